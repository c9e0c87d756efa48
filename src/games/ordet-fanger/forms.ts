/**
 * Ordet fanger: whether one word is another in the plural or with its article (OF-71a), in the four languages.
 *
 * It has no dictionary: a word's last letters say which endings it may take. All is said of folded words, in which
 * many vowels that change are the same already: bog and bøger, hånd and hænder.
 */
import type { Language } from '../../kernel/game.ts';

/** What becomes of the word before the ending: so many letters go, the last is doubled, or its last e goes (cykel, cykler). */
type Turn = number | 'double' | 'drop';
type Row = readonly [after: RegExp, turn: Turn, endings: string];

const DROPS = /[^aeiouy]e[lnr]$/;
const TABLE: { readonly [language in Language]: readonly Row[] } = {
  en: [
    [/[^sxz]$/, 0, 's'],
    [/([osxz]|[cs]h)$/, 0, 'es'],
    [/[^aeiou]y$/, 1, 'ies'],
    [/f$/, 1, 'ves'],
    [/fe$/, 2, 'ves'],
  ],
  da: [
    [/e$/, 0, 'r n t rne ne en et er ene erne'],
    [/[aiouy]$/, 0, 'en et er ene erne'],
    [/[ao]$/, 0, 'n t r'], // sofaen is folded to sofan
    [/[^aeiouy]$/, 0, 'e en et er ene erne'],
    [/[bdfgkmnprst]$/, 'double', 'e en et er ene erne'],
    [/l$/, 'double', 'en et er ene erne'],
    [DROPS, 'drop', 'e en et er ene erne'],
    [/er$/, 0, 'ne'],
    [/um$/, 2, 'et er erne'],
  ],
  sv: [
    [/a$/, 0, 'n t na'],
    [/a$/, 1, 'or orna'],
    [/e$/, 0, 'n t r na rna'],
    [/e$/, 1, 'ar arna er erna'],
    [/[aiouy]$/, 0, 'n t r rna en et er erna'],
    [/[^aeiouy]$/, 0, 'en et ar er or arna erna orna'],
    [/[mn]$/, 'double', 'en et ar er arna erna'],
    [/[lr]$/, 0, 'n'],
    [DROPS, 'drop', 'ar er arna erna et en'],
    [/[aeo]r$/, 0, 'na'],
    [/are$/, 1, 'na'],
    [/um$/, 2, 'et er erna'],
  ],
  nb: [
    [/e$/, 0, 'r n t ne en et er ene'],
    [/e$/, 1, 'a'],
    [/[aiouy]$/, 0, 'en et er ene a'],
    [/[ao]$/, 0, 'n t r'],
    [/[^aeiouy]$/, 0, 'en et er ene a'],
    [/m$/, 'double', 'en et er ene a'],
    [DROPS, 'drop', 'e er ene et a'],
    [/er$/, 0, 'e ne'],
    [/er$/, 1, 'ne'],
    [/en$/, 2, 'a'],
    [/um$/, 2, 'et er ene'],
  ],
};

/** Words, and ends of compounds, that follow no ending. */
const ODD: { readonly [language in Language]: readonly (readonly [one: string, many: string])[] } = {
  en: [
    ['man', 'men'],
    ['mouse', 'mice'],
    ['foot', 'feet'],
    ['tooth', 'teeth'],
    ['goose', 'geese'],
    ['child', 'children'],
    ['person', 'people'],
    ['die', 'dice'],
  ],
  da: [
    ['barn', 'born'],
    ['oje', 'ojne'],
    ['mor', 'modre'],
    ['far', 'fadre'],
    ['bror', 'brodre'],
    ['ko', 'koer'],
  ],
  sv: [
    ['oga', 'ogon'],
    ['ora', 'oron'],
    ['mus', 'moss'],
    ['lus', 'loss'],
    ['gas', 'gass'],
    ['bok', 'bocker'],
    ['bok', 'bockerna'],
    ['fot', 'fotter'],
    ['not', 'notter'],
    ['rot', 'rotter'],
    ['bror', 'broder'],
    ['ko', 'kor'],
  ],
  nb: [
    ['and', 'ender'],
    ['ang', 'enger'],
    ['tann', 'tenner'],
    ['natt', 'netter'],
    ['mann', 'menn'],
    ['oye', 'oyne'],
    ['tre', 'trar'],
    ['kne', 'knar'],
    ['mor', 'modre'],
    ['far', 'fedre'],
    ['bror', 'brodre'],
    ['ku', 'kyr'],
    ['ku', 'kuer'],
  ],
};

/** Plurals by their vowel alone, which folding makes equal. */
const VOWELS = [
  ['mand', 'mænd'],
  ['man', 'mæn'],
  ['gås', 'gæs'],
] as const;

/** Of two words that are folded to the same: is one the plural of the other? */
export const isVowelPlural = (one: string, other: string): boolean =>
  VOWELS.some((pair) => {
    const [a, b] = one.endsWith(pair[0]) ? pair : [pair[1], pair[0]];
    return one.endsWith(a) && other.endsWith(b) && one.slice(0, -a.length) === other.slice(0, -b.length);
  });

const undoubled = (stem: string): string => (stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem);

function stemsOf(word: string, turn: Turn): string[] {
  const last = word.at(-1)!;
  if (turn === 'double') return [word + last];
  if (typeof turn === 'number') return [turn === 0 ? word : word.slice(0, -turn)];
  const stem = word.slice(0, -2);
  return [stem + last, undoubled(stem) + last];
}

/**
 * Endings that also make another word of many, by which two words of the banks are not joined: mat and mata, bro and
 * bror, kano and kanon.
 */
const isLoose = (word: string, ending: string): boolean =>
  ending === 'e' || ending === 'a' || (ending.length === 1 && 'ntr'.includes(ending) && !word.endsWith('e'));
const STEM_MIN = 3;
/** Of the shortest words only these are known: isen, ægget. */
const OF_SHORT = new Set(['en', 'et']);
export const ENDING_MAX = 6;

/** Is the second the plural or the definite form of the first in this language? `isStrict`: no loose ending will do. */
export function isFormOf(word: string, form: string, language: Language, isStrict: boolean): boolean {
  if (word.length < 2) return false;
  const isOdd = ODD[language].some(
    ([one, many]) =>
      word.endsWith(one) && form.endsWith(many) && word.slice(0, -one.length) === form.slice(0, -many.length),
  );
  if (isOdd || word[0] !== form[0]) return isOdd;
  const ends = (turn: Turn, endings: string) => (stem: string) => {
    const ending = form.startsWith(stem) ? form.slice(stem.length) : '';
    if (ending === '' || !` ${endings} `.includes(` ${ending} `)) return false;
    if (isStrict && (turn === 'double' || isLoose(word, ending))) return false;
    return word.length >= STEM_MIN || OF_SHORT.has(ending);
  };
  return TABLE[language].some(
    ([after, turn, endings]) => after.test(word) && stemsOf(word, turn).some(ends(turn, endings)),
  );
}
