import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endRound } from './earnings.ts';
import {
  accused,
  allReady,
  allViews,
  anna,
  belongings,
  bo,
  bribe,
  cille,
  dan,
  does,
  g4,
  g4Rows,
  letGo,
  passAll,
  playOut,
  seated,
  secondRun,
  told,
  toNegotiate,
  toPhase,
} from './fixtures.ts';
import { checkMoney } from './rules.ts';
import { bakersOf, type State } from './state.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

test('[IM-S17] jewel found', () => {
  const table = secondRun();
  bribe(table, dan, 4);
  bribe(table, cille, 6);
  letGo(table, dan);
  assert.deepEqual([table.truth.pile, table.truth.gold[cille], table.truth.counts[cille]], [9, 25, 1]);
  toPhase(table, 'accusation');
  does(table, cille, { type: 'flipLast' });
  assert.deepEqual(belongings(table.truth), ['34/0/0', '40/1/1', '25/1/0', '32/0/1']);
  assert.deepEqual([sum(table.truth.gold), table.truth.paid], [131, 31]);
});

test('[IM-S18] muffin found, odd pile', () => {
  const { truth } = accused(cille);
  assert.deepEqual(belongings(truth), ['30/0/0', '40/1/1', '35/1/1', '37/0/0']);
  assert.deepEqual([sum(truth.gold), truth.paid], [142, 42]);
});

test('[IM-70] the last Baker turns up her only card', () => {
  const table = accused(dan);
  assert.deepEqual(told(table, 'lastCardFlipped'), [{ type: 'lastCardFlipped', seat: cille, card: 'J' }]);
  for (const view of allViews(table)) assert.equal(view.open[cille], 'J');
});

test('[IM-71] a jewel: the whole pile is the Inspector’s', () => {
  assert.deepEqual(told(accused(dan), 'pileSettled'), [{ type: 'pileSettled', inspector: 9, baker: 0 }]);
});

test('[IM-72] the caught one takes a Suspicious token and nothing else', () => {
  const table = accused(dan);
  assert.equal(belongings(table.truth)[cille], '25/1/0');
  assert.equal(told(table, 'goldPaid')[0]!.amounts[cille], 0);
});

test('[IM-73] a muffin: half is hush money, the larger half of an odd pile', () => {
  assert.deepEqual(told(accused(cille), 'pileSettled'), [{ type: 'pileSettled', inspector: 5, baker: 6 }]);
});

/** Bo goes for this, Cille for nothing, and Dan's last card is a muffin. */
function pileOf(amount: number) {
  const table = g4Rows();
  if (amount > 0) bribe(table, bo, amount);
  letGo(table, bo);
  toNegotiate(table);
  letGo(table, cille);
  toPhase(table, 'accusation');
  does(table, dan, { type: 'flipLast' });
  return told(table, 'pileSettled')[0]!;
}

test('[IM-S19, IM-74] empty and tiny piles', () => {
  for (const [pile, hush, rest] of [
    [0, 0, 0],
    [1, 1, 0],
    [2, 1, 1],
    [5, 3, 2],
  ] as const) {
    assert.deepEqual(pileOf(pile), { type: 'pileSettled', inspector: rest, baker: hush });
  }
});

test('[IM-75] only the last card counts, wherever the other jewel went', () => {
  const table = accused(cille);
  assert.ok(table.truth.hands[bo]!.includes('J') && table.truth.hands[cille]!.includes('J'), 'both have left');
  assert.equal(told(table, 'lastCardFlipped')[0]!.card, 30);
  assert.equal(told(table, 'pileSettled')[0]!.baker, 6);
});

test('[IM-S30, IM-80] in the earnings all rows are shown, and the undealt cards are not', () => {
  const table = accused(dan);
  for (const view of allViews(table)) {
    assert.deepEqual(view.rows, [[], [17, 26, 'J'], ['J'], [21, 30]]);
    assert.equal(view.deck, undefined);
  }
});

