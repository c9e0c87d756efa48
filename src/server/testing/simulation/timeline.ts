/**
 * Virtual time, and everything that is under way in it: timers, which go off in their order, and lanes, on which things
 * happen in the order in which they were put there while nothing is said about the order between lanes. What happens
 * next is for whoever drives it to draw.
 */
import type { Stream } from '../../../kernel/random.ts';

interface Timer {
  readonly at: number;
  readonly order: number;
  work: (() => void) | undefined;
}

/** A queue: an up or down link, the answers of a store, the thoughts of a brain. */
export interface Lane {
  readonly waiting: (() => void)[];
  isListed: boolean;
}

export const openLane = (): Lane => ({ waiting: [], isListed: false });

export class Timeline {
  now: number;
  #order = 0;
  readonly #timers: Timer[] = []; // a heap, the earliest first
  readonly #lanes: Lane[] = [];

  constructor(now: number) {
    this.now = now;
  }

  at(time: number, work: () => void): () => void {
    this.#order++;
    const timer: Timer = { at: Math.max(time, this.now), order: this.#order, work };
    this.#timers.push(timer);
    this.#rise(this.#timers.length - 1);
    return () => {
      timer.work = undefined;
    };
  }

  /** When the next timer is due. */
  get next(): number | undefined {
    while (this.#timers.length > 0 && !this.#timers[0]!.work) this.#removeFirst();
    return this.#timers[0]?.at;
  }

  /** Goes on to the next timer and lets it go off. */
  ring(): void {
    if (this.next === undefined) return;
    const { at, work } = this.#timers[0]!;
    this.#removeFirst();
    this.now = Math.max(this.now, at);
    work!();
  }

  post(lane: Lane, work: () => void): void {
    lane.waiting.push(work);
    if (lane.isListed) return;
    lane.isListed = true;
    this.#lanes.push(lane);
  }

  get isIdle(): boolean {
    return this.#lanes.length === 0;
  }

  /** The first thing on some lane happens: on the one that waits longest, or on one that is drawn. */
  run(lot?: Stream): void {
    const index = lot ? lot.int(this.#lanes.length) : 0;
    const lane = this.#lanes[index]!;
    const work = lane.waiting.shift()!;
    if (lane.waiting.length === 0) {
      lane.isListed = false;
      this.#lanes.splice(index, 1);
    } else if (!lot) this.#lanes.push(this.#lanes.shift()!);
    work();
  }

  /** Of what waits on a lane only so many things will happen. */
  cutShort(lane: Lane, keep: number): void {
    lane.waiting.length = Math.min(lane.waiting.length, keep);
    if (lane.waiting.length > 0 || !lane.isListed) return;
    lane.isListed = false;
    this.#lanes.splice(this.#lanes.indexOf(lane), 1);
  }

  #isBefore = (a: Timer, b: Timer): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);

  #rise(from: number): void {
    const timers = this.#timers;
    for (let i = from; i > 0; ) {
      const parent = (i - 1) >> 1;
      if (!this.#isBefore(timers[i]!, timers[parent]!)) return;
      this.#swap(i, parent);
      i = parent;
    }
  }

  #removeFirst(): void {
    const timers = this.#timers;
    const last = timers.pop()!;
    if (timers.length === 0) return;
    timers[0] = last;
    for (let i = 0; ; ) {
      let least = i;
      for (const child of [2 * i + 1, 2 * i + 2]) {
        if (child < timers.length && this.#isBefore(timers[child]!, timers[least]!)) least = child;
      }
      if (least === i) return;
      this.#swap(i, least);
      i = least;
    }
  }

  #swap(i: number, j: number): void {
    const kept = this.#timers[i]!;
    this.#timers[i] = this.#timers[j]!;
    this.#timers[j] = kept;
  }
}
