import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Played } from '../../kernel/room/facts.ts';
import { tallyOf } from './tally.ts';

const played = (number: number, players: { readonly [name: string]: boolean }): Played => ({
  number,
  game: 'maffia',
  outcome: 'village',
  players: Object.entries(players).map(([name, hasWon], mask) => ({ name, pronouns: '', mask, hasWon })),
});

test('the board counts wins by name, most first, and says who was not there', () => {
  const rows = tallyOf([
    played(1, { Alma: true, Bodil: false, Cyril: true }),
    played(2, { Dagny: false, Bodil: true, Alma: true }),
  ]);
  assert.deepEqual(
    rows.map(({ name, games, wins }) => [name, games, wins]),
    [
      ['Alma', [true, true], 2],
      ['Bodil', [false, true], 1],
      ['Cyril', [true, null], 1],
      ['Dagny', [null, false], 0],
    ],
  );
  assert.equal(rows[0]?.mask, 2, 'the mask that was worn last');
});

test('an evening without a finished game has an empty board', () => {
  assert.deepEqual(tallyOf([]), []);
});
