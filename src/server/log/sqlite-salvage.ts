/**
 * When the file itself is damaged, SQLite may refuse anything, and writing to it may damage more. Then every room that is
 * whole is copied to a new file, which takes its place; of the others the new file knows that they are damaged, and the
 * old one is kept beside it.
 *
 * The first page says that this is a database, and where its tables begin. Where that one is damaged the rooms are read
 * from a copy with the first page of an empty file: all files of ours were made by the same first step, and their tables
 * begin on the same pages.
 */
import {
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from './sqlite-schema.ts';
import { damagedAt, type Row } from './sums.ts';

interface Room {
  readonly id: string;
  readonly length: number;
  readonly createdAt: number;
  readonly touchedAt: number;
  readonly setBack: number;
}

interface Entry extends Row {
  readonly room: string;
  readonly position: number;
}

export interface Salvaged {
  readonly whole: number;
  readonly damaged: readonly string[];
  /** What the damaged file is called now. */
  readonly aside: string;
}

export const newFileOf = (path: string): string => `${path}.new`;

/** The rows of both directions, each as far as it can be read. */
function readable<T>(db: DatabaseSync, sql: (order: 'ASC' | 'DESC') => string, take: (row: T) => void): void {
  for (const order of ['ASC', 'DESC'] as const) {
    try {
      for (const row of db.prepare(sql(order)).iterate()) take(row as T);
    } catch {
      // the rest is read from the other end
    }
  }
}

function roomsIn(db: DatabaseSync): Map<string, Room> {
  const rooms = new Map<string, Room>();
  const columns = 'id, length, created_at AS createdAt, touched_at AS touchedAt, set_back AS setBack';
  readable<Room>(
    db,
    (order) => `SELECT ${columns} FROM rooms ORDER BY id ${order}`,
    (room) => rooms.set(room.id, room),
  );
  // A room whose own row is lost is as long as its entries say, and may have been longer.
  readable<{ room: string }>(
    db,
    (order) => `SELECT DISTINCT room FROM entries ORDER BY room ${order}`,
    ({ room: id }) => {
      const now = Date.now();
      if (!rooms.has(id)) rooms.set(id, { id, length: -1, createdAt: now, touchedAt: now, setBack: 1 });
    },
  );
  return rooms;
}

function rowsByIndex(db: DatabaseSync, id: string): Entry[] {
  try {
    const sql = 'SELECT room, position, entry, sum FROM entries WHERE room = ? ORDER BY position';
    return db.prepare(sql).all(id) as unknown as Entry[];
  } catch {
    return [];
  }
}

/** Without the index, which may be what is damaged. */
function rowsWithoutIndex(db: DatabaseSync, ids: ReadonlySet<string>): Map<string, Entry[]> {
  const found = new Map<string, Map<number, Entry>>();
  readable<Entry>(
    db,
    (order) => `SELECT room, position, entry, sum FROM entries NOT INDEXED ORDER BY rowid ${order}`,
    (row) => {
      if (!ids.has(row.room)) return;
      const rows = found.get(row.room) ?? new Map<number, Entry>();
      found.set(row.room, rows.set(row.position, row));
    },
  );
  return new Map([...found].map(([id, rows]) => [id, [...rows.values()].sort((a, b) => a.position - b.position)]));
}

function isWhole({ id, length }: Room, rows: readonly Entry[]): boolean {
  if (rows.length === 0 || rows.some(({ position }, i) => position !== i)) return false;
  return damagedAt({ room: id, first: 0, rows, length }) === undefined && (length < 0 || rows.length === length);
}

const SIDES = ['', '-wal', '-shm'] as const;
const PAGE_BYTES = 4096;
/** Where the first page says how many there are. */
const PAGES_AT = 28;

function removeAll(path: string): void {
  for (const side of SIDES) rmSync(path + side, { force: true });
}

/** The first page of an empty file, for one of so many pages. */
function firstPage(path: string, pages: number): Buffer {
  removeAll(path);
  const empty = new DatabaseSync(path);
  try {
    empty.exec('PRAGMA journal_mode = WAL');
    migrate(empty);
  } finally {
    empty.close();
  }
  const page = readFileSync(path).subarray(0, PAGE_BYTES);
  removeAll(path);
  page.writeUInt32BE(pages, PAGES_AT);
  return page;
}

/** What is not only damaged in its first page, or no file of ours, has no room that is whole. */
export function salvageWithoutFirstPage(path: string): Salvaged | undefined {
  const copy = `${path}.copy`;
  removeAll(copy);
  try {
    const page = firstPage(`${path}.empty`, Math.floor(statSync(path).size / PAGE_BYTES));
    copyFileSync(path, copy);
    if (existsSync(`${path}-wal`)) copyFileSync(`${path}-wal`, `${copy}-wal`);
    const file = openSync(copy, 'r+');
    writeSync(file, page, 0, PAGE_BYTES, 0);
    closeSync(file);
    const salvaged = salvage(path, copy);
    if (salvaged.whole > 0) return salvaged;
    removeAll(newFileOf(path));
    return undefined;
  } finally {
    removeAll(copy);
  }
}

export function salvage(path: string, from = path): Salvaged {
  rmSync(newFileOf(path), { force: true });
  const old = new DatabaseSync(from);
  const next = new DatabaseSync(newFileOf(path));
  try {
    next.exec('PRAGMA synchronous = FULL');
    migrate(next);
    const rooms = roomsIn(old);
    const addRoom = next.prepare('INSERT INTO rooms VALUES (?, ?, ?, ?, ?)');
    const addEntry = next.prepare('INSERT INTO entries (room, position, entry, sum) VALUES (?, ?, ?, ?)');
    const damaged = new Set<string>();
    const keep = (room: Room, rows: readonly Entry[]): boolean => {
      if (!isWhole(room, rows)) return false;
      addRoom.run(room.id, rows.length, room.createdAt, room.touchedAt, room.setBack);
      for (const { position, entry, sum } of rows) addEntry.run(room.id, position, entry, sum);
      return true;
    };
    next.exec('BEGIN');
    for (const room of rooms.values()) if (!keep(room, rowsByIndex(old, room.id))) damaged.add(room.id);
    const others = damaged.size > 0 ? rowsWithoutIndex(old, damaged) : new Map<string, Entry[]>();
    for (const id of [...damaged]) {
      const room = rooms.get(id)!;
      if (keep(room, others.get(id) ?? [])) damaged.delete(id);
      // Entries are missing then, and whoever reads it is told so.
      else addRoom.run(id, Math.max(1, room.length), room.createdAt, room.touchedAt, room.setBack);
    }
    next.exec('COMMIT');
    return { whole: rooms.size - damaged.size, damaged: [...damaged].sort(), aside: freeName(path) };
  } finally {
    old.close();
    next.close();
  }
}

export function freeName(path: string, what = 'damaged'): string {
  const name = (n: number) => join(dirname(path), basename(path).replace('.', `.${what}-${n}.`));
  for (let n = 1; ; n++) if (!existsSync(name(n))) return name(n);
}

/** Puts the new file in the place of the old one; also if that was begun and not ended. */
export function exchange(path: string, aside = freeName(path)): void {
  if (!existsSync(newFileOf(path))) return;
  if (existsSync(path)) renameSync(path, aside);
  if (existsSync(`${path}-wal`)) renameSync(`${path}-wal`, `${aside}-wal`);
  rmSync(`${path}-shm`, { force: true });
  renameSync(newFileOf(path), path);
}
