/**
 * How much of the processor one room may take, and one person in it. One process serves all rooms: a room whose
 * commands cost more than its budget has its next turn later, and the others go on. Nothing is refused or lost for it.
 * Only a person who goes on and on costing more than anybody does loses the line.
 */
import type { Clock } from './clock.ts';
import { Bucket, Buckets, LIMITS } from './limits.ts';

export class Effort {
  readonly #clock: Clock;
  readonly #spentMs: () => number;
  readonly #room: Bucket;
  readonly #people = new Buckets(LIMITS.personEffortBurstMs, LIMITS.personEffortMsPerSecond, LIMITS.peopleKeptPerRoom);

  constructor({ clock, spentMs }: { readonly clock: Clock; readonly spentMs: () => number }) {
    this.#clock = clock;
    this.#spentMs = spentMs;
    this.#room = new Bucket(LIMITS.roomEffortBurstMs, LIMITS.roomEffortMsPerSecond, clock.now());
  }

  /** Does what must not wait for anything meanwhile, and charges the room for it, and whoever asked for it. */
  charge<T>(work: () => T, person?: string): T {
    const before = this.#spentMs();
    try {
      return work();
    } finally {
      const ms = this.#spentMs() - before;
      const now = this.#clock.now();
      this.#room.spend(ms, now);
      if (person !== undefined) this.#people.spend(person, ms, now);
    }
  }

  /** How long the room has to wait for its next turn. */
  get restMs(): number {
    return this.#room.emptyMs(this.#clock.now());
  }

  isTooMuch(person: string): boolean {
    return this.#people.isEmpty(person, this.#clock.now());
  }
}
