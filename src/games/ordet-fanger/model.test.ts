/** Ordet fanger: duel series and jokers against an independent model, at a few tables; ten thousand in model.slow.test.ts. */
import { test } from 'node:test';
import { compareTables, tell } from './model-tables-fixtures.ts';

const TABLES = 60;

test('[OF-S14] one duel only, series and jokers as an independent model has them', (t) => {
  t.diagnostic(tell(TABLES, compareTables(TABLES)));
});
