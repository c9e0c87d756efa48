/**
 * Illumuffinati in a browser: a table is laid for it, and somebody plays it on a phone: reads what the screen asks, and
 * presses what a person would press. Whoever is too late for a button finds it gone and goes on, as people do.
 */
import type { Locator } from 'playwright-core';
import type { Phase } from '../../src/games/illumuffinati/state.ts';
import { textsFor } from '../../src/games/illumuffinati/texts/all.ts';
import type { Texts } from '../../src/games/illumuffinati/texts/en.ts';
import type { Language } from '../../src/kernel/game.ts';
import type { Device } from './device.ts';
import { fillChairs, layTable, openDoor, sayReady, sitDown, toTab, typeCode } from './lobby.ts';
import { exactly, like } from './words.ts';

export const muffinWords = (language: Language): Texts => textsFor(language);

/** Lays a table for this game from the front page; gives its code. */
export const layMuffins = (host: Device, { remote = false } = {}): Promise<string> =>
  layTable(host, { remote, game: 'illumuffinati' });

type OptionName = keyof Texts['options'];

/** Presses plus or minus until the number stands there. */
export async function setNumber(host: Device, option: OptionName, way: '+' | '−', shown: string): Promise<void> {
  const { name } = muffinWords(host.language).options[option];
  const group = host.page.getByRole('group', { name, exact: true });
  const output = group.locator('output');
  for (let pressed = 0; (await output.innerText()).trim() !== shown; pressed++) {
    if (pressed > 40) throw new Error(`${name} never says ${shown}`);
    const before = await output.innerText();
    await group.getByRole('button', { name: `${name}: ${way}` }).click();
    await host.loses(output.filter({ hasText: exactly(before) }));
  }
}

export async function setChoice(host: Device, option: OptionName, value: string): Promise<void> {
  const { name, values } = muffinWords(host.language).options[option];
  const label = (values as { readonly [value: string]: string })[value]!;
  const group = host.page.getByRole('radiogroup', { name, exact: true });
  await group.getByRole('radio', { name: exactly(label) }).click();
  await host.sees(group.getByRole('radio', { name: exactly(label), checked: true }));
}

export async function setFlag(host: Device, option: OptionName, on: boolean): Promise<void> {
  const { name } = muffinWords(host.language).options[option];
  const control = host.page.getByRole('switch', { name, exact: true });
  if ((await control.getAttribute('aria-checked')) !== String(on)) await control.click();
  await host.sees(host.page.getByRole('switch', { name, exact: true, checked: on }));
}

const PHASE_MS = 120_000;
const PRESS_MS = 1_500;
const AGAIN_MS = 2_000;
const PATIENCE_MS = 15_000;

/** What a phone shows: where it is, and all that changes when something is to be done. */
interface Shown {
  readonly bar: string;
  /** The classes of the screen: they say which of a phase's screens it is. */
  readonly screen: string;
  readonly whole: string;
}

/** Runs in the page. */
function readPhone(): Shown {
  const text = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText.trim() ?? '';
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')];
  const pressable = buttons.filter((one) => !one.disabled).map((one) => one.ariaLabel ?? one.innerText);
  const screen = document.querySelector('main.phone')?.className ?? '';
  return {
    bar: text('.bar .phase'),
    screen,
    whole: [screen, text('.bar .phase'), text('main h1'), ...pressable].join('|'),
  };
}

/** Presses down on something and lets go when it has done its work, or is gone. */
export async function hold(device: Device, what: Locator, until: () => Promise<unknown>): Promise<void> {
  const { page } = device;
  try {
    await what.scrollIntoViewIfNeeded();
  } catch (error) {
    if (/not attached/.test(String(error))) return; // somebody was quicker, and it is gone
    throw error;
  }
  const box = await what.boundingBox();
  if (!box) return;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  try {
    await until();
  } finally {
    await page.mouse.up();
  }
}

/** How this one plays. */
export interface Habits {
  /** What a Baker lays at once in every interrogation. */
  readonly bribe?: number;
  /** Whether the Inspector takes, or lets go for nothing. */
  readonly isGreedy?: boolean;
}

export class Cook {
  readonly device: Device;
  readonly name: string;
  readonly habits: Habits;
  /** Screens that were seen on the way. */
  readonly seen = new Set<string>();
  #isOver = false;
  #bribedAt = '';
  #poorSince: number | undefined;

  constructor(device: Device, name: string, habits: Habits = {}) {
    this.device = device;
    this.name = name;
    this.habits = habits;
  }

