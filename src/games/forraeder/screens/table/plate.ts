/** How a name stands on a plate that is so many letters wide. */
import { lettersIn } from '../../../../kernel/room/names.ts';
import { hyphenated } from '../../../../web/kit/hyphen.ts';

const LETTERS = 9;
/** As many as have room beside the face on the large slate, where a long word is small and not broken. */
export const SLATE_LETTERS = 7;
const SMALL = 0.75;

/**
 * A long name is printed smaller rather than cut; one of several words on two lines rather than tiny, and so is a long
 * word: from across the room nobody reads twelve pixels.
 */
export function plateOf(name: string, letters = LETTERS): { readonly lines: readonly string[]; readonly fit: number } {
  const fitOf = (lines: readonly string[]): number => letters / Math.max(...lines.map(lettersIn));
  const words = name.split(' ');
  const halves = words.slice(1).map((_, k) => [words.slice(0, k + 1).join(' '), words.slice(k + 1).join(' ')]);
  const best = halves.toSorted((one, other) => fitOf(other) - fitOf(one))[0];
  const whole = best && fitOf([name]) < SMALL ? best : [name];
  const lines = letters !== SLATE_LETTERS && fitOf(whole) < SMALL ? hyphenated(name) : whole;
  return { lines, fit: Math.max(0.56, Math.min(1, fitOf(lines))) };
}
