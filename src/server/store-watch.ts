/**
 * Whether the store answers. While it does not, nobody can do anything: rooms hold still, and their clocks are given
 * that time back afterwards (lost-time.ts). What is written tells; a sign of life every two seconds is among it.
 */
import { LIMITS } from './limits.ts';
import { type RoomLog, RoomLogError } from './log/room-log.ts';

export interface WatchedLog extends RoomLog {
  /** Since when nothing was written any more, if that is too long ago. */
  readonly awaySince: number | undefined;
  /** Calls back when the store has been away and is there again, before anybody else hears that it has answered. */
  whenBack(then: (since: number) => void): () => void;
}

/** What the store refuses although it is there. */
const ITS_WORD = ['bad-argument', 'closed'];
const isItsWord = (error: unknown): boolean => error instanceof RoomLogError && ITS_WORD.includes(error.code);

export function watched(log: RoomLog, now: () => number): WatchedLog {
  const listeners = new Set<(since: number) => void>();
  let pending = 0;
  let silentSince: number | undefined;

  const isLate = (since: number): boolean => now() - since > LIMITS.storeLateMs;
  const answered = (): void => {
    const since = silentSince!;
    silentSince = pending > 0 ? now() : undefined;
    if (isLate(since)) for (const then of listeners) then(since);
  };
  const write = async <T>(work: () => Promise<T>): Promise<T> => {
    pending++;
    silentSince ??= now();
    try {
      const value = await work();
      pending--;
      answered();
      return value;
    } catch (error) {
      pending--;
      if (isItsWord(error)) answered(); // otherwise it goes on being silent
      throw error;
    }
  };
  return {
    ...log,
    append: (...append) => write(() => log.append(...append)),
    beat: (server) => write(() => log.beat(server)),
    get awaySince() {
      return silentSince !== undefined && isLate(silentSince) ? silentSince : undefined;
    },
    whenBack(then) {
      listeners.add(then);
      return () => void listeners.delete(then);
    },
  };
}
