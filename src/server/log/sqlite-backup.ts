/**
 * A copy of the embedded log while a server works on it, and the way back. Both are made beside their place and then put
 * into it in one step, so that what is there is whole however they end.
 */
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { RoomLogError } from './room-log.ts';
import { damagedRooms, isSound } from './sqlite-check.ts';
import { FILE_NAME, lockOf } from './sqlite-file.ts';
import { Heads } from './sqlite-heads.ts';
import { exchange, freeName, newFileOf } from './sqlite-salvage.ts';
import { migrate } from './sqlite-schema.ts';
import { explain } from './sqlite-trouble.ts';

/** It holds every card and every key. */
const OWNER_ONLY = 0o600;
const BUSY_MS = 5000;

interface Copied {
  readonly rooms: number;
  readonly damaged: readonly string[];
}

interface PutBack extends Copied {
  /** What the log that was there is called now. */
  readonly aside: string | undefined;
}

function work<T>(path: string, then: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(path, { timeout: BUSY_MS });
  try {
    return then(db);
  } finally {
    db.close();
  }
}

/** What is in a copy, brought to the version of now. */
function examined(db: DatabaseSync): Copied {
  if (!isSound(db)) throw new NotOurs('its pages are damaged');
  if (!db.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'entries'`).get())
    throw new NotOurs('it is no store of Konklave');
  migrate(db);
  const { count } = db.prepare('SELECT count(*) AS count FROM rooms').get() as { count: number };
  return { rooms: count, damaged: damagedRooms(db) };
}

class NotOurs extends Error {}

function flushed(path: string): void {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}

/** One moment of all rooms, however much is written meanwhile. */
export function backUp(folder: string, file: string): Copied {
  if (existsSync(file)) throw new Error(`there is a file ${file} already, and a backup replaces none`);
  const path = join(folder, FILE_NAME);
  const part = `${file}.part`;
  try {
    rmSync(part, { force: true });
    writeFileSync(part, '', { mode: OWNER_ONLY });
    work(path, (db) => db.prepare('VACUUM INTO ?').run(part));
    const copied = work(part, examined);
    flushed(part);
    renameSync(part, file);
    return copied;
  } catch (error) {
    rmSync(part, { force: true });
    throw error instanceof NotOurs
      ? new Error(`the copy of ${path} is not whole: ${error.message}`)
      : explain(error, path);
  }
}

/**
 * Puts a backup in the place of the log, which no server may work on, and keeps what was there. People may have seen more
 * than it holds: each of its rooms tells them so when it is next opened.
 */
export function putBack(folder: string, file: string): PutBack {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  const path = join(folder, FILE_NAME);
  const part = `${path}.back`;
  mkdirSync(folder, { recursive: true });
  let lock: DatabaseSync | undefined;
  try {
    lock = lockOf(folder);
    copyFileSync(file, part);
    chmodSync(part, OWNER_ONLY);
    const copied = work(part, (db) => {
      const found = examined(db);
      db.exec('UPDATE rooms SET set_back = 1');
      return found;
    });
    flushed(part);
    const aside = existsSync(path) ? freeName(path, 'replaced') : undefined;
    renameSync(part, newFileOf(path));
    exchange(path, aside);
    forgetHeads(folder);
    return { ...copied, aside };
  } catch (error) {
    rmSync(part, { force: true });
    if (error instanceof NotOurs) throw new Error(`${file} is not put back, and nothing is changed: ${error.message}`);
    throw explain(error, error instanceof RoomLogError && error.code === 'too-new' ? file : path);
  } finally {
    lock?.close();
  }
}

/** They are of the log that was there. */
function forgetHeads(folder: string): void {
  const heads = new Heads(folder);
  heads.clear();
  heads.close();
}
