/** What is damaged in the file of the embedded log, or missing at its end, is noticed; and the other rooms go on. */
import assert from 'node:assert/strict';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, type TestContext, test } from 'node:test';
import { drawFrom, seeded } from '../../kernel/random.ts';
import type { LogOptions, RoomLog } from './room-log.ts';
import { openSqlite } from './sqlite.ts';
import { FILE_NAME, type SqliteFileOptions } from './sqlite-file.ts';

const base = mkdtempSync(join(tmpdir(), 'konklave-damage-'));
after(() => rmSync(base, { recursive: true, force: true }));
let folders = 0;
const newFolder = () => join(base, String(folders++));

async function open(t: TestContext, folder: string, options: LogOptions & SqliteFileOptions = {}): Promise<RoomLog> {
  const log = await openSqlite(folder, options);
  t.after(() => log.close());
  return log;
}

/** A server that opens the folder, and what it tells its operator. */
async function serve(t: TestContext, folder: string): Promise<{ readonly log: RoomLog; readonly found: string[] }> {
  const found: string[] = [];
  return { log: await open(t, folder, { isServing: true, onFound: (sentence) => found.push(sentence) }), found };
}

const entry = (room: string, n: number) => JSON.stringify({ room, n, words: 'x'.repeat(300) });
const entries = (room: string, count: number) => Array.from({ length: count }, (_, n) => entry(room, n));

/** Rooms whose entries lie among each other, as those of one evening do. */
async function write(folder: string, rooms: readonly string[], count: number): Promise<void> {
  const log = await openSqlite(folder);
  for (let n = 0; n < count; n++) await Promise.all(rooms.map((room) => log.append(room, n, [entry(room, n)])));
  await log.close();
}

function alter(folder: string, sql: string): void {
  const db = new DatabaseSync(join(folder, FILE_NAME));
  db.exec(sql);
  db.close();
}

const damaged = { name: 'RoomLogError', code: 'room-damaged' };

/** Reads a room: what it holds, or that it is damaged. */
const look = (log: RoomLog, room: string): Promise<string[] | 'damaged'> =>
  log.read(room, 0).catch((error) => {
    assert.equal(error.code, 'room-damaged', error.stack);
    assert.match(error.message, new RegExp(`^What is stored of room ${room} is damaged.*konklave delete ${room}$`));
    return 'damaged' as const;
  });

for (const [what, sql] of [
  ['an entry that was altered', `UPDATE entries SET entry = replace(entry, '"n":7', '"n":8') WHERE room = 'AAAA'`],
  ['an entry that is gone', `DELETE FROM entries WHERE room = 'AAAA' AND position = 7`],
  ['a last entry that is gone', `DELETE FROM entries WHERE room = 'AAAA' AND position = 19`],
  [
    'two entries that changed places',
    `UPDATE entries SET position = 99 WHERE room = 'AAAA' AND position = 7;
     UPDATE entries SET position = 7 WHERE room = 'AAAA' AND position = 8;
     UPDATE entries SET position = 8 WHERE room = 'AAAA' AND position = 99`,
  ],
  [
    'entries of another room',
    `DELETE FROM entries WHERE room = 'AAAA'; INSERT INTO entries SELECT 'AAAA', position, entry, sum FROM entries WHERE room = 'BBBB'`,
  ],
] as const) {
  test(`${what}: that room is refused by a sentence, and the others go on`, async (t) => {
    const folder = newFolder();
    await write(folder, ['AAAA', 'BBBB'], 20);
    alter(folder, sql);
    const log = await open(t, folder, { isServing: true });
    assert.equal(await look(log, 'AAAA'), 'damaged');
    assert.deepEqual(await look(log, 'BBBB'), entries('BBBB', 20));
    assert.equal(await log.append('BBBB', 20, ['1']), true);
    assert.equal((await log.read('BBBB', 20)).length, 1);
    assert.equal(await log.delete('AAAA'), true);
    assert.deepEqual(await log.read('AAAA', 0), []);
  });
}

test('damage is also found by whoever reads only what comes after a position', async (t) => {
  const folder = newFolder();
  await write(folder, ['AAAA'], 20);
  alter(folder, `UPDATE entries SET entry = replace(entry, '"n":7', '"n":8')`);
  const log = await open(t, folder);
  for (const from of [0, 5, 7]) await assert.rejects(log.read('AAAA', from), damaged);
  assert.equal((await log.read('AAAA', 9)).length, 11);
});

