/** A store that says when nothing is asked of it any more: a real one answers in its own time. */
import type { RoomLog } from '../log/room-log.ts';
import { settled } from './clock.ts';

const TURNS = 4;

export interface Patient {
  readonly log: RoomLog;
  /** Until everything is answered, and nobody has asked again because of it. */
  readonly rest: () => Promise<void>;
}

export function patient(log: RoomLog): Patient {
  const under = new Set<Promise<unknown>>();
  const counted =
    <A extends unknown[], T>(work: (...args: A) => Promise<T>) =>
    (...args: A) => {
      const answer = work(...args);
      under.add(answer);
      const done = () => void under.delete(answer);
      answer.then(done, done);
      return answer;
    };
  const rest = async () => {
    // What was answered goes on in a few turns of the event loop, and may ask again.
    for (let idle = 0; idle < TURNS; idle++) {
      await settled();
      if (under.size === 0) continue;
      await Promise.allSettled(under);
      idle = 0;
    }
  };
  const { append, read, count, beat, beats, isSetBack } = log;
  const asked = { append, read, count, beat, beats, isSetBack };
  const all = Object.fromEntries(Object.entries(asked).map(([name, work]) => [name, counted(work as never)]));
  return { log: { ...log, ...all }, rest };
}
