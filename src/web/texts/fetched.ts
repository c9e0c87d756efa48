/** Words that are fetched one language at a time, when one is first wanted. */
import { signal } from '@preact/signals';
import type { Language } from '../../kernel/game.ts';

export type Loaders<Words> = { readonly [language in Language]: () => Promise<Words> };

export function fetchedWords<Words>(loaders: Loaders<Words>) {
  const fetched = signal<{ readonly [language in Language]?: Words }>({});
  return {
    async load(language: Language): Promise<void> {
      if (fetched.peek()[language]) return;
      const words = await loaders[language]();
      fetched.value = { ...fetched.peek(), [language]: words };
    },
    /** Until this language is here, one that is, best the second. Whoever asks while drawing is drawn again then. */
    in: (language: Language, second: Language = language): Words | undefined =>
      fetched.value[language] ?? fetched.value[second] ?? Object.values(fetched.value)[0],
  };
}
