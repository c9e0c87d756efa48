/** Ordet fanger: what is told when a series or a round is over. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  asks,
  does,
  duelling,
  endDuel,
  flips,
  given,
  says,
  settle,
  startOf,
  typed,
  viewOf,
  votes,
  wait,
  waitUntil,
  worded,
} from './fixtures.ts';
import { lovedOf } from './state.ts';

test('a series is remembered until the next draw', () => {
  // A star under the circle of S2, which S1 could not yet meet with another card on top.
  const table = given(typed(4), { piles: [['s1-01'], ['s1-06'], ['s1-12'], []], turn: 2 });
  flips(table, 's1-09');
  for (const { piles } of [table.truth, ...table.watchers.map(({ view }) => view)]) piles[1] = [['s1-04']];
  settle(table, 0);
  settle(table, 1);
  assert.deepEqual(table.truth.chronicle.steps, [
    { winner: 0, loser: 2, card: 's1-09', joker: null },
    { winner: 1, loser: 2, card: 's1-12', joker: null },
  ]);
  assert.equal(table.truth.chronicle.longest, 2);
  assert.deepEqual(viewOf(table, 'table').chronicle, table.truth.chronicle);
  flips(table, 's1-08');
  assert.deepEqual(table.truth.chronicle.steps, []);
});

test('answers hang on the wall with their card, the fastest that won and the most disputed are kept', () => {
  const table = duelling(typed(4));
  const at = startOf(table);
  says(table, 0, 'a pencil case', at + 2000);
  waitUntil(table, at + 3000);
  assert.deepEqual(table.truth.chronicle.wall, [
    { seat: 0, card: 's1-09', text: 'a pencil case', r: 2000, won: false, against: 0, smiles: [] },
  ]);
  does(table, 1, { type: 'challenge', side: 0, reason: 'repeat' });
  votes(table, [1, 'invalid'], [3, 'valid']);
  wait(table, 10_000);
  const { chronicle } = table.truth;
  assert.equal(chronicle.fastest?.text, 'a pencil case');
  assert.equal(chronicle.disputed?.against, 1);
  assert.ok(chronicle.wall[0]!.won);
});

test('[OF-94b] people smile at what others said, once each, and take it back; nothing is scored by it', () => {
  const table = worded();
  assert.equal(table.truth.phase, 'round-end');
  const scores = structuredClone(table.truth.totals);
  const smile = (seat: number, on = true, answer = 0) => asks(table, seat, { type: 'smile', answer, on });
  assert.deepEqual(
    [smile(0), smile(1), smile(1), smile(3), smile(2, false), smile(1, true, 1), smile(3, false), smile(3, false)],
    ['own-answer', undefined, 'already-done', undefined, 'already-done', 'no-answer', undefined, 'already-done'],
  );
  assert.deepEqual(table.truth.chronicle.wall[0]!.smiles, [1]);
  for (const viewer of [0, 1, 'table', 'master'] as const)
    assert.deepEqual(viewOf(table, viewer).chronicle, table.truth.chronicle);
  assert.deepEqual(table.truth.totals, scores);
  for (const seat of [0, 1, 2, 3]) does(table, seat, { type: 'ready' });
  assert.equal(lovedOf(table.truth)?.text, 'a pencil case', 'it is remembered in the next round');
  assert.equal(smile(1), 'wrong-phase');
});

test('[OF-94b] the first of the most loved answers is the most loved; without a smile there is none', () => {
  const table = worded();
  assert.equal(lovedOf(table.truth), null);
  const told = (text: string, ...smiles: number[]) => ({ ...table.truth.chronicle.wall[0]!, text, smiles });
  const chronicle = { ...table.truth.chronicle, loved: told('one', 1), wall: [told('two', 1, 3), told('three', 2, 3)] };
  assert.equal(lovedOf({ ...table.truth, chronicle })?.text, 'two');
});

test('cards of a round that is over stay known', () => {
  const table = duelling(typed(4, { rounds: 2 }));
  settle(table, 0);
  given(table, { left: [], right: [] });
  flips(table, 's1-03', null, true);
  for (const seat of [0, 1, 2, 3]) does(table, seat, { type: 'ready' });
  assert.equal(table.truth.round, 2);
  assert.deepEqual(table.truth.chronicle.earlier, [[['s1-09'], [], [], []]]);
  assert.deepEqual(table.truth.chronicle.wall, []);
});

test('[OF-94b] only what won a card is smiled at; the fastest winner is kept', () => {
  const table = typed(4, { rounds: 2 });
  for (const [first, second, from] of [
    ['book', 'dust', 2000],
    ['ruler', 'sock', 1500],
    ['pencil', 'toys', 3000],
  ] as const) {
    duelling(table);
    const at = startOf(table);
    says(table, 0, first, at + from);
    says(table, 2, second, at + from + 110);
    wait(table, 300);
    for (const seat of [1, 2, 3]) does(table, seat, { type: 'accept' });
    endDuel(table);
  }
  assert.deepEqual(
    table.truth.chronicle.wall.map(({ text, won }) => [text, won]),
    [
      ['book', true],
      ['dust', false],
      ['ruler', true],
      ['sock', false],
      ['pencil', true],
      ['toys', false],
    ],
  );
  assert.deepEqual([table.truth.chronicle.fastest!.text, table.truth.chronicle.fastest!.r], ['ruler', 1500]);
  flips(given(table, { left: [], right: [] }), 's1-03', null, true);
  assert.equal(asks(table, 1, { type: 'smile', answer: 1, on: true }), 'no-answer');
  assert.equal(asks(table, 1, { type: 'smile', answer: 2, on: true }), undefined);
});
