/** The words of the promises in the reader's language, fetched with their page. */
import type { Language } from '../../../kernel/game.ts';
import { useFetched } from '../../chunk.ts';
import type { AboutWords } from './en.ts';

const loaders: { readonly [language in Language]: () => Promise<AboutWords> } = {
  en: async () => (await import('./en.ts')).en,
  da: async () => (await import('./da.ts')).da,
  sv: async () => (await import('./sv.ts')).sv,
  nb: async () => (await import('./nb.ts')).nb,
};

export const useAboutWords = (language: Language): AboutWords | undefined => useFetched(loaders[language], language);
