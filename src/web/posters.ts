/** The pictures on the wall of the house: drawn when they are first looked at, so that the door opens at once. */

import type { Language } from '../kernel/game.ts';
import { dusk } from './art/palette.ts';
import { castle, interrogation, shout, townMap } from './art/posters.ts';
import { villageStrip } from './art/village.ts';
import type { GameId } from './catalogue.ts';

export interface Poster {
  readonly width: number;
  readonly height: number;
  readonly art: string;
}

const VILLAGE = { w: 800, h: 392, R: 760, ground: 112, houses: 9, scale: 1.22, sun: [640, 84, 42], seed: 5 } as const;

/** What the card on the poster asks for, in three short lines. */
const TAIL: { readonly [language in Language]: readonly string[] } = {
  en: ['A beast', 'with a', 'long tail'],
  da: ['Et dyr', 'med lang', 'hale'],
  sv: ['Ett djur', 'med lång', 'svans'],
  nb: ['Et dyr', 'med lang', 'hale'],
};

/** In a frame that is much wider than high, one that fills it. */
export const posters: { readonly [id in GameId]: (language: Language, isWide?: boolean) => Poster } = {
  maffia: () => ({ width: 800, height: 392, art: villageStrip(dusk, VILLAGE) }),
  forraeder: (_, isWide) => {
    const [width, height] = isWide ? [400, 420] : [380, 640];
    return { width, height, art: castle({ w: width, h: height }) };
  },
  illumuffinati: () => ({ width: 760, height: 320, art: interrogation({ w: 760, h: 320 }) }),
  'ordet-fanger': (language, isWide) => {
    const width = isWide ? 509 : 300;
    return { width, height: 300, art: shout({ w: width, word: TAIL[language] }) };
  },
  'gws-brott': () => ({ width: 640, height: 300, art: townMap({ w: 640, h: 300 }) }),
};
