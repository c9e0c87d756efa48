import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '../../kernel/random.ts';
import { streamOf } from '../../kernel/table.ts';
import { goldIn, goldOf, handSizes, MUFFINS, rankOf, unpack } from './content.ts';
import { allReady, anna, asks, bo, cille, dan, does, g4, playOut, seated, told, toPhase, viewOf } from './fixtures.ts';
import { illumuffinati } from './index.ts';
import type { Claim } from './state.ts';
import { bakersOf, leftOf } from './state.ts';

type Answer = readonly [Claim['crime'], Claim['hat']];

/** All four answer, and somebody is Inspector. */
function ritual(answers: readonly Answer[], seed = 'x') {
  const table = seated({ options: { firstInspector: 'ritual' }, source: seeded(seed) });
  for (const [seat, [crime, hat]] of answers.entries()) does(table, seat, { type: 'claimHonour', crime, hat });
  return table;
}

test('[IM-1] the game is for four to seven', () => assert.deepEqual(illumuffinati.seats, { min: 4, max: 7 }));

test('[IM-S02] the deck', () => {
  assert.equal(MUFFINS.length, 31);
  assert.equal(goldIn(MUFFINS, 10), 111);
  assert.deepEqual(
    [5, 6, 25, 26, 30].map((face) => goldOf(face, 10)),
    [1, 2, 5, 6, 6],
  );
});

test('[IM-12] 1 to 29 once and 30 twice', () => {
  const counts = new Map<number, number>();
  for (const face of MUFFINS) counts.set(face, (counts.get(face) ?? 0) + 1);
  assert.equal(counts.size, 30);
  for (const [face, count] of counts) assert.equal(count, face === 30 ? 2 : 1, String(face));
});

test('[IM-13] a muffin is worth a fifth of its number, rounded up', () => {
  for (let n = 1; n <= 30; n++) assert.equal(goldOf(n, 10), Math.ceil(n / 5));
});

test('[IM-14] jewels rank above every muffin and are worth ten', () => {
  assert.ok(rankOf('J') > rankOf(30));
  assert.equal(goldOf('J', illumuffinati.options.jewelGold.default as number), 10);
});

test('[IM-10] everybody starts with 25 gold and no token', () => {
  for (const players of [4, 5, 6, 7]) {
    const { truth } = seated({ players });
    assert.deepEqual(
      [truth.gold, truth.suspicious, truth.openShop],
      [Array(players).fill(25), Array(players).fill(0), Array(players).fill(0)],
    );
  }
});

test('[IM-11] the muffins are shuffled, face down to all, and the jewels lie beside them before phase 2', () => {
  const one = seated({ source: seeded('a') });
  const other = seated({ source: seeded('b') });
  const order = (table: typeof one) => unpack(told(table, 'deckShuffled')[0]!.order);
  assert.notDeepEqual(order(one), order(other));
  assert.deepEqual([...order(one)].sort(), [...MUFFINS].sort(), 'no jewel among them');
  for (const { view } of one.watchers) assert.equal(view.deck, undefined);
});

test('[IM-S03, IM-15] the latest crime counts, whatever the hats say', () => {
  const { truth } = ritual([
    ['never', 'today'],
    ['year', 'never'],
    ['longer', 'today'],
    ['never', 'never'],
  ]);
  assert.equal(truth.inspector, bo);
});

test('[IM-16] nobody solved a crime: the latest hat', () => {
  const { truth } = ritual([
    ['never', 'month'],
    ['never', 'week'],
    ['never', 'never'],
    ['never', 'month'],
  ]);
  assert.equal(truth.inspector, bo);
});

