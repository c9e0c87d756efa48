/** A store that a test takes away: it answers nothing, or with an error, until it is back. */
import { type RoomLog, RoomLogError } from '../log/room-log.ts';

export interface AwayLog {
  readonly log: RoomLog;
  /** `silent`: what is asked for waits, and is carried out when the store is back. `failing`: it is rejected. */
  leave(how: 'silent' | 'failing'): void;
  back(): void;
}

export function awayLog(inner: RoomLog): AwayLog {
  let how: 'silent' | 'failing' | undefined;
  let waiting: (() => void)[] = [];
  const reached = async (): Promise<void> => {
    if (how === 'failing') throw new RoomLogError('unreachable', 'The store cannot be reached.');
    if (how === 'silent') await new Promise<void>((go) => waiting.push(go));
  };
  const log: RoomLog = {
    ...inner,
    append: (...append) => reached().then(() => inner.append(...append)),
    read: (...read) => reached().then(() => inner.read(...read)),
    beat: (server) => reached().then(() => inner.beat(server)),
    beats: () => reached().then(() => inner.beats()),
  };
  return {
    log,
    leave(as) {
      how = as;
    },
    back() {
      how = undefined;
      for (const go of waiting) go();
      waiting = [];
    },
  };
}
