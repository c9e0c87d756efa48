/** Illumuffinati: what a pause says on a phone. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { h } from 'preact';
import { type Bakery, lapse, seated, viewOf } from '../src/games/illumuffinati/fixtures.ts';
import type { State } from '../src/games/illumuffinati/state.ts';
import { open } from './mounted/dom.ts';
import { screenOf, stageOf } from './mounted/screen.ts';

open();
const { load, screensOf } = await import('../src/web/games.ts');
await load('illumuffinati', 'en');

const NAMES = ['Anna', 'Bo', 'Cille', 'Dan'];

function pauseOf(table: Bakery, me: number) {
  const { Pause } = screensOf('illumuffinati');
  return screenOf(() => {
    const stage = stageOf<State>('illumuffinati', NAMES, viewOf(table, me), { me, now: () => table.now });
    return h(Pause!, { ...stage, going: null, absent: null });
  });
}

test('a pause shows the time that is left, and no clock that has run out', async () => {
  const table = seated({ options: { timers: 'soft' } });
  const before = pauseOf(table, 1);
  assert.match(await before.says(), /The lamp is out/);
  assert.match(await before.part('role=timer'), /\d\d:\d\d/);
  before.closes();
  lapse(table);
  assert.ok(table.truth.hasGonged);
  const after = pauseOf(table, 1);
  assert.match(await after.says(), /The lamp is out/);
  assert.equal(await after.part('role=timer'), '');
  after.closes();
});
