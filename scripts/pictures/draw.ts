/**
 * Draws scenes in a real browser: the built pages, on a clock that stands still, with a line that is answered here. The
 * same scene gives the same pixels.
 */
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { Host } from '../../test/scenes/host.ts';
import { CODE, tokenOf } from '../../test/scenes/laid.ts';
import type { Still } from '../../test/scenes/stills.ts';
import { kindOf } from '../../test/scenes/sweep.ts';

const BASE = 'http://lykt.example';
/** What is shown for a while when a page comes is over then; as it comes, it is let fetch what it needs. */
const GREETING_MS = 8_000;
/** The clock runs until it is told to stand still. */
const EARLIER_MS = 600_000;
const STEP_MS = 100;
const STEPS_MAX = 5_000;
/** Away from full seconds, where a clock would show this or that. */
const PAST_MS = 437;
const SIZES: { readonly [kind: string]: { readonly width: number; readonly height: number } } = {
  phone: { width: 390, height: 844 },
  table: { width: 1280, height: 720 },
  master: { width: 1280, height: 800 },
};
const TYPES: { readonly [extension: string]: string } = {
  ...{ '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' },
  ...{ '.png': 'image/png', '.woff2': 'font/woff2', '.webmanifest': 'application/manifest+json' },
};

/** Runs in the page: what was to follow from what has come has followed. */
async function hasSettled(): Promise<void> {
  await document.fonts.ready;
  for (let turns = 0; turns < 5; turns++) {
    await new Promise((resolve) => {
      const channel = new MessageChannel(); // the page's own clock stands still
      channel.port1.onmessage = resolve;
      channel.port2.postMessage(null);
    });
  }
}

/** Answers whatever the page fetches; says how many answers are on their way. */
async function serve(page: Page, pages: string, found: object): Promise<() => number> {
  const open = new Set<unknown>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/api/')) return route.fulfill({ json: found });
    const file = join(pages, pathname);
    const isFile = extname(pathname) !== '' && existsSync(file);
    if (extname(pathname) !== '' && !isFile) return route.fulfill({ status: 404 });
    const path = isFile ? file : join(pages, 'index.html');
    return route.fulfill({ contentType: TYPES[extname(path)] ?? 'application/octet-stream', body: readFileSync(path) });
  });
  return () => open.size;
}

/** Its clock goes by the page's, from the moment of the scene on. */
class Standing extends Host {
  pageTime: number | undefined;
  #since: number | undefined;

  override get now(): number {
    if (this.pageTime === undefined) return this.room.now;
    this.#since ??= this.pageTime - this.room.now;
    return this.pageTime - this.#since;
  }

  protected override syncTime(asked: number): number {
    return (asked + this.pageTime!) / 2 - this.#since!;
  }
}

export class Studio {
  readonly #browser: Browser;
  readonly #pages: string;

  /** `pages`: the folder of the built pages. */
  constructor(browser: Browser, pages: string) {
    this.#browser = browser;
    this.#pages = pages;
  }

  async draw(still: Still): Promise<Buffer> {
    const kind = kindOf(still.viewer);
    const context = await this.#browser.newContext({
      ...{ viewport: SIZES[kind]!, locale: 'en', timezoneId: 'UTC', reducedMotion: 'reduce' },
      ...{ isMobile: kind === 'phone', hasTouch: kind === 'phone' },
    });
    try {
      return await this.#drawIn(context, still);
    } finally {
      await context.close();
    }
  }

  async #drawIn(context: BrowserContext, still: Still): Promise<Buffer> {
    const { viewer } = still;
    const host = new Standing(still.room());
    const { game, language } = host.room.truth;
    const kind = kindOf(viewer);
    const page = await context.newPage();
    const due = host.room.rules.deadline(host.room.truth as never)?.at ?? Number.POSITIVE_INFINITY;
    await page.clock.install({ time: host.now - EARLIER_MS });
    const fetching = await serve(page, this.#pages, { game, language, address: null });
    const waiting: (() => void)[] = [];
    await page.routeWebSocket('**/line', (socket) => {
      const line = { role: 'visitor' as const, down: (text: string) => socket.send(text) };
      socket.onMessage((text) => waiting.push(() => host.take(line, String(text))));
    });
    // The page measures the way to its house: answers come while its clock stands, and as if they had taken no time.
    const passes = async (ms: number): Promise<void> => {
      await page.clock.runFor(ms);
      do await page.evaluate(hasSettled);
      while (fetching() > 0);
      if (waiting.length === 0) return;
      host.pageTime = await page.evaluate(() => performance.timeOrigin + performance.now());
      for (const answer of waiting.splice(0)) answer();
      await page.evaluate(hasSettled);
    };
    const key = kind === 'phone' ? `konklave.token.${CODE}` : `konklave.token.${CODE}.${kind}`;
    await context.addInitScript(([own, kept]) => localStorage.setItem(own, kept), [key, tokenOf(viewer)] as const);
    await page.clock.pauseAt(host.now);
    await page.goto(`${BASE}/${CODE}${kind === 'phone' ? '' : `/${kind}#${tokenOf(viewer)}`}`);
    for (let steps = 0; host.pageTime === undefined; steps++) {
      if (steps > STEPS_MAX) throw new Error(`${still.name} never came to its room`);
      await passes(1);
    }
    // Until here it depends on the machine; from here on every step is the same.
    const ms = Math.max(STEP_MS, Math.min(GREETING_MS, due - host.room.now - 1_000)) + PAST_MS;
    for (let passed = 0; passed < ms; passed += STEP_MS) await passes(Math.min(STEP_MS, ms - passed));
    await page.locator('.in-room').waitFor({ state: 'attached' });
    await passes(1);
    return page.screenshot({ animations: 'disabled', caret: 'hide' });
  }
}