test('damaged pages: a server moves what is whole to a new file, says what it did, and keeps the old one', async (t) => {
  const rooms = Array.from({ length: 60 }, (_, i) => `R${String(i).padStart(3, '0')}`);
  const lots = drawFrom(seeded('damaged pages'), {})('pages');
  const sums = { whole: 0, damaged: 0 };
  for (let round = 0; round < 12; round++) {
    const folder = newFolder();
    await write(folder, rooms, 6 + round);
    const path = join(folder, FILE_NAME);
    const pages = readFileSync(path).length / 4096;
    const file = openSync(path, 'r+');
    for (let i = 0; i <= round % 3; i++) {
      const page = 1 + lots.int(pages - 1); // the first one says that this is a database at all
      const bytes = Buffer.from(Array.from({ length: 4096 }, () => lots.int(256)));
      writeSync(file, bytes, 0, 4096, page * 4096);
    }
    const { log, found } = await serve(t, folder);
    for (const room of rooms) {
      const kept = await look(log, room);
      if (kept === 'damaged') sums.damaged++;
      else {
        sums.whole++;
        assert.deepEqual(kept, entries(room, 6 + round), 'whole, or not at all');
        assert.equal(await log.append(room, kept.length, ['1']), true);
      }
    }
    assert.equal(await log.append('NEWW', 0, ['1']), true);
    assert.match(
      found.join('\n'),
      /was damaged and is kept as .*damaged-1\.sqlite\. \d+ rooms are whole and go on in a new file[^\n]*$/,
    );
    assert.ok(existsSync(join(folder, 'konklave.damaged-1.sqlite')));
    await log.close();
    const again = await serve(t, folder);
    assert.deepEqual(again.found, [], 'nothing is wrong with the new one');
    await again.log.close();
  }
  t.diagnostic(JSON.stringify(sums));
  assert.ok(sums.damaged > 0 && sums.whole > sums.damaged, JSON.stringify(sums));
});

for (const [what, page] of [
  ['overwritten', Buffer.alloc(4096, 0xa5)],
  ['empty', Buffer.alloc(4096)],
  ['of which only the beginning is left', undefined],
] as const) {
  test(`a first page that is ${what}: every room is whole, also what was only in the write-ahead log`, async (t) => {
    const rooms = Array.from({ length: 60 }, (_, i) => `R${String(i).padStart(3, '0')}`);
    const folder = newFolder();
    await write(folder, rooms, 20);
    const { log: before } = await serve(t, folder);
    await before.append('R000', 20, [entry('R000', 20)]);
    const copy = snapshot(folder);
    const file = openSync(join(copy, FILE_NAME), 'r+');
    if (page) writeSync(file, page, 0, 4096, 0);
    else writeSync(file, Buffer.alloc(3996, 0xa5), 0, 3996, 100);
    const { log, found } = await serve(t, copy);
    for (const room of rooms) assert.deepEqual(await look(log, room), entries(room, room === 'R000' ? 21 : 20));
    assert.match(found.join('\n'), /damaged-1\.sqlite\. 60 rooms are whole and go on in a new file\.$/);
    assert.equal(await log.append('NEWW', 0, ['1']), true);
    await log.close();
    const again = await serve(t, copy);
    assert.deepEqual(again.found, []);
    assert.equal((await again.log.read('R001', 0)).length, 20);
    assert.deepEqual(
      readdirSync(copy).filter((name) => /copy|empty|new/.test(name)),
      [],
    );
  });
}

test('a file that is none of ours is left as it is, and what to do is said', async (t) => {
  for (const bytes of [Buffer.alloc(40_960, 'not a database '), Buffer.from('short')]) {
    const folder = newFolder();
    mkdirSync(folder);
    writeFileSync(join(folder, FILE_NAME), bytes);
    await assert.rejects(serve(t, folder), /is damaged, or not a file of Konklave .*put a backup in its place/);
    assert.deepEqual(readFileSync(join(folder, FILE_NAME)), bytes);
    assert.deepEqual(
      readdirSync(folder).filter((name) => /copy|empty|new|damaged/.test(name)),
      [],
    );
  }
});

