/**
 * The tests in a real browser: finds one, builds the pages if they are older than what they are made from, and plays.
 *
 *   npm run check -- e2e
 *   node scripts/e2e.ts e2e/join.test.ts
 */
import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { findBrowser, otherEngines } from './browser.ts';
import type { Outcome } from './e2e-lane.ts';

/** People and bots mostly wait for each other, so more evenings than cores go on at once. */
const AT_ONCE = 4;
const TIMED = /[\\/](lines|loading)\.test\.ts$/;
/** The longest come first, so that no lane waits for one of them in the end. */
const FIRST = ['engines', 'forraeder-live', 'far-apart', 'in-person', 'gws-brott-table', 'gws-brott-master', 'alone'];
const placeOf = (file: string): number => {
  const at = FIRST.findIndex((name) => file.includes(name));
  return at < 0 ? FIRST.length : at;
};
const ENGINES = /[\\/]engines\.test\.ts$/;
const root = join(import.meta.dirname, '..');
const FIRST_TIME = 'failed the first time';

interface Played extends Outcome {
  readonly file: string;
}

/** Whoever is told to stop takes its lanes along, and they their browsers and houses. */
const playing = new Set<ChildProcess>();
let stoppedBy: 'SIGINT' | 'SIGTERM' | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stoppedBy = signal;
    for (const child of playing) child.kill('SIGTERM');
  });
}

const atTheEnd = ({ exitCode, signalCode }: ChildProcess): Outcome => ({
  isGood: false,
  output: `the process ended (${exitCode ?? signalCode})\n`,
});

/** A process with a browser of its own, in which files are played one after the other. */
class Lane {
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
  }

  async play(file: string): Promise<Played> {
    this.#child ??= fork(join(root, 'scripts/e2e-lane.ts'), { cwd: root, env: this.#env });
    const child = this.#child;
    playing.add(child);
    const outcome = await new Promise<Outcome>((resolve) => {
      child.once('message', (told: Outcome) => resolve(told));
      child.once('exit', () => resolve(atTheEnd(child)));
      child.send(join(root, file));
    });
    child.removeAllListeners();
    playing.delete(child);
    if (!child.connected) this.#child = undefined;
    return { file, ...outcome };
  }

  async close(): Promise<void> {
    const child = this.#child;
    if (!child?.connected) return;
    child.disconnect();
    await once(child, 'exit');
  }
}

async function playAll(files: readonly string[], atOnce: number, env: NodeJS.ProcessEnv): Promise<Played[]> {
  const waiting = [...files];
  const failed: Played[] = [];
  const play = async () => {
    const lane = new Lane(env);
    for (let file = waiting.shift(); file && !stoppedBy; file = waiting.shift()) {
      const played = await lane.play(file);
      if (played.isGood) process.stdout.write(played.output);
      else failed.push(played);
    }
    await lane.close();
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, files.length) }, play));
  return failed;
}

async function main(): Promise<number> {
  let browser: string;
  try {
    browser = findBrowser();
  } catch (error) {
    process.stderr.write(`konklave: ${(error as Error).message}\n`);
    return 1;
  }
  const build = [join(root, 'scripts/build.ts'), '--if-older'];
  if (spawnSync(process.execPath, build, { cwd: root, stdio: 'inherit' }).status !== 0) return 1;
  const asked = process.argv.slice(2);
  const found = asked.length > 0 ? asked : globSync('e2e/*.test.ts', { cwd: root }).sort();
  const files = found.toSorted((a, b) => placeOf(a) - placeOf(b));
  const others = files.some((file) => ENGINES.test(file)) ? otherEngines() : { told: '', env: {} };
  process.stdout.write(others.told);
  const env = { ...process.env, KONKLAVE_BROWSER: browser, ...others.env };
  // What is timed has the machine to itself.
  const failed = [
    ...(await playAll(
      files.filter((file) => !TIMED.test(file)),
      AT_ONCE,
      env,
    )),
    ...(await playAll(
      files.filter((file) => TIMED.test(file)),
      1,
      env,
    )),
  ];
  // A starved browser may miss its moment: an evening that fails is played once more, alone, and both outcomes are told.
  let code = 0;
  for (const { file, output } of failed) {
    if (stoppedBy) break;
    process.stdout.write(`\n${file} ${FIRST_TIME}:\n${output.replace(/^/gm, '    ')}\n`);
    const lane = new Lane(env);
    const again = await lane.play(file);
    await lane.close();
    process.stdout.write(again.output);
    if (!again.isGood) code = 1;
  }
  return stoppedBy ? 128 + constants.signals[stoppedBy] : code;
}

process.exitCode = await main();
