/** The words of the drawers in the reader's language, fetched when one of them is opened. */
import type { Language } from '../../../kernel/game.ts';
import { useFetched } from '../../chunk.ts';
import type { DrawerWords } from './en.ts';

const loaders: { readonly [language in Language]: () => Promise<DrawerWords> } = {
  en: async () => (await import('./en.ts')).en,
  da: async () => (await import('./da.ts')).da,
  sv: async () => (await import('./sv.ts')).sv,
  nb: async () => (await import('./nb.ts')).nb,
};

export const useDrawerWords = (language: Language): DrawerWords | undefined => useFetched(loaders[language], language);
