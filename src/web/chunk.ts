/** Parts of the page that are fetched when they are first drawn, and words when they are first wanted. */
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../kernel/game.ts';

const AGAIN_MS = { first: 1_000, most: 8_000 };

/**
 * Without a line nothing comes: it is tried again, later each time, until it is here or nobody wants it any more. Returns
 * how to call it off.
 */
export function fetchUntilHere<T>(fetchIt: () => Promise<T>, then: (value: T) => void): () => void {
  let isWanted = true;
  let wait = AGAIN_MS.first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tryIt = (): void =>
    void fetchIt().then(
      (value) => isWanted && then(value),
      () => {
        if (!isWanted) return;
        timer = setTimeout(tryIt, wait);
        wait = Math.min(AGAIN_MS.most, wait * 2);
      },
    );
  tryIt();
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}

/** What a promise brings, or undefined until it does; asked again when `key` changes. */
export function useFetched<T>(fetchIt: () => Promise<T>, key: unknown = ''): T | undefined {
  const [got, setGot] = useState<{ key: unknown; value: T }>();
  useEffect(() => fetchUntilHere(fetchIt, (value) => setGot({ key, value })), [key]);
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
