/**
 * Forræder: the mission of the day. Which one it is, how it begins, what it pays. (3.4, 6.3) Each mission has a file.
 */
import type { Ctx, Seat } from '../../kernel/game.ts';
import { countArms, dealArms, showArms } from './arms.ts';
import { dealBells, silenceBells } from './bells.ts';
import { beginCrossing, crossOn } from './bridge.ts';
import { openChest } from './chest.ts';
import { dealCipher, loseLock, nameByLot } from './cipher.ts';
import { endOf } from './clock.ts';
import { type Mission, SHARES } from './content.ts';
import type { Fact } from './facts.ts';
import { missionsFor, purseOf } from './options.ts';
import { closeRavens, showRavens } from './ravens.ts';
import { hasMaster, isGone, type View } from './state.ts';

/** What a mission comes to. */
export interface Won {
  readonly shares: number;
  readonly access: readonly Seat[];
  /** Where a person says how much it was. */
  readonly silver?: number;
}

/** TR-83. */
export const isArmouryDay = (state: View, day: number): boolean => {
  const { armouryFromDay, ceremonyDay } = state.options;
  return armouryFromDay > 0 && day >= armouryFromDay && day >= ceremonyDay && day < state.finale;
};

export const missionsOn = (state: View, day: number): Mission[] =>
  missionsFor(state.options, isArmouryDay(state, day), hasMaster(state));

/** TR-19: not yesterday's if there are others, of the rest those played least often. */
export function drawMission(state: View, day: number, draw: Ctx<Fact>['draw']): Mission {
  const allowed = missionsOn(state, day);
  if (state.nextMission && allowed.includes(state.nextMission)) return state.nextMission;
  const yesterday = state.played.at(-1);
  const others = allowed.filter((mission) => mission !== yesterday);
  const among = others.length > 0 ? others : allowed;
  const times = (mission: Mission): number => state.played.filter((one) => one === mission).length;
  const least = Math.min(...among.map(times));
  return draw('mission').pick(among.filter((mission) => times(mission) === least));
}

/** TR-17, TR-18. */
export function startMission(state: View, day: number, ctx: Ctx<Fact>): void {
  const mission = drawMission(state, day, ctx.draw);
  const armoury = isArmouryDay(state, day);
  ctx.tell({ type: 'missionBegan', mission, day, armoury, until: endOf(state, mission, ctx.now) });
  switch (mission) {
    case 'coats-of-arms':
      return showArms(state, ctx);
    case 'raven-tower':
      return showRavens(state, ctx);
    case 'bell-tower':
      return dealBells(state, ctx);
    case 'cipher-lock':
      return dealCipher(state, ctx);
  }
}

/** The step that is on has ended, by its clock or because all input is in. Says what was won, when it is over. */
export function missionOn(state: View, ctx: Ctx<Fact>): Won | undefined {
  switch (state.mission!) {
    case 'silver-chest':
      return openChest(state, ctx);
    case 'coats-of-arms':
      if (state.step !== 'show') return countArms(state, ctx);
      return void (state.arms.length < 12 ? showArms(state, ctx) : dealArms(state, ctx));
    case 'raven-tower':
      return closeRavens(state, ctx);
    case 'bell-tower':
      return silenceBells(state, ctx);
    case 'cipher-lock':
      return state.step === 'naming' ? nameByLot(state, ctx) : loseLock(state, ctx);
    case 'rope-bridge':
      return state.step === 'crossing' ? crossOn(state, ctx) : void beginCrossing(state, ctx);
    case 'field-mission':
      return { shares: 0, access: [] };
  }
}

/** TR-20, TR-22. */
export function endMission(state: View, { shares, access, silver }: Won, { tell }: Ctx<Fact>): void {
  const paid = silver ?? (shares * purseOf(state.options)) / SHARES;
  tell({ type: 'missionEnded', shares, silver: paid, access: state.isArmouryDay ? access : [] });
}

/** All input that is required is in. */
export function isMissionDone(state: View): boolean {
  const everybody = state.living.every((seat) => state.answered.includes(seat) || isGone(state, seat));
  switch (state.mission!) {
    case 'silver-chest':
    case 'rope-bridge':
      return state.step === 'open' && everybody;
    case 'coats-of-arms':
      return state.step === 'open' && everybody;
    case 'raven-tower':
      return state.step === 'open' && everybody && state.options.pace === 'live';
    default:
      return false;
  }
}
