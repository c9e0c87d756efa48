/**
 * Each viewer's own stream, read from the log when somebody needs it: no fact is kept in memory. Those who come
 * together share one reading, and those who may see the same share what is written of it.
 */
import type { Typed, Viewer } from '../kernel/game.ts';
import { gameTime, type RoomState } from '../kernel/room/state.ts';
import { type Entry, streamOf } from '../kernel/table.ts';
import { factLine } from '../kernel/wire.ts';
import type { Positions } from './positions.ts';
import type { House } from './room.ts';

/** What this needs of its room. */
export interface Library {
  readonly id: string;
  readonly state: Readonly<RoomState>;
  readonly positions: Positions;
  /** The entry in which the lobby of this game opened, and how far the room has got. */
  readonly begins: number;
  readonly length: number;
}

/** The game of now as the log has it, for the moment in which somebody needs it. */
interface Game {
  readonly begins: number;
  readonly length: number;
  readonly entries: Promise<readonly Entry[]>;
  readonly written: Map<string, readonly string[]>;
}

export class Streams {
  readonly #house: House;
  readonly #room: Library;
  #read: Game | undefined;

  constructor(house: House, room: Library) {
    this.#house = house;
    this.#room = room;
  }

  /** A viewer's own facts from a position on, as far as this room has got. */
  async facts(viewer: Viewer, from: number): Promise<Typed[]> {
    const { clock, rules } = this.#house;
    const { mask } = this.#room.positions.of(viewer);
    const entries = await this.#game().entries;
    return streamOf(entries, mask, from, gameTime(this.#room.state, clock.now()), rules.begins);
  }

  /** The same as lines. */
  async lines(viewer: Viewer, from: number): Promise<readonly string[]> {
    const game = this.#game();
    const key = `${this.#room.positions.of(viewer).mask} ${from}`;
    const stream = await this.facts(viewer, from);
    const known = game.written.get(key) ?? stream.map((fact) => factLine(fact));
    game.written.set(key, known);
    return known;
  }

  #game(): Game {
    const { id, begins, length } = this.#room;
    if (this.#read?.begins === begins && this.#read.length === length) return this.#read;
    const read = async () => {
      const texts = await this.#house.log.read(id, begins);
      return texts.slice(0, length - begins).map((text) => JSON.parse(text) as Entry);
    };
    const game: Game = { begins, length, entries: read(), written: new Map() };
    this.#read = game;
    const forget = () =>
      setImmediate(() => {
        if (this.#read === game) this.#read = undefined;
      });
    game.entries.then(forget, forget);
    return game;
  }
}
