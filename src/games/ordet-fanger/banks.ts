/**
 * Ordet fanger: the banks of answers, by language and card, which of their entries an answer is, and whether two
 * answers are the same (OF-71 to OF-71c, OF-82). A page brings no bank.
 */
import { LANGUAGES, type Language } from '../../kernel/game.ts';
import { ENDING_MAX, isFormOf, isVowelPlural } from './forms.ts';
import { distance, partsOf, type Word, wordOf } from './words.ts';

/** An answer of a bank: as it is said, and whatever else is the same thing. */
export interface Entry {
  readonly text: string;
  readonly forms: readonly Word[];
}

export const entryOf = (text: string): Entry => ({ text, forms: [wordOf(text)] });

// Which words are known: whatever stands in a bank, in which languages and as what.

interface Known {
  /** Only ever a name, which takes no endings: Hook is not hooks, nor Friends a friend. */
  readonly isName: boolean;
  readonly languages: Set<Language>;
  readonly entries: Set<Entry>;
}
const known = new Map<string, Known>();
const UNKNOWN: Known = { isName: false, languages: new Set(), entries: new Set() };
const knownAs = ({ exact }: Word): Known => known.get(exact) ?? UNKNOWN;

function learn(language: Language, entry: Entry): void {
  for (const { exact, isName = false } of entry.forms) {
    const { languages, entries, ...before } = known.get(exact) ?? { isName, languages: new Set(), entries: new Set() };
    known.set(exact, {
      isName: isName && before.isName,
      languages: languages.add(language),
      entries: entries.add(entry),
    });
  }
}

const marksIn = ({ exact }: Word): number => exact.replace(/[^åæø]/g, '').length;
const NORDIC: ReadonlySet<Language> = new Set(['da', 'sv', 'nb']);

function overlap<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): boolean {
  for (const value of one) if (other.has(value)) return true;
  return false;
}

/**
 * Two words of one language: then neither is a slip of the other. Horse and house, mossa and mössa; also and and ånd,
 * where only the first is known: marks may be forgotten, but nobody adds them to a word that has none.
 */
function areTwoWords(one: Word, other: Word): boolean {
  if (one.exact === other.exact || isVowelPlural(one.exact, other.exact)) return false;
  const [here, there] = [knownAs(one).languages, knownAs(other).languages];
  if (overlap(here, there)) return true;
  const [plainer, marked] = marksIn(one) < marksIn(other) ? [here, there] : [there, here];
  return one.bare === other.bare && marked.size === 0 && overlap(plainer, NORDIC);
}

/** Nordic letters stay in every form, but for bog and bøger, hånd and hænder, barn and børn: plæne is not planet. */
function isSpeltAlike(word: string, form: string): boolean {
  const isFirm = /[aeiouyåæø]$/.test(word);
  return [...word].slice(0, -1).every((letter, i) => {
    const other = form[i];
    if (!/[åæø]/.test(letter + other)) return true;
    return (
      letter === other ||
      (!isFirm && ((other === 'æ' && /[aå]/.test(letter)) || (other === 'ø' && /[ao]/.test(letter))))
    );
  });
}

/** The plural or the definite form, in a language that has the words; where neither is known, in any. */
function isForm(word: Word, form: Word): boolean {
  if (word.bare[0] !== form.bare[0] || Math.abs(word.bare.length - form.bare.length) > ENDING_MAX) return false;
  const [here, there] = [knownAs(word), knownAs(form)];
  if (word.isName || form.isName || here.isName || there.isName) return false;
  const isStrict = here !== UNKNOWN && there !== UNKNOWN;
  const isIn = (language: Language): boolean => {
    if (isStrict) return here.languages.has(language) && there.languages.has(language);
    return here === there || here.languages.has(language) || there.languages.has(language);
  };
  return (
    LANGUAGES.some((language) => isIn(language) && isFormOf(word.bare, form.bare, language, isStrict)) &&
    (!isStrict || isSpeltAlike(word.exact, form.exact))
  );
}

/** How far two words may be apart: by the length of the entry. */
const slipsMax = (length: number): number => (length >= 9 ? 2 : length >= 5 ? 1 : 0);
/** The commonest slips: a letter that is doubled or not, and an h that nobody hears. */
const undoubled = (bare: string): string => bare.replace(/(.)\1+/gu, '$1').replaceAll('gh', 'g');
const UNDOUBLED_MIN = 6;
const digits = (text: string): string => text.replace(/\P{N}/gu, '');

