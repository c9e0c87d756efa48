/** A word that would be too small to read in one line. */
import { lettersOf } from '../../kernel/room/names.ts';

/** Two lines with a hyphen, at the word's own hyphen if it has one near the middle. No letter is torn apart. */
export function hyphenated(word: string): readonly [string, string] {
  const letters = lettersOf(word);
  const own = letters.indexOf('-', 3) + 1;
  const at = own > 0 && own < letters.length - 2 ? own : Math.ceil(letters.length / 2);
  const [one, other] = [letters.slice(0, at), letters.slice(at)].map((part) => part.join('')) as [string, string];
  return [one + (at === own ? '' : '-'), other];
}
