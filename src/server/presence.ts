/**
 * Who is there, as the others are told. A phone that changes networks, or a page that loads anew, is back before
 * anybody is told; it may also be back by way of another server that shares the store.
 */
import type { Typed, Viewer } from '../kernel/game.ts';
import type { RoomState } from '../kernel/room/state.ts';
import { Buckets, LIMITS } from './limits.ts';
import { isConnected, roleOf, wireOf } from './roles.ts';
import type { House, Line } from './room.ts';

/** Somebody came or went. Whether there is anything to tell of it is seen when it is decided. */
export interface Sign {
  readonly type: 'presence';
  readonly wire: string;
  readonly connected: boolean;
  readonly via: string;
}

/** What this needs of its room. */
export interface Hall {
  readonly state: Readonly<RoomState>;
  readonly lines: ReadonlySet<Line>;
  note(sign: Sign): void;
}

export class Presence {
  readonly #house: House;
  readonly #hall: Hall;
  /** By line and by the server that it went through: how to call off that it is told as gone. */
  readonly #absences = new Map<string, () => void>();
  /** Whoever comes and goes without end is told as gone later: each time would be written down for all. */
  readonly #flickers = new Buckets(LIMITS.absencesBurst, LIMITS.absencesPerMinute / 60, LIMITS.peopleKeptPerRoom);

  constructor(house: House, hall: Hall) {
    this.#house = house;
    this.#hall = hall;
  }

  get isWaiting(): boolean {
    return this.#absences.size > 0;
  }

  close(): void {
    for (const call of this.#absences.values()) call();
  }

  /** Somebody who was here by way of this server is gone, and has a while to come back. */
  expect(wire: string, server = this.#house.server): void {
    const { clock } = this.#house;
    const absence = `${wire} ${server}`;
    if (this.#absences.has(absence)) return;
    const isOften = this.#flickers.isEmpty(wire, clock.now());
    const seconds = isOften ? LIMITS.absenceOftenSeconds : LIMITS.absenceSeconds;
    const call = clock.at(clock.now() + seconds * 1000, () => {
      this.#absences.delete(absence);
      this.#flickers.take(wire, clock.now());
      this.#hall.note({ type: 'presence', wire, connected: false, via: server });
    });
    this.#absences.set(absence, call);
  }

  greet(line: Line, role: Viewer): void {
    const wire = wireOf(role as Line['role'], line.holder);
    const { server } = this.#house;
    const absence = `${wire} ${server}`;
    this.#absences.get(absence)?.();
    this.#absences.delete(absence);
    const { state } = this.#hall;
    if (!isConnected(state, role) || state.via?.[wire] !== server) this.#tell(wire);
  }

  /** A line is gone. */
  left({ role, holder }: Line): void {
    if (role === 'visitor' || this.#isHeld(role)) return;
    this.expect(wireOf(role, holder));
  }

  /** Whoever has just sat down may have been gone before that was stored. */
  miss(line: Line): void {
    if (this.#hall.lines.has(line)) return;
    const role = roleOf(this.#hall.state, line.holder);
    if (role !== 'visitor' && !this.#isHeld(role)) this.expect(wireOf(role, line.holder));
  }

  /** Another server may have taken somebody for gone who is here. */
  insist(): void {
    const { state, lines } = this.#hall;
    for (const { role, holder } of lines) {
      if (role !== 'visitor' && !isConnected(state, role)) this.#tell(wireOf(role, holder));
    }
  }

  /** What there is to tell of a line when it is decided: people change places, and may be here by another server now. */
  newsOf({ wire, connected, via }: Sign): Typed | undefined {
    const { state } = this.#hall;
    const who = wire === 'table' || wire === 'master' ? wire : roleOf(state, wire);
    if (who === 'visitor') return undefined;
    const isShown = isConnected(state, who) && state.via?.[wire] === via;
    const isNews = connected ? this.#isHeld(who) && !isShown : !this.#isHeld(who) && isShown;
    return isNews ? ({ type: 'room.connection', who, connected, via } as Typed) : undefined;
  }

  /** Its person has come by another server since: what is still heard from here may have been answered there. */
  isOutdated({ role, holder }: Line): boolean {
    const via = role === 'visitor' ? undefined : this.#hall.state.via?.[wireOf(role, holder)];
    return via !== undefined && via !== this.#house.server && role !== 'table';
  }

  /** Another device of the same person has come since. */
  isOld(line: Line): boolean {
    return line.role !== 'table' && [...this.#hall.lines].findLast(({ holder }) => holder === line.holder) !== line;
  }

  #isHeld(role: Line['role']): boolean {
    for (const line of this.#hall.lines) if (line.role === role) return true;
    return false;
  }

  #tell(wire: string): void {
    this.#hall.note({ type: 'presence', wire, connected: true, via: this.#house.server });
  }
}
