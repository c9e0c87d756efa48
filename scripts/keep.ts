/**
 * Plays the evenings that every later release has to go on with, and keeps their logs:
 *
 *   npm run keep
 *
 * writes test/kept/<version>/*.jsonl for the version in package.json: a line that says what it is and where each phase
 * of its game is cut off, then the log, an entry a line. A second run writes the same bytes. Those of a version that was
 * released are never written again.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { keep } from '../test/kept/keep.ts';
import { folderOf, release, textOf } from '../test/kept/kept.ts';
import { recipes } from '../test/kept/recipes.ts';

const asked = process.argv.slice(2);
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
