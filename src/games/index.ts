/**
 * The catalogue: one line a game, and its words in all languages.
 */
import './forraeder/texts/all.ts';
import './gws-brott/texts/all.ts';

export { forraeder } from './forraeder/index.ts';
export { gwsBrott } from './gws-brott/index.ts';
export { maffia } from './maffia/index.ts';
