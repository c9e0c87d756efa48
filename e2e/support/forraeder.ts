/** Who plays Forræder on a phone, and who leads it: each reads what the screen asks and presses what a person would. */
import type { Locator } from 'playwright-core';
import { textsFor } from '../../src/games/forraeder/texts/all.ts';
import type { Language } from '../../src/kernel/game.ts';
import type { Device } from './device.ts';
import { layTable } from './lobby.ts';
import { exactly, saying } from './words.ts';

const PRESS_MS = 900;
const PHASE_MS = 90_000;

export const castleWords = (language: Language) => textsFor(language);

/** Lays a table for this game from the front page; gives its code. */
export const layCastle = (host: Device, { remote = false } = {}): Promise<string> =>
  layTable(host, { remote, game: 'forraeder' });

/** Runs in the page. Which screen it is, and all that changes when something is to be done. */
function readPhone(): { readonly screen: string; readonly title: string; readonly whole: string } {
  const main = document.querySelector('main');
  const title = document.querySelector<HTMLElement>('main h1')?.innerText ?? '';
  const bar = document.querySelector<HTMLElement>('.bar .phase')?.innerText ?? '';
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button:not([disabled])')];
  const whole = [bar, title, ...buttons.map((one) => one.ariaLabel ?? one.innerText)].join('|');
  return { screen: (main?.className.match(/\bfr-(?!dark)[a-z]+/g) ?? []).join(' '), title, whole };
}

export class Guest {
  readonly device: Device;
  /** Screens that were seen on the way, and what was read under the seal. */
  readonly seen = new Set<string>();
  readonly read: string[] = [];
  #isOver = false;

  constructor(device: Device) {
    this.device = device;
  }

  get #t() {
    return castleWords(this.device.language);
  }

  stop(): void {
    this.#isOver = true;
  }

  /** Plays until the end is shown, or until told to stop. `at` is told of a screen when it is first seen. */
  async play(at?: (screen: string) => Promise<void>): Promise<void> {
    let last = '';
    let since = performance.now();
    while (!this.#isOver) {
      const { screen, title, whole } = await this.device.alone(() => this.device.page.evaluate(readPhone));
      if (whole !== last) since = performance.now();
      if (performance.now() - since > PHASE_MS)
        throw new Error(`${this.device.name} has seen the same for too long: ${whole}`);
      last = whole;
      const key = screen || title;
      if (key && !this.seen.has(key)) {
        this.seen.add(key);
        // Before anything else: the card lies there only for a while.
        if (screen.includes('fr-deal')) await this.device.alone(() => this.#look(this.device.page.locator('.secret')));
        if (at) await this.device.alone(() => at(key));
      }
      if (screen.includes('fr-end') && !screen.includes('fr-endvote')) return;
      await this.device.alone(() => this.#act(screen));
      await this.device.changes();
    }
  }

  async #tryTo(what: Locator): Promise<void> {
    await what
      .first()
      .click({ timeout: PRESS_MS })
      .catch(() => {}); // somebody was quicker, or the time was up
  }

  async #oneOf(what: Locator): Promise<void> {
    const count = await what.count();
    if (count > 0) await this.#tryTo(what.nth(this.seen.size % count));
  }

  async #act(screen: string): Promise<void> {
    const { page } = this.device;
    if (screen.includes('fr-out')) return;
    if (screen.includes('fr-deal')) await this.#look(page.locator('.secret'));
    if (screen.includes('fr-letters')) {
      await this.#look(page.locator('.fr-brev'));
      return this.#tryTo(page.getByRole('button', { name: exactly(this.#t.buttons.no), disabled: false }));
    }
    if (screen.includes('fr-night')) {
      await this.#look(page.locator('.fr-parch'));
      await this.#oneOf(page.locator('.picker button:not([disabled])'));
      return this.#tryTo(page.locator('.btn-night:not([disabled])'));
    }
    await this.#oneOf(page.locator('main [role=radio]:not([disabled])'));
    await this.#oneOf(page.locator('main .picker button:not([disabled])'));
    const reason = page.getByRole('textbox', { name: saying(this.#t.phone.slate.why) });
    if ((await reason.count()) > 0) await reason.fill('Somebody has to go.').catch(() => {});
    await this.#tryTo(page.locator('.thumb .btn-primary:not([disabled])'));
    const lock = this.device.button(exactly(this.#t.phone.slate.lock));
    if ((await lock.count()) > 0) await this.#tryTo(lock);
    if (screen.includes('fr-arm')) await this.#tryTo(this.device.button(exactly(this.#t.phone.armoury.take)));
    if (screen.includes('fr-banish')) await this.#hold(page.locator('.btn-hold'));
  }

  /** Holds until the words are read, once a screen. They are gone when the finger is. */
  async #look(sealed: Locator): Promise<void> {
    const looks = await sealed.evaluateAll(([one]) => one?.getAttribute('class') ?? '');
    const key = `look ${looks} ${this.read.length % 3}`;
    if (looks === '' || this.seen.has(key)) return;
    const box = await sealed
      .first()
      .boundingBox({ timeout: PRESS_MS })
      .catch(() => null);
    if (!box) return;
    const { mouse } = this.device.page;
    await mouse.move(box.x + box.width / 2, box.y + box.height * 0.75);
    await mouse.down();
    const held = this.device.page.locator('.is-held');
    await held
      .first()
      .waitFor({ timeout: PRESS_MS })
      .then(async () => {
        this.read.push((await held.first().innerText({ timeout: PRESS_MS })).trim());
        this.seen.add(key);
      })
      .catch(() => {}); // another time
    await mouse.up();
    await held
      .first()
      .waitFor({ state: 'detached', timeout: PRESS_MS })
      .catch(() => {});
  }

  async #hold(button: Locator): Promise<void> {
    if ((await button.count()) === 0) return;
    await button
      .first()
      .focus({ timeout: PRESS_MS })
      .catch(() => {});
    await this.device.page.keyboard.down('Space');
    await button
      .first()
      .waitFor({ state: 'detached', timeout: 2_500 })
      .catch(() => {});
    await this.device.page.keyboard.up('Space');
  }
}

/** The master: whatever is gold is pressed, until the season is over. */
export async function leadCastle(
  master: Device,
  isOver: () => boolean,
  at: (title: string) => Promise<void>,
): Promise<void> {
  const seen = new Set<string>();
  const heading = master.page.locator('.fm .mbar h1');
  await heading.waitFor();
  while (!isOver()) {
    const title = await heading.innerText();
    const key = title.replace(/\d+/g, '');
    if (!seen.has(key)) {
      seen.add(key);
      await at(title);
    }
    const gold = master.page.locator('.fm-gold .btn-primary:not([disabled])');
    if ((await gold.count()) > 0)
      await gold
        .first()
        .click({ timeout: PRESS_MS })
        .catch(() => {});
    await master.changes();
  }
}
