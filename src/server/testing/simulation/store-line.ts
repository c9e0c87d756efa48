/**
 * A server's way to its store, and what goes wrong on it: answers come in any order, late or not at all, appends fail
 * that were written, reads are short, entries are damaged, and the store is away.
 */
import type { Stream } from '../../../kernel/random.ts';
import type { MemoryStore } from '../../log/memory.ts';
import type { RoomLog } from '../../log/room-log.ts';
import type { Row } from '../../log/sums.ts';
import type { Tally } from './tally.ts';
import { type Lane, openLane, type Timeline } from './timeline.ts';

/** How often in a thousand something goes wrong. */
export interface Faults {
  /** Appends that are rejected: not written, and written all the same. */
  appendsLost: number;
  appendsDoubtful: number;
  readsFailed: number;
  /** Reads that bring less than there is. */
  readsShort: number;
  /** Answers that take their time. */
  answersLate: number;
  /** Reports of a change that are lost; the store notices that later. */
  reportsLost: number;
  /** Work that takes more of the processor than a room may take at once. */
  longWork: number;
}

/** What all servers of a store have in common. */
export class Sea {
  /** Until when the store is away, and in what way. */
  awayUntil = 0;
  how: 'silent' | 'failing' = 'silent';
  /** Positions of entries that are damaged, by room. */
  readonly damaged = new Map<string, number>();
  /** Rooms of which something damaged or short was read at some time. */
  readonly harmed = new Set<string>();
}

/** What the simulation itself let go wrong. All other troubles are the server's own. */
export class Mishap extends Error {}

export interface Seaside {
  readonly timeline: Timeline;
  readonly store: MemoryStore;
  readonly lot: Stream;
  readonly faults: Faults;
  readonly sea: Sea;
  readonly tally: Tally;
  /** Whatever asks the store can go wrong, and not only what most of the work consists of. */
  readonly isRough: boolean;
}

/** The server at this end. */
export interface Asker {
  readonly isDead: boolean;
  /** Nothing of it reaches the store any more: what it had asked for died with its machine. */
  readonly isCutOff: boolean;
  readonly commits: Lane;
  /** It is about to do what others may notice, and may die instead. */
  spark(): void;
  /** Something that it hears sometime, if it lives. */
  sometime(work: () => void, lane?: Lane): void;
  whenMissed(missed: () => void): void;
}

/** How long an answer may take. */
export const LATE_MS = 3_000;

export function storeLine(asker: Asker, around: Seaside): RoomLog {
  const { timeline, store, lot, faults, sea, tally, isRough } = around;
  const isFate = (perMille: number): boolean => perMille > 0 && lot.int(1000) < perMille;
  const inner = store.open({
    later: (work) => {
      if (!asker.isCutOff && (!asker.isDead || lot.int(2))) timeline.post(asker.commits, work);
    },
    onCommit: () => asker.isDead && tally.note('a commit outlives its server'),
    reading: (rows, room, first) => {
      const brought = isRough ? shortened(rows, room) : rows;
      const at = (sea.damaged.get(room) ?? -1) - first;
      if (at < 0 || at >= brought.length) return brought;
      sea.harmed.add(room);
      tally.note('an entry is damaged');
      return brought.map((row, i) => (i === at ? broken(row) : row));
    },
  });
  const reports = openLane();

  function shortened(rows: readonly Row[], room: string): readonly Row[] {
    if (rows.length < 2 || !isFate(faults.readsShort)) return rows;
    sea.harmed.add(room);
    tally.note('a read is short');
    return rows.slice(0, -1 - lot.int(Math.min(3, rows.length - 1)));
  }

  const answered = <T>(asked: Promise<T>, mishap: string | undefined): Promise<T> =>
    new Promise((resolve, reject) => {
      const hear = (work: () => void) => {
        if (!isFate(faults.answersLate)) return asker.sometime(work);
        tally.note('the store answers late');
        timeline.at(timeline.now + lot.int(LATE_MS), () => asker.sometime(work));
      };
      asked.then(
        (answer) => hear(() => (mishap ? reject(new Mishap(mishap)) : resolve(answer))),
        (error) => hear(() => reject(error)),
      );
    });

  /** What is asked of a store that is silent waits for it; whoever asked may be dead by then. */
  async function reached<T>(work: () => Promise<T>): Promise<T> {
    if (timeline.now >= sea.awayUntil) return work();
    if (sea.how === 'failing') throw new Mishap('the store cannot be reached');
    await new Promise<void>((go) => timeline.at(sea.awayUntil, go));
    if (asker.isCutOff || (asker.isDead && lot.int(2))) return never();
    return work();
  }

  const ask = <T>(work: () => Promise<T>, mishap?: string): Promise<T> => {
    if (isRough) asker.spark();
    if (asker.isDead) return never();
    return answered(isRough ? reached(work) : work(), mishap);
  };
  const failing = (): string | undefined => {
    if (!isFate(faults.readsFailed)) return undefined;
    tally.note('a read fails');
    return 'not read';
  };
  const rest: Partial<RoomLog> = {
    beat: (server) => ask(() => inner.beat(server)),
    isSetBack: (room) => ask(() => inner.isSetBack(room)),
    count: () => ask(() => inner.count()),
    delete: (room) => ask(() => inner.delete(room)),
  };
  return {
    ...inner,
    ...(isRough && rest),
    append: (room, expectedLength, entries) => {
      if (isFate(faults.appendsLost)) {
        tally.note('an append is not written, and fails');
        return ask(() => Promise.resolve(false), 'not written');
      }
      const mishap = isFate(faults.appendsDoubtful) ? 'perhaps written' : undefined;
      if (mishap) tally.note('an append is written, and fails');
      return ask(() => inner.append(room, expectedLength, entries), mishap);
    },
    read: (room, from) => ask(() => inner.read(room, from), failing()),
    beats: () => ask(() => inner.beats(), failing()),
    watch: (changed, missed) => {
      asker.whenMissed(() => asker.sometime(missed, reports));
      return inner.watch((room) => {
        if (!isFate(faults.reportsLost)) return asker.sometime(() => changed(room), reports);
        tally.note('a report is lost');
        timeline.at(timeline.now + lot.int(2000), () => asker.sometime(missed, reports));
      }, missed);
    },
  };
}

const never = <T>(): Promise<T> => new Promise(() => {});

const broken = (row: Row): Row => ({ ...row, entry: row.entry.replace(/[0-9]/, 'x') });
