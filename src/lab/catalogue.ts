/** The games that the lab can play, by their names on the command line. */
import * as games from '../games/index.ts';
import type { AnyGame } from '../kernel/game.ts';

export const catalogue: readonly AnyGame[] = Object.values(games);

export const gameNamed = (id: string): AnyGame | undefined => catalogue.find((game) => game.id === id);
