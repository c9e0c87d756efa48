/** GW:s brott: the board, the cards and the dice are what section 3 of RULES.md says of them. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  around,
  cards,
  cardsOf,
  colourOf,
  colours,
  columns,
  criminalCards,
  dieCount,
  distance,
  evidence,
  faces,
  gwDice,
  gwDieFor,
  gwHaunt,
  gwStart,
  handcuffsFor,
  height,
  immunityOf,
  isStreet,
  jailGates,
  neighboursOf,
  paint,
  pieces,
  rows,
  squareOf,
  streets,
  symbols,
  trumps,
} from './content.ts';

const rules = readFileSync(new URL('./RULES.md', import.meta.url), 'utf8');
const others = (square: string) => streets.filter((one) => one !== square);

test('the board is the one that is drawn in the rules', () => {
  const drawn = [...rules.matchAll(/^ ?(\d+) {2}((?:[.#J] ){12}[.#J])$/gm)].map((match) =>
    match[2]!.replaceAll(' ', ''),
  );
  assert.deepEqual(drawn, [...rows]);
  assert.deepEqual([rows.length, rows[0].length, columns.length, height], [11, 13, 13, 11]);
  assert.deepEqual([...rows.join('')].filter((one) => one === '#').length, 42);
  assert.equal(streets.length, 98);
});

test('evidence, gates and GW’s office lie where they are drawn', () => {
  const drawn = [...rules.matchAll(/^ ?(\d+) {2}((?:[.#JSgRBGYP] ){12}[.#JSgRBGYP])$/gm)]
    .slice(-11)
    .map((match) => match[2]!.split(' '));
  const at = (letter: string) =>
    drawn.flatMap((row, y) => row.flatMap((one, x) => (one === letter ? [`${columns[x]}${y + 1}`] : [])));
  for (const colour of colours) {
    assert.deepEqual(at(colour[0]!.toUpperCase()).sort(), cardsOf(colour).map(squareOf).sort(), colour);
  }
  assert.deepEqual([at('g').sort(), at('S')], [[...jailGates].sort(), [gwStart]]);
  for (const card of cards) assert.ok(rules.includes(`| ${card} | ${colourOf(card)} | ${squareOf(card)} |`));
});

test('the town hangs together: no dead end, no cut square, nobody is walled in', () => {
  const ways = streets.map((square) => neighboursOf(square).length);
  assert.deepEqual(
    [2, 3, 4].map((n) => ways.filter((one) => one === n).length),
    [64, 30, 4],
  );
  for (const gone of [undefined, ...streets]) {
    const seen = new Set([streets.find((square) => square !== gone)!]);
    for (const square of seen) for (const next of neighboursOf(square)) if (next !== gone) seen.add(next);
    assert.equal(seen.size, gone ? 97 : 98, `without ${gone}`);
  }
  assert.equal(Math.max(...streets.flatMap((one) => streets.map((other) => distance(one, other)))), 22);
});

test('distances of section 3.2', () => {
  const gates = jailGates.map((gate) => distance(gwStart, gate));
  assert.deepEqual([Math.min(...gates), Math.max(...gates)], [12, 14]);
  const squares = cards.map(squareOf);
  const nearest = squares.map((square) =>
    Math.min(...squares.filter((one) => one !== square).map((one) => distance(square, one))),
  );
  assert.equal(Math.min(...nearest), 2);
  assert.equal((nearest.reduce((sum, one) => sum + one, 0) / nearest.length).toFixed(1), '2.9');
  assert.equal(Math.max(...streets.map((street) => Math.min(...squares.map((square) => distance(street, square))))), 5);
  for (const colour of colours) {
    const own = cardsOf(colour).map(squareOf);
    for (const one of own)
      for (const other of own) if (one !== other) assert.ok(distance(one, other) >= 6, `${one} ${other}`);
  }
});

test('cards, dice, trumps and criminals are as many as there are', () => {
  assert.deepEqual(
    colours.map((colour) => cardsOf(colour).length),
    [5, 5, 5, 4, 4],
  );
  assert.equal(new Set(Object.values(evidence).map(({ square }) => square)).size, 23);
  assert.ok(cards.every((card) => isStreet(squareOf(card))) && isStreet(gwHaunt));
  assert.deepEqual([dieCount, faces.length, pieces.length], [5, 6, 4]);
  for (const trump of trumps) assert.equal(criminalCards.filter((one) => immunityOf(one) === trump).length, 2, trump);
  assert.deepEqual([1, 2, 3, 4].map(handcuffsFor), [3, 4, 6, 7]);
  assert.deepEqual([1, 2, 3, 4].map(gwDieFor), ['slow', 'standard', 'fast', 'standard']);
  const mean = (die: readonly number[]) => die.reduce((sum, face) => sum + face, 0) / die.length;
  assert.deepEqual([mean(gwDice.slow), mean(gwDice.standard), mean(gwDice.fast)], [2, 3, 3.5]);
});

test('nothing is told by colour alone', () => {
  assert.equal(new Set(Object.values(symbols)).size, colours.length);
  const paints = [...Object.values(paint.evidence), ...Object.values(paint.pieces)];
  assert.equal(new Set(paints).size, paints.length);
});

test('around a square are the street squares that touch it', () => {
  assert.deepEqual(around('D5').sort(), ['C4', 'D4', 'D5', 'D6', 'E5'].sort());
  for (const square of streets) {
    const near = around(square);
    assert.ok(near.includes(square) && near.length <= 9);
    assert.ok(others(square).every((one) => near.includes(one) === around(one).includes(square)));
  }
});
