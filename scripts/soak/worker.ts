/** Plays the runs that it is sent, one after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { rough } from '../../src/server/testing/simulation/suite.ts';
import type { Outcome } from './journal.ts';

const { seed } = workerData as { seed: string };
parentPort!.on('message', async (run: number) => {
  const { steps, faults, failures, failedAt } = await rough(seed, run);
  const outcome: Outcome = {
    ...{ run, steps, faults },
    ...(failures.length > 0 && { failure: { step: failedAt ?? steps, what: failures[0]!.slice(0, 500) } }),
  };
  parentPort!.postMessage(outcome);
});
