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

const categoriesOf = (table: ReturnType<typeof begun>) => deckOf(table).filter((card) => !card.startsWith('joker'));

test('[OF-1, OF-S01] three to six play as sides of one', () => {
  for (const seats of [3, 4, 5, 6])
    assert.deepEqual(
      begun(seats).truth.sides,
      Array.from({ length: seats }, (_, seat) => [seat]),
    );
  assert.deepEqual([seatsMin, seatsMax], [2, 12]);
});

test('[OF-2, OF-S01] two players have two piles each', () => {
  const { sides, piles } = begun(2).truth;
  assert.deepEqual(
    [sides, piles],
    [
      [[0], [1]],
      [
        [[], []],
        [[], []],
      ],
    ],
  );
  assert.deepEqual(
    begun(5).truth.piles.map((own) => own.length),
    [1, 1, 1, 1, 1],
  );
});

test('[OF-3, OF-S01] more than six are never more than six sides, in teams that share a pile', () => {
  for (const seats of [7, 8, 9, 10, 11, 12]) {
    const { sides, piles, won } = begun(seats).truth;
    assert.deepEqual([sides.length, piles.length, won.length], [6, 6, 6]);
    assert.equal(sides.filter((team) => team.length === 2).length, seats - 6);
  }
});

test('[OF-6, OF-S01] a set has nine cards of each of eight symbols, and six jokers', () => {
  const deck = deckOf(begun(4));
  assert.equal(new Set(deck).size, 78);
  assert.equal(deck.filter((card) => card.startsWith('joker')).length, 6);
  const bySymbol = Map.groupBy(sets['set-1'], ({ symbol }) => symbol);
  assert.deepEqual(
    [...bySymbol.values()].map((cards) => cards.length),
    Array(8).fill(9),
  );
});

test('[OF-7, OF-S01] with three sides two symbols stay in the box', () => {
  const three = categoriesOf(begun(3));
  assert.equal(three.length, 54);
  for (const card of three) assert.ok((Number(card.slice(3)) - 1) % 8 > 1, card);
});

test('[OF-8, OF-S01] so does a joker that shows one of them', () => {
  const three = deckOf(begun(3)).filter((card) => card.startsWith('joker'));
  assert.deepEqual(three.sort(), ['joker-2', 'joker-3', 'joker-4', 'joker-5', 'joker-6']);
});

test('[OF-9, OF-S01] the deck is shuffled and cut in two, the larger half to the left', () => {
  const sizes = [2, 3, 4, 6, 12].map((seats) => begun(seats).truth.counts);
  assert.deepEqual(
    sizes,
    [39, 30, 39, 39, 39].map((left) => ({ left, right: left === 30 ? 29 : 39 })),
  );
  assert.notDeepEqual(deckOf(begun(4, {}, 'one')), deckOf(begun(4, {}, 'other')));
});

test('[OF-7, OF-8] symbols that stay in the box can be chosen, for any number of sides', () => {
  assert.deepEqual(begun(3, { removedSymbols: 'none' }).truth.counts, { left: 39, right: 39 });
  const four = deckOf(begun(4, { removedSymbols: 'star cross' }));
  assert.equal(four.filter((card) => !card.startsWith('joker')).length, 54);
  assert.deepEqual(four.filter((card) => card.startsWith('joker')).sort(), ['joker-1', 'joker-4', 'joker-5']);
  assert.equal(deckOf(begun(4, { jokers: false })).length, 72);
});

test('[OF-3, OF-S02] the host may make fewer sides than six, not more', () => {
  assert.equal(begun(8, { teams: '1+2 3+4 5+6 7+8' }).truth.sides.length, 4);
  assert.equal(why(8, { teams: '1+2' }), 'bad-teams');
  assert.equal(why(7, { teams: 'none' }), 'bad-teams');
});

test('[OF-4, OF-S02] a team has two seats at most, and there may be teams of fewer than seven', () => {
  assert.equal(why(4, { teams: '1+2+3' }), 'bad-teams');
  assert.equal(why(8, { teams: '1+2 2+3' }), 'bad-teams');
  assert.equal(why(4, { teams: '1+9' }), 'bad-teams');
  const two = begun(4, { teams: '1+2 3+4' });
  assert.deepEqual(two.truth.sides, [
    [0, 1],
    [2, 3],
  ]);
  assert.deepEqual(
    two.truth.piles.map((piles) => piles.length),
    [2, 2],
    'two sides have two piles each',
  );
  assert.equal(begun(6, { teams: '1+2 3+4 5+6' }).truth.counts.left, 30, 'three sides play without two symbols');
});

