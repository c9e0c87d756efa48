/**
 * The log of rooms in memory, for the simulation and for tests: nothing outlives the process. A `MemoryStore` is what
 * the disk would be; each simulated server opens a log of its own on it and may be dropped at any moment.
 */
import { steadyTime } from '../clock.ts';
import { type Append, type Beat, type LogOptions, limits, type RoomLog, type RoomSummary } from './room-log.ts';
import { logOn } from './store.ts';
import { checkedFrom, firstSum, intact, nextSum, type Row } from './sums.ts';
import { Watchers } from './watchers.ts';

export interface MemoryOptions extends LogOptions {
  /** When commits take place: a simulation passes its own queue, and leaves out what a crashed server had in hand. */
  readonly later?: (work: () => void) => void;
  /** What becomes of the rows of a room, from a position on, on their way from the disk. */
  readonly reading?: (rows: readonly Row[], room: string, first: number) => readonly Row[];
}

interface Room {
  readonly rows: Row[];
  readonly createdAt: number;
  touchedAt: number;
  isSetBack: boolean;
}

export class MemoryStore {
  readonly #now: () => number;
  readonly #rooms = new Map<string, Room>();
  readonly #logs = new Set<Watchers>();
  #beats: Beat[] = []; // the newest first

  constructor(now: () => number = steadyTime()) {
    this.#now = now;
  }

  open(options: MemoryOptions = {}): RoomLog {
    const later = options.later ?? setImmediate;
    const watchers = new Watchers();
    this.#logs.add(watchers);
    return logOn(
      {
        commit: (appends) => new Promise((resolve) => later(() => resolve(this.#commit(appends, watchers)))),
        read: async (room, from) => this.#read(room, from, options.reading),
        isSetBack: async (room) => this.#rooms.get(room)?.isSetBack === true,
        page: async (after) => this.#page(after),
        count: async () => this.#rooms.size,
        delete: async (room) => this.#delete(room, watchers),
        beat: async (server) => {
          const others = this.#beats.filter((beat) => beat.server !== server);
          this.#beats = [{ server, at: this.#now() }, ...others].slice(0, limits.beatsMax);
        },
        beats: async () => this.#beats,
        watch: (changed, missed) => watchers.watch(changed, missed),
        now: this.#now,
        close: async () => void this.#logs.delete(watchers),
        afterTurn: later,
      },
      options,
    );
  }

  #commit(appends: readonly Append[], own: Watchers): boolean[] {
    const written = appends.map((append) => this.#append(append));
    this.#tell(
      appends.filter((_, i) => written[i]).map(({ room }) => room),
      own,
    );
    return written;
  }

  #append({ room: id, expectedLength, entries }: Append): boolean {
    const now = this.#now();
    const room = this.#rooms.get(id) ?? { rows: [], createdAt: now, touchedAt: now, isSetBack: false };
    if (room.rows.length !== expectedLength) return false;
    let sum = room.rows.at(-1)?.sum ?? firstSum(id);
    for (const entry of entries) {
      sum = nextSum(sum, entry);
      room.rows.push({ entry, sum });
    }
    room.touchedAt = now;
    room.isSetBack = false;
    this.#rooms.set(id, room);
    return true;
  }

  #read(room: string, from: number, reading: MemoryOptions['reading'] = (rows) => rows): string[] {
    const { rows } = this.#rooms.get(room) ?? { rows: [] };
    const first = checkedFrom(from);
    return intact({ room, first, rows: reading(rows.slice(first), room, first), length: rows.length }, from);
  }

  /** An entry is not what it was. */
  damage(room: string, position: number): void {
    const { rows } = this.#rooms.get(room)!;
    rows[position] = { ...rows[position]!, entry: rows[position]!.entry.replace(/[0-9]/, 'x') };
  }

  /** The last entries are gone, and the store knows it or does not. */
  cut(room: string, count: number, isKnown: boolean): void {
    const one = this.#rooms.get(room)!;
    one.rows.length -= count;
    one.isSetBack = isKnown;
  }

  #page(after: string): RoomSummary[] {
    const ids = [...this.#rooms.keys()].filter((id) => id > after).sort();
    return ids.slice(0, limits.listPageMax).map((room) => {
      const { rows, createdAt, touchedAt } = this.#rooms.get(room)!;
      return { room, length: rows.length, createdAt, touchedAt };
    });
  }

  #delete(room: string, own: Watchers): boolean {
    const isGone = this.#rooms.delete(room);
    if (isGone) this.#tell([room], own);
    return isGone;
  }

  #tell(rooms: readonly string[], own: Watchers): void {
    for (const watchers of this.#logs) if (watchers !== own) watchers.changed(rooms);
  }
}
