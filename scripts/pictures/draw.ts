/**
 * Draws scenes in a real browser: the built pages, on a clock that goes on only while nothing is under way, with a line
 * that is answered here. The same scene gives the same pixels.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Browser, type BrowserContext, type CDPSession, chromium } from 'playwright-core';
import { Host } from '../../test/scenes/host.ts';
import { CODE, tokenOf } from '../../test/scenes/laid.ts';
import type { Still } from '../../test/scenes/stills.ts';
import { type Kind, kindOf } from '../../test/scenes/sweep.ts';
import { findBrowser, launchOptions, SAME_PIXELS } from '../browser.ts';
import { type Around, LINE, type Said, STEADY, standAround, toRest } from './standing.ts';

const REST = `(${toRest})()`;
/** What people would type. */
const HOUSE = 'http://lykt.example';
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
const SIZES = {
  phone: { width: 390, height: 844 },
  table: { width: 1280, height: 720 },
  master: { width: 1280, height: 800 },
};
const TYPES: { readonly [extension: string]: string } = {
  ...{ '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' },
  ...{ '.png': 'image/png', '.woff2': 'font/woff2', '.json': 'application/json' },
};

/** Its clock begins to go when somebody comes, and goes by theirs. */
class Standing extends Host {
  #since: number | undefined;
  #at = 0;

  get hasCome(): boolean {
    return this.#since !== undefined;
  }

  override get now(): number {
    return this.room.now + this.#at - (this.#since ?? this.#at);
  }

  hears(at: number): void {
    this.#since ??= at;
    this.#at = at;
  }
}

/** What is laid before a page. */
interface Laid {
  readonly host: Standing;
  readonly line: { role: 'visitor'; down: (text: string) => void };
  readonly around: Around;
}

/** One picture after the other; several studios may work side by side. */
export class Studio {
  readonly #browser: Browser;
  readonly #pages: string;
  readonly #server: Server;
  #laid: Laid | undefined;
  #easel: { readonly kind: Kind; readonly context: BrowserContext; readonly session: CDPSession } | undefined;

  private constructor(browser: Browser, pages: string) {
    this.#browser = browser;
    this.#pages = pages;
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  /** `pages`: the folder of the built pages. A browser of its own: of several pages in one, only the foremost is drawn. */
  static async open(pages: string): Promise<Studio> {
    const studio = new Studio(await chromium.launch(launchOptions(findBrowser(), SAME_PIXELS)), pages);
    await new Promise<void>((opened) => studio.#server.listen(0, '127.0.0.1', opened));
    return studio;
  }

  async close(): Promise<void> {
    await this.#browser.close();
    this.#server.close();
  }

  async draw(still: Still): Promise<Buffer> {
    const { name, viewer, room } = still;
    const kind = kindOf(viewer);
    const host = new Standing(room());
    const key = kind === 'phone' ? `konklave.token.${CODE}` : `konklave.token.${CODE}.${kind}`;
    const around = { from: host.now, kept: { [key]: tokenOf(viewer) } };
    this.#laid = { host, around, line: { role: 'visitor', down: () => {} } };
    return within(STUCK_MS, name, this.#drawOn(await this.#easelFor(kind), host, still));
  }

  async #drawOn(easel: CDPSession, host: Standing, still: Still): Promise<Buffer> {
    const { name, viewer, path } = still;
    const kind = kindOf(viewer);
    await easel.send('Emulation.setVirtualTimePolicy', { policy: 'pause' });
    await easel.send('Emulation.setScriptExecutionDisabled', { value: false });
    await goes(easel, `${this.#base}${BLANK}`); // the same address once more would not be another page
    const door = kind === 'phone' ? `/${CODE}` : `/${CODE}/${kind}#${tokenOf(viewer)}`;
    await goes(easel, `${this.#base}${path ?? door}`);
    for (let passed = 0; path === undefined && !host.hasCome; passed += STEP_MS) {
      if (passed > COMES_WITHIN_MS) throw new Error(`${name} never came to its room`);
      await passes(easel, STEP_MS);
    }
    await easel.send('Runtime.evaluate', { expression: 'document.fonts.forEach((font) => void font.load())' });
    const due = host.room.rules.deadline(host.room.truth as never)?.at ?? Number.POSITIVE_INFINITY;
    await passes(easel, Math.max(SHORTEST_MS, Math.min(GREETING_MS, due - host.now - 1_000)) + PAST_MS);
    await easel.send('Runtime.evaluate', { expression: REST });
    // A browser may wait with drawing for its clock: from here on nobody hears that it goes.
    await easel.send('Emulation.setScriptExecutionDisabled', { value: true });
    await easel.send('Emulation.setVirtualTimePolicy', { policy: 'advance' });
    const { data } = await easel.send('Page.captureScreenshot', { format: 'png' });
    return Buffer.from(data, 'base64');
  }

  /** One page of that size, and no other in this browser. */
  async #easelFor(kind: Kind): Promise<CDPSession> {
    if (this.#easel?.kind === kind) return this.#easel.session;
    await this.#easel?.context.close();
    const context = await this.#browser.newContext({
      ...{ viewport: SIZES[kind], locale: 'en', timezoneId: 'UTC', reducedMotion: 'reduce' },
      ...{ isMobile: kind === 'phone', hasTouch: kind === 'phone' },
    });
    const page = await context.newPage();
    await page.goto(`${this.#base}${BLANK}`); // the clock belongs to the process of a site
    const session = await context.newCDPSession(page);
    this.#easel = { kind, context, session };
    return session;
  }

  get #base(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url!, this.#base);
    const { host, line, around } = this.#laid ?? {};
    const json = (value: unknown) => response.setHeader('content-type', TYPES['.json']!).end(JSON.stringify(value));
    if (pathname === LINE) {
      const said = JSON.parse(await text(request)) as Said;
      const told: string[] = [];
      line!.down = (one) => told.push(one);
      host!.hears(said.at);
      host!.take(line!, said.text);
      json(told);
    } else if (pathname.startsWith('/api/')) {
      const token = request.headers.authorization?.replace(/^Bearer /, '');
      const body = request.method === 'POST' ? await text(request) : undefined;
      const answer = host?.request(pathname, { token, body });
      if (answer) json({ ...answer, address: HOUSE });
      else response.writeHead(404).end();
    } else if (extname(pathname) === '') {
      const first = `<style>${STEADY}</style><script>(${standAround})(${JSON.stringify(around)}, '${LINE}')</script>`;
      const page = readFileSync(join(this.#pages, 'index.html'), 'utf8').replace('<head>', `<head>${first}`);
      response.setHeader('content-type', TYPES['.html']!).end(page);
    } else {
      const file = join(this.#pages, pathname);
      if (!existsSync(file)) return void response.writeHead(404).end();
      response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
      response.setHeader('cache-control', 'max-age=86400').end(readFileSync(file));
    }
  }
}

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
