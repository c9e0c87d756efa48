/**
 * Who was first, over lines of different length.
 *
 * A line can be made to look longer by echoing late, and no measurement tells that from distance. So a time counts from
 * the sending of what was to be seen to the arrival of the answer, which nobody can shorten; what a line may have cost is
 * credited to whoever would lose by it, and makes a dead heat of that and nothing else.
 */
import { CREDIT_MAX_MS } from './room/limits.ts';

/** So much every line takes. */
const GOOD_LINE_MS = 20;

/** Of a line that nobody has measured nothing is believed. */
export const creditOf = (roundTripMs: number | null | undefined): number =>
  Math.floor(Math.min(Math.max((roundTripMs ?? 0) - GOOD_LINE_MS, 0), CREDIT_MAX_MS));

export interface Finish {
  /** From the sending to the arrival. */
  readonly ms: number;
  /** The same less the credit: no earlier can it have been. */
  readonly credited: number;
}

/** One, if all others were later by more than the window even when credited; otherwise all between whom it is a dead heat. */
export function firstOf<T extends Finish>(finishes: readonly T[], windowMs: number): T[] {
  const first = Math.min(...finishes.map(({ ms }) => ms));
  return finishes.filter(({ credited }) => credited <= first + windowMs);
}
