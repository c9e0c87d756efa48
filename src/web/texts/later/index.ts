/**
 * Words that a phone at the door does not need yet: what a host does, a pause, refusals, and the pages nobody hopes to
 * see. They come with the first part of the page that draws them.
 */
import { useEffect } from 'preact/hooks';
import type { Language } from '../../../kernel/game.ts';
import { fetchedWords, fetchUntilHere, useFetched } from '../../chunk.ts';
import { language } from '../../memory.ts';
import type { LaterWords } from './en.ts';

const fetched = fetchedWords<LaterWords>({
  en: async () => (await import('./en.ts')).en,
  da: async () => (await import('./da.ts')).da,
  sv: async () => (await import('./sv.ts')).sv,
  nb: async () => (await import('./nb.ts')).nb,
});

export const loadLaterWords = fetched.load;

/** Until a language is here, the reader's own; nothing is to ask before one is. */
export const laterWords = (wanted: Language = language.value): LaterWords => fetched.in(wanted, language.value)!;

/** A part of the page that draws these words: undefined until both are here. */
export function useWithLaterWords<T>(fetchIt: () => Promise<T>, wanted: Language = language.value): T | undefined {
  useEffect(
    () =>
      fetchUntilHere(
        () => fetched.load(wanted),
        () => {},
      ),
    [wanted],
  );
  return useFetched(async () => (await Promise.all([fetchIt(), fetched.load(wanted)]))[0]);
}

export type { LaterWords };
