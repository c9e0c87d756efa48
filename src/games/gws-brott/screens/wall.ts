/** The words of the table's screen and of the console, fetched by those alone. */
import type { Language } from '../../../kernel/game.ts';
import { useFetched } from '../../../web/chunk.ts';
import type { WallWords } from './wall/en.ts';

export type { WallWords };

const loaders: { readonly [language in Language]: () => Promise<WallWords> } = {
  en: async () => (await import('./wall/en.ts')).en,
  da: async () => (await import('./wall/da.ts')).da,
  sv: async () => (await import('./wall/sv.ts')).sv,
  nb: async () => (await import('./wall/nb.ts')).nb,
};

/** Undefined until they have come. */
export const useWall = (language: Language): WallWords | undefined => useFetched(loaders[language], language);
