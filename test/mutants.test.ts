/** `npm run mutants`: where it makes mistakes, which tests it asks first, and that it tells found from survived. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { readAsked } from '../scripts/mutants/asked.ts';
import { nearness } from '../scripts/mutants/nearest.ts';
import { changed, pointsOf } from '../scripts/mutants/points.ts';
import { Copies, outcomeOf, Unfit, type Verdict } from '../scripts/mutants/trial.ts';
import { testsTogether } from '../scripts/tests.ts';

const root = join(import.meta.dirname, '..');

/** The file with each of its changes in turn. */
const mistakes = (text: string) => pointsOf('lamp.tsx', text).map((point) => changed(text, point));

test('conditions, operators, figures, ids and methods are turned round, one at a time', () => {
  assert.deepEqual(mistakes('const a = b < 1;'), ['const a = b <= 1;', 'const a = b < 2;']);
  assert.deepEqual(mistakes('const a = b && !c;'), ['const a = b || !c;', 'const a = b &&  c;']);
  assert.deepEqual(mistakes('const a = b ? c : d;'), ['const a = !(b) ? c : d;']);
  assert.deepEqual(mistakes("const a = b === 'night';"), ["const a = b !== 'night';", "const a = b === '';"]);
  assert.deepEqual(mistakes('const a = { 1: true, b: 60_000 };'), [
    'const a = { 1: false, b: 60_000 };',
    'const a = { 1: true, b: 120000 };',
  ]);
  assert.deepEqual(mistakes('const a = b.some(c) + Math.min(d);'), [
    'const a = b.some(c) - Math.min(d);',
    'const a = b.every(c) + Math.min(d);',
    'const a = b.some(c) + Math.max(d);',
  ]);
});

test('statements are removed, but not a return behind which nothing comes', () => {
  assert.deepEqual(mistakes('const a = () => { if (b) return 0n; c(); return d; };'), [
    'const a = () => { if (!(b)) return 0n; c(); return d; };',
    'const a = () => { if (b) {} c(); return d; };',
    'const a = () => { if (b) return 0n; {} return d; };',
  ]);
});

test('a button loses what it does, and may be pressed when it may not', () => {
  assert.deepEqual(mistakes('const a = <button disabled={b} onClick={c} class="key" width={4} />;'), [
    'const a = <button disabled={!(b)} onClick={c} class="key" width={4} />;',
    'const a = <button disabled={b}  class="key" width={4} />;',
  ]);
});

test('what no test could notice is left alone', () => {
  const text = `
    import { a } from './a.ts'; // a < b
    type Few = 1 | 2;
    const b = c as unknown as Record<'x', true>;
    const d = (e: 1 | 'two'): e is 1 => e;
    assert(a < 1, 'never');
    console.log(a === 1);
    throw new TypeError('no lot among ' + (1 + 2));
  `;
  assert.deepEqual(mistakes(text), []);
});

test('a change is told with its place, in a file with any letters', () => {
  const [point] = pointsOf('lamp.ts', "const blåbær = '🫐';\nconst a =\n  b === c;");
  assert.deepEqual([point?.line, point?.column, point?.says], [3, 5, '=== → !==']);
});

test('the nearest tests come first: those of its folder, then by imports of values, and none is left out', () => {
  const files: Readonly<Record<string, string>> = {
    'src/games/lamp/oil.ts': '',
    'src/games/index.ts': "import { oil } from './lamp/oil.ts';",
    'src/games/any.test.ts': "import { oil } from './lamp/oil.ts';",
    'src/games/all.test.ts': "const games = () => import('./index.ts');",
    'src/games/seen-lamp.test.ts': "export * from './index.ts';",
    'src/games/word.test.ts': "import type { Oil } from './lamp/oil.ts';",
    'src/games/lamp/words.test.ts': '',
  };
  const tests = Object.keys(files).filter((path) => path.endsWith('.test.ts'));
  const near = nearness(tests.toReversed(), (path) => files[path])('src/games/lamp/oil.ts');
  assert.deepEqual(
    near.map(({ test, far }) => [test, far]),
    [
      ['src/games/seen-lamp.test.ts', 2],
      ['src/games/any.test.ts', 1],
      ['src/games/all.test.ts', 2],
      ['src/games/lamp/words.test.ts', Number.POSITIVE_INFINITY],
      ['src/games/word.test.ts', Number.POSITIVE_INFINITY],
    ],
  );
});