/** How many slips make the one of the other; Infinity if too many. A word that is known is no slip, nor is a number. */
function slipsTo(word: Word, said: Word): number {
  const max = slipsMax(word.folded.length);
  if (max === 0 || word.folded[0] !== said.folded[0] || knownAs(said) !== UNKNOWN) return Infinity;
  if (digits(word.folded) !== digits(said.folded)) return Infinity;
  const slips = distance(said.folded, word.folded, max);
  if (slips <= max) return slips;
  return word.bare.length >= UNDOUBLED_MIN && undoubled(word.bare) === undoubled(said.bare) ? max : Infinity;
}

/** How far an answer is from a word of a bank; Infinity if it is not that word. */
function farness(word: Word, said: Word): number {
  if (word.exact === said.exact) return 0;
  if (word.bare === said.bare) return areTwoWords(word, said) ? Infinity : 1;
  if (isForm(word, said) || isForm(said, word)) return 2;
  return 2 + slipsTo(word, said);
}

/** A bank by the first letters of its words, and what was asked of it: in a round the same is asked again and again. */
interface Index {
  readonly byLetter: ReadonlyMap<string | undefined, readonly { readonly i: number; readonly word: Word }[]>;
  readonly asked: Map<string, number | undefined>;
}
let indexes = new WeakMap<readonly Entry[], Index>();
const ASKED_MAX = 1000;

function indexOf(bank: readonly Entry[]): Index {
  let index = indexes.get(bank);
  if (!index) {
    const words = bank.flatMap(({ forms }, i) => forms.map((word) => ({ i, word })));
    const byLetter = new Map<string | undefined, typeof words>();
    for (const one of words) {
      const letter = one.word.bare[0];
      const alike = byLetter.get(letter);
      if (alike) alike.push(one);
      else byLetter.set(letter, [one]);
    }
    index = { byLetter, asked: new Map() };
    indexes.set(bank, index);
  }
  return index;
}

/** The entry that is nearest: an equal one goes before a near one, then the smallest distance, then the first. */
function nearest({ byLetter }: Index, said: Word): number | undefined {
  let found: number | undefined;
  let least = Infinity;
  for (const { i, word } of byLetter.get(said.bare[0]) ?? []) {
    const far = farness(word, said);
    if (far < least) [found, least] = [i, far];
  }
  return found;
}

function lookUp(index: Index, answer: string): number | undefined {
  const said = wordOf(answer);
  const whole = said.bare === '' ? undefined : nearest(index, said);
  if (whole !== undefined) return whole;
  const parts = partsOf(answer);
  const found = parts.map((part) => nearest(index, wordOf(part)));
  return parts.length < 2 || found.includes(undefined) ? undefined : found[0];
}

/** Which entry of a bank an answer is; one that joins several things is the first of them if all are in the bank. */
export function match(bank: readonly Entry[], answer: string): number | undefined {
  readAnswers();
  const index = indexOf(bank);
  const { asked } = index;
  if (asked.size > ASKED_MAX) asked.clear();
  if (!asked.has(answer)) asked.set(answer, lookUp(index, answer));
  return asked.get(answer);
}

/** Two answers to two cards: the same word, a form of it, or another name of the same thing. */
function areOne(one: Word, other: Word): boolean {
  if (one.bare === other.bare) return !areTwoWords(one, other);
  if (overlap(knownAs(one).entries, knownAs(other).entries)) return true;
  return isForm(one, other) || isForm(other, one);
}

/** Whether somebody who must answer from this bank says the same again (OF-82). */
export function sameAs(bank: readonly Entry[], answer: string): (said: string) => boolean {
  const here = wordOf(answer);
  const index = match(bank, answer);
  return (said) => {
    const there = wordOf(said);
    if (here.exact === there.exact) return true;
    const other = index === undefined ? undefined : match(bank, said);
    return index !== undefined && other !== undefined ? index === other : areOne(here, there);
  };
}

export const isSame = (bank: readonly Entry[], one: string, other: string): boolean => sameAs(bank, one)(other);

// The banks themselves.

