/** A worker thread of the lab: plays the games that it is told to and answers with their tally. */
import { parentPort, workerData } from 'node:worker_threads';
import { gameNamed } from './catalogue.ts';
import { type Job, playOne } from './play.ts';
import { toLines } from './saved.ts';
import { emptyTally, type Tally } from './statistics.ts';

export interface Orders {
  readonly job: Job;
  /** Which games are handed back whole. */
  readonly keep: 'all' | 'failures' | 'none';
}

/** Games `from` up to but not including `to`. */
export interface Batch {
  readonly from: number;
  readonly to: number;
}

export interface Kept {
  readonly index: number;
  readonly failed: boolean;
  readonly lines: string;
}

export interface Answer {
  readonly tally: Tally;
  readonly kept: readonly Kept[];
  /** The first thing that went wrong in this batch, in words. */
  readonly failure?: { readonly index: number; readonly what: string } | undefined;
}

const { job, keep } = workerData as Orders;
const game = gameNamed(job.game)!;

parentPort!.on('message', ({ from, to }: Batch) => {
  const tally = emptyTally();
  const kept: Kept[] = [];
  let first: Answer['failure'];
  for (let index = from; index < to; index++) {
    const { failure, save } = playOne(game, job, index, tally);
    const failed = failure !== undefined;
    if (failed) first ??= { index, what: failure };
    if (keep === 'all' || (keep === 'failures' && failed)) kept.push({ index, failed, lines: toLines(save()) });
  }
  parentPort!.postMessage({ tally, kept, failure: first } satisfies Answer);
});
parentPort!.postMessage('ready');
