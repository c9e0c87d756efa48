/**
 * Illumuffinati: the words, by language. Everything that is said or shown comes from here.
 */
import type { Language } from '../../../kernel/game.ts';
import type { Face } from '../content.ts';
import type { Texts } from './en.ts';

/** Those that are here: a page fetches the languages that it shows, everything else brings all four (all.ts). */
const catalogues: { [language in Language]?: Texts } = {};

export function provide(language: Language, texts: Texts): void {
  catalogues[language] = texts;
}

/** Until a language is here, one that is. */
export const textsFor = (language: Language): Texts => catalogues[language] ?? Object.values(catalogues)[0]!;

/** "Anna, Bo and Cille" in the reader's language. English is British here, so no comma before the last. */
export const listIn = (language: Language, words: readonly string[]): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(words);

/** "17 Raspberry", or "Crown jewel": a number means nothing to the ear alone. */
export const cardIn = (t: Texts, face: Face): string =>
  face === 'J' ? t.things.jewel : `${face} ${t.muffins[face - 1]}`;
