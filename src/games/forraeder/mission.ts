/**
 * Forræder: the mission of the day. Which one it is, how it begins, what it pays. (3.4, 6.3) What each of them is lies in missions/.
 */
import type { Ctx } from '../../kernel/game.ts';
import { endOf } from './clock.ts';
import { purseOf, SHARES } from './content.ts';
import { isArmouryDay, missionsOn } from './eligible.ts';
import type { Fact } from './facts.ts';
import { rulesOf } from './missions/house.ts';
import { type MissionId, missionOf, missions } from './missions/index.ts';
import type { Won } from './missions/mission.ts';
import type { View } from './state.ts';

/** TR-19: not yesterday's if there are others, of the rest those played least often. */
export function drawMission(state: View, day: number, draw: Ctx<Fact>['draw']): MissionId {
  const allowed = missionsOn(state, day);
  if (state.nextMission && allowed.includes(state.nextMission)) return state.nextMission;
  const yesterday = state.played.at(-1);
  const others = allowed.filter((mission) => mission !== yesterday);
  const among = others.length > 0 ? others : allowed;
  const times = (mission: MissionId): number => state.played.filter((one) => one === mission).length;
  const least = Math.min(...among.map(times));
  return draw('mission').pick(among.filter((mission) => times(mission) === least));
}

/** TR-17, TR-18. */
export function startMission(state: View, day: number, ctx: Ctx<Fact>): void {
  const mission = drawMission(state, day, ctx.draw);
  const armoury = isArmouryDay(state, day);
  const until = endOf(state, missions.find(({ id }) => id === mission)!.time, ctx.now);
  ctx.tell({ type: 'missionBegan', mission, day, armoury, until });
  rulesOf(mission).begin?.(state, ctx);
}

/** The step that is on has ended, by its clock or because all input is in. Says what was won, when it is over. */
export const missionOn = (state: View, ctx: Ctx<Fact>): Won | undefined => rulesOf(state.mission!).goOn(state, ctx);

/** TR-20, TR-22. */
export function endMission(state: View, { shares, access, silver }: Won, { tell }: Ctx<Fact>): void {
  const paid = silver ?? (shares * purseOf(state.options)) / SHARES;
  tell({ type: 'missionEnded', shares, silver: paid, access: state.isArmouryDay ? access : [] });
}

/** All input that is required is in. */
export const isMissionDone = (state: View): boolean => state.step === 'open' && missionOf(state)!.isAllIn(state);
