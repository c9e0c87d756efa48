/**
 * A connection between a page and a server: to the server a socket, to the page a wire to speak into. Messages of one
 * connection stay in order, and each end learns by itself, sometime, that the other is gone.
 */
import type { Failures } from '../../failures.ts';
import type { Socket } from '../../sockets.ts';
import { type Lane, openLane, type Timeline } from './timeline.ts';

/** Nobody here guesses at rooms. */
export const nobodyGuesses: Failures = {
  refuses: () => undefined,
  missed: () => {},
  find: (rooms, code) => rooms.find(code),
};

/** The page's end. */
export interface Caller {
  received(text: string): void;
  closed(code: number): void;
}

const OPEN = 1;
const CLOSING = 2;
const CLOSED = 3;
const BROKEN = 1006;

export class Cable implements Socket {
  readonly OPEN = OPEN;
  readyState = OPEN;
  readonly bufferedAmount = 0;
  readonly #timeline: Timeline;
  readonly #caller: Caller;
  readonly #up: Lane = openLane();
  readonly #down: Lane = openLane();
  #heard: ((data: unknown, isBinary: boolean) => void) | undefined;
  #ended: (() => void) | undefined;
  /** Lets the server hear something: now, later when it sleeps, or never when it is dead. */
  gate: (work: () => void) => void = (work) => work();
  /** The server is about to send something. */
  spark: () => void = () => {};
  /** Whether the page still holds its end. */
  isHeld = true;
  #sent = 0;
  #arrived = 0;
  #lostFrom = Number.POSITIVE_INFINITY;

  constructor(timeline: Timeline, caller: Caller) {
    this.#timeline = timeline;
    this.#caller = caller;
  }

  // The server's end

  on(event: 'message', heard: (data: unknown, isBinary: boolean) => void): void;
  on(event: 'pong' | 'error' | 'close', happened: () => void): void;
  on(event: string, then: (data: unknown, isBinary: boolean) => void): void {
    if (event === 'message') this.#heard = then;
    if (event === 'close') this.#ended = then as () => void;
  }

  send(text: string): void {
    if (this.readyState === OPEN) this.spark();
    if (this.readyState !== OPEN) return; // or not any more
    this.#timeline.post(this.#down, () => {
      if (this.isHeld) this.#caller.received(text);
    });
  }

  close(code: number): void {
    if (this.readyState !== OPEN) return;
    this.readyState = CLOSING;
    this.#timeline.post(this.#down, () => {
      if (!this.isHeld) return;
      this.#letGo(code);
      this.#timeline.post(this.#up, () => this.#end());
    });
  }

  terminate(): void {
    if (this.readyState === CLOSED) return;
    this.#timeline.post(this.#down, () => this.#letGo(BROKEN));
    this.#timeline.post(openLane(), () => this.#end());
  }

  // The page's end

  /** How many messages are on their way to the server. */
  get underWay(): number {
    return this.#sent - this.#arrived;
  }

  say(text: string): void {
    if (!this.isHeld) return;
    const n = this.#sent++;
    this.#timeline.post(this.#up, () => {
      this.#arrived = n + 1;
      if (n >= this.#lostFrom) return;
      this.gate(() => {
        if (this.readyState !== CLOSED) this.#heard?.(text, false);
      });
    });
  }

  /** Closed properly: the server learns it after all that was said before. */
  hangUp(): void {
    if (!this.isHeld) return;
    this.#letGo(BROKEN);
    this.#timeline.post(this.#up, () => this.#end());
  }

  /** Broken: so many of the messages on their way still arrive, and the server notices later. */
  lose(arriving: number, noticedAfterMs: number): void {
    if (!this.isHeld) return;
    this.#lostFrom = this.#arrived + arriving;
    this.#letGo(BROKEN);
    this.#timeline.at(this.#timeline.now + noticedAfterMs, () => this.#end());
  }

  /** The server is dead: it hears nothing any more; what it had sent may arrive before the page notices. */
  orphan(noticedAfterMs: number): void {
    this.readyState = CLOSED;
    this.#heard = undefined;
    this.#ended = undefined;
    const notice = () => this.#timeline.post(this.#down, () => this.#letGo(BROKEN));
    if (noticedAfterMs === 0) notice();
    else this.#timeline.at(this.#timeline.now + noticedAfterMs, notice);
  }

  #letGo(code: number): void {
    if (!this.isHeld) return;
    this.isHeld = false;
    this.#caller.closed(code);
  }

  #end(): void {
    this.gate(() => {
      if (this.readyState === CLOSED) return;
      this.readyState = CLOSED;
      const ended = this.#ended;
      this.#heard = undefined;
      this.#ended = undefined;
      ended?.();
    });
  }
}
