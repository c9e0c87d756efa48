/**
 * WebKit as Linux has it, which is close to that of an iPhone: by its own driver (W3C WebDriver), on a screen that nobody
 * sees. It has one page, which one test after the other is given; every cable is an origin of its own, so that none finds
 * what another has kept.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WebKit } from '../../scripts/browser.ts';
import { encode } from '../../scripts/pictures/png.ts';
import { quietPort } from '../../src/server/testing/processes.ts';
import { Cable } from './cable.ts';
import { Gone, type Size, type Tab } from './tab.ts';

const SCREEN = { width: 1400, height: 1200 };
const ANSWER_MS = 90_000;
const SCRIPT_MS = 60_000;
const TRIES = 100;
const RESIZES = 8;

/** Draws without a graphics card, talks to nobody on this machine, and is told so where it would ask. */
const AROUND = {
  ...{ GDK_BACKEND: 'x11', WAYLAND_DISPLAY: '', NO_AT_BRIDGE: '1', GSETTINGS_BACKEND: 'memory', LANG: 'en_GB.UTF-8' },
  ...{ WEBKIT_DISABLE_COMPOSITING_MODE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
  // Whoever runs tests in a container is root there, and has no sandbox to begin with.
  ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
};

/** Runs in the page: its size, as soon as it is that one, or else after a moment. */
function sizeNow({ width, height }: Size): Promise<Size> {
  return new Promise((resolve) => {
    const look = (isLast = false) => {
      const isThere = innerWidth === width && innerHeight === height;
      if (isThere || isLast) resolve({ width: innerWidth, height: innerHeight });
    };
    addEventListener('resize', () => look());
    setTimeout(look, 700, true);
    look();
  });
}

/** Runs in the page. What has just changed is drawn by then. */
const twoFrames = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** A window as narrow as a phone, which its buttons would not allow by themselves; and less motion. */
const GTK = {
  'gtk.css': '* { padding: 0; margin: 0; border-width: 0; min-width: 0; font-size: 1px; }',
  'settings.ini': '[Settings]\ngtk-enable-animations=0\n',
};

export class WebKitBrowser {
  readonly #folder = mkdtempSync(join(tmpdir(), 'konklave-webkit-'));
  readonly #processes: ChildProcess[] = [];
  #session = '';
  #size = { width: 0, height: 0, top: 0 };

  static async open(found: WebKit): Promise<WebKitBrowser> {
    const browser = new WebKitBrowser();
    process.once('exit', browser.#end);
    try {
      await browser.#start(found);
    } catch (error) {
      browser.#end();
      throw error;
    }
    return browser;
  }

  async #start({ driver, browser, screen }: WebKit): Promise<void> {
    const looks = join(this.#folder, 'gtk-3.0');
    mkdirSync(looks);
    for (const [name, text] of Object.entries(GTK)) writeFileSync(join(looks, name), text);
    const size = `${SCREEN.width}x${SCREEN.height}x24`;
    const args = ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp', '-fbdir', this.#folder];
    const server = spawn(screen, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    this.#processes.push(server);
    const [display] = (await Promise.race([once(server.stdout!.setEncoding('utf8'), 'data'), ended(server)])) as [
      string,
    ];
    const port = await quietPort();
    const env = {
      ...process.env,
      ...AROUND,
      HOME: this.#folder,
      XDG_CONFIG_HOME: this.#folder,
      DISPLAY: `:${display.trim()}`,
    };
    this.#processes.unshift(spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' }));
    this.#session = `http://127.0.0.1:${port}`;
    const isReady = () =>
      fetch(`${this.#session}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
    for (let tries = 0; !(await isReady()); tries++) {
      if (tries > TRIES) throw new Error(`WebKit’s driver does not answer`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const own = { binary: browser, args: ['--automation'] };
    const { sessionId } = (await this.ask('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': own } },
    })) as { sessionId: string };
    this.#session += `/session/${sessionId}`;
    await this.ask('POST', '/timeouts', { script: SCRIPT_MS, pageLoad: SCRIPT_MS });
    await this.ask('POST', '/window/rect', { x: 0, y: 0 });
  }

  async ask(method: string, path: string, body?: object): Promise<unknown> {
    const init = { method, signal: AbortSignal.timeout(ANSWER_MS), ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(this.#session + path, init).catch((error: Error) => {
      throw new Gone(`WebKit: ${method} ${path}: ${error.message}`);
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`WebKit: ${method} ${path}: ${value?.error}: ${value?.message}`);
    return value;
  }

  /** A window has a bar above the page: it is made larger by that. */
  async resize(wanted: Size): Promise<void> {
    let { width, height } = wanted;
    for (let tries = 0; tries < RESIZES; tries++) {
      await this.ask('POST', '/window/rect', { width, height });
      const inner = await this.run(sizeNow, wanted);
      const [right, down] = [wanted.width - inner.width, wanted.height - inner.height];
      this.#size = { ...wanted, top: height - inner.height };
      if (right === 0 && down === 0) return;
      [width, height] = [width + right, height + down];
    }
    throw new Error(`WebKit’s window never was ${wanted.width} x ${wanted.height}`);
  }

  async run<Given, Found>(work: (given: Given) => Found | Promise<Found>, given: Given): Promise<Found> {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${work})(arguments[0])).then(
        (found) => done({ found }), (error) => done({ error: String(error) + ' ' + error?.stack }))`;
    const { found, error } = (await this.ask('POST', '/execute/async', { script, args: [given] })) as {
      readonly found: Found;
      readonly error?: string;
    };
    if (error !== undefined) throw new Error(`in WebKit’s page: ${error}`);
    return found;
  }

  /** From the screen itself: the driver’s own picture never comes while a sheet is open. */
  async picture(): Promise<Buffer> {
    await this.run(twoFrames, null);
    const { width, height, top } = this.#size;
    const file = readFileSync(join(this.#folder, 'Xvfb_screen0'));
    const [headerBytes, lineBytes, inks] = [0, 12, 19].map((at) => file.readUInt32BE(at * 4)) as [
      number,
      number,
      number,
    ];
    const from = headerBytes + inks * 12;
    const rgb = new Uint8Array(width * height * 3);
    for (let y = 0, to = 0; y < height; y++) {
      let at = from + (y + top) * lineBytes;
      for (let x = 0; x < width; x++, at += 4) {
        rgb[to++] = file[at + 2]!;
        rgb[to++] = file[at + 1]!;
        rgb[to++] = file[at]!;
      }
    }
    return encode({ width, height, rgb });
  }

  #end = (): void => {
    for (const child of this.#processes.splice(0)) child.kill('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  };

  async close(): Promise<void> {
    process.off('exit', this.#end);
    await this.ask('DELETE', '').catch(() => {});
    this.#end();
  }
}

async function ended(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`the screen for WebKit did not start (${code})`);
}

/** Runs in the page, before which nobody can look: from now on it notes what it may not do. */
function watch(): void {
  const troubles: string[] = [];
  Object.assign(globalThis, { troubles });
  addEventListener('error', ({ error, message }) => troubles.push(`threw ${error?.stack ?? message}`));
  addEventListener('unhandledrejection', ({ reason }) => troubles.push(`threw ${reason?.stack ?? reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    troubles.push(`broke the content policy: ${violatedDirective} ${blockedURI}`),
  );
}

/** Runs in the page. */
function noted(): string[] {
  const elsewhere = performance
    .getEntriesByType('resource')
    .filter(({ name }) => !name.startsWith(location.origin) && !/^(data|blob):/.test(name));
  const { troubles = [] } = globalThis as { troubles?: string[] };
  return [...troubles, ...elsewhere.map(({ name }) => `asked for ${name}`)];
}

const pointer = (...actions: readonly object[]) => ({
  actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions }],
});

/** In the page of WebKit; the one before must have been closed. */
export async function webkitTab(browser: WebKitBrowser, base: string, size: Size): Promise<Tab> {
  const cable = await Cable.to(base);
  await browser.resize(size);
  const troubles: string[] = [];
  const look = async () => void troubles.push(...(await browser.run(noted, null).catch(() => [])));
  /** Another page comes: what the last one has noted would be gone. */
  const leave = async (path: string, body: object) => {
    await look();
    await browser.ask('POST', path, body);
    await browser.run(watch, null);
  };
  return {
    async troubles() {
      await look();
      return [...new Set(troubles)];
    },
    goto: (path) => leave('/url', { url: cable.base + path }),
    reload: () => leave('/refresh', {}),
    back: () => leave('/back', {}),
    run: (work, given) => browser.run(work, given),
    async down({ x, y }) {
      const there = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' };
      await browser.ask('POST', '/actions', pointer(there, { type: 'pointerDown', button: 0 }));
    },
    async up() {
      await browser.ask('POST', '/actions', pointer({ type: 'pointerUp', button: 0 }));
    },
    async type(text) {
      const active = Object.values((await browser.ask('GET', '/element/active')) as object)[0] as string;
      await browser.ask('POST', `/element/${active}/value`, { text });
    },
    async loseNetwork() {
      cable.pull();
    },
    async findNetwork() {
      cable.plug();
    },
    async sleep() {
      cable.freeze();
    },
    picture: () => browser.picture(),
    async close() {
      await browser.ask('POST', '/url', { url: 'about:blank' });
      cable.close();
    },
  };
}
