/**
 * What does the server do in a very long bad night? Plays evenings of the rough simulation (src/server/testing/simulation)
 * until a million steps are done in which something might have gone wrong, or the time is over:
 *
 *   npm run soak -- --steps 1000000 --seed 1 --minutes 60 --workers 2
 *   npm run soak -- --run 4711 --seed 1      this one again, with the last things that happened
 *
 * It may be stopped at any time, and goes on where it was (dist/soak); --anew begins again. Fails if a promise was broken,
 * or if a kind of fault never came.
 */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { rough } from '../src/server/testing/simulation/suite.ts';
import { FAULTS } from '../src/server/testing/simulation/tally.ts';
import { type Asked, readAsked } from './soak/asked.ts';
import {
  codeOf,
  Entries,
  emptyJournal,
  type Journal,
  type Outcome,
  readJournal,
  writeJournal,
} from './soak/journal.ts';

const root = join(import.meta.dirname, '..');
const TELL_MS = 10_000;
const WRITE_MS = 2_000;
/** With so many the rest is the same again. */
const FAILURES_MAX = 20;
const number = new Intl.NumberFormat('en');

async function playAgain(run: number, seed: string): Promise<void> {
  const { failures, trace, failedAt, steps } = await rough(seed, run, true);
  console.log(trace.join('\n'));
  if (failures.length === 0) return console.log(`\nRun ${run} of seed ${seed} holds all promises in ${steps} steps.`);
  console.error(`\nRun ${run} of seed ${seed}, step ${failedAt}:\n${failures.join('\n')}`);
  process.exitCode = 1;
}

const again = (run: number, seed: string) => `npm run soak -- --run ${run} --seed ${seed}`;

function tellProgress({ steps, runs, seconds, failed }: Journal): void {
  const pace = number.format(Math.round(steps / Math.max(seconds, 0.001)));
  console.log(
    `${number.format(steps)} steps in ${number.format(runs)} runs, ${pace} a second, ${failed.length} failed`,
  );
}

function tellSums({ faults }: Journal): void {
  for (const fault of FAULTS) console.log(`${number.format(faults[fault] ?? 0).padStart(12)}  ${fault}`);
}

function soak({ steps, seed, minutes, workers, isAnew }: Asked): void {
  const path = join(root, 'dist/soak', `${seed}.json`);
  const code = codeOf(root);
  const journal = isAnew ? emptyJournal(code, seed) : readJournal(path, code, seed);
  if (journal.runs > 0) console.log(`Seed ${seed} goes on from run ${journal.runs} (${path}).`);
  const entries = new Entries(journal);
  const before = journal.seconds;
  const started = performance.now();
  const isEnough = () => journal.steps >= steps || journal.failed.length >= FAILURES_MAX;
  let [toldAt, writtenAt, next] = [started, started, journal.runs];
  let isStopped = false;
  const crew: Worker[] = [];

  const isOver = (): boolean => isStopped || isEnough() || performance.now() - started > minutes * 60_000;
  const hear = ({ run, failure }: Outcome): void => {
    const now = performance.now();
    journal.seconds = before + (now - started) / 1000;
    if (failure) console.error(`Run ${run}, step ${failure.step}: ${failure.what}\n    ${again(run, seed)}`);
    if (now - writtenAt > WRITE_MS) {
      writeJournal(path, journal);
      writtenAt = now;
    }
    if (now - toldAt > TELL_MS) {
      tellProgress(journal);
      toldAt = now;
    }
  };
  const end = (): void => {
    for (const worker of crew) void worker.terminate();
    writeJournal(path, journal);
    tellProgress(journal);
    tellSums(journal);
    const missing = FAULTS.filter((fault) => !journal.faults[fault]);
    for (const fault of missing) console.error(`It never came to this: ${fault}.`);
    for (const { run } of journal.failed) console.error(again(run, seed));
    if (journal.failed.length > 0 || (missing.length > 0 && !isStopped)) process.exitCode = 1;
  };

  if (isOver()) return end();
  let working = workers;
  for (let i = 0; i < workers; i++) {
    const worker = new Worker(new URL('./soak/worker.ts', import.meta.url), { workerData: { seed } });
    crew.push(worker);
    worker.on('error', (error) => {
      throw error;
    });
    worker.on('message', (outcome: Outcome) => {
      entries.add(outcome, isEnough);
      hear(outcome);
      if (!isOver()) return worker.postMessage(next++);
      working--;
      if (working === 0) end();
    });
    worker.postMessage(next++);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      isStopped = true;
    });
  }
}

const asked = readAsked(process.argv.slice(2));
if (typeof asked === 'string') {
  console.error(asked);
  process.exit(2);
}
if (asked.run !== undefined) await playAgain(asked.run, asked.seed);
else soak(asked);
