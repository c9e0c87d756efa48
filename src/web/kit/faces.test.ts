import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyRoom, type RoomSeat } from '../../kernel/room/state.ts';
import { maskNames } from '../art/mask.ts';
import { letterOf, seatFaces, tintOf } from './faces.ts';

const seat = (name: string, mask: number, more: Partial<RoomSeat> = {}): RoomSeat => ({
  name,
  pronouns: 'hen/hen',
  mask,
  bot: null,
  connected: true,
  isNew: false,
  hasTime: false,
  isReady: false,
  contribution: null,
  coveredBy: null,
  ...more,
});

test('a face has the mask that was chosen, and the tint and letter of its seat', () => {
  const room = { ...emptyRoom(), seats: [seat('Anna', 0), seat('Bo', 23, { bot: 'honest', connected: false })] };
  assert.deepEqual(seatFaces(room), [
    { name: 'Anna', pronouns: 'hen/hen', mask: 'owl', tint: 1, letter: 'A', bot: false, connected: true },
    { name: 'Bo', pronouns: 'hen/hen', mask: 'bee', tint: 6, letter: 'B', bot: true, connected: false },
  ]);
});

test('a seat that a bot covers is drawn as a bot', () => {
  assert.equal(seatFaces({ seats: [seat('Anna', 3, { coveredBy: 'honest' })] })[0]?.bot, true);
});

test('twelve seats have twelve tints, 22 seats as many letters, and no two neighbours the same tint', () => {
  const seats = Array.from({ length: 22 }, (_, index) => index);
  assert.deepEqual(
    [...new Set(seats.slice(0, 12).map(tintOf))].sort((a, b) => a - b).join(),
    '1,2,3,4,5,6,7,8,9,10,11,12',
  );
  assert.equal(new Set(seats.map(letterOf)).size, 22);
  for (const index of seats) assert.notEqual(tintOf(index), tintOf(index + 1));
});

test('a mask number that nobody knows still gets a mask', () => {
  for (const number of [-1, 24, 1000])
    assert.ok(maskNames.includes(seatFaces({ seats: [seat('Anna', number)] })[0]!.mask));
});
