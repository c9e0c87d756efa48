/** Ordet fanger: when there is a duel, what is won, jokers, dead heats (6.3 to 6.6; scenarios 8 to 27). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Joker } from './content.ts';
import {
  asks,
  cardCount,
  does,
  duelling,
  flips,
  given,
  says,
  settle,
  stack,
  startOf,
  told,
  typed,
  viewOf,
  voices,
  votes,
  wait,
  waitUntil,
} from './fixtures.ts';
import { askedOf, links } from './state.ts';

const rivals = (table: ReturnType<typeof typed>) => table.truth.duel?.sides.toSorted();
const won = (table: ReturnType<typeof typed>) => table.truth.won.map((cards) => cards.length);

test('[OF-20, OF-21, OF-22, OF-35, OF-S08] simple duel', () => {
  const table = duelling(typed());
  assert.deepEqual(rivals(table), [0, 2]);
  assert.equal(askedOf(table.truth, 0), 's1-09');
  assert.equal(askedOf(table.truth, 2), 's1-01');
  assert.equal(startOf(table), table.now);
  assert.equal(asks(table, 3, { type: 'draw', drawPile: 'left', playPile: null }), 'duel-pending');
});

test('[OF-36, OF-38, OF-19, OF-S09] taking the card', () => {
  const table = duelling(typed());
  does(table, 2, { type: 'concede' });
  wait(table, 1199);
  assert.equal(table.truth.phase, 'duel-end');
  wait(table, 1);
  assert.deepEqual(table.truth.won[0], ['s1-09']);
  assert.deepEqual([table.truth.piles[0], table.truth.piles[2]], [[['s1-01']], [[]]]);
  assert.deepEqual([table.truth.phase, table.truth.turn], ['turn', 3]);
});

test('[OF-34, OF-37, OF-38, OF-19, OF-S10] duel series', () => {
  const table = given(typed(), { piles: [['s1-03', 's1-01'], ['s1-11'], [], []], turn: 2 });
  flips(table, 's1-09');
  const cards = () => table.truth.piles.flat(2).length;
  const before = cards();
  does(table, 0, { type: 'concede' });
  assert.equal(cards(), before - 1);
  assert.ok(!viewOf(table, 1).race || viewOf(table, 1).phase === 'duel-end');
  const at = table.now;
  wait(table, 1200);
  assert.deepEqual(rivals(table), [0, 1]);
  assert.deepEqual([startOf(table), table.truth.duel!.series], [at + 1200, 2]);
  assert.equal(told(table, 'cardDrawn').length, 1);
  settle(table, 1);
  assert.deepEqual([table.truth.piles[0], won(table), table.truth.turn], [[[]], [0, 1, 1, 0], 3]);
});

test('[OF-23, OF-26, OF-39, OF-S11] joker makes a duel at once', () => {
  const table = given(typed(), { piles: [['s1-03'], ['s1-04'], ['s1-05'], []], turn: 3 });
  flips(table, 'joker-2');
  assert.deepEqual([table.truth.jokers, rivals(table), table.truth.duel!.joker], [['joker-2'], [0, 1], true]);
  assert.equal(askedOf(table.truth, 0), 's1-04');
  settle(table, 0);
  assert.equal(table.truth.turn, 3);
  flips(table, 'joker-3');
  assert.equal(table.truth.turn, 3);
  flips(table, 's1-08');
  assert.equal(table.truth.turn, 0);
});

test('[OF-24, OF-21, OF-S12] joker stays', () => {
  const table = given(typed(), { piles: [['s1-03'], ['s1-06'], [], []], turn: 2, jokers: ['joker-2'] });
  flips(table, 's1-04');
  assert.deepEqual(rivals(table), [0, 2]);
});

test('[OF-25, OF-26, OF-S13] newer joker covers', () => {
  for (const [card, expected] of [
    ['s1-04', undefined],
    ['s1-06', [1, 2]],
  ] as const) {
    const table = given(typed(), { piles: [['s1-03'], ['s1-05'], [], []], turn: 2, jokers: ['joker-2'] });
    flips(table, 'joker-3');
    flips(table, card);
    assert.deepEqual(rivals(table), expected);
  }
});

test('[OF-33, OF-S15] all jokers, order', () => {
  const make = () =>
    flips(
      given(typed(4, { activeJokers: 'all' }), {
        piles: [[], ['s1-03'], ['s1-07'], ['s1-06']],
        turn: 0,
        jokers: ['joker-2', 'joker-6'],
      }),
      's1-04',
    );
  const lost = make();
  assert.equal(links(lost.truth).length, 2);
  assert.deepEqual(rivals(lost), [0, 1]);
  settle(lost, 1);
  assert.deepEqual([lost.truth.piles[0], lost.truth.duel], [[[]], null]);
  const held = settle(make(), 0);
  assert.deepEqual(rivals(held), [0, 2]);
});

test('[OF-33, OF-38, OF-S16] equal symbols first', () => {
  const table = given(typed(4, { activeJokers: 'all' }), {
    piles: [[], ['s1-12', 's1-03'], ['s1-07'], ['s1-06']],
    turn: 0,
    jokers: ['joker-2', 'joker-6'],
  });
  flips(table, 's1-04');
  settle(table, 0);
  assert.equal(links(table.truth).length, 3);
  assert.deepEqual([rivals(table), table.truth.duel!.joker], [[0, 1], false]);
  settle(table, 1);
  assert.deepEqual(rivals(table), [1, 2]);
});

test('[OF-27, OF-28, OF-88, OF-89, OF-S17] joker last', () => {
  const table = given(typed(), { piles: [['s1-07'], ['s1-08'], [], []], turn: 2 });
  flips(table, 'joker-4', null, true);
  assert.deepEqual(rivals(table), [0, 1]);
  settle(table, 1);
  assert.equal(table.truth.phase, 'round-end');
  assert.ok(!table.truth.won.flat().includes('joker-4') && !table.truth.piles.flat(2).includes('joker-4'));
});

test('[OF-29, OF-30, OF-31, OF-20, OF-S18] spot and nudge', () => {
  const make = (signal: 'spot' | 'flash' = 'spot') => duelling(voices(4, { duelSignal: signal }));
  const quiet = make();
  const at = startOf(quiet);
  waitUntil(quiet, at + 2999);
  for (const { view } of quiet.watchers) assert.equal(view.duel, null);
  waitUntil(quiet, at + 3000);
  for (const { view } of quiet.watchers) assert.deepEqual(view.duel?.sides, [2, 0]);
  const nudged = make();
  does(nudged, 1, { type: 'nudge' }, at + 900);
  for (const { view } of nudged.watchers) assert.ok(view.duel);
  const drawn = make();
  does(drawn, 3, { type: 'draw', drawPile: 'left', playPile: null }, at + 700);
  assert.equal(told(drawn, 'cardDrawn').length, 1);
  assert.ok(viewOf(drawn, 'table').duel);
  assert.equal(asks(drawn, 3, { type: 'draw', drawPile: 'left', playPile: null }), 'duel-pending');
  assert.ok(viewOf(make('flash'), 'table').duel);
});

test('[OF-45, OF-46, OF-46b, OF-51, OF-S23] claimed dead heat', () => {
  const table = given(voices(3), { piles: [['s1-03'], [], []], turn: 1 });
  flips(table, 's1-11');
  does(table, 0, { type: 'claim', winner: null });
  does(table, 1, { type: 'confirm' });
  assert.deepEqual([table.truth.phase, table.truth.third], ['neutral-flip', 2]);
  assert.equal(asks(table, 0, { type: 'flipNeutral', drawPile: 'left' }), 'not-third-player');
  stack(table, 's1-13');
  const size = table.truth.counts.left;
  does(table, 2, { type: 'flipNeutral', drawPile: 'left' });
  assert.equal(table.truth.counts.left, size);
  wait(table, 400);
  assert.equal(table.truth.counts.left, size - 1);
  assert.deepEqual(
    [0, 1].map((seat) => askedOf(table.truth, seat)),
    ['s1-13', 's1-13'],
  );
  settle(table, 1);
  assert.deepEqual([table.truth.won[1], table.truth.counts.left], [['s1-03'], size]);
  assert.ok(table.truth.deck!.left.includes('s1-13'));
});

test('[OF-46a, OF-S24] neutral joker', () => {
  const table = given(voices(3), { piles: [['s1-03'], [], []], turn: 1 });
  flips(table, 's1-11');
  does(table, 0, { type: 'claim', winner: null });
  does(table, 1, { type: 'confirm' });
  stack(table, 'joker-4', 'joker-5', 's1-13');
  const size = table.truth.counts.left;
  does(table, 2, { type: 'flipNeutral', drawPile: 'left' });
  wait(table, 400);
  assert.deepEqual([table.truth.race!.card, table.truth.jokers], ['s1-13', []]);
  settle(table, 0);
  assert.equal(table.truth.counts.left, size);
  for (const card of ['joker-4', 'joker-5', 's1-13']) assert.ok(table.truth.deck!.left.includes(card), card);
});

test('[OF-46c, OF-46d, OF-88, OF-S25] no category card left, and one left', () => {
  const level = (table: ReturnType<typeof typed>) => {
    does(table, 0, { type: 'blank' });
    does(table, 2, { type: 'blank' });
    wait(table, 6000);
  };
  const none = given(typed(4, {}), { piles: [['s1-01'], [], [], []], turn: 2 });
  flips(none, 's1-09', null, true);
  level(none);
  wait(none, 400);
  assert.match(none.truth.race!.card!, /^s2-/);
  settle(none, 0);
  assert.equal(none.truth.phase, 'round-end');
  const one = given(typed(4, {}), { piles: [['s1-01'], [], [], []], turn: 2 });
  one.truth.deck = { left: ['s1-09'], right: ['s1-05'] };
  for (const state of [one.truth, ...one.watchers.map(({ view }) => view)]) state.counts = { left: 1, right: 1 };
  does(one, 2, { type: 'draw', drawPile: 'left', playPile: null });
  wait(one, 400);
  level(one);
  wait(one, 400);
  assert.equal(one.truth.race!.card, 's1-05');
  assert.deepEqual([one.truth.counts, one.truth.phase], [{ left: 0, right: 0 }, 'race']);
  settle(one, 0);
  assert.deepEqual([one.truth.phase, one.truth.counts], ['turn', { left: 0, right: 1 }]);
});

test('[OF-46b, OF-S26] third player automatic', () => {
  const two = given(typed(2), {
    piles: [
      [['s1-01'], []],
      [[], []],
    ],
    turn: 1,
  });
  flips(two, 's1-09', 0);
  for (const seat of [0, 1]) does(two, seat, { type: 'blank' });
  assert.deepEqual([two.truth.phase, told(two, 'neutralFlipped').length], ['race', 1]);
  assert.equal(asks(two, 0, { type: 'flipNeutral', drawPile: 'left' }), 'not-third-player');
  const three = given(typed(3), { piles: [['s1-03'], [], []], turn: 1 });
  flips(three, 's1-11');
  const cards = [...three.truth.deck!.left, ...three.truth.deck!.right].filter((card) => !card.startsWith('joker'));
  three.truth.deck = { left: cards.slice(0, 12), right: cards.slice(12, 24) };
  for (const state of [three.truth, ...three.watchers.map(({ view }) => view)]) state.counts = { left: 12, right: 12 };
  for (const seat of [0, 1]) does(three, seat, { type: 'blank' });
  wait(three, 5999);
  assert.equal(three.truth.phase, 'neutral-flip');
  wait(three, 1);
  assert.deepEqual([told(three, 'neutralFlipped')[0]!.from, told(three, 'neutralFlipped')[0]!.by], ['left', null]);
});

test('[OF-44, OF-47, OF-34, OF-S27] stalemate', () => {
  const table = duelling(typed());
  const sizes = { ...table.truth.counts };
  for (let i = 0; i < 3; i++) {
    wait(table, 30_000);
    wait(table, 6000);
    wait(table, 400);
    assert.equal(table.truth.duel!.neutrals.length, i + 1);
  }
  wait(table, 30_000);
  assert.equal(told(table, 'stalemateCalled').length, 1);
  wait(table, 1200);
  assert.deepEqual([table.truth.piles[2], table.truth.piles[0], won(table)], [[[]], [['s1-01']], [0, 0, 0, 0]]);
  assert.deepEqual(table.truth.counts, sizes);
  assert.equal(cardCount(table), 72);
  const stuck = duelling(typed());
  const before = [1, 3, 'table', 'master', 2].map((viewer) => JSON.stringify(viewOf(stuck, viewer as 1)));
  does(stuck, 0, { type: 'blank' }, stuck.now + 2000);
  assert.deepEqual(
    [1, 3, 'table', 'master', 2].map((viewer) => JSON.stringify(viewOf(stuck, viewer as 1))),
    before,
  );
  does(stuck, 2, { type: 'blank' });
  assert.equal(stuck.truth.phase, 'neutral-flip');
});

test('[OF-47] every way to a further neutral card counts', () => {
  const table = duelling(voices(4, { maxNeutralCards: 1 }));
  does(table, 0, { type: 'claim', winner: 0 });
  does(table, 2, { type: 'dispute' });
  votes(table, [1, 'a'], [3, 'b']);
  wait(table, 6400);
  assert.equal(table.truth.duel!.cards, 1);
  wait(table, 60_000);
  assert.equal(told(table, 'stalemateCalled').length, 1);
});

test('[OF-47] a neutral card that a person turned counts too', () => {
  const table = duelling(typed(4, { maxNeutralCards: 1 }));
  for (const seat of [0, 2]) does(table, seat, { type: 'blank' });
  does(table, 3, { type: 'flipNeutral', drawPile: 'left' });
  wait(table, 400);
  for (const seat of [0, 2]) does(table, seat, { type: 'blank' });
  assert.equal(told(table, 'stalemateCalled').length, 1);
});

test('[OF-31a, OF-31b, OF-31, OF-S53] spot looks quiet', () => {
  const make = (card: string) =>
    flips(
      given(voices(4, { duelSignal: 'spot', nudgeAfterMs: 15_000, turnMs: 5000 }), {
        piles: [['s1-01'], [], [], []],
        turn: 1,
      }),
      card,
    );
  const [match, calm] = [make('s1-09'), make('s1-08')];
  const at = startOf(match);
  const strip = (table: typeof match) =>
    table.watchers.map(({ view }) =>
      JSON.stringify({ phase: view.phase, turn: view.turn, until: view.until, duel: view.duel }),
    );
  assert.deepEqual(strip(match), strip(calm));
  assert.equal(viewOf(match, 0).until, at + 5000);
  for (const type of ['nudge', 'claim'] as const)
    assert.equal(asks(calm, 3, type === 'nudge' ? { type } : { type, winner: 0 }), 'no-duel');
  waitUntil(match, at + 5000);
  assert.equal(told(match, 'cardDrawn').length, 1);
  assert.deepEqual([match.truth.phase, rivals(match)], ['race', [0, 1]]);
  does(match, 3, { type: 'nudge' });
  assert.equal(asks(match, 3, { type: 'nudge' }, match.now + 1500), 'too-fast');
  assert.equal(asks(match, 3, { type: 'nudge' }, match.now + 500), undefined);
  settle(match, 0);
  assert.deepEqual([match.truth.turn, match.truth.until], [2, match.now + 5000]);
  const last = given(voices(4, { duelSignal: 'spot' }), { piles: [['s1-01'], [], [], []], turn: 1 });
  flips(last, 's1-09', null, true);
  assert.equal(last.truth.phase, 'race');
});

test('[OF-2, OF-101, OF-102, OF-S42] two players, across', () => {
  const table = given(typed(2), {
    piles: [
      [['s1-04'], []],
      [['s1-06'], ['s1-08']],
    ],
  });
  assert.equal(asks(table, 0, { type: 'draw', drawPile: 'left', playPile: null }), 'bad-play-pile');
  assert.equal(asks(typed(3), 0, { type: 'draw', drawPile: 'left', playPile: 0 }), 'bad-play-pile');
  flips(table, 's1-16', 1);
  assert.deepEqual(table.truth.duel!.places, [
    { side: 0, pile: 1 },
    { side: 1, pile: 1 },
  ]);
  assert.deepEqual([askedOf(table.truth, 0), askedOf(table.truth, 1)], ['s1-08', 's1-16']);
});

test('[OF-103, OF-104, OF-105, OF-S43] two players, own pair', () => {
  const table = given(typed(2), {
    piles: [
      [['s1-04'], []],
      [[], []],
    ],
  });
  flips(table, 's1-12', 1);
  assert.deepEqual(
    [0, 1].map((seat) => askedOf(table.truth, seat)),
    ['s1-12', 's1-12'],
  );
  assert.equal(table.truth.duel!.kind, 'own');
  settle(table, 1);
  assert.deepEqual([table.truth.won[1], table.truth.piles[0]], [['s1-12'], [['s1-04'], []]]);
  const joker = given(typed(2), {
    piles: [
      [['s1-04'], ['s1-03']],
      [[], []],
    ],
    turn: 1,
  });
  flips(joker, 'joker-2', 0);
  assert.deepEqual(
    [0, 1].map((seat) => askedOf(joker.truth, seat)),
    ['s1-03', 's1-03'],
  );
  const stale = given(typed(2, { maxNeutralCards: 1 }), {
    piles: [
      [['s1-04'], []],
      [[], []],
    ],
  });
  flips(stale, 's1-12', 1);
  for (const _ of [0, 1]) {
    for (const seat of [0, 1]) does(stale, seat, { type: 'blank' });
    wait(stale, 400);
  }
  assert.deepEqual([told(stale, 'stalemateCalled')[0]!.card, stale.truth.won], ['s1-12', [[], []]]);
});

test('[OF-36, OF-46, OF-S59] examples only for dead cards', () => {
  const table = duelling(typed());
  does(table, 2, { type: 'concede' });
  const [fact] = told(table, 'duelWon');
  assert.equal(fact!.card, 's1-09');
  assert.deepEqual(fact!.examples.en, ['pencil case', 'book', 'lunch box']);
  assert.ok(!JSON.stringify(fact).includes('slippers')); // a bank answer of s1-01, which stays
  const said = duelling(typed());
  says(said, 0, 'Books', startOf(said) + 2000);
  does(said, 2, { type: 'concede' });
  assert.deepEqual(told(said, 'duelWon')[0]!.examples.en, ['pencil case', 'lunch box', 'packed lunch']);
  const level = duelling(typed());
  for (const seat of [0, 2]) does(level, seat, { type: 'blank' });
  stack(level, 's1-13');
  does(level, 3, { type: 'flipNeutral', drawPile: 'left' });
  wait(level, 400);
  does(level, 2, { type: 'concede' });
  assert.deepEqual(told(level, 'duelWon')[0]!.examples.en, ['pencil case', 'book', 'lunch box'], 'not for s1-13');
  assert.deepEqual(
    Object.values(fact!.examples).map((list) => list.length),
    [3, 3, 3, 3],
  );
});

/** The card is drawn by S0 onto an empty table; the others lie there before it is turned. */
const turned = (table: ReturnType<typeof typed>, card: string, piles: string[][], jokers: Joker[] = []) => {
  stack(given(table, { turn: 0, piles: piles.map(() => []), jokers }), card);
  does(table, 0, { type: 'draw', drawPile: 'left', playPile: null });
  for (const state of [table.truth, ...table.watchers.map(({ view }) => view)])
    state.piles = piles.map((cards) => [[...cards]]);
  return wait(table, 400);
};

