/**
 * The tests in a real browser: finds one, builds the pages if they are older than what they are made from, and plays.
 *
 *   npm run check -- e2e
 *   node scripts/e2e.ts e2e/join.test.ts
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';

/** People and bots mostly wait for each other, so more evenings than cores go on at once. */
const AT_ONCE = 4;
const TIMED = /(lines|loading)\.test\.ts$/;
const root = join(import.meta.dirname, '..');
const run = (args: readonly string[], env = process.env) =>
  spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).status ?? 1;

function main(): number {
  let browser: string;
  try {
    browser = findBrowser();
  } catch (error) {
    process.stderr.write(`konklave: ${(error as Error).message}\n`);
    return 1;
  }
  if (run([join(root, 'scripts/build.ts'), '--if-older']) !== 0) return 1;
  const asked = process.argv.slice(2);
  const files = asked.length > 0 ? asked : globSync('e2e/*.test.ts', { cwd: root }).sort();
  const env = { ...process.env, KONKLAVE_BROWSER: browser };
  const play = (some: readonly string[], atOnce: number) =>
    some.length === 0 ? 0 : run(['--test', `--test-concurrency=${atOnce}`, '--test-reporter=spec', ...some], env);
  // What is timed has the machine to itself.
  const together = play(
    files.filter((file) => !TIMED.test(file)),
    AT_ONCE,
  );
  return (
    play(
      files.filter((file) => TIMED.test(file)),
      1,
    ) || together
  );
}

process.exitCode = main();
