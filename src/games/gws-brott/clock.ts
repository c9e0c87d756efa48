/**
 * GW:s brott: how long each phase waits (section 5). Timers are data in game time; null: none runs.
 */
import type { Phase, View } from './state.ts';

const SECONDS: { readonly [phase in Phase]?: number } = {
  'gw-choice': 20,
  setup: 30,
  'piece-choice': 20,
  'turn-start': 45,
  'gw-special': 60,
  rolled: 45,
  moving: 45,
  'gw-turn': 60,
  'gw-move': 90,
  'snitch-choice': 30,
  'infiltrator-ready': 30,
  'gw-extra': 60,
};

/** `brisk` halves, rounded up to whole seconds. The look has its own time and is never halved. */
export function untilOf({ options }: View, phase: Phase, now: number): number | null {
  const seconds = SECONDS[phase];
  if (options.timers === 'off' || seconds === undefined) return null;
  return now + 1000 * (options.timers === 'brisk' ? Math.ceil(seconds / 2) : seconds);
}