test('[OF-32] two duels at once are an error where one joker is active, and none where all are', () => {
  const piles = [[], ['s1-01'], ['s1-09'], ['s1-04']];
  assert.throws(() => turned(typed(4), 's1-12', piles), /OF-32/);
  assert.ok(turned(typed(4, { activeJokers: 'all' }), 's1-12', piles).truth.duel);
});

test('[OF-33] equal symbols go before the pile that changed last, and that before who sits nearer', () => {
  const all = (jokers: Joker[], card: string, piles: string[][]) =>
    turned(typed(6, { activeJokers: 'all' }), card, piles, jokers);
  // A star on S0's pile, linked with the waves of S3 by a joker; the circles of S1 and S2 are equal.
  const equal = all(['joker-6'], 's1-04', [[], ['s1-01'], ['s1-09'], ['s1-07'], [], []]);
  assert.deepEqual([rivals(equal), equal.truth.duel!.joker], [[1, 2], false]);
  settle(equal, 1);
  assert.deepEqual([rivals(equal), equal.truth.changed], [[0, 3], null], 'the pile of S2 is empty');
  // Two diamonds first. Then a moon is uncovered on S5's pile: its pair goes before that of S1, who sits nearer.
  const changed = all(['joker-5', 'joker-6'], 's1-05', [
    [],
    ['s1-04'],
    ['s1-07'],
    ['s1-03'],
    ['s1-02'],
    ['s1-06', 's1-10'],
  ]);
  assert.deepEqual([rivals(changed), changed.truth.duel!.joker], [[4, 5], false]);
  settle(changed, 4);
  assert.deepEqual(changed.truth.changed, { side: 5, pile: 0 });
  assert.deepEqual(rivals(changed), [3, 5]);
  settle(changed, 5);
  assert.deepEqual(rivals(changed), [1, 2]);
});

test('a card that is uncovered on a pile of a side that has gone makes nothing', () => {
  const table = duelling(typed(4, { absent: 'remove' }), { piles: [['s1-03', 's1-01'], ['s1-11'], [], []] });
  does(table, 0, { type: 'concede' });
  does(table, 'server', { type: 'leave', seat: 0 });
  wait(table, 1200);
  assert.deepEqual([told(table, 'cardUncovered'), table.truth.phase, table.truth.turn], [[], 'turn', 3]);
});
