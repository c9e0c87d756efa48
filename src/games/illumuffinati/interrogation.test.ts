import assert from 'node:assert/strict';
import { test } from 'node:test';
import { streamOf } from '../../kernel/table.ts';
import {
  allViews,
  anna,
  asks,
  bo,
  bribe,
  cille,
  dan,
  does,
  eva,
  finn,
  g4,
  g4Rows,
  lapse,
  letGo,
  passAll,
  seated,
  secondRun,
  told,
  toNegotiate,
  toPhase,
  viewOf,
  wait,
} from './fixtures.ts';
import { illumuffinati } from './index.ts';

const take = (seat: number, seenBribe: number) => ({ type: 'sendHome', seat, takeBribe: true, seenBribe }) as const;
const free = (seat: number, seenBribe: number) => ({ type: 'sendHome', seat, takeBribe: false, seenBribe }) as const;

/** Bo 5, Cille 3, Dan 2 on the table. */
function offered(options = {}) {
  const table = g4Rows(options);
  bribe(table, bo, 5);
  bribe(table, cille, 3);
  bribe(table, dan, 2);
  return table;
}

test('[IM-S12] raise freely', () => {
  const table = g4Rows();
  for (const total of [2, 4, 5]) bribe(table, bo, total);
  assert.deepEqual([table.truth.gold[bo], table.truth.bribes[bo]], [20, 5]);
  assert.deepEqual(
    told(table, 'bribeChanged').map(({ total }) => total),
    [2, 4, 5],
  );
  for (const view of allViews(table)) assert.equal(view.bribes[bo], 5);
  const wrong = [
    [3, 'bribe-can-only-rise'],
    [5, 'bribe-unchanged'],
    [26, 'not-enough-gold'],
    [5.5, 'bad-amount'],
  ] as const;
  for (const [total, code] of wrong) assert.equal(asks(table, bo, { type: 'setBribe', total }), code);
  assert.equal(asks(table, anna, { type: 'setBribe', total: 1 }), 'inspector-cannot-bribe');
});

test('[IM-42] any whole amount of the purse, as often as she likes', () => {
  const table = g4Rows();
  for (let total = 1; total <= 25; total++) bribe(table, dan, total);
  assert.deepEqual([table.truth.gold[dan], table.truth.bribes[dan]], [0, 25]);
});

test('[IM-43] every amount is public at once', () => {
  const table = g4Rows();
  bribe(table, cille, 7);
  for (const { viewer, view } of table.watchers) assert.equal(view.bribes[cille], 7, String(viewer));
});

test('[IM-44] during the negotiation a bribe only rises', () => {
  const table = offered();
  for (const total of [0, 1, 4]) assert.equal(asks(table, bo, { type: 'setBribe', total }), 'bribe-can-only-rise');
});

test('[IM-S13, IM-40] the Inspector must choose: nothing else ends it', () => {
  const table = g4Rows({ timers: 'off' });
  assert.equal(illumuffinati.deadline(table.truth), undefined);
  wait(table, 3_600_000);
  assert.equal(table.truth.phase, 'negotiate');
  const types = new Set(illumuffinati.legal(viewOf(table, anna), anna, table.now).map(({ command }) => command.type));
  assert.deepEqual(
    [...types].filter((type) => !type.startsWith('master.')),
    ['sendHome', 'point'],
  );
});

test('[IM-41] nothing that is said binds anyone', () => {
  const table = g4Rows({ playMode: 'remote', timers: 'off' });
  const [channel] = illumuffinati.channels!(table.truth);
  for (const seat of [anna, bo, cille, dan]) assert.equal(channel!.refuses(seat), undefined);
  assert.deepEqual([channel!.readers, channel!.refuses('master')], ['everyone', 'not-seated']);
  assert.equal(
    illumuffinati.news!({ type: 'said', seat: bo, channel: 'interrogation', text: 'I will pay you 50' }, table.truth),
    undefined,
  );
});

