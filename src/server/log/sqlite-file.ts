/**
 * The file of the embedded log. Synchronous; it lives in a thread of its own (sqlite-thread.ts), because a commit waits
 * for the disk.
 *
 * What is damaged in it is for the rooms that it belongs to: whatever is read is checked (sums.ts). Where the file itself
 * is damaged, what is whole is moved to a new one and the server goes on (sqlite-salvage.ts).
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Append, type Beat, RoomLogError, type RoomSummary } from './room-log.ts';
import { isSound, saysSalvaged, saysSetBack, setBackRooms } from './sqlite-check.ts';
import { Heads } from './sqlite-heads.ts';
import { exchange, type Salvaged, salvage, salvageWithoutFirstPage } from './sqlite-salvage.ts';
import { migrate, prepare, type Statements } from './sqlite-schema.ts';
import { explain, isCorrupt } from './sqlite-trouble.ts';
import { checkedFrom, firstSum, intact, nextSum, RoomDamaged, type Row } from './sums.ts';

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
const SUMS_KEPT = 20_000;

export class SqliteFile {
  readonly #path: string;
  readonly #options: SqliteFileOptions;
  readonly #onFound: (sentence: string) => void;
  #db!: DatabaseSync;
  #statements!: Statements;
  readonly #heads: Heads;
  readonly #lock: DatabaseSync | undefined;
  /** The sums of the rooms' last entries, as far as this process wrote them, and how long the rooms were then. */
  readonly #sums = new Map<string, { readonly length: number; readonly sum: number }>();
  #pagesSinceCheckpoint = 0;
  /** Set when the disk failed: what is on it is only known again after a restart. */
  #broken: RoomLogError | undefined;

  constructor(folder: string, options: SqliteFileOptions = {}, onFound: (sentence: string) => void = () => {}) {
    this.#path = join(folder, FILE_NAME);
    this.#options = options;
    this.#onFound = onFound;
    let heads: Heads | undefined;
    try {
      mkdirSync(folder, { recursive: true });
      if (options.isServing) this.#lock = lockOf(folder);
      if (options.isServing && !existsSync(this.#path)) exchange(this.#path); // a server was killed in the middle of it
      heads = new Heads(folder);
      this.#heads = heads;
      if (options.isServing) this.#openOrSalvage();
      else this.#open();
      if (options.isServing) this.#check();
    } catch (error) {
      if (this.#db?.isOpen) this.#db.close();
      heads?.close();
      this.#lock?.close();
      throw explain(error, this.#path);
    }
  }

  #open(): void {
    const { busyMs = 5000, bytesMax } = this.#options;
    this.#db = new DatabaseSync(this.#path, { timeout: busyMs });
    // FULL: a commit returns when it is on the disk; fullfsync says so on a Mac too. Checkpoints are for `tidy`.
    this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON');
    this.#db.exec('PRAGMA wal_autocheckpoint = 0');
    if (bytesMax) this.#db.exec(`PRAGMA max_page_count = ${Math.floor(bytesMax / PAGE_BYTES)}`);
    migrate(this.#db);
    this.#statements = prepare(this.#db);
  }

  /** Where even the first page is damaged, nothing can be asked of the file. */
  #openOrSalvage(): void {
    try {
      this.#open();
    } catch (error) {
      if (explain(error, this.#path).code !== 'damaged') throw error;
      if (this.#db?.isOpen) this.#db.close();
      const salvaged = salvageWithoutFirstPage(this.#path);
      if (!salvaged) throw error;
      this.#goOnWith(salvaged);
    }
  }

  #goOnWith({ whole, damaged, aside }: Salvaged): void {
    exchange(this.#path, aside);
    this.#open();
    this.#onFound(saysSalvaged(this.#path, whole, damaged, aside));
  }

  #check(): void {
    const damaged = isSound(this.#db) ? [] : this.#salvage();
    const lost = setBackRooms(this.#db, this.#heads, damaged);
    if (lost.length > 0) this.#onFound(saysSetBack(this.#path, lost));
    this.#checkpoint();
  }

  /** Says which rooms are damaged. */
  #salvage(): readonly string[] {
    this.#db.close();
    try {
      const salvaged = salvage(this.#path);
      this.#goOnWith(salvaged);
      return salvaged.damaged;
    } catch (error) {
      this.#broken = explain(error, this.#path);
      throw error;
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
    const written = this.#write(() => appends.map((append) => this.#append(append, now)));
    this.#heads.note(
      appends.flatMap(({ room, expectedLength, entries }, i): [string, number][] =>
        written[i] ? [[room, expectedLength + entries.length]] : [],
      ),
    );
    return written;
  }

  #append({ room, expectedLength, entries }: Append, now: number): boolean {
    const { create, grow, add } = this.#statements;
    const { changes } =
      expectedLength === 0
        ? create.run(room, entries.length, now, now)
        : grow.run(entries.length, now, room, expectedLength);
    if (changes === 0) return false;
    let sum = this.#sumAt(room, expectedLength);
    for (const [i, entry] of entries.entries()) {
      sum = nextSum(sum, entry);
      add.run(room, expectedLength + i, entry, sum);
      this.#pagesSinceCheckpoint += entry.length / PAGE_BYTES;
    }
    this.#noteSum(room, expectedLength + entries.length, sum);
    this.#pagesSinceCheckpoint += 2; // the room's own, and the last one with its entries
    return true;
  }

  #sumAt(room: string, length: number): number {
    const known = this.#sums.get(room);
    if (known?.length === length) return known.sum;
    const last = length === 0 ? undefined : this.#statements.lastSum.get(room, length);
    return (last?.sum as number | undefined) ?? firstSum(room);
  }

  #noteSum(room: string, length: number, sum: number): void {
    this.#sums.delete(room); // the map keeps its rooms by their latest append
    this.#sums.set(room, { length, sum });
    if (this.#sums.size > SUMS_KEPT) this.#sums.delete(this.#sums.keys().next().value!);
  }

  read(room: string, from: number): string[] {
    return this.#do(() => {
      try {
        const first = checkedFrom(from);
        const found = this.#statements.read.all(first, room) as unknown as (Row & { readonly length: number })[];
        const rows = found.filter(({ entry }) => entry !== null);
        return intact({ room, first, rows, length: found[0]?.length ?? 0 }, from);
      } catch (error) {
        throw isCorrupt(error) ? new RoomDamaged(room) : error;
      }
    });
  }

  isSetBack(room: string): boolean {
    return this.#do(() => Number(this.#statements.setBack.get(room)?.set_back ?? 0) > 0);
  }

  page(after: string): RoomSummary[] {
    return this.#do(() => this.#statements.page.all(after) as unknown as RoomSummary[]);
  }

  count(): number {
    return this.#do(() => Number(this.#statements.count.get()!.count));
  }

  delete(room: string): boolean {
    const isGone = this.#write(() => {
      const { changes } = this.#statements.deleteRoom.run(room);
      this.#statements.deleteEntries.run(room);
      return changes > 0;
    });
    this.#sums.delete(room);
    this.#heads.note([[room, 0]]);
    return isGone;
  }

  beat(server: string, now: number): void {
    this.#write(() => {
      this.#statements.beat.run(server, now);
      this.#statements.forget.run();
    });
    this.#heads.sync();
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
    this.#checkpoint();
  }

  #checkpoint(): void {
    try {
      // PASSIVE does what it can beside readers of other processes, and the rest comes next time.
      const moved = this.#do(() => this.#db.prepare('PRAGMA wal_checkpoint(PASSIVE)').get())!;
      if (moved.busy === 0 && moved.log === moved.checkpointed) this.#heads.clear();
    } catch {
      // Nothing is lost: it is all in the write-ahead log. If the disk has failed, the next call says so.
    }
  }

  close(): void {
    this.#db.close();
    this.#heads.close();
    this.#lock?.close();
  }

  #write<T>(work: () => T): T {
    const transaction = (): T => {
      this.#statements.begin.run();
      const value = work();
      this.#statements.commit.run();
      return value;
    };
    return this.#do(() => {
      try {
        return transaction();
      } catch (error) {
        if (!isCorrupt(error)) throw error;
        if (!this.#options.isServing) this.#broken = explain(error, this.#path);
        if (this.#broken) throw this.#broken;
        this.#salvage();
        return transaction();
      }
    });
  }

  #do<T>(work: () => T): T {
    if (this.#broken) throw this.#broken;
    try {
      return work();
    } catch (error) {
      const explained = explain(error, this.#path);
      if (explained.code === 'broken') this.#broken = explained;
      if (this.#db.isOpen && this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw explained;
    }
  }
}

/**
 * What one server holds for as long as it lives: a lock of the system's on a file of its own, which is free again at
 * once when the process is gone, however it went.
 */
export function lockOf(folder: string): DatabaseSync {
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
