/**
 * Firefox as it is installed, by the protocol that it speaks itself (WebDriver BiDi), on no screen at all. One program;
 * every phone has a context of its own in it, in which nothing of another is kept.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Firefox } from '../../scripts/browser.ts';
import { Cable } from './cable.ts';
import { Gone, type Size, type Tab } from './tab.ts';

const START_MS = 120_000;
const ENDED = 'Firefox has ended';

/** Less motion, one language, and no word to anybody. */
const PREFERENCES = {
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'en-GB, en',
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.region.network.url': '',
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'extensions.update.enabled': false,
  'media.gmp-manager.url': '',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.server': '',
};

interface Told {
  readonly id?: number;
  readonly type: string;
  readonly method?: string;
  readonly params?: { readonly [name: string]: unknown };
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

interface Entry {
  readonly type: string;
  readonly level: string;
  readonly text: string;
  readonly source: { readonly context?: string };
}

type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly value: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

export class FirefoxBrowser {
  readonly #profile = mkdtempSync(join(tmpdir(), 'konklave-firefox-'));
  readonly #waiting = new Map<number, PromiseWithResolvers<Told>>();
  readonly #heard = new Map<string, (method: string, params: unknown) => void>();
  #child: ChildProcess | undefined;
  #socket: WebSocket | undefined;
  #asked = 0;

  static async open(found: Firefox): Promise<FirefoxBrowser> {
    const browser = new FirefoxBrowser();
    process.once('exit', browser.#end);
    try {
      await browser.#start(found);
    } catch (error) {
      browser.#end();
      throw error;
    }
    return browser;
  }

  async #start({ path }: Firefox): Promise<void> {
    const preferences = Object.entries(PREFERENCES).map(
      ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
    );
    writeFileSync(join(this.#profile, 'user.js'), preferences.join('\n'));
    const args = ['--headless', '--new-instance', '--remote-debugging-port=0', '--profile', this.#profile];
    const env = { ...process.env, HOME: this.#profile, MOZ_CRASHREPORTER_DISABLE: '1' };
    const child = spawn(path, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    this.#child = child;
    const said: string[] = [];
    const address = new Promise<string>((resolve, reject) => {
      const fail = (why: string) => reject(new Error(`Firefox did not start: ${why}\n${said.join('\n')}`));
      setTimeout(fail, START_MS, 'it was too slow').unref();
      child.once('exit', (code) => fail(`it ended (${code})`));
      createInterface(child.stderr).on('line', (line) => {
        if (said.length < 100) said.push(line);
        const found = /WebDriver BiDi listening on (ws:\S+)/.exec(line);
        if (found) resolve(`${found[1]}/session`);
      });
    });
    const socket = new WebSocket(await address);
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#take(JSON.parse(String(data)) as Told);
    socket.onclose = () => {
      for (const { reject } of this.#waiting.values()) reject(new Gone(ENDED));
      this.#waiting.clear();
    };
    await once(socket, 'open');
    await this.ask('session.new', { capabilities: {} });
    await this.ask('session.subscribe', { events: ['log.entryAdded', 'network.beforeRequestSent'] });
  }

  #take(told: Told): void {
    if (told.id !== undefined) {
      this.#waiting.get(told.id)?.resolve(told);
      this.#waiting.delete(told.id);
    } else if (told.method) {
      const { context, source } = (told.params ?? {}) as { context?: string; source?: { context?: string } };
      this.#heard.get(context ?? source?.context ?? '')?.(told.method, told.params);
    }
  }

  async ask<Answer>(method: string, params: object): Promise<Answer> {
    if (this.#socket!.readyState !== WebSocket.OPEN) throw new Gone(ENDED);
    const id = ++this.#asked;
    const answer = Promise.withResolvers<Told>();
    this.#waiting.set(id, answer);
    this.#socket!.send(JSON.stringify({ id, method, params }));
    const { type, result, error, message } = await answer.promise;
    if (type === 'error') throw new Error(`Firefox: ${method}: ${error}: ${message}`);
    return result as Answer;
  }

  /** A tab in a context of its own; closed with it. */
  async openTab(size: Size, hear: (method: string, params: unknown) => void) {
    const { userContext } = await this.ask<{ userContext: string }>('browser.createUserContext', {});
    const { context } = await this.ask<{ context: string }>('browsingContext.create', { type: 'tab', userContext });
    await this.ask('browsingContext.setViewport', { context, viewport: size });
    this.#heard.set(context, hear);
    const close = async () => {
      this.#heard.delete(context);
      await this.ask('browser.removeUserContext', { userContext });
    };
    return { context, close };
  }

  #end = (): void => {
    this.#child?.kill('SIGKILL');
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  };

  async close(): Promise<void> {
    process.off('exit', this.#end);
    this.#socket?.close();
    const gone = this.#child && once(this.#child, 'exit');
    this.#child?.kill('SIGKILL');
    await gone;
    this.#end();
  }
}

/** A line that breaks is no trouble of the page. */
const LINE = /^(The connection to|Firefox can’t establish a connection to the server at) ws/;

/** In a page of Firefox: on a house’s cable, or wherever it is led. */
export async function firefoxTab(browser: FirefoxBrowser, base: string, size: Size): Promise<Tab> {
  const cable = await Cable.to(base);
  const troubles: string[] = [];
  const { context, close } = await browser.openTab(size, (method, params) => {
    if (method === 'log.entryAdded') {
      const { type, level, text } = params as Entry;
      if (LINE.test(text)) return;
      if ((type === 'javascript' && level === 'error') || /content.security.policy/i.test(text)) troubles.push(text);
      return;
    }
    const { url } = (params as { readonly request: { readonly url: string } }).request;
    if (!url.startsWith(cable.base) && !/^(data|blob|about):/.test(url)) troubles.push(`asked for ${url}`);
  });
  const act = (...sources: readonly object[]) => browser.ask('input.performActions', { context, actions: sources });
  const mouse = (...actions: readonly object[]) => ({
    ...{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } },
    actions,
  });
  return {
    troubles: async () => troubles,
    goto: (path) => browser.ask('browsingContext.navigate', { context, url: cable.base + path, wait: 'complete' }),
    reload: () => browser.ask('browsingContext.reload', { context, wait: 'complete' }),
    back: () => browser.ask('browsingContext.traverseHistory', { context, delta: -1 }),
    async run<Given, Found>(work: (given: Given) => Found | Promise<Found>, given: Given): Promise<Found> {
      const told = await browser.ask<Evaluated>('script.callFunction', {
        functionDeclaration: `async (given) => JSON.stringify({ found: await (${work})(JSON.parse(given)) })`,
        arguments: [{ type: 'string', value: JSON.stringify(given) }],
        ...{ awaitPromise: true, target: { context } },
      });
      if (told.type === 'exception') throw new Error(`in Firefox’s page: ${told.exceptionDetails.text}`);
      return (JSON.parse(told.result.value) as { found: Found }).found;
    },
    async down({ x, y }) {
      const there = { type: 'pointerMove', x: Math.round(x), y: Math.round(y) };
      await act(mouse(there, { type: 'pointerDown', button: 0 }));
    },
    async up() {
      await act(mouse({ type: 'pointerUp', button: 0 }));
    },
    async type(text) {
      const strokes = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act({ type: 'key', id: 'keys', actions: strokes });
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
    async picture() {
      const shot = { context, origin: 'viewport', format: { type: 'image/png' } };
      return Buffer.from(
        (await browser.ask<{ data: string }>('browsingContext.captureScreenshot', shot)).data,
        'base64',
      );
    },
    async close() {
      await close();
      cable.close();
    },
  };
}
