/** What a bot reads in its view. Its own questions: of state.ts a bot may have the types alone. */
import type { Seat } from '../../../kernel/game.ts';
import type { Stream } from '../../../kernel/random.ts';
import { type Face, goldIn } from '../content.ts';
import type { View } from '../state.ts';

export const seatsIn = (view: View): number => view.gold.length;
export const passerIn = (view: View): Seat => (view.inspector + 1 + view.passes) % seatsIn(view);
/** How far a Baker sits to the left of the Inspector, counted from 0. */
export const placeIn = (view: View, seat: Seat): number => (seat - view.inspector - 1 + seatsIn(view)) % seatsIn(view);
export const isLastIn = (view: View, seat: Seat): boolean => placeIn(view, seat) === seatsIn(view) - 2;
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
