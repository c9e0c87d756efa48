import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playGame, seating } from '../../../kernel/testing/players.ts';
import { told } from '../fixtures.ts';
import { forraeder } from '../index.ts';

test('bots never give the same reason twice in a row, and call nobody quiet but bots', () => {
  const given = new Set<string>();
  for (const [humans, bots] of [
    [0, 12],
    [3, 8],
    [0, 9],
  ] as const) {
    const { table } = playGame(forraeder, {
      seats: seating(humans, bots),
      seed: `reasons ${bots}`,
      bots: [forraeder.bots.clever!],
    });
    for (const { reason } of told(table as never, 'ballotShown')) given.add(reason);
    let before = '';
    for (const entry of table.log) {
      for (const { fact } of entry.told) {
        if (fact.type === 'revealBegan') before = '';
        if (fact.type !== 'ballotShown') continue;
        assert.notEqual(fact.reason, before, `${bots} bots`);
        before = fact.reason || 'none';
        if (fact.reason === '/quiet') assert.ok(table.truth.bots[fact.target!], 'a bot');
      }
    }
  }
  for (const reason of ['/victim', '/votes', '/quiet', '/feeling', '/somebody']) assert.ok(given.has(reason), reason);
});
