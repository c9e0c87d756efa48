/** Ordet fanger: duel series and jokers against an independent model, at ten thousand random tables. */
import { test } from 'node:test';
import { compareTables, tell } from './model-tables-fixtures.ts';

const TABLES = 10_000;

test('[OF-32, OF-34, OF-47] ten thousand tables agree with an independent model, card for card', (t) => {
  t.diagnostic(tell(TABLES, compareTables(TABLES)));
});
