/**
 * How long each room was when something was last stored in it, beside the embedded log in a small file of its own.
 *
 * SQLite drops without a word whatever follows a damaged place in its write-ahead log, or is missing at its end: the
 * rooms are only shorter than they were. So a line is written here after each commit, and compared when a server opens
 * the folder. The lines begin anew whenever everything has been moved to the main file. They reach the disk with each
 * sign of life and not with each commit: a server that is killed loses none, and a machine that stops loses some, which
 * can hide a loss and never invents one.
 */
import { closeSync, fdatasyncSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

const HEADS_NAME = 'konklave.heads';

const lineOf = (text: string): string => `${text} ${crc32(text)}\n`;

export class Heads {
  readonly #path: string;
  readonly #file: number;
  #isFresh = false;

  constructor(folder: string) {
    this.#path = join(folder, HEADS_NAME);
    this.#file = openSync(this.#path, 'a');
  }

  /** By room, in the order of writing: the last word counts. 0: it was deleted. */
  read(): ReadonlyMap<string, number> {
    const lengths = new Map<string, number>();
    for (const line of readFileSync(this.#path, 'utf8').split('\n')) {
      const text = line.slice(0, line.lastIndexOf(' '));
      if (`${line}\n` !== lineOf(text)) continue; // the last one may have been cut short
      const [room, length] = text.split(' ');
      lengths.set(room!, Number(length));
    }
    return lengths;
  }

  note(lengths: readonly (readonly [room: string, length: number])[]): void {
    if (lengths.length === 0) return;
    this.#do(() => writeSync(this.#file, lengths.map(([room, length]) => lineOf(`${room} ${length}`)).join('')));
    this.#isFresh = true;
  }

  /** Brings what was noted to the disk. */
  sync(): void {
    if (this.#isFresh) this.#do(() => fdatasyncSync(this.#file));
    this.#isFresh = false;
  }

  /** All that was noted is safe in the main file. */
  clear(): void {
    this.#do(() => ftruncateSync(this.#file));
    this.#isFresh = false;
  }

  /** A full disk must not fail what is stored: less is known of a loss then. */
  #do(work: () => void): void {
    try {
      work();
    } catch {}
  }

  close(): void {
    closeSync(this.#file);
  }
}
