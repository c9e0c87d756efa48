/** What an operator is told of a store in trouble: each kind once, until it is over. */
import type { Logger } from 'pino';
import { RoomLogError } from './log/room-log.ts';

const DAMAGED_MAX = 10_000;

export class Troubles {
  readonly #logger: Pick<Logger, 'info' | 'error'>;
  readonly #told = new Set<string>();
  readonly #damaged = new Set<string>();
  #isFresh = false;

  constructor(logger: Pick<Logger, 'info' | 'error'>) {
    this.#logger = logger;
  }

  /** Whatever is not the store's trouble is said each time. */
  tell(error: unknown, what: string): void {
    if (!(error instanceof RoomLogError)) return this.#logger.error({ err: error }, what);
    // A room that is damaged stays so, however often somebody knocks.
    if (error.code === 'room-damaged') return this.#tellOnce(error);
    this.#isFresh = true;
    if (this.#told.has(error.code)) return;
    this.#told.add(error.code);
    this.#logger.error({ code: error.code }, error.message);
  }

  #tellOnce({ code, message }: RoomLogError): void {
    if (this.#damaged.has(message)) return;
    if (this.#damaged.size < DAMAGED_MAX) this.#damaged.add(message);
    this.#logger.error({ code }, message);
  }

  /** The store has just answered. It is over when nothing went wrong since it last did. */
  answered(): void {
    if (!this.#isFresh && this.#told.size > 0) {
      this.#told.clear();
      this.#logger.info('The store answers again.');
    }
    this.#isFresh = false;
  }
}
