/**
 * What really leaves a server in games of GW:s brott with two to five players: each line carries its own stream and nothing
 * else, and a twin room in which one piece went elsewhere cannot be told from it on GW's line. How it is done is in
 * wire.test.ts.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apart } from './testing/apart.ts';
import { type Games, recordCrimes } from './testing/wire/suite.ts';

const GAMES = 24;

test(`${GAMES} games of GW:s brott: each line carries its own stream, and twins cannot be told apart`, async (t) => {
  const suite = new URL('./testing/wire/suite.ts', import.meta.url).href;
  const { sums, failed } = await apart<Games>(suite, recordCrimes.name, 0, GAMES);
  assert.equal(failed, undefined);
  assert.ok(sums.pairs! > GAMES / 2 && sums.comparisons! > GAMES, JSON.stringify(sums));
  t.diagnostic(JSON.stringify(sums));
});
