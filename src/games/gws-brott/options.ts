/**
 * GW:s brott: what the host may choose (section 9). One specification drives validation, the lobby's form and the lab.
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
import type { GwDie } from './content.ts';

export interface Options extends CommonOptions {
  gwPicker: 'volunteer' | 'random' | 'host';
  gwSeat: number;
  handcuffs: number | 'auto';
  gwDie: 'auto' | GwDie;
  trumps: 'none' | 'three' | 'four';
  twoPlayerTrumps: boolean;
  tellActingPiece: boolean;
  immunities: boolean;
  openCriminalCards: boolean;
  thirdArrestEliminates: boolean;
  cardsPerCriminal: number;
  gwExactSteps: boolean;
  rerollSubset: boolean;
  lookSeconds: number;
  gwAid: 'none' | 'notes' | 'possible-squares';
  criminalsChannel: boolean;
  timers: 'off' | 'relaxed' | 'brisk';
  onLeave: 'bot' | 'pause' | 'retire';
  maxRounds: number;
}

const numberOption = integerOption<never>;
const isRemote = ({ options }: Given<Record<string, unknown>>): boolean => options.playMode === 'remote';

export const options: OptionSpec<Options> = {
  ...commonOptions,
  gwPicker: choiceOption(['volunteer', 'random', 'host'], 'volunteer'),
  gwSeat: numberOption(1, 5, 1),
  handcuffs: integerOption(1, 8, 'auto', ['auto']),
  gwDie: choiceOption(['auto', 'slow', 'standard', 'fast'], 'auto'),
  trumps: choiceOption(['none', 'three', 'four'], 'three'),
  twoPlayerTrumps: flagOption(false),
  tellActingPiece: flagOption(true),
  immunities: flagOption(true),
  openCriminalCards: flagOption(false),
  thirdArrestEliminates: flagOption(true),
  cardsPerCriminal: numberOption(3, 5, 5),
  gwExactSteps: flagOption(true),
  rerollSubset: flagOption(false),
  lookSeconds: numberOption(1, 10, 3),
  gwAid: choiceOption(['none', 'notes', 'possible-squares'], 'notes'),
  criminalsChannel: flagOption(false),
  timers: choiceOption(['off', 'relaxed', 'brisk'], (given) => (isRemote(given) ? 'relaxed' : 'off')),
  onLeave: choiceOption(['bot', 'pause', 'retire'], 'bot'),
  maxRounds: numberOption(20, 200, 200),
};

/** DECISION: three ways to begin, for those who do not want to read the list. */
export const presets: { readonly [name: string]: Partial<Options> } = {
  classic: {},
  short: { cardsPerCriminal: 3, timers: 'brisk' },
  beginners: { gwAid: 'possible-squares', tellActingPiece: true, openCriminalCards: true },
};
