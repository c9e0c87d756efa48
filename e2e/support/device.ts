/**
 * A device in somebody's hand or on the wall: one browser context with one page, driven as a person would, by role and
 * accessible name. It waits for what is seen, never for time.
 */
import { type Browser, type BrowserContext, errors, type Locator, type Page } from 'playwright-core';
import type { Language } from '../../src/kernel/game.ts';
import { Cable } from './cable.ts';
import type { House, Speed } from './house.ts';

export type Kind = 'phone' | 'table' | 'master';
export type Name = string | RegExp;

export interface DeviceSetup {
  readonly name: string;
  readonly kind?: Kind;
  readonly language?: Language;
  /**
   * Most devices ask for less: a machine without a graphics card draws what moves all the time again and again, and that
   * takes longer than all the rest of an evening. Each game has an evening on screens in full motion.
   */
  readonly motion?: 'full' | 'less';
  readonly size?: { readonly width: number; readonly height: number };
}

export const SIZES = {
  phone: { width: 390, height: 844 },
  table: { width: 1920, height: 1080 },
  master: { width: 1280, height: 800 },
} as const;

const LOCALES: { readonly [language in Language]: string } = { en: 'en-GB', da: 'da-DK', sv: 'sv-SE', nb: 'nb-NO' };
const WAIT_MS = 30_000;
const PRESS_MS = 2_000;
const STILL_MS = 1_000;

/** Runs in the page. Changes within the same blink are one. */
export function nextChange(atMostMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      setTimeout(resolve, 50);
    };
    const observer = new MutationObserver(end);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    setTimeout(end, atMostMs);
  });
}

/** Runs in the page, in one go: what is covered, off the screen or not to be pressed is left alone. */
function pressIfFree(control: HTMLElement | SVGElement): boolean {
  if ((control as HTMLButtonElement).disabled || control.ariaDisabled === 'true') return false;
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, right, top, bottom } = control.getBoundingClientRect();
  if (!control.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))) return false;
  (control as HTMLElement).click();
  return true;
}

/** Runs in the page, before all else. */
function faster({ factor, since }: Speed): void {
  const { now } = Date;
  Date.now = () => Math.floor(since + (now() - since) * factor);
}

export class Device {
  readonly name: string;
  readonly kind: Kind;
  readonly language: Language;
  readonly context: BrowserContext;
  readonly #cable: Cable;
  page!: Page;
  /** What no page of ours may do: throw, break the content policy, ask somebody else for anything. */
  readonly troubles: string[] = [];
  #work: Promise<unknown> = Promise.resolve();

  private constructor(cable: Cable, context: BrowserContext, { name, kind = 'phone', language = 'en' }: DeviceSetup) {
    this.name = name;
    this.kind = kind;
    this.language = language;
    this.context = context;
    this.#cable = cable;
  }

  static async take(browser: Browser, house: House, setup: DeviceSetup): Promise<Device> {
    const { kind = 'phone', language = 'en' } = setup;
    const context = await browser.newContext({
      viewport: setup.size ?? SIZES[kind],
      locale: LOCALES[language],
      reducedMotion: setup.motion === 'full' ? 'no-preference' : 'reduce',
      ...(kind === 'phone' && { hasTouch: true, isMobile: true }),
    });
    context.setDefaultTimeout(WAIT_MS);
    if (house.speed) await context.addInitScript(faster, house.speed);
    const device = new Device(await Cable.to(house.base), context, setup);
    await device.openPage();
    return device;
  }

  /** A tab; the device works with the newest. */
  async openPage(): Promise<Page> {
    const page = await this.context.newPage();
    this.watch(page);
    this.page = page;
    return page;
  }

  watch(page: Page): void {
    page.on('pageerror', (error) => this.troubles.push(`threw ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) this.troubles.push(message.text());
    });
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(this.#cable.base) && !/^(data|blob):/.test(url)) this.troubles.push(`asked for ${url}`);
    });
  }

  /** One thing at a time: whoever plays on this device waits while a test looks at it. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#work.then(work);
    this.#work = done.catch(() => {});
    return done;
  }

  /** Waits until something in the page changes; whoever waits for more than that reads it again. */
  async changes(): Promise<void> {
    await this.page.evaluate(nextChange, STILL_MS).catch(() => {}); // a page that is opened again has changed
  }

  goto = (path: string) => this.page.goto(this.#cable.base + path);
  reload = () => this.page.reload();

  button = (name: Name): Locator => this.page.getByRole('button', { name });
  field = (name: Name): Locator => this.page.getByRole('textbox', { name });
  heading = (name: Name): Locator => this.page.getByRole('heading', { name });
  text = (text: Name): Locator => this.page.getByText(text);

  press = (name: Name): Promise<void> => this.button(name).first().click();
  choose = (name: Name): Promise<void> => this.page.getByRole('radio', { name }).first().click();
  /** If it is there and can be pressed, at once: whoever is too late finds it gone. Says whether it was pressed. */
  async tryTo(what: Locator): Promise<boolean> {
    try {
      if ((await what.count()) === 0) return false;
      return await what.first().evaluate(pressIfFree, undefined, { timeout: PRESS_MS });
    } catch (error) {
      if (error instanceof errors.TimeoutError || /detached|navigat|closed|destroyed/i.test(String(error)))
        return false;
      throw error;
    }
  }

  sees = (what: Locator): Promise<void> => what.first().waitFor();
  loses = (what: Locator): Promise<void> => what.first().waitFor({ state: 'hidden' });

  /** Everything that is written on the page, and nothing that is hidden. */
  words = (): Promise<string> => this.page.locator('body').innerText();

  /** Every byte takes so long from now on, there and back again. */
  lag(ms: number): void {
    this.#cable.lagMs = ms;
  }

  /** A tunnel: what was open is cut, and nothing new gets through. */
  async loseNetwork(): Promise<void> {
    await this.context.setOffline(true);
    this.#cable.pull();
  }

  /** What this device says from now on is on its way, until it is let through. */
  holdBack = (): void => this.#cable.holdBack();
  letThrough = (): void => this.#cable.letThrough();

  /** Asleep in a pocket: the lines die without a word. Then somebody looks at the phone again. */
  async sleep(): Promise<void> {
    this.#cable.freeze();
  }

  async wake(): Promise<void> {
    await this.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }

  async findNetwork(): Promise<void> {
    this.#cable.plug();
    await this.context.setOffline(false);
  }

  async close(): Promise<void> {
    this.#cable.close();
    await this.context.close();
  }
}
