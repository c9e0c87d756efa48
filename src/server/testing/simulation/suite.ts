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
import { apart } from '../apart.ts';
import type { Planted } from './server.ts';
import { type Simulated, simulate } from './simulation.ts';

const games = { ...catalogue, liar } as unknown as { readonly [id: string]: AnyGame };

export const run = (seed: number, isTraced = false, planted: Planted = {}): Promise<Simulated> =>
  simulate(games, seed, { isTraced, planted });

/** A run in which everything goes wrong that may: those of the long part, and of `npm run soak`. */
export const rough = (seed: string, number: number, isTraced = false, planted: Planted = {}): Promise<Simulated> =>
  simulate(games, number, { isRough: true, seed: `soak ${seed}`, isTraced, planted });

interface Runs {
  readonly sums: { readonly [what: string]: number };
  /** The first that failed, in words. */
  readonly failed?: string;
}

/** Runs with the seeds from one on and before another, until one fails. */
export async function runAll(from: number, to: number, isRough: boolean): Promise<Runs> {
  const sums = { pages: 0, appended: 0, acknowledged: 0, conflicts: 0, crashes: 0 };
  for (let seed = from; seed < to; seed++) {
    const outcome = await (isRough ? rough(LONG, seed) : run(seed));
    for (const name in sums) sums[name as keyof typeof sums] += outcome[name as keyof typeof sums];
    if (outcome.failures.length > 0) return { sums, failed: await told(seed, isRough) };
  }
  return { sums };
}

/** What went wrong, and what happened before it. */
async function told(seed: number, isRough: boolean): Promise<string> {
  const { failures, trace } = await (isRough ? rough(LONG, seed, true) : run(seed, true));
  const again = isRough
    ? `npm run soak -- --run ${seed} --seed ${LONG}`
    : `seed ${seed}: SEED=${seed} node --test src/server/simulation.test.ts`;
  return [again, ...trace, '', ...failures.slice(0, 10)].join('\n');
}

/** What the bad nights of the long part are drawn from. */
const LONG = 'long';

const wanted = process.env.SEED;

/** A test of these runs; or of the one that was asked for. */
export function simulationSuite(from: number, to: number, { isRough = false } = {}): void {
  const [first, end] = wanted && !isRough ? [Number(wanted), Number(wanted) + 1] : [from, to];
  test(`servers, rooms and pages hold what they promise in ${end - first} ${isRough ? 'bad nights' : 'runs'} from seed ${first} on`, async (t) => {
    const { sums, failed } = await apart<Runs>(import.meta.url, runAll.name, first, end, isRough);
    if (failed !== undefined) assert.fail(failed);
    t.diagnostic(JSON.stringify(sums));
  });
}
