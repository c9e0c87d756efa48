/**
 * The catalogue: one line a game.
 */

export { gwsBrott } from './gws-brott/index.ts';
export { maffia } from './maffia/index.ts';
