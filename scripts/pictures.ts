/**
 * Pictures of every screen, drawn from scenes (test/scenes), each the same pixels every time:
 *
 *   npm run pictures                          all, into dist/pictures, and README's into docs/pictures
 *   npm run pictures -- maffia                only those of this game
 *   npm run pictures -- --compare HEAD~1      what changed since then: dist/pictures/compared.html
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { laidStills } from '../e2e/support/forraeder-scenes.ts';
import * as games from '../src/games/index.ts';
import type { AnyGame } from '../src/kernel/game.ts';
import { evenings } from '../test/scenes/evenings.ts';
import { stillsOf } from '../test/scenes/stills.ts';
import { findBrowser, launchOptions } from './browser.ts';
import { compare } from './pictures/compare.ts';
import { Studio } from './pictures/draw.ts';
import { shrink } from './pictures/png.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'dist/pictures');

async function drawAll(ids: readonly string[], into: string): Promise<void> {
  const browser = await chromium.launch(launchOptions(findBrowser()));
  try {
    const studio = new Studio(browser, join(root, 'dist/web'));
    for (const id of ids) {
      const game = (Object.values(games) as unknown as AnyGame[]).find((one) => one.id === id)!;
      const stills = [...stillsOf(game, evenings[id]!), ...(id === 'forraeder' ? laidStills() : [])];
      for (const still of stills) {
        const picture = shrink(await studio.draw(still));
        writeFileSync(join(into, `${id}-${still.name}.png`), picture);
      }
      console.log(`${id}: ${stills.length} pictures`);
    }
  } finally {
    await browser.close();
  }
}

/** Those that README shows are kept with it. */
function keepShown(from: string): void {
  const shown = readFileSync(join(root, 'README.md'), 'utf8').matchAll(/docs\/pictures\/([\w-]+\.png)/g);
  for (const [path, file] of shown)
    if (existsSync(join(from, file!))) copyFileSync(join(from, file!), join(root, path));
}

const asked = process.argv.slice(2);
const since = asked.includes('--compare') ? asked[asked.indexOf('--compare') + 1] : undefined;
const named = asked.filter((one) => !one.startsWith('--') && one !== since);
const unknown = named.filter((game) => !(game in evenings));
if (unknown.length > 0 || (asked.includes('--compare') && !since)) {
  const what = unknown.length > 0 ? `There are no pictures of ${unknown.join(', ')}.` : 'Compare with which commit?';
  console.error(`${what} Games: ${Object.keys(evenings).join(', ')}.`);
  process.exit(2);
}
const ids = named.length > 0 ? named : Object.keys(evenings);
spawnSync(process.execPath, [join(import.meta.dirname, 'build.ts'), '--if-older'], { stdio: ['ignore', 2, 2] });
const into = process.env.PICTURES ?? join(folder, 'now');
rmSync(into, { recursive: true, force: true });
mkdirSync(into, { recursive: true });
await drawAll(ids, into);
if (!process.env.PICTURES) keepShown(into);
if (since) console.log(compare(root, since, ids, join(folder, 'before'), into, join(folder, 'compared.html')));
