/**
 * The page's end of a line: it folds the facts that it is sent, numbers its commands and keeps them until they are
 * answered, and goes on where it was when the line comes back. It knows neither sockets nor clocks, so that a browser,
 * a test and a simulation use the same one.
 */
import type { Rules, Typed } from './kernel/game.ts';
import { emptyRoom, type RoomState } from './kernel/room/state.ts';
import { byteLength, headOf, type Inbox, isQuietAfter, padded, take } from './kernel/wire.ts';
import {
  BEAT,
  type Breakage,
  breakageText,
  HELLO_BYTES,
  type Hello,
  PROTOCOL,
  type Role,
  type Welcome,
} from './protocol.ts';

/** `taken-back` is the page's own: the command never left. */
export type Answer = { readonly refused?: string };

/** Measurements of the server's clock that are compared. Both clocks count whole milliseconds. */
const CLOCKS_KEPT = 8;
const CLOCK_GRAIN_MS = 1;

/** Whoever weighs what leaves a phone must not tell a jewel that is passed on from a 7: all asking is filled up to this. */
const ASK_BYTES = 256;

const textOf = ({ n, command, of }: Pending): string => JSON.stringify({ n, command, of });

/** How many answered commands of its own a page can name if the store loses them. */
const DONE_KEPT = 100;

interface Pending {
  readonly n: number;
  readonly command: Typed;
  readonly of: string | undefined;
  readonly answered: (answer: Answer) => void;
  /** It may have arrived, on a line that broke before the answer. */
  wasSent: boolean;
}

type Item =
  | { readonly welcome: Welcome }
  | { readonly sync: number; readonly now: number }
  | { readonly fact: Typed }
  | { readonly done: number }
  | { readonly refused: number; readonly code: string };

export interface PageSetup {
  readonly room: string;
  /** 128 bits of the browser and 64 of this page, in hexadecimal. */
  readonly token: string;
  readonly page: string;
  /** What a link brought along. */
  readonly key?: string;
  /** A page folds facts; it decides nothing. */
  readonly rules: Pick<Rules<RoomState, Typed, Typed>, 'record' | 'question'>;
  /** Takes what waits for the server's log. */
  readonly broken?: () => readonly Breakage[];
  readonly onFact?: (fact: Typed, view: RoomState) => void;
  readonly onChange?: () => void;
}

export class Page {
  readonly #setup: PageSetup;
  view: RoomState = emptyRoom();
  role: Role = 'visitor';
  epoch = 0;
  count = 0;
  /** The pages that the server has. */
  build = '';
  /** The server's clock minus this machine's, and by how much that may be wrong, as far as it is known. */
  clockOffset = 0;
  clockError = Number.POSITIVE_INFINITY;
  #clocks: { readonly offset: number; readonly roundTrip: number }[] = [];
  #helloAt = 0;
  #inbox: Inbox = { rest: '' };
  #send: ((text: string) => void) | undefined;
  #isWelcome = false;
  #n = 0;
  #pending: Pending[] = [];
  /** Those that this line has not taken yet, and what is written of the first of them and waits for the next beat. */
  #unsaid: Pending[] = [];
  #saying = '';
  #begun = 0;
  #isQuiet = false;
  #done: number[] = [];
  /** How many of its commands were done, and are lost with the store. */
  lost = 0;

  constructor(setup: PageSetup) {
    this.#setup = setup;
  }

  /** Whether commands leave at once; otherwise they wait for the line. */
  get isConnected(): boolean {
    return this.#isWelcome;
  }

  /** Whether there is a room to draw, with this page's place in it: in a quiet phase a stream comes in pieces. */
  get isWhole(): boolean {
    return this.view.number > 0 && (typeof this.role !== 'number' || this.role < this.view.seats.length);
  }

  /** Whether this page speaks at the beat and not when something is pressed. */
  get isQuiet(): boolean {
    return this.#isQuiet;
  }

  get waiting(): number {
    return this.#pending.length;
  }

  opened(send: (text: string) => void, now = 0): void {
    const { room, token, page, key } = this.#setup;
    const { role, epoch, count } = this;
    const hello: Hello = { protocol: PROTOCOL, room, token, page, ...(key && { key }), role, epoch, count };
    this.#send = send;
    this.#helloAt = now;
    this.#clocks = []; // a machine that slept may have stood still
    this.#inbox = { rest: '' };
    send(JSON.stringify({ hello }).padEnd(HELLO_BYTES));
  }

  closed(): void {
    this.#send = undefined;
    this.#isWelcome = false;
    this.#isQuiet = false;
    this.#forgetSaying();
    this.#setup.onChange?.();
  }

  /** Forgets its stream, so that the next line brings it from the beginning. Commands stay. */
  startOver(): void {
    this.view = emptyRoom();
    this.role = 'visitor';
    this.epoch = 0;
    this.count = 0;
  }

