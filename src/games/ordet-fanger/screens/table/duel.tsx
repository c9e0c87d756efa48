/** A duel on the table: each half belongs to a speaker and shows the card that this person must answer. */
import type { ComponentChildren } from 'preact';
import { TimerRing, useTimeLeft } from '../../../../web/kit/index.ts';
import { categoryNamed, isJoker, isJuniorId, letterOf, type Sign } from '../../content.ts';
import { contestOf, type Side, type View } from '../../state.ts';
import { type Around, type Ask, asksOf, isShared, jokerOf, stakeOf, titleOf } from '../around.ts';
import { type Finisher, finishers, isByLine, levelOf } from '../finish.ts';
import { fit } from '../fit.ts';
import { Card, Edge, JokerCard, JuniorPicture, Sym, Won } from '../parts.tsx';
import { Faces, Foot, isBots, Left, Robot, Score, Series, shrunk } from './bits.tsx';
import { CARDS } from './measures.ts';

export function Duel({ around }: { around: Around }) {
  const { view } = around;
  if (view.neutral) return <Coming around={around} />;
  if (isShared(view)) return <OneCard around={around} />;
  return <TwoHalves around={around} />;
}

const signOf = ({ view }: Around, asked: string | undefined): Sign | 'none' =>
  (asked !== undefined && categoryNamed(asked, view.options.ownCategories)?.symbol) || 'none';

function TwoHalves({ around }: { around: Around }) {
  const { view, t, w } = around;
  const asks = asksOf(view);
  const contest = contestOf(view)!;
  const joker = jokerOf(view);
  const many = view.options.answersRequired;
  // A junior's own category has no colour: the flood is that of the match.
  const signs = contest.places.map((place) => signOf(around, view.piles[place.side]?.[place.pile]?.at(-1)));
  const note = many > 1 ? w.duel.firstTo(many) : contest.joker ? w.duel.joker : undefined;
  return (
    <>
      {asks.slice(0, 2).map((ask, i) => (
        <Half
          key={ask.side}
          around={around}
          ask={ask}
          which={i === 0 ? 'is-l' : 'is-r'}
          flood={signs[1 - i] ?? 'none'}
        />
      ))}
      <div class={`ot-seam${contest.joker ? ' is-joker' : ''}${many > 1 ? ' is-high' : ''}`}>
        {contest.joker && joker && isJoker(joker) ? (
          <JokerCard joker={joker} t={t} width="232px" drop={0} />
        ) : (
          signs[0] !== 'none' && signs[0] && <Sym sign={signs[0]} />
        )}
      </div>
      <Foot
        around={around}
        left={
          <>
            {note}
            <Series around={around} />
          </>
        }
      />
    </>
  );
}

interface HalfProps {
  readonly around: Around;
  readonly ask: Ask;
  readonly which: 'is-l' | 'is-r';
  readonly flood: Sign | 'none';
}

function Half({ around, ask, which, flood }: HalfProps) {
  const { view, w, side, language } = around;
  const many = view.options.answersRequired;
  const isTeam = view.sides[ask.side]!.length > 1;
  const title = ask.asked === undefined ? '' : titleOf(around, ask.asked);
  const isPicture = ask.asked !== undefined && isJuniorId(ask.asked);
  const name = side(ask.side);
  const size = fit(title, 700, many > 1 || isPicture ? 300 : 440, many > 1 ? 98 : 150);
  const sign = signOf(around, ask.asked);
  return (
    <section class={`ot-half ${which} s-${flood}`}>
      <div class="name">
        <Faces around={around} side={ask.side} />
        <p>
          <b style={{ '--k': shrunk(name, isTeam ? 8 : isBots(around, ask.side) ? 8.5 : 10) }}>
            {name}
            <Robot around={around} side={ask.side} />
          </b>
          {many > 1 ? w.duel.naming(many) : isTeam ? w.duel.saying2 : w.duel.saying}
        </p>
        <Score around={around} side={ask.side} />
      </div>
      <div class={`said${many > 1 ? ' is-many' : ''}`} lang={language} style={{ '--fs': `${size}px` }}>
        {isPicture && <JuniorPicture id={ask.asked!} />}
        <p>{title}</p>
        {many > 1 && (
          <ol class="slots" aria-hidden="true">
            {Array.from({ length: many }, (_, i) => (
              <li key={i}>{i + 1}</li>
            ))}
          </ol>
        )}
      </div>
      {ask.owner !== null && (
        <div class="own">
          <Faces around={around} side={ask.owner} />
          <span>{w.duel.cardOf(side(ask.owner))}</span>
          {sign !== 'none' && (
            <>
              <span class={`ix s-${sign}`}>
                <Sym sign={sign} />
              </span>
              <b>{letterOf(sign)}</b>
            </>
          )}
        </div>
      )}
    </section>
  );
}

/** The neutral card has been drawn, and stands on its edge. */
function Coming({ around }: { around: Around }) {
  const { view, w } = around;
  return (
    <>
      <h1 class="ot-shout">{view.duel?.kind === 'showdown' ? w.duel.showdown : w.neutral[levelOf(view).title]}</h1>
      <div class="ot-coming">
        <Edge label={w.turn.covered} height={560} />
      </div>
      <p class="ot-code">{around.code}</p>
    </>
  );
}

const totalOf = (view: View, side: Side): number => view.totals[side]!.reduce((sum, one) => sum + one, 0);

const SPOTS = ['is-l', 'is-r', 'is-m'] as const;

