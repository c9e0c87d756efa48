/** Time, so that a simulation can have its own. */
export interface Clock {
  now(): number;
  /** Calls back at or after this time; returns how to call it off. */
  at(time: number, then: () => void): () => void;
}

/** Milliseconds of the processor that this thread has taken: what else the machine does is not counted. */
export function spentMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const TIMEOUT_MAX = 2 ** 31 - 1;

/**
 * Milliseconds since 1970 in whole numbers, from this moment on by a clock that nobody can set. Were it the wall's, one
 * that is set back would stop every game for as long.
 */
export function steadyTime(from: number = Date.now()): () => number {
  const started = performance.now();
  return () => Math.floor(from + performance.now() - started);
}

const now = steadyTime();

export const wallClock: Clock = {
  now,
  at(time, then) {
    let timer: NodeJS.Timeout;
    const wait = (): void => {
      timer = setTimeout(ring, Math.min(TIMEOUT_MAX, Math.max(0, Math.ceil(time - now()))));
      timer.unref(); // a server that has stopped listening ends, whatever it still meant to do later
    };
    // A timer may ring a little early, and one for next month must.
    const ring = (): void => (now() < time ? wait() : then());
    wait();
    return () => clearTimeout(timer);
  },
};
