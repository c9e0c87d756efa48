/**
 * Ordet fanger: when two answers are the same (OF-71). Case, accents, articles, plurals and small slips are forgiven.
 */

const ARTICLES = new Set(['a', 'an', 'the', 'en', 'et', 'ei', 'ett', 'den', 'det', 'de']);

/** Lower case without marks; å, ä and æ are a, ö and ø are o, and one leading article goes. */
export function fold(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[åäæ]/g, 'a')
    .replace(/[öø]/g, 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/a[ae]/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const words = plain.split(' ');
  return words.length > 1 && ARTICLES.has(words[0]!) ? words.slice(1).join(' ') : plain;
}

const unspaced = (folded: string): string => folded.replaceAll(' ', '');

/** Is there anything to say it with? */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** The letters of an answer, for machine checks (OF-74). */
export const lettersOf = (text: string): string[] =>
  [...text.normalize('NFC').toLowerCase()].filter((one) => /\p{L}/u.test(one));

/** Endings of more than one in the four languages, and those before which the last letters change: docka, dockor. */
const PLURALS = [
  's',
  'es',
  'e',
  'r',
  'er',
  'ar',
  'or',
  'n',
  'en',
  'ne',
  'na',
  'rne',
  'rna',
  'ene',
  'erne',
  'arna',
  'orna',
  'erna',
];
const TURNED: readonly (readonly [one: string, ...many: string[]])[] = [
  ['a', 'or', 'orna'],
  ['e', 'ar', 'arna'],
  ['y', 'ies'],
  ['f', 'ves'],
  ['fe', 'ves'],
];
const STEM_MIN = 3;

/** One is the other in the plural: dog and dogs, kat and katte, berry and berries. */
function isPlural(one: string, other: string): boolean {
  const [stem, long] = one.length < other.length ? [one, other] : [other, one];
  if (stem.length < STEM_MIN) return false;
  const isTurned = ([end, ...many]: (typeof TURNED)[number]) =>
    stem.endsWith(end) && many.some((ending) => long === stem.slice(0, -end.length) + ending);
  if (!long.startsWith(stem)) return TURNED.some(isTurned);
  const rest = long.slice(stem.length);
  const last = stem.at(-1)!;
  return PLURALS.includes(rest) || (rest[0] === last && PLURALS.includes(rest.slice(1)));
}

/** How far two words may be apart: by the length of the entry. */
const slipsMax = (length: number): number => (length >= 9 ? 2 : length >= 5 ? 1 : 0);

/** Optimal string alignment: insertions, deletions, replacements and swaps of neighbours; more than `max` is max + 1. */
export function distance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let best = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwap) best = Math.min(best, before[j - 2]! + 1);
      row.push(best);
    }
    before = last;
    last = row;
  }
  return Math.min(last[other.length]!, max + 1);
}

/** An entry of a bank, folded once. */
export interface Entry {
  readonly text: string;
  readonly folded: string;
  readonly bare: string;
}

export function entryOf(text: string): Entry {
  const folded = fold(text);
  return { text, folded, bare: unspaced(folded) };
}

/** Which entry of a bank an answer is: an equal one goes before a near one, then the smallest distance, then the first. */
export function match(bank: readonly Entry[], answer: string): number | undefined {
  const folded = fold(answer);
  const bare = unspaced(folded);
  if (bare === '') return undefined;
  let found: number | undefined;
  let least = 4;
  for (let i = 0; i < bank.length; i++) {
    const entry = bank[i]!;
    if (entry.folded === folded || entry.bare === bare) return i;
    if (least <= 1) continue;
    if (isPlural(entry.bare, bare)) {
      found = i;
      least = 1;
      continue;
    }
    const max = slipsMax(entry.folded.length);
    if (max === 0 || entry.folded[0] !== folded[0]) continue;
    const slips = distance(folded, entry.folded, max);
    if (slips <= max && slips < least) {
      found = i;
      least = slips;
    }
  }
  return found;
}

/** Are two answers the same for somebody who must answer from this bank (OF-82)? */
export function isSame(bank: readonly Entry[], one: string, other: string): boolean {
  const [here, there] = [entryOf(one), entryOf(other)];
  if (here.bare === there.bare) return true;
  const index = match(bank, one);
  return index !== undefined && index === match(bank, other);
}

/** Whole words of a message (OF-83). */
export const contains = (message: string, answer: string): boolean =>
  ` ${fold(message)} `.includes(` ${fold(answer)} `);
