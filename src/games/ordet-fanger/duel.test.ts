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

test('[OF-S08, OF-21] two tops with the same symbol are linked, and others are not', () => {
  const table = duelling(typed());
  assert.deepEqual(rivals(table), [0, 2]);
  const quiet = flips(given(typed(), { piles: [['s1-01'], ['s1-04'], [], []], turn: 2 }), 's1-08');
  assert.equal(quiet.truth.duel, null);
});

test('[OF-S08, OF-22] the duel begins when the card that made it can be seen', () => {
  const table = given(typed(), { piles: [['s1-01'], ['s1-04'], [], []], turn: 2 });
  stack(table, 's1-09');
  const at = table.now;
  does(table, 2, { type: 'draw', drawPile: 'left', playPile: null });
  wait(table, 399);
  assert.equal(table.truth.duel, null);
  wait(table, 1);
  assert.deepEqual([rivals(table), startOf(table)], [[0, 2], at + 400]);
});

test('[OF-S08, OF-20] nobody draws while a duel is running', () => {
  const table = duelling(typed());
  for (const seat of [0, 1, 2, 3])
    assert.equal(asks(table, seat, { type: 'draw', drawPile: 'left', playPile: null }), 'duel-pending');
});

test('[OF-S08, OF-35] each answers the category on the opponent’s top, and the first correct example wins', () => {
  const table = duelling(typed());
  assert.equal(askedOf(table.truth, 0), 's1-09');
  assert.equal(askedOf(table.truth, 2), 's1-01');
  says(table, 0, 'book', startOf(table) + 2000);
  wait(table, 9000);
  assert.equal(told(table, 'duelWon')[0]!.winner, 0);
});

test('[OF-36, OF-S09] the winner takes the loser’s top, and keeps their own', () => {
  const table = duelling(typed());
  does(table, 2, { type: 'concede' });
  assert.deepEqual(table.truth.won, [['s1-09'], [], [], []]);
  wait(table, 1200);
  assert.deepEqual([table.truth.piles[0], table.truth.piles[2]], [[['s1-01']], [[]]]);
});

test('[OF-38, OF-19, OF-S09] the turn goes on when no tops are linked', () => {
  const table = duelling(typed());
  does(table, 2, { type: 'concede' });
  wait(table, 1199);
  assert.equal(table.truth.phase, 'duel-end');
  wait(table, 1);
  assert.deepEqual([table.truth.phase, table.truth.turn], ['turn', 3]);
});

/** S0 has lost its top to S2: under it lies a card that S1 has too. */
function uncovering() {
  const table = given(typed(), { piles: [['s1-03', 's1-01'], ['s1-11'], [], []], turn: 2 });
  flips(table, 's1-09');
  does(table, 0, { type: 'concede' });
  return table;
}

test('[OF-34] every duel takes one card from the play piles', () => {
  const table = given(typed(), { piles: [['s1-03', 's1-01'], ['s1-11'], [], []], turn: 2 });
  flips(table, 's1-09');
  const cards = () => table.truth.piles.flat(2).length;
  assert.equal(cards(), 4);
  settle(table, 2);
  assert.equal(cards(), 3);
  settle(table, 1);
  assert.deepEqual([cards(), won(table)], [2, [0, 1, 1, 0]]);
});

test('[OF-37] the next card becomes the top, and is seen by all when the duel’s end is over', () => {
  const table = uncovering();
  const at = table.now;
  assert.ok(!viewOf(table, 1).race || viewOf(table, 1).phase === 'duel-end');
  wait(table, 1199);
  assert.equal(table.truth.phase, 'duel-end');
  wait(table, 1);
  assert.deepEqual([rivals(table), startOf(table)], [[0, 1], at + 1200]);
  assert.equal(askedOf(table.truth, 1), 's1-03');
});

test('[OF-38, OF-19, OF-S10] in a series nobody draws, and the turn goes on from the side that drew', () => {
  const table = uncovering();
  wait(table, 1200);
  assert.equal(table.truth.duel!.series, 2);
  assert.equal(told(table, 'cardDrawn').length, 1);
  settle(table, 1);
  assert.deepEqual([table.truth.piles[0], won(table), table.truth.turn], [[[]], [0, 1, 1, 0], 3]);
});

/** S3 has drawn a joker with the symbols of S0 and S1. */
const joked = () => flips(given(typed(), { piles: [['s1-03'], ['s1-04'], ['s1-05'], []], turn: 3 }), 'joker-2');

test('[OF-23, OF-S11] a joker is active at once, and makes a duel', () => {
  const table = joked();
  assert.deepEqual([table.truth.jokers, rivals(table), table.truth.duel!.joker], [['joker-2'], [0, 1], true]);
});

