/** A duel is over: the card falls, is lost, or is cut. Fetched while the first cards turn. */
import './ends.css';
import { nextSide, topOf } from '../../state.ts';
import { textOf, wordsIn } from '../finish.ts';
import { fit } from '../fit.ts';
import { Card, NoCard, printed } from '../parts.tsx';
import { Score, SideFaces, useBuzz } from './bits.tsx';
import type { Play } from './play.ts';

const lastStep = ({ view }: Play) => view.chronicle.steps.at(-1);

const Took = ({ play, r }: { play: Play; r: number }) =>
  Number.isFinite(r) ? <time class="num">{play.seconds(r)}</time> : null;

/** What was said: the words that won as large as they go, and beside them what they were up against. (OF-36a) */
function Said({ play }: { play: Play }) {
  const { view, w, side } = play;
  const { won, others } = wordsIn(view);
  if (!won && others.length === 0) return null;
  const size = won ? fit(textOf(won), 318, 124, 60, 22) : 0;
  return (
    <div class="of-said">
      {won && (
        <>
          <p class="word" style={{ '--fs': `calc(${size} * min(1px, 100vw / 390))` }}>
            {textOf(won)}
          </p>
          <p class="by">
            <SideFaces play={play} side={won.side} size="2.2rem" />
            <b>{side(won.side)}</b>
            <Took play={play} r={won.r} />
          </p>
        </>
      )}
      {others.map((one) => (
        <p key={one.side} class={`by is-other${one.isRejected ? ' is-out' : ''}`}>
          <SideFaces play={play} side={one.side} size="2.2rem" />
          <span>
            <span>{w.quoted(textOf(one))}</span>
            {one.isRejected && <small> {w.photo.extra}</small>}
          </span>
          <Took play={play} r={one.r} />
        </p>
      ))}
    </div>
  );
}

const hasWords = ({ view }: Play): boolean => view.shown.length > 0;

/** The card falls into the score pile. */
export function Winner({ play }: { play: Play }) {
  const { view, t, w, mine, language } = play;
  useBuzz(true, 160);
  const step = lastStep(play)!;
  const count = view.won[mine]!.length;
  return (
    <section class={`of-flood${hasWords(play) ? ' has-words' : ''}`}>
      <h1 class="vh">{w.end.youWon}</h1>
      <Said play={play} />
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

export function Loser({ play }: { play: Play }) {
  const { view, t, w, mine, side, language } = play;
  const step = lastStep(play)!;
  const place = view.uncovers!;
  const isMine = place.side === mine;
  const under = topOf(view, place);
  const left = view.piles[place.side]![place.pile]!.length;
  return (
    <>
      <div class="of-claim">
        {!hasWords(play) && <SideFaces play={play} side={step.winner!} size="6rem" />}
        <h1 class="of-big">{w.end.wasFirst(side(step.winner!))}</h1>
      </div>
      <Said play={play} />
      <div>
        {isMine ? (
          <>
            <p class="of-lbl">
              <SideFaces play={play} side={mine} size="2.6rem" />
              <b>{under === undefined ? w.end.empty : w.end.next}</b>
              <Score play={play} side={mine} />
            </p>
            {under === undefined ? <NoCard height={150} /> : <span class="of-blank is-counted">{left}</span>}
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
export function Stale({ play }: { play: Play }) {
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
