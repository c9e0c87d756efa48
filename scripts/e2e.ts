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
  return run(['--test', `--test-concurrency=${AT_ONCE}`, '--test-reporter=spec', ...files], env);
}

process.exitCode = main();
