/**
 * Forræder: what the host may choose (section 9). One specification drives validation, the lobby's form and the lab.
 */
import type { Refusal, SeatSetup } from '../../kernel/game.ts';
import {
  type CommonOptions,
  choiceOption,
  commonOptions,
  flagOption,
  type Given,
  integerOption,
  type OptionSpec,
  type PlayMode,
} from '../../kernel/options.ts';
import { defaultFinale } from './content.ts';
import { type MissionId, type MissionSwitches, missions } from './missions/index.ts';

export interface Options extends CommonOptions, MissionSwitches {
  pace: 'live' | 'days';
  tempo: '0.75' | '1' | '1.5' | '2';
  /** Minutes after midnight, on the host's clock: between them people are awake. */
  dayStartsAt: number;
  dayEndsAt: number;
  /** Minutes that the host's clock is ahead of UTC, and will be from a moment on (minutes since 1970). */
  utcOffset: number;
  utcOffsetLater: number;
  utcOffsetLaterFrom: number;
  slateSeconds: number;
  lastWordsSeconds: number;
  ceremonyDay: number;
  firstTable: 'ceremony-day' | 'day-after';
  selection: 'wish' | 'uniform' | 'game-master';
  traitorCount: number | 'secret-draw';
  traitorsMeet: 'first-conclave' | 'ceremony';
  finaleDay: number | 'auto';
  temptation: boolean;
  temptationNights: number;
  blackmail: boolean;
  blackmailNights: number;
  deathLists: number | 'auto';
  deathListSize: number | 'auto';
  armouryFromDay: number;
  shieldNotice: boolean;
  revealPolicy: 'until-finale' | 'always' | 'never';
  endQuestion: 'finale' | 'before-last' | 'human';
  missionPurse: '12' | '24' | '36';
  leaverPolicy: 'bot' | 'remove';
  ghostView: 'public' | 'all';
  whispers: boolean;
  fastNights: boolean;
}

const numberOption = integerOption<never>;
const inDays = ({ options }: Given<Record<string, unknown>>): boolean => options.pace === 'days';

const switches = Object.fromEntries(missions.map(({ option, isOn }) => [option, flagOption(isOn)])) as Pick<
  OptionSpec<Options>,
  keyof MissionSwitches
>;

export const options: OptionSpec<Options> = {
  ...commonOptions,
  playMode: choiceOption<PlayMode>(['in-person', 'remote'], (given) => (inDays(given) ? 'remote' : 'in-person')),
  pace: choiceOption(['live', 'days'], 'live'),
  tempo: choiceOption(['0.75', '1', '1.5', '2'], '1'),
  dayStartsAt: numberOption(0, 1439, 8 * 60),
  dayEndsAt: numberOption(0, 1439, 22 * 60),
  utcOffset: numberOption(-720, 840, 0),
  utcOffsetLater: numberOption(-720, 840, ({ options: chosen }) => Number(chosen.utcOffset)),
  utcOffsetLaterFrom: numberOption(0, 2 ** 31, 0),
  slateSeconds: numberOption(10, 300, 60),
  lastWordsSeconds: numberOption(10, 600, 90),
  ceremonyDay: numberOption(1, 2, 1),
  firstTable: choiceOption(['ceremony-day', 'day-after'], 'ceremony-day'),
  selection: choiceOption(['wish', 'uniform', 'game-master'], 'wish'),
  traitorCount: integerOption(2, (seats) => Math.min(4, Math.ceil(seats / 2) - 1), 'secret-draw', ['secret-draw']),
  traitorsMeet: choiceOption(['first-conclave', 'ceremony'], 'first-conclave'),
  finaleDay: integerOption(3, (seats) => defaultFinale(seats, 2), 'auto', ['auto']),
  temptation: flagOption(true),
  temptationNights: numberOption(1, 4, 3),
  blackmail: flagOption(true),
  blackmailNights: numberOption(1, 4, 2),
  deathLists: integerOption(0, 2, 'auto', ['auto']),
  deathListSize: integerOption(2, 5, 'auto', ['auto']),
  armouryFromDay: numberOption(0, (seats) => defaultFinale(seats, 2) - 1, 2),
  shieldNotice: flagOption(false),
  revealPolicy: choiceOption(['until-finale', 'always', 'never'], 'until-finale'),
  endQuestion: choiceOption(['finale', 'before-last', 'human'], (given) =>
    given.options.gameMaster === 'human' ? 'human' : 'finale',
  ),
  ...switches,
  missionPurse: choiceOption(['12', '24', '36'], '12'),
  leaverPolicy: choiceOption(['bot', 'remove'], 'bot'),
  ghostView: choiceOption(['public', 'all'], 'public'),
  whispers: flagOption(inDays),
  fastNights: flagOption(({ humans }) => humans <= 1),
};

/** DECISION: four ways to begin, for those who do not want to read the list. */
export const presets: { readonly [name: string]: Partial<Options> } = {
  classic: {},
  brisk: { tempo: '0.75' },
  gentle: { firstTable: 'day-after', revealPolicy: 'always' },
  calendar: { pace: 'days', playMode: 'remote', whispers: true },
};

/** The missions that a day may have, armoury or not, under a master or not. (3.4) */
export const missionsFor = (chosen: Options, isArmouryDay: boolean, hasMaster: boolean): MissionId[] => {
  const day = { isArmouryDay, hasMaster, isLive: chosen.pace === 'live' };
  return missions.filter(({ option, fits }) => chosen[option] && (fits?.(day) ?? true)).map(({ id }) => id);
};

export const finaleOf = (seats: number, chosen: Options): number =>
  chosen.finaleDay === 'auto' ? defaultFinale(seats, chosen.ceremonyDay) : chosen.finaleDay;

/** In shorter ones nobody would find the time. */
const SHORTEST_DAY = 6 * 60;

/** What no season could be made of. */
export function refuseStart(seats: readonly SeatSetup[], chosen: Options): Refusal | undefined {
  const finale = finaleOf(seats.length, chosen);
  const isAuto = chosen.gameMaster === 'auto';
  const isForMaster = missions.some(({ option, isMasters }) => isMasters && chosen[option]);
  if (isAuto && (chosen.selection === 'game-master' || isForMaster || chosen.endQuestion === 'human'))
    return 'needs-human-master';
  if (finale < chosen.ceremonyDay + 2 || finale > defaultFinale(seats.length, chosen.ceremonyDay)) return 'bad-options';
  const { armouryFromDay: from } = chosen;
  if (from !== 0 && (from < chosen.ceremonyDay || from > finale - 1)) return 'bad-options';
  if (chosen.pace === 'days' && chosen.playMode !== 'remote') return 'bad-options';
  if (chosen.pace === 'days' && chosen.dayEndsAt - chosen.dayStartsAt < SHORTEST_DAY) return 'day-too-short';
  if (chosen.whispers && chosen.playMode !== 'remote') return 'bad-options';
  // Without a master a day without armoury needs a mission too, whoever leaves on the way.
  return missionsFor(chosen, false, false).length > 0 ? undefined : 'bad-options';
}
