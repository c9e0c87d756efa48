/** M4, held against RULES.md of this folder. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '../../../../kernel/game.ts';
import {
  A,
  asks,
  B,
  C,
  type Castle,
  D,
  E,
  F,
  G,
  H,
  inMission,
  lastMission as last,
  type Scene,
  toPhase,
  viewOf,
} from '../../fixtures.ts';

const eight: Scene = { seats: 12, out: [8, 9, 10, 11], day: 2 };

const bell = (table: Castle, seat: Seat) => asks(table, seat, { type: 'bell.ring' });

test('[TR-S12, TR-26] the bell tower: who rings passes every lower number that is silent', () => {
  const numbers = [5, 12, 20, 33, 40, 58, 71, 90];
  const table = inMission('bell-tower', { ...eight, lots: { bells: numbers.map((one) => one - 1) } });
  assert.deepEqual(Object.values(table.truth.bells), numbers);
  assert.deepEqual(viewOf(table, B).bells, { [B]: 12 });
  for (const seat of [A, C]) assert.equal(bell(table, seat), undefined);
  assert.equal(bell(table, B), 'already-done');
  for (const seat of [D, E, G]) assert.equal(bell(table, seat), undefined);
  assert.equal(bell(table, F), 'already-done');
  assert.equal(viewOf(table, A).passed.length, 2);
  assert.equal(bell(table, H), undefined);
  assert.equal(last(table).shares, 7);
  assert.equal(last(table).access.length, 2);
  assert.ok(last(table).access.every((seat) => [A, D, E, H].includes(seat as 0)));
  const hasty = inMission('bell-tower', { ...eight, lots: { bells: numbers.map((one) => one - 1) } });
  assert.equal(bell(hasty, H), undefined);
  assert.deepEqual(last(hasty).access, [], 'who passed others does not go in');
  const late = inMission('bell-tower', eight);
  toPhase(late, 'discussion');
  assert.equal(last(late).shares, 0, 'every silent seat is a fault');
});
