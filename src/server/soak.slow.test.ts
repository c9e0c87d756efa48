/** The rough simulation, which `npm run soak` plays for hours: it is the same each time, and finds what was planted. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plantedInRough } from './testing/simulation/planted.ts';
import { rough } from './testing/simulation/suite.ts';

const RUNS_MAX = 150;

test('the same run of the same seed is the same bad night, step by step', async () => {
  for (const run of [3, 16, 100]) assert.deepEqual(await rough('1', run, true), await rough('1', run, true));
});

for (const [fault, plant] of Object.entries(plantedInRough)) {
  test(`a planted fault is found in a bad night: ${fault}`, async (t) => {
    let steps = 0;
    for (let run = 1; run <= RUNS_MAX; run++) {
      const outcome = await rough('planted', run, false, plant);
      steps += outcome.steps;
      if (!outcome.failures.some((failure) => plant.finds.test(failure))) continue;
      return t.diagnostic(`in run ${run}, after ${steps} steps`);
    }
    assert.fail(`not in ${RUNS_MAX} runs`);
  });
}
