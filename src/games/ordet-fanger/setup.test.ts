/** Ordet fanger: who plays with whom, the deck, turns and cards (6.1, 6.2; scenarios 1 to 7). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jokerIds, jokers, ownCards, seatsMax, seatsMin, sets, symbols } from './content.ts';
import {
  asks,
  begun,
  bytesOf,
  cardCount,
  does,
  flips,
  given,
  opened,
  settle,
  stack,
  told,
  typed,
  viewOf,
  voices,
  wait,
} from './fixtures.ts';
import { ordetFanger } from './index.ts';
import { refuseStart, sidesOf } from './options.ts';

const deckOf = (table: ReturnType<typeof begun>) => [...table.truth.deck!.left, ...table.truth.deck!.right];
const setup = (seats: number) => Array.from({ length: seats }, () => ({ bot: false }));
const why = (seats: number, options: object) => refuseStart(setup(seats), { ...opened(2).truth.options, ...options });

test('[OF-1, OF-2, OF-3, OF-6, OF-7, OF-8, OF-9, OF-S01] deck sizes', () => {
  const sizes = [2, 3, 4, 6, 12].map((seats) => begun(seats).truth.counts);
  assert.deepEqual(
    sizes,
    [39, 30, 39, 39, 39].map((left) => ({ left, right: left === 30 ? 29 : 39 })),
  );
  const three = deckOf(begun(3));
  const categories = three.filter((card) => !card.startsWith('joker'));
  assert.equal(categories.length, 54);
  assert.equal(three.length - categories.length, 5);
  assert.ok(!three.includes('joker-1'));
  for (const card of categories) assert.ok((Number(card.slice(3)) - 1) % 8 > 1, card);
  assert.deepEqual(
    begun(12).truth.sides.map((seats) => seats.length),
    [2, 2, 2, 2, 2, 2],
  );
  assert.deepEqual(
    begun(2).truth.piles.map((piles) => piles.length),
    [2, 2],
  );
  assert.deepEqual(
    begun(5).truth.piles.map((piles) => piles.length),
    [1, 1, 1, 1, 1],
  );
  assert.deepEqual([seatsMin, seatsMax], [2, 12]);
  assert.equal(new Set(deckOf(begun(4))).size, 78);
  assert.notDeepEqual(deckOf(begun(4, {}, 'one')), deckOf(begun(4, {}, 'other')));
});

test('[OF-7, OF-8] symbols that stay in the box can be chosen, for any number of sides', () => {
  assert.deepEqual(begun(3, { removedSymbols: 'none' }).truth.counts, { left: 39, right: 39 });
  const four = deckOf(begun(4, { removedSymbols: 'star cross' }));
  assert.equal(four.filter((card) => !card.startsWith('joker')).length, 54);
  assert.deepEqual(four.filter((card) => card.startsWith('joker')).sort(), ['joker-1', 'joker-4', 'joker-5']);
  assert.equal(deckOf(begun(4, { jokers: false })).length, 72);
});

test('[OF-3, OF-4, OF-5, OF-S02] pairing', () => {
  assert.deepEqual(sidesOf(8, 'auto'), [[0, 6], [1, 7], [2], [3], [4], [5]]);
  assert.equal(why(8, { teams: '1+2 2+3' }), 'bad-teams');
  assert.equal(why(4, { teams: '1+2+3' }), 'bad-teams');
  const two = begun(4, { teams: '1+2 3+4' });
  assert.deepEqual(two.truth.sides, [
    [0, 1],
    [2, 3],
  ]);
  assert.deepEqual(
    two.truth.piles.map((piles) => piles.length),
    [2, 2],
  );
  assert.equal(begun(8, { teams: '1+2 3+4 5+6 7+8' }).truth.sides.length, 4);
  assert.equal(why(8, { teams: '1+2' }), 'bad-teams');
  assert.equal(why(7, { teams: 'none' }), 'bad-teams');
  assert.equal(begun(6, { teams: '1+2 3+4 5+6' }).truth.counts.left, 30);
  assert.equal(why(4, { teams: '1+9' }), 'bad-teams');
});

test('[OF-10, OF-11, OF-12, OF-94, OF-S03] dealer and order', () => {
  const table = opened(4, { dealerSeat: 3, judging: 'typed', playMode: 'remote' });
  assert.equal(asks(table, 0, { type: 'shuffle' }), 'not-the-dealer');
  does(table, 2, { type: 'shuffle' });
  const order: number[] = [];
  given(table, { turn: 2, drawer: 1 });
  for (const card of ['s1-03', 's1-04', 's1-05', 's1-06']) {
    order.push(table.truth.turn);
    flips(table, card);
  }
  assert.deepEqual(order, [2, 3, 0, 1]);
  given(table, { turn: 2, left: [], right: [] });
  flips(table, 's1-07', null, true);
  for (const seat of [0, 1, 2, 3]) does(table, seat, { type: 'ready' });
  assert.deepEqual([table.truth.round, table.truth.dealer, table.truth.cardSet], [2, 3, 'set-2']);
  const same = opened(4, { cardSets: 'set-1' });
  does(same, 0, { type: 'shuffle' });
  given(same, { left: [], right: [] });
  flips(same, 's1-07', null, true);
  for (const seat of [0, 1, 2, 3]) does(same, seat, { type: 'ready' });
  assert.deepEqual([same.truth.round, same.truth.cardSet], [2, 'set-1']);
  assert.equal(ordetFanger.carry!(same.truth).coach, false);
});

test('the clock shuffles for a dealer who does not', () => {
  const table = opened(4);
  wait(table, 14_999);
  assert.equal(table.truth.phase, 'shuffle');
  wait(table, 1);
  assert.equal(table.truth.phase, 'turn');
});

test('[OF-13, OF-14, OF-15, OF-19, OF-85, OF-S04] draw and cover', () => {
  const table = given(typed(), { piles: [['s1-04'], [], [], []] });
  stack(table, 's1-09');
  table.truth.deck!.right.unshift('s1-06');
  table.truth.deck!.left = table.truth.deck!.left.filter((card) => card !== 's1-06');
  const right = table.truth.counts.right;
  const at = table.now;
  does(table, 0, { type: 'draw', drawPile: 'right', playPile: null });
  assert.equal(table.truth.counts.right, right - 1);
  assert.equal(table.truth.drawn!.revealAt, at + 400);
  for (const viewer of [0, 1, 'table', 'master'] as const)
    assert.ok(!bytesOf(table, viewer).includes('s1-06'), `${viewer}`);
  wait(table, 399);
  assert.ok(!bytesOf(table, 0).includes('s1-06'));
  wait(table, 1);
  for (const viewer of [0, 3, 'table', 'master'] as const)
    assert.deepEqual(viewOf(table, viewer).piles[0], [['s1-04', 's1-06']]);
  assert.equal(table.truth.turn, 1);
});

test('[OF-13, OF-S05] an empty pile cannot be chosen', () => {
  const table = given(typed(), { left: [], right: ['s1-03', 's1-04', 's1-05', 's1-06', 's1-07'] });
  const before = JSON.stringify(table.truth);
  assert.equal(asks(table, 0, { type: 'draw', drawPile: 'left', playPile: null }), 'pile-empty');
  assert.equal(JSON.stringify(table.truth), before);
});

test('[OF-16, OF-S06] team draw', () => {
  const table = given(begun(8, { judging: 'typed' }), { turn: 1 });
  stack(table, 's1-03');
  does(table, 7, { type: 'draw', drawPile: 'left', playPile: null });
  assert.equal(asks(table, 1, { type: 'draw', drawPile: 'left', playPile: null }, table.now + 20), 'wrong-phase');
  const other = opened(8);
  does(other, 6, { type: 'shuffle' });
  assert.equal(other.truth.phase, 'turn');
});

test('[OF-17, OF-18, OF-S07] joker in the first lap', () => {
  const table = given(typed(4, { firstLapJoker: 'return' }), {
    piles: [['s1-03'], [], [], []],
    turn: 1,
    firstLap: true,
  });
  flips(table, 'joker-2');
  assert.deepEqual([table.truth.jokersAside, table.truth.jokers, table.truth.turn], [['joker-2'], [], 1]);
  flips(table, 's1-04');
  assert.equal(table.truth.turn, 2);
  flips(table, 's1-05');
  assert.ok(![...table.truth.deck!.left, ...table.truth.deck!.right].includes('joker-2'));
  flips(table, 's1-06');
  assert.ok([...table.truth.deck!.left, ...table.truth.deck!.right].includes('joker-2'));
  assert.deepEqual(table.truth.jokersAside, []);
  const out = given(typed(), { turn: 3, firstLap: true });
  flips(out, 'joker-2');
  flips(out, 's1-03');
  assert.deepEqual(out.truth.jokersAside, ['joker-2']);
  assert.ok(![...out.truth.deck!.left, ...out.truth.deck!.right].includes('joker-2'));
});

test('[OF-19, OF-20] the turn goes on from the side that drew, and nobody draws in a duel', () => {
  const table = flips(given(typed(), { piles: [['s1-01'], [], [], []], turn: 1 }), 's1-09');
  assert.equal(asks(table, 2, { type: 'draw', drawPile: 'left', playPile: null }), 'duel-pending');
  settle(table, 0);
  assert.equal(table.truth.turn, 2);
});

test('cards are neither lost nor doubled over whole rounds', () => {
  const table = given(voices(), {});
  for (let i = 0; i < 30 && table.truth.phase === 'turn'; i++) {
    does(table, table.truth.sides[table.truth.turn]![0]!, { type: 'draw', drawPile: 'left', playPile: null });
    wait(table, 400);
    while (table.truth.duel) settle(table, table.truth.duel.sides[i % 2]!);
    assert.equal(cardCount(table), 72);
  }
  assert.ok(told(table, 'duelWon').length > 3);
});

test('[OF-6] a set of the group is checked, bounded, and played with', () => {
  const list = (count: number, line = (i: number) => `Thing ${i}: one, two`) =>
    Array.from({ length: count }, (_, i) => line(i)).join('\n');
  for (const [text, cards, signs] of [
    [list(24), 24, 8],
    [list(28), 28, 7],
    [list(25), 25, 5],
    [list(144), 144, 8],
  ] as const) {
    const own = ownCards(text)!;
    assert.equal(own.length, cards);
    assert.equal(new Set(own.map(({ symbol }) => symbol)).size, signs);
  }
  for (const bad of [
    list(20),
    list(23),
    list(29),
    list(152),
    list(24, () => 'Same'),
    list(24, (i) => `${i}${'x'.repeat(70)}`),
    list(24, (i) => `${i}: ${'a,'.repeat(21)}`),
    list(24, (i) => `Thing ${i}: ${'x'.repeat(61)}`),
    `${list(24)}\n${' '.repeat(7000)}x`,
  ])
    assert.equal(ownCards(bad), undefined, bad.slice(0, 30));
  assert.equal(why(4, { cardSets: 'own', ownCategories: list(20) }), 'bad-card-set');
  assert.equal(why(4, { cardSets: 'own', ownCategories: '' }), 'bad-card-set');
  const table = begun(4, { cardSets: 'own', ownCategories: list(32) });
  assert.equal(deckOf(table).filter((card) => card.startsWith('own-')).length, 32);
  assert.equal(JSON.stringify(sets).includes('Thing'), false);
});

test('the jokers are those of the rules: all pairs differ, and circle and diamond meet only each other', () => {
  assert.equal(new Set(jokerIds.map((id) => jokers[id].join())).size, 6);
  for (const id of jokerIds) assert.ok(jokers[id].every((symbol) => symbols.includes(symbol)));
  assert.equal(
    jokerIds.filter((id) => jokers[id].some((symbol) => symbol === 'circle' || symbol === 'diamond')).length,
    1,
  );
});
