/** A worker thread of the prover: plays games with their twins and answers with what differed. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Difference, twins } from '../kernel/testing/secrecy.ts';
import { gameNamed } from './catalogue.ts';
import type { Batch } from './worker.ts';

export interface Orders {
  readonly game: string;
  readonly players: number | undefined;
  readonly seed: string;
}

export interface Found {
  readonly index: number;
  readonly difference: Difference;
}

export interface Answer {
  readonly games: number;
  readonly pairs: number;
  readonly comparisons: number;
  readonly disclosed: number;
  readonly found: readonly Found[];
}

const orders = workerData as Orders;
const game = gameNamed(orders.game)!;

parentPort!.on('message', ({ from, to }: Batch) => {
  let [pairs, comparisons, disclosed] = [0, 0, 0];
  const found: Found[] = [];
  for (let index = from; index < to; index++) {
    const seed = `${orders.seed}/${index}`;
    let own: string | undefined;
    for (const pair of twins(game, { seed, ...(orders.players !== undefined && { seats: orders.players }) })) {
      own ??= pair.seed;
      if (pair.seed !== own) break; // the prover goes on to its next game; ours has another seed
      pairs++;
      comparisons += pair.viewers;
      disclosed += pair.disclosed;
      for (const difference of pair.differences) found.push({ index, difference });
    }
  }
  parentPort!.postMessage({ games: to - from, pairs, comparisons, disclosed, found } satisfies Answer);
});
parentPort!.postMessage('ready');
