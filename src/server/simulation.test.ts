/**
 * Whole evenings in one process, on virtual time and from one seed: several servers on one store, pages that ask for
 * what they may and may not do, lines that break, servers that crash, stores that fail. What must hold is in
 * testing/simulation. Two thousand worse nights are in the long part (simulation.slow.test.ts,
 * simulation-more.slow.test.ts), and as many as one likes in `npm run soak`.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planted } from './testing/simulation/planted.ts';
import { run, simulationSuite } from './testing/simulation/suite.ts';

simulationSuite(0, 200);

test('the same seed is the same evening, step by step', async () => {
  for (const seed of [3, 16, 100]) assert.deepEqual(await run(seed, true), await run(seed, true));
});

for (const [fault, plant] of Object.entries(planted)) {
  test(`a planted fault is found: ${fault}`, async () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { failures } = await run(seed, false, plant);
      if (failures.some((failure) => plant.finds.test(failure))) return;
    }
    assert.fail('not in 40 runs');
  });
}
