/**
 * The file of the embedded log: schema, statements, and what its errors mean. Synchronous; it lives in a thread of its
 * own (sqlite-thread.ts), because a commit waits for the disk.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type Append, type Beat, type LogTrouble, limits, RoomLogError, type RoomSummary } from './room-log.ts';

export interface SqliteFileOptions {
  /** How long to wait for another process that is writing. */
  readonly busyMs?: number;
  /** The largest size of the file; without it the disk is the limit. */
  readonly bytesMax?: number;
  /** Serves the rooms in this folder, which only one may do; tools may look on. */
  readonly isServing?: boolean;
}

export const FILE_NAME = 'konklave.sqlite';
const LOCK_NAME = 'konklave.lock';
/** A server that is about to end is waited for. */
const LOCK_MS = 1000;
const PAGE_BYTES = 4096;
/** After about so many pages, what is in the write-ahead log is moved to the file itself. */
const CHECKPOINT_PAGES = 2000;

/** Number n brings a file of version n to version n + 1. Never change one that was released: add another. */
const migrations: readonly string[] = [
  `CREATE TABLE rooms (
     id TEXT PRIMARY KEY,
     length INTEGER NOT NULL,
     created_at INTEGER NOT NULL,
     touched_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE entries (
     room TEXT NOT NULL,
     position INTEGER NOT NULL,
     entry TEXT NOT NULL,
     PRIMARY KEY (room, position)
   ) STRICT;
   CREATE TABLE servers (
     id TEXT PRIMARY KEY,
     beat_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;`,
];

const statements = {
  begin: 'BEGIN IMMEDIATE',
  commit: 'COMMIT',
  create: 'INSERT INTO rooms VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  grow: 'UPDATE rooms SET length = length + ?, touched_at = ? WHERE id = ? AND length = ?',
  add: 'INSERT INTO entries VALUES (?, ?, ?)',
  read: 'SELECT entry FROM entries WHERE room = ? AND position >= ? ORDER BY position',
  page: `SELECT id AS room, length, created_at AS createdAt, touched_at AS touchedAt
         FROM rooms WHERE id > ? ORDER BY id LIMIT ${limits.listPageMax}`,
  count: 'SELECT count(*) AS count FROM rooms',
  deleteRoom: 'DELETE FROM rooms WHERE id = ?',
  deleteEntries: 'DELETE FROM entries WHERE room = ?',
  beat: 'INSERT INTO servers VALUES (?, ?) ON CONFLICT DO UPDATE SET beat_at = excluded.beat_at',
  forget: `DELETE FROM servers
           WHERE id IN (SELECT id FROM servers ORDER BY beat_at DESC LIMIT -1 OFFSET ${limits.beatsMax})`,
  beats: 'SELECT id AS server, beat_at AS at FROM servers ORDER BY beat_at DESC',
} as const;

type Statements = { readonly [name in keyof typeof statements]: StatementSync };

export class SqliteFile {
  readonly #path: string;
  readonly #db: DatabaseSync;
  readonly #statements: Statements;
  readonly #lock: DatabaseSync | undefined;
  #pagesSinceCheckpoint = 0;
  /** Set when the disk failed: what is on it is only known again after a restart. */
  #broken: RoomLogError | undefined;

