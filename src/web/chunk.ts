/** Parts of the page that are fetched when they are first drawn, and words when they are first wanted. */
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../kernel/game.ts';

/** What a promise brings, or undefined until it does; asked again when `key` changes. */
export function useFetched<T>(fetchIt: () => Promise<T>, key: unknown = ''): T | undefined {
  const [got, setGot] = useState<{ key: unknown; value: T }>();
  useEffect(() => {
    let isWanted = true;
    fetchIt().then(
      (value) => isWanted && setGot({ key, value }),
      () => {}, // no line: what is drawn without it stays
    );
    return () => {
      isWanted = false;
    };
  }, [key]);
  return got?.value;
}

type Loaders<Words> = { readonly [language in Language]: () => Promise<Words> };

/** Words that come one language at a time. */
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
