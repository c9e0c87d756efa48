/**
 * Draws the icons of the house into src/web/public: a candle on ink, as SVG, and as PNG for those who want pixels.
 *
 *   node scripts/icons.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { glow } from '../src/web/art/glow.ts';
import { candle } from '../src/web/art/marks.ts';
import { findBrowser, launchOptions } from './browser.ts';

const folder = join(import.meta.dirname, '../src/web/public');
/** Outside a page the inks have no names. */
const tokens = readFileSync(join(import.meta.dirname, '../src/web/kit/tokens.css'), 'utf8');
const inkOf = (name: string): string => {
  const value = new RegExp(`${name}: ([^;]+);`).exec(tokens)![1]!;
  return value.startsWith('var(') ? inkOf(value.slice(4, -1)) : value;
};
const inked = (drawing: string) => drawing.replace(/var\((--[\w-]+)\)/g, (_, name: string) => inkOf(name));

const light = `<g transform="translate(16 -44) scale(1.2)">${glow()}</g>`;
const wax = `<g transform="translate(163 118) scale(3.1)">${candle(0.7, '#f3ead7', '#cfbe9d')}</g>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><title>Konklave</title><rect width="512" height="512" fill="#0a1322"/>${inked(light + wax)}</svg>\n`;
writeFileSync(join(folder, 'icon.svg'), svg);

const browser = await chromium.launch(launchOptions(findBrowser()));
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  await page.screenshot({ path: join(folder, `icon-${size}.png`) });
}
await browser.close();
