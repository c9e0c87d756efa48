/**
 * The line of a page to its room: dials, notices a line that died without a word, reconnects with exponential backoff
 * and jitter, and stays away after a final close. Clock, socket and chance are given to it, so that the browser, the
 * tests' client and the simulation reconnect by the same code.
 */
import type { Rules, Typed } from './kernel/game.ts';
import type { RoomState } from './kernel/room/state.ts';
import { type Answer, Page, type PageSetup } from './page.ts';
import { CLOSE, type CloseReason, isFinal } from './protocol.ts';

/** `broken`: it stays away, since it could not fold what it was sent. */
export type LineState = 'opening' | 'open' | 'away' | 'long-away' | 'broken' | { readonly closed: CloseReason };

/** Whether it never comes back. */
export const isOverIn = (state: LineState): boolean => state === 'broken' || typeof state === 'object';

export interface Socket {
  send(text: string): void;
  close(): void;
}

/** What a socket tells. None of it before `dial` has returned. */
export interface Calls {
  opened(): void;
  received(text: string): void;
  closed(code: number): void;
}

export interface Surroundings {
  /** In milliseconds, by a clock that nobody sets. It may stand still while the machine sleeps. */
  now(): number;
  /** Calls back at or after this time; returns how to call it off. */
  at(time: number, then: () => void): () => void;
  /** From 0 to 1: spreads those who lost their lines together. */
  lot(): number;
  dial(calls: Calls): Socket;
  /** Nobody looks: then the server is not asked for its time. */
  isHidden?(): boolean;
  /** The machine itself says that it has no network; a line within the machine may live all the same. */
  isOffline?(): boolean;
}

export interface ConnectionSetup extends PageSetup {
  readonly rules: PageSetup['rules'] & Pick<Rules<RoomState, Typed, Typed>, 'quiet'>;
  readonly onLine?: (state: LineState) => void;
  /** The rules of this game, if they are still to be fetched: what arrives meanwhile waits for them. */
  readonly fetchRules?: (game: string) => Promise<void> | undefined;
  /** A fact that could not be folded. */
  readonly onBroken?: (error: unknown) => void;
  readonly backoff?: Backoff;
}

export interface Backoff {
  readonly firstMs: number;
  readonly mostMs: number;
}

export const BACKOFF: Backoff = { firstMs: 500, mostMs: 8_000 };

/** Whoever is sent away together with others counts as having failed so often already: they need more room. */
const CROWD_FAILURES = 3;
const CROWDED: readonly number[] = [CLOSE.restarting.code, CLOSE.busy.code, CLOSE.full.code, CLOSE.trouble.code];

/**
 * How long to wait before the next try. The whole span is drawn from ("full jitter"): thousands who lost their lines at
 * one moment come back one by one and not in waves. `failures` counts those since the last welcome, from 1 on.
 */
export const backoffMs = (failures: number, lot: number, { firstMs, mostMs }: Backoff = BACKOFF): number =>
  Math.round(lot * Math.min(mostMs, firstMs * 2 ** (failures - 1)));

/** How often the server is asked for its time: so many at once in a row, and then one every while. */
const SYNCS = { first: 8, again: 3, stepMs: 150, everyMs: 5_000 };
/** How long a line is gone before it is said, unless the machine says itself that it has no network. */
const AWAY_AFTER_MS = 2_000;
const LONG_AWAY_AFTER_MS = 20_000;
/** A tunnel closes nothing: how long a press may go unanswered before the line itself is asked, */
const DOUBT_MS = 300;
/** how long an answer is waited for then before the line is taken for dead, */
const SILENT_MS = { offline: 300, awake: 1_200, pressed: 2_700, usual: 4_000 };
/** a try for stuck, and one that is open but not welcomed too. */
const STUCK_MS = 4_000;
const UNWELCOME_MS = 10_000;
/** Of a room that has not come whole. */
const BEAT_MS_MAX = 20_000;
const FRESH_MS = 500;
/** A line that broke, by RFC 6455. */
const BROKEN = 1006;

const reasonOf = (code: number): CloseReason =>
  (Object.keys(CLOSE) as CloseReason[]).find((reason) => CLOSE[reason].code === code) ?? 'outdated';

interface Try {
  readonly at: number;
  socket: Socket;
  isOpen: boolean;
  callOff: () => void;
}

const nothing = (): void => {};

