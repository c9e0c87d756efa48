/**
 * Ordet fanger: who has won (section 8).
 */
import type { Ctx, Result, Seat } from '../../kernel/game.ts';
import type { Fact } from './facts.ts';
import { isIn, type Reason, type Side, type View } from './state.ts';

/** What each side has: its rounds, and the cards of one that is not over, which count for the table. */
export const scoresOf = ({ totals, won, round }: View): number[] =>
  totals.map(
    (rounds, side) => rounds.reduce((sum, one) => sum + one, 0) + (rounds.length < round ? won[side]!.length : 0),
  );

/** OF-91: those with most, of those who are still in. */
export function best(state: View, scores: readonly number[]): Side[] {
  const playing = scores.map((_, side) => side).filter((side) => isIn(state, side));
  const most = Math.max(...playing.map((side) => scores[side]!));
  return playing.filter((side) => scores[side] === most);
}

/** 1, 2, 2, 4: equal scores share the place. */
const placesOf = (scores: readonly number[]): number[] =>
  scores.map((score) => 1 + scores.filter((other) => other > score).length);

export function endGame(state: View, reason: Reason, winners: readonly Side[], { tell }: Ctx<Fact>): void {
  const places = placesOf(scoresOf(state));
  // A showdown decides among those who were level.
  const first = winners.length > 0 && winners.every((side) => places[side] === 1);
  const told = first
    ? places.map((place, side) => (place === 1 && !winners.includes(side) ? winners.length + 1 : place))
    : places;
  tell({ type: 'gameEnded', reason, winners, places: told });
}

export function result(state: View): Result | undefined {
  if (!state.result) return undefined;
  const { reason, winners } = state.result;
  const seats: Seat[] = winners.flatMap((side) => state.sides[side]!);
  const outcome =
    reason === 'cancelled' ? 'cancelled' : winners.length > 1 ? 'shared' : winners.length === 1 ? 'won' : 'nobody';
  return { outcome, reason, winners: seats };
}
