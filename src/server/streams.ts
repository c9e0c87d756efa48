/**
 * Each viewer's own stream, read from the log when somebody needs it: no room keeps its facts. Whoever comes back is
 * read the last stretch, whoever comes anew the whole game; those who come together share one reading, and a whole
 * stream that was written down lies ready for a while for whoever may see the same, within one bound for all rooms. A
 * long game is read in pieces, so that nobody in other rooms waits for it.
 */
import type { Typed, Viewer } from '../kernel/game.ts';
import type { RoomState } from '../kernel/room/state.ts';
import { type Entry, streamOf } from '../kernel/table.ts';
import { commonLength, factLine } from '../kernel/wire.ts';
import { LIMITS } from './limits.ts';
import { breath, PIECE, piecesOf } from './pieces.ts';
import type { Positions } from './positions.ts';
import { readEntries } from './reading.ts';
import type { House } from './room.ts';
import { Shelf } from './shelf.ts';

/** What this needs of its room. */
export interface Library {
  readonly id: string;
  readonly state: Readonly<RoomState>;
  readonly positions: Positions;
  /** The entry in which the lobby of this game opened, and how far the room has got. */
  readonly begins: number;
  readonly length: number;
}

/** A stretch of the log up to now, for the moment in which somebody needs it. */
interface Reading {
  readonly from: number;
  readonly length: number;
  readonly entries: Promise<readonly Entry[]>;
}

interface Missed {
  readonly text: string;
  readonly common: number;
}

const LONG = 50_000;

/** Whole streams as they were written last, of all rooms together. */
const shelf = new Shelf(LIMITS.streamsKeptMax);
let rooms = 0;

export class Streams {
  readonly #house: House;
  readonly #room: Library;
  readonly #number = rooms++;
  #reading: Reading | undefined;
  /** How far the room had got with what lies on the shelf, and what all were told of it, by bits. */
  readonly #shelved = new Map<number, { readonly state: string; readonly common: number }>();

  constructor(house: House, room: Library) {
    this.#house = house;
    this.#room = room;
  }

  /** A viewer's own facts from a position on, as far as this room has got. */
  async facts(viewer: Viewer, from: number): Promise<Typed[]> {
    return (await this.#heard(viewer, from)).facts;
  }

  /** The same in lines, and how much of it all were told. */
  async lines(viewer: Viewer, from: number): Promise<Missed> {
    const { mask, count } = this.#room.positions.of(viewer);
    if (from >= count) return { text: '', common: 0 };
    const { begins, length } = this.#room;
    const [key, state] = [`${this.#number}/${mask}`, `${begins}/${length}`];
    const shelved = this.#shelved.get(mask);
    const known = from === 0 && shelved?.state === state ? shelf.take(key) : undefined;
    if (shelved && known !== undefined) {
      if (known.length > LONG) await breath(); // a crowd is let in one by one
      return { text: known, common: shelved.common };
    }
    const { facts, common } = await this.#heard(viewer, from);
    let text = '';
    for (const piece of piecesOf(facts)) {
      for (const fact of piece) text += factLine(fact);
      if (piece.length === PIECE) await breath();
    }
    if (from > 0) return { text, common };
    shelf.put(key, text);
    this.#shelved.set(mask, { state, common });
    return { text, common };
  }

  close(): void {
    for (const mask of this.#shelved.keys()) shelf.drop(`${this.#number}/${mask}`);
  }

  async #heard(viewer: Viewer, from: number): Promise<{ facts: Typed[]; common: number }> {
    const { rules } = this.#house;
    const { positions } = this.#room;
    const { mask } = positions.of(viewer);
    const { entry, count } = positions.before(viewer, from);
    const entries = await this.#read(entry);
    const facts = streamOf(entries, mask, from - count, rules.begins);
    return { facts, common: commonOf(entries, mask, from - count) };
  }

  /** The entries of this game from one on. */
  #read(entry: number): Promise<readonly Entry[]> {
    const { id, begins, length } = this.#room;
    const from = begins + entry;
    if (this.#reading?.from === from && this.#reading.length === length) return this.#reading.entries;
    const { games, log } = this.#house;
    const read = async () => readEntries(games, (await log.read(id, from)).slice(0, length - from));
    const reading = { from, length, entries: read() };
    this.#reading = reading;
    const forget = () =>
      setImmediate(() => {
        if (this.#reading === reading) this.#reading = undefined;
      });
    reading.entries.then(forget, forget);
    return reading.entries;
  }
}

/** How much all were told since somebody had perceived so many facts. */
function commonOf(entries: readonly Entry[], mask: number, from: number): number {
  let [position, common] = [0, 0];
  for (const { told } of entries) {
    for (const one of told) {
      if (position >= from) common += commonLength(one);
      if (one.to & mask) position++;
    }
  }
  return common;
}
