/**
 * The catalogue: one line a game.
 */
export { maffia } from './maffia/index.ts';
export { illumuffinati } from './illumuffinati/index.ts';
