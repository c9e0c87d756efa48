/**
 * Pictures of every screen, from games that are played for them:
 *
 *   npm run pictures                          writes docs/pictures
 *   npm run pictures -- maffia                only those of this game
 *
 * Each game has a module in scripts/pictures that plays it and says when to take one.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { closeBrowser, Evening, openBrowser } from '../e2e/support/evening.ts';
import { House } from '../e2e/support/house.ts';
import { Album, type Sitting } from './pictures/album.ts';

const SITTINGS: { readonly [game: string]: () => Promise<Sitting> } = {
  maffia: async () => (await import('./pictures/maffia.ts')).sit,
  forraeder: async () => (await import('./pictures/forraeder.ts')).sit,
  illumuffinati: async () => (await import('./pictures/illumuffinati.ts')).sit,
  'gws-brott': async () => (await import('./pictures/gws-brott.ts')).sit,
  'ordet-fanger': async () => (await import('./pictures/ordet-fanger.ts')).sit,
};

async function picture(game: string): Promise<void> {
  const sit = await SITTINGS[game]!();
  const album = new Album(game);
  const evening = new Evening(await House.open(), await openBrowser());
  try {
    await sit(evening, album);
  } finally {
    await evening.close();
  }
  console.log(album.close());
}

const asked = process.argv.slice(2);
const unknown = asked.filter((game) => !(game in SITTINGS));
if (unknown.length > 0) {
  console.error(`There are no pictures of ${unknown.join(', ')}. Games: ${Object.keys(SITTINGS).join(', ')}.`);
  process.exit(2);
}
spawnSync(process.execPath, [join(import.meta.dirname, 'build.ts'), '--if-older'], { stdio: ['ignore', 2, 2] });
try {
  for (const game of asked.length > 0 ? asked : Object.keys(SITTINGS)) await picture(game);
} finally {
  await closeBrowser();
}
