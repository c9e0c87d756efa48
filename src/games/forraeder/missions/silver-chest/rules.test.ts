/** M1, held against RULES.md of this folder. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '../../../../kernel/game.ts';
import {
  A,
  B,
  C,
  type Castle,
  D,
  does,
  E,
  inMission,
  lastMission as last,
  type Scene,
  told,
  toPhase,
  viewOf,
} from '../../fixtures.ts';

const ten: Scene = { seats: 12, out: [10, 11], day: 2 };

function chest(keys: readonly Seat[], scene: Scene): Castle {
  const table = inMission('silver-chest', scene);
  for (const seat of [...table.truth.living])
    does(table, seat, { type: 'chest.choose', choice: keys.includes(seat) ? 'key' : 'carry' });
  return table;
}

test('[TR-S10, TR-23] the silver chest: keys open the armoury until there are too many of them', () => {
  const table = chest([A, B, C], ten);
  assert.deepEqual([last(table).shares, last(table).access], [8, [A, B, C]]);
  assert.deepEqual(viewOf(table, D).visitors, [A, B, C]);
  const jam = chest([A, B, C, D], ten);
  assert.deepEqual([last(jam).shares, last(jam).access], [3, []]);
  assert.deepEqual(told(jam, 'chestOpened').at(-1), { type: 'chestOpened', carried: 6, keys: 4 });
  assert.deepEqual(viewOf(jam, E).choices, { [E]: 'carry' }, 'no trace of who it was');
  assert.deepEqual(viewOf(jam, 'master').choices, {}, 'not for the master either');
  const silent = inMission('silver-chest', ten);
  toPhase(silent, 'discussion');
  assert.equal(last(silent).shares, 12, 'silence carries');
});
