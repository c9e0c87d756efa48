/** bootstrap.mjs in a folder of its own, with an npm that installs nothing but a link to the Node that runs this. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';

const NPM = `#!/bin/sh
echo "$@" >> npm-calls.txt
echo "npm's own words"
[ -e npm-fails ] && exit 1
sleep 0.2
mkdir -p node_modules/node/bin
ln -sf "${process.execPath}" node_modules/node/bin/node
exec node bootstrap.mjs --installed
`;
const SCRIPT =
  "console.log(JSON.stringify(process.argv.slice(2))); process.exit(process.argv.includes('bad') ? 7 : 0);";
const SLEEPER = `process.on('SIGTERM', () => process.exit(9)); process.on('SIGUSR2', () => console.log('heard'));
console.log('awake'); setInterval(() => {}, 1000);`;

function freshClone(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'konklave-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const path = (name: string) => join(folder, name);
  mkdirSync(path('bin'));
  writeFileSync(path('bin/npm'), NPM, { mode: 0o755 });
  writeFileSync(path('package-lock.json'), '{}');
  writeFileSync(path('script.ts'), SCRIPT);
  writeFileSync(path('sleeper.ts'), SLEEPER);
  copyFileSync(join(import.meta.dirname, '../bootstrap.mjs'), path('bootstrap.mjs'));
  const { npm_lifecycle_event: _, NODE_TEST_CONTEXT: __, ...rest } = process.env;
  const env = { ...rest, PATH: `${path('bin')}:${join(process.execPath, '..')}:${process.env.PATH}` };

  const start = (...args: string[]) => spawn(process.execPath, ['bootstrap.mjs', ...args], { cwd: folder, env });
  const run = async (...args: string[]) => finished(start(...args));
  const installs = () =>
    existsSync(path('npm-calls.txt')) ? readFileSync(path('npm-calls.txt'), 'utf8').split('\n').length - 1 : 0;
  return { path, start, run, installs };
}

async function finished(child: ChildProcess) {
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (data) => {
    stdout += data;
  });
  child.stderr?.on('data', (data) => {
    stderr += data;
  });
  const [code] = await once(child, 'close');
  return { code, stdout, stderr };
}

test('a fresh clone installs once, and standard output is the script’s alone', async (t) => {
  const clone = freshClone(t);
  const first = await clone.run('script.ts', 'a', 'b c', '--json');
  assert.equal(first.stdout, '["a","b c","--json"]\n');
  assert.match(first.stderr, /first run here/);
  assert.match(first.stderr, /npm's own words/);
  assert.equal(first.code, 0);
  const second = await clone.run('script.ts', 'bad');
  assert.deepEqual([second.code, second.stdout, second.stderr], [7, '["bad"]\n', '']);
  assert.equal(clone.installs(), 1);
});

test('another lock file, or a lost Node, is installed anew', async (t) => {
  const clone = freshClone(t);
  await clone.run('script.ts');
  writeFileSync(clone.path('package-lock.json'), '{ "changed": true }');
  assert.match((await clone.run('script.ts')).stderr, /do not match package-lock\.json/);
  rmSync(clone.path('node_modules/node'), { recursive: true });
  assert.equal((await clone.run('script.ts')).code, 0);
  assert.equal(clone.installs(), 3);
});

test('packages that npm has already brought up to date are not installed again', async (t) => {
  const clone = freshClone(t);
  await clone.run('script.ts');
  const lock = (ws: string) =>
    JSON.stringify({ packages: { '': {}, 'a/ws': { version: ws }, 'a/mac': { version: '1', optional: true } } });
  const installed = (ws: string) => JSON.stringify({ packages: { 'a/ws': { version: ws } } });
  writeFileSync(clone.path('package-lock.json'), lock('8.2.0'));
  writeFileSync(clone.path('node_modules/.package-lock.json'), installed('8.2.0'));
  assert.deepEqual(await clone.run('script.ts'), { code: 0, stdout: '[]\n', stderr: '' });
  assert.equal(clone.installs(), 1);
  writeFileSync(clone.path('package-lock.json'), lock('8.3.0'));
  await clone.run('script.ts');
  assert.equal(clone.installs(), 2);
});

test('of two at once one installs and the other waits', async (t) => {
  const clone = freshClone(t);
  const both = await Promise.all([clone.run('script.ts', '1'), clone.run('script.ts', '2')]);
  assert.deepEqual(
    both.map(({ code, stdout }) => [code, stdout]),
    [
      [0, '["1"]\n'],
      [0, '["2"]\n'],
    ],
  );
  assert.equal(clone.installs(), 1);
  assert.equal(existsSync(clone.path('.install-lock')), false);
});

test('the lock of a process that is gone does not hold anybody up', async (t) => {
  const clone = freshClone(t);
  writeFileSync(clone.path('.install-lock'), String(spawnSync(process.execPath, ['--version']).pid));
  assert.equal((await clone.run('script.ts')).code, 0);
  assert.equal(existsSync(clone.path('.install-lock')), false);
});

test('a failed install says what to do, runs nothing and leaves no lock', async (t) => {
  const clone = freshClone(t);
  writeFileSync(clone.path('npm-fails'), '');
  const { code, stdout, stderr } = await clone.run('script.ts');
  assert.deepEqual([code, stdout], [1, '']);
  assert.match(stderr, /npm ci failed.*registry.*again/s);
  assert.equal(existsSync(clone.path('.install-lock')), false);
});

test('a signal reaches the script, and its answer comes back', async (t) => {
  const clone = freshClone(t);
  const child = clone.start('sleeper.ts');
  child.stdout.once('data', () => child.kill('SIGTERM'));
  assert.equal((await finished(child)).code, 9);
});

test('SIGUSR2, which asks to stop later, reaches the script and ends nothing', async (t) => {
  const clone = freshClone(t);
  const child = clone.start('sleeper.ts');
  child.stdout.on('data', (text) => child.kill(String(text).includes('heard') ? 'SIGTERM' : 'SIGUSR2'));
  const { code, stdout } = await finished(child);
  assert.deepEqual([code, stdout], [9, 'awake\nheard\n']);
});
