/**
 * Runs test files, each in a process of its own, in the order in which they are named: `node --test` would sort them by
 * their names, and the longest might come last, when there is nothing left for the other cores.
 *
 *   node scripts/run-apart.ts --at-once=2 src/server/room.test.ts ...
 */
import { run } from 'node:test';
import { spec } from 'node:test/reporters';

/** Whoever is told to stop takes its processes along. */
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

const [atOnce, ...files] = process.argv.slice(2) as [string, ...string[]];
run({ files, concurrency: Number(atOnce.replace('--at-once=', '')), signal: stop.signal })
  .on('test:fail', () => {
    process.exitCode = 1;
  })
  .compose(spec)
  .pipe(process.stdout);
