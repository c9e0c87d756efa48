/**
 * The log of rooms in memory, for the simulation and for tests: nothing outlives the process. A `MemoryStore` is what
 * the disk would be; each simulated server opens a log of its own on it and may be dropped at any moment.
 */
import { steadyTime } from '../clock.ts';
import { type Append, type Beat, type LogOptions, limits, type RoomLog, type RoomSummary } from './room-log.ts';
import { logOn } from './store.ts';
import { Watchers } from './watchers.ts';

export interface MemoryOptions extends LogOptions {
  /** When commits take place: a simulation passes its own queue, and leaves out what a crashed server had in hand. */
  readonly later?: (work: () => void) => void;
}

interface Room {
  readonly entries: string[];
  readonly createdAt: number;
  touchedAt: number;
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
        read: async (room, from) => this.#rooms.get(room)?.entries.slice(from) ?? [],
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
    const room = this.#rooms.get(id) ?? { entries: [], createdAt: now, touchedAt: now };
    if (room.entries.length !== expectedLength) return false;
    room.entries.push(...entries);
    room.touchedAt = now;
    this.#rooms.set(id, room);
    return true;
  }

  #page(after: string): RoomSummary[] {
    const ids = [...this.#rooms.keys()].filter((id) => id > after).sort();
    return ids.slice(0, limits.listPageMax).map((room) => {
      const { entries, createdAt, touchedAt } = this.#rooms.get(room)!;
      return { room, length: entries.length, createdAt, touchedAt };
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
