import assert from 'node:assert/strict';
import { test } from 'node:test';
import { someOf } from '../../kernel/offer.ts';
import { seeded } from '../../kernel/random.ts';
import { streamOf } from '../../kernel/table.ts';
import { goldIn } from './content.ts';
import {
  allViews,
  anna,
  asks,
  bo,
  cille,
  dan,
  does,
  g4,
  g4Rows,
  passAll,
  seated,
  told,
  toPhase,
  viewOf,
} from './fixtures.ts';
import { illumuffinati } from './index.ts';
import type { State } from './state.ts';

test('[IM-S06, IM-22] Baker 1 takes both jewels, everybody knows it, and nobody sees where they are', () => {
  const table = g4();
  assert.deepEqual(table.truth.hands[bo], [4, 17, 26, 'J', 'J']);
  assert.equal(table.truth.counts[bo], 5);
  for (const { viewer, view } of table.watchers) {
    assert.equal(view.counts[bo], 5);
    assert.deepEqual(view.hands[bo], viewer === bo ? [4, 17, 26, 'J', 'J'] : undefined);
  }
});

test('[IM-S07] passing', () => {
  const table = g4();
  passAll(table, [4, 'J'], [2, 4], [2, 4]);
  assert.deepEqual(table.truth.hands, { [bo]: [17, 26, 'J'], [cille]: [12, 29, 'J'], [dan]: [8, 21, 30] });
  for (const view of allViews(table)) assert.deepEqual(view.used, [2, 4]);
  assert.deepEqual(viewOf(table, cille).received[cille], { seat: bo, cards: [4, 'J'] });
  for (const other of [anna, dan, 'table', 'master'] as const) {
    assert.equal(viewOf(table, other).received[cille], undefined);
    assert.equal(viewOf(table, other).passed[bo], undefined);
  }
  assert.deepEqual(table.truth.counts, [0, 3, 3, 3]);
});

test('[IM-23] Baker 1 passes any two cards', () => {
  for (const cards of [
    [4, 17],
    ['J', 'J'],
    ['J', 4],
  ] as const) {
    const table = g4();
    does(table, bo, { type: 'passCards', cards: [...cards] });
    assert.deepEqual(viewOf(table, cille).received[cille]?.cards, cards);
  }
});

test('[IM-24] the next one receives first, and may pass on what came', () => {
  const table = g4();
  assert.equal(asks(table, cille, { type: 'passCards', cards: [2, 12] }), 'not-your-turn');
  does(table, bo, { type: 'passCards', cards: ['J', 'J'] });
  does(table, cille, { type: 'passCards', cards: ['J', 'J'] });
  assert.deepEqual(table.truth.hands[cille], [2, 12, 29]);
});

test('[IM-25] the last Baker lays two cards face up on the table', () => {
  const table = g4();
  passAll(table, [4, 17], [2, 4]);
  assert.equal(asks(table, dan, { type: 'passCards', cards: [2, 4] }), 'wrong-move-for-seat');
  does(table, dan, { type: 'discardCards', cards: [30, 8] });
  for (const view of allViews(table)) assert.deepEqual([view.used, view.passes], [[30, 8], 3]);
});

test('[IM-S08, IM-26] of two discards one at least is a muffin, and nobody notices the try', () => {
  const table = g4();
  passAll(table, ['J', 'J'], ['J', 'J']);
  const before = JSON.stringify(allViews(table));
  assert.equal(asks(table, dan, { type: 'discardCards', cards: ['J', 'J'] }), 'must-discard-muffin');
  assert.equal(JSON.stringify(allViews(table)), before);
  assert.deepEqual(
    illumuffinati.legal(viewOf(table, dan), dan, table.now),
    [{ command: { type: 'discardCards', cards: someOf([8, 21, 30, 'J'], 2, 2) } }],
    'one jewel at most is offered',
  );
  does(table, dan, { type: 'discardCards', cards: ['J', 8] });
  assert.deepEqual(table.truth.hands[dan], [21, 30, 'J']);
  toPhase(table, 'round-end');
  assert.deepEqual(table.truth.suspicious, [0, 0, 0, 1]);
});

test('[IM-27] one or two jewels lie in the rows, never none', () => {
  const met = new Set<number>();
  for (let i = 0; i < 120; i++) {
    const table = seated({ players: 4 + (i % 4), source: seeded(`deal ${i}`) });
    toPhase(table, 'open');
    const jewels = Object.values(table.truth.hands)
      .flat()
      .filter((face) => face === 'J').length;
    const discarded = table.truth.used.filter((face) => face === 'J').length;
    assert.equal(jewels + discarded, 2);
    met.add(jewels);
  }
  assert.deepEqual([...met].sort(), [1, 2], 'both happen, and nothing else');
});

