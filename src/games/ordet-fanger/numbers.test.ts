/** Ordet fanger: what the lab counts, on rounds that are known (section 16). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sumsOf } from '../../kernel/testing/sums.ts';
import { answersIn } from './content.ts';
import type { Fact } from './facts.ts';
import { does, endDuel, facts, flips, type OfTable, says, settle, startOf, typed, wait } from './fixtures.ts';
import { ordetFanger } from './index.ts';

const { numbers } = ordetFanger;
const { tell } = numbers;
const nobodys = { seat: 0, side: 0, r: 0, verified: true, counts: true };
const sumsIn = (table: OfTable) => sumsOf(numbers, facts(table), table.truth);
const stuck = (table: OfTable) => {
  for (const side of table.truth.duel!.sides) does(table, side, { type: 'blank' });
};
const end = (table: OfTable, card: string, pile: number | null = null) => {
  flips(table, card, pile, true);
  for (const [side] of table.truth.sides.entries()) does(table, side, { type: 'ready' });
  return table;
};

test('a round with a card that is won, a stalemate and a joker that is set aside', () => {
  const table = typed(4, { rounds: 1, maxNeutralCards: 1 });
  const began = table.now;
  for (const card of ['s1-03', 's1-04', 's1-59']) flips(table, card);
  says(table, 2, 'rat', startOf(table) + 2000);
  wait(table, 300);
  for (const seat of [0, 1, 3]) does(table, seat, { type: 'accept' });
  endDuel(table);
  flips(table, 'joker-2');
  flips(table, 's1-12');
  stuck(table);
  wait(table, 6400);
  stuck(table);
  endDuel(table);
  end(table, 's1-05');
  const took = table.now - began;
  assert.deepEqual(sumsIn(table), {
    games: 1,
    duels: 2,
    'duels of triangle': 1,
    'duels of star': 1,
    'harder by 2': 1,
    'won with harder by 2': 1,
    'series of 1': 2,
    'neutral cards': 1,
    stalemates: 1,
    rounds: 1,
    best: 1,
    ms: took,
    'wins of side 3': 60,
  });
  const told = tell(sumsIn(table));
  assert.deepEqual(
    [told['duels a round'], told['stalemates a duel'], told['won with a card harder by 2'], told["winner's cards"]],
    [2, 0.5, 1, 1],
  );
  assert.deepEqual([told['side 3: share of the wins'], told['minutes a round']], [1, took / 60_000]);
});

test('a joker, a series, an own pair, a dead heat and a shared victory', () => {
  const table = typed(2, { rounds: 1 });
  flips(table, 's1-03', 0);
  flips(table, 's1-06', 0);
  flips(table, 's1-11', 1); // two triangles of the first side
  const at = startOf(table);
  says(table, 0, 'ice', at + 2000);
  says(table, 1, 'snow', at + 2050);
  wait(table, 6000);
  wait(table, 400);
  settle(table, 1);
  flips(table, 'joker-5', 0); // triangle and moon
  settle(table, 0);
  const sums = sumsIn(end(table, 's1-08', 0));
  assert.deepEqual(
    [sums.duels, sums['own pairs'], sums['by joker'], sums['dead heats'], sums.tied, sums['series of 1']],
    [2, 1, 1, 1, 1, 2],
  );
  assert.deepEqual([sums['wins of side 1'], sums['wins of side 2']], [30, 30]);
  assert.deepEqual([sums['duels of triangle'], sums['duels of moon']], [2, 1]);
  const told = tell({ rounds: 2, 'series of 1': 3, 'series of 12': 1, 'series of 2': 1 });
  assert.deepEqual([told['series of two or more'], told['longest series']], [0.4, 12]);
});

test('a series is one, however many duels it has, and a bank that is used up is counted', () => {
  const table = typed(4, { rounds: 1 });
  // S0 lays a circle on its triangle, S1 a triangle on its star; S2's circle takes the circle away.
  for (const card of ['s1-03', 's1-04', 's1-06', 's1-05', 's1-01', 's1-11', 's1-09']) flips(table, card);
  settle(table, 2);
  settle(table, 1);
  const sums = sumsIn(end(table, 's1-08'));
  assert.deepEqual([sums.duels, sums['series of 2'], sums['series of 1'], sums.spent], [2, 1, undefined, undefined]);
  const answers = answersIn('en', 's1-09').map(({ text }) => ({ ...nobodys, text }));
  const said: Fact = { type: 'raceClosed', cause: 'finish', answers, at: 0 };
  const spent = facts(table).flatMap((fact): Fact[] => (fact.type === 'deckShuffled' ? [fact, said] : [fact]));
  assert.equal(sumsOf(numbers, spent, table.truth).spent, 1);
});
