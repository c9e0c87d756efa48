/**
 * Maffia: the tables. Data only, no rules and no state.
 *
 * Which cards are in the deck for how many players, how many extensions the game has, how long an evening takes,
 * and the invented names. Section 3 of RULES.md is the same thing in words; content.test.ts holds them together.
 */

import type { Language } from '../../kernel/game.ts';

export type Role = 'mafia' | 'doctor' | 'sheriff' | 'freemason' | 'avenger' | 'villager';
export type Team = 'mafia' | 'village';
export type Wording = 'classic' | 'soft';

/** In the order of the deck (section 4, step 7). The order is part of the deal: it must not change. */
export const roles: readonly Role[] = ['mafia', 'doctor', 'sheriff', 'freemason', 'avenger', 'villager'];
export const teams: readonly Team[] = ['mafia', 'village'];

/** Everyone outside the mafia is village, whatever they do at night. (MF-15) */
export const teamOf = (role: Role): Team => (role === 'mafia' ? 'mafia' : 'village');

export const seatsMin = 7;
export const seatsMax = 22;

/** Section 3.5. */
export const BRIEFING_CARDS = 7;

/** The four rows of the table: 7-10, 11-14, 15-18, 19-22 players. A smaller lobby reads the first row. */
const bandOf = (players: number): 0 | 1 | 2 | 3 => (players <= 10 ? 0 : players <= 14 ? 1 : players <= 18 ? 2 : 3);

/** MF-34. */
export const mafiaCountFor = (players: number, choice: number | 'auto' = 'auto'): number =>
  choice === 'auto' ? 2 + bandOf(players) : choice;

/** MF-35: looks at how many players the game starts with; a forced option wins over the table. */
export const organisationRuleFor = (players: number, choice: 'auto' | 'on' | 'off' = 'auto'): boolean =>
  choice === 'auto' ? players >= 11 : choice === 'on';

/** MF-57: the stock follows the number of players, not the number of mafia chosen. */
export const extensionsFor = (players: number, choice: number | 'auto' = 'auto'): number =>
  choice === 'auto' ? 1 + bandOf(players) : choice;

export interface RoleChoice {
  mafiaCount: number | 'auto';
  doctor: boolean;
  infoRole: 'auto' | 'sheriff' | 'freemasons' | 'both' | 'none';
  avenger: 'auto' | 'on' | 'off';
}

/** How many cards of each role; always written in the order of the deck. */
export type RoleSet = Record<Role, number>;

/**
 * The role set of MF-40 with the host's choices in it. Whoever is not given a special card is a villager, so with
 * too many special roles `villager` is 0 or below: the start is then refused (MF-39), never the count bent.
 */
export function roleSetFor(players: number, choice: RoleChoice): RoleSet {
  const infoRole = choice.infoRole !== 'auto' ? choice.infoRole : players >= 10 ? 'sheriff' : 'none';
  const avenger = choice.avenger !== 'auto' ? choice.avenger === 'on' : players >= 18;
  const mafia = mafiaCountFor(players, choice.mafiaCount);
  const doctor = choice.doctor ? 1 : 0;
  const sheriff = infoRole === 'sheriff' || infoRole === 'both' ? 1 : 0;
  const freemason = infoRole === 'freemasons' || infoRole === 'both' ? 2 : 0;
  const special = mafia + doctor + sheriff + freemason + (avenger ? 1 : 0);
  return { mafia, doctor, sheriff, freemason, avenger: avenger ? 1 : 0, villager: players - special };
}

/** The cards before the shuffle. */
export const deckOf = (set: RoleSet): Role[] =>
  roles.flatMap((role) => Array.from({ length: Math.max(0, set[role]) }, () => role));

/** The clocks that a preset sets at the moment it is chosen; each can be changed afterwards. */
export interface PresetClocks {
  firstDaySeconds: number;
  daySeconds: number;
  extensionSeconds: number;
  speechSeconds: number;
  nightSeconds: number;
  nightEarlyEnd?: boolean;
  pace?: Pace;
}

/** How long lists, results and the news stand, against their ordinary time. */
export const paces = { brisk: 0.6, usual: 1, calm: 1.5 } as const;
export type Pace = keyof typeof paces;

