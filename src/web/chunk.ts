/** Parts of the page that are fetched when they are first drawn. */
import { useEffect, useState } from 'preact/hooks';

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
