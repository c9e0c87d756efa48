/** The console's words; each language is fetched when the master first needs it. */
import { signal } from '@preact/signals';
import type { Language } from '../../../../kernel/game.ts';
import type { ConsoleWords } from './words/en.ts';

const loaders: { readonly [language in Language]: () => Promise<ConsoleWords> } = {
  en: async () => (await import('./words/en.ts')).en,
  da: async () => (await import('./words/da.ts')).da,
  sv: async () => (await import('./words/sv.ts')).sv,
  nb: async () => (await import('./words/nb.ts')).nb,
};

const fetched = signal<{ readonly [language in Language]?: ConsoleWords }>({});

export async function loadConsole(language: Language): Promise<void> {
  if (fetched.peek()[language]) return;
  const words = await loaders[language]();
  fetched.value = { ...fetched.peek(), [language]: words };
}

/** Undefined until the first has come. */
export const consoleIn = (language: Language): ConsoleWords | undefined =>
  fetched.value[language] ?? Object.values(fetched.value)[0];
