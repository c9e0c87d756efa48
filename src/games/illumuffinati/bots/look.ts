/** What a bot reads in its view. */
import type { Seat } from '../../../kernel/game.ts';
import type { Stream } from '../../../kernel/random.ts';
import { type Face, goldIn } from '../content.ts';
import { seatCount, type View } from '../state.ts';

/** How far a Baker sits to the left of the Inspector, counted from 0. */
export const placeIn = (view: View, seat: Seat): number =>
  (seat - view.inspector - 1 + seatCount(view)) % seatCount(view);
export const handIn = (view: View, seat: Seat): readonly Face[] => (view.hands[seat] ?? []) as readonly Face[];
export const valueIn = (view: View, row: readonly Face[]): number => goldIn(row, view.options.jewelGold);

/** From 0 up to but not including 1. */
export const chance = (lot: Stream): number => lot.int(1 << 20) / (1 << 20);
export const between = (lot: Stream, from: number, to: number): number => from + lot.int(Math.max(1, to - from));

/** About normal, with this spread: the sum of twelve even draws. */
export function noise(lot: Stream, spread: number): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += chance(lot);
  return sum * spread;
}
