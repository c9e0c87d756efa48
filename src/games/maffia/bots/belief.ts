/**
 * Maffia's bots: an exact belief over mafia sets.
 *
 * A hypothesis is a set of as many seats as there are mafia members. All of them are weighed: C(22, 5) = 26,334 at the
 * most. Evidence speaks of one seat or of two, so the weight of a set is a product over its seats and pairs; what is
 * kept are these factors, and a piece of evidence costs nothing until somebody asks. The sum over all sets is then
 * taken in one walk that shares the products of common beginnings and leaves out what is known to be impossible.
 */
import type { Seat } from '../../../kernel/game.ts';

/** A factor on the weight of every set, by whether it holds a and b. */
export interface Pair {
  readonly both: number;
  readonly onlyA: number;
  readonly onlyB: number;
  readonly neither: number;
}

/** What one observer knows besides the evidence that is for all. Sets of seats are bits. */
export interface Knowledge {
  /** Not in the mafia. */
  readonly never: number;
  /** In the mafia. */
  readonly always: number;
  /** More factors, seat by seat. */
  readonly alone?: ArrayLike<number>;
  /** Of each of these groups somebody is mafia, or the weight is multiplied by `else`. */
  readonly groups: readonly { readonly seats: number; readonly else: number }[];
}

export interface Belief {
  /** A factor on every set that holds the seat. */
  weigh(seat: Seat, factor: number): void;
  weighPair(a: Seat, b: Seat, pair: Pair): void;
  /** Of these seats at least `min` and at most `max` are mafia. */
  bound(seats: number, min: number, max: number): void;
  /** The chance of each seat to be mafia. */
  chances(knowledge: Knowledge): Float64Array;
  /** Grows with every piece of evidence. */
  readonly version: () => number;
}

export const bit = (seat: Seat): number => 1 << seat;
export const bits = (seats: readonly Seat[]): number => seats.reduce((all, seat) => all | bit(seat), 0);

export function bitCount(set: number): number {
  let n = set - ((set >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

export function believe(seats: number, mafia: number): Belief {
  const alone = new Float64Array(seats).fill(1);
  const pairs = new Float64Array(seats * seats).fill(1);
  let least = { seats: 0, min: 0 };
  const most: { readonly seats: number; readonly max: number }[] = [];
  let version = 0;

  const weigh = (seat: Seat, factor: number): void => {
    alone[seat]! *= factor;
    version++;
  };

  const weighPair = (a: Seat, b: Seat, { both, onlyA, onlyB, neither }: Pair): void => {
    if (a === b) return;
    alone[a]! *= onlyA / neither;
    alone[b]! *= onlyB / neither;
    pairs[a * seats + b]! *= (both * neither) / (onlyA * onlyB);
    pairs[b * seats + a] = pairs[a * seats + b]!;
    version++;
  };

  const bound = (among: number, min: number, max: number): void => {
    least = { seats: among, min }; // those who are living grow fewer, so the last word holds the ones before
    if (max < mafia) most.push({ seats: among, max });
    version++;
  };

  // The walk's memory: for each depth, what every seat would multiply the weight by.
  const rows = Array.from({ length: mafia }, () => new Float64Array(seats));

  const chances = ({ never, always, alone: own, groups }: Knowledge): Float64Array => {
    const sums = new Float64Array(seats);

    const fit = (set: number, weight: number): number => {
      if ((set & always) !== always || bitCount(set & least.seats) < least.min) return 0;
      for (const { seats: among, max } of most) if (bitCount(set & among) > max) return 0;
      let fitting = weight;
      for (const group of groups) if (!(set & group.seats)) fitting *= group.else;
      return fitting;
    };

    /** The weight of all sets that begin with `set`; its last seat stands before `from`. */
    const walk = (depth: number, from: Seat, set: number, weight: number): number => {
      const row = rows[depth]!;
      const isLast = depth === mafia - 1;
      const next = isLast ? row : rows[depth + 1]!;
      let sum = 0;
      for (let seat = from; seat <= seats - mafia + depth; seat++) {
        const heavier = weight * row[seat]!;
        if (heavier === 0) continue;
        let part: number;
        if (isLast) part = fit(set | bit(seat), heavier);
        else {
          const start = seat * seats;
          for (let other = seat + 1; other < seats; other++) next[other] = row[other]! * pairs[start + other]!;
          part = walk(depth + 1, seat + 1, set | bit(seat), heavier);
        }
        sums[seat]! += part;
        sum += part;
      }
      return sum;
    };

    const first = rows[0]!;
    for (let seat = 0; seat < seats; seat++) {
      first[seat] = never & bit(seat) ? 0 : alone[seat]! * (own?.[seat] ?? 1);
    }
    const total = walk(0, 0, 0, 1);
    // Nothing fits: somebody has told this observer what cannot be. Nobody is suspected then.
    for (let seat = 0; seat < seats; seat++) sums[seat] = total > 0 ? sums[seat]! / total : mafia / seats;
    return sums;
  };

  return { weigh, weighPair, bound, chances, version: () => version };
}