test('[IM-S14, IM-48] a bribe that is taken goes to the pile, and its Baker home at once', () => {
  const table = offered();
  does(table, anna, take(bo, 5));
  const { truth } = table;
  assert.deepEqual(
    [truth.home, truth.room, truth.pile, truth.gold[anna], truth.gold[bo]],
    [[bo], [cille, dan], 5, 25, 20],
  );
  assert.deepEqual([truth.counts[bo], truth.openShop[bo]], [3, 0]);
  for (const { viewer, view } of table.watchers) {
    assert.equal(view.taken[bo], 5, 'everybody knows what it cost');
    assert.deepEqual(view.hands[bo], viewer === bo ? [17, 26, 'J'] : undefined, 'nobody sees her cards');
  }
});

test('[IM-49] the pile is public, apart from the purse, and cannot be used', () => {
  const table = secondRun();
  for (const view of allViews(table)) assert.deepEqual([view.pile, view.gold[anna]], [5, 25]);
});

test('[IM-50] home without a bribe, or with the bribe returned', () => {
  const table = g4Rows();
  bribe(table, bo, 5);
  does(table, anna, free(bo, 5));
  assert.deepEqual([table.truth.gold[bo], table.truth.pile, table.truth.home], [25, 0, [bo]]);
});

test('[IM-S20] declined bribe', () => {
  const table = g4Rows({ declineBribe: false });
  bribe(table, bo, 5);
  assert.equal(asks(table, anna, free(bo, 5)), 'decline-not-allowed');
  assert.equal(asks(table, anna, free(dan, 0)), undefined, 'who offers nothing may go for nothing');
});

test('[IM-51] whole or not at all', () => {
  const table = offered();
  does(table, anna, take(bo, 3));
  assert.deepEqual(told(table, 'bakerHome')[0], { type: 'bakerHome', seat: bo, taken: 5, returned: 0 });
});

test('[IM-52] no bribe from the Inspector, from home, or on credit', () => {
  const table = secondRun();
  assert.equal(asks(table, anna, { type: 'setBribe', total: 1 }), 'inspector-cannot-bribe');
  assert.equal(asks(table, bo, { type: 'setBribe', total: 1 }), 'already-home');
  assert.equal(asks(table, dan, { type: 'setBribe', total: 26 }), 'not-enough-gold');
});

test('[IM-S15, IM-45] when another goes home any part may be taken back', () => {
  const table = offered();
  does(table, anna, take(bo, 5));
  assert.equal(asks(table, bo, { type: 'takeBack', keep: 0 }), 'not-in-room');
  assert.equal(asks(table, cille, { type: 'setBribe', total: 9 }), 'wrong-phase');
  does(table, cille, { type: 'takeBack', keep: 0 });
  assert.equal(asks(table, cille, { type: 'takeBack', keep: 1 }), 'already-answered');
  does(table, dan, { type: 'takeBack', keep: 2 });
  assert.deepEqual(
    [table.truth.gold, table.truth.bribes],
    [
      [25, 20, 25, 23],
      [0, 0, 0, 2],
    ],
  );
});

test('[IM-46] before any new card, one answer each, and all of them are shown together', () => {
  const table = offered();
  does(table, anna, take(bo, 5));
  assert.deepEqual(table.truth.open, [null, null, 12, 8]);
  does(table, cille, { type: 'takeBack', keep: 1 });
  for (const { viewer, view } of table.watchers) {
    assert.deepEqual([view.answered, view.bribes[cille]], [1, 3], 'counted, not shown');
    assert.equal(view.keeps[cille], viewer === cille ? 1 : undefined);
  }
  for (const { viewer, mask } of table.watchers) {
    const heard = streamOf(table.log, mask).filter(({ type }) => type === 'takeBackAnswered');
    const own = viewer === cille ? { seat: cille, keep: 1 } : { seat: undefined, keep: undefined };
    assert.deepEqual(heard, [{ type: 'takeBackAnswered', ...own }], `${viewer} hears that one has answered, not who`);
  }
  assert.equal(asks(table, anna, take(dan, 2)), 'wrong-phase');
  does(table, dan, { type: 'takeBack', keep: 0 });
  assert.deepEqual(
    told(table, 'bribesKept').map(({ keeps }) => keeps),
    [[null, null, 1, 0]],
  );
});

test('[IM-47] what stays is her bribe in the next run', () => {
  const table = secondRun();
  assert.equal(table.truth.bribes[dan], 2);
  does(table, anna, take(dan, 2));
  assert.equal(table.truth.pile, 7);
});

