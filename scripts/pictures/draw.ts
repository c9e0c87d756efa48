/**
 * Draws scenes in a real browser: the built pages, on a clock that goes on only while nothing is under way, with a line
 * that is answered here. The same scene gives the same pixels.
 */
import { type Browser, type BrowserContext, type CDPSession, chromium } from 'playwright-core';
import { type Size, type Still, sizeOf } from '../../test/scenes/stills.ts';
import { findBrowser, launchOptions, SAME_PIXELS } from '../browser.ts';
import { Stand, type Standing } from './stand.ts';
import { toRest } from './standing.ts';

const REST = `(${toRest})()`;
const BLANK = '/icon.svg';
/** What is shown for a while when a page comes is over then; as it comes, it is let fetch what it needs. */
const GREETING_MS = 8_000;
const SHORTEST_MS = 100;
/** Never when a line opens. */
const STEP_MS = 130;
/** By the clock of this machine: something is broken then. */
const STUCK_MS = 180_000;
const COMES_WITHIN_MS = 10_000;
/** Away from full seconds, where a clock would show this or that. */
const PAST_MS = 437;
/** What was pressed opens, and fetches what it draws. */
const OPENS_MS = 1_500;
/** The table is one design of 1920 x 1080 (kit/table-frame.tsx) that is scaled as a whole: a smaller picture shows all of it. */
export const SIZES: { readonly [size in Size]: { readonly width: number; readonly height: number } } = {
  phone: { width: 390, height: 844 },
  small: { width: 320, height: 568 },
  table: { width: 1280, height: 720 },
  master: { width: 1280, height: 800 },
  laptop: { width: 1440, height: 900 },
  television: { width: 1920, height: 1080 },
  large: { width: 3840, height: 2160 },
};
/** Without a mouse: a television is told from a screen at a desk by that. */
const TOUCHED: readonly Size[] = ['phone', 'small', 'television'];
/** One picture after the other; several studios may work side by side. */
export class Studio {
  readonly #browser: Browser;
  readonly #stand: Stand;
  #easel: { readonly size: Size; readonly context: BrowserContext; readonly session: CDPSession } | undefined;

  private constructor(browser: Browser, stand: Stand) {
    this.#browser = browser;
    this.#stand = stand;
  }

  /** `pages`: the folder of the built pages. A browser of its own: of several pages in one, only the foremost is drawn. */
  static async open(pages: string): Promise<Studio> {
    return new Studio(await chromium.launch(launchOptions(findBrowser(), SAME_PIXELS)), await Stand.open(pages));
  }

  async close(): Promise<void> {
    await this.#browser.close();
    this.#stand.close();
  }

  async draw(still: Still): Promise<Buffer> {
    const { host, path } = this.#stand.lay(still);
    const address = this.#stand.base + path;
    return within(STUCK_MS, still.name, this.#drawOn(await this.#easelFor(sizeOf(still)), host, still, address));
  }

  async #drawOn(easel: CDPSession, host: Standing, { name, path, press }: Still, address: string): Promise<Buffer> {
    await easel.send('Emulation.setVirtualTimePolicy', { policy: 'pause' });
    await easel.send('Emulation.setScriptExecutionDisabled', { value: false });
    await goes(easel, `${this.#stand.base}${BLANK}`); // the same address once more would not be another page
    await goes(easel, address);
    for (let passed = 0; path === undefined && !host.hasCome; passed += STEP_MS) {
      if (passed > COMES_WITHIN_MS) throw new Error(`${name} never came to its room`);
      await passes(easel, STEP_MS);
    }
    await easel.send('Runtime.evaluate', { expression: 'document.fonts.forEach((font) => void font.load())' });
    const due = host.room.rules.deadline(host.room.truth as never)?.at ?? Number.POSITIVE_INFINITY;
    await passes(easel, Math.max(SHORTEST_MS, Math.min(GREETING_MS, due - host.now - 1_000)) + PAST_MS);
    if (press) {
      const { exceptionDetails } = await easel.send('Runtime.evaluate', { expression: pressing(press) });
      if (exceptionDetails) throw new Error(`${name}: nothing to press is ${press}`);
      await passes(easel, OPENS_MS);
    }
    await easel.send('Runtime.evaluate', { expression: REST });
    // A browser may wait with drawing for its clock: from here on nobody hears that it goes.
    await easel.send('Emulation.setScriptExecutionDisabled', { value: true });
    await easel.send('Emulation.setVirtualTimePolicy', { policy: 'advance' });
    const { data } = await easel.send('Page.captureScreenshot', { format: 'png' });
    return Buffer.from(data, 'base64');
  }

  /** One page of that size, and no other in this browser. */
  async #easelFor(size: Size): Promise<CDPSession> {
    if (this.#easel?.size === size) return this.#easel.session;
    await this.#easel?.context.close();
    const context = await this.#browser.newContext({
      ...{ viewport: SIZES[size], locale: 'en', timezoneId: 'UTC', reducedMotion: 'reduce' },
      ...{ isMobile: TOUCHED.includes(size), hasTouch: TOUCHED.includes(size) },
    });
    const page = await context.newPage();
    await page.goto(`${this.#stand.base}${BLANK}`); // the clock belongs to the process of a site
    const session = await context.newCDPSession(page);
    this.#easel = { size, context, session };
    return session;
  }
}

/** Runs in the page. */
const pressing = (selector: string): string => `document.querySelector(${JSON.stringify(selector)}).click()`;

async function goes(easel: CDPSession, url: string): Promise<void> {
  const { errorText } = await easel.send('Page.navigate', { url });
  if (errorText) throw new Error(`${url}: ${errorText}`);
}

/** Time goes by in the page: it stands while something is fetched, and leaps over what nobody waits for. */
async function passes(easel: CDPSession, budget: number): Promise<void> {
  const over = new Promise<void>((resolve) => easel.once('Emulation.virtualTimeBudgetExpired', () => resolve()));
  await easel.send('Emulation.setVirtualTimePolicy', { policy: 'pauseIfNetworkFetchesPending', budget });
  await over;
}

async function within<T>(ms: number, what: string, done: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stuck = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`${what} is not drawn after ${ms / 1000} s`)), ms);
  });
  return Promise.race([done, stuck]).finally(() => clearTimeout(timer));
}
