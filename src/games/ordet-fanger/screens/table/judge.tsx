/** The photo finish and the vote, on the table. */
import { Face, Icon, TimerRing } from '../../../../web/kit/index.ts';
import { categoryNamed } from '../../content.ts';
import type { Side } from '../../state.ts';
import { type Around, asksOf, stakeOf, titleOf } from '../around.ts';
import { finishers, finishTitle, spanOf, stepOf } from '../finish.ts';
import { fit } from '../fit.ts';
import { Card } from '../parts.tsx';
import { Faces, Left, shrunk } from './bits.tsx';
import { CARDS } from './measures.ts';

const RIGHT = 1500;
const LEFT = 300;
const LANE = 296;

/** Who was first, to the hundredth, on a ruler on which time runs to the left. */
export function Photo({ around }: { around: Around }) {
  const { view, w, t, now, room, seconds, side, language } = around;
  const list = finishers(view);
  const finished = list.filter(({ r }) => Number.isFinite(r));
  const winner = view.challenge?.winner ?? null;
  const loser = winner === null ? undefined : view.duel!.sides.find((one) => one !== winner);
  const stake = loser === undefined ? undefined : stakeOf(view, loser);
  const window = view.options.tieWindowMs;
  const { from, to } = finished.length > 0 ? spanOf(finished, window) : { from: 0, to: 1000 };
  const k = (RIGHT - LEFT) / (to - from);
  const x = (ms: number) => RIGHT - (ms - from) * k;
  const step = stepOf(to - from);
  const marks = Array.from({ length: 80 }, (_, i) => Math.ceil(from / (step / 5)) * (step / 5) + (i * step) / 5).filter(
    (ms) => ms <= to,
  );
  const leader = finished[0]?.r ?? 0;
  // The mask of whoever is level lies on the band, and the title says so.
  const isLevel = finished.length > 1 && finished[1]!.r - leader <= window;
  const ms = view.shown.every(({ verified }) => verified) ? 2000 : view.options.challengeMs;
  return (
    <>
      <h1 class="ot-shout">{w.photo.title}</h1>
      <div class="ot-verdict">
        <p>
          {finishTitle(around, true)}
          <small>{w.photo.unless}</small>
        </p>
        <TimerRing until={view.until} now={now} ms={ms} paused={room.pause !== null} size="132px" />
      </div>
      <section class="ot-strip">
        {finished.length > 0 && (
          <>
            <div class="tie" style={{ left: `${x(leader + window)}px`, width: `${x(leader) - x(leader + window)}px` }}>
              {window > 0 && !isLevel && <span>{w.photo.window(seconds(window))}</span>}
            </div>
            {finished.slice(0, 2).map((one, i) => (
              <div key={one.side} class={`line${i ? ' is-b' : ''}`} style={{ left: `${x(one.r)}px` }} />
            ))}
          </>
        )}
        {list.slice(0, 2).map((one, i) => (
          <Lane
            key={one.side}
            around={around}
            runner={one}
            top={i * LANE}
            x={Number.isFinite(one.r) ? x(one.r) : null}
          />
        ))}
        <div class="ruler">
          <svg viewBox="0 0 1920 100" aria-hidden="true">
            {marks.map((one) => {
              const isBig = Math.round(one) % step === 0;
              return (
                <path
                  key={one}
                  fill="#0b0d12"
                  d={`M${(x(one) - (isBig ? 2.5 : 1.2)).toFixed(1)} 0h${isBig ? 5 : 2.4}v${isBig ? 30 : 16}h-${isBig ? 5 : 2.4}Z`}
                />
              );
            })}
            {marks
              .filter((one) => Math.round(one) % step === 0)
              .map((one) => (
                <text key={one} x={x(one)} y="68" text-anchor="middle" font-weight="700" font-size="32" fill="#0b0d12">
                  {seconds(one)}
                </text>
              ))}
          </svg>
        </div>
      </section>
      {stake !== undefined && winner !== null && loser !== undefined && (
        <div class="ot-bottom">
          <Card view={view} t={t} card={stake} language={language} {...CARDS.prize} />
          <p>{w.photo.stake(side(winner), side(loser))}</p>
        </div>
      )}
      <p class="ot-code">{around.code}</p>
    </>
  );
}

interface LaneProps {
  readonly around: Around;
  readonly runner: ReturnType<typeof finishers>[number];
  readonly top: number;
  readonly x: number | null;
}

