/**
 * Illumuffinati: the nose race. (IM-112 to IM-119)
 *
 * Only the software knows when the cue comes, and nobody learns of a touch before the attempt is closed. Times are the
 * server's own, from the cue to the arrival; what a line may have cost makes a dead heat and nothing else.
 */
import { type Ctx, known, type Seat } from '../../kernel/game.ts';
import { creditOf, firstOf } from '../../kernel/lag.ts';
import { NOSE } from './content.ts';
import type { Fact } from './facts.ts';
import { placesOf } from './ranking.ts';
import type { View, Why } from './state.ts';

/** With real noses there is no cue: the table watches, and the verdict is entered. (IM-118) */
export function beginAttempt(
  state: View,
  seats: readonly Seat[],
  attempt: number,
  { tell, draw, now }: Ctx<Fact>,
): void {
  const isOnPhones = state.options.noseRace === 'phone';
  const delay = isOnPhones ? NOSE.delayMin + draw('nose').int(NOSE.delayMax - NOSE.delayMin + 1) : 0;
  tell({ type: 'noseAttemptBegan', attempt, seats: [...seats], cueAt: now + delay });
}

export function touch(state: View, seat: Seat, reactionMs: number, ctx: Ctx<Fact>): void {
  const nose = state.nose!;
  if (!nose.isCued) return ctx.tell({ type: 'falseStarted', seat }); // IM-114
  const ms = ctx.now - known(nose.cueAt);
  // The phone's own time counts against it alone.
  if (Math.min(ms, reactionMs) < NOSE.falseUnder) return ctx.tell({ type: 'falseStarted', seat });
  ctx.tell({ type: 'noseTouched', seat, effectiveMs: ms, at: ctx.now });
  if (nose.racing.every((one) => nose.touches[one])) close(state, ctx);
}

/** All have touched, the half second after the first is over, or nobody stirs. */
export function close(state: View, ctx: Ctx<Fact>): void {
  const nose = state.nose!;
  const { racing, attempt } = nose;
  const isAgain = nose.times.length > 0;
  const times = racing.flatMap((seat) => (nose.touches[seat] ? [{ seat, ms: nose.touches[seat].ms }] : []));
  ctx.tell({ type: 'noseClosed', times });
  if (times.length === 0) {
    if (attempt < NOSE.silentMax) return beginAttempt(state, racing, attempt + 1, ctx);
    return win(state, [...racing], 'shared', ctx); // IM-116
  }
  // IM-113: credited in every attempt, a line that lies would never lose and race until it wins.
  const credit = (seat: Seat): number => (isAgain ? 0 : creditOf(state.roundTrips[seat]));
  const first = firstOf(
    times.map(({ seat, ms }) => ({ seat, ms, credited: ms - credit(seat) })),
    0,
  ).map(({ seat }) => seat);
  if (first.length === 1) return win(state, first, 'nose', ctx);
  if (isAgain) return win(state, first, 'shared', ctx);
  beginAttempt(state, first, attempt, ctx);
}

/** IM-117: the others of the race share the place after the winners. */
export function win(state: View, winners: readonly Seat[], why: Why, { tell }: Ctx<Fact>): void {
  const places = placesOf(state).map((place, seat) =>
    place === 1 && !winners.includes(seat) ? 1 + winners.length : place,
  );
  tell({ type: 'gameRanked', places, winners: [...winners], why });
}

/** IM-119: what was interrupted is run again from its delay, and does not count as silent. */
export function runAgain(state: View, ctx: Ctx<Fact>): void {
  const { nose } = state;
  if (state.phase !== 'nose-race' || !nose?.isRunning || state.options.noseRace !== 'phone') return;
  beginAttempt(state, nose.racing, nose.attempt, ctx);
}
