/**
 * Maffia: what the host may choose (section 9). One specification drives validation, the lobby's form and the lab.
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
} from '../../kernel/options.ts';
import {
  organisationRuleFor,
  type Pace,
  presets as presetClocks,
  type RoleChoice,
  roleSetFor,
  type Wording,
} from './content.ts';

export interface Options extends CommonOptions {
  mafiaCount: number | 'auto';
  organisationRule: 'auto' | 'on' | 'off';
  doctor: boolean;
  infoRole: RoleChoice['infoRole'];
  avenger: 'auto' | 'on' | 'off';
  wording: Wording;
  firstDaySeconds: number;
  daySeconds: number;
  pace: Pace;
  extensionCount: number | 'auto';
  extensionSeconds: number;
  extensionOfferSeconds: number;
  lastNominationWindowMs: number;
  maxLastActs: number;
  speechSeconds: number;
  runoffSpeechSeconds: number;
  voteCountdownMs: number;
  voteWindowMs: number;
  votingMode: 'phone' | 'hands';
  coNominations: boolean;
  selfVote: boolean;
  earlyDayEnd: boolean;
  dealStyle: 'together' | 'one-by-one';
  nightStyle: 'parallel' | 'called';
  nightSeconds: number;
  calledSegmentSeconds: number;
  nightEarlyEnd: boolean;
  doctorMaySelf: boolean;
  sheriffMayCheckOut: boolean;
  mafiaMayShootMafia: boolean;
  mafiaChat: boolean;
  revealOnOut: 'none' | 'team' | 'role';
  deadSeeAll: boolean;
  ghostChat: boolean;
  stalemateCycles: number;
  breakSeconds: number;
  pausesPerSeat: number;
}

const numberOption = integerOption<never>;
const isRemote = ({ options }: Given<Record<string, unknown>>): boolean => options.playMode === 'remote';

export const options: OptionSpec<Options> = {
  ...commonOptions,
  mafiaCount: integerOption(1, (seats) => Math.floor((seats - 1) / 2), 'auto', ['auto']),
  organisationRule: choiceOption(['auto', 'on', 'off'], 'auto'),
  doctor: flagOption(true),
  infoRole: choiceOption(['auto', 'sheriff', 'freemasons', 'both', 'none'], 'auto'),
  avenger: choiceOption(['auto', 'on', 'off'], 'auto'),
  wording: choiceOption<Wording>(['classic', 'soft'], 'classic', { value: 'soft', code: 'wording-locked' }), // MF-29
  firstDaySeconds: numberOption(60, 1800, 900),
  daySeconds: numberOption(60, 1800, 600),
  pace: choiceOption<Pace>(['brisk', 'usual', 'calm'], 'usual'),
  extensionCount: integerOption(0, 8, 'auto', ['auto']),
  extensionSeconds: numberOption(30, 900, 300),
  extensionOfferSeconds: numberOption(5, 60, 15),
  lastNominationWindowMs: numberOption(2000, 10_000, (given) => (isRemote(given) ? 5000 : 3000)),
  maxLastActs: numberOption(1, 10, 4),
  speechSeconds: numberOption(15, 300, 120),
  runoffSpeechSeconds: numberOption(0, 120, 0),
  voteCountdownMs: numberOption(1000, 8000, 3000),
  voteWindowMs: numberOption(500, 5000, (given) => (isRemote(given) ? 2500 : 1500)),
  votingMode: choiceOption(['phone', 'hands'], 'phone'),
  coNominations: flagOption(false),
  selfVote: flagOption(true),
  earlyDayEnd: flagOption(true),
  dealStyle: choiceOption(['together', 'one-by-one'], 'together'),
  nightStyle: choiceOption(['parallel', 'called'], 'parallel'),
  nightSeconds: numberOption(15, 180, 60),
  calledSegmentSeconds: numberOption(8, 60, 20),
  nightEarlyEnd: flagOption(({ humans }) => humans === 1),
  doctorMaySelf: flagOption(true),
  sheriffMayCheckOut: flagOption(true),
  mafiaMayShootMafia: flagOption(true),
  mafiaChat: flagOption(false),
  revealOnOut: choiceOption(['none', 'team', 'role'], 'none'),
  deadSeeAll: flagOption(false),
  ghostChat: flagOption(isRemote),
  stalemateCycles: numberOption(2, 10, 4),
  breakSeconds: numberOption(60, 1200, 300),
  pausesPerSeat: numberOption(0, 5, 2),
};

export const presets: { readonly [name: string]: Partial<Options> } = presetClocks;

export const organisationRule = (players: number, chosen: Options): boolean =>
  organisationRuleFor(players, chosen.organisationRule);

/** MF-2, MF-39, A41: what no shuffle could make a game of. */
export function refuseStart(seats: readonly SeatSetup[], chosen: Options): Refusal | undefined {
  const set = roleSetFor(seats.length, chosen);
  if (set.villager < 1) return 'too-many-special-roles';
  if (set.mafia >= seats.length - set.mafia) return 'mafia-not-minority';
  if (set.mafia < 2 && organisationRule(seats.length, chosen)) return 'org-rule-needs-two-mafia';
  if (chosen.votingMode === 'phone') return undefined;
  if (chosen.gameMaster === 'auto') return 'needs-human-master';
  return chosen.playMode === 'remote' ? 'needs-in-person' : undefined;
}
