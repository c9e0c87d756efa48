/**
 * Who is called when a game over days comes to a new hour. The server that stored the change calls, and no other; all
 * are called at once, with words that do not depend on what anybody holds.
 */
import type { Seat, Typed } from '../kernel/game.ts';
import type { RoomState } from '../kernel/room/state.ts';
import type { Way } from './push/push.ts';
import type { House } from './room.ts';

interface Caller {
  readonly state: Readonly<RoomState>;
  tell(command: Typed): Promise<unknown>;
}

export class Reminders {
  readonly #house: House;
  readonly #room: Caller;
  #called: string | undefined;

  constructor(house: House, room: Caller) {
    this.#house = house;
    this.#room = room;
  }

  /** After each append; `isOurs`: this server stored it. */
  follow(isOurs: boolean): void {
    const { state } = this.#room;
    const call = state.phase === 'playing' ? this.#house.games[state.game]!.calls?.(state.play) : undefined;
    const name = call && `${state.number}/${call.name}`;
    if (name === this.#called) return;
    this.#called = name;
    if (call && isOurs) for (const seat of call.seats) this.#call(seat);
  }

  #call(seat: Seat): void {
    const { push } = this.#house;
    const { holders, reminders, left } = this.#room.state;
    const holder = holders?.[seat];
    const way = holder ? reminders?.[holder] : undefined;
    if (!push || !holder || way === undefined || left?.includes(seat)) return;
    void push.send(JSON.parse(way) as Way).then((outcome) => {
      if (outcome === 'gone') this.#room.tell({ type: 'room.remind', holder, way: null } as Typed).catch(() => {});
    });
  }
}
