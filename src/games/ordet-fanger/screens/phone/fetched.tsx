/** Parts of the phone that are fetched while there is time, and drawn at once where they are here: nothing may flicker. */
import type { ComponentType } from 'preact';
import { useFetched } from '../../../../web/chunk.ts';
import type { Play } from './play.ts';

type Drawn = { readonly [part: string]: ComponentType<{ play: Play }> };

export function fetchedParts<Parts extends Drawn>(load: () => Promise<Parts>) {
  let here: Parts | undefined;
  const fetch = async (): Promise<Parts> => {
    here = await load();
    return here;
  };
  function Part({ part, play }: { part: keyof Parts; play: Play }) {
    const Found = (useFetched(fetch) ?? here)?.[part] as Drawn[string] | undefined;
    return Found ? <Found play={play} /> : null;
  }
  return { fetch, Part };
}
