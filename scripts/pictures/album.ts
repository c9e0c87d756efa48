/** The pictures of one game: docs/pictures/<game>-<surface>-<name>.png, each taken once, and all of them small. */
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Device } from '../../e2e/support/device.ts';
import type { Evening } from '../../e2e/support/evening.ts';
import { shrink } from './png.ts';

const folder = join(import.meta.dirname, '../..', 'docs/pictures');
const MB = 1_000_000;
const GAME_MAX = 3 * MB;

/** Runs in the page. Fades are over; what goes on for long may. */
async function hasSettled(): Promise<void> {
  await document.fonts.ready;
  const brief = document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().endTime) <= 2_000);
  await Promise.allSettled(brief.map((one) => one.finished));
}

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

  take = (device: Device, name: string): Promise<void> => this.keep(device.page, `${device.kind}-${name}`);

  /** What is no longer there when it has been taken is not kept, and may be taken another time. Is there one now? */
  takeIf = (device: Device, name: string, isStill: () => Promise<boolean>): Promise<boolean> =>
    this.#keep(device.page, `${device.kind}-${name}`, isStill);

  async keep(page: Page, name: string): Promise<void> {
    await this.#keep(page, name, async () => true);
  }

  /** When nothing moves any more: a picture is of a screen, not of the way to it. */
  async #keep(page: Page, name: string, isStill: () => Promise<boolean>): Promise<boolean> {
    const file = `${this.#game}-${name}.png`;
    if (this.#taken.has(file)) return true;
    this.#taken.add(file);
    await page.evaluate(hasSettled);
    await page.locator('.over-toast').waitFor({ state: 'detached' }); // somebody pressed too late
    const picture = await page.screenshot({ animations: 'disabled' });
    if (!(await isStill())) return !this.#taken.delete(file);
    writeFileSync(join(folder, file), shrink(picture));
    return true;
  }

  /** What was taken, in a line; throws if it is too much to keep. */
  close(): string {
    const bytes = this.#files().reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    const line = `${this.#game}: ${this.#taken.size} pictures, ${(bytes / MB).toFixed(1)} MB`;
    if (bytes > GAME_MAX) throw new Error(`${line}. That is more than ${GAME_MAX / MB} MB: make them smaller.`);
    return line;
  }
}
