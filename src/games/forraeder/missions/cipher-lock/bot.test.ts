/** M5: when a bot at the lock speaks, and when its scribe tries. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '../../../../kernel/game.ts';
import { lots } from '../../../../kernel/random.ts';
import { does, inMission, viewOf } from '../../fixtures.ts';
import { forraeder } from '../../index.ts';

test('a scribe waits for the clues of the others, but not for ever', () => {
  const table = inMission('cipher-lock', { day: 2 });
  const { scribe, clues } = table.truth.cipher;
  const player = forraeder.bots.clever!(scribe!, lots('pace'), lots);
  const seconds = (): number => (player.wakes(viewOf(table, scribe!), table.now)! - table.now) / 1000;
  const tell = (seat: Seat): void => does(table, seat, { type: 'cipher.tell', clue: clues[seat]! });
  assert.ok(seconds() < 3, 'its own clue it tells at once');
  tell(scribe!);
  const half = (table.truth.until! - table.now) / 2000;
  assert.equal(seconds(), half);
  const [slow, ...others] = table.truth.living.filter((seat) => seat !== scribe);
  for (const seat of others) tell(seat);
  assert.equal(seconds(), half, 'one has not told');
  tell(slow!);
  assert.ok(seconds() < 3);
});
