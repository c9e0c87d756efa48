/** The words of the house in the language of whoever reads; each language is fetched when it is first wanted. */
import type { Language } from '../../kernel/game.ts';
import { fetchedWords } from '../chunk.ts';
import { language } from '../memory.ts';
import type { Texts } from './en.ts';

const fetched = fetchedWords<Texts>({
  en: async () => (await import('./en.ts')).en,
  da: async () => (await import('./da.ts')).da,
  sv: async () => (await import('./sv.ts')).sv,
  nb: async () => (await import('./nb.ts')).nb,
});

/** Each in its own words: they stand where the language is chosen, before it is fetched. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  da: 'Dansk',
  sv: 'Svenska',
  nb: 'Norsk',
};

export const loadTexts = fetched.load;

/** Until a language is here, the reader's own. */
export const textsIn = (wanted: Language): Texts => fetched.in(wanted, language.value)!;

/** The reader's own. */
export const t = (): Texts => textsIn(language.value);

export type { Texts };