  get #t() {
    return muffinWords(this.device.language);
  }

  shown = (): Promise<Shown> => this.device.page.evaluate(readPhone);

  /** Plays until the game is over, told to stop, or this screen is shown. `at` is told of a screen when it is first seen. */
  async play({ at, until = 'count' }: { at?: (screen: string) => Promise<void>; until?: string } = {}): Promise<void> {
    let last = '';
    let since = performance.now();
    while (!this.#isOver) {
      const shown = await this.device.alone(() => this.shown());
      const { whole } = shown;
      if (whole !== last) since = performance.now();
      if (performance.now() - since > PHASE_MS)
        throw new Error(`${this.name} has seen the same for too long: ${whole}`);
      last = whole;
      const name = this.nameOf(shown);
      if (name && !this.seen.has(name)) {
        this.seen.add(name);
        if (at) await this.device.alone(() => at(name));
      }
      if (name === until || name === 'count') return;
      await this.device.alone(() => this.#act(name, shown));
      await this.#changes(whole);
    }
  }

  stop(): void {
    this.#isOver = true;
  }

  /** A short name for what is shown; empty between the screens. */
  nameOf({ screen, bar }: Shown): string {
    const t = this.#t;
    const own = /\bim-([a-z-]+)/.exec(screen)?.[1] ?? '';
    if (own === 'rk') return bar === t.phases['final-count'] && !/is-count/.test(screen) ? 'final-count' : 'count';
    if (own === 'bake' && bar === t.phases.hide) return 'outside';
    return own;
  }

  async #changes(before: string): Promise<void> {
    const until = performance.now() + AGAIN_MS;
    const isStill = async () => (await this.shown().catch(() => ({ whole: before }))).whole === before;
    while (!this.#isOver && performance.now() < until && (await isStill())) await this.device.changes();
  }

  async #act(name: string, { bar }: Shown): Promise<unknown> {
    const t = this.#t;
    const { device } = this;
    switch (name) {
      case 'first':
        await device.tryTo(device.button(exactly(t.first.buckets.week)));
        await device.tryTo(device.button(exactly(t.phone.nextQuestion)));
        await device.tryTo(device.button(exactly(t.phone.toOven)));
        return device.tryTo(device.button(exactly(t.buttons.testify)));
      case 'bake':
        return device.tryTo(device.button(exactly(t.phone.seenThem)));
      case 'hide':
        return this.pass();
      case 'baker':
        return this.#bid(bar);
      case 'insp':
        return this.#door();
      case 'take-back':
        return device.tryTo(device.button(like(t.phone.leave)));
      case 'last':
        return device.tryTo(device.button(exactly(t.buttons.flip)));
      case 'earn':
        await device.tryTo(device.button(like(t.phone.readyFor)));
        return device.tryTo(device.button(exactly(t.phone.readyForEnd)));
      case 'final-count':
        return device.tryTo(device.button(exactly(t.buttons.ready)));
      case 'win':
        return device.tryTo(device.button(exactly(t.phone.toCount)));
    }
  }

  /** The first two cards, whatever they are. */
  async pass(): Promise<void> {
    const cards = this.device.page.locator('.im-hand button[aria-pressed="false"]');
    const chosen = this.device.page.locator('.im-hand button[aria-pressed="true"]');
    for (let count = await chosen.count(); count < 2 && (await cards.count()) > 0; count = await chosen.count()) {
      await this.device.tryTo(cards);
      if ((await chosen.count()) === count) return;
    }
    // While it is held it says something else.
    const give = this.device.page.locator('main .im-hold');
    if ((await give.count()) === 0) return;
    await hold(this.device, give, () => give.waitFor({ state: 'detached', timeout: PRESS_MS }).catch(() => {}));
  }

  /** One offer in each interrogation. */
  async #bid(bar: string): Promise<void> {
    const { bribe = 0 } = this.habits;
    if (bribe === 0 || this.#bribedAt === bar) return;
    const chip = this.device.button(exactly(this.#t.negotiate.more(bribe)));
    if ((await chip.count()) === 0) return;
    this.#bribedAt = bar;
    await this.device.tryTo(chip);
  }

  /** Takes the first bribe that lies there, or lets the first one go for nothing. */
  async #door(): Promise<void> {
    const t = this.#t;
    const coins = this.device.page.locator('.im-take:not([disabled])').first();
    if (this.habits.isGreedy && (await coins.count()) > 0) {
      this.#poorSince = undefined;
      await hold(this.device, coins, () => coins.waitFor({ state: 'detached', timeout: PRESS_MS }).catch(() => {}));
      return;
    }
    // Where nobody pays, the greedy lose their patience too: a soft clock forces nothing.
    this.#poorSince ??= performance.now();
    if (this.habits.isGreedy && performance.now() - this.#poorSince < PATIENCE_MS) return;
    await this.device.tryTo(this.device.button(exactly(t.phone.letGoFree)));
    await this.device.tryTo(this.device.page.getByRole('dialog').getByRole('radio'));
    const go = this.device.page.getByRole('dialog').locator('.im-hold');
    if ((await go.count()) === 0) return;
    await hold(this.device, go, () => go.waitFor({ state: 'detached', timeout: PRESS_MS }).catch(() => {}));
    this.#poorSince = undefined;
  }
}

/** Which phase the table's screen shows. */
export const phaseOnTable = async (table: Device): Promise<Phase | undefined> =>
  (
    await table.page
      .locator('main.it')
      .getAttribute('class', { timeout: 1_000 })
      .catch(() => '')
  )?.match(/\bis-([a-z-]+)/)?.[1] as Phase | undefined;

/** Waits until the table's screen shows this phase. */
export async function untilPhase(table: Device, phase: Phase): Promise<void> {
  await table.page.locator(`main.it.is-${phase}`).waitFor({ timeout: PHASE_MS });
}

/** Waits until this phone shows that screen. */
export async function untilShown(cook: Cook, screen: string): Promise<void> {
  const from = performance.now();
  for (let name = ''; name !== screen; ) {
    if (performance.now() - from > PHASE_MS) throw new Error(`${cook.name} sees ${name}, and never ${screen}`);
    name = cook.nameOf(await cook.shown());
    if (name !== screen) await cook.device.changes();
  }
}

/** Runs in the page: every phase that the table shows from now on, however short. */
function keepPhases(): void {
  const phases: string[] = [];
  const note = () => {
    const phase = document.querySelector('main.it')?.className.match(/\bis-([a-z-]+)/)?.[1];
    if (phase && phase !== phases.at(-1)) phases.push(phase);
  };
  note();
  new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
  (window as unknown as { phases: string[] }).phases = phases;
}

/** What the table's screen goes through, from now on. */
export class Course {
  readonly #table: Device;

  private constructor(table: Device) {
    this.#table = table;
  }

  static async of(table: Device): Promise<Course> {
    await table.page.evaluate(keepPhases);
    return new Course(table);
  }

  phases = (): Promise<Phase[]> => this.#table.page.evaluate(() => (window as unknown as { phases: Phase[] }).phases);

  /** Waits until it has gone through these, in this order. */
  async through(...wanted: readonly Phase[]): Promise<void> {
    await this.#table.page.waitForFunction(
      (course) => {
        let at = 0;
        for (const phase of (window as unknown as { phases: string[] }).phases) if (phase === course[at]) at++;
        return at === course.length;
      },
      wanted,
      { timeout: PHASE_MS },
    );
  }
}

