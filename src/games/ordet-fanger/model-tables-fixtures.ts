/** Ordet fanger: random rounds played at a table and in an independent model side by side. */
import assert from 'node:assert/strict';
import { lots } from '../../kernel/random.ts';
import { does, opened, wait } from './fixtures.ts';
import { deckFor, drawn, fights, fought, model } from './model-fixtures.ts';
import { links } from './state.ts';

interface Seen {
  duels: number;
  /** The longest run of duels without a draw. */
  series: number;
  /** The most linked pairs at once. */
  pairs: number;
  stalemates: number;
}

/** A round with a known deck, winners by lot: the table and the model must agree on every duel and on every pile. */
function compare(number: number): Seen {
  const lot = lots(`model ${number}`);
  const sides = 2 + (number % 5);
  const all = number % 7 === 6;
  const table = opened(
    sides,
    { judging: 'voices', duelSignal: 'flash', rounds: 1, maxNeutralCards: 1, activeJokers: all ? 'all' : 'latest' },
    `${number}`,
    [],
    false,
  );
  does(table, 0, { type: 'shuffle' });
  const deck = deckFor(lot, 's1', sides);
  table.truth.deck = { left: [...deck], right: [] };
  for (const state of [table.truth, ...table.watchers.map(({ view }) => view)])
    state.counts = { left: deck.length, right: 0 };
  const world = model(sides);
  const where = `table ${number}`;
  const seen = { duels: 0, series: 0, pairs: 0, stalemates: 0 };
  for (const card of deck) {
    assert.deepEqual([table.truth.phase, table.truth.turn], ['turn', world.turn], where);
    const pile = sides === 2 ? lot.int(2) : 0;
    table.truth.deck!.left = [card, ...table.truth.deck!.left.filter((other) => other !== card)];
    does(table, world.turn, { type: 'draw', drawPile: 'left', playPile: sides === 2 ? pile : null });
    wait(table, 400);
    drawn(world, card, pile);
    let series = 0;
    for (let open = fights(world, all); open.length > 0; open = fights(world, all)) {
      seen.pairs = Math.max(seen.pairs, open.length);
      if (!all) assert.equal(open.length, 1, where);
      assert.equal(links(table.truth).length, open.length, where);
      const [a, ap, b, bp, isJoker] = open[0]!;
      const duel = table.truth.duel!;
      const places = [
        { side: a, pile: ap },
        { side: b, pile: bp },
      ];
      assert.deepEqual([duel.places, duel.joker], [places, isJoker], where);
      const before = table.truth.piles.flat(2).length;
      const rivals = duel.sides;
      const winner = lot.int(12) === 0 ? undefined : lot.pick(rivals);
      const taken = () => table.truth.won.flat().length + table.truth.out;
      const lost = taken();
      if (winner !== undefined) does(table, rivals.find((side) => side !== winner)!, { type: 'concede' });
      for (let tries = 0; tries < 4 && taken() === lost; tries++) {
        for (const side of rivals) does(table, side, { type: 'blank' });
        if (table.truth.phase === 'neutral-flip') wait(table, 6000);
        if (table.truth.phase === 'race') wait(table, 400);
      }
      const gone = fought(world, open[0]!, winner);
      assert.ok(!table.truth.piles.flat(2).includes(gone), where);
      assert.equal(table.truth.piles.flat(2).length, before - 1, where);
      wait(table, 1200);
      assert.deepEqual(table.truth.piles, world.piles, where);
      assert.deepEqual(table.truth.won, world.won, where);
      seen.duels++;
      seen.stalemates += winner === undefined ? 1 : 0;
      series++;
    }
    seen.series = Math.max(seen.series, series);
    assert.equal(table.truth.duel, null, where);
    assert.deepEqual([table.truth.jokers, table.truth.jokersAside], [world.jokers, world.aside], where);
  }
  assert.equal(table.truth.phase, 'round-end', where);
  const left = table.truth.piles.flat(2).length + table.truth.won.flat().length + table.truth.out;
  assert.equal(left, sides === 3 ? 54 : 72, where);
  return seen;
}

/** So many tables, from a number on; what was seen at all of them. */
export function compareTables(count: number, from = 0): Seen {
  const sum: Seen = { duels: 0, series: 0, pairs: 0, stalemates: 0 };
  for (let i = from; i < from + count; i++) {
    const seen = compare(i);
    sum.duels += seen.duels;
    sum.stalemates += seen.stalemates;
    sum.series = Math.max(sum.series, seen.series);
    sum.pairs = Math.max(sum.pairs, seen.pairs);
  }
  assert.ok(sum.duels > count * 15 && sum.series >= 3 && sum.pairs >= 2 && sum.stalemates > 0);
  return sum;
}

export const tell = (count: number, { duels, stalemates, series, pairs }: Seen): string =>
  `${count} tables: ${duels} duels, ${stalemates} stalemates, longest series ${series}, at most ${pairs} pairs at once`;