/** Bo keeps both jewels. */
function hoarder() {
  const table = g4();
  passAll(table, [4, 26], [2, 4], [2, 4]);
  toNegotiate(table);
  return table;
}

test('[IM-S26, IM-81] two jewels in one bag: one token, whether sent home or caught', () => {
  const lucky = hoarder();
  letGo(lucky, bo);
  toPhase(lucky, 'earnings');
  assert.equal(belongings(lucky.truth)[bo], '49/1/1');
  const caught = hoarder();
  letGo(caught, cille);
  toNegotiate(caught);
  assert.equal(caught.truth.open[bo], 'J', 'with two left her open card is a jewel');
  letGo(caught, dan);
  assert.ok(caught.truth.used.includes('J'), 'one is inspected away');
  toPhase(caught, 'earnings');
  assert.deepEqual(told(caught, 'lastCardFlipped')[0]!.card, 'J');
  assert.equal(belongings(caught.truth)[bo], '25/1/0');
});

test('[IM-82] who was sent home sells all her cards, jewels too', () => {
  assert.deepEqual(told(accused(dan), 'goldPaid')[0]!.amounts, [0, 20, 0, 11]);
});

test('[IM-83] an innocent last Baker sells her muffin, and opens no shop', () => {
  const table = accused(cille);
  assert.equal(told(table, 'goldPaid')[0]!.amounts[dan], 6);
  assert.equal(table.truth.openShop[dan], 0);
});

test('[IM-84] the token on the cards joins the count in the earnings, not before', () => {
  const table = secondRun();
  assert.equal(table.truth.openShop[bo], 0);
  letGo(table, dan);
  toPhase(table, 'accusation');
  assert.deepEqual(table.truth.openShop, [0, 0, 0, 0]);
  toPhase(table, 'earnings');
  assert.deepEqual(table.truth.openShop, [0, 1, 0, 1]);
});

test('[IM-85] a jewel that was passed on or laid down is no smuggling', () => {
  const table = g4();
  passAll(table, ['J', 'J'], ['J', 'J'], ['J', 8]);
  toPhase(table, 'earnings');
  assert.deepEqual(table.truth.suspicious, [0, 0, 0, 1]);
});

test('[IM-86] the Inspector gets nothing in the earnings', () => {
  const table = accused(dan);
  assert.equal(told(table, 'goldPaid')[0]!.amounts[anna], 0);
  assert.equal(table.truth.gold[anna], 34, 'the pile alone');
});

test('[IM-S29] round check and rotation', () => {
  const table = accused(dan);
  allReady(table);
  assert.equal(table.truth.phase, 'round-end');
  toPhase(table, 'bake');
  const { truth } = table;
  assert.deepEqual([truth.inspector, bakersOf(truth)], [bo, [cille, dan, anna]]);
  assert.deepEqual(belongings(truth), ['34/0/0', '40/1/1', '25/1/0', '32/0/1']);
  assert.deepEqual([truth.bribes, truth.pile, truth.used], [[0, 0, 0, 0], 0, []]);
});

test('[IM-90] all Bakers but one got an Open Shop token', () => {
  for (const players of [4, 5, 6, 7]) {
    const table = seated({ players });
    toPhase(table, 'round-end');
    assert.equal(sum(table.truth.openShop), players - 2);
  }
});

/** Ends a round whose tokens somebody has meddled with. */
function ends(meddle: (state: State) => void): () => void {
  const { truth } = accused(dan);
  meddle(truth);
  return () => endRound(truth, { tell() {}, draw: assert.fail, now: 0 });
}

