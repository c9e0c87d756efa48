/** M4: who could still ring. */
import type { Seat } from '../../../../kernel/game.ts';
import type { View } from '../../state.ts';

export const hasRung = (state: View, seat: Seat): boolean => state.rung.some((one) => one.seat === seat);
const isPassed = (state: View, seat: Seat): boolean => state.passed.some((one) => one.seat === seat);

export const isSilent = (state: View, seat: Seat): boolean => !hasRung(state, seat) && !isPassed(state, seat);
