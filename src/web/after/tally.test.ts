import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Played } from '../../kernel/room/facts.ts';
import { crownedOf, tallyOf } from './tally.ts';
import type { Honour } from './titles.ts';

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

test('the wreath is for whoever won most; where many did, titles decide, and without them nobody is singled out', () => {
  const names = ['Alma', 'Bodil', 'Cyril', 'Dagny', 'Egon'];
  const all = (hasWon: boolean) => Object.fromEntries(names.map((name) => [name, hasWon]));
  const honour = (...people: string[]): Honour => ({
    id: 'nose',
    numbers: [],
    people: people.map((name) => ({ name, mask: 0 })),
  });
  const crowned = (evening: readonly Played[], ...honours: Honour[]) =>
    crownedOf(tallyOf(evening), honours).map(({ name }) => name);
  const together = [played(1, all(true))];
  assert.deepEqual(crowned([...together, played(2, { ...all(false), Egon: true })], honour('Alma')), ['Egon']);
  assert.deepEqual(crowned(together, honour('Cyril'), honour('Cyril', 'Alma')), ['Cyril']);
  assert.deepEqual(crowned(together, honour('Cyril', 'Alma')), ['Alma', 'Cyril']);
  assert.deepEqual(crowned(together), []);
  assert.deepEqual(crowned(together, honour(...names)), [], 'five of five');
  assert.deepEqual(crowned([played(1, all(false))], honour('Alma')), [], 'nobody won');
});
