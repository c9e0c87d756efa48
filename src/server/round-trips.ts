/**
 * How long lines are, for games that judge who was first (the news `roundTrip` of kernel/game.ts).
 *
 * The server measures by itself: every two seconds each line of such a room, whoever it belongs to, is sent a ping with
 * a few random bytes, and browsers echo them at once without asking the page. Nobody can answer early; whoever answers
 * late has a slow line, which is worth little (kernel/lag.ts). What a game is told is the median of the last measurements,
 * when it has changed by more than lines do of themselves; it is a fact that nobody else is told, and each seat has a
 * number of them in a game.
 */
import { randomBytes } from 'node:crypto';
import type { Seat, Typed } from '../kernel/game.ts';
import type { RoomState } from '../kernel/room/state.ts';
import type { Clock } from './clock.ts';
import { LIMITS } from './limits.ts';
import type { House, Line } from './room.ts';

/** The measurements of one line. */
export class Meter {
  readonly #clock: Clock;
  #sent: { readonly token: string; readonly at: number } | undefined;
  readonly #measured: number[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** What to send, unless the last echo has still to come. */
  ping(): string | undefined {
    if (this.#sent) return undefined;
    this.#sent = { token: randomBytes(6).toString('hex'), at: this.#clock.now() };
    return this.#sent.token;
  }

  pong(token: string): void {
    if (token !== this.#sent?.token) return;
    this.#measured.push(Math.min(this.#clock.now() - this.#sent.at, LIMITS.roundTripMsMax));
    if (this.#measured.length > LIMITS.roundTripsKept) this.#measured.shift();
    this.#sent = undefined;
  }

  /** Undefined as long as too few are known. */
  get median(): number | undefined {
    const { length } = this.#measured;
    if (length < LIMITS.roundTripsNeeded) return undefined;
    return this.#measured.toSorted((a, b) => a - b)[(length - 1) >> 1];
  }
}

/** What this needs of its room. */
export interface Track {
  readonly state: Readonly<RoomState>;
  readonly lines: ReadonlySet<Line>;
  tell(command: Typed): void;
}

interface Told {
  ms: number;
  times: number;
}

export class RoundTrips {
  readonly #house: House;
  readonly #room: Track;
  #game = 0;
  #told = new Map<Seat, Told>();
  #callOff: (() => void) | undefined;

  constructor(house: House, room: Track) {
    this.#house = house;
    this.#room = room;
  }

  /** Whenever somebody came or something happened. */
  follow(): void {
    if (!this.#callOff && this.#isWanted()) this.#measure();
  }

  close(): void {
    this.#callOff?.();
  }

  #isWanted(): boolean {
    const { state, lines } = this.#room;
    if (state.phase !== 'playing' || lines.size === 0) return false;
    const news = { type: 'roundTrip', seat: 0, ms: 0 } as const;
    return this.#house.games[state.game]?.news?.(news, state.play) !== undefined;
  }

  #measure(): void {
    const { clock } = this.#house;
    for (const line of this.#room.lines) {
      line.ping?.();
      if (typeof line.role === 'number') this.#report(line.role, line.roundTrip?.());
    }
    this.#callOff = clock.at(clock.now() + LIMITS.roundTripEverySeconds * 1000, () => {
      this.#callOff = undefined;
      this.follow();
    });
  }

  #report(seat: Seat, ms: number | undefined): void {
    if (ms === undefined) return;
    const { number } = this.#room.state;
    if (number !== this.#game) this.#told = new Map();
    this.#game = number;
    const told = this.#told.get(seat);
    const isNews =
      !told || Math.abs(ms - told.ms) > Math.max(LIMITS.roundTripChangeMs, told.ms * LIMITS.roundTripChangePart);
    if (!isNews || (told?.times ?? 0) >= LIMITS.roundTripsToldMax) return;
    this.#told.set(seat, { ms, times: (told?.times ?? 0) + 1 });
    this.#room.tell({ type: 'room.roundTrip', seat, ms } as Typed);
  }
}
