/**
 * Ordet fanger: what the host may choose (section 9). One specification drives validation, the lobby's form and the lab.
 *
 * Who plays with whom, who is a junior and who gets a head start are words: `1+7 2+8`, `3=junior-animals; 4=Something red`,
 * `3=1000`. Seats are counted from 1 there, as people do.
 */
import type { Refusal, Seat, SeatSetup } from '../../kernel/game.ts';
import {
  type CommonOptions,
  choiceOption,
  commonOptions,
  flagOption,
  type Given,
  integerOption,
  type OptionSpec,
  textOption,
} from '../../kernel/options.ts';
import { isSymbol, OWN, ownCards, type Sign, seatsMax, sidesMax } from './content.ts';

export interface Options extends CommonOptions {
  judging: 'voices' | 'typed';
  rounds: number;
  cardSets: 'alternate' | 'set-1' | 'set-2' | 'own';
  ownCategories: string;
  dealerSeat: number;
  repeats: 'allowed' | 'forbidden';
  answersRequired: number;
  removedSymbols: string;
  firstLapJoker: 'out' | 'return';
  activeJokers: 'latest' | 'all';
  jokers: boolean;
  teams: string;
  juniors: string;
  handicaps: string;
  duelSignal: 'flash' | 'spot';
  nudgeAfterMs: number;
  flipFoul: 'off' | 'vote' | 'master';
  disputes: 'vote' | 'master';
  tieWindowMs: number;
  speech: boolean;
  speechCreditMs: number;
  turnMs: number;
  raceMs: number;
  verdictMs: number;
  challengeMs: number;
  ballotMs: number;
  maxNeutralCards: number;
  tieBreak: 'shared' | 'showdown';
  hideScores: boolean;
  absent: 'bot' | 'remove';
  coach: boolean;
}

const JUNIOR_TEXT_MAX = 40;
const HANDICAP_MAX = 3000;
export const REMOVED_MAX = 3;
/** How long each of these may be: what there is to say for all seats, with spaces to spare. */
const LENGTHS = { removedSymbols: 60, teams: 80, juniors: 700, handicaps: 200 } as const;

/** `1+7 2+8` as seats; undefined if it is nothing of the kind. */
function pairsIn(text: string): [Seat, Seat][] | undefined {
  const pairs: [Seat, Seat][] = [];
  for (const word of text.trim().split(/\s+/)) {
    const found = word.match(/^(\d{1,2})\+(\d{1,2})$/);
    if (!found) return undefined;
    pairs.push([Number(found[1]) - 1, Number(found[2]) - 1]);
  }
  return pairs.length <= sidesMax ? pairs : undefined;
}

/** `3=junior-animals; 4=Something red`: values by seat. */
function bySeat(text: string): Map<Seat, string> | undefined {
  const values = new Map<Seat, string>();
  for (const part of text.split(';')) {
    const at = part.indexOf('=');
    const number = part.slice(0, Math.max(0, at)).trim();
    const seat = /^\d{1,2}$/.test(number) ? Number(number) - 1 : -1;
    if (seat < 0 || seat >= seatsMax || values.has(seat)) return undefined;
    values.set(seat, part.slice(at + 1).trim());
  }
  return values;
}

export function juniorsIn(text: string): Map<Seat, string> | undefined {
  if (text === 'none') return new Map();
  const values = bySeat(text);
  const isGood = (value: string) => value.length >= 1 && value.length <= JUNIOR_TEXT_MAX && !/[\n\r]/.test(value);
  return values && [...values.values()].every(isGood) ? values : undefined;
}

export function handicapsIn(text: string): Map<Seat, number> | undefined {
  if (text === 'none') return new Map();
  const values = bySeat(text);
  const isGood = (value: string) => /^\d{1,4}$/.test(value) && Number(value) <= HANDICAP_MAX;
  if (!values || ![...values.values()].every(isGood)) return undefined;
  return new Map([...values].map(([seat, value]) => [seat, Number(value)]));
}

/** OF-7: which symbols stay in the box; three sides play with six unless told otherwise. */
export function symbolsOut(text: string, sides: number): Sign[] | undefined {
  if (text === 'none') return [];
  if (text === 'auto') return sides === 3 ? ['circle', 'diamond'] : [];
  const words = text.trim().split(/\s+/);
  const isGood = words.length <= REMOVED_MAX && new Set(words).size === words.length && words.every(isSymbol);
  return isGood ? (words as Sign[]) : undefined;
}

/** OF-3 to OF-5: who sits with whom; undefined if it cannot be. */
export function sidesOf(seats: number, teams: string): Seat[][] | undefined {
  const automatic = Array.from({ length: Math.max(0, seats - sidesMax) }, (_, i): [Seat, Seat] => [i, i + sidesMax]);
  const pairs = teams === 'auto' ? automatic : teams === 'none' ? [] : pairsIn(teams);
  if (!pairs) return undefined;
  const mates = pairs.flat();
  if (new Set(mates).size !== mates.length || mates.some((seat) => seat < 0 || seat >= seats)) return undefined;
  const sides: Seat[][] = [];
  for (let seat = 0; seat < seats; seat++) {
    const pair = pairs.find((one) => one.includes(seat));
    if (!pair) sides.push([seat]);
    else if (Math.min(...pair) === seat) sides.push([...pair].sort((a, b) => a - b));
  }
  return sides.length >= 2 && sides.length <= sidesMax ? sides : undefined;
}

