/**
 * Plays the evenings that every later release has to go on with, and keeps their logs:
 *
 *   npm run keep
 *
 * writes test/kept/<version>/*.jsonl for the version in package.json: a line that says what it is and where each phase
 * of its game is cut off, then the log, an entry a line. A second run writes the same bytes. Once the version is out its
 * hashes stand in test/kept/released.json, and nothing of it is written again:
 *
 *   npm run keep -- --released
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { keep } from '../test/kept/keep.ts';
import { folderOf, hashesOf, release, released, textOf } from '../test/kept/kept.ts';
import { recipes } from '../test/kept/recipes.ts';

const asked = process.argv.slice(2);
if (Object.hasOwn(released, release)) {
  console.error(`${release} is out, and what it has kept stays as it is: raise the version in package.json first.`);
  process.exit(1);
}
if (asked.includes('--released')) {
  const all = { ...released, [release]: hashesOf(release) };
  writeFileSync(new URL('../test/kept/released.json', import.meta.url), `${JSON.stringify(all, null, 2)}\n`);
  process.exit();
}
const folder = folderOf(release);
if (asked.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const recipe of recipes) {
  if (asked.length > 0 && !asked.includes(recipe.name)) continue;
  const kept = await keep(recipe);
  const text = textOf(kept);
  writeFileSync(new URL(`${recipe.name}.jsonl`, folder), text);
  const { cuts, ending } = kept.head;
  const kB = Math.round(text.length / 1000);
  console.log(
    `${recipe.name}: ${kept.entries.length} entries, ${kB} kB, ${ending.outcome}, ${Object.keys(cuts).join(' ')}`,
  );
}
