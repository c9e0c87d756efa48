/**
 * Forræder: how the parts of the memory write: entering a phase, meeting the conclave, leaving the castle.
 */
import type { Perceived } from '../../kernel/audience.ts';
import type { Seat } from '../../kernel/game.ts';
import type { audience, Fact } from './facts.ts';
import type { Fate, Phase, State, Step } from './state.ts';

export type Seen = Perceived<Fact, typeof audience>;

export function enter(state: State, phase: Phase, step: Step | null, until: number | null): void {
  state.phase = phase;
  state.step = step;
  state.until = until;
}

/** Fellow traitors are known from now on, also when they are out. */
export function meet(state: State, conclave: readonly Seat[]): void {
  state.conclave = [...conclave];
  for (const seat of conclave) state.roles[seat] = 'traitor';
}

export function takeOut(state: State, seat: Seat, fate: Fate): void {
  state.out[seat] = fate;
  state.living = state.living.filter((other) => other !== seat);
  if (state.conclave) state.conclave = state.conclave.filter((other) => other !== seat);
  delete state.shields[seat];
}

/** Round the table from this seat on. */
export function fromFirst(order: readonly Seat[], first: Seat): Seat[] {
  const at = order.indexOf(first);
  return [...order.slice(at), ...order.slice(0, at)];
}
