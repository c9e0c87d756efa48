import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lobby } from '../games/illumuffinati/screens/lobby.ts';
import * as games from '../games/index.ts';
import type { AnyGame } from '../kernel/game.ts';
import { resolve } from '../kernel/options.ts';
import { GAMES, playable } from './catalogue.ts';

test('the wall shows every game of the catalogue, with the seats that the game itself takes', () => {
  const shown = Object.fromEntries(GAMES.map(({ id, seats: [min, max] }) => [id, { min, max }]));
  const own = (Object.values(games) as AnyGame[]).map(({ id, seats: { min, max } }) => [id, { min, max }]);
  assert.deepEqual(shown, Object.fromEntries(own));
  assert.deepEqual(playable, GAMES, 'and the way to its screens');
});

test('the wall of the house and Illumuffinati’s lobby tell of one length', () => {
  const { seats, minutes } = GAMES.find(({ id }) => id === 'illumuffinati')!;
  const { options, presets } = games.illumuffinati;
  const told = seats.map((count) =>
    lobby.minutes(count, resolve(options, presets!.normal!, { seats: count, humans: count }) as never),
  );
  assert.deepEqual(told, minutes);
});
