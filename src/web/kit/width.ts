/**
 * About as wide as a line is, in its own type size: M and i are not alike. Where a name has a place of its own, the place
 * divided by this is how large it may be set without being broken in the middle of a word.
 */
export function widthOf(line: string): number {
  const widths = [...line].map((letter) => {
    if (/[mwMWÆŒ@]/.test(letter)) return 0.96;
    if (/[ijlftrI.,'’ -]/.test(letter)) return 0.42;
    return /\p{Lu}/u.test(letter) ? 0.76 : 0.6;
  });
  return widths.reduce((sum, width) => sum + width, 0);
}

/** The same of its widest word, for a place with several lines. */
export const widestIn = (name: string): number => Math.max(...name.split(/[ -]/).map(widthOf));

/** In a long word, the consonants that begin a syllable; th and sh are one. */
const SYLLABLES = /(?<=\p{L}{3})(?<![cgkpst](?=h))[bcdfghjklmnpqrstvwxzðþ](?=[aeiouyæøåäöáéíóúý]\p{L}{2})/giu;

/** Long words may be parted before a syllable, with a hyphen that is seen only there: no name is torn apart anywhere else. */
export const parted = (name: string): string =>
  name.replace(/\p{L}{10,}/gu, (word) => word.replace(SYLLABLES, '\u00AD$&'));

/** How much more goes into two rows, which are set smaller. */
const TWO_ROWS = 2.3;

/** In how many rows a sentence stands on a strip that has room for so many letters in one; the strip is never higher. */
export function rowsOf(sentence: string, letters: number): 1 | 2 | 3 {
  if (sentence.length <= letters) return 1;
  return sentence.length <= letters * TWO_ROWS ? 2 : 3;
}
