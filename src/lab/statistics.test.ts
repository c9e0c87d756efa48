import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addTally, count, emptyTally, meanOf, percentile, summarise, type Tally, wilson } from './statistics.ts';

test('Wilson intervals have the values of Newcombe (1998)', () => {
  const known: [successes: number, trials: number, low: string, high: string][] = [
    [81, 263, '0.2553', '0.3662'],
    [15, 148, '0.0624', '0.1605'],
    [0, 20, '0.0000', '0.1611'],
    [1, 29, '0.0061', '0.1718'],
    [29, 29, '0.8830', '1.0000'],
  ];
  for (const [successes, trials, low, high] of known) {
    const interval = wilson(successes, trials);
    assert.deepEqual([interval.low.toFixed(4), interval.high.toFixed(4)], [low, high], `${successes} of ${trials}`);
    assert.equal(interval.rate, successes / trials);
  }
  assert.deepEqual(wilson(0, 0), { rate: 0, low: 0, high: 1 });
});

test('percentiles are values that occurred', () => {
  const lengths = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [i + 1, 1]));
  assert.deepEqual(
    [0.05, 0.5, 0.95, 1].map((share) => percentile(lengths, share)),
    [5, 50, 95, 100],
  );
  assert.equal(percentile({ 9: 1, 10: 98, 11: 1 }, 0.05), 10, 'keys are compared as numbers');
  assert.equal(percentile({}, 0.5), 0);
});

test('a mean comes with its standard error', () => {
  assert.deepEqual(meanOf(40, 232, 8), { mean: 5, standardError: Math.sqrt(32 / 7 / 8) }); // 2 4 4 4 5 5 7 9
  assert.deepEqual(meanOf(3, 9, 1), { mean: 3, standardError: 0 });
  assert.deepEqual(meanOf(0, 0, 0), { mean: 0, standardError: 0 });
});

function tallyOf(outcome: string, commands: number, errors = 0): Tally {
  const tally = emptyTally();
  tally.games = 1;
  tally.errors = errors;
  if (errors) return tally;
  tally.commands = commands;
  count(tally.outcomes, outcome);
  count(tally.lengths, commands);
  tally.facts.nightFell = { sum: 2, squares: 4 };
  return tally;
}

test('tallies add up to the same in any order, and broken games count in no rate', () => {
  const games = [
    tallyOf('village', 20),
    tallyOf('draw', 30),
    tallyOf('mafia', 10),
    tallyOf('', 0, 1),
    tallyOf('mafia', 40),
  ];
  const summaryOf = (list: Tally[]) => {
    const sum = emptyTally();
    for (const one of list) addTally(sum, one);
    return JSON.stringify(summarise(sum, 7));
  };
  const summary = JSON.parse(summaryOf(games));
  assert.equal(summaryOf([...games].reverse()), summaryOf(games));
  assert.deepEqual(summary.wins, { mafia: 2, village: 1 });
  assert.deepEqual([summary.draws, summary.errors, summary.rates.mafia.rate], [1, 1, 0.5]);
  assert.deepEqual(summary.length, { mean: 25, p5: 10, p50: 20, p95: 40 });
  assert.deepEqual(summary.facts, { nightFell: { mean: 2, standardError: 0 } });
  assert.equal(summary.seatWins.length, 7);
});
