/**
 * Forræder: what a room asks of a season that is on: when its clock is up, who is quiet, who may stop it. Nothing here
 * decides anything.
 */
import type { Actor, Pauses, Seat, Viewer } from '../../kernel/game.ts';
import type { Command } from './commands.ts';
import { dueAt, isDays, isNight, isTraitor, livingTraitors, type View } from './state.ts';

export function deadline(state: View): { at: number; command: Command } | undefined {
  const at = dueAt(state);
  return at === null ? undefined : { at, command: { type: 'timeUp' } };
}

/** Side channels 1 to 3: in the dark every seat gets one frame a beat, all of one size. */
export const quiet = (state: View) => {
  if (!isNight(state) && state.phase !== 'ceremony') return undefined;
  // Windows that end when all are done show that they are: at a table with one person nobody else listens.
  if (isNight(state) && state.options.fastNights) return undefined;
  return isDays(state) ? { beatMs: 15_000, bytes: 1024 } : { beatMs: 1000, bytes: 2048 };
};

/** TR-103. What a loyal asks for is refused by the door. */
export function hearers(state: View, command: Command, by: Actor): readonly Viewer[] | undefined {
  if (typeof by !== 'number') return undefined;
  if (command.type === 'diary.write') return isTraitor(state, by) ? undefined : [by];
  return command.type === 'conclave.say' && isTraitor(state, by) ? livingTraitors(state) : undefined;
}

export const ghosts = (state: View): readonly Seat[] =>
  state.options.ghostView === 'all' ? state.out.flatMap((out, seat) => (out ? [seat] : [])) : [];

export const result = (state: View) => state.result ?? undefined;

/** In the days pace the calendar goes on whoever is away. */
export const pauses = (state: View): Pauses => ({ perSeat: isDays(state) ? 0 : 2, seconds: 300 });

/** Fixed windows have their length whatever happens: a pause begins after them. */
export const pausable = (state: View): boolean =>
  !isDays(state) && !isNight(state) && !(state.phase === 'breakfast' && state.step === 'arrivals');
