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

  const chances = (knowledge: Knowledge): Float64Array => {
    const { never, always, groups } = knowledge;
    const sums = new Float64Array(seats);
    // Whoever is known to be village is in no set: the walk goes over the others alone.
    const open: Seat[] = [];
    for (let seat = 0; seat < seats; seat++) if (!(never & bit(seat))) open.push(seat);
    const size = open.length;
    const last = mafia - 1;
    const table = new Float64Array(size * (size + 1)).fill(1); // the last row changes nothing
    // For each depth, what every seat would multiply the weight by.
    const rows = Array.from({ length: mafia }, () => new Float64Array(size));
    for (let i = 0; i < size; i++) {
      const seat = open[i]!;
      rows[0]![i] = alone[seat]! * (knowledge.alone?.[seat] ?? 1);
      for (let j = 0; j < size; j++) table[i * size + j] = pairs[seat * seats + open[j]!]!;
    }
    const found = new Float64Array(size);

    const outside = bitCount(bits(open) & ~least.seats);
    const isUnbound = always === 0 && most.length === 0 && outside <= mafia - least.min;
    /** The seats that may complete a set which lacks one. */
    const completing = (set: number): number => {
      if (isUnbound) return -1;
      const missing = always & ~set;
      let fit = missing === 0 ? -1 : bitCount(missing) === 1 ? missing : 0;
      const lacking = least.min - bitCount(set & least.seats);
      if (lacking > 0) fit &= lacking === 1 ? least.seats : 0;
      for (const { seats: among, max } of most) {
        const over = bitCount(set & among) - max;
        if (over >= 0) fit &= over === 0 ? ~among : 0;
      }
      return fit;
    };

    /** Adds the last seat, from place `from` on, behind the one at place `previous`. */
    const complete = (from: number, previous: number, row: Float64Array, set: number, weight: number): number => {
      const fit = completing(set);
      if (fit === 0) return 0;
      const start = previous * size;
      const [factors, sums, end] = [table, found, size]; // the innermost loop reads nothing from outside
      const isFree = fit === -1 && groups.every((group) => set & group.seats);
      let sum = 0;
      for (let i = from; i < end; i++) {
        let part = weight * row[i]! * factors[start + i]!;
        if (!isFree) part *= share(set, fit, open[i]!);
        sums[i] = sums[i]! + part;
        sum += part;
      }
      return sum;
    };

    const share = (set: number, fit: number, seat: Seat): number => {
      if (!(fit & bit(seat))) return 0;
      return groups.reduce((part, group) => (group.seats & (set | bit(seat)) ? part : part * group.else), 1);
    };

    /** The weight of all sets that begin with `set`. */
    const walk = (depth: number, from: number, set: number, weight: number): number => {
      const row = rows[depth]!;
      const next = rows[depth + 1]!;
      const end = size - last + depth;
      let sum = 0;
      for (let i = from; i < end; i++) {
        const longer = set | bit(open[i]!);
        let part: number;
        if (depth === last - 1) part = complete(i + 1, i, row, longer, weight * row[i]!);
        else {
          const start = i * size;
          for (let j = i + 1; j < size; j++) next[j] = row[j]! * table[start + j]!;
          part = walk(depth + 1, i + 1, longer, weight * row[i]!);
        }
        found[i] = found[i]! + part;
        sum += part;
      }
      return sum;
    };

    const total = last === 0 ? complete(0, size, rows[0]!, 0, 1) : walk(0, 0, 0, 1);
    // Nothing fits: somebody has told this observer what cannot be. Nobody is suspected more than others then.
    if (!(total > 0)) return sums.fill(mafia / seats);
    for (let i = 0; i < size; i++) sums[open[i]!] = found[i]! / total;
    return sums;
  };

  return { weigh, weighPair, bound, chances, version: () => version };
}
