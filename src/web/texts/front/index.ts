/** The words of the front page; a phone that comes by a link never needs them. */
import { fetchedWords } from '../../chunk.ts';
import { language } from '../../memory.ts';
import type { FrontWords } from './en.ts';

const fetched = fetchedWords<FrontWords>({
  en: async () => (await import('./en.ts')).en,
  da: async () => (await import('./da.ts')).da,
  sv: async () => (await import('./sv.ts')).sv,
  nb: async () => (await import('./nb.ts')).nb,
});

export const loadFrontWords = fetched.load;

/** In the reader's language; until it is here, in one that is. */
export const frontWords = (): FrontWords => fetched.in(language.value)!;

export type { FrontWords };
