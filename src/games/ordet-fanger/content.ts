/**
 * Ordet fanger: symbols, jokers, cards and banks of answers, as data (section 3 of RULES.md).
 *
 * Titles and banks of answers are provided by language. A page provides the titles of its own language and no bank;
 * everything else brings all of them (texts/all.ts). Only the server's decisions and bots look into a bank.
 *
 * A card's number n says its symbol ((n - 1) mod 8) and how hard it is (1-24 easy, 25-48 middling, 49-72 hard).
 */
import { LANGUAGES, type Language } from '../../kernel/game.ts';
import { TEXT_OPTION_MAX } from '../../kernel/room/limits.ts';
import { type Entry, entryOf, parsedLines } from './banks.ts';
import { fold } from './words.ts';

export { answersIn, match, provideAnswers } from './banks.ts';

export const seatsMin = 2;
export const seatsMax = 12;
export const sidesMax = 6;

export const symbols = ['circle', 'diamond', 'triangle', 'star', 'cross', 'moon', 'waves', 'grid'] as const;
export type Sign = (typeof symbols)[number];
/** How a symbol is drawn: its letter is an extra cue, its outline is enough. */
export const letterOf = (symbol: Sign): string => 'ABCDEFGH'[symbols.indexOf(symbol)]!;
export const isSymbol = (word: string): word is Sign => (symbols as readonly string[]).includes(word);

export const jokers = {
  'joker-1': ['circle', 'diamond'],
  'joker-2': ['triangle', 'star'],
  'joker-3': ['cross', 'moon'],
  'joker-4': ['waves', 'grid'],
  'joker-5': ['triangle', 'moon'],
  'joker-6': ['star', 'waves'],
} as const satisfies { readonly [id: string]: readonly [Sign, Sign] };
export type Joker = keyof typeof jokers;
export const jokerIds = Object.keys(jokers) as Joker[];
export const isJoker = (card: string): card is Joker => Object.hasOwn(jokers, card);

/** Any card by its id: `s1-27`, `own-03`, `joker-2`. */
export type CardId = string;
export type MachineCheck =
  | { readonly kind: 'letter-count'; readonly value: number }
  | { readonly kind: 'ends-with'; readonly value: string };

export interface Category {
  readonly id: CardId;
  readonly symbol: Sign;
  readonly difficulty: 1 | 2 | 3;
  readonly check?: MachineCheck;
  /** A set of the group's own has its titles with it, and may bring answers of its own. */
  readonly title?: string;
  readonly own?: readonly Entry[];
}

export const CARDS_PER_SET = 72;
const CHECKS: { readonly [id: string]: MachineCheck } = {
  's1-71': { kind: 'letter-count', value: 5 },
  's2-49': { kind: 'ends-with', value: 'land' },
};

function categoryOf(set: 's1' | 's2', number: number): Category {
  const id = `${set}-${String(number).padStart(2, '0')}`;
  const difficulty = (1 + Math.floor((number - 1) / 24)) as 1 | 2 | 3;
  const category = { id, symbol: symbols[(number - 1) % symbols.length]!, difficulty };
  return CHECKS[id] ? { ...category, check: CHECKS[id] } : category;
}

const shipped = (set: 's1' | 's2'): Category[] =>
  Array.from({ length: CARDS_PER_SET }, (_, i) => categoryOf(set, i + 1));
export const sets = { 'set-1': shipped('s1'), 'set-2': shipped('s2') } as const;
export type SetId = keyof typeof sets | 'own';
const byId = new Map([...sets['set-1'], ...sets['set-2']].map((category) => [category.id, category]));

/** What small children answer instead of a card (OF-95). */
export const juniorIds = ['animals', 'food', 'clothes', 'toys', 'home', 'vehicles'].map((name) => `junior-${name}`);
export const isJuniorId = (asked: string): boolean => juniorIds.includes(asked);

/** OF-6, row 39: what a group pastes for an evening, a category a line, with answers after a colon if it likes. */
export const OWN = {
  cardsMin: 24,
  cardsMax: 144,
  titleMax: 66,
  answersMax: 20,
  answerMax: 60,
  textMax: TEXT_OPTION_MAX,
} as const;
const parsed = new Map<string, readonly Category[] | undefined>();

/** The cards of a pasted list; undefined if it cannot be played with. */
export function ownCards(text: string): readonly Category[] | undefined {
  if (text.length > OWN.textMax) return undefined;
  if (parsed.size > 50) parsed.clear();
  if (!parsed.has(text)) parsed.set(text, parseOwn(text));
  return parsed.get(text);
}

export const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** By how many symbols so many cards are shared evenly. */
export const symbolsFor = (cards: number): number | undefined => [8, 7, 6, 5, 4].find((number) => cards % number === 0);

function parseOwn(text: string): readonly Category[] | undefined {
  const lines = linesIn(text);
  const count = symbolsFor(lines.length);
  if (!count || lines.length < OWN.cardsMin || lines.length > OWN.cardsMax) return undefined;
  const taken = new Set<string>();
  const cards: Category[] = [];
  for (const [i, line] of lines.entries()) {
    const [title, answers = ''] = line.split(/:(.*)/s).map((part) => part.trim());
    const own = answers
      .split(',')
      .map((answer) => answer.trim())
      .filter((answer) => answer !== '');
    const isGood =
      title!.length <= OWN.titleMax &&
      fold(title!) !== '' &&
      own.length <= OWN.answersMax &&
      own.every((answer) => answer.length <= OWN.answerMax && fold(answer) !== '');
    if (!isGood || taken.has(fold(title!))) return undefined;
    taken.add(fold(title!));
    cards.push({
      id: `own-${String(i + 1).padStart(2, '0')}`,
      symbol: symbols[i % count]!,
      difficulty: 2,
      title: title!,
      own: own.map(entryOf),
    });
  }
  return cards;
}

/** A category card by its id; `own` is the pasted list of this room. */
export const categoryNamed = (id: CardId, own: string): Category | undefined =>
  byId.get(id) ?? ownCards(own)?.find((card) => card.id === id);

export const cardsOf = (set: SetId, own: string): readonly Category[] =>
  set === 'own' ? (ownCards(own) ?? []) : sets[set];

const titles: { [language in Language]?: ReadonlyMap<string, string> } = {};

export function provideTitles(language: Language, lines: string): void {
  titles[language] = new Map(parsedLines(lines));
}

/** What stands on a shipped card, or what a junior answers; until a language is here, in one that is. */
const shippedTitle = (language: Language, id: string): string | undefined =>
  (titles[language] ?? Object.values(titles)[0])?.get(id);

/** In words, what somebody has to answer: a card, a junior's category, or a junior's own words. */
export const titleIn = (language: Language, asked: string, own: string): string =>
  shippedTitle(language, asked) ?? categoryNamed(asked, own)?.title ?? asked;

/** The same in every language that is here. */
export const titlesOf = (asked: string, own: string): readonly string[] => [
  ...new Set(LANGUAGES.map((language) => titleIn(language, asked, own))),
];
