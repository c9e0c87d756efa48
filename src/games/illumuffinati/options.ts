/**
 * Illumuffinati: what the host may choose (section 9). One specification drives validation, the lobby's form and the lab.
 */
import {
  type CommonOptions,
  choiceOption,
  commonOptions,
  flagOption,
  type Given,
  integerOption,
  type OptionSpec,
} from '../../kernel/options.ts';

export interface Options extends CommonOptions {
  firstInspector: 'ritual' | 'random' | 'host';
  startGold: number;
  jewelGold: number;
  burglaryGold: number;
  selfBurglary: 'nothing' | 'next-absent';
  lastMuffinPays: boolean;
  declineBribe: boolean;
  purses: 'open' | 'hidden';
  memoryAid: boolean;
  homeBakersMayTalk: boolean;
  minRaise: number;
  laps: number;
  timers: 'off' | 'soft' | 'hard';
  passSeconds: number;
  negotiateSecondsFirst: number;
  negotiateSeconds: number;
  takeBackSeconds: number;
  acceptLockSeconds: number;
  noseRace: 'phone' | 'table' | 'shared';
  standIns: boolean;
  tips: boolean;
  peekToView: boolean;
}

const numberOption = integerOption<never>;
const isRemote = ({ options }: Given<Record<string, unknown>>): boolean => options.playMode === 'remote';

export const options: OptionSpec<Options> = {
  ...commonOptions,
  firstInspector: choiceOption(['ritual', 'random', 'host'], 'ritual'),
  startGold: numberOption(10, 50, 25),
  jewelGold: numberOption(6, 20, 10),
  burglaryGold: numberOption(0, 30, 10),
  selfBurglary: choiceOption(['nothing', 'next-absent'], 'nothing'),
  lastMuffinPays: flagOption(true),
  declineBribe: flagOption(true),
  purses: choiceOption(['open', 'hidden'], 'open'),
  memoryAid: flagOption(true),
  homeBakersMayTalk: flagOption(true),
  minRaise: numberOption(1, 5, 1),
  laps: numberOption(1, 2, 1),
  timers: choiceOption<Options['timers']>(['off', 'soft', 'hard'], (given) => (isRemote(given) ? 'hard' : 'soft')),
  passSeconds: numberOption(10, 180, 40),
  negotiateSecondsFirst: numberOption(30, 600, 150),
  negotiateSeconds: numberOption(20, 600, 90),
  takeBackSeconds: numberOption(5, 60, 12),
  acceptLockSeconds: numberOption(0, 15, 3),
  noseRace: choiceOption(['phone', 'table', 'shared'], 'phone'),
  standIns: flagOption(true),
  tips: flagOption(false),
  peekToView: flagOption((given) => !isRemote(given)),
};

/** The first is what a table begins with. */
export const presets: { readonly [name: string]: Partial<Options> } = {
  normal: { passSeconds: 40, negotiateSecondsFirst: 150, negotiateSeconds: 90, takeBackSeconds: 12 },
  quick: { passSeconds: 20, negotiateSecondsFirst: 75, negotiateSeconds: 45, takeBackSeconds: 8 },
  unhurried: { passSeconds: 90, negotiateSecondsFirst: 300, negotiateSeconds: 180, takeBackSeconds: 25 },
};
