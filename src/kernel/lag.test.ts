import assert from 'node:assert/strict';
import { test } from 'node:test';
import { creditOf, type Finish, firstOf } from './lag.ts';
import { lots } from './random.ts';
import { CREDIT_MAX_MS } from './room/limits.ts';

const by = (ms: number, credit = 0): Finish => ({ ms, credited: ms - credit });

test('a line is credited with what it takes beyond a good one, and never with more than the most', () => {
  assert.deepEqual([undefined, null, 0, 20, 20.9, 50, 65, 66, 60_000].map(creditOf), [0, 0, 0, 0, 0, 30, 45, 45, 45]);
});

test('without credit whoever is first by more than the window is first, and nobody else', () => {
  const [one, two, three] = [by(1000), by(1100), by(1101)];
  assert.deepEqual(firstOf([one], 100), [one]);
  assert.deepEqual(firstOf([two, one], 100), [two, one]);
  assert.deepEqual(firstOf([three, one], 100), [one]);
  assert.deepEqual(firstOf([two, three, one], 100), [two, one], 'between three, whoever is level with the first');
  assert.deepEqual(firstOf([], 100), []);
});

test('what the credit would decide is a dead heat: it keeps somebody from losing, and helps nobody to win', () => {
  const near = by(1000);
  for (const [ms, count] of [
    [1146, 1],
    [1145, 2],
    [900, 2],
    [899, 1],
  ] as const)
    assert.equal(firstOf([near, by(ms, 45)], 100).length, count, `${ms}`);
  assert.equal(firstOf([by(1000, 45), by(1101)], 100).length, 1, 'whoever wins needs none');
  assert.equal(firstOf([by(1000, 45), by(1101, 1)], 100).length, 2, 'and takes none from others');
});

test('more credit makes a dead heat of a loss, and only of one that was as near as that', () => {
  const lot = lots('credit');
  for (let i = 0; i < 2000; i++) {
    const window = lot.pick([0, 100]);
    const other = by(1000 + lot.int(600), lot.int(CREDIT_MAX_MS + 1));
    const [true1, false1] = [by(1300, 0), by(1300, lot.int(CREDIT_MAX_MS + 1))];
    const outcome = (one: Finish) => {
      const first = firstOf([one, other], window);
      return first.length === 2 ? 0 : first[0] === one ? 1 : -1;
    };
    if (outcome(false1) !== outcome(true1)) assert.deepEqual([outcome(true1), outcome(false1)], [-1, 0]);
    const quicker = outcome({ ms: true1.ms - CREDIT_MAX_MS, credited: true1.credited - CREDIT_MAX_MS });
    assert.ok(outcome(false1) <= quicker, 'no better than having been so much quicker');
  }
});