test('[OF-5, OF-S02] those who sit six chairs apart are a team', () => {
  assert.deepEqual(sidesOf(8, 'auto'), [[0, 6], [1, 7], [2], [3], [4], [5]]);
});

/** The round is played out with one last card, and all are ready for the next. */
function nextRound(table: ReturnType<typeof begun>) {
  given(table, { turn: 2, left: [], right: [] });
  flips(table, 's1-07', null, true);
  for (const seat of [0, 1, 2, 3]) does(table, seat, { type: 'ready' });
  return table;
}
const ofHostInThird = (options = {}) => {
  const table = opened(4, { dealerSeat: 3, judging: 'typed', playMode: 'remote', ...options });
  assert.equal(asks(table, 0, { type: 'shuffle' }), 'not-the-dealer');
  does(table, 2, { type: 'shuffle' });
  return table;
};

test('[OF-10, OF-S03] the dealer moves first: the host, and then the next side each round', () => {
  const table = ofHostInThird();
  assert.deepEqual([table.truth.dealer, table.truth.turn], [2, 2]);
  nextRound(table);
  assert.deepEqual([table.truth.round, table.truth.dealer], [2, 3]);
});

test('[OF-11, OF-S03] the next round has another set, or the same', () => {
  assert.equal(nextRound(ofHostInThird()).truth.cardSet, 'set-2');
  assert.equal(nextRound(ofHostInThird({ cardSets: 'set-1' })).truth.cardSet, 'set-1');
});

test('[OF-12, OF-S03] turns go clockwise, one card each', () => {
  const table = given(ofHostInThird(), { turn: 2, drawer: 1 });
  const order: number[] = [];
  for (const card of ['s1-03', 's1-04', 's1-05', 's1-06']) {
    order.push(table.truth.turn);
    flips(table, card);
  }
  assert.deepEqual(order, [2, 3, 0, 1]);
});

test('[OF-94, OF-S03] after the last round the same people may play again, without being taught again', () => {
  const table = nextRound(nextRound(ofHostInThird()));
  assert.ok(table.truth.result);
  assert.equal(ordetFanger.carry!(table.truth).coach, false);
});

test('the clock shuffles for a dealer who does not', () => {
  const table = opened(4);
  wait(table, 14_999);
  assert.equal(table.truth.phase, 'shuffle');
  wait(table, 1);
  assert.equal(table.truth.phase, 'turn');
});

/** S0 has drawn s1-06, which is not to be seen yet, from the right pile onto s1-04. */
function drawing() {
  const table = given(typed(), { piles: [['s1-04'], [], [], []] });
  stack(table, 's1-09');
  table.truth.deck!.right.unshift('s1-06');
  table.truth.deck!.left = table.truth.deck!.left.filter((card) => card !== 's1-06');
  for (const state of [table.truth, ...table.watchers.map(({ view }) => view)])
    state.counts = { left: table.truth.deck!.left.length, right: table.truth.deck!.right.length };
  does(table, 0, { type: 'draw', drawPile: 'right', playPile: null });
  return table;
}

test('[OF-13, OF-S04] a side draws from the pile that it has chosen', () => {
  const table = given(typed(), {});
  const { left, right } = table.truth.counts;
  does(table, 0, { type: 'draw', drawPile: 'right', playPile: null });
  assert.deepEqual(table.truth.counts, { left, right: right - 1 });
  wait(table, 400);
  does(table, 1, { type: 'draw', drawPile: 'left', playPile: null });
  assert.deepEqual(table.truth.counts, { left: left - 1, right: right - 1 });
});

test('[OF-14, OF-S04] the drawn card covers the old one', () => {
  const table = drawing();
  wait(table, 400);
  for (const viewer of [0, 3, 'table', 'master'] as const)
    assert.deepEqual(viewOf(table, viewer).piles[0], [['s1-04', 's1-06']]);
});

test('[OF-15, OF-85, OF-S04] the face can be seen by all at the same moment, by the drawer no earlier', () => {
  const table = drawing();
  assert.equal(table.truth.drawn!.revealAt, table.now + 400);
  wait(table, 399);
  for (const viewer of [0, 1, 'table', 'master'] as const)
    assert.ok(!bytesOf(table, viewer).includes('s1-06'), `${viewer}`);
  wait(table, 1);
  for (const viewer of [0, 1, 'table', 'master'] as const)
    assert.ok(bytesOf(table, viewer).includes('s1-06'), `${viewer}`);
});

test('[OF-19, OF-S04] after a quiet draw it is the next side’s turn', () => {
  assert.equal(wait(drawing(), 400).truth.turn, 1);
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
