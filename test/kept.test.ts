/**
 * Evenings that each release has kept (npm run keep), cut off in the middle of each phase: this tree opens them and goes
 * on to the end. Here from three moments each; from all of them, on a real store, in kept.slow.test.ts.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as games from '../src/games/index.ts';
import { MemoryStore } from '../src/server/log/memory.ts';
import { goOn } from './kept/going-on.ts';
import { keep } from './kept/keep.ts';
import { hashesOf, keptIn, release, released, releases, textOf } from './kept/kept.ts';
import { recipes } from './kept/recipes.ts';

const root = new URL('../', import.meta.url);

test('each release has kept its evenings, this one too', () => {
  assert.ok(releases().includes(release), `npm run keep plays those of ${release}`);
  const names = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name).sort();
  assert.deepEqual(names(keptIn(release)), names(recipes));
});

test('what a version has kept that is out is what it was, and is not written again', () => {
  for (const version of Object.keys(released)) assert.deepEqual(hashesOf(version), released[version], version);
  if (!Object.hasOwn(released, release)) return;
  const keeping = spawnSync(process.execPath, ['scripts/keep.ts'], { cwd: root, encoding: 'utf8' });
  assert.deepEqual([keeping.status, keeping.stdout], [1, '']);
  assert.match(keeping.stderr, /is out, and what it has kept stays as it is/);
});

for (const version of releases()) {
  for (const kept of keptIn(version)) {
    const phases = Object.keys(kept.head.cuts).filter((phase) => phase !== 'lobby' && phase !== 'ended');
    const some = ['lobby', phases[Math.floor(phases.length / 2)]!, 'ended'];
    test(`${version}, ${kept.name}: it goes on to its end and is verified, from ${some.join(', ')}`, async () => {
      const store = new MemoryStore().open();
      for (const phase of some) await goOn(store, kept, phase);
    });
  }
}

/** The names in `export type Phase = ...`: the language keeps no list of them. */
const phasesOf = (game: string): string[] => {
  const source = readFileSync(new URL(`../src/games/${game}/state.ts`, import.meta.url), 'utf8');
  const [, union] = /export type Phase =([^;]*);/.exec(source)!;
  return [...union!.matchAll(/'([^']+)'/g)].map(([, phase]) => phase!);
};
/** What games call the time after they are over: the room says it then. */
const OVER = ['ended', 'finished', 'game-over'];

test('every phase of every game is among those that are kept', () => {
  for (const { id } of Object.values(games)) {
    const own = keptIn(release).filter(({ head }) => head.game === id);
    const seen = new Set(own.flatMap(({ head }) => Object.keys(head.cuts).map((phase) => phase.split('/')[0])));
    const missing = phasesOf(id).filter((phase) => !seen.has(phase) && !OVER.includes(phase));
    assert.deepEqual(missing, [], `${id}: a recipe (test/kept/recipes.ts) in which it comes to this`);
  }
});

test('an evening is kept the same way each time', async () => {
  const [once, again] = [await keep(recipes[0]!), await keep(recipes[0]!)];
  assert.ok(textOf(once) === textOf(again), 'the same bytes');
});
