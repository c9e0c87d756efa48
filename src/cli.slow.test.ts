import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openSqlite } from './server/log/sqlite.ts';

const konklave = (...args: string[]) => konklaveIn({}, ...args);
const konklaveIn = (env: { readonly [name: string]: string }, ...args: string[]) =>
  spawnSync(process.execPath, ['src/cli.ts', ...args], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

test('without a terminal a game is told at once, to its outcome and the open cards', () => {
  const { status, stdout, stderr } = konklave('watch', '--seed', '1');
  assert.deepEqual([status, stderr], [0, '']);
  assert.match(stdout, /^A game with bots, told as the table sees it\.\nmaffia, --seed 1: Alma, .*Ivar\n/);
  assert.match(stdout, /Day 1 begins\..*(The village|The mafia|Nobody) has won\..*The whole truth\n *Mafia: /s);
  assert.equal(konklave('watch', 'maffia', '--seed', '1', '--fast').stdout, stdout);
});

test('it is told in the language that is asked for, with as many seats', () => {
  const { stdout } = konklave('watch', '--seed', '1', '--seats', '7', '--language', 'nb');
  assert.match(stdout, /^Et spill med roboter.*Alma, Bodil, Cyril, Dagny, Egon, Fritjof, Gunvor\n.*7 spillere/s);
});

test('whoever stops reading is not shouted at', () => {
  const piped = spawnSync('sh', ['-c', `"${process.execPath}" src/cli.ts watch --seed 1 | head -n 1`], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
  });
  assert.equal(piped.stderr, '');
});

test('what cannot be is said, with code 2', () => {
  for (const args of [
    ['chess'],
    ...['chess', '--seats=3', '--language=fi', '--speed=2'].map((one) => ['watch', one]),
  ]) {
    const { status, stdout, stderr } = konklave(...args);
    assert.deepEqual([status, stdout], [2, ''], args.join(' '));
    assert.match(stderr, /^konklave: .*\nkonklave --help tells more\.\n$/);
  }
  for (const args of [
    ['serve', 'now'],
    ['serve', '--port=80'],
    ['rooms', 'LYKT'],
    ['verify', 'LYKT', '--as=table'],
  ])
    assert.match(konklave(...args).stderr, /^konklave: .*\nkonklave --help tells more\.\n$/, args.join(' '));
  assert.match(konklave('serve', '--help').stdout, /^konklave \[serve\]/);
  assert.match(konklave('--help').stdout, /konklave lab/);
  assert.match(konklave('lab', '--help').stdout, /lab <game>/);
});

test('what is to be verified and cannot be is said in one sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'konklave-verify-'));
  const at = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const saved = join(folder, 'lab.jsonl');
  assert.equal(konklave('lab', 'maffia', '--games', '1', '--seed', '3', '--save', saved).status, 0);
  for (const [file, code, words] of [
    [at('rubbish', 'rubbish'), 2, /is not a saved game: number 1 of its lines is not an entry of a log/],
    [at('empty', ''), 2, /is not a saved game: it is empty/],
    [folder, 2, /is a folder/],
    [join(folder, 'nowhere.jsonl'), 2, /there is no file .*nowhere\.jsonl/],
    [saved, 0, /all \d+ entries follow from the rules and the seed/],
  ] as const) {
    const { status, stdout, stderr } = konklave('verify', file);
    assert.equal(status, code, file);
    assert.match(stdout + stderr, words);
    assert.ok(!stderr.includes('    at '), stderr);
  }
  const entry = JSON.stringify({ at: 1, told: [] });
  assert.match(konklave('lab', 'verify', at('room.jsonl', entry)).stderr, /konklave verify can check/);
  assert.match(konklave('lab', 'verify', at('none.jsonl', '')).stderr, /it is empty/);
  rmSync(folder, { recursive: true, force: true });
});

test('an operator’s mistakes are said, and make nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'konklave-cli-'));
  const missing = join(folder, 'missing');
  const none = konklaveIn({ DATA_DIR: missing }, 'rooms');
  assert.equal(none.status, 2);
  assert.match(none.stderr, /^konklave: there is no store in .*missing \(DATA_DIR\)\n/);
  assert.equal(existsSync(missing), false);

  const log = await openSqlite(folder);
  const fact = { type: 'room.lobbyOpened', number: 1, game: 'maffia', seats: [], options: {}, locked: [] };
  await log.append('LYKT', 0, [
    JSON.stringify({ at: 1, by: 'server', command: {}, told: [{ fact, to: 2 ** 28 - 1 }] }),
  ]);
  await log.close();
  const unfinished = konklaveIn({ DATA_DIR: folder }, 'export', 'lykt');
  assert.deepEqual([unfinished.status, unfinished.stdout], [1, '']);
  assert.match(unfinished.stderr, /^konklave: no game of this room has come to its end/);
  const far = konklaveIn({ DATA_DIR: folder }, 'replay', 'LYKT', '--as', 'seat:32');
  assert.equal(far.status, 2);
  assert.match(far.stderr, /--as takes seat:0 to seat:23/);

  const nowhere = konklaveIn({ DATA_DIR: folder, PORT: '0', HOST: 'nosuch.invalid' }, 'serve');
  assert.equal(nowhere.status, 1);
  assert.match(nowhere.stderr, /konklave: HOST is "nosuch\.invalid", and this machine has no such address\./);
  rmSync(folder, { recursive: true, force: true });
});

test('a backup is made and put back, and says what is in it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'konklave-cli-'));
  const [data, file] = [join(folder, 'data'), join(folder, 'monday.sqlite')];
  const here = { DATA_DIR: data, DATABASE_URL: '' };
  for (const what of ['backup', 'drain']) {
    const { status, stderr } = konklaveIn(here, what, ...(what === 'backup' ? [file] : []));
    assert.equal(status, 2);
    assert.match(stderr, /^konklave: there is no store in .*data \(DATA_DIR\)\n/);
  }
  assert.deepEqual([existsSync(data), existsSync(file)], [false, false]);

  const log = await openSqlite(data);
  for (const room of ['LYKT', 'GRAN']) await log.append(room, 0, ['1']);
  await log.close();
  const made = konklaveIn(here, 'backup', file);
  assert.deepEqual([made.status, made.stdout], [0, `Rooms in ${file}: 2; all are whole.\n`]);
  assert.match(konklaveIn(here, 'backup', file).stderr, /^konklave: there is a file .* already/);
  assert.equal(konklaveIn(here, 'delete', 'LYKT').status, 0);
  const back = konklaveIn(here, 'restore', file);
  assert.equal(back.status, 0, back.stderr);
  assert.match(
    back.stdout,
    /^Rooms in .*data: 2; all are whole\. .*\nWhat was there is kept as .*replaced-1\.sqlite\.\n$/,
  );
  assert.match(konklaveIn(here, 'rooms').stdout, /^GRAN .*\nLYKT .*\n$/);
  for (const args of [['backup'], ['restore', 'a', 'b'], ['drain', 'now'], ['restore', join(folder, 'none')]])
    assert.match(konklaveIn(here, ...args).stderr, /^konklave: .*\nkonklave --help tells more\.\n$/, args.join(' '));
  const shared = konklaveIn({ ...here, DATABASE_URL: 'postgres://db/x' }, 'backup', join(folder, 'other'));
  assert.match(shared.stderr, /^konklave: the rooms are in PostgreSQL .*pg_dump/);
  rmSync(folder, { recursive: true, force: true });
});
