/** Forræder: what bots make of each mission. The same for both sides. (14.1, 14.3, TR-21) */
import type { Seat, Typed } from '../../../kernel/game.ts';
import type { Stream } from '../../../kernel/random.ts';
import type { Command } from '../commands.ts';
import type { View } from '../state.ts';
import { bellTower } from './bell-tower/bot.ts';
import { cipherLock } from './cipher-lock/bot.ts';
import { coatsOfArms } from './coats-of-arms/bot.ts';
import { fieldMission } from './field-mission/bot.ts';
import type { MissionId, Missions } from './index.ts';
import type { MissionBot } from './mission.ts';
import { ravenTower } from './raven-tower/bot.ts';
import { ropeBridge } from './rope-bridge/bot.ts';
import { silverChest } from './silver-chest/bot.ts';

const list: { readonly [M in Missions as M['id']]: MissionBot<M> } = {
  'silver-chest': silverChest,
  'coats-of-arms': coatsOfArms,
  'raven-tower': ravenTower,
  'bell-tower': bellTower,
  'cipher-lock': cipherLock,
  'rope-bridge': ropeBridge,
  'field-mission': fieldMission,
};

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
const bots: { readonly [id in MissionId]: AnyBot } = list;

export const botOf = ({ mission }: Pick<View, 'mission'>): AnyBot | undefined =>
  mission === null ? undefined : bots[mission];
