/**
 * Ordet fanger: what is plainly no word (OF-70a). One look along the letters; in doubt it is a word, and people judge it.
 *
 * Real words that a stricter test would lose: property and Robert (qwerty), ølkjøleskap (ølkj), hummerstuvning (rstuv),
 * ytre, Mtskheta, Szczecin, LGBTQ, Karl XIII.
 */

const bothWays = (...lines: string[]): string[] => lines.flatMap((line) => [line, [...line].reverse().join('')]);
const upper = bothWays('qwertyuiop');
const lower = bothWays('asdfghjkl', 'zxcvbnm');
const keys = [...upper, ...lower];
const alphabet = bothWays('abcdefghijklmnopqrstuvwxyz');
/** In all four languages; y is one in each of them. */
const VOWEL = /[aeiouyæøœ]/;
const ROMAN = /^[ivxlcdm]+$/;
/** Initials may have no vowel. */
const INITIALS_MAX = 5;
/** Consonants that a word may begin with: three in Nordic words, more in names. */
const ONSET_MAX = 4;

/** How many letters from here on are neighbours, one after the other, on one of these lines. */
function runAt(word: string, from: number, lines: readonly string[]): number {
  const lengthOn = (line: string): number => {
    const at = line.indexOf(word[from]!);
    let length = 0;
    while (at >= 0 && from + length < word.length && line[at + length] === word[from + length]) length++;
    return length;
  };
  return Math.max(...lines.map(lengthOn));
}

/** Nothing but runs of three keys or more: qweasd, asdasd. */
function isAllRuns(word: string): boolean {
  for (let at = 0; at < word.length; ) {
    const run = runAt(word, at, keys);
    if (run < 3) return false;
    at += run;
  }
  return word.length >= 6;
}

/** asdf, lkjh, qwerty, abcdef, xyz. */
function isRun(word: string): boolean {
  const has = (least: number, lines: readonly string[]) =>
    [...word].some((_, from) => runAt(word, from, lines) >= least);
  return has(5, upper) || has(4, lower) || has(6, alphabet) || /qwe|xyz/.test(word) || isAllRuns(word);
}

/** aaaa, hahaha. */
const isStutter = (word: string): boolean => /(.)\1{3}/.test(word) || /^(..?)\1{2,}$/.test(word);

/** How many consonants it begins with; sch, and h after another, are one sound. */
function onsetOf(word: string): number {
  const sounds = word.replace(/^sch/, 's').replace(/(?<=[bcdgkpstz])h/g, '');
  const at = sounds.search(VOWEL);
  return at < 0 ? sounds.length : at;
}

function isNoWord(typed: string): boolean {
  const word = typed.normalize('NFD').replace(/\p{M}/gu, '');
  // Digits, and letters that none of the four languages has, are for people who can read them.
  if (!/^[a-zæøœ]{4,}$/.test(word) || ROMAN.test(word)) return false;
  if (isRun(word) || isStutter(word)) return true;
  return VOWEL.test(word) ? onsetOf(word) > ONSET_MAX : word.length > INITIALS_MAX;
}

/** Every word of it is none: what looks odd beside a word is a name. */
export function isNonsense(text: string): boolean {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return words?.every(isNoWord) ?? false;
}
