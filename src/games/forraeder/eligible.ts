/**
 * Forræder: which missions a day may have, and on which days the Armoury is open. Apart from mission.ts, which decides: a
 * page does not carry that along.
 */
import type { MissionId } from './missions/index.ts';
import { missionsFor } from './options.ts';
import { hasMaster, type View } from './state.ts';

/** TR-83. */
export const isArmouryDay = (state: View, day: number): boolean => {
  const { armouryFromDay, ceremonyDay } = state.options;
  return armouryFromDay > 0 && day >= armouryFromDay && day >= ceremonyDay && day < state.finale;
};

export const missionsOn = (state: View, day: number): MissionId[] =>
  missionsFor(state.options, isArmouryDay(state, day), hasMaster(state));
