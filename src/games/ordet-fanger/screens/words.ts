/** The words of Ordet fanger on a page; each language is fetched when it is first wanted. */
import { signal } from '@preact/signals';
import type { Language } from '../../../kernel/game.ts';
import { provideTitles } from '../content.ts';
import { type OfTexts, provide, textsFor } from '../texts/index.ts';
import type { ScreenWords } from './words/en.ts';
import type { Help } from './words/help/en.ts';

const loaders: { readonly [language in Language]: () => Promise<readonly [OfTexts, ScreenWords, string]> } = {
  en: async () => [
    (await import('../texts/en.ts')).en,
    (await import('./words/en.ts')).en,
    (await import('../texts/titles-en.ts')).titles,
  ],
  da: async () => [
    (await import('../texts/da.ts')).da,
    (await import('./words/da.ts')).da,
    (await import('../texts/titles-da.ts')).titles,
  ],
  sv: async () => [
    (await import('../texts/sv.ts')).sv,
    (await import('./words/sv.ts')).sv,
    (await import('../texts/titles-sv.ts')).titles,
  ],
  nb: async () => [
    (await import('../texts/nb.ts')).nb,
    (await import('./words/nb.ts')).nb,
    (await import('../texts/titles-nb.ts')).titles,
  ],
};

const said: { [language in Language]?: ScreenWords } = {};
const fetched = signal(0);

export async function loadWords(language: Language): Promise<void> {
  const [texts, words, titles] = await loaders[language]();
  provide(language, texts);
  provideTitles(language, titles);
  said[language] = words;
  fetched.value++;
}

export interface Spoken {
  readonly t: OfTexts;
  readonly w: ScreenWords;
}

/** Whoever calls it while drawing is drawn again when the language comes. Until then, one that is here. */
export function wordsOf(language: Language): Spoken {
  fetched.value;
  return { t: textsFor(language), w: said[language] ?? Object.values(said)[0]! };
}

const helpers: { readonly [language in Language]: () => Promise<Help> } = {
  en: async () => (await import('./words/help/en.ts')).en,
  da: async () => (await import('./words/help/da.ts')).da,
  sv: async () => (await import('./words/help/sv.ts')).sv,
  nb: async () => (await import('./words/help/nb.ts')).nb,
};
const helps = signal<{ readonly [language in Language]?: Help | null }>({});

/** What is said of an option below its name; fetched when it is first wanted. */
export function helpOf(language: Language, option: string): string {
  const help = helps.value[language];
  if (help === undefined) {
    queueMicrotask(async () => {
      if (helps.peek()[language] !== undefined) return;
      helps.value = { ...helps.peek(), [language]: null };
      const fetchedHelp = await helpers[language]().catch(() => undefined);
      helps.value = { ...helps.peek(), [language]: fetchedHelp };
    });
  }
  return help?.[option] ?? '';
}