export type Preset = 'standard' | 'blitz' | 'solo';

export const presets: Readonly<Record<Preset, Readonly<PresetClocks>>> = {
  standard: { firstDaySeconds: 900, daySeconds: 600, extensionSeconds: 300, speechSeconds: 120, nightSeconds: 60 },
  blitz: { firstDaySeconds: 300, daySeconds: 180, extensionSeconds: 60, speechSeconds: 45, nightSeconds: 30 },
  solo: {
    firstDaySeconds: 60,
    daySeconds: 45,
    extensionSeconds: 30,
    speechSeconds: 15,
    nightSeconds: 15,
    nightEarlyEnd: true,
    pace: 'brisk',
  },
};

/** Expected number of hangings under random play (Appendix A.2), by players: organisation rule off, on. */
const hangings: Readonly<Record<number, readonly [off: number, on: number]>> = {
  7: [2.514286, 1.714286],
  8: [2.458333, 1.75],
  9: [3.520635, 2.333333],
  10: [3.4875, 2.4],
  11: [4.072727, 3.471861],
  12: [3.9625, 3.465625],
  13: [5.165168, 4.341991],
  14: [5.069866, 4.365848],
  15: [5.626462, 5.176424],
  16: [5.471484, 5.117578],
  17: [6.764029, 6.173948],
  18: [6.61849, 6.139648],
  19: [7.170033, 6.830385],
  20: [6.979143, 6.722831],
  21: [8.33463, 7.901469],
  22: [8.149311, 7.812801],
};

/** A lobby that is not full yet is told what the smallest game would take. */
export function expectedHangings(players: number, organisationRule: boolean): number {
  const row = hangings[Math.min(seatsMax, Math.max(seatsMin, players))];
  return row ? row[organisationRule ? 1 : 0] : 0;
}

export interface LengthChoice {
  organisationRule: boolean;
  extensionCount: number;
  firstDaySeconds: number;
  daySeconds: number;
  extensionSeconds: number;
  speechSeconds: number;
  nightSeconds: number;
}

/** The length shown in the lobby (section 3.6), in minutes, to the nearest five. */
export function estimateMinutes(players: number, choice: LengthChoice): number {
  const days = expectedHangings(players, choice.organisationRule);
  const [firstDay, day, extension, speech, night] = [
    choice.firstDaySeconds / 60,
    choice.daySeconds / 60,
    choice.extensionSeconds / 60,
    choice.speechSeconds / 60,
    choice.nightSeconds / 60,
  ];
  const talk = firstDay + day * (days - 1) + extension * Math.min(choice.extensionCount, days);
  const minutes = 8 + talk + (2.5 * speech + night + 1.5) * days;
  return Math.round(minutes / 5) * 5;
}

// 3.7: every first name with every place, so that 22 seats never run out. The longest must fit in 20 characters.
const firstNames = ['Alma', 'Bodil', 'Cyril', 'Dagny', 'Egon', 'Fritjof', 'Gunvor', 'Hildur'];
const places: Readonly<Record<Language, readonly string[]>> = {
  en: ['at the Mill', 'the Ferryman', 'by the Sea', 'the Baker', 'from the Bog'],
  da: ['ved Møllen', 'Færgemand', 'ved Havet', 'Bager', 'fra Mosen'],
  sv: ['vid Kvarnen', 'Färjkarl', 'vid Havet', 'Bagare', 'från Myren'],
  nb: ['ved Mølla', 'Ferjemann', 'ved Havet', 'Baker', 'fra Myra'],
};

export const nameLengthMax = 20;
export const pronounsLengthMax = 16;

/** The 40 invented names. */
export const villageNames = (language: Language): string[] =>
  firstNames.flatMap((first) => places[language].map((place) => `${first} ${place}`));

export const pronounSuggestions: Readonly<Record<Language, readonly string[]>> = {
  en: ['she/her', 'he/him', 'they/them'],
  da: ['hun/hende', 'han/ham', 'de/dem'],
  sv: ['hon/henne', 'han/honom', 'hen/hen'],
  nb: ['hun/henne', 'han/ham', 'hen/hen'],
};
