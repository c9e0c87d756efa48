/**
 * Forræder: what the castle is made of (sections 3 and 4 of RULES.md). Data, and what follows from it alone.
 */
export const seatsMin = 8;
export const seatsMax = 22;

export const roles = ['loyal', 'traitor'] as const;
export type Role = (typeof roles)[number];

export const wishes = ['eager', 'willing', 'reluctant'] as const;
export type Wish = (typeof wishes)[number];
/** 4.3: how often a seat lies in the urn. */
export const wishWeight: { readonly [wish in Wish]: number } = { eager: 4, willing: 2, reluctant: 1 };

export const plans = ['murder', 'hold', 'nominate', 'tempt', 'blackmail', 'journal'] as const;
export type Plan = (typeof plans)[number];

/** The patient one is clever and takes its time over everything: for the lab. */
export const botNames = ['clever', 'patient', 'random'] as const;

/** A mission pays up to this many shares of the purse. (TR-22) */
export const SHARES = 12;
export const purseOf = ({ missionPurse }: { readonly missionPurse: string }): number => Number(missionPurse);
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
