/** The words of the door and of who leads, in the reader's language; fetched when somebody knocks, locks or is away. */
import type { Language } from '../../../kernel/game.ts';
import { useFetched } from '../../chunk.ts';
import type { DoorWords } from './en.ts';

const loaders: { readonly [language in Language]: () => Promise<DoorWords> } = {
  en: async () => (await import('./en.ts')).en,
  da: async () => (await import('./da.ts')).da,
  sv: async () => (await import('./sv.ts')).sv,
  nb: async () => (await import('./nb.ts')).nb,
};

export const useDoorWords = (language: Language): DoorWords | undefined => useFetched(loaders[language], language);