test('a damaged page of the index alone costs no room', async (t) => {
  const rooms = Array.from({ length: 60 }, (_, i) => `R${String(i).padStart(3, '0')}`);
  const folder = newFolder();
  await write(folder, rooms, 20);
  const db = new DatabaseSync(join(folder, FILE_NAME));
  const sql = `SELECT pageno FROM dbstat WHERE name = 'sqlite_autoindex_entries_1' AND pagetype = 'leaf' LIMIT 1`;
  const page = dbstat(db) ? Number(db.prepare(sql).get()!.pageno) - 1 : indexLeaf(join(folder, FILE_NAME));
  db.close();
  writeSync(openSync(join(folder, FILE_NAME), 'r+'), Buffer.alloc(4096, 0xa5), 0, 4096, page * 4096);
  const { log } = await serve(t, folder);
  for (const room of rooms) assert.deepEqual(await look(log, room), entries(room, 20));
});

const dbstat = (db: DatabaseSync): boolean => {
  try {
    db.prepare('SELECT 1 FROM dbstat LIMIT 1').get();
    return true;
  } catch {
    return false;
  }
};

/** A page that begins as the leaf of an index does. */
function indexLeaf(path: string): number {
  const bytes = readFileSync(path);
  for (let page = 3; page < bytes.length / 4096; page++)
    if (bytes[page * 4096] === 10 && bytes.includes('R0', page * 4096)) return page;
  throw new Error('no such page');
}

test('damage that a commit meets is repaired on the spot, and the commit is made', async (t) => {
  const rooms = Array.from({ length: 40 }, (_, i) => `R${String(i).padStart(3, '0')}`);
  const folder = newFolder();
  await write(folder, rooms, 20);
  const { log, found } = await serve(t, folder);
  const path = join(folder, FILE_NAME);
  const other = new DatabaseSync(path);
  other.exec(`INSERT INTO servers VALUES ('one', 1)`);
  const pages = readFileSync(path).length / 4096;
  const file = openSync(path, 'r+');
  for (let page = 4; page < pages; page++) writeSync(file, Buffer.alloc(4096, 0xa5), 0, 4096, page * 4096);
  other.exec(`INSERT INTO servers VALUES ('two', 1)`); // what SQLite holds in memory is read anew after that
  other.close();
  assert.equal(await log.append('NEWW', 0, ['1']), true);
  const written = await Promise.allSettled(rooms.map((room) => log.append(room, 20, ['1'])));
  assert.match(found.join('\n'), /was damaged and is kept as .* \d+ rooms are whole/);
  assert.deepEqual(await log.read('NEWW', 0), ['1']);
  for (const [i, room] of rooms.entries()) {
    const kept = await look(log, room);
    const isWritten = written[i]!.status === 'fulfilled' && (written[i] as { value: boolean }).value;
    if (kept !== 'damaged') assert.deepEqual(kept, [...entries(room, 20), ...(isWritten ? ['1'] : [])]);
  }
});

test('a server that was killed while the new file took the place of the old one goes on with it', async (t) => {
  const folder = newFolder();
  await write(folder, ['AAAA'], 5);
  const path = join(folder, FILE_NAME);
  cpSync(path, `${path}.new`);
  renameSync(path, join(folder, 'konklave.damaged-1.sqlite'));
  writeFileSync(`${path}-wal`, 'of the old one');
  const { log } = await serve(t, folder);
  assert.deepEqual(await log.read('AAAA', 0), entries('AAAA', 5));
  assert.ok(existsSync(join(folder, 'konklave.damaged-2.sqlite-wal')) || !existsSync(`${path}.new`));
});

/** The folder as it is while a server works on it, and as a kill would leave it. */
function snapshot(folder: string): string {
  const copy = newFolder();
  mkdirSync(copy);
  for (const name of readdirSync(folder)) if (!name.endsWith('-shm')) cpSync(join(folder, name), join(copy, name));
  return copy;
}

