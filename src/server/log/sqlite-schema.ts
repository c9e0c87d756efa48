/** The tables of the embedded log, and what is said to them. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { limits, RoomLogError } from './room-log.ts';

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
  // What was written before has no sums. set_back: what was stored last is known to be lost.
  `ALTER TABLE entries ADD COLUMN sum INTEGER;
   ALTER TABLE rooms ADD COLUMN set_back INTEGER NOT NULL DEFAULT 0;`,
];

const statements = {
  begin: 'BEGIN IMMEDIATE',
  commit: 'COMMIT',
  create: `INSERT INTO rooms (id, length, created_at, touched_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  grow: 'UPDATE rooms SET length = length + ?, touched_at = ?, set_back = 0 WHERE id = ? AND length = ?',
  add: 'INSERT INTO entries (room, position, entry, sum) VALUES (?, ?, ?, ?)',
  // Entries without a sum are older than those that have one: the chain goes on from the last one that has.
  lastSum: `SELECT sum FROM entries WHERE room = ? AND position < ? AND sum IS NOT NULL
            ORDER BY position DESC LIMIT 1`,
  read: `SELECT length, entry, sum FROM rooms LEFT JOIN entries ON room = id AND position >= ?
         WHERE id = ? ORDER BY position`,
  setBack: 'SELECT set_back FROM rooms WHERE id = ?',
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

export type Statements = { readonly [name in keyof typeof statements]: StatementSync };

export function prepare(db: DatabaseSync): Statements {
  const prepared = Object.entries(statements).map(([name, sql]) => [name, db.prepare(sql)]);
  return Object.fromEntries(prepared) as Statements;
}

export function migrate(db: DatabaseSync): void {
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
