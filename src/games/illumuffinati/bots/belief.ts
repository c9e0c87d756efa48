/**
 * What somebody may believe about the jewels from the open cards. (Section 14.1)
 *
 * Every way to spread them over the Bakers is weighed by how likely the open cards are then: behind a high card there is
 * little room for anything but a jewel.
 */
import type { Seat } from '../../../kernel/game.ts';
import { type Face, JEWELS, jewelsIn, MUFFINS } from '../content.ts';
import type { View } from '../state.ts';
import { handIn, placeIn, seatsIn } from './look.ts';

const PRIOR = [1, 1, 0.6];
const DISTRUST = 0.15;
/** What it is worth to catch the thief, besides the gold. */
const PRIDE = 2.3;

interface Row {
  readonly seat: Seat;
  readonly place: number;
  /** How likely its open card is with so many jewels behind it, up to a factor that all have. */
  readonly likely: readonly number[];
}

/** How many of `all` things taken `k` at a time are among `some`: C(some, k) / C(all, k). */
function share(some: number, all: number, k: number): number {
  if (k < 0 || some < k) return 0;
  let product = 1;
  for (let i = 0; i < k; i++) product *= (some - i) / (all - i);
  return product;
}

/** Muffins that could be anywhere: not used, not open, not in my own hand. */
function unseen(view: View, me: Seat | undefined): number[] {
  const left = [...MUFFINS];
  const strike = (face: Face | null | undefined) => {
    const at = typeof face === 'number' ? left.lastIndexOf(face) : -1;
    if (at >= 0) left.splice(at, 1);
  };
  for (const face of view.used) strike(face);
  for (let seat = 0; seat < seatsIn(view); seat++) {
    if (seat === me) for (const face of handIn(view, seat)) strike(face);
    else if (view.counts[seat]! > 0 && isShownStill(view, seat)) strike(view.shown[seat]!.at(-1));
  }
  return left;
}

/** The last card that was turned up is still in the row: not inspected away. */
const isShownStill = (view: View, seat: Seat): boolean => view.open[seat] !== null || view.home.includes(seat);

function rowOf(view: View, seat: Seat, left: readonly number[]): Row {
  const shown = view.shown[seat]!.at(-1);
  const behind = view.counts[seat]! - (isShownStill(view, seat) ? 1 : 0);
  const place = placeIn(view, seat);
  if (shown === 'J') {
    const certain = jewelsIn(view.shown[seat]!) + behind;
    return { seat, place, likely: [0, 1, 2].map((j) => (j === certain ? 1 : 0)) };
  }
  let higher = 0;
  for (const number of left) if (number >= (shown ?? 0)) higher++;
  return { seat, place, likely: PRIOR.map((prior, j) => prior * share(higher, left.length, behind - j)) };
}

/**
 * How likely each seat holds a jewel. With `me` it is what that Baker knows: her own cards, and how many jewels came and
 * went on.
 */
export function jewelChances(view: View, me?: Seat): number[] {
  const left = unseen(view, me);
  const rows: Row[] = [];
  for (let i = 1; i < seatsIn(view); i++) rows.push(rowOf(view, (view.inspector + i) % seatsIn(view), left));
  const wanted = JEWELS - jewelsIn(view.used.slice(0, 2));
  const fits = me === undefined ? () => true : knownBy(view, me);
  const chances = view.gold.map(() => 0);
  let total = 0;
  const weigh = (one: number, other: number): void => {
    const held = rows.map((_, i) => (i === one ? 1 : 0) + (i === other ? 1 : 0));
    if (!fits(rows, held)) return;
    let weight = 1;
    rows.forEach(({ likely }, i) => {
      weight *= likely[held[i]!]!;
    });
    total += weight;
    rows.forEach(({ seat }, i) => {
      if (held[i]! > 0) chances[seat]! += weight;
    });
  };
  for (let one = 0; one < rows.length; one++) {
    if (wanted === 1) weigh(one, -1);
    else for (let other = one; other < rows.length; other++) weigh(one, other);
  }
  return total > 0 ? chances.map((chance) => chance / total) : chances.map(() => wanted / rows.length);
}

/** A Baker knows how many jewels came to her, how many she kept and how many went on. */
function knownBy(view: View, me: Seat): (rows: readonly Row[], held: readonly number[]) => boolean {
  const place = placeIn(view, me);
  const mine =
    jewelsIn(handIn(view, me)) + view.shown[me]!.filter((face) => face === 'J' && view.open[me] !== face).length;
  const came = place === 0 ? JEWELS : jewelsIn((view.received[me]?.cards ?? []) as readonly Face[]);
  return (rows, held) => {
    let before = 0;
    rows.forEach((row, i) => {
      if (row.place < place) before += held[i]!;
    });
    return held[place] === mine && before === JEWELS - came;
  };
}

/** 14.1: a bribe above what the others lay down is a sign. */
export function suspicions(view: View, chances: readonly number[]): number[] {
  const mean = view.room.reduce((sum, seat) => sum + view.bribes[seat]!, 0) / Math.max(1, view.room.length);
  return chances.map((chance, seat) => Math.min(1, chance * Math.exp(DISTRUST * (view.bribes[seat]! - mean))));
}

/** 14.4: what it is worth to the Inspector to let each one go. */
export function scores(view: View, chances: readonly number[]): number[] {
  const stake = (view.pile + 4 * (view.room.length - 1)) / 2 + PRIDE;
  const suspicion = suspicions(view, chances);
  return view.gold.map((_, seat) =>
    view.room.includes(seat) ? view.bribes[seat]! - suspicion[seat]! * stake : Number.NEGATIVE_INFINITY,
  );
}
