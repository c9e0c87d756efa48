/**
 * Forræder, M4: the bell tower. Everybody holds a number; ring in rising order, without a word. (TR-26)
 */
import { type Ctx, known, type Seat } from '../../kernel/game.ts';
import { accessByLot } from './access.ts';
import type { Fact } from './facts.ts';
import type { Won } from './mission.ts';
import type { View } from './state.ts';

const NUMBERS = 100;

export function dealBells(state: View, { tell, draw }: Ctx<Fact>): void {
  const taken = new Set<number>();
  for (const seat of state.living) {
    let number = 0;
    do number = 1 + draw('bells').int(NUMBERS);
    while (taken.has(number));
    taken.add(number);
    tell({ type: 'bellDealt', seat, number });
  }
}

export const hasRung = (state: View, seat: Seat): boolean => state.rung.some((one) => one.seat === seat);
export const isPassed = (state: View, seat: Seat): boolean => state.passed.some((one) => one.seat === seat);
const isSilent = (state: View, seat: Seat): boolean => !hasRung(state, seat) && !isPassed(state, seat);

/** Every lower number that has not rung is passed: one fault, and it can ring no more. */
export function ring(state: View, seat: Seat, { tell }: Ctx<Fact>): void {
  const number = known(state.bells[seat]);
  const lower = state.living.filter(
    (other) => other !== seat && isSilent(state, other) && known(state.bells[other]) < number,
  );
  tell({ type: 'bellRung', seat, number, passed: lower.map((one) => ({ seat: one, number: state.bells[one]! })) });
}

/** Nobody is left who could ring. Numbers of silent seats are not public, that they are silent is. */
export const areBellsDone = (state: View): boolean => state.living.every((seat) => !isSilent(state, seat));

export function silenceBells(state: View, { draw }: Ctx<Fact>): Won {
  const silent = state.living.filter((seat) => isSilent(state, seat));
  const faults = state.passed.length + silent.length;
  const clean = state.rung.filter(({ passed }) => passed.length === 0).map(({ seat }) => seat);
  const shares = Math.max(0, 12 - Math.ceil((18 * faults) / state.living.length));
  return { shares, access: accessByLot(state, clean, draw) };
}
