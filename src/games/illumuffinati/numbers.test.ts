import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sumsOf } from '../../kernel/testing/sums.ts';
import {
  accused,
  allReady,
  bo,
  bribe,
  cille,
  dan,
  finished,
  g4,
  g4Rows,
  letGo,
  passAll,
  playOut,
  toPhase,
} from './fixtures.ts';
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

/** Everybody's gold and tokens at the end, and what that adds. */
const endOf = (having: Parameters<typeof finished>[0], options = {}) => sumsIn(finished(having, options));

test('what the end of a game adds', () => {
  const robbed = endOf([
    [60, 3, 2],
    [66, 1, 1],
    [58, 2, 2],
    [50, 0, 3],
  ]);
  const rare = ['burglary decided', 'robbed herself', 'gold ties', 'nose races', 'poor victims'] as const;
  const met = (sums: typeof robbed) => rare.filter((name) => sums[name] === 1);
  assert.deepEqual(met(robbed), ['burglary decided'], 'Bo would have won');
  assert.equal(robbed['won by order 0'], 420);
  const alone = endOf([
    [60, 1, 2],
    [40, 3, 1],
    [70, 1, 2],
    [50, 0, 3],
  ]);
  assert.deepEqual(met(alone), ['robbed herself']);
  const poor = endOf([
    [60, 3, 2],
    [9, 1, 1],
    [58, 2, 2],
    [50, 0, 3],
  ]);
  assert.deepEqual(met(poor), ['poor victims']);
  const enough = endOf([
    [60, 3, 2],
    [10, 1, 1],
    [58, 2, 2],
    [50, 0, 3],
  ]);
  assert.deepEqual(met(enough), []);
  const tie = [
    [60, 3, 2],
    [60, 3, 2],
    [40, 0, 4],
    [40, 0, 4],
  ] as const;
  const shared = endOf(tie, { burglaryGold: 0, noseRace: 'shared' });
  assert.deepEqual(met(shared), ['gold ties']);
  assert.deepEqual([shared['won by order 0'], shared['won by order 1']], [210, 210]);
  const raced = playOut(finished(tie, { burglaryGold: 0 }));
  assert.deepEqual(met(sumsIn(raced)), ['gold ties', 'nose races']);
  const { truth } = finished(tie, { burglaryGold: 0, noseRace: 'shared' });
  const later = sumsOf(numbers, [], { ...truth, firstInspector: dan });
  assert.deepEqual([later['won by order 1'], later['won by order 2']], [210, 210], 'by rounds, and not by seats');
  const said = tell(robbed);
  assert.ok(Math.abs(said['winner above the mean']! - (70 / 58.5 - 1)) < 1e-12);
});

test('a jewel that was inspected away was kept, and one that was laid down is nobody’s', () => {
  const hoarded = g4();
  passAll(hoarded, [4, 26], [2, 4], [2, 4]);
  for (const seat of [cille, dan]) letGo(hoarded, seat);
  toPhase(hoarded, 'earnings');
  const sums = sumsIn(hoarded);
  assert.deepEqual([sums['bakers 2'], sums['last 2'], sums['one has both']], [1, 1, 1]);
  const laid = g4();
  passAll(laid, ['J', 'J'], ['J', 'J'], ['J', 8]);
  toPhase(laid, 'earnings');
  assert.deepEqual([sumsIn(laid)['one discarded'], sumsIn(laid)['one has both']], [1, undefined]);
});

test('bribes are those that were taken, the largest is the largest', () => {
  const table = g4Rows();
  bribe(table, bo, 7);
  letGo(table, bo);
  letGo(table, cille);
  toPhase(table, 'earnings');
  const said = tell(sumsIn(table));
  assert.deepEqual(
    [said['mean bribe taken'], said['mean bribe of those sent home'], said['largest bribe taken']],
    [7, 3.5, 7],
  );
});