function Lane({ around, runner, top, x }: LaneProps) {
  const { view, w, faces, name, seconds } = around;
  const { side, answers, r } = runner;
  const ask = asksOf(view).find((one) => one.side === side);
  const counted = answers.filter(({ counts }) => counts);
  const shown = counted.length > 0 ? counted : answers;
  const text = shown.map((one) => one.text).join(', ');
  const seat = shown.at(-1)!.seat;
  const isKnown = shown.every(({ verified }) => verified);
  return (
    <div class="ot-lane" style={{ top: `${top}px` }}>
      {x !== null && (
        <>
          <div class="streak" style={{ left: `${x - 560}px`, '--tint': `var(--seat-${faces[seat]!.tint})` }}>
            <i />
            <i />
            <i />
          </div>
          <div class="run" style={{ left: `${x - 196}px` }}>
            <Face seat={faces[seat]!} size="196px" />
          </div>
        </>
      )}
      <div class="ans">
        <p class="ask">
          <span>{ask?.asked === undefined ? '' : titleOf(around, view.juniors[seat] ?? ask.asked)}</span>
        </p>
        <p class="a" style={{ fontSize: `${fit(text, 820, 104, 92, 34)}px` }}>
          <span>{text}</span>
        </p>
        <p class={`mk${isKnown ? ' is-known' : ''}`}>
          {isKnown ? <Icon id="check" /> : <b aria-hidden="true">?</b>}
          {isKnown ? w.photo.known : w.photo.unlisted}
        </p>
      </div>
      <div class="time">
        <span class="nm">{name(seat)}</span>
        <b class="num">{Number.isFinite(r) ? seconds(r) : '–'}</b>
      </div>
    </div>
  );
}

/** OF-78a: what the list knows, and what the other said. */
function Beside({ around: { view, w, side, language } }: { around: Around }) {
  const { examples, side: own } = view.ballot!;
  const known = examples?.[language] ?? [];
  const rows = finishers(view)
    .filter((one) => one.side !== own)
    .map((one) => ({ name: side(one.side), texts: one.answers.map(({ text }) => text) }));
  if (known.length > 0) rows.unshift({ name: w.ballot.own.examples, texts: [...known] });
  return (
    <dl>
      {rows.map(({ name, texts }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{texts.join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The question, who votes, and who has; never what. */
export function Vote({ around }: { around: Around }) {
  const { view, w, name, side, faces, t, language } = around;
  const ballot = view.ballot!;
  const answers = view.shown.filter((one) => one.side === ballot.side && one.counts);
  const doubt = view.doubts.findLast((one) => one.side === ballot.side);
  const text = answers.map((one) => one.text).join(', ');
  const asks = asksOf(view);
  const ask = asks.find((one) => one.side === ballot.side);
  const isOwn = ballot.examples !== null;
  const cardFor = (asked: string | undefined, width: number) =>
    asked === undefined ? null : categoryNamed(asked, view.options.ownCategories) ? (
      <Card view={view} t={t} card={asked} language={language} {...CARDS.voted} width={width} />
    ) : (
      <p class="q">{titleOf(around, asked)}</p>
    );
  return (
    <>
      <h1 class="ot-shout">
        {isOwn ? w.ballot.own.shout(side(ballot.side!)) : ballot.question === 'first' ? w.ballot.first : w.ballot.title}
      </h1>
      <Left around={around} class="ot-clock2" />
      {ballot.question === 'answers' && (
        <div class="ot-question">
          {doubt && <p class="q">{w.ballot[doubt.reason](name(doubt.seat))}</p>}
          {isOwn && <p class="q">{w.ballot.own.lead}</p>}
          <p class="a" style={{ fontSize: `${fit(text, 1760, 260, 210, 60)}px` }}>
            {text}
          </p>
          {isOwn ? (
            <div class="beside">
              {cardFor(ask?.asked, 760)}
              <Beside around={around} />
            </div>
          ) : (
            cardFor(ask?.asked, 760)
          )}
        </div>
      )}
      {ballot.question === 'first' && (
        <ol class="ot-both">
          {asks.map((one) => (
            <li key={one.side}>
              <p>
                <Faces around={around} side={one.side} />
                <b style={{ '--k': shrunk(side(one.side), 12) }}>{side(one.side)}</b>
              </p>
              {cardFor(one.asked, 800)}
            </li>
          ))}
        </ol>
      )}
      {ballot.question === 'foul' && <p class="ot-question a">{w.ballot.foul(side(ballot.side as Side))}</p>}
      {ballot.byMaster ? (
        <p class="ot-voters">{w.ballot.master}</p>
      ) : (
        <ul class="ot-voters" aria-label={w.ballot.voters}>
          {ballot.voters.map((seat) => {
            const has = ballot.votes.some((vote) => vote.seat === seat);
            return (
              <li key={seat} class={has ? 'has' : ''}>
                <Face seat={faces[seat]!} size="120px" />
                {has && <Icon id="check" class="ck" />}
                <span class="vh">{(has ? w.ballot.has : w.ballot.hasNot)(name(seat))}</span>
              </li>
            );
          })}
        </ul>
      )}
      <p class="ot-code">{around.code}</p>
    </>
  );
}
