import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as games from '../../games/index.ts';
import type { AnyGame, Title } from '../../kernel/game.ts';
import type { Played } from '../../kernel/room/facts.ts';
import { playGame, seating } from '../../kernel/testing/players.ts';
import { da } from '../texts/evening/da.ts';
import { en } from '../texts/evening/en.ts';
import { nb } from '../texts/evening/nb.ts';
import { sv } from '../texts/evening/sv.ts';
import { honoursOf } from './titles.ts';

const NAMES = ['Alma', 'Bodil', 'Cyril'];
const played = (number: number, ...titles: Title[]): Played => ({
  ...{ number, game: 'maffia', outcome: 'village', titles },
  players: NAMES.map((name, mask) => ({ name, pronouns: '', mask, hasWon: false })),
});
const told = (evening: readonly Played[]) =>
  honoursOf(evening).map(({ id, people, numbers }) => [id, people.map(({ name }) => name).join(), ...numbers]);

test('of each title the best of the evening is kept: a share before a count, the least time, the fewest steps', () => {
  const evening = [
    played(
      1,
      { id: 'nose', seats: [0], numbers: [1, 1] },
      { id: 'mouth', seats: [1], numbers: [900], word: 'Leek', least: true },
    ),
    played(
      2,
      { id: 'nose', seats: [1, 2], numbers: [5, 5] },
      { id: 'mouth', seats: [2], numbers: [1200], least: true },
    ),
    played(3, { id: 'nose', seats: [0], numbers: [6, 9] }, { id: 'tongue', seats: [2], numbers: [2] }),
  ];
  assert.deepEqual(told(evening), [
    ['nose', 'Bodil,Cyril', 5, 5],
    ['mouth', 'Bodil', 900],
    ['tongue', 'Cyril', 2],
  ]);
  assert.equal(honoursOf(evening)[1]?.word, 'Leek');
});

test('of two that are equal the first keeps it; an evening without titles has none', () => {
  const [one, other] = [0, 1].map((seat) => played(seat, { id: 'tongue', seats: [seat], numbers: [3] }));
  assert.deepEqual(told([one!, other!]), [['tongue', 'Alma', 3]]);
  assert.deepEqual(told([played(1)]), []);
});

test('whatever a game gives has a name and a sentence in four languages', () => {
  const given = new Set<string>();
  for (const game of Object.values(games) as unknown as AnyGame[]) {
    for (const seed of [1, 2]) {
      const seats = seating(0, game.seats.min + 1);
      const { table } = playGame(game, { seats, seed: `titles ${seed}`, bots: [game.bots.random!] } as never);
      for (const { id, numbers, word } of game.titles!(table.truth as never)) {
        given.add(id);
        for (const { titles } of [en, da, sv, nb]) {
          const { name, line } = titles[id as keyof typeof titles];
          assert.doesNotMatch(`${name}: ${line(numbers, word ?? '')}`, /undefined|NaN/);
        }
      }
    }
  }
  assert.ok(given.size >= 10, `only ${[...given].join(', ')}`);
});
