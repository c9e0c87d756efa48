/** How a soak is asked for, and how far it says that it has got. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readAsked } from '../scripts/soak/asked.ts';
import { Entries, emptyJournal, type Outcome, readJournal, writeJournal } from '../scripts/soak/journal.ts';

const outcomeOf = (run: number): Outcome => ({
  run,
  steps: 10 + run,
  faults: { crashes: run },
  ...(run === 3 && { failure: { step: 7, what: 'another room' } }),
});

test('runs that are done in any order come to the same sums, and are counted up to the first that is missing', () => {
  const sumsOf = (runs: readonly number[]) => {
    const journal = emptyJournal('code', '1');
    const entries = new Entries(journal);
    for (const run of runs) entries.add(outcomeOf(run), () => false);
    return journal;
  };
  const inOrder = sumsOf([0, 1, 2, 3, 4]);
  assert.deepEqual(sumsOf([2, 0, 4, 3, 1]), inOrder);
  assert.deepEqual([inOrder.runs, inOrder.steps, inOrder.faults], [5, 60, { crashes: 10 }]);
  assert.deepEqual(inOrder.failed, [{ run: 3, step: 7, what: 'another room' }]);
  assert.equal(sumsOf([0, 2, 3]).runs, 1);
});

test('nothing is counted beyond what was asked for', () => {
  const journal = emptyJournal('code', '1');
  const entries = new Entries(journal);
  for (const run of [1, 2, 0]) entries.add(outcomeOf(run), () => journal.steps >= 20);
  assert.deepEqual([journal.runs, journal.steps], [2, 21]);
});

test('a soak goes on where it was, of the same seed and the same code alone', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'soak-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'deeper', '1.json');
  const journal = emptyJournal('code', '1');
  new Entries(journal).add(outcomeOf(0), () => false);
  writeJournal(path, journal);
  assert.deepEqual(readJournal(path, 'code', '1'), journal);
  assert.equal(readJournal(path, 'other code', '1').runs, 0);
  assert.equal(readJournal(path, 'code', '2').runs, 0);
  writeFileSync(path, '{"code":"co');
  assert.equal(readJournal(path, 'code', '1').runs, 0);
});

test('what cannot be asked for is refused in a sentence', () => {
  const usual = { steps: 1_000_000, seed: '1', minutes: 60, workers: 1, isAnew: false };
  assert.deepEqual(readAsked([]), usual);
  assert.deepEqual(readAsked(['--run', '4711', '--seed', 'long']), { ...usual, run: 4711, seed: 'long' });
  assert.deepEqual(readAsked(['--steps', '5', '--workers', '2', '--anew']), {
    ...usual,
    ...{ steps: 5, workers: 2, isAnew: true },
  });
  assert.equal(readAsked(['--steps', 'many']), '--steps is a number above 0, not many.');
  assert.equal(readAsked(['--workers', '1.5']), '--workers is a whole number, not 1.5.');
  assert.equal(readAsked(['--run', 'x']), '--run is the number of a run, not x.');
  assert.equal(readAsked(['--seed', 'a b']), '--seed is letters and digits, not a b.');
});
