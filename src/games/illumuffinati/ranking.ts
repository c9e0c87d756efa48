/**
 * Illumuffinati: who stands where. (IM-109 to IM-111, IM-117)
 */
import type { Seat } from '../../kernel/game.ts';
import { seatsOf, type View } from './state.ts';

export type Keys = readonly number[];

export function compareKeys(a: Keys, b: Keys): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
}

const standing = (state: View, seat: Seat): Keys => [state.gold[seat]!, state.suspicious[seat]!, state.openShop[seat]!];

/** Everybody's place by gold, Suspicious, Open Shop; full ties share one. (IM-117) */
export const placesOf = (state: View): number[] =>
  seatsOf(state).map(
    (seat) =>
      1 + seatsOf(state).filter((other) => compareKeys(standing(state, other), standing(state, seat)) > 0).length,
  );
