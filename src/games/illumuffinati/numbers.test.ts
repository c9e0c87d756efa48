import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sumsOf } from '../../kernel/testing/sums.ts';
import { accused, allReady, cille, dan, toPhase } from './fixtures.ts';
import { illumuffinati } from './index.ts';

const numbers = illumuffinati.numbers!;
const { tell } = numbers;
const sumsIn = ({ log, truth }: ReturnType<typeof accused>) =>
  sumsOf(
    numbers,
    log.flatMap(({ told }) => told.map(({ fact }) => fact)),
    truth,
  );

test('the numbers of scenarios 17 and 18', () => {
  const caught = accused(dan);
  const free = accused(cille);
  const sums = sumsIn(caught);
  assert.deepEqual(
    [sums.rounds, sums.caught, sums.pile, sums.income, sums['sent home'], sums.bribes, sums['home gold']],
    [1, 1, 9, 9, 2, 9, 31],
  );
  assert.deepEqual(
    [sums['bakers 0'], sums['bakers 1'], sums['net 0'], sums['net 1'], sums['last 1']],
    [1, 2, 7, 15, 1],
  );
  const other = sumsIn(free);
  assert.equal(other.caught, undefined);
  assert.equal(other['net 0'], 12, 'six to be silent and six for the muffin');
  const told = tell(Object.fromEntries(Object.keys(sums).map((name) => [name, sums[name]! + (other[name] ?? 0)])));
  assert.equal(told['inspector finds a jewel'], 0.5);
  assert.equal(told['pile per round'], 10);
  assert.equal(told['two bakers have one each'], 1);
});

test('what a finished game adds', () => {
  const table = accused(dan);
  allReady(table);
  toPhase(table, 'finished');
  const sums = sumsIn(table);
  assert.equal(sums.rounds, 4);
  assert.equal(
    sums.gold,
    table.truth.gold.reduce((sum, gold) => sum + gold, 0),
  );
  assert.equal(sums['winner gold'], Math.max(...table.truth.gold));
  const wins = [0, 1, 2, 3].reduce((sum, order) => sum + (tell(sums)[`wins of inspector ${order + 1}`] ?? 0), 0);
  assert.ok(Math.abs(wins - 1) < 1e-9);
});
