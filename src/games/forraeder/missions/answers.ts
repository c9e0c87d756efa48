/** Forræder: the missions in which every seat gives one answer. */
import type { Refusal, Seat } from '../../../kernel/game.ts';
import { isGone, type View } from '../state.ts';

export const mayAnswer = (view: View, seat: Seat | 'master'): seat is Seat =>
  seat !== 'master' && view.step === 'open' && !view.answered.includes(seat);

export function refuseAnswer(view: View, by: Seat | 'master'): Refusal | undefined {
  if (view.step !== 'open') return 'wrong-phase';
  return mayAnswer(view, by) ? undefined : 'already-done';
}

export const haveAllAnswered = (view: View): boolean =>
  view.living.every((seat) => view.answered.includes(seat) || isGone(view, seat));
