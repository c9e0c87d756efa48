/**
 * The same scenes in every engine that can be had here, side by side: dist/engines/<game>/index.html; and whatever a
 * person could not see whole or not reach there. Time goes on in these, so that moving things stand a little elsewhere.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { FirefoxBrowser, firefoxTab } from '../../e2e/support/firefox.ts';
import { cutOff } from '../../e2e/support/looks.ts';
import type { Size, Tab } from '../../e2e/support/tab.ts';
import { WebKitBrowser, webkitTab } from '../../e2e/support/webkit.ts';
import { type Still, sizeOf } from '../../test/scenes/stills.ts';
import { findBrowser, findFirefox, findWebKit, launchOptions } from '../browser.ts';
import { SIZES } from './draw.ts';
import { Stand } from './stand.ts';
import { toRest } from './standing.ts';

const BLANK = '/icon.svg';
const QUIET_MS = 500;
const REST_MS = 6_000;
const LOOKS = 5;

/** What this asks of an engine: a page of that size, led by paths. */
interface Easel {
  readonly name: string;
  open(base: string, size: Size): Promise<Pick<Tab, 'goto' | 'run' | 'picture' | 'close'>>;
  close(): Promise<void>;
}

async function easels(): Promise<Easel[]> {
  const [fox, kit] = [findFirefox(), findWebKit()];
  const chrome = await chromium.launch(launchOptions(findBrowser()));
  const opened: Easel[] = [
    {
      name: 'chromium',
      async open(base, viewport) {
        const page = await chrome.newPage({ viewport, reducedMotion: 'reduce' });
        return {
          goto: (path) => page.goto(base + path),
          run: (work, given) => page.evaluate(work as never, given) as never,
          picture: () => page.screenshot(),
          close: () => page.close(),
        };
      },
      close: () => chrome.close(),
    },
  ];
  if ('missing' in fox) console.log(`without Firefox: ${fox.missing}`);
  else {
    const browser = await FirefoxBrowser.open(fox);
    const open: Easel['open'] = (base, size) => firefoxTab(browser, base, size);
    opened.push({ name: 'firefox', open, close: () => browser.close() });
  }
  if ('missing' in kit) console.log(`without WebKit: ${kit.missing}`);
  else {
    const browser = await WebKitBrowser.open(kit);
    const open: Easel['open'] = (base, size) => webkitTab(browser, base, size);
    opened.push({ name: 'webkit', open, close: () => browser.close() });
  }
  return opened;
}

/** Runs in the page: until nothing has changed for a while, and the typefaces are there. */
async function isAtRest({ quietMs, mostMs }: { readonly quietMs: number; readonly mostMs: number }): Promise<void> {
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, quietMs);
    const watch = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, quietMs);
    });
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    setTimeout(resolve, mostMs);
  });
}

/** Says what it found wrong, a line each. */
export async function drawInEngines(
  id: string,
  stills: readonly Still[],
  pages: string,
  folder: string,
): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const all = await easels();
  const wrong: string[] = [];
  const drawWith = async (easel: Easel): Promise<void> => {
    const stand = await Stand.open(pages);
    for (const [size, some] of Map.groupBy(stills, sizeOf)) {
      const page = await easel.open(stand.base, SIZES[size]);
      for (const still of some) {
        await page.goto(BLANK); // the same address once more would not be another page
        await page.goto(stand.lay(still).path);
        await page.run(isAtRest, { quietMs: QUIET_MS, mostMs: REST_MS });
        if (still.press) {
          await page.run((one: string) => document.querySelector<HTMLElement>(one)!.click(), still.press);
          await page.run(isAtRest, { quietMs: QUIET_MS, mostMs: REST_MS });
        }
        await page.run(toRest, null);
        writeFileSync(join(folder, `${still.name} ${easel.name}.png`), await page.picture());
        const found = await page.run(cutOff, LOOKS);
        wrong.push(...found.map((one) => `${id} ${still.name}, ${easel.name}: ${one}`));
      }
      await page.close();
    }
    stand.close();
  };
  try {
    await Promise.all(all.map(drawWith));
  } finally {
    await Promise.all(all.map((easel) => easel.close()));
  }
  const rows = stills.map(({ name }) => {
    const images = all.map((easel) => `<img loading="lazy" src="${name} ${easel.name}.png" alt="">`).join('');
    return `<h2>${name}</h2><div>${images}</div>`;
  });
  const style = 'body{font:16px system-ui}div{display:flex;gap:8px}img{max-width:32%;border:1px solid #999}';
  const head = `<!doctype html><meta charset="utf-8"><title>${id}</title><style>${style}</style>`;
  writeFileSync(join(folder, 'index.html'), head + rows.join('\n'));
  return wrong;
}
