/**
 * The tests in a real browser: finds one, builds the pages if they are older than what they are made from, and plays.
 *
 *   npm run check -- e2e
 *   node scripts/e2e.ts e2e/join.test.ts
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';

/** People and bots mostly wait for each other, so more evenings than cores go on at once. */
const AT_ONCE = 4;
const TIMED = /[\\/](lines|loading)\.test\.ts$/;
/** The longest come first, so that no lane waits for one of them in the end. */
const FIRST = ['forraeder-live', 'far-apart', 'in-person', 'gws-brott-table', 'gws-brott-master', 'alone'];
const placeOf = (file: string): number => {
  const at = FIRST.findIndex((name) => file.includes(name));
  return at < 0 ? FIRST.length : at;
};
const root = join(import.meta.dirname, '..');
const FIRST_TIME = 'failed the first time';

interface Played {
  readonly file: string;
  readonly isGood: boolean;
  readonly output: string;
}

/** Whoever is told to stop takes its evenings along, and they their browsers and houses. */
const playing = new Set<ChildProcess>();
let stoppedBy: 'SIGINT' | 'SIGTERM' | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stoppedBy = signal;
    for (const child of playing) child.kill('SIGTERM');
  });
}

function play(file: string, env: NodeJS.ProcessEnv): Promise<Played> {
  const child = spawn(process.execPath, ['--test', '--test-reporter=spec', file], { cwd: root, env });
  playing.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve) =>
    child.once('close', (code) => {
      playing.delete(child);
      resolve({ file, isGood: code === 0, output });
    }),
  );
}

async function playAll(files: readonly string[], atOnce: number, env: NodeJS.ProcessEnv): Promise<Played[]> {
  const waiting = [...files];
  const failed: Played[] = [];
  const lane = async () => {
    for (let file = waiting.shift(); file && !stoppedBy; file = waiting.shift()) {
      const played = await play(file, env);
      if (played.isGood) process.stdout.write(played.output);
      else failed.push(played);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
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
  const env = { ...process.env, KONKLAVE_BROWSER: browser };
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
    const again = await play(file, env);
    process.stdout.write(again.output);
    if (!again.isGood) code = 1;
  }
  return stoppedBy ? 128 + constants.signals[stoppedBy] : code;
}

process.exitCode = await main();
