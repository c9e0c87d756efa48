/**
 * What an operator is told of screens that a page could not draw: where, what kind of error, which places in our
 * scripts. Not by whom, nor in which room: who was drawn what is nobody's business, the operator's neither.
 */
import type { Logger } from 'pino';
import type { Breakage } from '../protocol.ts';
import type { Clock } from './clock.ts';
import { Bucket, Buckets, LIMITS } from './limits.ts';

export class Breakages {
  readonly #logger: Pick<Logger, 'warn'>;
  readonly #clock: Clock;
  readonly #rooms = new Buckets(LIMITS.breakagesPerRoomBurst, LIMITS.breakagesPerRoomPerHour / 3600);
  readonly #all: Bucket;
  #unwritten = 0;

  constructor(logger: Pick<Logger, 'warn'>, clock: Clock) {
    this.#logger = logger;
    this.#clock = clock;
    this.#all = new Bucket(LIMITS.breakagesBurst, LIMITS.breakagesPerMinute / 60, clock.now());
  }

  tell({ screen, kind, frames }: Breakage, room: string): void {
    const now = this.#clock.now();
    // The room first: one that tells too much uses up nobody else's part.
    if (!this.#rooms.take(room, now) || !this.#all.take(now)) {
      this.#unwritten++;
      return;
    }
    const unwritten = this.#unwritten;
    this.#unwritten = 0;
    this.#logger.warn({ screen, kind, frames, ...(unwritten > 0 && { unwritten }) }, 'a page could not draw a screen');
  }
}
