/**
 * Maffia: the day. Talk against the clock, extensions, nominations, the three silent seconds, the list. (6.5 to 6.7)
 *
 * The day ends in speeches and a vote (vote.ts), or at once in the night if nobody is nominated.
 */
import type { Ctx, Seat } from '../../kernel/game.ts';
import type { Utterance } from './commands.ts';
import type { Fact } from './facts.ts';
import { nightfall } from './night.ts';
import { nominees, readingMs, unlessMaster, type View } from './state.ts';
import { nextSpeech } from './vote.ts';

const LEAD_IN_MS = 2_000;
export const LIST_MS = 5_000;

/** MF-50, MF-52, MF-53, MF-122. */
export function beginDay(state: View, { tell, now }: Ctx<Fact>): void {
  const day = state.day + 1;
  const seconds = day === 1 ? state.options.firstDaySeconds : state.options.daySeconds;
  tell({ type: 'dayBegan', day, until: now + seconds * 1000 });
}

export function say(seat: Seat, says: Utterance, { tell, now }: Ctx<Fact>): void {
  tell({ type: 'stated', seat, says, at: now });
}

/** MF-60. A seat that has left counts as ready; one that is merely disconnected keeps its flag. (A43) */
export const areAllReady = (state: View): boolean =>
  state.options.earlyDayEnd && state.living.every((seat) => state.ready.seats[seat] || state.left[seat]);

/** MF-54, MF-56, MF-59: the question is asked if there is anything to give. */
export function endTalk(state: View, ctx: Ctx<Fact>): void {
  if (state.extensionsLeft === 0 || state.extensionUsed) return beginLastNominations(state, ctx);
  ctx.tell({ type: 'extensionOffered', until: ctx.now + state.options.extensionOfferSeconds * 1000 });
}

/** MF-55, MF-58: one is enough. */
export function useExtension(state: View, seat: Seat, { tell, now }: Ctx<Fact>): void {
  tell({ type: 'extensionUsed', seat, until: now + state.options.extensionSeconds * 1000 });
}

/** MF-61. In the last nominations it is an act that starts the window again; in the list the master only corrects. */
export function nominate(state: View, nominator: Seat, target: Seat, ctx: Ctx<Fact>): void {
  ctx.tell({ type: 'nominated', nominator, target, at: ctx.now });
  if (state.phase === 'last-nominations') restartWindow(state, ctx);
}

/** MF-64, MF-65. */
export function withdraw(state: View, nominator: Seat, target: Seat, ctx: Ctx<Fact>): void {
  ctx.tell({ type: 'nominationWithdrawn', nominator, target, at: ctx.now });
  if (state.phase === 'last-nominations') restartWindow(state, ctx);
}

/** MF-71, MF-72. `early`: all were ready. */
export function beginLastNominations(state: View, { tell, now }: Ctx<Fact>, early = false): void {
  tell({ type: 'lastNominationsBegan', early, until: now + LEAD_IN_MS + state.options.lastNominationWindowMs });
}

export const beginLastNominationsEarly = (state: View, ctx: Ctx<Fact>): void => beginLastNominations(state, ctx, true);

/** MF-73, A44. */
export function restartWindow(state: View, { tell, now }: Ctx<Fact>): void {
  const until = Math.max(state.windowFrom, now + state.options.lastNominationWindowMs);
  if (until !== state.until) tell({ type: 'windowRestarted', until });
}

/** A11. */
export const hasNobodyActsLeft = (state: View): boolean =>
  state.living.every((seat) => state.lastActs[seat]! >= state.options.maxLastActs);

/** MF-74: the remaining nominees are read out in order. */
export function readNominees(state: View, { tell, now }: Ctx<Fact>): void {
  tell({
    type: 'nomineesRead',
    nominees: nominees(state),
    at: now,
    until: unlessMaster(state, now + readingMs(state, LIST_MS)),
  });
}

/** MF-76, MF-77. */
export function closeList(state: View, ctx: Ctx<Fact>): void {
  const ballot = nominees(state);
  if (ballot.length === 0) return nightfall(state, ctx);
  ctx.tell({ type: 'listConfirmed', ballot });
  nextSpeech(state, ctx);
}
