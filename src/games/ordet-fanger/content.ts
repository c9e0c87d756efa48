/**
 * Ordet fanger: symbols, jokers, cards and banks of answers, as data (section 3 of RULES.md).
 *
 * A bank is not part of what a page loads: texts/all.ts provides all four languages, and whatever has not been provided is
 * empty. Only the server's decisions and bots look into it.
 */
import { LANGUAGES, type Language } from '../../kernel/game.ts';
import { juniorLines, titleLines } from './titles.ts';
import { type Entry, entryOf, fold } from './words.ts';

export { match } from './words.ts';

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
export type Titles = { readonly [language in Language]: string };
export type MachineCheck =
  | { readonly kind: 'letter-count'; readonly value: number }
  | { readonly kind: 'ends-with'; readonly value: string };

export interface Category {
  readonly id: CardId;
  readonly symbol: Sign;
  readonly difficulty: 1 | 2 | 3;
  readonly titles: Titles;
  readonly check?: MachineCheck;
  /** A set of the group's own may bring answers of its own. */
  readonly own?: readonly Entry[];
}

export const CARDS_PER_SET = 72;
const CHECKS: { readonly [id: string]: MachineCheck } = {
  's1-71': { kind: 'letter-count', value: 5 },
  's2-49': { kind: 'ends-with', value: 'land' },
};

function parseTitles(lines: string): [id: string, titles: Titles][] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [id, ...titles] = line.split(' | ');
      return [id!, Object.fromEntries(LANGUAGES.map((language, i) => [language, titles[i]!])) as Titles];
    });
}

function categoryOf([id, titles]: [string, Titles]): Category {
  const number = Number(id.slice(3));
  const difficulty = (1 + Math.floor((number - 1) / 24)) as 1 | 2 | 3;
  const category = { id, symbol: symbols[(number - 1) % symbols.length]!, difficulty, titles };
  return CHECKS[id] ? { ...category, check: CHECKS[id] } : category;
}

const shipped = parseTitles(titleLines).map(categoryOf);
const byId = new Map(shipped.map((category) => [category.id, category]));
export const sets = {
  'set-1': shipped.filter(({ id }) => id.startsWith('s1-')),
  'set-2': shipped.filter(({ id }) => id.startsWith('s2-')),
} as const;
export type SetId = keyof typeof sets | 'own';

export const juniors: { readonly [id: string]: Titles } = Object.fromEntries(parseTitles(juniorLines));
export const juniorIds = Object.keys(juniors);

/** OF-6, row 39: what a group pastes for an evening, a category a line, with answers after a colon if it likes. */
const OWN = { cardsMin: 24, cardsMax: 144, titleMax: 66, answersMax: 20, answerMax: 60, textMax: 7000 } as const;
const parsed = new Map<string, readonly Category[] | undefined>();

/** The cards of a pasted list; undefined if it cannot be played with. */
export function ownCards(text: string): readonly Category[] | undefined {
  if (parsed.size > 50) parsed.clear();
  if (!parsed.has(text)) parsed.set(text, parseOwn(text));
  return parsed.get(text);
}

function parseOwn(text: string): readonly Category[] | undefined {
  if (text.length > OWN.textMax) return undefined;
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const count = [8, 7, 6, 5, 4].find((number) => lines.length % number === 0);
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
      fold(title!) !== '' &&
      title!.length <= OWN.titleMax &&
      own.length <= OWN.answersMax &&
      own.every((answer) => answer.length <= OWN.answerMax && fold(answer) !== '');
    if (!isGood || taken.has(fold(title!))) return undefined;
    taken.add(fold(title!));
    cards.push({
      id: `own-${String(i + 1).padStart(2, '0')}`,
      symbol: symbols[i % count]!,
      difficulty: 2,
      titles: { en: title!, da: title!, sv: title!, nb: title! },
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

// Banks, by language and card.
const banks: { [language in Language]?: ReadonlyMap<string, readonly Entry[]> } = {};
const unions = new Map<string, readonly Entry[]>();

export function provideAnswers(language: Language, lines: string): void {
  unions.clear();
  banks[language] = new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const at = line.indexOf(': ');
        return [
          line.slice(0, at),
          line
            .slice(at + 2)
            .split(' | ')
            .map(entryOf),
        ] as const;
      }),
  );
}

/** The answers of a card in one language. */
export const answersIn = (language: Language, id: string): readonly Entry[] => banks[language]?.get(id) ?? [];

/** The bank of a card is the union of its four languages (OF-71). */
export function bankOf(id: string): readonly Entry[] {
  let union = unions.get(id);
  if (!union) {
    const seen = new Set<string>();
    union = LANGUAGES.flatMap((language) => answersIn(language, id)).filter(
      ({ bare }) => !seen.has(bare) && seen.add(bare),
    );
    unions.set(id, union);
  }
  return union;
}