test('[IM-53] no command gives gold to another player', () => {
  const types = ['setBribe', 'takeBack', 'sendHome'];
  const table = offered();
  const before = [...table.truth.gold];
  for (const type of ['give', 'pay', 'lend'])
    assert.equal(asks(table, bo, { type, seat: cille, amount: 1 }), 'bad-payload');
  assert.deepEqual(table.truth.gold, before);
  const moving = illumuffinati.legal(viewOf(table, bo), bo, table.now).map(({ command }) => command.type);
  assert.deepEqual(
    moving.filter((type) => !types.includes(type)),
    ['point'],
  );
});

test('[IM-54] whoever goes home turns all cards face down until the earnings', () => {
  const table = secondRun();
  for (const { viewer, view } of table.watchers) {
    assert.equal(view.open[bo], null);
    assert.deepEqual(view.hands[bo], viewer === bo ? [17, 26, 'J'] : undefined);
    assert.equal(view.rows, null);
  }
});

test('[IM-55] one Open Shop token each, at most', () => {
  const table = seated({ players: 6 });
  toPhase(table, 'round-end');
  assert.deepEqual([...table.truth.openShop].sort(), [0, 0, 1, 1, 1, 1]);
});

test('[IM-S16, IM-57] an inspection takes the lowest card of everybody in the room', () => {
  const table = secondRun();
  assert.deepEqual(table.truth.used, [2, 4, 12, 8]);
  assert.deepEqual(table.truth.counts, [0, 3, 2, 2]);
  for (const view of allViews(table)) assert.equal(view.run, 1);
});

test('[IM-56] bags at home are never inspected', () => {
  const table = secondRun();
  letGo(table, dan);
  lapse(table);
  assert.deepEqual(table.truth.hands[bo], [17, 26, 'J']);
  assert.deepEqual(table.truth.hands[dan], [21, 30]);
});

test('[IM-58] then each turns up the new lowest card', () => {
  const table = secondRun();
  assert.deepEqual(table.truth.open, [null, null, 29, 21]);
  for (const view of allViews(table))
    assert.deepEqual(view.shown, [[], [17], [12, 29], [8, 21]], 'all that has lain open');
});

test('[IM-59] the last inspection takes a card and turns none up', () => {
  const table = secondRun();
  letGo(table, dan);
  const last = told(table, 'muffinsInspected').at(-1)!;
  assert.deepEqual(
    [last.taken, last.opened],
    [
      [null, null, 29, null],
      [null, null, null, null],
    ],
  );
  assert.deepEqual([table.truth.counts[cille], table.truth.open[cille]], [1, null]);
  for (const { viewer, view } of table.watchers) if (viewer !== cille) assert.equal(view.hands[cille], undefined);
});

const SIZES = {
  4: ['3x3', '2x2', '1x1'],
  5: ['4x4', '3x3', '2x2', '1x1'],
  6: ['5x4', '3x3', '2x2', '1x1'],
  7: ['6x5', '4x4', '3x3', '2x2', '1x1'],
};

test('[IM-S28, IM-63] rows at each step, and one card in the end', () => {
  for (const [players, sizes] of Object.entries(SIZES)) {
    const table = seated({ players: Number(players) });
    const seen: string[] = [];
    for (let run = 0; run < sizes.length; run++) {
      toPhase(table, run < sizes.length - 1 ? 'negotiate' : 'accusation');
      const { room, counts } = table.truth;
      for (const seat of room) assert.equal(counts[seat], counts[room[0]!]);
      seen.push(`${room.length}x${counts[room[0]!]}`);
      if (run < sizes.length - 1) toPhase(table, 'inspect');
    }
    assert.deepEqual(seen, sizes);
    assert.equal(table.truth.used.length, { 4: 5, 5: 8, 6: 8, 7: 12 }[players]);
  }
});

test('[IM-63] a last Baker with more than one card is a defect, and nobody is accused', () => {
  const table = secondRun();
  letGo(table, dan);
  table.truth.hands[cille]!.push('J');
  assert.throws(() => lapse(table), /the last Baker has 2 cards/);
});

