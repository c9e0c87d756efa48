/** A word that would be too small to read in one line. */
import { lettersOf } from '../../kernel/room/names.ts';
import { parted } from './width.ts';

/** Further from it one of the lines is hardly shorter than the word. */
const FROM_MIDDLE = 2;

/** Two lines with a hyphen, at the word's own hyphen or at a syllable near the middle. No letter is torn apart. */
export function hyphenated(word: string): readonly [string, string] {
  const letters = lettersOf(word);
  const own = letters.indexOf('-', 3) + 1;
  const isOwn = own > 0 && own < letters.length - 2;
  const at = isOwn ? own : nearest(syllables(word), Math.ceil(letters.length / 2));
  const [one, other] = [letters.slice(0, at), letters.slice(at)].map((part) => part.join('')) as [string, string];
  return [one + (isOwn ? '' : '-'), other];
}

function nearest(places: readonly number[], middle: number): number {
  const far = (place: number) => Math.abs(place - middle);
  const [place = middle] = places.filter((one) => far(one) <= FROM_MIDDLE).sort((one, other) => far(one) - far(other));
  return place;
}

/** Where it may be parted, in letters. */
function syllables(word: string): number[] {
  const parts = parted(word).split('\u00AD').slice(0, -1);
  return parts.map((_, i) => lettersOf(parts.slice(0, i + 1).join('')).length);
}