test('[IM-28] after passing everybody holds as many cards as were dealt', () => {
  for (const players of [4, 5, 6, 7]) {
    const table = seated({ players });
    const dealt = [...table.truth.counts];
    toPhase(table, 'open');
    assert.deepEqual(table.truth.counts, dealt);
  }
});

test('[IM-27, IM-28] rows that cannot be are a defect, and nobody opens them', () => {
  const opens = (change: State['hands']) => () => {
    const table = g4();
    passAll(table, [4, 'J'], [2, 4]);
    Object.assign(table.truth.hands, change);
    does(table, dan, { type: 'discardCards', cards: [2, 4] });
  };
  assert.doesNotThrow(opens({}));
  assert.throws(opens({ [bo]: [17, 26, 27], [cille]: [12, 28, 29] }), /0 jewels in rows/);
  assert.throws(opens({ [bo]: [17, 'J', 'J'] }), /3 jewels in rows/);
  assert.throws(opens({ [bo]: [17, 26, 27, 'J'] }), /rows of 4, 3, 3 cards/);
});

test('[IM-29] a pass is known to two, the discards to all', () => {
  const table = g4();
  passAll(table, [4, 'J']);
  const faces = told(table, 'cardsPassed');
  assert.equal(faces[0]!.cards, '04JJ');
  for (const { viewer, view } of table.watchers) {
    const knows = view.received[cille] !== undefined || view.passed[bo] !== undefined;
    assert.equal(knows, viewer === bo || viewer === cille, String(viewer));
  }
  for (const { viewer, mask } of table.watchers) {
    const cards = viewer === bo || viewer === cille ? '04JJ' : undefined;
    const heard = streamOf(table.log, mask).filter(({ type }) => type === 'cardsPassed');
    assert.deepEqual(heard, [{ type: 'cardsPassed', from: bo, to: cille, cards }], String(viewer));
  }
});

test('[IM-S09] out of order', () => {
  const table = g4();
  assert.equal(asks(table, cille, { type: 'passCards', cards: [2, 12] }), 'not-your-turn');
  assert.equal(asks(table, anna, { type: 'passCards', cards: [2, 12] }), 'not-your-turn');
  assert.equal(asks(table, bo, { type: 'passCards', cards: [4] }), 'need-two-cards');
  assert.equal(asks(table, bo, { type: 'passCards', cards: [30, 4] }), 'card-not-in-hand');
});

test('[IM-S10, IM-6] a row is sorted on its owner’s phone as soon as she has passed, and nothing is open yet', () => {
  const table = g4();
  passAll(table, [4, 'J']);
  assert.deepEqual(viewOf(table, bo).hands[bo], [17, 26, 'J']);
  assert.equal(goldIn(viewOf(table, bo).hands[bo]!, 10), 20);
  for (const { viewer, view } of table.watchers) {
    assert.deepEqual(view.open, [null, null, null, null]);
    if (viewer !== bo) assert.equal(view.hands[bo], undefined);
  }
});

test('[IM-S11, IM-32] all lowest cards are turned up by one fact', () => {
  const table = g4Rows();
  assert.deepEqual(
    told(table, 'bagsOpened').map(({ lowest }) => lowest),
    [[null, 17, 12, 8]],
  );
  for (const view of allViews(table)) assert.deepEqual(view.open, [null, 17, 12, 8]);
});

test('[IM-31] rows rise from left to right, equal faces side by side and jewels at the right end', () => {
  const table = seated({
    hands: [
      [30, 30, 7],
      [2, 12, 29],
      [8, 21, 1],
    ],
  });
  toPhase(table, 'hide');
  passAll(table, [7, 'J'], [2, 'J'], [1, 2]);
  assert.deepEqual(table.truth.hands[bo], [30, 30, 'J']);
  assert.deepEqual(table.truth.open[bo], 30);
  const among = seated({
    hands: [
      [20, 25, 28],
      [2, 12, 29],
      [8, 21, 30],
    ],
  });
  toPhase(among, 'hide');
  passAll(among, [20, 'J'], [2, 12], [2, 12]);
  assert.deepEqual(among.truth.hands[cille], [20, 29, 'J'], 'a card that came lies at its place');
  assert.deepEqual(among.truth.open[cille], 20);
});

test('[IM-33] no command chooses another order', () => {
  const table = g4();
  passAll(table, ['J', 4], [4, 2], [4, 2]);
  assert.deepEqual(table.truth.hands[bo], [17, 26, 'J'], 'however the cards were named');
  assert.equal(asks(table, bo, { type: 'sortRow', order: [2, 1, 0] }), 'bad-payload');
});
