/**
 * Seeded runs of the simulation as tests. A run that fails is run once more, with its last steps written down:
 *
 *   SEED=123 node --test src/server/simulation.test.ts
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as catalogue from '../../../games/index.ts';
import type { AnyGame } from '../../../kernel/game.ts';
import { liar } from '../../../kernel/testing/liar/index.ts';
import type { Planted } from './server.ts';
import { type Simulated, simulate } from './simulation.ts';

const games = { ...catalogue, liar } as unknown as { readonly [id: string]: AnyGame };

export const run = (seed: number, isTraced = false, planted: Planted = {}): Promise<Simulated> =>
  simulate(games, seed, { isTraced, planted });

const wanted = process.env.SEED;

/** Runs with the seeds from one on and before another; or with the one that was asked for. */
export function simulationSuite(from: number, to: number): void {
  const seeds = wanted ? [Number(wanted)] : Array.from({ length: to - from }, (_, i) => from + i);
  test(`servers, rooms and pages hold what they promise in ${seeds.length} runs from seed ${seeds[0]} on`, async (t) => {
    const sums = { pages: 0, appended: 0, acknowledged: 0, conflicts: 0, crashes: 0 };
    for (const seed of seeds) {
      const outcome = await run(seed);
      for (const name in sums) sums[name as keyof typeof sums] += outcome[name as keyof typeof sums];
      if (outcome.failures.length > 0) assert.fail(await told(seed));
    }
    t.diagnostic(JSON.stringify(sums));
  });
}

/** What went wrong, and what happened before it. */
async function told(seed: number): Promise<string> {
  const { failures, trace } = await run(seed, true);
  return [
    `seed ${seed}: SEED=${seed} node --test src/server/simulation.test.ts`,
    ...trace,
    '',
    ...failures.slice(0, 10),
  ].join('\n');
}
