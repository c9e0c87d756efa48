/**
 * The house is about to be renewed: no game begins any more, those that run are played to their end, and then the server
 * may stop. A game that stands still, or goes on over days, is not waited for: a restart costs it nothing that is not
 * given back (lost-time.ts). What nobody ends by itself has a bound.
 */
import type { Refusal, Typed } from '../kernel/game.ts';
import { isByCalendar } from '../kernel/room/lead.ts';
import type { Games } from '../kernel/room/rules.ts';
import type { RoomState } from '../kernel/room/state.ts';
import type { Clock } from './clock.ts';
import { LIMITS } from './limits.ts';
import { isHeldBy } from './lost-time.ts';

/** `too-long`: games still run, and have had their time. */
export type Drained = 'over' | 'too-long';

export class Drain {
  readonly #clock: Clock;
  readonly #callOffs = new Set<() => void>();
  #over: Promise<Drained> | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get isOn(): boolean {
    return this.#over !== undefined;
  }

  /** Whatever begins a game is put off. Whoever lays the table of the next one loses nothing. */
  refuses({ type }: Typed): Refusal | undefined {
    return this.isOn && type === 'room.start' ? 'renewing' : undefined;
  }

  /** Resolves when the server may stop, given how many games run at each moment. */
  begin(gamesRunning: () => number): Promise<Drained> {
    this.#over ??= new Promise((resolve) => {
      const clock = this.#clock;
      let ranAt = Number.NEGATIVE_INFINITY;
      const end = (how: Drained): void => {
        this.close();
        resolve(how);
      };
      const look = (): void => {
        const now = clock.now();
        if (gamesRunning() > 0) ranAt = now;
        if (now - ranAt >= LIMITS.drainLullSeconds * 1000) return end('over');
        this.#at(now + LIMITS.serverBeatSeconds * 1000, look);
      };
      this.#at(clock.now() + LIMITS.drainMinutes * 60_000, () => end('too-long'));
      look();
    });
    return this.#over;
  }

  close(): void {
    for (const callOff of this.#callOffs) callOff();
    this.#callOffs.clear();
  }

  #at(time: number, then: () => void): void {
    const callOff = this.#clock.at(time, () => {
      this.#callOffs.delete(callOff);
      then();
    });
    this.#callOffs.add(callOff);
  }
}

/** Whether a restart of this server would interrupt people in a game. */
export const isRunning = (games: Games, state: Readonly<RoomState>, server: string): boolean =>
  state.phase === 'playing' && !state.pause && !isByCalendar(games, state) && isHeldBy(state, server);
