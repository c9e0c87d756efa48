/** Forræder: what the house decides in each mission. */
import type { Ctx, Seat, Typed } from '../../../kernel/game.ts';
import type { Stream } from '../../../kernel/random.ts';
import type { Fact } from '../facts.ts';
import type { State, View } from '../state.ts';
import { bellTower } from './bell-tower/rules.ts';
import { cipherLock } from './cipher-lock/rules.ts';
import { coatsOfArms } from './coats-of-arms/rules.ts';
import { fieldMission } from './field-mission/rules.ts';
import type { MissionId, Missions } from './index.ts';
import type { MissionRules, Won } from './mission.ts';
import { ravenTower } from './raven-tower/rules.ts';
import { ropeBridge } from './rope-bridge/rules.ts';
import { silverChest } from './silver-chest/rules.ts';

const list: { readonly [M in Missions as M['id']]: MissionRules<M> } = {
  'silver-chest': silverChest,
  'coats-of-arms': coatsOfArms,
  'raven-tower': ravenTower,
  'bell-tower': bellTower,
  'cipher-lock': cipherLock,
  'rope-bridge': ropeBridge,
  'field-mission': fieldMission,
};

/** Those of any mission: a command comes to the mission whose it is. */
interface AnyRules {
  begin?(state: View, ctx: Ctx<Fact>): void;
  decide(state: View, command: Typed, by: Seat, ctx: Ctx<Fact>): Won | undefined;
  goOn(state: View, ctx: Ctx<Fact>): Won | undefined;
  rethink?(truth: State, others: readonly Seat[], seesAll: boolean, lot: Stream): void;
}

export const rulesOf = (mission: MissionId): AnyRules => list[mission];