/** Cards that ask for somebody: a listed person is also known by the last name alone (OF-71c). */
const PEOPLE = new Set([
  's1-33',
  's1-52',
  's1-56',
  's1-59',
  's1-64',
  's1-69',
  's1-72',
  's2-28',
  's2-51',
  's2-54',
  's2-70',
]);
const PARTICLES = new Set(['van', 'von', 'da', 'de', 'af']);

/** Henrik Ibsen is Ibsen, Vincent van Gogh is van Gogh and Gogh; Erik the Red is not Red, nor Christian IV IV. */
function lastNames(name: string): string[] {
  const words = name.split(' ');
  const [before = '', last = ''] = words.slice(-2);
  if (words.length < 2 || !/^\p{Lu}\P{Lu}{2,}/u.test(last)) return [];
  if (PARTICLES.has(before)) return words.length > 2 ? [last, `${before} ${last}`] : [last];
  return /^\p{Lu}/u.test(before) || words.length === 2 ? [last] : [];
}

/** `s1-01: Something you find under a bed`, by id. */
export const parsedLines = (lines: string): [id: string, rest: string][] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(': ');
      return [line.slice(0, at), line.slice(at + 2)];
    });

/** A word with a capital; TV is none. */
const isName = (text: string): boolean => /^(The )?\p{Lu}\p{Ll}[^ ]*$/u.test(text);

/** `plane = aeroplane = airplane | bird`: the first is what is said, the others are the same. */
const parseSame = (line: string): string[][] => line.split(' | ').map((same) => same.split(' = '));

/** The answers of a card; `same` are the synonyms of the language, for all its cards. */
function parseAnswers(id: string, answers: string, same: ReadonlyMap<string, readonly string[]>): Entry[] {
  return parseSame(answers).map((names) => {
    const others = names.flatMap((name) => same.get(wordOf(name).exact) ?? []);
    const last = PEOPLE.has(id) ? names.flatMap(lastNames) : [];
    const words = [...new Set([...names, ...others, ...last])].map((name) => ({
      ...wordOf(name),
      isName: isName(name),
    }));
    return {
      text: names[0]!,
      forms: words.filter(({ bare }, i) => words.findIndex((word) => word.bare === bare) === i),
    };
  });
}

const banks: { [language in Language]?: ReadonlyMap<string, readonly Entry[]> } = {};
const unions = new Map<string, readonly Entry[]>();

/** What nobody has needed yet: most processes never do, and to read it all takes a third of their start. */
const unread = new Map<Language, string>();

export function provideAnswers(language: Language, lines: string): void {
  unread.set(language, lines);
}

/** When cards are dealt, so that nobody waits for it in a duel. */
export function readAnswers(): void {
  for (const [language, lines] of unread) {
    unread.delete(language);
    read(language, lines);
  }
}

function read(language: Language, lines: string): void {
  unions.clear();
  indexes = new WeakMap();
  const [[, synonyms], ...cards] = parsedLines(lines) as [[id: 'same', rest: string], ...[id: string, rest: string][]];
  const same = new Map(parseSame(synonyms).flatMap((names) => names.map((name) => [wordOf(name).exact, names])));
  const bank = new Map(cards.map(([id, answers]) => [id, parseAnswers(id, answers, same)]));
  banks[language] = bank;
  for (const entry of [...bank.values()].flat()) learn(language, entry);
}

/** The answers of a card in one language. */
export function answersIn(language: Language, id: string): readonly Entry[] {
  readAnswers();
  return banks[language]?.get(id) ?? [];
}

/** The bank of a card is the union of its four languages (OF-71); what shares a word is one entry. */
export function bankOf(id: string): readonly Entry[] {
  let union = unions.get(id);
  if (!union) {
    union = LANGUAGES.flatMap((language) => answersIn(language, id)).reduce(joined, []);
    unions.set(id, union);
  }
  return union;
}

function joined(union: readonly Entry[], entry: Entry): readonly Entry[] {
  const isIn = (other: Entry) => other.forms.some((word) => entry.forms.some(({ bare }) => bare === word.bare));
  const i = union.findIndex(isIn);
  if (i < 0) return [...union, entry];
  const { text, forms } = union[i]!;
  const more = entry.forms.filter(({ exact }) => forms.every((word) => word.exact !== exact));
  return more.length === 0 ? union : union.with(i, { text, forms: [...forms, ...more] });
}
