/** Maffia: what the table says of the deck, and the console of those whose phones are gone. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { h } from 'preact';
import { F11, hang, type MaffiaTable, onDayOne, toPhase, viewOf } from '../src/games/maffia/fixtures.ts';
import type { State } from '../src/games/maffia/state.ts';
import { open } from './mounted/dom.ts';
import { screenOf, stageOf } from './mounted/screen.ts';

open();
const { load, screensOf } = await import('../src/web/games.ts');
const { loadTexts } = await import('../src/web/texts/index.ts');
await loadTexts('en');
await load('maffia', 'en');

const NAMES = ['Alma', 'Bodil', 'Cyril', 'Dagny', 'Einar', 'Freja', 'Gorm', 'Helga', 'Ivar', 'Juni', 'Kaja'];

const tableOf = (table: MaffiaTable) =>
  screenOf(() =>
    h(screensOf('maffia').Table, stageOf<State>('maffia', NAMES, viewOf(table, 'table'), { now: () => table.now })),
  );

test('[MF-38, MF-99] the table lists the deck as it was dealt, and never as the cards of those who still live', async () => {
  const table = onDayOne(F11);
  const screen = tableOf(table);
  hang(table, 0);
  toPhase(table, 'night');
  const panel = await screen.part('mt-set');
  assert.match(panel, /10 of 11 still live here/);
  const [above, list] = panel.split('<ul class=mt-roles>');
  assert.match(list!.replaceAll(/<[^>]*>|\s+/g, ' '), /3 +mafia/i, 'one of them hangs, and nobody is told');
  assert.match(above!.trim().split('\n').at(-1)!, /The roles in this game/, 'what the list is called');
  screen.closes();
});
