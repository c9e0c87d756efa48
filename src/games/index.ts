/**
 * The catalogue: one line a game, and its words in all languages.
 */
import './illumuffinati/texts/all.ts';
import './maffia/texts/all.ts';

export { illumuffinati } from './illumuffinati/index.ts';
export { maffia } from './maffia/index.ts';
