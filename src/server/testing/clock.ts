/** A clock that goes on only when it is told to, so that a test decides what happens when. */
import type { Clock } from '../clock.ts';

interface Timer {
  readonly at: number;
  readonly order: number;
  readonly then: () => void;
}

export class VirtualClock implements Clock {
  #now: number;
  #order = 0;
  #timers: Timer[] = [];

  constructor(now = 1_000_000) {
    this.#now = now;
  }

  now = (): number => this.#now;

  at(time: number, then: () => void): () => void {
    this.#order++;
    // In whole milliseconds, as every real clock here: a fraction would be lost on the way to game time and back.
    const timer = { at: Math.ceil(Math.max(time, this.#now)), order: this.#order, then };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  }

  /** When the next timer is due. */
  get next(): number | undefined {
    return this.#earliest()?.at;
  }

  /** Lets so much time pass; everything that is due in it happens in its order, one thing after the other. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settled();
    for (let timer = this.#earliest(); timer && timer.at <= end; timer = this.#earliest()) {
      this.#now = timer.at;
      this.#timers = this.#timers.filter((one) => one !== timer);
      timer.then();
      await settled();
    }
    this.#now = end;
  }

  #earliest(): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.#timers) {
      if (!first || timer.at < first.at || (timer.at === first.at && timer.order < first.order)) first = timer;
    }
    return first;
  }
}

/** Until every promise that can go on by itself has done so. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
