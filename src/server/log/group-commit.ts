/**
 * Group commit: gathers the appends of one turn of the event loop, across rooms, and hands them to the store as one
 * commit. While a commit is under way the next ones gather, so a slow disk makes larger commits, not a longer queue.
 */
import { type Append, checkAppend, type LogOptions, limits, RoomLogError } from './room-log.ts';
import type { Store } from './store.ts';

interface Waiting extends Append {
  readonly bytes: number;
  readonly resolve: (isWritten: boolean) => void;
  readonly reject: (error: unknown) => void;
}

export class GroupCommit {
  readonly #store: Pick<Store, 'commit' | 'afterTurn'>;
  readonly #onCommit: LogOptions['onCommit'];
  #waiting: Waiting[] = [];
  #isBusy = false;
  #isClosed = false;
  #whenIdle: (() => void)[] = [];

  constructor(store: Pick<Store, 'commit' | 'afterTurn'>, { onCommit }: LogOptions) {
    this.#store = store;
    this.#onCommit = onCommit;
  }

  append(room: string, expectedLength: number, entries: readonly string[]): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.checkOpen();
      const bytes = checkAppend({ room, expectedLength, entries });
      this.#waiting.push({ room, expectedLength, entries: [...entries], bytes, resolve, reject });
      this.#next();
    });
  }

  checkOpen(): void {
    if (this.#isClosed) throw new RoomLogError('closed', 'The log is closed: this server is shutting down.');
  }

  /** Takes no more appends; resolves when those under way are settled. Says whether this was the first call. */
  async close(): Promise<boolean> {
    const isFirst = !this.#isClosed;
    this.#isClosed = true;
    if (this.#isBusy) await new Promise<void>((resolve) => this.#whenIdle.push(resolve));
    return isFirst;
  }

  #next(): void {
    if (this.#isBusy) return;
    if (this.#waiting.length === 0) {
      for (const resolve of this.#whenIdle.splice(0)) resolve();
      return;
    }
    this.#isBusy = true;
    // Not at once, not even when the commit before has just ended: this turn may bring more.
    const commit = () => void this.#commit();
    if (this.#store.afterTurn) this.#store.afterTurn(commit);
    else setImmediate(commit);
  }

  async #commit(): Promise<void> {
    const group = this.#takeGroup();
    const started = performance.now();
    let isDone = false;
    try {
      const written = await this.#store.commit(group);
      isDone = true;
      for (const [i, { resolve }] of group.entries()) resolve(written[i]!);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    this.#isBusy = false;
    this.#next();
    if (isDone && this.#onCommit) {
      const entries = group.reduce((sum, append) => sum + append.entries.length, 0);
      this.#onCommit({ appends: group.length, entries, ms: performance.now() - started });
    }
  }

  #takeGroup(): Waiting[] {
    let bytes = 0;
    const end = this.#waiting.findIndex((append, i) => {
      bytes += append.bytes;
      return i === limits.commitAppendsMax || (bytes > limits.commitBytesMax && i > 0);
    });
    return this.#waiting.splice(0, end < 0 ? this.#waiting.length : end);
  }
}
