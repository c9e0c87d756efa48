/** How much more goes into two rows, which are set smaller. */
const TWO_ROWS = 2.3;

/** In how many rows a sentence stands on a strip that has room for so many letters in one; the strip is never higher. */
export function rowsOf(sentence: string, letters: number): 1 | 2 | 3 {
  if (sentence.length <= letters) return 1;
  return sentence.length <= letters * TWO_ROWS ? 2 : 3;
}
