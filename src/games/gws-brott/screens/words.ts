/** The words of GW:s brott on a page; each language is fetched when it is first wanted. */
import { signal } from '@preact/signals';
import type { Language } from '../../../kernel/game.ts';
import { type GwTexts, provide, textsFor } from '../texts/index.ts';
import type { ScreenWords } from './words/en.ts';

export type { ScreenWords };

const loaders = {
  en: () => Promise.all([import('../texts/en.ts'), import('./words/en.ts')]).then(([t, w]) => [t.en, w.en] as const),
  da: () => Promise.all([import('../texts/da.ts'), import('./words/da.ts')]).then(([t, w]) => [t.da, w.da] as const),
  sv: () => Promise.all([import('../texts/sv.ts'), import('./words/sv.ts')]).then(([t, w]) => [t.sv, w.sv] as const),
  nb: () => Promise.all([import('../texts/nb.ts'), import('./words/nb.ts')]).then(([t, w]) => [t.nb, w.nb] as const),
};

const fetched = signal(0);
const screens: { [language in Language]?: ScreenWords } = {};

export async function loadWords(language: Language): Promise<void> {
  const [texts, words] = await loaders[language]();
  provide(language, texts);
  screens[language] = words;
  fetched.value++;
}

/** Until a language is here, one that is. */
export const screenWords = (language: Language): ScreenWords => screens[language] ?? Object.values(screens)[0]!;

export interface Words {
  /** The words of the game. */
  readonly t: GwTexts;
  /** The words of its screens. */
  readonly w: ScreenWords;
}

/** Whoever calls it while drawing is drawn again when the language comes. */
export function wordsIn(language: Language): Words {
  fetched.value;
  return { t: textsFor(language), w: screenWords(language) };
}
