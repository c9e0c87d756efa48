/** The end of a round and of the game: fetched while there is time, drawn when it is over. */
import { Button } from '../../../../web/kit/index.ts';
import { titleOf } from '../around.ts';
import { overTitle, standings } from '../count.ts';
import { printed, Tile } from '../parts.tsx';
import { SideFaces } from './bits.tsx';
import type { Play } from './play.ts';

function Facts({ play }: { play: Play }) {
  const { view, w, side, seconds, t, mine } = play;
  const { fastest, longest, disputed } = view.chronicle;
  const ranks = standings(view);
  const at = ranks.findIndex((one) => one.side === mine);
  const near = at > 0 ? ranks[at - 1] : ranks[1];
  return (
    <dl class="of-facts">
      {fastest && (
        <div>
          <dt>{w.roundEnd.fastestAnswer}</dt>
          <dd>
            “{fastest.text}”, {seconds(fastest.r)} s, {play.name(fastest.seat)}
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
            “{disputed.text}”, {play.name(disputed.seat)}
          </dd>
        </div>
      )}
      {near && (
        <div>
          <dt>{at > 0 ? w.roundEnd.place : w.roundEnd.behind}</dt>
          <dd>
            {side(near.side)}, {t.screen.score(near.total)}
          </dd>
        </div>
      )}
    </dl>
  );
}

export function MyCards({ play }: { play: Play }) {
  const { view, w, mine, language, t } = play;
  const cards = view.won[mine]!;
  const isTeam = view.sides[mine]!.length > 1;
  const wall = view.chronicle.wall.filter(({ won }) => won).toSorted((a, b) => a.r - b.r);
  return (
    <>
      <div class="of-head">
        <h1 class="of-big">{(isTeam ? w.roundEnd.weTook : w.roundEnd.took)(cards.length)}</h1>
        <SideFaces play={play} side={mine} size="3.6rem" />
      </div>
      {cards.length === 0 ? (
        <p class="of-lead">{w.roundEnd.nothing}</p>
      ) : (
        <ul class="of-gallery">
          {cards.map((card) => {
            const { symbol, title } = printed(view, card, language);
            return (
              <li key={card}>
                <Tile sign={symbol} label={`${t.symbols[symbol]}, ${title}`} />
              </li>
            );
          })}
        </ul>
      )}
      <Facts play={play} />
      {wall.length > 0 && (
        <section class="of-best">
          <h2>{w.roundEnd.best(view.round)}</h2>
          <ol>
            {wall.slice(0, 6).map((told) => (
              <li key={`${told.text} ${told.r}`}>
                <SideFaces
                  play={play}
                  side={view.sides.findIndex((seats) => seats.includes(told.seat))}
                  size="2.2rem"
                />
                <span>
                  <b>{told.text}</b>
                  <small>{titleOf(play, told.card)}</small>
                </span>
                <time class="num">{play.seconds(told.r)}</time>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
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
            <span class="num of-place">{view.result?.places[one]}</span>
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
