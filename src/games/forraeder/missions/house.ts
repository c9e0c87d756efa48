/** Forræder: what the house decides in each mission, and what its bots make of it. (14.1, 14.3, TR-21) */
import type { Ctx, Seat, Typed } from '../../../kernel/game.ts';
import type { Stream } from '../../../kernel/random.ts';
import type { Command } from '../commands.ts';
import type { Fact } from '../facts.ts';
import type { State, View } from '../state.ts';
import { bot as bellTowerBot } from './bell-tower/bot.ts';
import { bellTower } from './bell-tower/rules.ts';
import { bot as cipherLockBot } from './cipher-lock/bot.ts';
import { cipherLock } from './cipher-lock/rules.ts';
import { bot as coatsOfArmsBot } from './coats-of-arms/bot.ts';
import { coatsOfArms } from './coats-of-arms/rules.ts';
import { bot as fieldMissionBot } from './field-mission/bot.ts';
import { fieldMission } from './field-mission/rules.ts';
import type { MissionId, Missions } from './index.ts';
import type { MissionBot, MissionRules, Won } from './mission.ts';
import { bot as ravenTowerBot } from './raven-tower/bot.ts';
import { ravenTower } from './raven-tower/rules.ts';
import { bot as ropeBridgeBot } from './rope-bridge/bot.ts';
import { ropeBridge } from './rope-bridge/rules.ts';
import { bot as silverChestBot } from './silver-chest/bot.ts';
import { silverChest } from './silver-chest/rules.ts';

interface House<M extends Missions> {
  readonly rules: MissionRules<M>;
  readonly bot: MissionBot<M>;
}

const list: { readonly [M in Missions as M['id']]: House<M> } = {
  'silver-chest': { rules: silverChest, bot: silverChestBot },
  'coats-of-arms': { rules: coatsOfArms, bot: coatsOfArmsBot },
  'raven-tower': { rules: ravenTower, bot: ravenTowerBot },
  'bell-tower': { rules: bellTower, bot: bellTowerBot },
  'cipher-lock': { rules: cipherLock, bot: cipherLockBot },
  'rope-bridge': { rules: ropeBridge, bot: ropeBridgeBot },
  'field-mission': { rules: fieldMission, bot: fieldMissionBot },
};

/** Those of any mission: a command comes to the mission whose it is. */
interface AnyRules {
  begin?(state: View, ctx: Ctx<Fact>): void;
  decide(state: View, command: Typed, by: Seat, ctx: Ctx<Fact>): Won | undefined;
  goOn(state: View, ctx: Ctx<Fact>): Won | undefined;
  rethink?(truth: State, others: readonly Seat[], seesAll: boolean, lot: Stream): void;
}

interface AnyPlayer {
  act(view: View, me: Seat, mind: Stream, heat: readonly number[]): Command | undefined;
  waits?(view: View, me: Seat, now: number, mind: Stream): number | undefined;
}

/** The bot of any mission: only the facts of its own are shown to it. */
interface AnyBot {
  isAsked?(view: View, me: Seat): boolean;
  question?(view: View, me: Seat): string;
  readonly random: AnyPlayer;
  readonly clever: AnyPlayer;
  suspects?(fact: Typed, view: View, heat: readonly number[]): readonly (readonly [seat: Seat, by: number])[];
}

const house: { readonly [id in MissionId]: { readonly rules: AnyRules; readonly bot: AnyBot } } = list;

export const rulesOf = (mission: MissionId): AnyRules => house[mission].rules;

export const botOf = ({ mission }: Pick<View, 'mission'>): AnyBot | undefined =>
  mission === null ? undefined : house[mission].bot;
