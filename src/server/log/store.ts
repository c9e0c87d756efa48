/**
 * What a store has to do, and the log that stands on it: arguments are checked and appends gathered here, once for all
 * stores.
 */
import { GroupCommit } from './group-commit.ts';
import {
  type Append,
  type Beat,
  checkId,
  checkPosition,
  type LogOptions,
  limits,
  type RoomLog,
  type RoomSummary,
} from './room-log.ts';

export interface Store {
  /** Writes all of them durably in one go and says of each whether it was written. One call at a time. */
  commit(appends: readonly Append[]): Promise<readonly boolean[]>;
  read(room: string, from: number): Promise<string[]>;
  isSetBack(room: string): Promise<boolean>;
  /** The next `limits.listPageMax` rooms whose ids come after this one. */
  page(after: string): Promise<RoomSummary[]>;
  count(): Promise<number>;
  delete(room: string): Promise<boolean>;
  beat(server: string): Promise<void>;
  beats(): Promise<Beat[]>;
  watch: RoomLog['watch'];
  now(): number;
  close(): Promise<void>;
  /** The end of this turn of the event loop, where a simulation has its own idea of that. */
  afterTurn?(work: () => void): void;
}

export function logOn(store: Store, options: LogOptions): RoomLog {
  const group = new GroupCommit(store, options);

  async function* list(): AsyncIterable<RoomSummary> {
    let page: RoomSummary[];
    let after = '';
    do {
      group.checkOpen();
      page = await store.page(after);
      yield* page;
      after = page.at(-1)?.room ?? '';
    } while (page.length === limits.listPageMax);
  }

  return {
    append: (room, expectedLength, entries) => group.append(room, expectedLength, entries),
    read: async (room, from) => {
      group.checkOpen();
      checkId(room);
      checkPosition(from);
      return store.read(room, from);
    },
    isSetBack: async (room) => {
      group.checkOpen();
      checkId(room);
      return store.isSetBack(room);
    },
    watch: (changed, missed) => store.watch(changed, missed),
    list,
    count: async () => {
      group.checkOpen();
      return store.count();
    },
    delete: async (room) => {
      group.checkOpen();
      checkId(room);
      return store.delete(room);
    },
    beat: async (server) => {
      group.checkOpen();
      checkId(server);
      return store.beat(server);
    },
    beats: async () => {
      group.checkOpen();
      return store.beats();
    },
    now: () => store.now(),
    close: async () => {
      if (await group.close()) await store.close();
    },
  };
}