const numberOption = integerOption<never>;
const isTyped = ({ options }: Given<Record<string, unknown>>): boolean =>
  (options.judging ?? (options.playMode === 'remote' ? 'typed' : 'voices')) === 'typed';
const perJudging = (voices: number, typed: number) => (given: Given<Record<string, unknown>>) =>
  isTyped(given) ? typed : voices;

/** A list that may be pasted, for those who look for the form of one. */
const EXAMPLE_LIST = Array.from({ length: 24 }, (_, i) => `Something we met on day ${i + 1}: a bear, a bus`).join('\n');

export const options: OptionSpec<Options> = {
  ...commonOptions,
  judging: choiceOption(['voices', 'typed'], ({ options: set }) => (set.playMode === 'remote' ? 'typed' : 'voices')),
  rounds: numberOption(1, 5, 2),
  cardSets: choiceOption(['alternate', 'set-1', 'set-2', 'own'], 'alternate'),
  ownCategories: textOption(['', EXAMPLE_LIST], '', OWN.textMax, (text) => text === '' || ownCards(text) !== undefined),
  dealerSeat: numberOption(1, (seats) => Math.max(1, seats), 1),
  repeats: choiceOption(['allowed', 'forbidden'], 'forbidden'),
  answersRequired: numberOption(1, 3, 1),
  removedSymbols: textOption(
    ['auto', 'none', 'moon', 'star cross grid'],
    'auto',
    LENGTHS.removedSymbols,
    (text) => symbolsOut(text, 0) !== undefined,
  ),
  firstLapJoker: choiceOption(['out', 'return'], 'out'),
  activeJokers: choiceOption(['latest', 'all'], 'latest'),
  jokers: flagOption(true),
  teams: textOption(['auto', 'none', '1+2 3+4', '1+3'], 'auto', LENGTHS.teams, (text) => pairsIn(text) !== undefined),
  juniors: textOption(
    ['none', '1=junior-animals', '1=Something red; 2=junior-food'],
    'none',
    LENGTHS.juniors,
    (text) => juniorsIn(text) !== undefined,
  ),
  handicaps: textOption(
    ['none', '1=1000', '1=3000; 2=250'],
    'none',
    LENGTHS.handicaps,
    (text) => handicapsIn(text) !== undefined,
  ),
  duelSignal: choiceOption(['flash', 'spot'], (given) => (isTyped(given) ? 'flash' : 'spot')),
  nudgeAfterMs: numberOption(1000, 15_000, 3000),
  flipFoul: choiceOption(['off', 'vote', 'master'], 'off'),
  disputes: choiceOption(['vote', 'master'], 'vote'),
  tieWindowMs: numberOption(0, 500, 100),
  speech: flagOption(false),
  speechCreditMs: numberOption(300, 2000, 1200),
  turnMs: numberOption(0, 120_000, perJudging(30_000, 10_000)),
  raceMs: numberOption(10_000, 120_000, perJudging(60_000, 30_000)),
  verdictMs: numberOption(2000, 15_000, 4000),
  challengeMs: numberOption(3000, 20_000, 6000),
  ballotMs: numberOption(5000, 60_000, 15_000),
  maxNeutralCards: numberOption(1, 5, 3),
  tieBreak: choiceOption(['shared', 'showdown'], 'shared'),
  hideScores: flagOption(false),
  absent: choiceOption(['bot', 'remove'], 'bot'),
  coach: flagOption(true),
};

/** DECISION: ways to begin, for those who do not want to read the list. None shortens `challengeMs` (OF-77). */
export const presets: { readonly [name: string]: Partial<Options> } = {
  classic: {},
  family: { jokers: false, rounds: 1, repeats: 'allowed', raceMs: 60_000 },
  quick: { rounds: 1, turnMs: 8000, raceMs: 20_000, verdictMs: 2000, ballotMs: 10_000 },
  experts: { answersRequired: 2, activeJokers: 'all', firstLapJoker: 'return', tieBreak: 'showdown' },
};

/** Why these people cannot start with these options (section 11, lobby). */
export function refuseStart(seats: readonly SeatSetup[], set: Options): Refusal | undefined {
  const sides = sidesOf(seats.length, set.teams);
  if (!sides) return 'bad-teams';
  const out = symbolsOut(set.removedSymbols, sides.length);
  if (!out) return 'bad-card-set';
  if (set.cardSets === 'own') {
    const own = ownCards(set.ownCategories);
    if (!own) return 'bad-card-set';
    // Fewer than four symbols would leave hardly a quiet table.
    if (new Set(own.map(({ symbol }) => symbol).filter((symbol) => !out.includes(symbol))).size < 4)
      return 'bad-card-set';
  }
  const juniors = juniorsIn(set.juniors);
  if (!juniors || [...juniors.keys()].some((seat) => seat >= seats.length || seats[seat]!.bot)) return 'bad-juniors';
  const handicaps = handicapsIn(set.handicaps);
  if (!handicaps || [...handicaps.keys()].some((seat) => seat >= seats.length)) return 'bad-handicaps';
  if (set.judging === 'typed' && set.turnMs < 3000) return 'bad-timers';
  if (set.judging === 'voices' && set.turnMs > 0 && set.turnMs < 3000) return 'bad-timers';
  return undefined;
}
