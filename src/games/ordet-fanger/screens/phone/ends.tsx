/** A duel, a round, the game is over. */
import { Button } from '../../../../web/kit/index.ts';
import { nextSide, topOf } from '../../state.ts';
import { titleOf } from '../around.ts';
import { overTitle, standings } from '../count.ts';
import { Card, NoCard, printed, Tile } from '../parts.tsx';
import { SideFaces, useBuzz } from './bits.tsx';
import type { Play, Scene } from './play.ts';

const lastStep = ({ view }: Play) => view.chronicle.steps.at(-1);

export function duelEndScene(play: Play): Scene {
  const { view, w, mine, language, side } = play;
  const step = lastStep(play);
  const examples = view.examples?.[language] ?? [];
  const isWon = step?.winner === mine;
  const words = (label: string) =>
    examples.length > 0 ? (
      <div class="of-examples">
        <p class="label">{label}</p>
        <p>{examples.join(', ')}</p>
      </div>
    ) : undefined;
  const common = { key: `end ${view.chronicle.steps.length}`, clock: '' };
  if (!step) return { ...common, phase: w.duel.title, stage: null };
  if (step.winner === null) {
    return { ...common, class: 'of-end', phase: w.end.stale, stage: <Stale play={play} />, thumb: words(w.end.could) };
  }
  if (isWon) {
    const sign = printed(view, step.card, language).symbol;
    return {
      ...common,
      class: `of-end is-won s-${sign}`,
      phase: w.end.youWon,
      bleed: true,
      stage: <Winner play={play} />,
      thumb: words(w.end.youAlso),
    };
  }
  return {
    ...common,
    class: 'of-end',
    phase: w.end.took(side(step.winner)),
    stage: <Loser play={play} />,
    thumb: words(w.end.also),
  };
}

/** The card falls into the score pile. */
function Winner({ play }: { play: Play }) {
  const { view, t, w, mine, language } = play;
  useBuzz(true, 160);
  const step = lastStep(play)!;
  const count = view.won[mine]!.length;
  return (
    <section class="of-flood">
      <h1 class="vh">{w.end.youWon}</h1>
      <svg class="of-trail" viewBox="0 0 390 520" preserveAspectRatio="none" aria-hidden="true">
        <path fill="var(--of-ink)" d="M40 0L120 190L150 186ZM150 0L190 190L240 180ZM300 0L262 180L280 184Z" />
      </svg>
      <div class="of-fly">
        <Card
          view={view}
          t={t}
          card={step.card}
          language={language}
          width={316}
          height={168}
          flag={38}
          pad={16}
          symbol={92}
          most={40}
          drop={0}
        />
      </div>
      <div class="of-score" role="img" aria-label={w.end.have(count)}>
        <i />
        <i />
        <b>{count}</b>
        <em>+1</em>
      </div>
    </section>
  );
}

function Loser({ play }: { play: Play }) {
  const { view, t, w, mine, side, language } = play;
  const step = lastStep(play)!;
  const place = view.uncovers!;
  const isMine = place.side === mine;
  const under = topOf(view, place);
  return (
    <>
      <div class="of-claim">
        <SideFaces play={play} side={step.winner!} size="6rem" />
        <h1 class="of-big">{w.end.wasFirst(side(step.winner!))}</h1>
      </div>
      <div>
        {isMine ? (
          <>
            <p class="of-lbl">
              <SideFaces play={play} side={mine} size="2.6rem" />
              <b>{under === undefined ? w.end.empty : w.end.next}</b>
            </p>
            {under === undefined ? <NoCard height={150} /> : <span class="of-blank" style={{ height: '150px' }} />}
          </>
        ) : (
          <Card
            view={view}
            t={t}
            card={step.card}
            language={language}
            fluid
            width={358}
            height={150}
            flag={34}
            pad={16}
            symbol={84}
            most={36}
          />
        )}
      </div>
    </>
  );
}

/** The knife takes the card: nobody scores. */
function Stale({ play }: { play: Play }) {
  const { view, t, w, language, side } = play;
  const { card } = lastStep(play)!;
  const next = view.drawer === null ? undefined : nextSide(view, view.drawer);
  return (
    <>
      <div>
        <h1 class="of-big">{w.end.staleTitle}</h1>
        <p class="of-lead">{w.end.staleHelp}</p>
      </div>
      <div class="of-cut" role="img" aria-label={`${printed(view, card, language).title}. ${w.end.out}`}>
        {['is-a', 'is-b'].map((half) => (
          <Card
            key={half}
            view={view}
            t={t}
            card={card}
            language={language}
            class={half}
            hidden
            width={320}
            height={180}
            flag={38}
            pad={22}
            symbol={100}
            most={38}
            drop={0}
          />
        ))}
      </div>
      {next !== undefined && <p class="of-note">{w.turn.other(side(next))}</p>}
    </>
  );
}

export function roundEndScene(play: Play): Scene {
  const { view, w } = play;
  return {
    key: `round ${view.round}`,
    class: 'of-round',
    phase: w.roundEnd.title(view.round),
    clock: view.until,
    stage: <MyCards play={play} />,
    thumb: <Ready play={play} />,
  };
}

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

function MyCards({ play }: { play: Play }) {
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

function Ready({ play }: { play: Play }) {
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

export function overScene(play: Play): Scene {
  const { w, view } = play;
  return {
    key: 'over',
    class: 'of-over',
    phase: view.result?.reason === 'piles-empty' ? w.over.scores : w.over.ended,
    clock: '',
    stage: <Over play={play} />,
  };
}

function Over({ play }: { play: Play }) {
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
