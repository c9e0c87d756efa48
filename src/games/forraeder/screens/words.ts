/** The words of Forræder on a page; each language is fetched when it is first wanted. */
import { signal } from '@preact/signals';
import type { Language } from '../../../kernel/game.ts';
import { type CastleTexts, provide, textsFor } from '../texts/index.ts';

const loaders = {
  en: async () => (await import('../texts/en.ts')).en,
  da: async () => (await import('../texts/da.ts')).da,
  sv: async () => (await import('../texts/sv.ts')).sv,
  nb: async () => (await import('../texts/nb.ts')).nb,
};

const fetched = signal(0);

export async function loadWords(language: Language): Promise<void> {
  provide(language, await loaders[language]());
  fetched.value++;
}

/** Whoever calls it while drawing is drawn again when the language comes. */
export function wordsOf({ language }: { readonly language: Language }): CastleTexts {
  fetched.value;
  return textsFor(language);
}
