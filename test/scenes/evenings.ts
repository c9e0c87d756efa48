/** The evenings of which pictures are taken. */
import { rareGames as bakeries } from '../../src/games/illumuffinati/fixtures.ts';
import { rareGames as villages } from '../../src/games/maffia/fixtures.ts';
import type { AnyGame } from '../../src/kernel/game.ts';
import { type Evening, type Played, playedBySeed } from './sweep.ts';

const LED = { gameMaster: 'human' };

export const evenings: { readonly [game: string]: readonly Evening[] } = {
  maffia: [
    { seed: 'village', seats: 11, bot: 'clever' },
    { seed: 'village', seats: 9, options: LED },
  ],
  forraeder: [
    { seed: 'castle', seats: 12, bot: 'clever' },
    { seed: 'castle', seats: 10, options: LED },
    { seed: 'rare 2', seats: 9 },
  ],
  illumuffinati: [
    { seed: 'bakery', seats: 6, bot: 'clever' },
    { seed: 'bakery', seats: 5, options: LED },
  ],
  'ordet-fanger': [
    { seed: 'words', seats: 4, bot: 'clever', options: { playMode: 'remote', rounds: 1 } },
    { seed: 'words', seats: 4 },
    { seed: 'words', seats: 4, options: { playMode: 'remote' } },
    { seed: 'words', seats: 4, options: LED },
  ],
  'gws-brott': [
    { seed: 'town', seats: 4, bot: 'clever' },
    { seed: 'town', seats: 4, options: LED },
    { seed: 'rare 3', seats: 2, bot: 'clever' },
  ],
};

/** Mostly far apart, each with nothing but a phone: bots among them, Danish, and names as long as they become. */
export const apart: { readonly [game: string]: Evening & { readonly people: number } } = {
  forraeder: { seed: 'castle', seats: 10, bot: 'clever', options: { playMode: 'remote' }, people: 10 },
  illumuffinati: { seed: 'bakery', seats: 7, bot: 'clever', options: { playMode: 'remote' }, people: 3 },
  maffia: { seed: 'village', seats: 10, bot: 'clever', people: 10 },
  'ordet-fanger': { seed: 'words', seats: 5, bot: 'clever', options: { playMode: 'remote', rounds: 1 }, people: 3 },
  'gws-brott': { seed: 'town', seats: 5, bot: 'clever', people: 3 },
};

/** What no seed that was tried comes to: a break at dawn, the race of noses. */
const rare: { readonly [game: string]: () => readonly Played[] } = { maffia: villages, illumuffinati: bakeries };

export const rarePlayed = (game: AnyGame): readonly Played[] => rare[game.id]?.() ?? [];

export const playedIn = (game: AnyGame): Played[] => [
  ...evenings[game.id]!.map((evening) => playedBySeed(game, evening)),
  ...rarePlayed(game),
];
