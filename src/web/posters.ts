/** The pictures on the wall of the house: drawn when they are first looked at, so that the door opens at once. */

import type { Language } from '../kernel/game.ts';
import { dusk } from './art/palette.ts';
import { castle, interrogation, townMap, words } from './art/posters.ts';
import { villageStrip } from './art/village.ts';
import type { GameId } from './catalogue.ts';

export interface Poster {
  readonly width: number;
  readonly height: number;
  readonly art: string;
}

const VILLAGE = { w: 800, h: 392, R: 760, ground: 112, houses: 9, scale: 1.22, sun: [640, 84, 42], seed: 5 } as const;

/** What the card on the poster asks for. */
const TEETH: { readonly [language in Language]: readonly [string, string] } = {
  en: ['THINGS', 'WITH TEETH'],
  da: ['TING MED', 'TÆNDER'],
  sv: ['SAKER MED', 'TÄNDER'],
  nb: ['TING MED', 'TENNER'],
};

export const posters: { readonly [id in GameId]: (language: Language) => Poster } = {
  maffia: () => ({ width: 800, height: 392, art: villageStrip(dusk, VILLAGE) }),
  forraeder: () => ({ width: 380, height: 640, art: castle({ w: 380, h: 640 }) }),
  illumuffinati: () => ({ width: 760, height: 320, art: interrogation({ w: 760, h: 320 }) }),
  'ordet-fanger': (language) => ({ width: 300, height: 300, art: words({ w: 300, h: 300, card: TEETH[language] }) }),
  'gws-brott': () => ({ width: 640, height: 300, art: townMap({ w: 640, h: 300 }) }),
};
