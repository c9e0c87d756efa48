/** M7, held against RULES.md of this folder. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '../../../../kernel/game.ts';
import { asks, B, E, H, inMission, type Scene, toPhase } from '../../fixtures.ts';

const eight: Scene = { seats: 12, out: [8, 9, 10, 11], day: 2 };

test('[TR-S15, TR-29] a field mission is what the game master says', () => {
  const options = { gameMaster: 'human', fieldMission: true } as const;
  const table = inMission('field-mission', { ...eight, options });
  const result = (silver: number, access: Seat[]) =>
    asks(table, 'master', { type: 'gm.missionResult', silver, access });
  assert.equal(result(13, []), 'bad-silver');
  assert.equal(result(-1, []), 'bad-silver');
  assert.equal(result(7, [B, B]), 'bad-seats');
  assert.equal(result(7, [B, E, H]), undefined);
  assert.equal(table.truth.pile, 7);
  assert.equal(table.truth.doors.length, 3);
  assert.equal(result(7, []), 'already-done');
  const first = inMission('field-mission', { ...eight, day: 1, options });
  assert.equal(asks(first, 'master', { type: 'gm.missionResult', silver: 7, access: [B] }), 'no-armoury-today');
  toPhase(first, 'discussion');
  assert.equal(first.truth.pile, 0, 'who says nothing pays nothing');
});