/** What a page says and hears on its line; asked for before it is opened. */
export class Line {
  readonly #said: string[] = [];
  #onSaid = Promise.withResolvers<void>();
  #onHeard = Promise.withResolvers<void>();

  constructor({ page }: Device) {
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        this.#said.push(String(payload));
        this.#onSaid.resolve();
        this.#onSaid = Promise.withResolvers<void>();
      });
      socket.on('framereceived', () => {
        this.#onHeard.resolve();
        this.#onHeard = Promise.withResolvers<void>();
      });
    });
  }

  /** Waits until it has said something of this kind again. */
  async says(type: string): Promise<void> {
    const before = this.#count(type);
    while (this.#count(type) === before) await this.#onSaid.promise;
  }

  /** Waits until it hears anything. */
  hears = (): Promise<void> => this.#onHeard.promise;

  #count = (type: string): number => this.#said.filter((text) => text.includes(`"${type}"`)).length;
}

/** A table of this game in the lobby: phones with the first one as host, the table's screen, and bots on other chairs. */
export async function gather(
  phones: readonly Device[],
  table: Device,
  names: readonly string[],
  chairs: number,
): Promise<string> {
  const [host, ...guests] = phones;
  const code = await layMuffins(host!);
  await sitDown(host!, names[0]!);
  await openDoor(table, host!, code);
  for (const [k, guest] of guests.entries()) {
    await typeCode(guest, code);
    await sitDown(guest, names[k + 1]!);
    await sayReady(guest);
  }
  await fillChairs(host!, chairs);
  await toTab(host!, 'options');
  return code;
}

/** The Inspector lets somebody go for nothing, chosen by name or by who it is not. Whoever raises meanwhile is asked again. */
export async function letGoFree(
  host: Device,
  who: { readonly hasText?: string; readonly hasNotText?: string },
): Promise<void> {
  const t = muffinWords(host.language);
  const free = host.button(exactly(t.phone.letGoFree)).and(host.page.locator(':enabled'));
  const dialog = host.page.getByRole('dialog');
  for (;;) {
    await free.click();
    const one = dialog.getByRole('radio').filter(who).first();
    const name = await one.locator(':scope > b').innerText();
    await one.click();
    const go = dialog.locator('.im-hold');
    await hold(host, go, () => go.waitFor({ state: 'detached' }));
    const tile = host.page.locator('.im-tile').filter({ hasText: name });
    await Promise.race([tile.waitFor({ state: 'detached' }), host.sees(host.text(t.phone.changed(name)))]);
    if ((await tile.count()) === 0) return;
  }
}
