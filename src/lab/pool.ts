/**
 * Worker threads that share out numbered games. Each is given a batch, answers, and is given the next; a batch grows or
 * shrinks to about a tenth of a second, so that progress is smooth and an interruption loses little.
 */
import { Worker } from 'node:worker_threads';

export interface Pool<Answer> {
  /** The module of a worker: it says `ready` once, then answers each `{ from, to }`. */
  readonly script: URL;
  readonly orders: unknown;
  readonly workers: number;
  /** The first game and how many there are; may be endless. */
  readonly from: number;
  readonly games: number;
  readonly onAnswer: (answer: Answer) => void;
  /** Ends the run early: whatever is under way is dropped. */
  readonly stop: AbortSignal;
}

const BATCH_MS = 100;
const BATCH_MAX = 10_000;

/** Says how many seconds the games took, starting threads not counted. */
export async function runPool<Answer>(pool: Pool<Answer>): Promise<number> {
  const end = pool.from + pool.games;
  let next = pool.from;
  let started: number | undefined;
  const threads: Worker[] = [];

  const run = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const thread = new Worker(pool.script, { workerData: pool.orders });
      threads.push(thread);
      let size = 1;
      let sent = 0;
      const give = (): void => {
        if (next >= end || pool.stop.aborted) return resolve();
        const from = next;
        // Nobody takes the last games in one gulp while the others stand idle.
        next = Math.min(end, from + Math.max(1, Math.min(size, Math.ceil((end - from) / pool.workers))));
        sent = performance.now();
        thread.postMessage({ from, to: next });
      };
      thread.on('message', (message: 'ready' | Answer) => {
        if (pool.stop.aborted) return resolve();
        if (message === 'ready') started ??= performance.now();
        else {
          const speed = BATCH_MS / Math.max(1, performance.now() - sent);
          size = Math.min(BATCH_MAX, Math.max(1, Math.round(size * Math.min(4, speed))));
          pool.onAnswer(message);
        }
        give();
      });
      thread.on('error', reject);
      thread.on('exit', () => reject(new Error('a worker ended before its games were played')));
      pool.stop.addEventListener('abort', () => resolve(), { once: true });
    });

  try {
    await Promise.all(Array.from({ length: Math.min(pool.workers, pool.games) }, run));
    return started === undefined ? 0 : (performance.now() - started) / 1000;
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}
