import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import type { LogTrouble } from './room-log.ts';
import { openSqlite } from './sqlite.ts';
import { FILE_NAME } from './sqlite-file.ts';
import { conformance } from './testing/conformance.ts';

const base = mkdtempSync(join(tmpdir(), 'konklave-log-'));
chmodSync(base, 0o755); // one test is somebody else
after(() => rmSync(base, { recursive: true, force: true }));
let folders = 0;
const newFolder = () => join(base, String(folders++), 'data');

conformance('SQLite', async () => {
  const folder = newFolder();
  return { open: (options) => openSqlite(folder, options), opening: { store: 'sqlite', folder }, isHeard: false };
});

/** A sentence that names the file and says what to do. */
const trouble = (code: LogTrouble, remedy: RegExp) => (error: Error & { code?: string }) => {
  assert.equal(error.name, 'RoomLogError', error.stack);
  assert.equal(error.code, code, error.message);
  assert.ok(error.message.includes(FILE_NAME), error.message);
  assert.match(error.message, remedy);
  return true;
};

async function folderWith(entries: readonly string[]): Promise<string> {
  const folder = newFolder();
  const log = await openSqlite(folder);
  await log.append('a', 0, entries);
  await log.close();
  return folder;
}

test('a file that another process keeps for itself is not waited for for ever', async () => {
  const folder = await folderWith(['1']);
  const other = new DatabaseSync(join(folder, FILE_NAME));
  other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; DELETE FROM servers; COMMIT');
  await assert.rejects(openSqlite(folder, { busyMs: 50 }), trouble('held-by-another', /Stop that process/));
  other.close();
  await (await openSqlite(folder, { busyMs: 50 })).close();
});

test('while another process writes and does not end, appends are rejected, and go on after it', async () => {
  const folder = await folderWith(['1']);
  const log = await openSqlite(folder, { busyMs: 50 });
  const other = new DatabaseSync(join(folder, FILE_NAME));
  other.exec('BEGIN IMMEDIATE');
  await assert.rejects(log.append('a', 1, ['2']), trouble('held-by-another', /Stop that process/));
  assert.deepEqual(await log.read('a', 0), ['1']);
  other.exec('COMMIT');
  assert.equal(await log.append('a', 1, ['2']), true);
  await log.close();
  other.close();
});

test('one server holds a folder: another is refused, a tool may look in, and a server that was killed is in nobody’s way', async () => {
  const folder = await folderWith(['1']);
  const first = await openSqlite(folder, { isServing: true });
  await assert.rejects(openSqlite(folder, { isServing: true }), trouble('held-by-another', /Stop that one.*DATA_DIR/));
  const tool = await openSqlite(folder);
  assert.deepEqual(await tool.read('a', 0), ['1']);
  await tool.close();
  await first.close();

  const holder = fork(new URL('./testing/holder.ts', import.meta.url), [folder], { stdio: 'inherit' });
  await once(holder, 'message');
  await assert.rejects(openSqlite(folder, { isServing: true }), trouble('held-by-another', /Stop that one/));
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  await (await openSqlite(folder, { isServing: true })).close();
});

test('two that begin on a new file at the same moment both come up', async () => {
  const folder = newFolder();
  const logs = await Promise.all(Array.from({ length: 4 }, () => openSqlite(folder)));
  const written = await Promise.all(logs.map((log, i) => log.append('a', 0, [`${i}`])));
  assert.equal(written.filter((isWritten) => isWritten).length, 1);
  await Promise.all(logs.map((log) => log.close()));
});

test('a folder that may not be written to is said so', async () => {
  const folder = newFolder();
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o555);
  // Nothing is closed to the user root, so a process that was root becomes nobody first.
  const child = fork(new URL('./testing/unprivileged.ts', import.meta.url), [folder], { stdio: 'pipe' });
  const [[message]] = await Promise.all([once(child, 'message'), once(child, 'exit')]);
  assert.throws(
    () => {
      throw message;
    },
    trouble('read-only', /a folder that it may write to/),
  );
});

test('a folder that is no folder is said so', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, '..'), { recursive: true });
  writeFileSync(folder, '');
  await assert.rejects(openSqlite(folder), trouble('read-only', /a folder that it may write to/));
});

test('a file that is something else is left alone and said so', async () => {
  const folder = newFolder();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, FILE_NAME), 'Dear diary, '.repeat(1000));
  await assert.rejects(openSqlite(folder), trouble('damaged', /put a backup in its place/));
  assert.match(readFileSync(join(folder, FILE_NAME), 'utf8'), /^Dear diary/);
});

test('a file of a newer version is left alone and said so', async () => {
  const folder = await folderWith(['1']);
  const db = new DatabaseSync(join(folder, FILE_NAME));
  db.exec('PRAGMA user_version = 1000');
  db.close();
  await assert.rejects(openSqlite(folder), trouble('too-new', /version 1000.*Update this server/));
});

test('a full disk rejects what does not fit, keeps what was written, and goes on when there is room', async () => {
  const folder = newFolder();
  const log = await openSqlite(folder, { bytesMax: 200_000 });
  const entry = `"${'x'.repeat(10_000)}"`;
  let written = 0;
  await assert.rejects(
    async () => {
      for (; ; written++) await log.append('a', written, [entry]);
    },
    trouble('disk-full', /Free some space/),
  );
  assert.ok(written > 5, `${written}`);
  assert.equal((await log.read('a', 0)).length, written);
  const [isFitting, tooMuch] = await Promise.allSettled([log.append('b', 0, ['1']), log.append('c', 0, [entry])]);
  assert.equal(isFitting.status, 'rejected', 'one commit: all or nothing');
  assert.equal(tooMuch.status, 'rejected');
  assert.equal(await log.delete('a'), true);
  assert.equal(await log.append('c', 0, [entry]), true);
  await log.close();
});
