/** Which test files there are, in which order they run, which have a process each, and how Node is asked to run them. */
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** Those that take longest come first, so that no core waits for one of them in the end. */
const FIRST = [/simulation/, /sqlite/, /crash/, /postgres/, /attack\.slow/, /model/, /cli/, /main/, /secrecy/];
/** Tests that take their time or need a database. */
const LONG = [/\.slow\.test\.ts$/, /\.postgres\.test\.ts$/];
/** Tests that start processes, threads or timers of their own, or have globals of their own: each file has a process. */
const APART = [
  ...[/simulation/, /server[\\/]wire/, /sqlite/, /memory\.test/, /serve\.test/, /sockets/, /http\.test/, /streams/],
  ...[/bootstrap/, /check\.test/, /mutants/, /firefox/, /web[\\/]broken/, /web[\\/]renew/],
];
/** Screens drawn without a browser; what moments of seeded games look like takes as long as all the rest. */
const SCREENS = /^test[\\/]mounted/;
const SCENES = /^test[\\/]mounted(-scenes|\.test)/;
const GAMES = /^src[\\/]games[\\/]/;
const TEST_FILES = ['src/**/*.test.ts', 'test/*.test.ts'];
const BROWSER_FILES = ['e2e/*.test.ts'];

const isOneOf = (patterns: readonly RegExp[], file: string) => patterns.some((pattern) => pattern.test(file));
const placeOf = (file: string) => FIRST.findIndex((pattern) => pattern.test(file)) >>> 0; // none: the last
const byLength = (a: string, b: string) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1);

export const isLong = (file: string) => isOneOf(LONG, file);
export const isInBrowser = (file: string) => /^e2e[\\/]/.test(file);
export const isApart = (file: string) => isOneOf(APART, file) || isLong(file);

/** The files that share a process, by the step that they are; a page is drawn faster the more was drawn before it. */
const SHARED = ['games', 'rules', 'scenes', 'screens'] as const;
export type Shared = (typeof SHARED)[number];
export function sharedBy(file: string): Shared | undefined {
  if (isInBrowser(file) || isApart(file)) return undefined;
  if (GAMES.test(file)) return 'games';
  if (SCENES.test(file)) return 'scenes';
  return SCREENS.test(file) ? 'screens' : 'rules';
}

export const testFiles = (root: string): string[] =>
  globSync([...TEST_FILES, ...BROWSER_FILES], { cwd: root }).sort(byLength);

/** Patterns above that no test file is called by: one that was given another name would quietly run among others. */
export const idlePatterns = (files: readonly string[]): RegExp[] =>
  [...FIRST, ...LONG, ...APART, SCREENS, SCENES, GAMES].filter(
    (pattern) => !files.some((file) => !isInBrowser(file) && pattern.test(file)),
  );

export function testsApart(files: readonly string[], atOnce = availableParallelism()): string[] {
  if (files.length === 0) return [];
  return [process.execPath, join(import.meta.dirname, 'run-apart.ts'), `--at-once=${atOnce}`, ...files];
}

export function testsTogether(files: readonly string[]): string[] {
  if (files.length === 0) return [];
  return [process.execPath, '--test', '--test-isolation=none', '--test-reporter=spec', ...files];
}

/** For one core: what runs these, each file where it belongs. */
export const testCommands = (files: readonly string[]): string[][] =>
  [
    ...SHARED.map((step) => testsTogether(files.filter((file) => sharedBy(file) === step))),
    testsApart(files.filter(isApart), 1),
  ].filter((command) => command.length > 0);
