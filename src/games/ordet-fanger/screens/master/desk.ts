/** What the console is given: what everybody sees, and its own words. */
import type { Around } from '../around.ts';
import type { ConsoleWords } from './words/en.ts';

export interface Desk extends Around {
  readonly c: ConsoleWords;
}
