/** The words of the house in the language of whoever reads; each language is fetched when it is first wanted. */
import { signal } from '@preact/signals';
import type { Language } from '../../kernel/game.ts';
import { language } from '../memory.ts';
import type { Texts } from './en.ts';

const loaders: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import('./en.ts')).en,
  da: async () => (await import('./da.ts')).da,
  sv: async () => (await import('./sv.ts')).sv,
  nb: async () => (await import('./nb.ts')).nb,
};

/** Each in its own words: they stand where the language is chosen, before it is fetched. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  da: 'Dansk',
  sv: 'Svenska',
  nb: 'Norsk',
};

const fetched = signal<{ readonly [language in Language]?: Texts }>({});

export async function loadTexts(wanted: Language): Promise<void> {
  if (fetched.peek()[wanted]) return;
  const texts = await loaders[wanted]();
  fetched.value = { ...fetched.peek(), [wanted]: texts };
}

/** Until a language is here, the one that is. Whoever calls it while drawing is drawn again when it comes. */
export const textsIn = (wanted: Language): Texts =>
  fetched.value[wanted] ?? fetched.value[language.value] ?? Object.values(fetched.value)[0]!;

/** The reader's own. */
export const t = (): Texts => textsIn(language.value);

export type { Texts };
