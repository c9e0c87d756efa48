import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Viewer } from '../kernel/game.ts';
import { type OptionValues, resolve } from '../kernel/options.ts';
import { gameNamed } from './catalogue.ts';
import { clock, explain, tell } from './explain.ts';
import { playOne } from './play.ts';
import type { SavedGame } from './saved.ts';
import { emptyTally } from './statistics.ts';

const game = gameNamed('maffia')!;
const options = resolve(game.options, {}, { seats: 11, humans: 0 }) as OptionValues;
const job = { game: 'maffia', players: 11, bots: 'random', seed: 'told', options, commandsMax: 100_000 };
// As from a file: what JSON leaves out is left out.
const saved: SavedGame = JSON.parse(JSON.stringify(playOne(game, job, 0, emptyTally()).save()));

const kindsFor = (viewer: Viewer | undefined) => new Set(tell(game, saved, viewer, 'en').map(({ fact }) => fact.type));

test('every language tells the same facts, in its own words', () => {
  const told = LANGUAGES.map((language) => tell(game, saved, 'table', language));
  for (const one of told) {
    assert.deepEqual(
      one.map(({ at, fact }) => [at, fact.type]),
      told[0]!.map(({ at, fact }) => [at, fact.type]),
    );
    for (const { text } of one) assert.doesNotMatch(text, /undefined|\[object|=>|NaN/);
  }
  const endings = told.map((one) => one.find(({ fact }) => fact.type === 'gameEnded')?.text);
  assert.equal(new Set(endings).size, LANGUAGES.length);
});

test('the table hears no secret before the cards are opened, a seat hears its own, the whole truth has all', () => {
  const table = kindsFor('table');
  for (const kind of ['roleDealt', 'pointed', 'patientChosen', 'teamLearned', 'nightClosed']) {
    assert.ok(!table.has(kind), `the table is told of ${kind}`);
  }
  for (const kind of ['dayBegan', 'gameEnded', 'rolesOpened', 'nightsOpened']) assert.ok(table.has(kind), kind);

  const cards = (viewer: Viewer | undefined) =>
    tell(game, saved, viewer, 'en').filter(({ fact }) => fact.type === 'roleDealt').length;
  assert.deepEqual([cards(3), cards('table'), cards('master'), cards(undefined)], [1, 0, 11, 11]);
  const truth = tell(game, saved, undefined, 'en').length;
  for (const viewer of [0, 5, 'table'] as const) assert.ok(tell(game, saved, viewer, 'en').length < truth);
});

test('an explanation says whose eyes it is, and why the game was kept', () => {
  const failed: SavedGame = { ...saved, header: { ...saved.header, failure: 'the game did not end: stuck' } };
  const words = explain(game, failed, 2, 'en');
  assert.match(words, /^maffia, 11 players, seed told\/0\nSeats: 0 Alma \(random\), 1 Bodil/);
  assert.match(words, /Told as Cyril saw it\./);
  assert.match(words, /kept because: the game did not end: stuck\n$/);
});

test('a game without a story is told in bare facts', () => {
  const { story: _, ...silent } = game;
  assert.match(tell(silent, saved, 'table', 'en')[0]!.text, /^\{"type":/);
});

test('an evening lines up', () => {
  assert.deepEqual([0, 61_500, 3_600_000 + 62_000].map(clock), ['0:00:00', '0:01:01', '1:01:02']);
});