test('[OF-26, OF-S11] who drew a joker draws again after the duels, and again after another', () => {
  const table = joked();
  assert.equal(asks(table, 3, { type: 'draw', drawPile: 'left', playPile: null }), 'duel-pending');
  settle(table, 0);
  assert.equal(table.truth.turn, 3);
  flips(table, 'joker-3');
  assert.equal(table.truth.turn, 3);
  flips(table, 's1-08');
  assert.equal(table.truth.turn, 0);
});

test('[OF-39, OF-S11] in a joker duel, too, each answers the other’s card', () => {
  const { truth } = joked();
  assert.deepEqual([askedOf(truth, 0), askedOf(truth, 1)], ['s1-04', 's1-03']);
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

/** The last card of all is a joker that links S0 and S1. */
const jokerLast = () =>
  flips(given(typed(), { piles: [['s1-07'], ['s1-08'], [], []], turn: 2 }), 'joker-4', null, true);

test('[OF-27, OF-88, OF-S17] without a card to draw again after a joker the round ends', () => {
  const table = jokerLast();
  settle(table, 1);
  assert.equal(table.truth.phase, 'round-end');
  const quiet = flips(given(typed(), { piles: [['s1-01'], [], [], []], turn: 2 }), 'joker-4', null, true);
  assert.equal(quiet.truth.phase, 'round-end');
});

test('[OF-28, OF-S17] a joker lies on no pile and is never won', () => {
  const table = jokerLast();
  const seen = () => [...table.truth.won.flat(), ...table.truth.piles.flat(2)];
  assert.ok(!seen().includes('joker-4'));
  settle(table, 1);
  assert.deepEqual(seen().sort(), ['s1-07', 's1-08']);
});

test('[OF-89, OF-S17] the duels of the last card are fought before the round ends', () => {
  const table = jokerLast();
  assert.deepEqual([table.truth.phase, rivals(table)], ['race', [0, 1]]);
  settle(table, 1);
  assert.deepEqual([table.truth.won[1], table.truth.phase], [['s1-07'], 'round-end']);
});

const signalled = (duelSignal: 'spot' | 'flash' = 'spot') => duelling(voices(4, { duelSignal }));

test('[OF-29, OF-S18] anybody may point out a duel', () => {
  for (const seat of [0, 1, 2, 3]) {
    const table = signalled();
    does(table, seat, { type: 'nudge' }, startOf(table) + 900);
    for (const { view } of table.watchers) assert.ok(view.duel);
  }
});

test('[OF-30, OF-S18] a duel to be spotted is announced after three seconds, a flashed one at once', () => {
  const quiet = signalled();
  const at = startOf(quiet);
  waitUntil(quiet, at + 2999);
  for (const { view } of quiet.watchers) assert.deepEqual([view.duel, view.phase], [null, 'turn']);
  waitUntil(quiet, at + 3000);
  for (const { view } of quiet.watchers) assert.deepEqual(view.duel?.sides, [2, 0]);
  const flashed = signalled('flash');
  for (const { view } of flashed.watchers) assert.ok(view.duel);
  assert.equal(flashed.now, startOf(flashed));
});

test('[OF-31, OF-S18] a draw before the signal draws nothing and is a nudge, one after it is refused', () => {
  const table = signalled();
  does(table, 3, { type: 'draw', drawPile: 'left', playPile: null }, startOf(table) + 700);
  assert.equal(told(table, 'cardDrawn').length, 1);
  for (const { view } of table.watchers) assert.ok(view.duel);
  assert.equal(asks(table, 3, { type: 'draw', drawPile: 'left', playPile: null }), 'duel-pending');
});

/** S1 drew: a dead heat of S0 and S1 that S0 claims. */
function claimedHeat() {
  const table = given(voices(3), { piles: [['s1-03'], [], []], turn: 1 });
  flips(table, 's1-11');
  does(table, 0, { type: 'claim', winner: null });
  return table;
}
/** Confirmed, and S2 has flipped s1-13 from the left pile. */
function neutral() {
  const table = claimedHeat();
  does(table, 1, { type: 'confirm' });
  stack(table, 's1-13');
  does(table, 2, { type: 'flipNeutral', drawPile: 'left' });
  wait(table, 400);
  return table;
}

test('[OF-45, OF-S23] after a dead heat a third player flips a card, and both answer it', () => {
  const table = neutral();
  assert.deepEqual(
    [0, 1].map((seat) => askedOf(table.truth, seat)),
    ['s1-13', 's1-13'],
  );
});

test('[OF-46, OF-S23] the winner takes the loser’s first top, and the neutral card goes back to its pile', () => {
  const table = neutral();
  const size = table.truth.counts.left;
  settle(table, 1);
  assert.deepEqual([table.truth.won[1], table.truth.counts.left], [['s1-03'], size + 1]);
  assert.ok(table.truth.deck!.left.includes('s1-13'));
});

test('[OF-46b, OF-S23] the third is of the first side that is not in the duel, and flips alone', () => {
  const table = claimedHeat();
  does(table, 1, { type: 'confirm' });
  assert.deepEqual([table.truth.phase, table.truth.third], ['neutral-flip', 2]);
  for (const seat of [0, 1])
    assert.equal(asks(table, seat, { type: 'flipNeutral', drawPile: 'left' }), 'not-third-player');
});

test('[OF-51, OF-S23] a claimed dead heat is settled when both sides have said so', () => {
  const table = claimedHeat();
  assert.equal(table.truth.phase, 'verdict');
  does(table, 1, { type: 'confirm' });
  assert.equal(table.truth.phase, 'neutral-flip');
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

const level = (table: ReturnType<typeof typed>) => {
  for (const seat of [0, 2]) does(table, seat, { type: 'blank' });
  wait(table, 6000);
  wait(table, 400);
};

test('[OF-46c, OF-88, OF-S25] without a category card left the neutral one is of another set, and then the round ends', () => {
  const table = given(typed(), { piles: [['s1-01'], [], [], []], turn: 2 });
  flips(table, 's1-09', null, true);
  level(table);
  assert.match(table.truth.race!.card!, /^s2-/);
  settle(table, 0);
  assert.equal(table.truth.phase, 'round-end');
});

test('[OF-46d, OF-S25] while a neutral card is out empty piles do not end the round', () => {
  const table = given(typed(), { piles: [['s1-01'], [], [], []], turn: 2, left: ['s1-09'], right: ['s1-05'] });
  does(table, 2, { type: 'draw', drawPile: 'left', playPile: null });
  wait(table, 400);
  level(table);
  assert.equal(table.truth.race!.card, 's1-05');
  assert.deepEqual([table.truth.counts, table.truth.phase], [{ left: 0, right: 0 }, 'race']);
  settle(table, 0);
  assert.deepEqual([table.truth.phase, table.truth.counts], ['turn', { left: 0, right: 1 }]);
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

test('[OF-44, OF-S27] a neutral card is flipped when both are stuck, and one of them alone shows to nobody', () => {
  const table = duelling(typed());
  const others = [1, 3, 'table', 'master', 2] as const;
  const before = others.map((viewer) => JSON.stringify(viewOf(table, viewer)));
  does(table, 0, { type: 'blank' }, table.now + 2000);
  assert.deepEqual(
    others.map((viewer) => JSON.stringify(viewOf(table, viewer))),
    before,
  );
  does(table, 2, { type: 'blank' });
  assert.equal(table.truth.phase, 'neutral-flip');
  const late = duelling(typed());
  wait(late, 29_999);
  assert.equal(late.truth.phase, 'race');
  wait(late, 1);
  assert.equal(late.truth.phase, 'neutral-flip', 'also when the time is up');
});

/** Nobody says anything in the race and in those of three neutral cards. */
function stalemate() {
  const table = duelling(typed());
  for (let i = 0; i < 3; i++) {
    wait(table, 30_000);
    wait(table, 6000);
    wait(table, 400);
    assert.equal(table.truth.duel!.neutrals.length, i + 1);
  }
  wait(table, 30_000);
  return table;
}

test('[OF-47, OF-S27] after three neutral cards without a winner the trigger card is out, and nobody scores', () => {
  const table = stalemate();
  assert.equal(told(table, 'stalemateCalled').length, 1);
  wait(table, 1200);
  assert.deepEqual([table.truth.piles[2], table.truth.piles[0], won(table)], [[[]], [['s1-01']], [0, 0, 0, 0]]);
  assert.deepEqual(table.truth.counts, duelling(typed()).truth.counts, 'the neutral cards are back');
});

test('[OF-34] a stalemate, too, takes one card from the play piles', () => {
  const table = stalemate();
  wait(table, 1200);
  assert.deepEqual([table.truth.piles.flat(2).length, table.truth.out, cardCount(table)], [2, 1, 72]);
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

/** S1 has turned this card on a table where duels are to be spotted: s1-09 makes one, s1-08 does not. */
const spotted = (card: string) =>
  flips(
    given(voices(4, { duelSignal: 'spot', nudgeAfterMs: 15_000, turnMs: 5000 }), {
      piles: [['s1-01'], [], [], []],
      turn: 1,
    }),
    card,
  );

test('[OF-31a, OF-S53] before the signal everything looks as on a quiet table, and after the duel the turn is fresh', () => {
  const [match, calm] = [spotted('s1-09'), spotted('s1-08')];
  const strip = (table: typeof match) =>
    table.watchers.map(({ view }) =>
      JSON.stringify({ phase: view.phase, turn: view.turn, until: view.until, duel: view.duel }),
    );
  assert.deepEqual(strip(match), strip(calm));
  assert.equal(viewOf(match, 0).until, startOf(match) + 5000);
  waitUntil(match, startOf(match) + 5000);
  settle(match, 0);
  assert.deepEqual([match.truth.turn, match.truth.until], [2, match.now + 5000]);
  const last = given(voices(4, { duelSignal: 'spot' }), { piles: [['s1-01'], [], [], []], turn: 1 });
  flips(last, 's1-09', null, true);
  assert.equal(last.truth.phase, 'race', 'without a turn to show it is announced');
});

test('[OF-31, OF-S53] the clock’s draw of a duel that nobody has seen is a nudge, too', () => {
  const table = spotted('s1-09');
  waitUntil(table, startOf(table) + 5000);
  assert.equal(told(table, 'cardDrawn').length, 1);
  assert.deepEqual([table.truth.phase, rivals(table)], ['race', [0, 1]]);
});

test('[OF-31b, OF-S53] nothing to nudge or claim costs nothing, and one nudge is enough for two seconds', () => {
  const calm = spotted('s1-08');
  assert.equal(asks(calm, 3, { type: 'nudge' }), 'no-duel');
  assert.equal(asks(calm, 3, { type: 'claim', winner: 0 }), 'no-duel');
  const table = spotted('s1-09');
  does(table, 3, { type: 'nudge' });
  const at = table.now;
  assert.equal(asks(table, 3, { type: 'nudge' }, at + 1500), 'too-fast');
  assert.equal(asks(table, 3, { type: 'nudge' }, at + 2000), undefined);
});

test('[OF-2] two players have two piles each, and more have one', () => {
  const piles = (seats: number) => typed(seats).truth.piles.map((own) => own.length);
  assert.deepEqual(
    [piles(2), piles(3)],
    [
      [2, 2],
      [1, 1, 1],
    ],
  );
});

const across = () =>
  given(typed(2), {
    piles: [
      [['s1-04'], []],
      [['s1-06'], ['s1-08']],
    ],
  });

test('[OF-101, OF-S42] with two piles the drawer says on which it lands, before the card is seen', () => {
  const table = across();
  assert.equal(asks(table, 0, { type: 'draw', drawPile: 'left', playPile: null }), 'bad-play-pile');
  assert.equal(asks(typed(3), 0, { type: 'draw', drawPile: 'left', playPile: 0 }), 'bad-play-pile');
  flips(table, 's1-05', 1);
  assert.deepEqual(table.truth.piles[0], [['s1-04'], ['s1-05']]);
  assert.equal(told(table, 'cardDrawn')[0]!.playPile, 1);
});

test('[OF-102, OF-S42] two tops of different sides are a normal duel about those two cards', () => {
  const table = flips(across(), 's1-16', 1);
  assert.deepEqual(table.truth.duel!.places, [
    { side: 0, pile: 1 },
    { side: 1, pile: 1 },
  ]);
  assert.deepEqual([askedOf(table.truth, 0), askedOf(table.truth, 1)], ['s1-08', 's1-16']);
});

/** S0 has turned a second star on its own other pile. */
const ownPair = (options = {}) =>
  flips(
    given(typed(2, options), {
      piles: [
        [['s1-04'], []],
        [[], []],
      ],
    }),
    's1-12',
    1,
  );

test('[OF-103, OF-S43] both answer the card that made a pair of one’s own, and the first wins it', () => {
  const table = ownPair();
  assert.deepEqual(
    [0, 1].map((seat) => askedOf(table.truth, seat)),
    ['s1-12', 's1-12'],
  );
  assert.equal(table.truth.duel!.kind, 'own');
  settle(table, 1);
  assert.deepEqual(table.truth.won, [[], ['s1-12']]);
  assert.deepEqual(settle(ownPair(), 0).truth.won, [['s1-12'], []], 'its owner, too');
});

test('[OF-104, OF-S43] the other card stays; a joker contests the card that was turned last', () => {
  assert.deepEqual(settle(ownPair(), 1).truth.piles[0], [['s1-04'], []]);
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
});

test('[OF-105, OF-S43] giving up leaves the card to the other, and at a stalemate nobody has it', () => {
  const given = ownPair();
  does(given, 0, { type: 'concede' });
  assert.equal(told(given, 'duelWon')[0]!.winner, 1);
  const stale = ownPair({ maxNeutralCards: 1 });
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
