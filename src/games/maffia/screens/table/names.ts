/** Names as the table shows them. */
import { lettersIn, lettersOf } from '../../../../kernel/room/names.ts';
import { hyphenated } from '../../../../web/kit/hyphen.ts';
import type { FaceOf } from '../../../../web/kit/index.ts';

const SHORT = 11;

/** "Alma at the Mill" is Alma in large letters, and the rest below. */
export function partsOf(name: string): readonly [name: string, rest: string] {
  const space = name.indexOf(' ');
  return name.length <= SHORT || space < 0 ? [name, ''] : [name.slice(0, space), name.slice(space + 1)];
}

const firstOf = (name: string): string => name.split(' ')[0]!;

/** Whether the first word alone says who it is at this table. */
const isAlone = (name: string, faces: readonly FaceOf[]): boolean =>
  faces.filter((face) => firstOf(face.name) === firstOf(name)).length < 2;

/** The short name where it is one person's at this table, the whole name where it is not. */
export const labelOf = (name: string, faces: readonly FaceOf[]): string =>
  isAlone(name, faces) ? partsOf(name)[0] : name;

/** The same in two parts: what a narrow tag may leave out is left out. */
export function tagParts(name: string, faces: readonly FaceOf[], isNarrow: boolean): readonly [string, string] {
  const [first, rest] = partsOf(name);
  return isNarrow && isAlone(name, faces) ? [first, ''] : [first, rest];
}

/** About how wide a word is in bold letters, in ems. */
const widthOf = (word: string): number =>
  lettersOf(word).reduce((sum, letter) => {
    if (/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(letter)) return sum + 1.3;
    if (/[ijlI.'’]/.test(letter)) return sum + 0.3;
    if (/[frt\- ]/.test(letter)) return sum + 0.4;
    if (/[mwMWæÆ]/.test(letter)) return sum + 0.9;
    return sum + (letter === letter.toLowerCase() ? 0.58 : 0.68);
  }, 0);

const SMALLEST = 0.66;

/** A word as it is printed in so many ems: smaller if it is long, in two lines if that would be too small to read. */
export function printed(word: string, ems: number): { readonly text: string; readonly fit: number } {
  const fit = Math.min(1, ems / widthOf(word));
  if (fit >= SMALLEST || lettersIn(word) < 2) return { text: word, fit };
  const lines = hyphenated(word);
  const widest = Math.max(...lines.map(widthOf));
  return { text: lines.join('\n'), fit: Math.min(0.8, ems / widest) };
}

/** A name in a narrow column: more words go on lines of their own, and the longest says how small. */
export function inColumn(label: string, ems: number): { readonly text: string; readonly fit: number } {
  const words = label.split(' ');
  if (words.length === 1) return printed(label, ems);
  return { text: label, fit: Math.max(SMALLEST, Math.min(1, ems / Math.max(...words.map(widthOf)))) };
}

/** How much smaller a long word must be printed. */
export const fitOf = (name: string, letters = 9): number =>
  Math.max(0.5, Math.min(1, letters / Math.max(1, lettersIn(name))));
