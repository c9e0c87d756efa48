/**
 * About as wide as a line is, in its own type size: M and i are not alike. Where a name has a place of its own, the place
 * divided by this is how large it may be set without being broken in the middle of a word.
 */
export function widthOf(line: string): number {
  let width = 0;
  for (const letter of line)
    if (/[mwMWÆŒ@]/.test(letter)) width += 0.96;
    else if (/[ijlftrI.,'’ -]/.test(letter)) width += 0.42;
    else width += /\p{Lu}/u.test(letter) ? 0.76 : 0.6;
  return width;
}

/** The same of its widest word, for a place with several lines. */
export const widestIn = (name: string): number => Math.max(...name.split(/[ -]/).map(widthOf));

/** In a long word, the consonants that begin a syllable; an h may belong to the letter before it. */
const SYLLABLES = /(?<=\p{L}{3})[b-df-gj-np-tv-xzðþ](?=[aeiouyà-ÿ]\p{L}{2})/giu;

/** Long words may be parted before a syllable, with a hyphen that is seen only there: no name is torn apart anywhere else. */
export const parted = (name: string): string =>
  name.replace(/\p{L}{10,}/gu, (word) => word.replace(SYLLABLES, '\u00AD$&'));