test('[IM-S27, IM-60] six players: two go home first and share one inspection', () => {
  const table = seated({ players: 6 });
  toNegotiate(table);
  assert.equal(table.truth.endsAt! - (table.now - 3000), 150_000);
  const open = [...table.truth.open];
  bribe(table, cille, 2);
  letGo(table, bo);
  assert.equal(table.truth.phase, 'takeback');
  does(table, cille, { type: 'takeBack', keep: 1 });
  assert.equal(table.truth.phase, 'negotiate');
  assert.equal(table.truth.endsAt! - table.now, 90_000);
  assert.deepEqual(
    table.truth.open.filter((_, seat) => seat !== bo),
    open.filter((_, seat) => seat !== bo),
  );
  letGo(table, dan);
  does(table, cille, { type: 'takeBack', keep: 1 });
  assert.deepEqual([table.truth.room.length, table.truth.counts[cille]], [3, 3]);
  letGo(table, eva);
  toPhase(table, 'negotiate');
  letGo(table, cille);
  assert.deepEqual(
    [bo, dan, eva, cille, finn].map((seat) => table.truth.counts[seat]),
    [4, 4, 3, 2, 1],
  );
  assert.equal(table.truth.used.length, 8);
});

test('[IM-61] between these two: second thoughts and a fresh negotiation, no inspection', () => {
  const table = seated({ players: 7 });
  toNegotiate(table);
  letGo(table, finn);
  assert.deepEqual([table.truth.phase, table.truth.run, told(table, 'muffinsInspected').length], ['negotiate', 0, 0]);
});

test('[IM-62] every other run sends one home', () => {
  for (const [players, runs] of [
    [4, [1, 1]],
    [5, [1, 1, 1]],
    [6, [2, 1, 1]],
    [7, [2, 1, 1, 1]],
  ] as const) {
    const table = seated({ players });
    toPhase(table, 'accusation');
    const sent: number[] = [];
    let count = 0;
    for (const { fact } of table.log.flatMap(({ told: facts }) => facts)) {
      if (fact.type === 'bakerHome') count++;
      if (fact.type !== 'muffinsInspected') continue;
      sent.push(count);
      count = 0;
    }
    assert.deepEqual(sent, runs);
  }
});

test('[IM-64] the last one’s own bribe returns at once, without a wait', () => {
  const table = secondRun();
  bribe(table, cille, 6);
  letGo(table, dan);
  assert.equal(table.truth.phase, 'inspect');
  assert.deepEqual([table.truth.gold[cille], table.truth.bribes[cille]], [25, 0]);
});

test('[IM-S23, IM-65] for three seconds the door is locked', () => {
  const table = g4();
  passAll(table, [4, 'J'], [2, 4], [2, 4]);
  toPhase(table, 'negotiate');
  wait(table, 1000);
  const offers = () =>
    illumuffinati.legal(viewOf(table, anna), anna, table.now).filter(({ command }) => command.type === 'sendHome');
  assert.equal(asks(table, anna, free(bo, 0)), 'too-early');
  assert.deepEqual(offers(), []);
  bribe(table, bo, 1);
  wait(table, 2000);
  assert.equal(told(table, 'doorUnlocked').length, 1);
  assert.ok(offers().length > 0);
  does(table, anna, take(bo, 1));
  const six = seated({ players: 6 });
  toNegotiate(six);
  letGo(six, bo);
  assert.equal(asks(six, anna, free(dan, 0)), 'too-early', 'also in the second negotiation of run 1');
  const open = g4({ acceptLockSeconds: 0 });
  passAll(open, [4, 'J'], [2, 4], [2, 4]);
  toPhase(open, 'negotiate');
  assert.equal(told(open, 'phaseBegan').at(-1)!.lockedUntil, null, 'no lock at all');
});