test('a write-ahead log that was cut short, is damaged in its middle or is not there: the rooms that lost by it are known', async (t) => {
  const folder = newFolder();
  await write(folder, ['AAAA', 'BBBB'], 20);
  const { log } = await serve(t, folder);
  for (let n = 20; n < 30; n++) assert.equal(await log.append('AAAA', n, [entry('AAAA', n)]), true);
  await log.append('CCCC', 0, entries('CCCC', 3));
  for (const [how, spoil] of Object.entries({
    'cut short': (wal: string) => truncateSync(wal, Math.floor(readFileSync(wal).length / 2)),
    'damaged in its middle': (wal: string) => {
      const at = Math.floor(readFileSync(wal).length / 2);
      writeSync(openSync(wal, 'r+'), Buffer.alloc(64, 0xa5), 0, 64, at);
    },
    'not there': (wal: string) => rmSync(wal),
  })) {
    const copy = snapshot(folder);
    spoil(join(copy, `${FILE_NAME}-wal`));
    const next = await serve(t, copy);
    const { length } = await next.log.read('AAAA', 0);
    assert.ok(length >= 20 && length < 30, `${how}: ${length}`);
    assert.deepEqual(next.found.length, 1, how);
    assert.ok(next.found[0]!.includes(`AAAA ${30 - length}, CCCC 3`), `${how}: ${next.found[0]}`);
    assert.deepEqual([await next.log.isSetBack('AAAA'), await next.log.isSetBack('BBBB')], [true, false]);
    await next.log.close();

    const again = await serve(t, copy);
    assert.deepEqual(again.found, [], 'it is told once');
    assert.equal(await again.log.isSetBack('AAAA'), true, 'until the room says so');
    await again.log.append('AAAA', length, ['1']);
    assert.equal(await again.log.isSetBack('AAAA'), false);
    await again.log.close();
  }
});

test('a server that is killed has lost nothing, nor one that has just moved its write-ahead log to the file', async (t) => {
  const folder = newFolder();
  const { log } = await serve(t, folder);
  const large = `"${'x'.repeat(200_000)}"`;
  for (let n = 0; n < 60; n++) {
    await log.append('AAAA', n, [large]);
    if (n % 10 === 0) await log.beat('here');
  }
  await log.append('BBBB', 0, ['1']);
  await log.delete('BBBB');
  const noted = readFileSync(join(folder, 'konklave.heads'), 'utf8').split('\n').length;
  assert.ok(noted < 60, `${noted} lines: they begin anew with the write-ahead log`);
  const next = await serve(t, snapshot(folder));
  assert.deepEqual(next.found, []);
  assert.equal((await next.log.read('AAAA', 0)).length, 60);
});

test('lines about lengths that are damaged themselves say nothing', async (t) => {
  const folder = newFolder();
  await write(folder, ['AAAA'], 3);
  writeFileSync(join(folder, 'konklave.heads'), 'AAAA 900 17\nrubbish\n\nAAAA 4');
  const { found, log } = await serve(t, folder);
  assert.deepEqual(found, []);
  assert.equal(await log.isSetBack('AAAA'), false);
});

test('a store from before there were sums opens, and the next append begins the chain', async (t) => {
  const folder = newFolder();
  mkdirSync(folder);
  alter(
    folder,
    `CREATE TABLE rooms (id TEXT PRIMARY KEY, length INTEGER NOT NULL, created_at INTEGER NOT NULL,
       touched_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
     CREATE TABLE entries (room TEXT NOT NULL, position INTEGER NOT NULL, entry TEXT NOT NULL,
       PRIMARY KEY (room, position)) STRICT;
     CREATE TABLE servers (id TEXT PRIMARY KEY, beat_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
     INSERT INTO rooms VALUES ('AAAA', 2, 1, 1); INSERT INTO entries VALUES ('AAAA', 0, '"0"'), ('AAAA', 1, '"1"');
     PRAGMA user_version = 1`,
  );
  const log = await open(t, folder);
  assert.deepEqual(await log.read('AAAA', 0), ['"0"', '"1"']);
  for (const n of [2, 3, 4]) assert.equal(await log.append('AAAA', n, [`"${n}"`]), true);
  for (const from of [0, 1, 2, 3, 4]) assert.equal((await log.read('AAAA', from)).length, 5 - from);
  await log.close();
  const again = await open(t, folder); // another process knows no sums by heart
  assert.equal(await again.append('AAAA', 5, ['"5"']), true);
  assert.equal((await again.read('AAAA', 0)).length, 6);
  alter(folder, `UPDATE entries SET entry = '"x"' WHERE position = 3`);
  await assert.rejects(again.read('AAAA', 0), damaged);
});
