/**
 * For a quick answer: the contract suite on one game of the catalogue, and a few twin worlds of every game. All of it on
 * all of them is in contract.slow.test.ts, and thousands of twins are `npm run lab -- secrecy <game>`.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as games from '../src/games/index.ts';
import type { AnyGame } from '../src/kernel/game.ts';
import { proveSecrecy, tell } from '../src/kernel/testing/secrecy.ts';
import { putToTest } from './catalogue.ts';

await putToTest(({ id }) => id === 'maffia');

for (const game of Object.values(games) as AnyGame[]) {
  test(`${game.id}: no viewer can tell a few twin worlds of many tables apart`, () => {
    const { differences, pairs } = proveSecrecy(game, { seed: 'quick', pairs: 24, snapshotsPerGame: 2 });
    assert.equal(differences.map(tell).join('\n'), '');
    assert.equal(pairs, 24);
  });
}