/** One card for all: without colour after a dead heat, in its colour where two cards of one player match. */
function OneCard({ around }: { around: Around }) {
  const { view, w, language } = around;
  const asks = asksOf(view);
  const asked = asks[0]?.asked;
  const duel = view.duel!;
  const sign = signOf(around, asked);
  const isNeutral = view.race!.card !== null;
  const title = asked === undefined ? '' : titleOf(around, asked);
  const isShowdown = duel.kind === 'showdown';
  const lead = isShowdown
    ? w.duel.level(totalOf(view, asks[0]!.side))
    : duel.kind === 'own' && !isNeutral
      ? w.duel.own
      : w.neutral.help;
  const { title: why, between } = levelOf(view);
  const isBetween = isNeutral && !isShowdown && between !== null;
  const before = isBetween ? finishers(view, view.chronicle.last) : [];
  return (
    <>
      <h1 class="ot-shout">{isShowdown ? w.duel.showdown : isNeutral ? w.neutral[why] : w.duel.one}</h1>
      {isBetween ? <Between around={around} ms={between} /> : <p class="ot-lead">{lead}</p>}
      <article class={`ot-one s-${isNeutral || sign === 'none' ? 'none' : sign}`} lang={language}>
        <span class="flag">
          {sign !== 'none' && (
            <>
              <Sym sign={sign} />
              <b aria-hidden="true">{letterOf(sign)}</b>
            </>
          )}
        </span>
        <p class="word" style={{ fontSize: `${fit(title, 560, 420, 150)}px` }}>
          {title}
        </p>
      </article>
      <Rivals around={around} sides={asks.map((ask) => ask.side)} before={before} />
      {isNeutral && (
        <p class="ot-pips">
          {w.neutral.count(duel.cards, view.options.maxNeutralCards)}
          {Array.from({ length: view.options.maxNeutralCards }, (_, i) => (
            <i key={i} class={i < duel.cards ? 'on' : ''} />
          ))}
        </p>
      )}
      {isNeutral && !isShowdown && <p class="ot-back-in">{w.duel.neutral}</p>}
      <Left around={around} class="ot-clock2" />
      <Again around={around} />
      <p class="ot-code">{around.code}</p>
    </>
  );
}

interface RivalsProps {
  readonly around: Around;
  readonly sides: readonly Side[];
  /** Their times, if a dead heat was so near. */
  readonly before: readonly Finisher[];
}

/** Who is after the one card: a mask at each side of it, and what each stands to lose. */
export function Rivals({ around, sides, before }: RivalsProps) {
  const { view, w, t, side } = around;
  const { kind } = view.duel!;
  if (sides.length > SPOTS.length) {
    return (
      <ol class="ot-many">
        {sides.map((one) => (
          <li key={one}>
            <Faces around={around} side={one} />
            {side(one)}
          </li>
        ))}
      </ol>
    );
  }
  return (
    <>
      {sides.map((one, i) => (
        <Rival
          key={one}
          around={around}
          side={one}
          spot={SPOTS[i]!}
          r={before.find((finisher) => finisher.side === one)?.r ?? null}
        >
          {kind === 'showdown' && <Won count={totalOf(view, one)} t={t} />}
          {kind === 'pair' && <Stake around={around} side={one} label={w.neutral.mayLose(side(one))} t={t} />}
        </Rival>
      ))}
    </>
  );
}

/** How near they were, and that so little is none. */
export const Between = ({ around: { w, seconds, view }, ms }: { around: Around; ms: number }) => (
  <p class="ot-lead">
    {w.neutral.between(seconds(ms))}
    <small>{isByLine(view, ms) ? w.neutral.byLine : w.neutral.upTo(seconds(view.options.tieWindowMs))}</small>
  </p>
);

function Rival({
  around,
  side,
  spot,
  r,
  children,
}: {
  around: Around;
  side: Side;
  spot: string;
  r: number | null;
  children?: ComponentChildren;
}) {
  const name = around.side(side);
  return (
    <section class={`ot-rival ${spot}`}>
      <Faces around={around} side={side} />
      <p class="nm" style={{ '--k': shrunk(name, isBots(around, side) ? 7.5 : 9) }}>
        {name}
        <Robot around={around} side={side} />
      </p>
      {r !== null && Number.isFinite(r) && <p class="tm num">{around.seconds(r)} s</p>}
      {children}
    </section>
  );
}

function Stake({ around, side, label, t }: { around: Around; side: Side; label: string; t: Around['t'] }) {
  const card = stakeOf(around.view, side);
  if (card === undefined) return null;
  return (
    <div class="stake">
      <p>{label}</p>
      <Card view={around.view} t={t} card={card} language={around.language} {...CARDS.stake} />
    </div>
  );
}

/** Three, two, one before a race that starts again. */
export function Again({ around }: { around: Around }) {
  const { view, now, w } = around;
  const race = view.race;
  const left = useTimeLeft(race && race.barFrom < race.revealAt ? race.revealAt : null, now, 1000);
  if (left <= 0) return null;
  return (
    <p class="ot-again" role="status">
      {w.duel.starts} <b class="num">{Math.ceil(left / 1000)}</b>
    </p>
  );
}

/** "Dagny was first", stamped over the duel; a few seconds to object. */
export function Stamp({ around }: { around: Around }) {
  const { view, w, side, now, room, name } = around;
  const { winner } = view.verdict!;
  const spoke = view.duel?.given.findLast(
    ({ seat }) => view.bots[seat] && winner !== null && view.sides[winner]!.includes(seat),
  );
  return (
    <div class="ot-stamp" role="status">
      <TimerRing until={view.until} now={now} ms={view.options.verdictMs} paused={room.pause !== null} size="132px" />
      <p>
        <b style={{ '--k': shrunk(winner === null ? '' : side(winner), 10) }}>
          {winner === null ? w.verdict.same : w.verdict.first(side(winner))}
        </b>
        {spoke ? w.verdict.robot(name(spoke.seat), spoke.text) : w.verdict.waiting}
      </p>
    </div>
  );
}