test('[IM-90, IM-91] tokens that cannot be are a defect, and nobody plays on with them', () => {
  assert.doesNotThrow(ends(() => {}));
  const wrong: readonly ((state: State) => void)[] = [
    ({ openShop }) => openShop[cille]!++,
    ({ openShop }) => openShop[bo]!--,
    ({ suspicious }) => suspicious[bo]!++,
    ({ suspicious }) => suspicious[cille]!--,
    ({ suspicious }) => {
      suspicious[cille]!--;
      suspicious[dan]!++;
    },
    (state) => {
      state.rows = state.rows!.map(() => []);
      state.suspicious = [...state.before.suspicious];
    },
    (state) => {
      state.rows = state.rows!.map((_, seat) => (seat === anna ? [] : ['J']));
      state.suspicious = state.before.suspicious.map((count, seat) => count + (seat === anna ? 0 : 1));
    },
  ];
  for (const meddle of wrong) assert.throws(ends(meddle), /tokens of this round/, String(meddle));
});

test('[IM-91] everybody who smuggled got one Suspicious token: one or two a round', () => {
  const table = playOut(seated({ players: 6 }));
  for (const { seats } of told(table, 'suspicionTaken')) assert.ok(seats.length === 1 || seats.length === 2);
  const rows = told(table, 'rowsShown');
  told(table, 'suspicionTaken').forEach(({ seats }, i) => {
    const smugglers = rows[i]!.rows.flatMap((row, seat) => (row.includes('J') ? [seat] : []));
    assert.deepEqual([...seats].sort(), smugglers);
  });
});

test('[IM-92] the token goes to the left', () => {
  const table = seated({ first: dan });
  toPhase(table, 'round-end');
  toPhase(table, 'bake');
  assert.equal(table.truth.inspector, anna);
});

test('[IM-93] all muffins are shuffled again', () => {
  const table = seated();
  toPhase(table, 'round-end');
  toPhase(table, 'bake');
  const decks = told(table, 'deckShuffled').map(({ order }) => order);
  assert.equal(decks.length, 2);
  assert.deepEqual(
    decks.map((order) => order.length),
    [62, 62],
  );
  assert.notEqual(decks[0], decks[1]);
});

test('[IM-S31, IM-94] as many rounds as players, then the final count', () => {
  for (const players of [5, 7]) {
    const table = seated({ players });
    toPhase(table, 'final-count');
    assert.equal(told(table, 'roundBegan').length, players);
    assert.equal(sum(table.truth.openShop), players * (players - 2));
    const tokens = sum(table.truth.suspicious);
    assert.ok(tokens >= players && tokens <= 2 * players);
  }
});

test('[IM-95] gold and tokens carry over; cards, bribes and the pile do not', () => {
  const table = accused(cille);
  const before = belongings(table.truth);
  toPhase(table, 'round-end');
  toPhase(table, 'bake');
  assert.deepEqual(belongings(table.truth), before);
  const cleared = ({ pile, bribes, used, shown, home, passed, received, last, rows, earned }: State) =>
    assert.deepEqual(
      [pile, bribes, used, shown, home, passed, received, last, rows, earned],
      [0, [0, 0, 0, 0], [], [[], [], [], []], [], {}, {}, null, null, [0, 0, 0, 0]],
    );
  for (const state of [table.truth, ...allViews(table)]) cleared(state);
  toPhase(table, 'final-count');
  for (const state of [table.truth, ...allViews(table)]) {
    cleared(state);
    assert.deepEqual([state.hands, state.room], [{}, []]);
  }
});

test('[IM-127] no coin comes from nowhere, and a breach is noticed', () => {
  const { truth } = accused(dan);
  checkMoney(truth);
  for (const breach of [
    { pile: 1 },
    { gold: [35, 40, 25, 32] },
    { gold: [34.5, 39.5, 25, 32] },
    { gold: [-1, 75, 25, 32] },
  ]) {
    assert.throws(() => checkMoney({ ...truth, ...breach }), /gold on the table/);
  }
  const table = g4Rows();
  table.truth.gold[cille]!++;
  assert.throws(() => bribe(table, bo, 1), /101 gold on the table, not 100/, 'at the next command, whoever gives it');
});
