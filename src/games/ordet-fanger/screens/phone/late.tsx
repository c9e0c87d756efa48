/** The end of a round and of the game: fetched while there is time, drawn when it is over. */
import './late.css';
import { Button, Icon } from '../../../../web/kit/index.ts';
import { lovedOf, sideOf, type View } from '../../state.ts';
import { titleOf } from '../around.ts';
import { nearest, overTitle, standings } from '../count.ts';
import { printed, Tile } from '../parts.tsx';
import { Smile } from '../smile.tsx';
import { SideFaces } from './bits.tsx';
import type { Play } from './play.ts';

export { Loser, Stale, Winner } from './fallen.tsx';

function Facts({ play }: { play: Play }) {
  const { view, w, sides, seconds, t, mine } = play;
  const { fastest, longest, disputed } = view.chronicle;
  const loved = lovedOf(view);
  const near = nearest(standings(view), mine);
  return (
    <dl class="of-facts">
      {fastest && (
        <div>
          <dt>{w.roundEnd.fastestAnswer}</dt>
          <dd>
            {w.quoted(fastest.text)}, {seconds(fastest.r)} s, {play.name(fastest.seat)}
          </dd>
        </div>
      )}
      {longest > 0 && (
        <div>
          <dt>{w.roundEnd.series}</dt>
          <dd>{w.roundEnd.duels(longest)}</dd>
        </div>
      )}
      {disputed && (
        <div>
          <dt>{w.roundEnd.disputed}</dt>
          <dd>
            {w.quoted(disputed.text)}, {play.name(disputed.seat)}
          </dd>
        </div>
      )}
      {loved && (
        <div>
          <dt>{w.roundEnd.loved}</dt>
          <dd>
            {w.quoted(loved.text)}, {play.name(loved.seat)}
          </dd>
        </div>
      )}
      {near && (
        <div>
          <dt>{w.roundEnd[near.where]}</dt>
          <dd>
            {sides(near.sides)}, {t.screen.score(near.total)}
          </dd>
        </div>
      )}
    </dl>
  );
}

const FEW = 6;

export function MyCards({ play }: { play: Play }) {
  const { view, w, mine, language, t } = play;
  const cards = view.won[mine]!;
  const isTeam = view.sides[mine]!.length > 1;
  // A few are worth reading, where nothing else waits to be.
  const isFew = cards.length <= FEW && view.chronicle.wall.length === 0;
  return (
    <>
      <div class="of-head">
        <h1 class="of-big">{(isTeam ? w.roundEnd.weTook : w.roundEnd.took)(cards.length)}</h1>
        <SideFaces play={play} side={mine} size="3.6rem" />
      </div>
      {cards.length === 0 ? (
        <p class="of-lead">{w.roundEnd.nothing}</p>
      ) : (
        <ul class={`of-gallery${isFew ? ' is-few' : cards.length > 16 ? ' is-many' : ''}`}>
          {cards.map((card) => {
            const { symbol, title } = printed(view, card, language);
            return (
              <li key={card}>
                <Tile sign={symbol} label={isFew ? `${t.symbols[symbol]}.` : `${t.symbols[symbol]}, ${title}`} />
                {isFew && <b>{title}</b>}
              </li>
            );
          })}
        </ul>
      )}
      <Best play={play} />
      <Facts play={play} />
    </>
  );
}

/** What was said and won a card, the quickest first; a tap is a smile, never at one's own (OF-94b). */
function Best({ play }: { play: Play }) {
  const { view, w, mine } = play;
  const said = view.chronicle.wall.flatMap((told, answer) => (told.won ? [{ told, answer }] : []));
  if (said.length === 0) return null;
  return (
    <section class="of-best">
      <h2>{w.roundEnd.best(view.round)}</h2>
      <p class="of-note">{w.roundEnd.loveHelp}</p>
      <ol>
        {said
          .toSorted((a, b) => a.told.r - b.told.r)
          .map(({ told, answer }) => {
            const side = sideOf(view, told.seat);
            return (
              <li key={answer} class={`s-${printed(view, told.card, play.language).symbol}`}>
                <SideFaces play={play} side={side} size="2.6rem" />
                <span>
                  <b>{told.text}</b>
                  <small>
                    {titleOf(play, told.card)}, {play.seconds(told.r)} s
                  </small>
                </span>
                <Smiles play={play} told={told} answer={answer} isOwn={side === mine} />
              </li>
            );
          })}
      </ol>
    </section>
  );
}

interface SmilesProps {
  readonly play: Play;
  readonly told: View['chronicle']['wall'][number];
  readonly answer: number;
  readonly isOwn: boolean;
}

function Smiles({ play, told, answer, isOwn }: SmilesProps) {
  const { w, me, ask } = play;
  const count = told.smiles.length;
  const isOn = told.smiles.includes(me);
  const label = `${told.text}: ${w.roundEnd.smiles(count)}`;
  if (isOwn) {
    return (
      <span class="of-smiles" role="img" aria-label={label}>
        <Smile />
        <b>{count}</b>
      </span>
    );
  }
  const press = () => ask({ type: 'smile', answer, on: !isOn });
  return (
    <button type="button" class="of-smiles" aria-pressed={isOn} aria-label={label} onClick={press}>
      <Smile />
      <b>{count}</b>
      {isOn && <Icon id="check" />}
    </button>
  );
}

export function Ready({ play }: { play: Play }) {
  const { view, w, me, ask } = play;
  const isReady = view.readied.includes(me);
  const people = view.bots.flatMap((bot, seat) => (bot || view.gone[seat] || !view.connected[seat] ? [] : [seat]));
  const isLast = view.round >= view.options.rounds;
  const box = view.options.cardSets === 'alternate' ? (view.round % 2 ? 'set-2' : 'set-1') : view.options.cardSets;
  return (
    <>
      <Button kind="primary" big disabled={isReady} onPress={() => ask({ type: 'ready' })}>
        {isLast ? w.roundEnd.readyEnd : w.roundEnd.box[box]}
      </Button>
      <p class="of-note" role="status">
        {w.roundEnd.waiting(people.filter((seat) => view.readied.includes(seat)).length, people.length)}
      </p>
    </>
  );
}

export function Over({ play }: { play: Play }) {
  const { view, w, t, mine, side } = play;
  const isWinner = view.result?.winners.includes(mine) ?? false;
  const isShared = (view.result?.winners.length ?? 0) > 1;
  return (
    <>
      <div class="of-head">
        <h1 class="of-big">{isWinner && !isShared ? w.over.youWin : overTitle(play)}</h1>
      </div>
      {isShared && <p class="of-lead">{w.over.shared}</p>}
      <ol class="of-table" aria-label={w.over.scores}>
        {standings(view).map(({ side: one, total, rounds }) => (
          <li
            key={one}
            class={`${one === mine ? 'is-me' : ''}${view.result?.winners.includes(one) ? ' is-winner' : ''}`}
          >
            <span class="num of-place">{view.result?.winners.length ? view.result.places[one] : null}</span>
            <SideFaces play={play} side={one} size="2.6rem" />
            <span>
              <b>{side(one)}</b>
              <small class="num">{view.removed[one] ? w.over.left : rounds.length > 1 ? rounds.join(' + ') : ''}</small>
            </span>
            <b class="of-won">
              <span aria-hidden="true">{total}</span>
              <span class="vh">{t.screen.score(total)}</span>
            </b>
          </li>
        ))}
      </ol>
      <Facts play={play} />
    </>
  );
}