/** A tree of one file that knows a lamp, and one test of it that never asks at midnight. */
function smallTree(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'konklave-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const lamp = 'export const isLit = (hour: number, isBroken: boolean) => hour < 6 && !isBroken;\n';
  writeFileSync(join(folder, 'lamp.ts'), lamp);
  writeFileSync(
    join(folder, 'lamp.test.ts'),
    `import { test } from 'node:test';
     import { isLit } from './lamp.ts';
     test('a lamp that is whole is lit at night', () => { if (!isLit(3, false) || isLit(9, false)) throw 'dark'; });`,
  );
  return { folder, lamp };
}

const STEPS = [{ name: 'tests', commands: [testsTogether(['lamp.test.ts'])] }];

test('a mistake that a test sees is found by its title, one that none sees survives, and the tree stays as it is', async (t) => {
  const { folder, lamp } = smallTree(t);
  const points = pointsOf('lamp.ts', lamp).filter(({ text }) => text !== '7');
  const copies = new Copies(folder, 2);
  t.after(() => copies.close());
  const verdicts: Verdict[] = [];
  await copies.tryAll(
    points,
    () => STEPS,
    () => true,
    (verdict) => verdicts.push(verdict),
  );
  const told = verdicts.map(({ point, step, why }) => [point.says, step, why]);
  const title = 'a lamp that is whole is lit at night';
  assert.deepEqual(told.sort(), [
    ['!isBroken → isBroken', 'tests', title],
    ['&& → ||', 'tests', title],
    ['< → <=', undefined, undefined],
  ]);
  assert.equal(readFileSync(join(folder, 'lamp.ts'), 'utf8'), lamp);
});

test('a tree whose tests fail by themselves is refused, and no copy of it is left', async (t) => {
  const { folder, lamp } = smallTree(t);
  writeFileSync(join(folder, 'lamp.ts'), lamp.replace('<', '>'));
  const copies = new Copies(folder, 1);
  const trial = copies.tryAll(
    pointsOf('lamp.ts', lamp),
    () => STEPS,
    () => true,
    () => assert.fail(),
  );
  await assert.rejects(trial, (error) => error instanceof Unfit && /lamp that is whole/.test(error.message));
  assert.ok(existsSync(copies.folder));
  copies.close();
  assert.ok(!existsSync(copies.folder));
});

test('what never ends is stopped, and counts as found', async () => {
  const child = spawn(process.execPath, ['-e', 'for (;;);'], { detached: true, stdio: 'ignore' });
  assert.match((await outcomeOf(child, 0.1)) ?? '', /had not ended after/);
  assert.equal(child.signalCode, 'SIGKILL');
});

test('files are named with or without stars, and what cannot be is refused in plain words', () => {
  const asked = (...words: string[]) => readAsked(words, root);
  const one = { files: ['scripts/mutants/asked.ts'], seed: '1', most: 20, minutes: 30 };
  assert.deepEqual(asked('scripts/mutants/a*'), one);
  assert.deepEqual(asked('scripts/mutants/asked.ts', 'README.md', '--most', '5'), { ...one, most: 5 });
  assert.equal(asked('test/mutants.test.ts'), 'No source file is called test/mutants.test.ts.');
  assert.equal(asked('scripts/mutants/asked.ts', 'nowhere.ts'), 'No source file is called nowhere.ts.');
  assert.equal(asked('README.md'), 'No source file is called README.md.');
  assert.equal(asked('scripts/mutants/asked.ts', '--most', 'few'), '--most is a number above 0, not few.');
  assert.match(String(asked()), /^Which files\?/);
  assert.match(String(asked('--often')), /--often/);
});