test('[IM-17] a tie in crime is broken by the hat, any further tie by lot', () => {
  const { truth } = ritual([
    ['week', 'year'],
    ['never', 'today'],
    ['never', 'today'],
    ['week', 'today'],
  ]);
  assert.equal(truth.inspector, dan);
  const never: Answer[] = Array(4).fill(['never', 'never']);
  const drawn = new Set<number>();
  for (let i = 0; i < 40; i++) {
    const { inspector } = ritual(never, `s${i}`).truth;
    assert.equal(ritual(never, `s${i}`).truth.inspector, inspector, 'the same lots, the same Inspector');
    drawn.add(inspector);
  }
  assert.equal(drawn.size, 4);
  const two = new Set(
    Array.from(
      { length: 30 },
      (_, i) =>
        ritual(
          [
            ['week', 'year'],
            ['never', 'today'],
            ['week', 'year'],
            ['month', 'today'],
          ],
          `t${i}`,
        ).truth.inspector,
    ),
  );
  assert.deepEqual([...two].sort(), [anna, cille], 'the lot is drawn among the tied');
});

test('[IM-17a] buckets count back from now, and never is the last of them', () => {
  const ages = ['today', 'week', 'month', 'year', 'longer', 'never'] as const;
  for (const [i, later] of ages.slice(0, -1).entries()) {
    const earlier = ages[i + 1]!;
    const crimes: Answer[] = [earlier, earlier, later, earlier].map((crime) => [crime, 'never']);
    assert.equal(ritual(crimes).truth.inspector, cille, `${later} before ${earlier}`);
    const hats: Answer[] = [earlier, earlier, earlier, later].map((hat) => ['never', hat]);
    assert.equal(ritual(hats).truth.inspector, dan, `${later} before ${earlier}`);
  }
});

test('[IM-S04, IM-17a] by lot without questions, or by the host who is waited for', () => {
  const byLot = seated({ options: { firstInspector: 'random' }, source: seeded('lot') });
  assert.equal(byLot.truth.phase, 'bake');
  assert.deepEqual(told(byLot, 'honourClaimed'), []);
  const byHost = seated({ options: { firstInspector: 'host' } });
  assert.equal(illumuffinati.deadline(byHost.truth), undefined, 'no clock runs');
  assert.equal(asks(byHost, bo, { type: 'claimHonour', crime: 'today', hat: 'today' }), 'wrong-phase');
  does(byHost, anna, { type: 'master.setFirstInspector', seat: cille });
  assert.deepEqual([byHost.truth.phase, byHost.truth.inspector], ['bake', cille]);
});

test('[IM-S05] deal sizes', () => {
  for (const [players, hand, pile] of [
    [4, 3, 22],
    [5, 4, 15],
    [6, 4, 11],
    [7, 5, 1],
  ] as const) {
    const table = seated({ players });
    assert.equal(handSizes[players], hand);
    for (const { viewer, view } of table.watchers) {
      assert.deepEqual(view.counts, [0, ...Array(players - 1).fill(hand)]);
      const own = viewer === anna || typeof viewer !== 'number' ? [] : [String(viewer)];
      assert.deepEqual(Object.keys(view.hands), own, 'faces of the own hand only');
    }
    const dealt = Object.values(table.truth.hands).flat().length;
    assert.equal(31 - dealt, pile);
  }
});

test('[IM-20] three, four, four, five cards', () =>
  assert.deepEqual(
    [4, 5, 6, 7].map((n) => handSizes[n]),
    [3, 4, 4, 5],
  ));

test('[IM-21] the undealt muffins are out of the round and unknown to everybody', () => {
  const table = seated({ players: 7 });
  const dealt = Object.values(table.truth.hands).flat();
  const undealt = table.truth.deck!.slice(dealt.length);
  assert.equal(undealt.length, 1);
  for (const { view } of table.watchers) assert.equal(view.deck, undefined);
});

test('[IM-2] as many rounds as players, each of them Inspector once', () => {
  for (const players of [4, 5]) {
    const inspectors = told(playOut(seated({ players })), 'roundBegan').map(({ inspector }) => inspector);
    assert.deepEqual(inspectors, [...Array(players).keys()]);
  }
});

