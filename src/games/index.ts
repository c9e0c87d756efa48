/**
 * The catalogue: one line a game, named as its folder is, and its words in all languages.
 */
import './forraeder/texts/all.ts';
import './gws-brott/texts/all.ts';
import './illumuffinati/texts/all.ts';
import './maffia/texts/all.ts';
import './ordet-fanger/texts/all.ts';

export { forraeder } from './forraeder/index.ts';
export { gwsBrott as 'gws-brott' } from './gws-brott/index.ts';
export { illumuffinati } from './illumuffinati/index.ts';
export { maffia } from './maffia/index.ts';
export { ordetFanger as 'ordet-fanger' } from './ordet-fanger/index.ts';
