/** The console's words; each language is fetched when the master or the table first needs it. */
import { fetchedWords } from '../../../../web/chunk.ts';
import type { ConsoleWords } from './words/en.ts';

export const consoleWords = fetchedWords<ConsoleWords>({
  en: async () => (await import('./words/en.ts')).en,
  da: async () => (await import('./words/da.ts')).da,
  sv: async () => (await import('./words/sv.ts')).sv,
  nb: async () => (await import('./words/nb.ts')).nb,
});
