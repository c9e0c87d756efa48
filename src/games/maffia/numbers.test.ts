import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sumsOf } from '../../kernel/testing/sums.ts';
import { endNight, F7, hang, type MaffiaTable, onDayOne, shoot, toPhase } from './fixtures.ts';
import { maffia } from './index.ts';

const numbers = maffia.numbers!;
const { tell } = numbers;
const sumsIn = (table: MaffiaTable) =>
  sumsOf(
    numbers,
    table.log.flatMap(({ told }) => told.map(({ fact }) => fact)),
    table.truth,
  );

/** Seats 0 and 1 are the mafia, seat 2 is the doctor. */
function twoDays(): MaffiaTable {
  const table = onDayOne(F7);
  hang(table, 6);
  shoot(table, 5);
  hang(table, 0);
  return table;
}

test('the numbers of a village that misses once and then hits', () => {
  const sums = sumsIn(twoDays());
  assert.deepEqual(
    [sums.days, sums.nominees, sums['hanged 1'], sums['hit 1'], sums['hanged 2'], sums['hit 2'], sums.nights],
    [2, 2, 1, undefined, 1, 1, 1],
  );
  const told = tell(sums);
  assert.equal(told['hangings a game'], 2);
  assert.equal(told['days with a hanging'], 1);
  assert.equal(told['hangings on day 1 that hit'], 0);
  assert.equal(told['hangings on day 2 that hit'], 1);
  assert.equal(told['longest game in days'], 2);
  assert.deepEqual([told['nights with an attempt'], told['quiet nights'], told['nights with two deaths']], [0, 0, 0]);
});

test('a day without a hanging, and a night in which nobody was shot', () => {
  const table = onDayOne(F7);
  toPhase(table, 'night');
  endNight(table);
  const told = tell(sumsIn(table));
  assert.equal(told['days with a hanging'], 0);
  assert.equal(told['quiet nights'], 1);
});