export class Connection {
  readonly page: Page;
  line: LineState = 'opening';
  readonly #around: Surroundings;
  readonly #setup: ConnectionSetup;
  #try: Try | undefined;
  #failures = 0;
  #heardAt = 0;
  #held: string[] | undefined; // what waits for the rules of a game
  #hasStartedOver = false;
  #isOver = false;
  #isFrozen = false;
  #callOffRetry = nothing;
  #callOffSaying = nothing;
  #callOffSync = nothing;
  #callOffProbe = nothing;
  #callOffDoubt: (() => void) | undefined;
  #probeFrom = 0;
  #probeAt = 0;

  constructor(setup: ConnectionSetup, around: Surroundings) {
    this.#setup = setup;
    this.#around = around;
    this.page = new Page(setup);
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  open(): void {
    if (this.#isOver || this.#isFrozen) return;
    this.#callOffRetry();
    this.#letGo();
    const now = this.#around.now();
    const own: Try = { at: now, socket: undefined as unknown as Socket, isOpen: false, callOff: nothing };
    const isOwn = () => own === this.#try;
    const giveUp = () => isOwn() && !this.page.isConnected && this.#closed(BROKEN);
    this.#try = own;
    own.callOff = this.#around.at(now + STUCK_MS, giveUp);
    own.socket = this.#around.dial({
      opened: () => {
        if (!isOwn()) return;
        own.isOpen = true;
        own.callOff();
        own.callOff = this.#around.at(this.#around.now() + UNWELCOME_MS, giveUp);
        this.page.opened((text) => own.socket.send(text), this.#around.now());
      },
      received: (text) => isOwn() && this.#receive(text),
      closed: (code) => isOwn() && this.#closed(code),
    });
  }

  /** Ends it for good. */
  close(): void {
    this.#end();
  }

  /**
   * Somebody looks again, or the network is back: a line that is there is asked whether it lives, and a try that waits
   * is made now, as is one that was begun where there was no network.
   */
  hurry(): void {
    if (this.#isOver || this.#around.isHidden?.()) return;
    if (this.#try?.isOpen) this.probe();
    else if (!this.#try || this.#around.now() - this.#try.at > FRESH_MS) this.open();
  }

  /**
   * Somebody looks again, or the network is gone: asks at once whether the line still lives. Where nobody looks, nothing
   * is asked, and so no answer is missed.
   */
  probe(): void {
    if (this.#around.isHidden?.()) return;
    const isOffline = this.#around.isOffline?.();
    if (this.page.isConnected) {
      this.#setClock(SYNCS.again);
      this.#listen(isOffline ? SILENT_MS.offline : SILENT_MS.awake);
    } else if (isOffline && this.line === 'open') this.#say('away');
  }

  /**
   * A press that is not answered soon asks whether the line lives: on one that died without a word it would wait for the
   * next question of all. The answer to the press itself may take as long as the store does, and a slow line may be
   * pressed on again and again: it is waited for longer than when somebody looks again. What is pressed in a
   * quiet phase is never asked about, not even later: that would tell who was busy.
   */
  ask(command: Typed): Promise<Answer> {
    const answer = this.page.ask(command);
    if (this.page.isConnected && !this.page.isQuiet)
      this.#callOffDoubt ??= this.#around.at(this.#around.now() + DOUBT_MS, () => {
        this.#callOffDoubt = undefined;
        if (this.page.waiting === 0 || this.page.isQuiet || this.#around.isHidden?.()) return;
        this.page.sync(this.#around.now());
        this.#listen(SILENT_MS.pressed);
      });
    return answer;
  }

  /** The browser puts the page away as it is; an open line would forbid it. */
  freeze(): void {
    if (this.#isOver) return;
    this.#isFrozen = true;
    this.#callOffRetry();
    if (this.#try) this.#lose();
  }

  thaw(): void {
    if (!this.#isFrozen) return;
    this.#isFrozen = false;
    this.open();
  }

  #receive(text: string): void {
    const { now } = this.#around;
    this.#heardAt = now();
    if (this.#held) {
      this.#held.push(text);
      return;
    }
    const wasConnected = this.page.isConnected;
    try {
      this.page.received(text, now());
    } catch (error) {
      this.#startOver(error);
      return;
    }
    if (this.page.isConnected && !wasConnected) this.#welcomed();
    const { game } = this.page.view;
    const fetching = game === '' ? undefined : this.#setup.fetchRules?.(game);
    if (fetching) this.#hold(fetching);
  }

  #welcomed(): void {
    this.#failures = 0;
    this.#try?.callOff();
    this.#callOffSaying(); // also before it was said that the line is gone
    this.#say('open');
    this.#setClock(SYNCS.first);
  }

  /** Another game was chosen: what follows is read when its rules are here. */
  #hold(fetching: Promise<void>): void {
    const own = this.#try;
    this.#held = [];
    void fetching.then(
      () => {
        if (own !== this.#try) return;
        const waiting = this.#held ?? [];
        this.#held = undefined;
        for (const text of waiting) if (own === this.#try) this.#receive(text);
        this.#setup.onChange?.();
      },
      () => own === this.#try && this.#closed(BROKEN), // tried again with the next line
    );
  }

  /** What cannot be folded is asked for once more from the beginning; then this page can show nothing more. */
  #startOver(error: unknown): void {
    this.#setup.onBroken?.(error);
    if (this.#hasStartedOver) {
      this.page.tellBroken(); // to whom the line is lost for good, which tells as much
      return this.#end('broken');
    }
    this.page.startOver();
    this.#hasStartedOver = true;
    this.#closed(BROKEN);
  }

  #closed(code: number): void {
    if (isFinal(code)) return this.#end({ closed: reasonOf(code) });
    this.#lose();
    if (CROWDED.includes(code)) this.#failures = Math.max(this.#failures, CROWD_FAILURES);
    const wait = backoffMs(this.#failures, this.#around.lot(), this.#setup.backoff);
    this.#callOffRetry = this.#around.at(this.#around.now() + wait, () => this.open());
  }

  /** The line is gone; that it is, is said after a while. */
  #lose(): void {
    this.#letGo();
    if (this.#failures === 0) {
      const now = this.#around.now();
      const patience = this.#around.isOffline?.() ? 0 : AWAY_AFTER_MS;
      const away = this.#around.at(now + patience, () => this.#say('away'));
      const longAway = this.#around.at(now + LONG_AWAY_AFTER_MS, () => this.#say('long-away'));
      this.#callOffSaying = () => {
        away();
        longAway();
      };
    }
    this.#failures++;
  }

  #letGo(): void {
    const gone = this.#try;
    this.#try = undefined;
    this.#held = undefined;
    this.#callOffSync();
    this.#callOffProbe();
    this.#callOffDoubt?.();
    this.#callOffDoubt = undefined;
    this.#probeAt = 0;
    if (!gone) return;
    gone.callOff();
    this.page.closed();
    gone.socket.close();
  }

  #end(state?: LineState): void {
    this.#isOver = true;
    this.#callOffRetry();
    this.#callOffSaying();
    this.#letGo();
    if (state) this.#say(state);
  }

  #say(state: LineState): void {
    this.line = state;
    this.#setup.onLine?.(state);
  }

  #setClock(times: number): void {
    this.#callOffSync();
    if (!this.page.isConnected) return;
    const now = this.#around.now();
    if (!this.#around.isHidden?.()) {
      this.page.sync(now);
      this.#listen(SILENT_MS.usual);
    }
    const wait = times > 1 ? SYNCS.stepMs : SYNCS.everyMs;
    this.#callOffSync = this.#around.at(now + wait, () => this.#setClock(times - 1));
  }

  /** Whatever was sent last is answered in time, or the line is dead and another is opened at once. */
  #listen(patience: number): void {
    const from = this.#around.now();
    // In a quiet phase nothing is asked, and a living line is heard at the next beat.
    const { isQuiet, view } = this.page;
    const ms = patience + (isQuiet ? (this.#setup.rules.quiet?.(view)?.beatMs ?? BEAT_MS_MAX) : 0);
    // One that is due sooner, and not answered yet, is not put off by what was sent since.
    if (this.#heardAt < this.#probeFrom && this.#probeAt > from && this.#probeAt <= from + ms) return;
    this.#callOffProbe();
    this.#probeFrom = from;
    this.#probeAt = from + ms;
    this.#callOffProbe = this.#around.at(from + ms, () => {
      this.#probeAt = 0;
      if (!this.page.isConnected || this.#heardAt >= from) return;
      this.#lose();
      this.open();
    });
  }
}
