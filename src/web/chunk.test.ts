import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fetchUntilHere } from './chunk.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('what could not be fetched without a line is tried again until it is here, and no longer than it is wanted', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const waits = async (ms: number) => {
    t.mock.timers.tick(ms);
    await turn();
  };
  let tries = 0;
  let hasLine = false;
  const fetchIt = async () => {
    tries++;
    if (!hasLine) throw new TypeError('Failed to fetch dynamically imported module');
    return 'the page of a pause';
  };
  const got: string[] = [];
  fetchUntilHere(fetchIt, (value) => got.push(value));
  await turn();
  for (const ms of [1_000, 2_000, 4_000, 8_000, 8_000]) {
    const before = tries;
    await waits(ms - 1);
    assert.equal(tries, before, `not yet after ${ms - 1} ms`);
    await waits(1);
    assert.equal(tries, before + 1);
  }
  hasLine = true;
  await waits(8_000);
  assert.deepEqual([got, tries], [['the page of a pause'], 7]);
  await waits(60_000);
  assert.equal(tries, 7);

  hasLine = false;
  const callOff = fetchUntilHere(fetchIt, (value) => got.push(value));
  await turn();
  callOff();
  await waits(60_000);
  assert.deepEqual([got.length, tries], [1, 8]);
});
