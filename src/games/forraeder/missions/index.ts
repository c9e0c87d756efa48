/**
 * Forræder: the missions. One that is new is a folder and a line here, and one in each list of what is fetched apart:
 * house.ts (what is decided, and bots), phone.tsx and table.tsx. The compiler names the lines that are missing.
 */
import type { Refusal, Seat, Typed } from '../../../kernel/game.ts';
import type { Offer } from '../../../kernel/offer.ts';
import type { State, View } from '../state.ts';
import type { Teller } from '../story.ts';
import { bellTower } from './bell-tower/index.ts';
import { cipherLock } from './cipher-lock/index.ts';
import { coatsOfArms } from './coats-of-arms/index.ts';
import { fieldMission } from './field-mission/index.ts';
import type { Day, Said } from './mission.ts';
import { ravenTower } from './raven-tower/index.ts';
import { ropeBridge } from './rope-bridge/index.ts';
import { silverChest } from './silver-chest/index.ts';

/** In the order in which people read of them, and lots are drawn. */
const list = [silverChest, coatsOfArms, ravenTower, bellTower, cipherLock, ropeBridge, fieldMission] as const;

/** The types of all of them, told apart by `id`. */
export type Missions = NonNullable<(typeof list)[number]['owns']>;
/** All of these at once. */
type All<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;

export type MissionId = Missions['id'];
export type MissionFact = Missions['fact'];
export type MissionStep = Missions['step'];
export type MissionState = All<Missions['state']>;
export type MissionSwitches = { [O in Missions['option']]: boolean };

/** Any of them: its own commands and facts are found by their type (`ownerOf`). */
interface AnyMission {
  readonly id: MissionId;
  readonly option: keyof MissionSwitches;
  readonly isOn: boolean;
  fits?(day: Day): boolean;
  readonly time: readonly [seconds: number, hours: number];
  readonly isSilent?: true;
  readonly isMasters?: true;
  readonly stretched?: readonly string[];
  readonly commands: object;
  readonly refusals: readonly Missions['refusal'][];
  readonly audience: object;
  empty(): object;
  refuse(view: View, command: Typed, by: Seat | 'master'): Refusal | undefined;
  record(state: State, fact: Typed): void;
  legal(view: View, who: Seat | 'master'): Offer[];
  isAllIn(view: View): boolean;
  question?(view: View, type: string): string | null;
  progress?(view: View, seat: Seat): { readonly isDone: boolean; readonly number?: number | undefined };
  story?(fact: Typed, teller: Teller): string | undefined;
  rules(): Promise<{ readonly default: string }>;
  says(said: Said): string;
  saysAfter?(said: Said): string | undefined;
}

export const missions: readonly AnyMission[] = list;
export const missionIds: readonly MissionId[] = missions.map(({ id }) => id);

const byId = new Map(missions.map((mission) => [mission.id, mission]));
const byType = new Map(
  missions.flatMap((mission) =>
    [mission.commands, mission.audience].flatMap(Object.keys).map((type) => [type, mission] as const),
  ),
);

export const missionOf = ({ mission }: Pick<View, 'mission'>): AnyMission | undefined =>
  mission === null ? undefined : byId.get(mission);

/** Whose command or fact this is, if it is a mission's. */
export const ownerOf = ({ type }: Typed): AnyMission | undefined => byType.get(type);

export const missionCommands: All<Missions['commands']> = Object.assign(
  {},
  ...missions.map(({ commands }) => commands),
);
export const missionAudience: All<Missions['audience']> = Object.assign(
  {},
  ...missions.map(({ audience }) => audience),
);
export const missionRefusals = missions.flatMap(({ refusals }) => refusals);

/** What there is to remember before a mission begins. */
export const bareMission = (): MissionState & Pick<State, 'answered' | 'won'> => ({
  answered: [],
  won: null,
  ...(Object.assign({}, ...missions.map(({ empty }) => empty())) as MissionState),
});
