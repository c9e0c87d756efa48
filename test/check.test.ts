/** What `npm run check` runs, by what it is asked for. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { otherEngines } from '../scripts/browser.ts';
import { choose } from '../scripts/choice.ts';
import { lastLine, readTests } from '../scripts/outcome.ts';

const root = join(import.meta.dirname, '..');
const OFFERED = {
  root,
  tools: ['types', 'lint'],
  tests: ['rules', 'tests', 'long', 'e2e'],
  quick: ['types', 'lint', 'rules', 'tests'],
  files: ['test/check.test.ts', 'test/tidy.test.ts', 'src/kernel/table.test.ts'],
};
const TESTS = OFFERED.tests;
const chosen = (...asked: string[]) => choose(asked, OFFERED);

test('nothing asked for is the quick check, and steps alone are these steps with all their tests', () => {
  assert.deepEqual(chosen(), { steps: OFFERED.quick, files: OFFERED.files });
  assert.deepEqual(chosen('types'), { steps: ['types'], files: OFFERED.files });
  assert.deepEqual(chosen('types', 'long'), { steps: ['types', 'long'], files: OFFERED.files });
});

test('files alone are their tests, whichever step they belong to', () => {
  assert.deepEqual(chosen('test/tidy.test.ts'), { steps: TESTS, files: ['test/tidy.test.ts'] });
  assert.deepEqual(chosen('src/kernel/*'), { steps: TESTS, files: ['src/kernel/table.test.ts'] });
  assert.deepEqual(chosen('tests', 'src/kernel/*'), { steps: TESTS, files: ['src/kernel/table.test.ts'] });
});

test('a step and a file are both: the step, and the tests of the file', () => {
  const files = ['test/tidy.test.ts'];
  assert.deepEqual(chosen('types', 'test/tidy.test.ts'), { steps: ['types', ...TESTS], files });
  assert.deepEqual(chosen('all', 'test/tidy.test.ts'), { steps: ['types', 'lint', ...TESTS], files });
});

test('a file that has no tests, or is not there, is refused, also beside others', () => {
  for (const path of ['nowhere.test.ts', 'src/nowhere/*', 'src/kernel/table.ts', 'src/kernel']) {
    assert.match(String(chosen(path)), new RegExp(`^No test file is called ${path.replace('*', '\\*')}\\.`));
    assert.equal(typeof chosen('types', path), 'string');
  }
  assert.equal(chosen('test/tidy.test.ts', 'nowhere.test.ts'), 'No test file is called nowhere.test.ts.');
  assert.equal(chosen('nothing'), 'No step is called nothing. Steps: types, lint, rules, tests, long, e2e, all.');
});

test('what a shell makes of a star may hold other files and folders', () => {
  const written = ['src/kernel/table.ts', 'src/kernel/room', 'src/kernel/table.test.ts'];
  assert.deepEqual(chosen(...written), { steps: TESTS, files: ['src/kernel/table.test.ts'] });
});

test('what is refused runs nothing, says why in one sentence, and fails', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts/check.ts'), 'types', 'nowhere.test.ts'],
    { encoding: 'utf8' },
  );
  assert.deepEqual([status, stdout, stderr], [2, '', 'No test file is called nowhere.test.ts.\n']);
});

test('the last line says which engines were done without and why, and what failed before it passed', (t) => {
  const before = { ...process.env };
  t.after(() => {
    for (const name of ['KONKLAVE_FIREFOX', 'KONKLAVE_WEBKIT']) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  });
  process.env.KONKLAVE_FIREFOX = '/nowhere/firefox';
  process.env.KONKLAVE_WEBKIT = 'none';
  const { told, env } = otherEngines();
  assert.deepEqual(env, { KONKLAVE_FIREFOX: 'none', KONKLAVE_WEBKIT: 'none' });
  const missing = 'without Firefox: KONKLAVE_FIREFOX names /nowhere/firefox, and there is no program there';
  const counts = (pass: number, fail: number) => `ℹ pass ${pass}\nℹ fail ${fail}\nℹ cancelled 0\n`;
  const evenings = `${told}${counts(7, 0)}\ne2e/lines.test.ts failed the first time:\n    ✖ a line\n${counts(2, 0)}`;
  const e2e = { step: { name: 'e2e' }, ...readTests(0, evenings) };
  const types = { step: { name: 'types' }, passed: 1, failed: 0, output: '' };
  assert.equal(
    lastLine([types, e2e]),
    `10 passed, 0 failed; some of e2e failed the first time; ${missing}; without WebKit: not wanted`,
  );
  assert.equal(lastLine([types, { step: { name: 'tests' }, ...readTests(0, counts(3, 0)) }]), '4 passed, 0 failed');
});

test('a step that ran no test has failed, and so has one whose process did', () => {
  for (const [code, output] of [
    [0, ''],
    [0, 'ℹ pass 0\nℹ fail 0\n'],
    [1, 'ℹ pass 3\nℹ fail 0\n'],
  ] as const)
    assert.equal(readTests(code, output).failed, 1, output);
});
