/**
 * Illumuffinati: phases 4 and 5. The Bakers bribe, the Inspector lets them go, and the last one turns up her card.
 * (IM-40 to IM-75)
 *
 * Everything here is public but the answers in `takeback`, which are shown together when it closes.
 */
import { type Ctx, known, type Seat } from '../../kernel/game.ts';
import { type Face, MS } from './content.ts';
import { beginEarnings } from './earnings.ts';
import type { Fact } from './facts.ts';
import { enter } from './round.ts';
import { askedBack, bakersOf, isAnotherSentHome, seatsOf, type View } from './state.ts';

/** IM-65: the door opens a little later, so that all phones show the new cards first. */
export function beginNegotiate(state: View, { tell, now }: Ctx<Fact>): void {
  const { negotiateSecondsFirst, negotiateSeconds, acceptLockSeconds } = state.options;
  const seconds = state.home.length === 0 ? negotiateSecondsFirst : negotiateSeconds;
  const lockedUntil = acceptLockSeconds > 0 ? now + acceptLockSeconds * 1000 : null;
  tell({ type: 'phaseBegan', phase: 'negotiate', endsAt: now + seconds * 1000, lockedUntil });
}

/** IM-48, IM-50: with the whole bribe, or with none of it. */
export function sendHome(state: View, seat: Seat, takeBribe: boolean, ctx: Ctx<Fact>): void {
  const bribe = state.bribes[seat]!;
  ctx.tell({ type: 'bakerHome', seat, taken: takeBribe ? bribe : 0, returned: takeBribe ? 0 : bribe });
  if (state.room.length === 1) {
    const last = state.room[0]!;
    if (state.bribes[last]! > 0) ctx.tell({ type: 'bribeReturned', seat: last }); // IM-64
    return inspect(state, ctx);
  }
  if (askedBack(state).length === 0) return afterTakeBack(state, ctx);
  enter('takeback', ctx.now + state.options.takeBackSeconds * 1000, ctx);
}

/** IM-67: the highest bribe; of equal ones, and of none, the Baker nearest to the Inspector's left. */
export function sendHomeByDefault(state: View, ctx: Ctx<Fact>): void {
  const highest = Math.max(...state.room.map((seat) => state.bribes[seat]!));
  const seat = bakersOf(state).find((one) => state.room.includes(one) && state.bribes[one] === highest)!;
  sendHome(state, seat, highest > 0, ctx);
}

export function answerTakeBack(state: View, seat: Seat, keep: number, ctx: Ctx<Fact>): void {
  ctx.tell({ type: 'takeBackAnswered', seat, keep });
  if (state.answered === askedBack(state).length) closeTakeBack(state, ctx);
}

/** IM-46: all answers at once; whoever gave none keeps everything where it lies. */
export function closeTakeBack(state: View, ctx: Ctx<Fact>): void {
  const asked = askedBack(state);
  const keeps = seatsOf(state).map((seat) =>
    asked.includes(seat) ? (state.keeps[seat] ?? state.bribes[seat]!) : null,
  );
  ctx.tell({ type: 'bribesKept', keeps });
  afterTakeBack(state, ctx);
}

function afterTakeBack(state: View, ctx: Ctx<Fact>): void {
  if (isAnotherSentHome(state)) beginNegotiate(state, ctx);
  else inspect(state, ctx);
}

/** IM-57 to IM-59: the lowest card of everybody in the room; the very last card is not turned up by it. */
function inspect(state: View, ctx: Ctx<Fact>): void {
  const isLast = state.room.length === 1;
  const cardOf = (seat: Seat, at: number): Face | null =>
    state.room.includes(seat) ? (known(state.hands[seat])[at] ?? null) : null;
  const seats = seatsOf(state);
  enter('inspect', ctx.now + MS.inspect, ctx);
  ctx.tell({
    type: 'muffinsInspected',
    taken: seats.map((seat) => cardOf(seat, 0)),
    opened: seats.map((seat) => (isLast ? null : cardOf(seat, 1))),
  });
}

export function afterInspection(state: View, ctx: Ctx<Fact>): void {
  if (state.room.length > 1) return beginNegotiate(state, ctx);
  const cards = known(state.hands[state.room[0]!]).length;
  if (cards !== 1) throw new Error(`the last Baker has ${cards} cards`); // IM-63
  enter('accusation', ctx.now + MS.accusation, ctx);
}

/** IM-70 to IM-75. */
export function flipLast(state: View, ctx: Ctx<Fact>): void {
  const seat = state.room[0]!;
  const card = known(state.hands[seat])[0]!;
  const { pile } = state;
  ctx.tell({ type: 'lastCardFlipped', seat, card });
  const hush = card === 'J' ? 0 : Math.ceil(pile / 2);
  ctx.tell({ type: 'pileSettled', inspector: pile - hush, baker: hush });
  beginEarnings(state, ctx);
}