test('[IM-3] one Inspector, all others are Bakers', () => {
  const { truth } = seated({ players: 6, first: cille });
  assert.deepEqual(bakersOf(truth), [3, 4, 5, 0, 1]);
});

test('[IM-4] left is the next seat, and Bakers are counted from the Inspector’s left', () => {
  const { truth } = seated({ first: dan });
  assert.equal(leftOf(truth, dan), anna);
  assert.deepEqual([bakersOf(truth)[0], bakersOf(truth).at(-1)], [anna, cille]);
});

test('[IM-5] seven phases in fixed order, and only the fourth repeats', () => {
  const table = seated();
  toPhase(table, 'round-end');
  const phases = told(table, 'phaseBegan').map(({ phase }) => phase);
  const once = phases.filter((phase, i) => phase !== phases[i - 1]);
  assert.deepEqual(once, [
    'bake',
    'hide',
    'open',
    'negotiate',
    'inspect',
    'negotiate',
    'inspect',
    'accusation',
    'earnings',
    'round-end',
  ]);
});

test('[IM-7] the Inspector has no cards, passes none and earns nothing', () => {
  const table = g4();
  assert.equal(table.truth.hands[anna], undefined);
  assert.equal(asks(table, anna, { type: 'passCards', cards: [4, 17] }), 'not-your-turn');
  toPhase(table, 'earnings');
  assert.equal(told(table, 'goldPaid')[0]!.amounts[anna], 0);
});

test('[IM-18] bank, coins and tokens do not run out', () => {
  const table = playOut(seated({ players: 7, options: { laps: 2 } }));
  assert.equal(
    table.truth.openShop.reduce((sum, shops) => sum + shops, 0),
    70,
    'twice the 35 tokens of the box',
  );
});

test('an answer is the seat’s own until all have answered', () => {
  const table = seated({ options: { firstInspector: 'ritual' } });
  does(table, bo, { type: 'claimHonour', crime: 'today', hat: 'never' });
  assert.deepEqual(viewOf(table, cille).claims, {});
  for (const { viewer, mask } of table.watchers) {
    const own = viewer === bo ? { crime: 'today', hat: 'never' } : { crime: undefined, hat: undefined };
    const heard = streamOf(table.log, mask).filter(({ type }) => type === 'honourClaimed');
    assert.deepEqual(heard, [{ type: 'honourClaimed', seat: bo, ...own }], String(viewer));
  }
  assert.deepEqual(viewOf(table, bo).claims[bo], { seat: bo, crime: 'today', hat: 'never' });
  assert.equal(viewOf(table, cille).hasClaimed[bo], true);
  for (const seat of [anna, cille, dan]) does(table, seat, { type: 'claimHonour', crime: 'never', hat: 'never' });
  assert.equal(viewOf(table, 'table').shownClaims[bo]?.crime, 'today');
});

test('the eight seconds at the oven begin when the hat has landed', () => {
  assert.equal(seated().truth.endsAt, 8_000, 'a lot gives the hat without a scene');
  const table = seated({ options: { firstInspector: 'ritual' } });
  for (const seat of [anna, bo, cille, dan]) does(table, seat, { type: 'claimHonour', crime: 'never', hat: 'never' });
  assert.deepEqual([table.truth.phase, table.truth.endsAt], ['bake', table.now + 13_000]);
  toPhase(table, 'earnings');
  toPhase(table, 'bake');
  assert.deepEqual([table.truth.round, table.truth.endsAt], [1, table.now + 8_000]);
});

test('all Bakers are ready, or the time is up: the jewels are hidden', () => {
  const table = seated();
  allReady(table, [bo, cille]);
  assert.equal(table.truth.phase, 'bake');
  allReady(table, [dan]);
  assert.equal(table.truth.phase, 'hide');
  const other = seated();
  toPhase(other, 'hide');
  assert.equal(other.now, 8_000);
});
