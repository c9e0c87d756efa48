import assert from 'node:assert/strict';
import { test } from 'node:test';
import { integerIn } from '../../kernel/offer.ts';
import { masterThief, mostAbsent } from './end.ts';
import {
  accused,
  anna,
  asks,
  belongings,
  bo,
  bribe,
  cille,
  counted,
  dan,
  finished,
  g4Rows,
  playOut,
  seated,
  told,
  viewOf,
} from './fixtures.ts';
import { illumuffinati } from './index.ts';

const result = (table: ReturnType<typeof finished>) => illumuffinati.result(table.truth);

test('[IM-S32] burglary', () => {
  const table = finished([
    [60, 3, 2],
    [66, 1, 1],
    [58, 2, 2],
    [50, 0, 3],
  ]);
  assert.deepEqual(table.truth.titles, { thief: anna, absent: bo });
  assert.deepEqual(table.truth.gold, [70, 56, 58, 50]);
  assert.deepEqual(result(table), { outcome: 'won', reason: 'gold', winners: [anna] });
});

test('[IM-100] the Master Thief has the most Suspicious tokens', () =>
  assert.equal(
    counted([
      [60, 1, 2],
      [66, 1, 1],
      [58, 1, 2],
      [90, 2, 3],
    ]).truth.titles!.thief,
    dan,
  ));

test('[IM-101] of equal thieves the one with the least gold', () =>
  assert.equal(
    counted([
      [60, 2, 3],
      [55, 2, 3],
      [54, 1, 1],
      [40, 0, 1],
    ]).truth.titles!.thief,
    bo,
  ));

test('[IM-102] the Most Absent Baker has the fewest Open Shop tokens', () =>
  assert.equal(
    counted([
      [60, 3, 2],
      [20, 1, 3],
      [90, 2, 2],
      [50, 0, 1],
    ]).truth.titles!.absent,
    dan,
  ));

test('[IM-103] of equally absent ones the one with the most gold', () =>
  assert.equal(
    counted([
      [60, 3, 2],
      [20, 1, 1],
      [90, 2, 2],
      [50, 0, 1],
    ]).truth.titles!.absent,
    dan,
  ));

test('[IM-S33, IM-104] both titles stand on the gold before the burglary', () => {
  const table = finished([
    [60, 2, 3],
    [55, 2, 3],
    [70, 1, 1],
    [40, 0, 1],
  ]);
  assert.deepEqual(table.truth.titles, { thief: bo, absent: cille });
  assert.deepEqual(table.truth.gold, [60, 65, 60, 40]);
  assert.deepEqual(result(table)?.winners, [bo]);
});

test('[IM-S34, IM-105] still tied: Inspector last is the thief, Inspector first the absent one', () => {
  const table = counted([
    [50, 2, 1],
    [50, 2, 1],
    [50, 0, 3],
    [40, 1, 3],
  ]);
  assert.deepEqual(table.truth.titles, { thief: bo, absent: anna });
  assert.deepEqual(table.truth.gold, [40, 60, 50, 40]);
  const equal = { ...table.truth, gold: [50, 50, 50, 50], suspicious: [1, 1, 1, 1], openShop: [2, 2, 2, 2] };
  for (const first of [anna, bo, cille, dan]) {
    const state = { ...equal, firstInspector: first };
    assert.deepEqual([masterThief(state), mostAbsent(state)], [(first + 3) % 4, first], 'by rounds, and not by seats');
  }
});

test('[IM-106] ten gold move', () => {
  const table = counted([
    [60, 3, 2],
    [66, 1, 1],
    [58, 2, 2],
    [50, 0, 3],
  ]);
  assert.deepEqual(told(table, 'burglaryDone'), [{ type: 'burglaryDone', victim: bo, amount: 10 }]);
});

test('[IM-107] a poor shop is robbed of all it has, and no more', () => {
  const table = counted([
    [60, 3, 2],
    [6, 1, 1],
    [58, 2, 2],
    [50, 0, 3],
  ]);
  assert.deepEqual(table.truth.gold, [66, 0, 58, 50]);
});

