/** M6, held against RULES.md of this folder. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { C, type Castle, D, does, H, inMission, lastMission as last, pass, type Scene, told } from '../../fixtures.ts';

const eight: Scene = { seats: 12, out: [8, 9, 10, 11], day: 2 };

function bridge(planks: readonly number[]): Castle {
  const table = inMission('rope-bridge', { ...eight, lots: { plank: planks } });
  [6, 5, 4, 4, 2, 1, 3, 4].forEach((pledge, seat) => {
    does(table, seat, { type: 'bridge.pledge', planks: pledge });
  });
  assert.equal(table.truth.bridge?.group, 4);
  while (table.truth.phase === 'mission') pass(table);
  return table;
}

test('[TR-S14, TR-28] the rope bridge: the lower median goes, and a broken plank costs half and the armoury', () => {
  const over = bridge([99, 99, 99, 99]);
  assert.equal(last(over).shares, 8);
  assert.equal(last(over).access.length, 2);
  assert.ok(last(over).access.every((seat) => [C, D, H].includes(seat as 2)));
  assert.equal(over.truth.phase, 'armoury');
  const broken = bridge([99, 99, 0]);
  assert.deepEqual([last(broken).shares, last(broken).access], [2, []]);
  assert.equal(broken.truth.phase, 'discussion');
  assert.deepEqual(
    told(broken, 'plankCrossed').map(({ held }) => held),
    [true, true, false],
  );
});