  constructor(folder: string, { busyMs = 5000, bytesMax, isServing = false }: SqliteFileOptions = {}) {
    this.#path = join(folder, FILE_NAME);
    let db: DatabaseSync | undefined;
    try {
      mkdirSync(folder, { recursive: true });
      if (isServing) this.#lock = lockOf(folder);
      db = new DatabaseSync(this.#path, { timeout: busyMs });
      // FULL: a commit returns when it is on the disk; fullfsync says so on a Mac too. Checkpoints are for `tidy`.
      db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON');
      db.exec('PRAGMA wal_autocheckpoint = 0');
      if (bytesMax) db.exec(`PRAGMA max_page_count = ${Math.floor(bytesMax / PAGE_BYTES)}`);
      migrate(db);
      this.#db = db;
      const prepared = Object.entries(statements).map(([name, sql]) => [name, this.#db.prepare(sql)]);
      this.#statements = Object.fromEntries(prepared) as Statements;
    } catch (error) {
      db?.close();
      this.#lock?.close();
      throw explain(error, this.#path);
    }
  }

  /** The appends come as one text: see sqlite.ts. */
  commit(text: string, now: number): boolean[] {
    const parts = text.split('\0');
    const appends: Append[] = [];
    for (let i = 0; i < parts.length - 1; ) {
      const end = i + 3 + Number(parts[i + 2]);
      appends.push({ room: parts[i]!, expectedLength: Number(parts[i + 1]), entries: parts.slice(i + 3, end) });
      i = end;
    }
    return this.#write(() => appends.map((append) => this.#append(append, now)));
  }

  #append({ room, expectedLength, entries }: Append, now: number): boolean {
    const { create, grow, add } = this.#statements;
    const { changes } =
      expectedLength === 0
        ? create.run(room, entries.length, now, now)
        : grow.run(entries.length, now, room, expectedLength);
    if (changes === 0) return false;
    for (const [i, entry] of entries.entries()) {
      add.run(room, expectedLength + i, entry);
      this.#pagesSinceCheckpoint += entry.length / PAGE_BYTES;
    }
    this.#pagesSinceCheckpoint += 2; // the room's own, and the last one with its entries
    return true;
  }

  read(room: string, from: number): string[] {
    return this.#do(() => this.#statements.read.all(room, from).map((row) => row.entry as string));
  }

  page(after: string): RoomSummary[] {
    return this.#do(() => this.#statements.page.all(after) as unknown as RoomSummary[]);
  }

  count(): number {
    return this.#do(() => Number(this.#statements.count.get()!.count));
  }

  delete(room: string): boolean {
    return this.#write(() => {
      const { changes } = this.#statements.deleteRoom.run(room);
      this.#statements.deleteEntries.run(room);
      return changes > 0;
    });
  }

  beat(server: string, now: number): void {
    this.#write(() => {
      this.#statements.beat.run(server, now);
      this.#statements.forget.run();
    });
  }

  beats(): Beat[] {
    return this.#do(() => this.#statements.beats.all() as unknown as Beat[]);
  }

  lastBeatAt(): number {
    try {
      return this.beats()[0]?.at ?? 0;
    } catch {
      return 0; // whatever is wrong with the file, the next call says it
    }
  }

  /** For a moment when nobody waits: moves what was committed from the write-ahead log to the file. */
  tidy(): void {
    if (this.#pagesSinceCheckpoint < CHECKPOINT_PAGES) return;
    this.#pagesSinceCheckpoint = 0;
    try {
      // PASSIVE does what it can beside readers of other processes, and the rest comes next time.
      this.#do(() => this.#db.exec('PRAGMA wal_checkpoint(PASSIVE)'));
    } catch {
      // Nothing is lost: it is all in the write-ahead log. If the disk has failed, the next call says so.
    }
  }

  close(): void {
    this.#db.close();
    this.#lock?.close();
  }

  #write<T>(work: () => T): T {
    return this.#do(() => {
      this.#statements.begin.run();
      const value = work();
      this.#statements.commit.run();
      return value;
    });
  }

  #do<T>(work: () => T): T {
    if (this.#broken) throw this.#broken;
    try {
      return work();
    } catch (error) {
      const explained = explain(error, this.#path);
      if (explained.code === 'broken' || explained.code === 'damaged') this.#broken = explained;
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw explained;
    }
  }
}

/**
 * What one server holds for as long as it lives: a lock of the system's on a file of its own, which is free again at
 * once when the process is gone, however it went.
 */
function lockOf(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, LOCK_NAME), { timeout: LOCK_MS });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (((error as { errcode?: number }).errcode ?? 0) % 256 !== SQLITE_BUSY) throw error;
    throw new RoomLogError('held-by-another', 'is served by another server');
  }
}

const SQLITE_BUSY = 5;

function migrate(db: DatabaseSync): void {
  const version = () => Number(db.prepare('PRAGMA user_version').get()!.user_version);
  if (version() === migrations.length) return;
  db.exec('BEGIN IMMEDIATE');
  const found = version(); // again: another process may have been faster
  if (found > migrations.length) {
    throw new RoomLogError('too-new', `was written by a newer Konklave (version ${found} of the file)`);
  }
  for (const step of migrations.slice(found)) db.exec(step);
  db.exec(`PRAGMA user_version = ${migrations.length}; COMMIT`);
}

/** SQLite's primary result codes and the system's, with what an operator can do about them. */
const troubles: readonly [LogTrouble, codes: readonly (number | string)[], says: string, remedy: string][] = [
  ['held-by-another', [5, 6], 'is held by another process', 'Stop that process, or give this server its own folder.'],
  [
    'read-only',
    [3, 8, 14, 23, 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT'],
    'cannot be opened for writing',
    'Give this server a folder that it may write to.',
  ],
  [
    'disk-full',
    [13, 'ENOSPC', 'EDQUOT'],
    'does not fit on the disk any more',
    'Free some space; no restart is needed.',
  ],
  [
    'damaged',
    [11, 26],
    'is damaged, or not a file of Konklave',
    'Stop the server and put a backup in its place, or move it away to begin without rooms.',
  ],
  ['broken', [10], 'could not be read or written', 'Check the disk, then restart the server: it goes on from there.'],
];

function explain(error: unknown, path: string): RoomLogError {
  if (error instanceof RoomLogError) {
    const remedy =
      error.code === 'too-new'
        ? 'Update this server.'
        : 'Stop that one, or give this one a folder of its own (DATA_DIR).';
    return new RoomLogError(error.code, `The log ${path} ${error.message}. ${remedy}`);
  }
  const { errcode, code, message } = error as { errcode?: number; code?: string; message?: string };
  const found = errcode === undefined ? code : errcode & 0xff; // the rest of an extended code is detail
  const [trouble, , says, remedy] = troubles.find(([, codes]) => codes.includes(found ?? '')) ?? troubles.at(-1)!;
  return new RoomLogError(trouble, `The log ${path} ${says} (${message}). ${remedy}`, error);
}
