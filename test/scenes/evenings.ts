/** The evenings of which pictures are taken, and those that README shows. */
import type { Evening } from './sweep.ts';

const LED = { gameMaster: 'human' };

export const evenings: { readonly [game: string]: readonly Evening[] } = {
  maffia: [
    { seed: 'village', seats: 11, bot: 'clever' },
    { seed: 'village', seats: 9, options: LED },
  ],
  forraeder: [
    { seed: 'castle', seats: 12, bot: 'clever' },
    { seed: 'castle', seats: 10, options: LED },
  ],
  illumuffinati: [
    { seed: 'bakery', seats: 6, bot: 'clever' },
    { seed: 'bakery', seats: 5, options: LED },
  ],
  'ordet-fanger': [
    { seed: 'words', seats: 4 },
    { seed: 'words', seats: 4, options: { playMode: 'remote' } },
    { seed: 'words', seats: 4, options: LED },
  ],
  'gws-brott': [
    { seed: 'town', seats: 4, bot: 'clever' },
    { seed: 'town', seats: 4, options: LED },
  ],
};