  /** Asks for something. Resolves when the server has stored it, or says why not; however often the line breaks. */
  ask(command: Typed): Promise<Answer> {
    return new Promise((answered) => {
      this.#n++;
      const of = this.#setup.rules.question?.(this.view, command);
      const pending = { n: this.#n, command, of, answered, wasSent: false };
      this.#pending.push(pending);
      this.#unsaid.push(pending);
      if (this.#isWelcome && !this.#isQuiet) this.#sayAll();
      else this.#setup.onChange?.();
    });
  }

  /** How many commands wait for a line and never had one. */
  get queued(): number {
    return this.#pending.filter(({ wasSent }) => !wasSent).length;
  }

  /** Takes back whatever never left; what may have arrived is still answered. */
  takeBack(): void {
    this.#refuseUnsent('taken-back', this.#unsaid.slice(0, this.#begun)); // half of those may have left
    this.#setup.onChange?.();
  }

  /** Asks for the server's time; `now` is this machine's, of a clock that nobody sets, in milliseconds. */
  sync(now: number): void {
    if (this.#isWelcome && !this.#isQuiet) this.#send?.(JSON.stringify({ sync: Math.round(now) }));
  }

  received(text: string, now = 0): void {
    for (const item of take(this.#inbox, text) as Item[]) this.#takeIn(item, now);
    const wasQuiet = this.#isQuiet;
    this.#isQuiet = isQuietAfter(text);
    if (this.#isWelcome) {
      // The phase is over, and were it to leave now the air would tell who was busy after the last beat.
      if (wasQuiet && !this.#isQuiet) {
        this.#forgetSaying();
        this.#refuseUnsent('superseded');
      }
      if (this.#isQuiet) this.#sayAtBeat();
      else this.#sayAll();
    }
    if (this.isWhole && !this.#isQuiet) this.tellBroken();
    this.#setup.onChange?.();
  }

  #takeIn(item: Item, now: number): void {
    if ('welcome' in item) {
      const { role, epoch, count, applied, build } = item.welcome;
      this.build = build;
      if (applied !== undefined) this.#forget(applied);
      if (epoch !== this.epoch || count !== this.count) {
        this.view = emptyRoom();
        this.epoch = epoch;
        this.count = count;
      }
      this.role = role;
      this.#setClock(item.welcome.now, this.#isWelcome ? now : this.#helloAt, now);
      if (!this.#isWelcome) {
        this.#isWelcome = true;
        this.#unsaid = [...this.#pending];
      }
    } else if ('sync' in item) this.#setClock(item.now, item.sync, now);
    else if ('fact' in item) {
      this.#setup.rules.record(this.view, item.fact);
      this.count++;
      this.#setup.onFact?.(item.fact, this.view);
    } else {
      const n = 'done' in item ? item.done : item.refused;
      if ('done' in item) this.#done = [...this.#done.slice(1 - DONE_KEPT), n];
      const index = this.#pending.findIndex((one) => one.n === n);
      const [answered] = index < 0 ? [] : this.#pending.splice(index, 1);
      answered?.answered('done' in item ? {} : { refused: item.code });
    }
  }

  /** What it was told is done after this one is not. */
  #forget(applied: number): void {
    this.lost += this.#done.filter((n) => n > applied).length;
    this.#done = this.#done.filter((n) => n <= applied);
  }

  /** Whoever sits here has been told what is lost. */
  forgetLost(): void {
    this.lost = 0;
    this.#setup.onChange?.();
  }

  /** The server's clock stood here somewhere between these two moments. */
  #setClock(server: number, from: number, to: number): void {
    const measured = { offset: server - (from + to) / 2, roundTrip: to - from };
    // Both cannot be right: this machine has stood still or was set since.
    const isAtOdds = Math.abs(measured.offset - this.clockOffset) > measured.roundTrip / 2 + this.clockError;
    this.#clocks = [...(isAtOdds ? [] : this.#clocks), measured].slice(-CLOCKS_KEPT);
    const best = this.#clocks.reduce((one, other) => (other.roundTrip < one.roundTrip ? other : one));
    this.clockOffset = best.offset;
    this.clockError = best.roundTrip / 2 + CLOCK_GRAIN_MS;
  }

  /**
   * Never at once: when something broke would tell when this phone was drawn another way than others. It leaves with a
   * frame that came, and where phases are hidden with the one that ends them, which everybody is sent together.
   */
  tellBroken(): void {
    if (!this.#isWelcome) return;
    for (const one of this.#setup.broken?.() ?? []) this.#send?.(breakageText(one));
  }

  #sayAll(): void {
    for (const pending of this.#unsaid.splice(0)) {
      pending.wasSent = true;
      this.#send?.(textOf(pending).padEnd(ASK_BYTES));
    }
  }

  /** As much as fits into one message, and as many bytes if there is nothing. The rest goes on with the next frame. */
  #sayAtBeat(): void {
    for (const pending of this.#unsaid.slice(this.#begun)) {
      if (this.#begun >= BEAT.asksMax || byteLength(this.#saying) >= BEAT.bytes) break;
      this.#begun++;
      this.#saying += `${textOf(pending)}\n`;
    }
    const piece = headOf(this.#saying, BEAT.bytes - BEAT.sign.length);
    this.#saying = this.#saying.slice(piece.length);
    const whole = piece.split('\n').length - 1;
    for (const pending of this.#unsaid.splice(0, whole)) pending.wasSent = true;
    this.#begun -= whole;
    this.#send?.(padded(BEAT.sign + piece, BEAT.bytes));
  }

  #forgetSaying(): void {
    this.#saying = '';
    this.#begun = 0;
  }

  #refuseUnsent(refused: string, but: readonly Pending[] = []): void {
    const isUnsent = (one: Pending) => !one.wasSent && !but.includes(one);
    const unsent = this.#pending.filter(isUnsent);
    this.#pending = this.#pending.filter((one) => !isUnsent(one));
    this.#unsaid = this.#unsaid.filter((one) => !isUnsent(one));
    for (const { answered } of unsent) answered({ refused });
  }
}
