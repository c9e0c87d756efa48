/** The pictures of one game: docs/pictures/<game>-<surface>-<name>.png, each taken once, and all of them small. */
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Device } from '../../e2e/support/device.ts';
import type { Evening } from '../../e2e/support/evening.ts';
import { shrink } from './png.ts';

const folder = join(import.meta.dirname, '../..', 'docs/pictures');
const MB = 1_000_000;
const GAME_MAX = 3 * MB;

/** Plays for the pictures of a game. */
export type Sitting = (evening: Evening, album: Album) => Promise<void>;

export class Album {
  readonly #game: string;
  readonly #taken = new Set<string>();

  constructor(game: string) {
    this.#game = game;
    mkdirSync(folder, { recursive: true });
    for (const file of this.#files()) rmSync(join(folder, file));
  }

  #files = (): string[] => readdirSync(folder).filter((file) => file.startsWith(`${this.#game}-`));

  /** When nothing moves any more: a picture is of a screen, not of the way to it. */
  async take(device: Device, name: string): Promise<void> {
    const file = `${this.#game}-${device.kind}-${name}.png`;
    if (this.#taken.has(file)) return;
    this.#taken.add(file);
    await device.page.evaluate(() => document.fonts.ready);
    writeFileSync(join(folder, file), shrink(await device.page.screenshot({ animations: 'disabled' })));
  }

  /** What was taken, in a line; throws if it is too much to keep. */
  close(): string {
    const bytes = this.#files().reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    const line = `${this.#game}: ${this.#taken.size} pictures, ${(bytes / MB).toFixed(1)} MB`;
    if (bytes > GAME_MAX) throw new Error(`${line}. That is more than ${GAME_MAX / MB} MB: make them smaller.`);
    return line;
  }
}
