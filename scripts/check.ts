/**
 * Everything that must hold before a change goes in, with as many steps at once as the machine has cores:
 *
 *   npm run check                             all steps but `long` and `e2e`
 *   npm test                                  all steps
 *   npm run check -- types lint               only these
 *   npm run check -- 'src/kernel/*'           only the tests of these files, whichever step they belong to
 *   npm run check -- types 'src/kernel/*'     both
 *   npm run check -- e2e                      only the tests in a real browser
 *
 * A step that passes is one line; one that fails is shown in full below. The last line counts the tests, and each
 * other step as one.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism, constants } from 'node:os';
import { join } from 'node:path';
import { choose } from './choice.ts';
import { lastLine, type Outcome, readTests } from './outcome.ts';
import {
  idlePatterns,
  isApart,
  isInBrowser,
  isLong,
  type Shared,
  sharedBy,
  testFiles,
  testsApart,
  testsTogether,
} from './tests.ts';

interface Step {
  name: string;
  what: string;
  command: readonly string[];
}

type Ended = Outcome & { readonly step: Step };

const root = join(import.meta.dirname, '..');
const cores = availableParallelism();
const cache = join(root, 'node_modules/.cache');
const compiled = join(cache, 'compiled');
const SLOW_SECONDS = 3;
const folders = ['src', 'test', 'bench', 'attack', 'scripts', 'e2e'].filter((folder) => existsSync(join(root, folder)));

const tools: readonly Step[] = [
  {
    name: 'types',
    what: 'types',
    // What a change does not touch is not looked through again.
    command: tool(
      'typescript/bin/tsc',
      '--pretty',
      'false',
      '--incremental',
      '--tsBuildInfoFile',
      `${cache}/types.json`,
    ),
  },
  {
    name: 'lint',
    what: 'format and lint',
    command: tool('@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings', '--max-diagnostics=100'),
  },
  {
    name: 'imports',
    what: 'what may import what',
    command: tool('dependency-cruiser/bin/dependency-cruiser.mjs', ...folders),
  },
  { name: 'dead', what: 'no dead code', command: tool('knip/bin/knip.js', '--no-progress') },
];
/**
 * The quick check, in the order in which it begins: what a change breaks most often, then what takes longest, so that no
 * core is idle in the end.
 */
const QUICK = ['types', 'lint', 'rules', 'tests', 'scenes', 'games', 'screens', 'imports', 'dead'];
const THOROUGH = ['long', 'e2e'];
const toolNames = tools.map(({ name }) => name);
const files = testFiles(root);

const choice = choose(process.argv.slice(2), {
  root,
  tools: toolNames,
  tests: [...QUICK.filter((name) => !toolNames.includes(name)), ...THOROUGH],
  quick: QUICK,
  files,
});
if (typeof choice === 'string') {
  console.error(choice);
  process.exit(2);
}

const shared = (step: Shared) => testsTogether(choice.files.filter((file) => sharedBy(file) === step));
const apart = choice.files.filter((file) => !isInBrowser(file) && isApart(file));
const testSteps: readonly Step[] = [
  { name: 'rules', what: 'kernel, rooms, contract, tidy', command: shared('rules') },
  {
    name: 'tests',
    what: 'servers, stores, scripts',
    command: testsApart(
      apart.filter((file) => !isLong(file)),
      2, // they wait for disks, timers and each other for a third of their time
    ),
  },
  { name: 'scenes', what: 'moments of every game, drawn and pressed', command: shared('scenes') },
  { name: 'games', what: 'each game by its rules', command: shared('games') },
  { name: 'screens', what: 'what is on the screens, and what it asks for', command: shared('screens') },
  // Some wait for servers and databases that were killed, so that one more goes on at once.
  { name: 'long', what: 'crashes, a real PostgreSQL', command: testsApart(apart.filter(isLong), cores + 1) },
  { name: 'e2e', what: 'whole evenings in a real browser', command: browserTests(choice.files.filter(isInBrowser)) },
].filter(({ command }) => command.length > 0);

function tool(path: string, ...args: string[]): string[] {
  return [process.execPath, join(root, 'node_modules', path), ...args];
}

/** They need a browser and the built pages first. */
function browserTests(files: readonly string[]): string[] {
  return files.length === 0 ? [] : [process.execPath, join(root, 'scripts/e2e.ts'), ...files];
}

const running = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(128 + constants.signals[signal]);
  });
}

async function run(step: Step): Promise<Ended> {
  const started = performance.now();
  const [program, ...args] = step.command;
  // What was compiled is kept: every test file is a process of its own.
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, NODE_COMPILE_CACHE: compiled };
  const child = spawn(program!, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const code = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      output += String(error);
      resolve(1);
    });
    child.once('close', (exit) => resolve(exit ?? 1));
  });
  running.delete(child);

  const isTests = testSteps.includes(step);
  const outcome = isTests ? readTests(code, output) : { passed: code ? 0 : 1, failed: code ? 1 : 0, output };
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(5);
  const count = isTests ? `, ${outcome.passed} of ${outcome.passed + outcome.failed}` : '';
  console.log(`${outcome.failed ? '✖' : '✔'} ${step.name.padEnd(8)}${seconds} s  ${step.what}${count}`);
  if (isTests) for (const line of slowest(output)) console.log(`           ${line}`);
  for (const [told] of output.matchAll(/^\S+ failed the first time:\n(?: {4}.*\n)*/gm)) {
    const lines = told.split('\n').filter((line) => line.trim() && !/^\s*[✔ℹ]/.test(line)); // why, and no counts
    for (const line of lines) console.log(`           ${line}`);
  }
  return { step, ...outcome };
}

/** Where the time goes, so that it is noticed before a minute is too short. */
function slowest(output: string): string[] {
  const times = [...output.matchAll(/^[✔✖] (.*) \((\d+)(?:\.\d+)?ms\)$/gm)].map((match) => ({
    title: match[1]!,
    seconds: Number(match[2]) / 1000,
  }));
  const slow = times.filter(({ seconds }) => seconds >= SLOW_SECONDS).sort((a, b) => b.seconds - a.seconds);
  return slow.slice(0, 3).map(({ title, seconds }) => `slow: ${seconds.toFixed(1)} s ${title}`);
}

/** As many quick ones side by side as there are cores; the long ones use all cores by themselves. */
async function runAll(steps: readonly Step[]): Promise<Ended[]> {
  const waiting = QUICK.flatMap((name) => steps.find((step) => step.name === name) ?? []);
  const outcomes: Ended[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) outcomes.push(await run(step));
  };
  await Promise.all(Array.from({ length: cores }, lane));
  for (const step of steps) if (THOROUGH.includes(step.name)) outcomes.push(await run(step));
  return outcomes;
}

const idle = idlePatterns(files);
if (idle.length > 0) {
  console.error(`scripts/tests.ts sorts tests by ${idle.join(' and ')}, and no test file is called so any more.`);
  process.exit(2);
}

const outcomes = await runAll([...tools, ...testSteps].filter(({ name }) => choice.steps.includes(name)));

for (const { step, failed, output } of outcomes) {
  if (failed) console.log(`\n━━ ${step.name}: ${step.what}\n\n${output.trim()}`);
}
console.log(`\n${lastLine(outcomes)}`);
process.exitCode = outcomes.some((outcome) => outcome.failed) ? 1 : 0;