test('[IM-S35, IM-108] who holds both titles robs herself, or the next absent one', () => {
  const having = [
    [60, 1, 2],
    [40, 3, 1],
    [70, 1, 2],
    [50, 0, 3],
  ] as const;
  const alone = counted(having);
  assert.deepEqual(alone.truth.titles, { thief: bo, absent: bo });
  assert.deepEqual([alone.truth.gold, alone.truth.burglary], [[60, 40, 70, 50], { victim: null, amount: 0 }]);
  const next = counted(having, { selfBurglary: 'next-absent' });
  assert.deepEqual(next.truth.gold, [60, 50, 60, 50]);
});

test('[IM-109] most gold wins', () => {
  const table = finished(
    [
      [60, 0, 3],
      [40, 1, 2],
      [58, 2, 2],
      [90, 0, 3],
    ],
    { burglaryGold: 0 },
  );
  assert.deepEqual(result(table), { outcome: 'won', reason: 'gold', winners: [dan] });
});

const even = { burglaryGold: 0 } as const;

test('[IM-S36, IM-110] equal gold: most Suspicious tokens', () => {
  const table = finished(
    [
      [60, 2, 3],
      [60, 3, 1],
      [50, 1, 2],
      [50, 1, 2],
    ],
    even,
  );
  assert.deepEqual(result(table), { outcome: 'won', reason: 'suspicious', winners: [bo] });
  assert.deepEqual(table.truth.ranking!.places, [2, 1, 3, 3]);
});

test('[IM-111] still equal: most Open Shop tokens', () => {
  const table = finished(
    [
      [60, 3, 3],
      [60, 3, 1],
      [60, 2, 9],
      [50, 1, 2],
    ],
    even,
  );
  assert.deepEqual(result(table), { outcome: 'won', reason: 'open-shop', winners: [anna] });
});

test('[IM-117] places below the first are shared by full ties, without a race', () => {
  const table = finished(
    [
      [60, 3, 3],
      [50, 1, 2],
      [50, 1, 2],
      [50, 1, 1],
    ],
    even,
  );
  assert.deepEqual([table.truth.phase, table.truth.ranking!.places], ['finished', [1, 2, 2, 4]]);
});

test('[IM-S47] rule options', () => {
  assert.deepEqual(belongings(accused(cille, { lastMuffinPays: false }).truth)[dan], '31/0/0');
  assert.equal(accused(cille, { lastMuffinPays: false }).truth.paid, 36);
  const table = g4Rows({ minRaise: 3 });
  assert.equal(asks(table, bo, { type: 'setBribe', total: 2 }), 'below-min-raise');
  const offered = () =>
    illumuffinati.legal(viewOf(table, bo), bo, table.now).find(({ command }) => command.type === 'setBribe')!.command;
  assert.deepEqual(offered(), { type: 'setBribe', total: integerIn(3, 25) });
  bribe(table, bo, 3);
  bribe(table, bo, 23);
  assert.deepEqual(offered(), { type: 'setBribe', total: integerIn(25, 25) });
  bribe(table, bo, 25); // the whole purse is always enough
  const twice = playOut(seated({ options: { laps: 2 } }));
  assert.deepEqual(
    told(twice, 'roundBegan').map(({ inspector }) => inspector),
    [0, 1, 2, 3, 0, 1, 2, 3],
  );
  assert.equal(
    twice.truth.openShop.reduce((sum, shops) => sum + shops, 0),
    16,
  );
  const poor = counted(
    [
      [60, 3, 2],
      [66, 1, 1],
      [58, 2, 2],
      [50, 0, 3],
    ],
    even,
  );
  assert.deepEqual([poor.truth.titles, poor.truth.gold], [{ thief: anna, absent: bo }, [60, 66, 58, 50]]);
  assert.deepEqual(poor.truth.burglary, { victim: null, amount: 0 }, 'nobody breaks in');
});

test('both titles are remembered, with what they were given for', () => {
  assert.deepEqual(illumuffinati.titles!(seated().truth), []);
  const { truth } = counted([
    [60, 3, 2],
    [66, 1, 1],
    [58, 2, 2],
    [50, 0, 3],
  ]);
  assert.deepEqual(illumuffinati.titles!(truth), [
    { id: 'thief', seats: [anna], numbers: [3] },
    { id: 'absent', seats: [bo], numbers: [1], least: true },
  ]);
});
