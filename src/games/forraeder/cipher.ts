/**
 * Forræder, M5: the cipher lock. Everybody knows something true, one seat enters the code. (TR-27)
 */
import { type Ctx, known, type Seat } from '../../kernel/game.ts';
import { endOf } from './clock.ts';
import type { Clue } from './commands.ts';
import { allCodes, armouryPlaces, type Code, fits, places, symbols, TRIES } from './content.ts';
import type { Fact } from './facts.ts';
import type { Won } from './mission.ts';
import type { View } from './state.ts';

/** Tuned in the lab: with 12, 8 and 4 the lock paid twice as much as the bridge. */
const PAY = [9, 6, 3];

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
export function dealClues(code: Code, count: number, draw: Ctx<Fact>['draw']): Clue[] {
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

export function dealCipher(state: View, { tell, draw }: Ctx<Fact>): void {
  const code = draw('code').shuffle(symbols).slice(0, 4);
  tell({ type: 'codeSet', code });
  tell({ type: 'scribeNamed', seat: draw('scribe').pick(state.living) });
  const clues = dealClues(code, state.living.length, draw);
  state.living.forEach((seat, i) => {
    tell({ type: 'clueDealt', seat, clue: clues[i]! });
  });
}

/** After a wrong try everybody sees how close it was. Says what was won when the mission is over with it. */
export function tryCode(state: View, guess: Code, ctx: Ctx<Fact>): Won | undefined {
  const code = known(state.cipher.code);
  const placed = guess.filter((symbol, i) => code[i] === symbol).length;
  const present = guess.filter((symbol) => code.includes(symbol)).length - placed;
  ctx.tell({ type: 'codeTried', code: guess, placed, present });
  if (placed < 4) return state.cipher.tries.length < TRIES ? undefined : loseLock(state, ctx);
  if (!state.isArmouryDay) return { shares: payOf(state), access: [] };
  return void ctx.tell({ type: 'lockOpened', until: endOf(state, 'naming', ctx.now) });
}

export const isLockOpen = (state: View): boolean => state.cipher.tries.at(-1)?.placed === 4;
const payOf = (state: View): number => PAY[state.cipher.tries.length - 1] ?? 0;

export function loseLock(state: View, { tell }: Ctx<Fact>): Won {
  tell({ type: 'lockLost', code: known(state.cipher.code) });
  return { shares: 0, access: [] };
}

export function nameVisitors(state: View, seats: readonly Seat[], { tell }: Ctx<Fact>): Won {
  const named = state.living.filter((seat) => seats.includes(seat));
  tell({ type: 'visitorsNamed', seats: named });
  return { shares: payOf(state), access: named };
}

/** The scribe was late. */
export function nameByLot(state: View, ctx: Ctx<Fact>): Won {
  const named = ctx.draw('access').shuffle(state.living).slice(0, armouryPlaces(state.living.length));
  return nameVisitors(state, named, ctx);
}
