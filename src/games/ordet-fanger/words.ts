/**
 * Ordet fanger: what is left of an answer when case, marks, articles and punctuation are forgiven (OF-71).
 */

/** What may stand before an answer and says nothing: articles, and words like "some" and "my", in the four languages. */
const ARTICLES = new Set(
  `a an the some my your his her our their en et ei ett den det de
  min mit mitt mine mina din dit ditt dine dina sin sit sitt sine sina deres vores vår våre våra
  noget nogle något några noe noen`.split(/\s+/),
);
/** How much of it, which says nothing either: a cup of tea, en kop te. */
const MEASURES = new Set(['cup of', 'glass of', 'bottle of', 'piece of', 'pair of', 'slice of']);
const NORDIC_MEASURES = new Set(['kop', 'kopp', 'stykke', 'par']);
const JOINERS = new Set(['and', 'og', 'och', 'n']);

/** Lower case, no marks but those of the Nordic letters, and of these ä is æ and ö is ø. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('a\u030a', 'å')
    .replaceAll('a\u0308', 'æ')
    .replaceAll('o\u0308', 'ø')
    .replace(/\p{M}/gu, '')
    .replace(/:\p{L}{1,3}$/u, ''); // tv:n

const wordsIn = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

/** The text without one leading article; an article alone is a word, and a-ha is a name. */
function withoutArticle(text: string): string {
  const [first = '', ...rest] = text.split(/\s+/).filter(hasWords);
  return rest.length > 0 && ARTICLES.has(wordsIn(first).join(' ')) ? rest.join(' ') : text;
}

function withoutMeasure(words: string[]): string[] {
  const [first = '', second = ''] = words;
  if (words.length > 2 && MEASURES.has(`${first} ${second}`)) return words.slice(2);
  return words.length > 1 && NORDIC_MEASURES.has(first) && !JOINERS.has(second) ? words.slice(1) : words;
}

/** Is there anything to say it with? */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** The letters of an answer without its article, for machine checks (OF-74). */
export const lettersOf = (text: string): string[] =>
  [...withoutArticle(text.normalize('NFC').toLowerCase())].filter((one) => /\p{L}/u.test(one));

/** Nobody needs a Nordic keyboard: å, ä and æ are a, ö and ø are o. */
const unmarked = (word: string): string => word.replace(/[åæ]+/g, 'a').replaceAll('ø', 'o');

/** An answer as it is compared. */
export interface Word {
  /** With its Nordic letters: mössa is not mossa. */
  readonly exact: string;
  /** Without. */
  readonly folded: string;
  /** And without spaces. */
  readonly bare: string;
  /** In a bank: a name. */
  readonly isName?: boolean;
}

/** In a round the same is asked again and again; nothing long is kept. */
const folded = new Map<string, Word>();
const FOLDED_MAX = 5000;
const TEXT_MAX = 100;

export function wordOf(text: string): Word {
  if (folded.size > FOLDED_MAX) folded.clear();
  const word = folded.get(text) ?? foldedWord(text);
  if (text.length <= TEXT_MAX) folded.set(text, word);
  return word;
}

function foldedWord(text: string): Word {
  const bare = withoutArticle(plain(text));
  const words = withoutMeasure(wordsIn(bare.replaceAll('aa', 'å').replaceAll('ae', 'æ').replaceAll('oe', 'ø')));
  const kept = words.filter((word, i) => i === 0 || i === words.length - 1 || !JOINERS.has(word));
  const plainer = kept.map(unmarked);
  return { exact: kept.join(''), folded: plainer.join(' '), bare: plainer.join('') };
}

export const fold = (text: string): string => wordOf(text).folded;

/** The things that an answer joins: salt & pepper. */
export function partsOf(text: string): string[] {
  const parts: string[][] = [[]];
  for (const word of text.replaceAll('&', ' & ').split(/\s+/)) {
    if (word === '&' || JOINERS.has(word.toLowerCase())) parts.push([]);
    else parts.at(-1)!.push(word);
  }
  return parts.map((words) => words.join(' ')).filter(hasWords);
}

/** Optimal string alignment: insertions, deletions, replacements and swaps of neighbours; more than `max` is max + 1. */
export function distance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let best = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwap) best = Math.min(best, before[j - 2]! + 1);
      row.push(best);
    }
    before = last;
    last = row;
  }
  return Math.min(last[other.length]!, max + 1);
}

/** Whole words of a message (OF-83). */
export const contains = (message: string, answer: string): boolean =>
  ` ${fold(message)} `.includes(` ${fold(answer)} `);
