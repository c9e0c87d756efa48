/**
 * The catalogue: one line a game, and its words in all languages.
 */
import './gws-brott/texts/all.ts';
import './ordet-fanger/texts/all.ts';

export { gwsBrott } from './gws-brott/index.ts';
export { maffia } from './maffia/index.ts';
export { ordetFanger } from './ordet-fanger/index.ts';
