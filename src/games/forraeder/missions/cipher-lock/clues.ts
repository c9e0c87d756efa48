/** M5: one true clue for each of so many seats, so that together they leave one code. (TR-27) */
import type { Draw } from '../../../../kernel/random.ts';
import { allCodes, type Clue, type Code, fits, places, symbols } from './content.ts';

const pairs = symbols.flatMap((symbol, i) => symbols.slice(i + 1).map((other) => ({ symbol, other })));
const soft: readonly Clue[] = [
  ...symbols.map((symbol): Clue => ({ kind: 'absent', symbol })),
  ...symbols.flatMap((symbol) => places.map((place): Clue => ({ kind: 'notAt', symbol, place }))),
  ...symbols.flatMap((symbol) =>
    symbols.filter((other) => other !== symbol).map((other): Clue => ({ kind: 'leftOf', symbol, other })),
  ),
  ...pairs.map((pair): Clue => ({ kind: 'oneOfTwo', ...pair })),
  ...pairs.map((pair): Clue => ({ kind: 'sideBySide', ...pair })),
];
const hard: readonly Clue[] = symbols.flatMap((symbol) => places.map((place): Clue => ({ kind: 'at', symbol, place })));

/** For each clue, which of the 360 codes fit it: worked out once. */
const fitting = new Map<Clue, Uint8Array>(
  [...soft, ...hard].map((clue) => [clue, Uint8Array.from(allCodes, (code) => (fits(code, clue) ? 1 : 0))]),
);

/** The smallest T with T^r >= size^(r-1), in whole numbers: powers of fractions differ from engine to engine. */
export function targetSize(size: number, remaining: number): number {
  const wanted = BigInt(size) ** BigInt(remaining - 1);
  let target = 1;
  while (BigInt(target) ** BigInt(remaining) < wanted) target++;
  return target;
}

/** One true clue for each of so many seats, so that together they leave one code. */
export function dealClues(code: Code, count: number, draw: Draw): Clue[] {
  const isTrue = (clue: Clue): boolean => fits(code, clue);
  const open = soft.filter(isTrue);
  const lot = draw('clues');
  const dealt: Clue[] = [];
  const used = new Set<Clue>();
  let left = allCodes.map((_, i) => i);
  const leaves = (clue: Clue): number => {
    const mask = fitting.get(clue)!;
    let sum = 0;
    for (const i of left) sum += mask[i]!;
    return sum;
  };
  for (let remaining = count; remaining > 0; remaining--) {
    const fresh = open.filter((clue) => !used.has(clue));
    let clue: Clue;
    if (left.length > 1) {
      const target = targetSize(left.length, remaining);
      clue = nearestOf(fresh, (one) => Math.abs(leaves(one) - target), lot);
      if (remaining === 1 && leaves(clue) > 1) {
        clue = nearestOf([...fresh, ...hard.filter((one) => isTrue(one) && !used.has(one))], leaves, lot);
      }
    } else clue = lot.pick(fresh.length > 0 ? fresh : open);
    used.add(clue);
    dealt.push(clue);
    const mask = fitting.get(clue)!;
    left = left.filter((i) => mask[i]);
  }
  return dealt;
}

function nearestOf(clues: readonly Clue[], distance: (clue: Clue) => number, lot: { pick<T>(of: readonly T[]): T }) {
  const distances = clues.map(distance);
  const least = Math.min(...distances);
  return lot.pick(clues.filter((_, i) => distances[i] === least));
}
