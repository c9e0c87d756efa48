/**
 * What would the tests notice? Makes small mistakes in the files named, one at a time and each in a copy of the tree,
 * and tells which of them the quick check finds:
 *
 *   npm run mutants -- src/connection.ts 'src/web/kit/*'
 *   npm run mutants -- src/connection.ts --seed 2 --most 50 --minutes 10
 *
 * Each mistake meets the types first, then the tests that stand nearest to its file, then all quick ones. One that
 * survives is a report, not a failure: it may be a hole in the tests, or make no difference.
 */
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism, constants } from 'node:os';
import { join } from 'node:path';
import { lots } from '../src/kernel/random.ts';
import { readAsked } from './mutants/asked.ts';
import { nearness } from './mutants/nearest.ts';
import { type Point, pointsOf } from './mutants/points.ts';
import { Copies, type Step, Unfit, type Verdict } from './mutants/trial.ts';
import { isInBrowser, isLong, testCommands, testFiles } from './tests.ts';

const root = join(import.meta.dirname, '..');
const AT_ONCE = Math.min(2, availableParallelism());
/** How many test files are near. */
const NEAR = 6;
/** What the compiler remembers lies beside the copy, each its own. */
const TYPES = [
  ...['node_modules/typescript/bin/tsc', '--pretty', 'false', '--incremental'],
  ...['--tsBuildInfoFile', join('..', 'types')],
];

const textOf = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined);

function stepsOf(): (path: string) => Step[] {
  const tests = testFiles(root).filter((file) => !isLong(file) && !isInBrowser(file));
  const nearTo = nearness(tests, textOf);
  return (path) => {
    const near = nearTo(path);
    const nearest = near.filter(({ far }) => far < Number.POSITIVE_INFINITY).slice(0, NEAR);
    const rest = near.slice(nearest.length);
    return [
      { name: 'types', commands: [[process.execPath, ...TYPES]] },
      { name: 'the nearest tests', commands: testCommands(nearest.map(({ test }) => test)) },
      { name: 'all quick tests', commands: testCommands(rest.map(({ test }) => test)) },
    ];
  };
}

const lineOf = ({ path, line }: Point) => textOf(path)!.split('\n')[line - 1]!.trim();

function tell({ point, step, why, seconds }: Verdict): void {
  const where = `${point.path}:${point.line}:${point.column}`;
  const took = `${seconds.toFixed(1)} s`;
  console.log(`${step ? '✔' : '✖'} ${where}  ${point.says}`);
  console.log(step ? `    found by ${step} (${took}): ${why}` : `    SURVIVED (${took}): ${lineOf(point)}`);
}

function sumOf(verdicts: readonly Verdict[]): string {
  const steps = Object.entries(Object.groupBy(verdicts, ({ step }) => step ?? ''));
  const found = steps.filter(([step]) => step).map(([step, of]) => `${of!.length} by ${step}`);
  const survived = verdicts.filter(({ step }) => !step).length;
  return `${verdicts.length - survived} found${found.length > 0 ? ` (${found.join(', ')})` : ''}, ${survived} survived`;
}

const asked = readAsked(process.argv.slice(2), root);
if (typeof asked === 'string') {
  console.error(asked);
  process.exit(2);
}
const all = asked.files.flatMap((path) => pointsOf(path, textOf(path)!));
const chosen = lots(asked.seed).shuffle(all).slice(0, asked.most);
console.log(`${chosen.length} of ${all.length} places, seed ${asked.seed}, ${AT_ONCE} at once\n`);

const copies = new Copies(root, AT_ONCE);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    copies.close();
    process.exit(128 + constants.signals[signal]);
  });
}
const started = performance.now();
const minutes = () => (performance.now() - started) / 60_000;
const verdicts: Verdict[] = [];
try {
  const mayGoOn = () => minutes() < asked.minutes;
  await copies.tryAll(chosen, stepsOf(), mayGoOn, (verdict) => {
    verdicts.push(verdict);
    tell(verdict);
  });
  const left = chosen.length - verdicts.length;
  console.log(`\n${sumOf(verdicts)}, ${left} not tried; ${minutes().toFixed(1)} minutes`);
} catch (error) {
  if (!(error instanceof Unfit)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  copies.close();
}
