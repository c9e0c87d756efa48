/** The word as large as its box allows: widths of the printed letters, so that nothing has to be measured in a page. */

/** Atkinson Hyperlegible Next at weight 800, in em. */
const WIDTHS: { readonly [letter: string]: number } = {
  ...{ a: 0.56, b: 0.61, c: 0.52, d: 0.61, e: 0.58, f: 0.39, g: 0.61, i: 0.33, j: 0.27, k: 0.59, l: 0.35, m: 0.9 },
  ...{ p: 0.61, q: 0.61, r: 0.41, s: 0.53, t: 0.4, v: 0.56, w: 0.77, x: 0.57, y: 0.55, z: 0.53, æ: 0.88, å: 0.56 },
  ...{ ä: 0.56, A: 0.7, B: 0.66, D: 0.7, E: 0.61, H: 0.71, I: 0.43, J: 0.58, L: 0.56, M: 0.88, N: 0.73, S: 0.62 },
  ...{ T: 0.63, ' ': 0.33, ',': 0.3, '.': 0.3, '-': 0.38 },
};
const TRACKING = 0.012;
const SPACE = 0.32;
export const LEADING = 1.04;

const emsOf = (word: string): number =>
  [...word].reduce(
    (sum, letter) => sum + (WIDTHS[letter] ?? (/[A-ZÅÄÖÆØ0-9]/.test(letter) ? 0.68 : 0.59)) - TRACKING,
    0,
  );

/** How many lines a text takes; undefined: one of its words is wider than the box. */
function linesAt(words: readonly number[], size: number, width: number): number | undefined {
  let [lines, x] = [1, 0];
  for (const ems of words) {
    const length = ems * size;
    if (length > width) return undefined;
    if (x > 0 && x + SPACE * size + length > width) {
      lines++;
      x = length;
    } else x += (x > 0 ? SPACE * size : 0) + length;
  }
  return lines;
}

/** The largest size, in whole pixels, at which a text wraps into a box. */
export function fit(text: string, width: number, height: number, most: number, least = 14): number {
  const words = text.split(' ').map(emsOf);
  for (let size = most; size > least; size--) {
    const lines = linesAt(words, size, width);
    if (lines !== undefined && lines * size * LEADING <= height) return size;
  }
  return least;
}
