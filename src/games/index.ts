/**
 * The catalogue: one line a game, and its words in all languages.
 */
import './maffia/texts/all.ts';

export { maffia } from './maffia/index.ts';
