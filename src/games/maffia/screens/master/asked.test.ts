/** The sheets of the console while the game's clock runs on. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '../../../../kernel/game.ts';
import type { Role } from '../../content.ts';
import {
  does,
  F7,
  type MaffiaTable,
  nominateAll,
  pass,
  type Seating,
  seatedAs,
  toPhase,
  viewOf,
} from '../../fixtures.ts';
import { maffia } from '../../index.ts';
import type { Phase } from '../../state.ts';
import { mayStillNote, type SheetName } from './asked.ts';

const led = (options: Seating['options'] = {}, roles: readonly Role[] = F7): MaffiaTable =>
  seatedAs(roles, { options: { ...options, gameMaster: 'human' } });

function may(table: MaffiaTable, sheet: SheetName): boolean {
  const view = viewOf(table, 'master');
  return mayStillNote(sheet, maffia.legal(view, 'master', table.now), view);
}

test('a nomination may be noted from the talk to the list, but not while more time is asked for', () => {
  const table = led();
  const sheet = { kind: 'nominate' } as const;
  const seen: Partial<Record<Phase, boolean>> = {};
  toPhase(table, 'day-talk');
  does(table, 0, { type: 'nominate', target: 4 });
  while (table.truth.phase !== 'speech') {
    seen[table.truth.phase] = may(table, sheet);
    pass(table);
  }
  assert.deepEqual(seen, {
    'day-talk': true,
    'extension-offer': false,
    'last-nominations': true,
    'nominee-list': true,
  });
  assert.equal(may(table, sheet), false);
});

test('a sheet about somebody’s hands or gesture is about nobody else later', () => {
  const table = led({ votingMode: 'hands', nightStyle: 'called' });
  toPhase(table, 'day-talk');
  nominateAll(table, [4, 5]);
  const hands = (nominee: Seat) => may(table, { kind: 'hands', nominee });
  while (table.truth.step !== 'shown') pass(table);
  assert.deepEqual([hands(4), hands(5)], [true, false]);
  while (table.truth.nominee !== 5 || table.truth.step !== 'shown') pass(table);
  assert.deepEqual([hands(4), hands(5)], [false, true]);

  toPhase(table, 'night');
  const gesture = (seat?: Seat) => may(table, seat === undefined ? { kind: 'gesture' } : { kind: 'gesture', seat });
  assert.deepEqual([gesture(), gesture(0), gesture(2)], [true, true, false], 'the mafia is awake');
  pass(table);
  assert.deepEqual([gesture(), gesture(0), gesture(2)], [true, false, true], 'the doctor is');
});

test('the day may be shortened as long as it lasts; a speech is another clock', () => {
  const table = led();
  const shorten = () => may(table, { kind: 'shorten' });
  toPhase(table, 'day-talk');
  does(table, 0, { type: 'nominate', target: 4 });
  assert.equal(shorten(), true);
  does(table, 'master', { type: 'master.advance' });
  assert.equal(shorten(), false);
  assert.equal(may(table, { kind: 'wish' }), true);
  toPhase(table, 'speech');
  assert.equal(shorten(), false);
  assert.deepEqual([may(table, { kind: 'record' }), may(table, { kind: 'unwell' })], [true, true]);
});
