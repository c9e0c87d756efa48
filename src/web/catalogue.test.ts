import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as games from '../games/index.ts';
import type { AnyGame } from '../kernel/game.ts';
import { type OptionValues, resolve } from '../kernel/options.ts';
import { GAMES, playable } from './catalogue.ts';
import type { GameLobby } from './stage.ts';

test('the wall shows every game of the catalogue, with the seats that the game itself takes', () => {
  const shown = Object.fromEntries(GAMES.map(({ id, seats: [min, max] }) => [id, { min, max }]));
  const own = (Object.values(games) as AnyGame[]).map(({ id, seats: { min, max } }) => [id, { min, max }]);
  assert.deepEqual(shown, Object.fromEntries(own));
  assert.deepEqual(playable, GAMES, 'and the way to its screens');
});

for (const { id, seats, minutes } of GAMES) {
  test(`the wall and the lobby of ${id} tell of one length`, async () => {
    const { lobby } = (await import(`../games/${id}/screens/lobby.ts`)) as { lobby: GameLobby };
    const { options } = (Object.values(games) as AnyGame[]).find((game) => game.id === id)!;
    const [min, max] = seats;
    const told = Array.from({ length: max - min + 1 }, (_, more) => {
      const count = min + more;
      return lobby.minutes(count, resolve(options, {}, { seats: count, humans: count }) as OptionValues);
    });
    assert.deepEqual([Math.min(...told), Math.max(...told)], minutes);
  });
}
