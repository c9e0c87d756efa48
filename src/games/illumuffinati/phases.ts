/**
 * Illumuffinati: what follows what. The table of section 5, top to bottom.
 */
import type { Ctx, Seat } from '../../kernel/game.ts';
import { abandonedIn, awaited, isUnwatched } from './clock.ts';
import { afterRound, endRound } from './earnings.ts';
import { afterCount } from './end.ts';
import type { Fact } from './facts.ts';
import {
  afterInspection,
  answerTakeBack,
  beginNegotiate,
  closeTakeBack,
  flipLast,
  sendHomeByDefault,
} from './interrogation.ts';
import { beginHide, closeClaims, passByLot } from './round.ts';
import { needsNoWait, readersOf, type View } from './state.ts';

/** An animation is over. */
export function advance(state: View, ctx: Ctx<Fact>): void {
  switch (state.phase) {
    case 'open':
      return beginNegotiate(state, ctx);
    case 'inspect':
      return afterInspection(state, ctx);
    case 'round-end':
      return afterRound(state, ctx);
  }
}

/** The time of a phase is up. (IM-128, IM-129) */
export function timeout(state: View, ctx: Ctx<Fact>): void {
  const { timers } = state.options;
  if (timers === 'hard' || isUnwatched(state)) return playDefault(state, ctx);
  if (timers === 'soft' && !state.hasGonged) ctx.tell({ type: 'gongRang' });
  const gone = awaited(state).filter(abandonedIn(state));
  if (gone.length > 0) playFor(state, gone, ctx);
}

/** What a hard timer does when it runs out. */
export function playDefault(state: View, ctx: Ctx<Fact>): void {
  switch (state.phase) {
    case 'first-inspector':
      return closeClaims(state, ctx);
    case 'hide':
      return passByLot(state, ctx);
    case 'negotiate':
      return sendHomeByDefault(state, ctx);
    case 'takeback':
      return closeTakeBack(state, ctx);
    case 'accusation':
      return flipLast(state, ctx);
    case 'bake':
    case 'earnings':
    case 'final-count':
      return allReady(state, ctx);
  }
}

/** The defaults of those who have left alone; where all wait for one of them, that is the default of the phase. */
function playFor(state: View, seats: readonly Seat[], ctx: Ctx<Fact>): void {
  switch (state.phase) {
    case 'first-inspector':
      for (const seat of seats) ctx.tell({ type: 'honourClaimed', seat, crime: 'never', hat: 'never' });
      return endClaimsIfAll(state, ctx);
    case 'takeback':
      for (const seat of seats) {
        if (state.phase === 'takeback') answerTakeBack(state, seat, state.bribes[seat]!, ctx);
      }
      return;
    default:
      return playDefault(state, ctx);
  }
}

export function endClaimsIfAll(state: View, ctx: Ctx<Fact>): void {
  if (state.hasClaimed.every(Boolean)) closeClaims(state, ctx);
}

/** Bots, and whoever has left (IM-129), count as ready; somebody must have said so. */
export function endIfAllReady(state: View, ctx: Ctx<Fact>): void {
  const asked = readersOf(state);
  const isAll = asked.every((seat) => state.ready[seat] || needsNoWait(state, seat));
  if (isAll && asked.some((seat) => state.ready[seat])) allReady(state, ctx);
}

function allReady(state: View, ctx: Ctx<Fact>): void {
  switch (state.phase) {
    case 'bake':
      return beginHide(state, ctx);
    case 'earnings':
      return endRound(state, ctx);
    case 'final-count':
      return afterCount(state, ctx);
  }
}
