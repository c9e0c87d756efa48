/** The words of an evening around its games, in the reader's language; fetched with the pages that need them. */
import type { Language } from '../../../kernel/game.ts';
import { useFetched } from '../../chunk.ts';
import type { EveningWords } from './en.ts';

const loaders: { readonly [language in Language]: () => Promise<EveningWords> } = {
  en: async () => (await import('./en.ts')).en,
  da: async () => (await import('./da.ts')).da,
  sv: async () => (await import('./sv.ts')).sv,
  nb: async () => (await import('./nb.ts')).nb,
};

export const useEveningWords = (language: Language): EveningWords | undefined =>
  useFetched(loaders[language], language);
