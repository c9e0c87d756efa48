/** The master's consoles: who leads has to see whose phone is gone, in the row of that name. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { h } from 'preact';
import * as games from '../src/games/index.ts';
import type { AnyGame } from '../src/kernel/game.ts';
import { playGame, seating } from '../src/kernel/testing/players.ts';
import { open } from './mounted/dom.ts';
import { screenOf, stageOf } from './mounted/screen.ts';

open();
const { load, screensOf } = await import('../src/web/games.ts');
const { loadTexts } = await import('../src/web/texts/index.ts');
await loadTexts('en');

const NAMES = ['Alma', 'Bodil', 'Cyril', 'Dagny', 'Einar', 'Freja', 'Gorm', 'Helga', 'Ivar', 'Juni', 'Kaja', 'Loke'];
/** Into the middle of a game, and some steps on: what is asked of somebody must not hide that they are gone. */
/** GW stands below the others. */
const ROWS = ['<tr', '<p class=gm-who'];
/** In words, not by a colour alone. */
const AWAY = /away|gone|not connected|asleep/i;
const STEPS = [12, 25, 40, 60];

for (const [id, game] of Object.entries(games) as unknown as [string, AnyGame][]) {
  test(`${id}: the console marks whose phone is gone in their row`, async () => {
    await load(id, 'en');
    const { Master } = screensOf(id);
    const seats = Math.min(game.seats.max, game.seats.min + 2);
    for (const commandsMax of STEPS) {
      const { table } = playGame(game, {
        ...{ seats: seating(seats), seed: 'consoles', bots: ['sample'], viewers: ['master'], commandsMax },
        options: { gameMaster: 'human' },
      });
      const { view } = table.watchers.find(({ viewer }) => viewer === 'master')!;
      const offers = () => game.legal(view, 'master', table.now);
      const stage = stageOf(id, NAMES.slice(0, seats), view, { now: () => table.now, offers });
      for (const [seat, name] of NAMES.slice(0, seats).entries()) {
        const rowOf = async (connected: boolean): Promise<string> => {
          const taken = stage.room.seats.map((one, k) => (k === seat ? { ...one, connected } : one));
          const screen = screenOf(() => h(Master, { ...stage, room: { ...stage.room, seats: taken } }));
          const rows = (await Promise.all(ROWS.map((tag) => screen.parts(tag)))).flat();
          screen.closes();
          return rows
            .filter((row) => new RegExp(`^ +${name}`, 'm').test(row))
            .join('\n')
            .replaceAll(/\S*-away/g, '');
        };
        const where = `${name} after ${commandsMax} steps`;
        assert.doesNotMatch(await rowOf(true), AWAY, where);
        assert.match(await rowOf(false), AWAY, where);
      }
    }
  });
}
