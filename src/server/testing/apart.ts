/**
 * Work in a thread of its own. The test runner follows every promise of its own thread, so that whatever makes many of
 * them takes half as long again there.
 */
import { Worker } from 'node:worker_threads';

/** Calls a function that a module exports, and hands on what it returns. Both must be plain data. */
export function apart<Result>(module: string, name: string, ...args: readonly unknown[]): Promise<Result> {
  const worker = new Worker(new URL('./apart-worker.ts', import.meta.url), { workerData: { module, name, args } });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
