/**
 * Ordet fanger: the rules. What was not refused at the door is decided here; each phase has its own file.
 */
import { type Actor, type Ctx, known, type Pauses, type Seat } from '../../kernel/game.ts';
import { EXTEND_MAX_MS } from './clock.ts';
import type { Command } from './commands.ts';
import { announce, flipNeutral } from './duel.ts';
import { best, endGame, scoresOf } from './end.ts';
import type { Fact } from './facts.ts';
import {
  accept,
  answer,
  ballotTimeIsUp,
  blank,
  callFoul,
  challenge,
  claim,
  claimStands,
  closeBallot,
  closeFinish,
  concede,
  confirm,
  dispute,
  nextBallot,
  restartRace,
  timeIsUp,
  vote,
} from './judging.ts';
import { leave, noteConnection, notePlayer } from './people.ts';
import { afterRound, beginRound, isEverybodyReady } from './rounds.ts';
import { contestOf, isTyped, larger, pilesPerSide, sideOf, topOf, type View } from './state.ts';
import { deal, drawCard, nextFace, proceed, reveal } from './turn.ts';

export function decide(state: View, asked: Command, by: Actor, ctx: Ctx<Fact>): void {
  const { tell, now } = ctx;
  const me = by as Seat;
  switch (asked.type) {
    case 'begin':
      return beginRound(state, ctx);
    case 'timeUp':
      return timeUp(state, ctx);
    case 'shuffle':
      return deal(state, ctx);
    case 'draw':
      if (contestOf(state)) return announce(state, me, ctx); // OF-31: it counts as a nudge
      return drawCard(state, sideOf(state, me), me, asked.drawPile, asked.playPile ?? 0, ctx);
    case 'nudge':
      tell({ type: 'nudged', seat: me, at: now });
      return state.duel ? undefined : announce(state, me, ctx);
    case 'answer':
      return answer(state, me, asked, ctx);
    case 'openMicrophone':
      return tell({ type: 'microphoneSet', seat: me, open: asked.open });
    case 'concede':
      return concede(state, sideOf(state, me), ctx);
    case 'blank':
      return blank(state, me, ctx);
    case 'claim':
      return claim(state, me, asked.winner, ctx);
    case 'confirm':
      return confirm(state, me, ctx);
    case 'dispute':
      return dispute(state, me, ctx);
    case 'challenge':
      return challenge(state, me, asked, ctx);
    case 'accept':
      return accept(state, me, ctx);
    case 'vote':
      return vote(state, me, asked.choice, ctx);
    case 'flipNeutral':
      return flipNeutral(state, me, asked.drawPile, ctx);
    case 'callFoul':
      return callFoul(state, me, asked.side, ctx);
    case 'ready':
      tell({ type: 'readied', seat: me });
      return isEverybodyReady(state) ? afterRound(state, ctx) : undefined;
    case 'smile':
      return tell({ type: 'smiled', seat: me, answer: asked.answer, on: asked.on });
    default:
      return decideAround(state, asked, ctx);
  }
}

/** What the master, the room and the server ask for. */
function decideAround(state: View, asked: Command, ctx: Ctx<Fact>): void {
  const { tell, now } = ctx;
  switch (asked.type) {
    case 'master.rule':
      return closeBallot(state, asked.choice, true, ctx);
    case 'master.skip':
      return tell({ type: 'skipMarked', side: asked.side });
    case 'master.extend': {
      // A race whose card is not visible yet cannot be over before it begins.
      const least = Math.max(now, state.phase === 'race' ? state.race!.revealAt : now);
      const until = Math.min(Math.max(least, state.until! + asked.seconds * 1000), now + EXTEND_MAX_MS);
      return tell({ type: 'clockMoved', until });
    }
    case 'master.flip':
      return flipNeutral(state, null, larger(state), ctx);
    case 'master.nudge':
      return announce(state, null, ctx);
    case 'master.restart':
      return deal(state, ctx);
    case 'master.coach':
      return tell({ type: 'coachSet', on: asked.on });
    case 'master.correct':
      return tell({ type: 'cardCorrected', from: asked.from, to: asked.to, card: state.won[asked.from]!.at(-1)! });
    case 'master.end':
      return endGame(state, 'ended-by-host', best(state, scoresOf(state)), ctx);
    case 'noteLine':
      if (asked.seat < state.seats) tell({ type: 'lineMeasured', seat: asked.seat, roundTripMs: asked.roundTripMs });
      return;
    case 'noteConnection':
      return noteConnection(state, asked, ctx);
    case 'notePlayer':
      return notePlayer(state, asked, ctx);
    case 'noteWords':
      return tell({ type: 'wordsNoted', text: asked.text, at: now });
    case 'noteLanguage':
      return tell({ type: 'languageNoted', language: asked.language });
    case 'leave':
      return leave(state, asked.seat, ctx);
    case 'releaseMaster':
      if (!state.masterGone) tell({ type: 'masterReleased' });
      return state.ballot?.byMaster && state.phase === 'ballot' ? ballotTimeIsUp(state, ctx) : undefined;
    case 'restartRace':
      return restartRace(state, ctx);
    case 'cancel':
      return endGame(state, 'cancelled', [], ctx);
  }
}

