/**
 * Which commands a room has applied, by the ids in its log: `page:number`. Every server and every restart knows them,
 * so that a command that is sent again is acknowledged and not decided once more.
 */
import { LIMITS } from './limits.ts';

interface Applied {
  last: number;
  /** The last ones, in the order in which they were applied. */
  numbers: number[];
}

/** A page is named by this much of its browser's hash, and a name of its own. */
export const PERSON_LENGTH = 8;

export class AppliedCommands {
  readonly #pages = new Map<string, Applied>();

  has = (page: string, n: number): boolean => this.#pages.get(page)?.numbers.includes(n) ?? false;

  /** The highest number of a page that was applied. */
  lastOf = (page: string): number | undefined => this.#pages.get(page)?.last;

  noteId(id: string): void {
    const cut = id.lastIndexOf(':');
    this.note(id.slice(0, cut), Number(id.slice(cut + 1)));
  }

  note(page: string, n: number): void {
    const applied = this.#pages.get(page) ?? { last: 0, numbers: [] };
    this.#pages.delete(page); // the map keeps its pages by their latest command
    this.#pages.set(page, applied);
    if (applied.numbers.includes(n)) return;
    applied.last = Math.max(applied.last, n);
    applied.numbers.push(n);
    if (applied.numbers.length > LIMITS.commandsKeptPerPage) applied.numbers.shift();
    if (this.#pages.size > LIMITS.pagesKeptPerRoom) this.#pages.delete(this.#pages.keys().next().value!);
  }
}
