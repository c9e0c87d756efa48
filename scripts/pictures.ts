/**
 * Pictures of every screen, drawn from scenes (test/scenes), each the same pixels every time:
 *
 *   npm run pictures                          all, into dist/pictures, and README's into docs/pictures
 *   npm run pictures -- maffia                only those of this game
 *   npm run pictures -- --compare HEAD~1      what changed since then: dist/pictures/compared.html
 *   npm run pictures -- --engines maffia      in Chromium, Firefox and WebKit, side by side: dist/engines
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { laidStills } from '../e2e/support/forraeder-scenes.ts';
import * as games from '../src/games/index.ts';
import type { AnyGame } from '../src/kernel/game.ts';
import { aroundStills, houseStills } from '../test/scenes/around.ts';
import { evenings, playedIn } from '../test/scenes/evenings.ts';
import { apartStills, type Still, sizeOf, stillsOf } from '../test/scenes/stills.ts';
import { compare } from './pictures/compare.ts';
import { Studio } from './pictures/draw.ts';
import { drawInEngines } from './pictures/engines.ts';
import { shrink } from './pictures/png.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'dist/pictures');

const AT_ONCE = 3;
/** Pages that belong to no game. */
const HOUSE = 'house';

async function drawAll(ids: readonly string[], into: string): Promise<void> {
  const waiting = ids.flatMap((id) => {
    const stills = stillsIn(id);
    console.log(`${id}: ${stills.length} pictures`);
    return stills.map((still) => ({ still, file: join(into, `${id}-${still.name}.png`) }));
  });
  waiting.sort((one, other) => compareSizes(one.still, other.still)); // each browser shows one size at a time
  await Promise.all(Array.from({ length: AT_ONCE }, () => drawSome(waiting)));
}

const compareSizes = (one: Still, other: Still): number => sizeOf(one).localeCompare(sizeOf(other));

function stillsIn(id: string): Still[] {
  if (id === HOUSE) return houseStills();
  const game = (Object.values(games) as unknown as AnyGame[]).find((one) => one.id === id)!;
  const played = playedIn(game);
  const laid = id === 'forraeder' ? laidStills() : [];
  return [...stillsOf(game, played), ...apartStills(game), ...laid, ...aroundStills(game, played)];
}

async function drawSome(waiting: { readonly still: Still; readonly file: string }[]): Promise<void> {
  const studio = await Studio.open(join(root, 'dist/web'));
  try {
    for (let next = waiting.shift(); next; next = waiting.shift())
      writeFileSync(next.file, await studio.draw(next.still));
  } finally {
    await studio.close();
  }
}

/** Those that README shows are kept with it, made small. */
function keepShown(from: string): void {
  const shown = readFileSync(join(root, 'README.md'), 'utf8').matchAll(/docs\/pictures\/([\w-]+\.png)/g);
  for (const [path, file] of shown) {
    const drawn = join(from, file!);
    if (existsSync(drawn)) writeFileSync(join(root, path), shrink(readFileSync(drawn)));
  }
}

const asked = process.argv.slice(2);
const since = asked.includes('--compare') ? asked[asked.indexOf('--compare') + 1] : undefined;
const named = asked.filter((one) => !one.startsWith('--') && one !== since);
const all = [...Object.keys(evenings), HOUSE];
const unknown = named.filter((one) => !all.includes(one));
if (unknown.length > 0 || (asked.includes('--compare') && !since)) {
  const what = unknown.length > 0 ? `There are no pictures of ${unknown.join(', ')}.` : 'Compare with which commit?';
  console.error(`${what} There are: ${all.join(', ')}.`);
  process.exit(2);
}
const ids = named.length > 0 ? named : all;
const build = [join(import.meta.dirname, 'build.ts'), '--if-older'];
if (spawnSync(process.execPath, build, { stdio: ['ignore', 2, 2] }).status !== 0) process.exit(1);
if (asked.includes('--engines')) {
  for (const id of ids) {
    const wrong = await drawInEngines(id, stillsIn(id), join(root, 'dist/web'), join(root, 'dist/engines', id));
    console.log(wrong.length > 0 ? wrong.join('\n') : `${id}: nothing is cut off in any engine`);
  }
  process.exit();
}
const into = process.env.PICTURES ?? join(folder, 'now');
rmSync(into, { recursive: true, force: true });
mkdirSync(into, { recursive: true });
await drawAll(ids, into);
if (!process.env.PICTURES) keepShown(into);
if (since) console.log(compare(root, since, named, join(folder, 'before'), into, join(folder, 'compared.html')));
