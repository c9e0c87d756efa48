/**
 * Forræder: what the castle is made of (sections 3 and 4 of RULES.md). Data, and what follows from it alone.
 */
import type { Clue } from './commands.ts';

export const seatsMin = 8;
export const seatsMax = 22;

export const roles = ['loyal', 'traitor'] as const;
export type Role = (typeof roles)[number];

export const wishes = ['eager', 'willing', 'reluctant'] as const;
export type Wish = (typeof wishes)[number];
/** 4.3: how often a seat lies in the urn. */
export const wishWeight: { readonly [wish in Wish]: number } = { eager: 4, willing: 2, reluctant: 1 };

export const missions = [
  'silver-chest',
  'coats-of-arms',
  'raven-tower',
  'bell-tower',
  'cipher-lock',
  'rope-bridge',
  'field-mission',
] as const;
export type Mission = (typeof missions)[number];

export const arms = [
  'boar',
  'raven',
  'wolf',
  'stag',
  'tower',
  'key',
  'crown',
  'oak',
  'ship',
  'sun',
  'moon',
  'fish',
] as const;
export type Arms = (typeof arms)[number];

export const symbols = ['sun', 'moon', 'star', 'rose', 'sword', 'cup'] as const;
export type CipherSymbol = (typeof symbols)[number];
export const places = [1, 2, 3, 4] as const;

export const plans = ['murder', 'hold', 'nominate', 'tempt', 'blackmail', 'journal'] as const;
export type Plan = (typeof plans)[number];

/** The patient one is clever and takes its time over everything: for the lab. */
export const botNames = ['clever', 'patient', 'random'] as const;

export const SHARES = 12;
/** M5: how often the scribe may try. */
export const TRIES = 3;
/** M6: the chance in a hundred that plank 1 to 6 breaks. */
export const plankBreaks = [0, 8, 12, 18, 25, 35] as const;
export const ravensMin = 40;
export const ravensMax = 180;
export const ravenRounds = 4;
/** A raven sits in one of this many cells of the picture, numbered row by row. */
export const ravenCells = 4096;
/** 3.5: harmless letters, by number. */
export const letterCount = 20;

/** 4.2: the two numbers of traitors that a table may have, and the chance of the smaller in a hundred. */
const traitorTable: { readonly [seats: number]: readonly [fewer: number, percent: number] } = {
  8: [2, 90],
  9: [2, 25],
  10: [2, 85],
  11: [2, 25],
  12: [2, 60],
  13: [2, 40],
  14: [2, 50],
  15: [2, 40],
  16: [2, 40],
  17: [2, 50],
  18: [2, 40],
  19: [2, 50],
  20: [2, 40],
  21: [2, 35],
  22: [2, 50],
};

export const traitorDraw = (seats: number): { fewer: number; percent: number } => {
  const [fewer, percent] = traitorTable[seats]!;
  return { fewer, percent };
};

/** How many traitors to expect at the start, by 4.2. */
export const traitorsExpected = (seats: number): number => {
  const { fewer, percent } = traitorDraw(seats);
  return fewer + (100 - percent) / 100;
};

/** 3.2: armoury places. */
export const armouryPlaces = (living: number): number => (living <= 8 ? 2 : living <= 14 ? 3 : 4);

/** TR-13. */
export const defaultFinale = (seats: number, ceremonyDay: number): number => Math.floor(seats / 2) - 2 + ceremonyDay;

/** 3.2: how many death lists a season has, by its conclave nights. */
export const listsFor = (conclaveNights: number): number => (conclaveNights <= 3 ? 0 : conclaveNights <= 6 ? 1 : 2);

/** 3.2: names on a death list. */
export const listSizeFor = (living: number): number => (living <= 13 ? 3 : 4);

export type Code = readonly CipherSymbol[];

export const allCodes: readonly Code[] = symbols.flatMap((a) =>
  symbols.flatMap((b) =>
    symbols.flatMap((c) => symbols.map((d) => [a, b, c, d]).filter((code) => new Set(code).size === code.length)),
  ),
);

export function fits(code: Code, clue: Clue): boolean {
  const at = code.indexOf(clue.symbol);
  switch (clue.kind) {
    case 'absent':
      return at < 0;
    case 'notAt':
      return code[clue.place - 1] !== clue.symbol;
    case 'at':
      return code[clue.place - 1] === clue.symbol;
  }
  const other = code.indexOf(clue.other);
  switch (clue.kind) {
    case 'leftOf':
      return at >= 0 && other > at;
    case 'oneOfTwo':
      return at < 0 !== other < 0;
    case 'sideBySide':
      return at >= 0 && other >= 0 && Math.abs(at - other) === 1;
  }
}

/** Why a bot wrote a name: a sign, which each reads in their own language. (14.5) */
export const botReasons = ['victim', 'votes', 'quiet', 'feeling', 'tied', 'nothing', 'somebody'] as const;
export type BotReason = (typeof botReasons)[number];

/** For guests whom nobody has named. */
export const guestNames = [
  ...['Alma', 'Bodil', 'Cyril', 'Dagny', 'Egon', 'Fritjof', 'Gunvor', 'Hildur', 'Ingrid', 'Jens', 'Kaj', 'Linnea'],
  ...['Mogens', 'Nora', 'Oddvar', 'Petra', 'Quynh', 'Ragnhild', 'Sigurd', 'Tuva', 'Ulla', 'Viggo', 'Wenche', 'Yrsa'],
] as const;

export const pronounSuggestions = {
  en: ['she/her', 'he/him', 'they/them'],
  da: ['hun/hende', 'han/ham', 'de/dem'],
  sv: ['hon/henne', 'han/honom', 'hen'],
  nb: ['hun/henne', 'han/ham', 'hen'],
} as const;
