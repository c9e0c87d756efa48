/**
 * What the store holds of one room, followed entry by entry, and everybody's stream of it as the stored bits have it:
 * what pages and servers say is held against this.
 */
import { bitOf, GHOST, OPEN, perceive, type Told } from '../../../kernel/audience.ts';
import { canonical } from '../../../kernel/fairness.ts';
import type { Rules, Typed, Viewer } from '../../../kernel/game.ts';
import type { RoomFact } from '../../../kernel/room/facts.ts';
import { emptyRoom, type RoomState } from '../../../kernel/room/state.ts';
import type { Entry } from '../../../kernel/table.ts';
import { wrongIn } from './rights.ts';

const EVERYONE = OPEN * 2 - 1;

type Move = Extract<RoomFact, { type: 'room.moved' }>;

/** A fact of one game, and who sat where when it was told. */
interface Item {
  readonly told: Told;
  readonly holders: readonly (string | null)[];
  whole: string | undefined;
}

/** A fact as one viewer has it. */
export interface Heard {
  readonly item: Item;
  readonly text: string;
}

interface Followed {
  readonly heard: Heard[];
  /** How many facts of the game it has looked at. */
  seen: number;
}

export class Chronicle {
  entries: Entry[] = [];
  /** How often each command is in the log. */
  ids = new Map<string, number>();
  truth: RoomState = emptyRoom();
  /** Commands that were stored, and are lost with the store. */
  readonly lost = new Set<string>();
  /** Who lost a chair at some time. They may have sat down again before they hear of it. */
  readonly removed = new Set<string>();
  /** What people did who may not. */
  readonly wrongs: string[] = [];
  #texts: string[] = [];
  /** At some time people without a seat could not look on. */
  wasShut = false;
  /** Something of it was lost at some time. */
  isCut = false;
  /** At some time the door was locked. */
  wasLocked = false;
  readonly #rules: Rules<RoomState, Typed, Typed>;
  #games: Item[][] = [[]]; // what was told before the first lobby opened, then game by game
  #streams = new Map<number, Followed>();
  #holders: readonly (string | null)[] = [];
  /** Which game is told from each time on when all streams began anew: with a game, or because something is lost. */
  #gameOf = new Map([[0, 0]]);
  #beginnings = 0;
  /** To which token each that was given up has moved. */
  #moves = new Map<string, string>();

  constructor(rules: Rules<RoomState, Typed, Typed>) {
    this.#rules = rules;
  }

  /** The store has lost its last entries. */
  cut(count: number): void {
    const texts = this.#texts.slice(0, -count);
    const before = this.ids;
    [this.entries, this.ids, this.truth, this.#texts] = [[], new Map(), emptyRoom(), []];
    [this.#games, this.#streams, this.#moves] = [[[]], new Map(), new Map()];
    this.#holders = [];
    this.#gameOf = new Map([[0, 0]]);
    this.#beginnings = 0;
    this.extend(texts);
    for (const id of before.keys()) if (!this.ids.has(id)) this.lost.add(id);
    this.isCut = true;
  }

  extend(texts: readonly string[]): void {
    for (const text of texts) {
      const entry = JSON.parse(text) as Entry;
      this.entries.push(entry);
      this.#texts.push(text);
      const wrong = wrongIn(this.truth, entry);
      if (wrong) this.wrongs.push(wrong);
      if (entry.id !== undefined) this.ids.set(entry.id, (this.ids.get(entry.id) ?? 0) + 1);
      for (const told of entry.told) {
        if (this.#rules.begins!(told.fact)) this.#games.push([]);
        if (this.#rules.begins!(told.fact)) this.#beginnings++;
        if (this.#rules.renews!(told.fact)) this.#beginnings = Math.max(this.#beginnings + 1, entry.at);
        this.#gameOf.set(this.#beginnings, this.#games.length - 1);
        this.#games.at(-1)!.push({ told, holders: this.#holders, whole: undefined });
        this.#rules.record(this.truth, told.fact);
        if (told.fact.type.startsWith('room.')) this.#noteHolders();
        if (told.fact.type === 'room.moved') this.#noteMove(told.fact as Move);
      }
      if (this.truth.isLocked) this.wasLocked = true;
      if (this.truth.phase !== 'lobby' && !this.truth.spectators) this.wasShut = true;
    }
  }

  #noteHolders(): void {
    const now = this.truth.holders ?? [];
    const isSame = now.length === this.#holders.length && now.every((holder, seat) => holder === this.#holders[seat]);
    for (const holder of this.#holders) if (holder !== null && !now.includes(holder)) this.removed.add(holder);
    if (!isSame) this.#holders = [...now];
  }

  #noteMove = ({ from, holder }: Move): void => void this.#moves.set(from, holder);

  isGhost = (viewer: Viewer): boolean =>
    typeof viewer === 'number' && this.#rules.ghosts!(this.truth as never).includes(viewer);

  /** The epoch of a viewer's stream now. */
  epochOf = (viewer: Viewer): number => this.#beginnings * 2 + (this.isGhost(viewer) ? 1 : 0);

  /** All that a viewer was told in an epoch, up to now. */
  streamOf(viewer: Viewer, epoch: number): readonly Heard[] {
    const game = this.#gameOf.get(Math.floor(epoch / 2)) ?? -1;
    const mask = bitOf(viewer) | (epoch % 2 ? GHOST : 0);
    const key = mask * 64 + game;
    let stream = this.#streams.get(key);
    if (!stream) {
      stream = { heard: [], seen: 0 };
      this.#streams.set(key, stream);
    }
    const items = this.#games[game] ?? [];
    for (; stream.seen < items.length; stream.seen++) {
      const item = items[stream.seen]!;
      const fact = perceive(item.told, mask);
      if (!fact) continue;
      stream.heard.push({ item, text: fact === item.told.fact ? wholeOf(item) : JSON.stringify(fact) });
    }
    return stream.heard;
  }

  /** Whether whoever holds a token was the viewer whom a fact was told to, on this device or on one before it. */
  isFor({ item: { told, holders } }: Heard, viewer: Viewer, holder: string): boolean {
    if (typeof viewer !== 'number' || (told.to === EVERYONE && !told.secret)) return true;
    if (told.to === EVERYONE && Object.values(told.secret!).every((bits) => !(bits & bitOf(viewer)))) return true;
    for (let one = holders[viewer]; one; one = this.#moves.get(one)) if (one === holder) return true;
    return false;
  }

  /** The view that follows from a stream. */
  viewOf(viewer: Viewer, epoch: number): RoomState {
    const mask = bitOf(viewer) | (epoch % 2 ? GHOST : 0);
    const view = emptyRoom();
    for (const { item } of this.streamOf(viewer, epoch)) this.#rules.record(view, perceive(item.told, mask)!);
    return view;
  }
}

function wholeOf(item: Item): string {
  item.whole ??= JSON.stringify(item.told.fact);
  return item.whole;
}

/** Fields may come in another order. */
export const isSame = ({ text }: Heard, received: string): boolean =>
  text === received || canonical(JSON.parse(received)) === canonical(JSON.parse(text));