/** Everything that the clock may have to do now, the earliest first. */
function due(state: View): { at: number; does: (ctx: Ctx<Fact>) => void } | undefined {
  const list: { at: number; does: (ctx: Ctx<Fact>) => void }[] = [];
  const { phase, race, drawn, until } = state;
  const add = (at: number | null | undefined, does: (ctx: Ctx<Fact>) => void) => {
    if (typeof at === 'number') list.push({ at, does });
  };
  const face = nextFace(state);
  if (face) {
    const card = drawn?.card ?? race?.card;
    add(face.at, ({ tell }) => tell({ type: 'faceSent', seats: face.seats, card: card! }));
  }
  const isHidden = phase === 'turn' && contestOf(state) !== null;
  if (phase === 'reveal') add(drawn?.revealAt, (ctx) => reveal(state, ctx));
  if (phase === 'race' || isHidden) {
    if (race!.closesAt !== null) add(race!.closesAt, (ctx) => closeFinish(state, ctx));
    else if (!state.neutral) add(race!.until, (ctx) => timeIsUp(state, ctx));
  }
  if (state.neutral) add(race!.revealAt, (ctx) => showNeutral(state, ctx));
  if (isHidden) add(race!.revealAt + state.options.nudgeAfterMs, (ctx) => announce(state, null, ctx));
  if (phase !== 'reveal' && phase !== 'race') add(until, (ctx) => untilIsUp(state, ctx));
  return list.reduce<(typeof list)[number] | undefined>(
    (first, one) => (first && first.at <= one.at ? first : one),
    undefined,
  );
}

export function deadline(state: View): { at: number; command: Command } | undefined {
  const next = due(state);
  return next && { at: next.at, command: { type: 'timeUp' } };
}

/** With no turn timer; a side that is away has a clock. (OF-106) */
export const awaits = (state: View): Seat[] =>
  state.phase === 'turn' ? state.sides[state.turn]!.filter((seat) => !state.gone[seat]) : [];

function timeUp(state: View, ctx: Ctx<Fact>): void {
  due(state)?.does(ctx);
}

function showNeutral(state: View, ctx: Ctx<Fact>): void {
  const { card, from, jokers } = state.neutral!;
  ctx.tell({ type: 'neutralShown', card: known(card), from: known(from), jokers: known(jokers) });
}

function untilIsUp(state: View, ctx: Ctx<Fact>): void {
  switch (state.phase) {
    case 'shuffle':
      return deal(state, ctx);
    case 'turn':
      if (contestOf(state)) return announce(state, null, ctx);
      return drawCard(state, state.turn, null, larger(state), thinnest(state), ctx);
    case 'verdict':
      return claimStands(state, ctx);
    case 'challenge':
      return nextBallot(state, ctx);
    case 'ballot':
      return ballotTimeIsUp(state, ctx);
    case 'neutral-flip':
      return flipNeutral(state, null, larger(state), ctx);
    case 'duel-end':
      return afterDuel(state, ctx);
    case 'round-end':
      return afterRound(state, ctx);
  }
}

/** DECISION: with two piles a side the clock puts its card on the smaller one, the first if they are equal. */
function thinnest(state: View): number {
  const [first, second] = state.piles[state.turn]!;
  return pilesPerSide(state) === 2 && second!.length < first!.length ? 1 : 0;
}

/** OF-37: the card below becomes visible, for all the same. */
function afterDuel(state: View, ctx: Ctx<Fact>): void {
  const place = state.uncovers!;
  const card = topOf(state, place);
  if (card === undefined) ctx.tell({ type: 'duelOver', at: ctx.now });
  else ctx.tell({ type: 'cardUncovered', side: place.side, playPile: place.pile, card, at: ctx.now });
  proceed(state, ctx);
}

/** Each card that is put to somebody is a question of its own: an answer that comes late answers no other one. (OF-106) */
export const question = ({ duel, round, stamp, won, out }: View): string | undefined =>
  duel ? [round, stamp, won.flat().length, out, duel.cards].join(' ') : undefined;

/** Any seat may stop a game of voices; the host, or who leads, both. */
export const pauses = (state: View): Pauses =>
  isTyped(state) ? { perSeat: 0, seconds: 300, isHostFree: true } : { perSeat: 2, seconds: 300 };

/** A typed duel runs to its end, from the draw on. */
export const pausable = (state: View): boolean =>
  !(isTyped(state) && (state.phase === 'reveal' || contestOf(state) !== null));
