/**
 * Forræder: the words, by language.
 */
import type { Language } from '../../../kernel/game.ts';
import type { Texts } from './en.ts';

export type CastleTexts = Texts;

/** Those that are here: a page fetches the languages that it shows, everything else brings all four (all.ts). */
const catalogues: { [language in Language]?: Texts } = {};

export function provide(language: Language, texts: Texts): void {
  catalogues[language] = texts;
}

/** Until a language is here, one that is. */
export const textsFor = (language: Language): CastleTexts => catalogues[language] ?? Object.values(catalogues)[0]!;

/** What stands on a slate: a bot's sign in the reader's words, everything else as it was written. */
export function reasonIn({ reasons }: CastleTexts, written: string): string {
  const sign = written.startsWith('/') ? written.slice(1) : '';
  return Object.hasOwn(reasons, sign) ? reasons[sign as keyof Texts['reasons']] : written;
}

/** "Alma, Bodil and Cyril" in the reader's language. English is British here, so no comma before the last. */
export const namesIn = (
  language: Language,
  names: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type }).format(names);
