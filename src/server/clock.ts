/** Time, so that a simulation can have its own. */
export interface Clock {
  now(): number;
  /** Calls back at or after this time; returns how to call it off. */
  at(time: number, then: () => void): () => void;
}

const TIMEOUT_MAX = 2 ** 31 - 1;

export const wallClock: Clock = {
  now: Date.now,
  at(time, then) {
    const timer = setTimeout(then, Math.min(TIMEOUT_MAX, Math.max(0, time - Date.now())));
    timer.unref(); // a server that has stopped listening ends, whatever it still meant to do later
    return () => clearTimeout(timer);
  },
};