test('[IM-S21, IM-66] the order of arrival decides, and both kinds name the amount seen', () => {
  const table = g4Rows();
  bribe(table, dan, 3);
  assert.equal(asks(table, anna, free(dan, 0)), 'bribe-changed');
  const raised = g4Rows();
  bribe(raised, dan, 2);
  bribe(raised, dan, 5);
  does(raised, anna, take(dan, 2));
  assert.equal(raised.truth.pile, 5);
  const fallen = g4Rows();
  bribe(fallen, dan, 5);
  does(fallen, anna, free(bo, 0));
  does(fallen, dan, { type: 'takeBack', keep: 2 });
  toNegotiate(fallen);
  assert.equal(asks(fallen, anna, take(dan, 5)), 'bribe-changed');
  assert.equal(asks(fallen, anna, free(dan, 5)), 'bribe-changed', 'less than was seen is a change, too');
  assert.ok(fallen.truth.room.includes(dan));
});

test('[IM-S22] race: a raise that comes too late', () => {
  const table = offered();
  does(table, anna, take(bo, 5));
  assert.equal(asks(table, bo, { type: 'setBribe', total: 8 }), 'wrong-phase');
  assert.deepEqual([table.truth.pile, table.truth.gold[bo]], [5, 20]);
});

test('[IM-S24, IM-67] the hard timer takes the highest bribe, of equals the nearest to the Inspector’s left', () => {
  const table = g4Rows();
  bribe(table, cille, 3);
  bribe(table, bo, 3);
  bribe(table, dan, 1);
  lapse(table);
  assert.deepEqual([table.truth.home, table.truth.pile], [[bo], 3]);
  const silent = g4Rows();
  lapse(silent);
  assert.deepEqual([silent.truth.home, silent.truth.pile], [[bo], 0]);
  // From the Inspector's left on round the table, and not from seat 0.
  const round = seated({ first: cille });
  toNegotiate(round);
  bribe(round, anna, 2);
  bribe(round, dan, 2);
  lapse(round);
  assert.deepEqual([round.truth.home, round.truth.pile], [[dan], 2]);
});

test('[IM-S25] soft timeout: one gong, and then the default may be played', () => {
  const table = g4Rows({ timers: 'soft' });
  bribe(table, bo, 3);
  bribe(table, cille, 1);
  assert.equal(asks(table, anna, { type: 'master.playDefault' }), 'too-early');
  wait(table, 150_000);
  const { phase, gold, bribes } = structuredClone(table.truth);
  assert.deepEqual([phase, gold, bribes], ['negotiate', [25, 22, 24, 25], [0, 3, 1, 0]]);
  wait(table, 600_000);
  assert.equal(told(table, 'gongRang').length, 1);
  does(table, anna, { type: 'master.playDefault' });
  assert.deepEqual([table.truth.home, table.truth.pile], [[bo], 3]);
  assert.equal(asks(table, anna, { type: 'master.playDefault' }), 'too-early', 'each phase has a gong of its own');
  const off = g4Rows({ timers: 'off' });
  wait(off, 600_000);
  assert.equal(told(off, 'gongRang').length, 0);
});

test('[IM-68] whoever is home may talk, and no command shows her cards', () => {
  const table = secondRun({ playMode: 'remote' });
  const [channel] = illumuffinati.channels!(table.truth);
  assert.equal(channel!.refuses(bo), undefined);
  const offers = illumuffinati.legal(viewOf(table, bo), bo, table.now).map(({ command }) => command.type);
  assert.deepEqual(offers, ['point']);
  const near = secondRun({ homeBakersMayTalk: false });
  assert.equal(asks(near, bo, { type: 'point', seat: dan }), undefined, 'where people talk aloud nobody is silenced');
});

test('[IM-S44, IM-69] a finger is public, does nothing, and drops when the negotiation ends', () => {
  const table = offered();
  does(table, dan, { type: 'point', seat: bo });
  for (const view of allViews(table)) assert.equal(view.fingers[dan], bo);
  does(table, cille, { type: 'point', seat: cille });
  does(table, cille, { type: 'point', seat: null });
  for (const view of allViews(table)) assert.equal(view.fingers[cille], null, 'and may be taken down');
  assert.deepEqual(
    [table.truth.gold, table.truth.bribes],
    [
      [25, 20, 22, 23],
      [0, 5, 3, 2],
    ],
  );
  does(table, anna, take(bo, 5));
  for (const view of allViews(table)) assert.deepEqual(view.fingers, [null, null, null, null]);
  assert.equal(asks(table, dan, { type: 'point', seat: cille }), 'wrong-phase');
});
