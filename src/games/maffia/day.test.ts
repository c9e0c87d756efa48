import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '../../kernel/game.ts';
import { act, tick } from '../../kernel/table.ts';
import type { Command } from './commands.ts';
import {
  asks,
  does,
  endNight,
  F7,
  F10,
  F11,
  hang,
  type MaffiaTable,
  nominateAll,
  onDayOne,
  pass,
  type Seating,
  told,
  toPhase,
  viewOf,
  wait,
} from './fixtures.ts';
import { maffia } from './index.ts';
import {
  begunAs,
  connecting,
  no,
  noticing,
  ok,
  playOf,
  s1,
  s2,
  s3,
  s4,
  s5,
  s6,
  s7,
  saying,
  toPhaseIn,
} from './room-fixtures.ts';
import { isNominated, nominees } from './state.ts';

const nominate = (target: Seat): Command => ({ type: 'nominate', target });
const withdraw = (target: Seat): Command => ({ type: 'withdrawNomination', target });
const ready = (is = true): Command => ({ type: 'readyToVote', ready: is });
const extend: Command = { type: 'useExtension' };
const suspects = (target: Seat): Command => ({ type: 'statement', says: { kind: 'suspect', target } });

/** Moments counted from now. */
const clockOf = (table: MaffiaTable) => {
  const start = table.now;
  return (ms: number) => start + ms;
};

/** Seven in the last nominations, with the lead-in over at moment 0. */
function inTheSilence(seating: Seating = {}): { table: MaffiaTable; t: (ms: number) => number } {
  const table = onDayOne(F7, seating);
  for (const seat of F7.keys()) does(table, seat, ready());
  assert.equal(table.truth.phase, 'last-nominations');
  wait(table, 2000);
  return { table, t: clockOf(table) };
}

/** Day 1 of seven at the offer of an extension, and moments counted from the day's beginning. */
function offered(): { table: MaffiaTable; t: (ms: number) => number } {
  const table = onDayOne(F7);
  const t = clockOf(table);
  tick(table, t(900_000));
  assert.equal(table.truth.phase, 'extension-offer');
  return { table, t };
}

test('[MF-51] while the clock runs every living player may talk', () => {
  const table = onDayOne(F7);
  const t = clockOf(table);
  for (const at of [0, 450_000, 899_000])
    for (const seat of F7.keys()) does(table, seat, suspects((seat + 1) % 7), t(at));
});

test('[MF-S09, MF-52] day 1 lasts fifteen minutes', () => {
  const table = onDayOne(F7);
  const t = clockOf(table);
  assert.equal(table.truth.until, t(900_000));
  tick(table, t(899_999));
  assert.equal(table.truth.phase, 'day-talk');
  tick(table, t(900_000));
  assert.equal(table.truth.phase, 'extension-offer');
});

test('[MF-S09, MF-54] when the clock runs out all living players are asked for an extension', () => {
  const { table, t } = offered();
  assert.equal(table.truth.until, t(915_000));
  for (const seat of F7.keys()) {
    const isOffered = maffia
      .legal(viewOf(table, seat), seat, table.now)
      .some(({ command }) => command.type === 'useExtension');
    assert.ok(isOffered, `${seat} is asked`);
  }
});

test('[MF-S09, MF-55, MF-57] one request is enough, and takes one of the stock', () => {
  const { table, t } = offered();
  assert.equal(table.truth.extensionsLeft, 1);
  does(table, s6, extend, t(905_000));
  assert.equal(table.truth.phase, 'day-talk');
  for (const { view } of table.watchers) assert.equal(view.extensionsLeft, 0);
});

test('[MF-S09, MF-58] an extension is five minutes more of ordinary talk', () => {
  const { table, t } = offered();
  does(table, s6, extend, t(905_000));
  assert.equal(table.truth.until, t(1_205_000));
  does(table, s1, suspects(s4), t(1_204_000));
  does(table, s1, nominate(s4));
  tick(table, t(1_204_999));
  assert.equal(table.truth.phase, 'day-talk');
  tick(table, t(1_205_000));
  assert.equal(table.truth.phase, 'last-nominations');
});

test('[MF-S09, MF-56] one extension a day, though there are more in the stock', () => {
  const table = onDayOne(F11);
  toPhase(table, 'extension-offer');
  does(table, s6, extend);
  assert.equal(table.truth.extensionsLeft, 1);
  wait(table, 300_000);
  assert.equal(table.truth.phase, 'last-nominations');
  assert.equal(told(table, 'extensionOffered').length, 1);
});

test('[MF-55, MF-57] two players tap at once: the first is taken, and the stock falls by one', () => {
  const table = onDayOne(F11);
  toPhase(table, 'extension-offer');
  does(table, s6, extend);
  no(table, s2, extend, 'wrong-phase'); // A32
  assert.equal(table.truth.extensionsLeft, 1);
  assert.deepEqual(
    told(table, 'extensionUsed').map(({ seat }) => seat),
    [s6],
    'who used it is public',
  );
});

test('[MF-54] an extension may be asked for up to the last moment of the offer, and not after it', () => {
  const table = onDayOne(F7);
  toPhase(table, 'extension-offer');
  const t = clockOf(table);
  does(table, s3, extend, t(15_000));
  assert.equal(table.truth.until, t(315_000));
  const late = onDayOne(F7);
  toPhase(late, 'extension-offer');
  const u = clockOf(late);
  no(late, s3, extend, 'wrong-phase', u(15_001));
  assert.equal(late.truth.phase, 'last-nominations');
  assert.equal(late.truth.extensionsLeft, 1);
});

test('[MF-S10, MF-53] every later day lasts ten minutes', () => {
  const table = onDayOne(F7);
  for (const day of [2, 3]) {
    toPhase(table, 'night');
    endNight(table);
    assert.deepEqual([table.truth.day, table.truth.until], [day, table.now + 600_000]);
    wait(table, 599_999);
    assert.equal(table.truth.phase, 'day-talk');
    wait(table, 1);
    assert.notEqual(table.truth.phase, 'day-talk');
  }
});

test('[MF-S10, MF-59] an empty stock is not offered', () => {
  const table = onDayOne(F7);
  toPhase(table, 'extension-offer');
  does(table, s6, extend);
  toPhase(table, 'night');
  endNight(table);
  wait(table, 600_000);
  assert.equal(table.truth.phase, 'last-nominations');
  assert.equal(told(table, 'extensionOffered').length, 1, 'only on day 1');
});

test('[MF-S10, MF-56] an extension that nobody used comes again the next day', () => {
  const eleven = onDayOne(F11);
  toPhase(eleven, 'extension-offer');
  const u = clockOf(eleven);
  tick(eleven, u(14_999));
  assert.equal(eleven.truth.phase, 'extension-offer');
  tick(eleven, u(15_000));
  assert.equal(eleven.truth.phase, 'last-nominations');
  toPhase(eleven, 'night');
  endNight(eleven);
  wait(eleven, 600_000);
  assert.equal(eleven.truth.phase, 'extension-offer');
  assert.equal(eleven.truth.extensionsLeft, 2);
});

test('[MF-56, MF-59] with stock left there is still one extension a day at most, and one again on the next', () => {
  const table = onDayOne(F11);
  toPhase(table, 'extension-offer');
  does(table, s1, extend);
  assert.equal(table.truth.extensionsLeft, 1);
  wait(table, 300_000);
  assert.equal(table.truth.phase, 'last-nominations');
  toPhase(table, 'night');
  endNight(table);
  wait(table, 600_000);
  assert.equal(table.truth.phase, 'extension-offer');
  does(table, s1, extend);
  assert.equal(table.truth.extensionsLeft, 0);
});

test('[MF-57] no stock by option: nobody is asked at all', () => {
  const table = onDayOne(F7, { options: { extensionCount: 0 } });
  wait(table, 900_000);
  assert.equal(table.truth.phase, 'last-nominations');
  const many = onDayOne(F7, { options: { extensionCount: 8, extensionSeconds: 30, extensionOfferSeconds: 5 } });
  assert.equal(many.truth.extensionsLeft, 8);
  wait(many, 900_000);
  assert.equal(many.truth.until, many.now + 5000);
  does(many, s1, extend);
  assert.equal(many.truth.until, many.now + 30_000);
});

test('[MF-52, MF-53] the clocks of the first and of later days are options', () => {
  const table = onDayOne(F7, { options: { firstDaySeconds: 60, daySeconds: 75 } });
  assert.equal(table.truth.until, table.now + 60_000);
  toPhase(table, 'night');
  endNight(table);
  assert.equal(table.truth.until, table.now + 75_000);
});

test('[MF-S11, MF-60] six of seven ready changes nothing but a count; the seventh ends the talk without an offer', () => {
  const table = onDayOne(F7);
  const before = { phase: table.truth.phase, until: table.truth.until };
  for (const seat of [s1, s2, s3, s4, s5, s6]) does(table, seat, ready());
  assert.deepEqual({ phase: table.truth.phase, until: table.truth.until }, before);
  for (const { viewer, view } of table.watchers) {
    assert.equal(view.ready.count, 6);
    assert.equal(view.living.length, 7);
    const own = typeof viewer === 'number' && viewer !== s7 ? { [viewer]: true } : {};
    assert.deepEqual(view.ready.seats, own, `${viewer} sees the count and no more`);
  }
  does(table, s6, ready(false));
  assert.equal(viewOf(table, 'table').ready.count, 5);
  does(table, s7, ready());
  assert.equal(table.truth.phase, 'day-talk');
  does(table, s6, ready());
  assert.equal(table.truth.phase, 'last-nominations');
  assert.equal(table.truth.extensionsLeft, 1);
  assert.equal(told(table, 'extensionOffered').length, 0);
});

test('[MF-S11, MF-60] seven phones asleep beside a running table screen end nothing', () => {
  const table = onDayOne(F7);
  const t = clockOf(table);
  for (const seat of [s1, s2, s3]) does(table, seat, ready());
  for (const seat of F7.keys()) does(table, 'server', { type: 'connection', seat, connected: false });
  assert.equal(table.truth.ready.count, 3, 'A43: a flag that was set stays');
  tick(table, t(899_999));
  assert.equal(table.truth.phase, 'day-talk');

  const room = begunAs(F7);
  ok(room, 'server', connecting('table', true));
  toPhaseIn(room, 'day-talk');
  const began = room.now;
  for (const seat of F7.keys()) ok(room, 'server', connecting(seat, false));
  tick(room, began + 899_999);
  assert.equal(playOf(room).phase, 'day-talk');
  assert.equal(room.truth.pause, null, 'A30: the table screen is there');
  tick(room, began + 900_000);
  assert.equal(playOf(room).phase, 'extension-offer');
});

test('[MF-60] readiness begins anew with every part of the talk, and a seat that left counts as ready', () => {
  const table = onDayOne(F7);
  for (const seat of [s1, s2, s3, s4, s5, s6]) does(table, seat, ready());
  wait(table, 900_000);
  does(table, s1, extend);
  assert.deepEqual(table.truth.ready, { count: 0, seats: {} }, 'A43: in the extension too');
  for (const seat of [s1, s2, s3, s4, s5]) does(table, seat, ready());
  does(table, 'server', { type: 'connection', seat: s6, connected: false });
  assert.equal(table.truth.phase, 'day-talk');
  does(table, 'server', { type: 'leave', seat: s6 });
  assert.equal(table.truth.phase, 'day-talk', 's7 still talks');
  does(table, s7, ready());
  assert.equal(table.truth.phase, 'last-nominations');
  toPhase(table, 'night');
  endNight(table);
  assert.deepEqual(table.truth.ready, { count: 0, seats: {} });
});

test('[MF-60] without earlyDayEnd the clock alone ends the talk', () => {
  const table = onDayOne(F7, { options: { earlyDayEnd: false } });
  no(table, s1, ready(), 'wrong-mode');
  assert.ok(!maffia.legal(viewOf(table, s1), s1, table.now).some(({ command }) => command.type === 'readyToVote'));
});

/** s1 has nominated s4. */
function oneNominated(): MaffiaTable {
  const table = onDayOne(F7);
  does(table, s1, nominate(s4));
  return table;
}

test('[MF-S12, MF-17] nobody but the master edits the list for others', () => {
  const table = oneNominated();
  no(table, s2, { type: 'master.recordNomination', nominator: s2, target: s6 }, 'master-only');
  no(table, s2, { type: 'master.recordWithdrawal', nominator: s1 }, 'master-only');
});

test('[MF-S12, MF-61] any living player may nominate another living player', () => {
  const table = onDayOne(F7);
  hang(table, s7);
  endNight(table);
  no(table, s1, nominate(s7), 'target-out');
  no(table, s7, nominate(s1), 'you-are-out');
  for (const seat of [s1, s2, s3, s4, s5, s6]) does(table, seat, nominate((seat + 1) % 6));
  assert.deepEqual(nominees(table.truth), [s2, s3, s4, s5, s6, s1]);
});

test('[MF-S12, MF-62] nobody nominates themself', () => {
  for (const seat of F7.keys()) no(onDayOne(F7), seat, nominate(seat), 'self-nomination');
});

test('[MF-S12, MF-63] a player has one active nomination', () => {
  const table = oneNominated();
  no(table, s1, nominate(s5), 'nomination-active');
  assert.deepEqual(nominees(table.truth), [s4]);
});

test('[MF-S12, MF-66] nobody is nominated by two', () => {
  const table = oneNominated();
  no(table, s2, nominate(s4), 'already-nominated');
  does(table, s2, nominate(s5));
  assert.deepEqual(nominees(table.truth), [s4, s5]);
});

test('[MF-S12, MF-67] on every screen a nominee’s tag is in the centre, and the others in the circle', () => {
  const table = oneNominated();
  for (const { viewer, view } of table.watchers) {
    assert.ok(isNominated(view, s4), `${viewer} sees the tag in the centre`);
    assert.equal(isNominated(view, s6), false);
  }
});

test('[MF-S12, MF-68] who is nominated, and by whom, is public', () => {
  for (const { view } of oneNominated().watchers)
    assert.deepEqual(
      view.nominations.map(({ nominator, target }) => [nominator, target]),
      [[s1, s4]],
    );
});

test('[MF-S13, MF-64] only who nominated may withdraw', () => {
  const table = oneNominated();
  does(table, s2, nominate(s5));
  for (const seat of [s2, s3, s4]) no(table, seat, withdraw(s4), 'not-your-nomination');
  does(table, s1, withdraw(s4));
  assert.deepEqual(nominees(table.truth), [s5], 'the other one stays');
  no(table, s1, withdraw(s4), 'no-active-nomination');
});

test('[MF-S13, MF-65] who has withdrawn may nominate anybody again, the same person too', () => {
  const table = oneNominated();
  for (const target of [s4, s6]) {
    does(table, s1, withdraw(nominees(table.truth)[0]!));
    does(table, s1, nominate(target));
    assert.deepEqual(nominees(table.truth), [target]);
  }
});

test('[MF-S13, MF-67] the tag goes back when the nomination is withdrawn', () => {
  const table = oneNominated();
  does(table, s1, withdraw(s4));
  for (const { view } of table.watchers) assert.equal(isNominated(view, s4), false);
});

test('[MF-61, MF-63] a change of mind is a withdrawal and a nomination', () => {
  const table = onDayOne(F7);
  does(table, s1, nominate(s4));
  no(table, s1, nominate(s5), 'nomination-active'); // A10: the phone's switch sends two commands
  does(table, s1, withdraw(s4));
  does(table, s1, nominate(s5));
  assert.deepEqual(nominees(table.truth), [s5]);
  does(table, s5, nominate(s1));
  assert.deepEqual(nominees(table.truth), [s5, s1], 'a nominee may nominate too, also the one who nominated');
});

test('[MF-61] two nominations at the same moment take effect in the order in which they arrived', () => {
  const table = onDayOne(F7);
  const at = table.now + 1000;
  does(table, s2, nominate(s5), at);
  assert.equal(asks(table, s1, nominate(s5), at), 'already-nominated'); // A12
  does(table, s1, nominate(s4), at);
  assert.deepEqual(nominees(table.truth), [s5, s4]);
});

test('[MF-66] with coNominations several may nominate the same person, who is off the list when all have withdrawn', () => {
  const table = onDayOne(F7, { options: { coNominations: true } });
  does(table, s1, nominate(s4));
  does(table, s2, nominate(s4));
  no(table, s2, nominate(s4), 'nomination-active');
  does(table, s1, withdraw(s4));
  assert.ok(isNominated(viewOf(table, 'table'), s4), 's2 still stands by it');
  no(table, s1, withdraw(s4), 'not-your-nomination');
  does(table, s2, withdraw(s4));
  assert.equal(isNominated(viewOf(table, 'table'), s4), false);
});

/** s4, s5 and s6 were nominated first in this order; s4 is so anew, by somebody else. */
function nominatedAnew(): MaffiaTable {
  const table = onDayOne(F7);
  does(table, s1, nominate(s4));
  does(table, s2, nominate(s5));
  does(table, s1, withdraw(s4));
  does(table, s3, nominate(s6));
  does(table, s7, nominate(s4));
  for (const seat of F7.keys()) does(table, seat, ready());
  return table;
}
const inOrder = [s4, s5, s6];

test('[MF-S14, MF-69] the place in the order is that of the first nomination of the day', () => {
  const table = nominatedAnew();
  toPhase(table, 'nominee-list');
  for (const { view } of table.watchers) assert.deepEqual(nominees(view), inOrder); // A8: one order everywhere
  const called: Seat[] = [];
  while (table.truth.phase !== 'night') {
    if (table.truth.step === 'countdown') called.push(table.truth.nominee!);
    pass(table);
  }
  assert.deepEqual(called, inOrder, 'for the calls, too');
});

test('[MF-S14, MF-74] the nominees are read out in that order', () => {
  const table = nominatedAnew();
  toPhase(table, 'nominee-list');
  assert.deepEqual(
    told(table, 'nomineesRead').map(({ nominees: read }) => read),
    [inOrder],
  );
});

test('[MF-S14, MF-77] each nominee speaks once, in that order', () => {
  const table = nominatedAnew();
  toPhase(table, 'speech');
  const spoke: Seat[] = [];
  while (table.truth.phase === 'speech') {
    spoke.push(table.truth.speaker!);
    pass(table);
  }
  assert.deepEqual(spoke, inOrder);
});

test('[MF-74] whoever is no longer nominated is struck, and the rest move up', () => {
  const table = onDayOne(F7);
  does(table, s1, nominate(s4));
  does(table, s2, nominate(s5));
  for (const seat of F7.keys()) does(table, seat, ready());
  does(table, s1, withdraw(s4));
  toPhase(table, 'nominee-list');
  assert.deepEqual(nominees(viewOf(table, s7)), [s5]);
  assert.deepEqual(told(table, 'nomineesRead')[0]!.nominees, [s5], 'and nobody else is read out');
  assert.equal(table.truth.until, table.now + 5000);
  no(table, s1, nominate(s4), 'wrong-phase');
  no(table, s2, withdraw(s5), 'wrong-phase');
});

test('[MF-S15, MF-71] when the day is over everyone is silent', () => {
  const { table, t } = inTheSilence();
  for (const seat of F7.keys()) no(table, seat, suspects((seat + 1) % 7), 'silence', t(1000));
});

test('[MF-S15, MF-72] in the silence one may nominate and withdraw', () => {
  const { table, t } = inTheSilence();
  does(table, s1, nominate(s4), t(1000));
  does(table, s5, nominate(s1), t(2000));
  does(table, s1, withdraw(s4), t(3000));
  no(table, s2, nominate(s2), 'self-nomination');
  no(table, s2, nominate(s1), 'already-nominated');
  toPhase(table, 'nominee-list');
  assert.deepEqual(nominees(table.truth), [s1]);
});

test('[MF-S15, MF-73] it ends three seconds after the latest act, to the millisecond', () => {
  const { table, t } = inTheSilence();
  assert.equal(table.truth.until, t(3000));
  does(table, s1, nominate(s4), t(2900));
  assert.equal(table.truth.until, t(5900));
  does(table, s5, nominate(s1), t(5900));
  assert.equal(table.truth.until, t(8900));
  does(table, s1, withdraw(s4), t(8000));
  assert.equal(table.truth.until, t(11_000));
  tick(table, t(11_000) - 1);
  assert.equal(table.truth.phase, 'last-nominations');
  no(table, s2, nominate(s4), 'wrong-phase', t(11_001));
  assert.equal(table.truth.phase, 'nominee-list');
});

test('[MF-S15, MF-71] in the silence nobody writes: silence when remote, no chat at all in person', () => {
  for (const [remote, code] of [
    [true, 'silence'],
    [false, 'chat-off'],
  ] as const) {
    const room = begunAs(F7, { remote });
    toPhaseIn(room, 'last-nominations');
    no(room, s3, saying('psst'), code);
    no(room, s3, suspects(s5), 'silence');
  }
});

test('[MF-51] while the clock runs everybody writes as much as they like, and reads it all', () => {
  const room = begunAs(F7, { remote: true });
  toPhaseIn(room, 'day-talk');
  for (let i = 0; i < 30; i++) for (const seat of F7.keys()) ok(room, seat, saying(`${seat} ${i}`));
  for (const { viewer, view } of room.watchers) assert.equal(view.chat.at(-1)?.text, '6 29', `as ${viewer} reads it`);
});

test('[MF-73] acts in the lead-in are taken; the window is never shorter than the full lead-in and three seconds', () => {
  const table = onDayOne(F7);
  for (const seat of F7.keys()) does(table, seat, ready());
  const t = clockOf(table);
  assert.equal(table.truth.until, t(5000));
  does(table, s1, nominate(s4), t(500));
  assert.equal(table.truth.until, t(5000), 'A44: the later of the two');
  does(table, s2, nominate(s5), t(2500));
  assert.equal(table.truth.until, t(5500));
});

test('[MF-73] remote the window is five seconds, and it is an option', () => {
  const remote = inTheSilence({ options: { playMode: 'remote' } });
  assert.equal(remote.table.truth.until, remote.t(5000));
  const long = inTheSilence({ options: { playMode: 'remote', lastNominationWindowMs: 7000 } });
  assert.equal(long.table.truth.until, long.t(7000));
  does(long.table, s1, nominate(s4), long.t(6000));
  assert.equal(long.table.truth.until, long.t(13_000));
});

test('[MF-72] in the silence the same rules hold as by day', () => {
  const { table } = inTheSilence();
  does(table, s1, nominate(s4));
  no(table, s1, nominate(s5), 'nomination-active');
  no(table, s2, nominate(s4), 'already-nominated');
  no(table, s2, nominate(s2), 'self-nomination');
  no(table, s2, withdraw(s4), 'not-your-nomination');
  does(table, s1, withdraw(s4));
  does(table, s2, nominate(s4)); // A9: somebody else may step in
  assert.deepEqual(nominees(table.truth), [s4]);
});

test('[MF-S16, MF-75] four acts each, and a fifth does not move the clock', () => {
  const { table, t } = inTheSilence();
  for (const [i, command] of [nominate(s4), withdraw(s4), nominate(s4), withdraw(s4)].entries()) {
    does(table, s1, command, t(i * 100));
  }
  const { until } = table.truth;
  assert.equal(until, t(3300));
  no(table, s1, nominate(s4), 'last-acts-spent', t(1000));
  assert.equal(table.truth.until, until);
  does(table, s2, nominate(s4), t(1000));
  assert.equal(table.truth.until, t(4000), 'the others still may');
});

test('[MF-75] acts by day do not count, and the next day brings four new ones', () => {
  const table = onDayOne(F7);
  for (let i = 0; i < 5; i++) for (const command of [nominate(s4), withdraw(s4)]) does(table, s1, command);
  for (const seat of F7.keys()) does(table, seat, ready());
  for (let i = 0; i < 2; i++) for (const command of [nominate(s4), withdraw(s4)]) does(table, s1, command);
  no(table, s1, nominate(s4), 'last-acts-spent');
  toPhase(table, 'night');
  endNight(table);
  nominateAll(table, []);
  does(table, s1, nominate(s4));
});

test('[MF-75] when nobody has acts left the silence ends at once; how many there are is an option', () => {
  const { table } = inTheSilence({ options: { maxLastActs: 1 } });
  for (const seat of [s1, s2, s3, s4, s5, s6]) does(table, seat, nominate(seat + 1));
  assert.equal(table.truth.phase, 'last-nominations');
  no(table, s6, withdraw(s7), 'last-acts-spent');
  const at = table.now;
  does(table, s7, nominate(s1));
  assert.equal(table.truth.phase, 'nominee-list', 'A11');
  assert.equal(table.now, at);
  assert.deepEqual(nominees(table.truth), [s2, s3, s4, s5, s6, s7, s1]);
});

test('[MF-S17, MF-70, MF-76] nobody nominated: no speech, no vote, nobody hanged; the next day begins with an empty list', () => {
  const table = onDayOne(F7);
  for (const seat of F7.keys()) does(table, seat, ready());
  does(table, s1, nominate(s4));
  does(table, s1, withdraw(s4));
  toPhase(table, 'nominee-list');
  assert.deepEqual(nominees(table.truth), []);
  const t = clockOf(table);
  tick(table, t(4999));
  assert.equal(table.truth.phase, 'nominee-list');
  tick(table, t(5000));
  assert.equal(table.truth.phase, 'night', 'A13');
  assert.equal(table.truth.living.length, 7);
  for (const type of ['speechBegan', 'voteDeclared', 'voteResolved'] as const)
    assert.equal(told(table, type).length, 0);
  endNight(table);
  assert.equal(table.truth.day, 2);
  for (const { view } of table.watchers) assert.deepEqual([view.nominations, view.order], [[], []]);
  does(table, s1, nominate(s5));
  does(table, s2, nominate(s4));
  assert.deepEqual(nominees(table.truth), [s5, s4], 'yesterday’s order is forgotten');
});

test('[MF-70] a nomination that stood when night fell is gone in the morning', () => {
  const table = onDayOne(F10);
  does(table, s1, nominate(s6));
  does(table, s2, nominate(s5));
  for (const seat of F10.keys()) does(table, seat, ready());
  toPhase(table, 'night');
  endNight(table);
  assert.deepEqual(table.truth.nominations, []);
  does(table, s1, nominate(s5));
  assert.deepEqual(nominees(table.truth), [s5]);
});

test('[MF-51] statements are for all to see, twelve a day and five seconds apart, and have no effect', () => {
  const table = onDayOne(F10);
  const t = clockOf(table);
  const { phase, until, living } = table.truth;
  const says = [
    { kind: 'suspect', target: s2 },
    { kind: 'trust', target: s3 },
    { kind: 'claim-role', role: 'sheriff' },
    { kind: 'claim-result', target: s4, team: 'mafia' },
  ] as const;
  for (let i = 0; i < 12; i++) {
    does(table, s1, { type: 'statement', says: says[i % 4]! }, t(i * 5000));
    if (i < 11) no(table, s1, suspects(s2), 'too-many-statements', t(i * 5000 + 4999));
  }
  assert.deepEqual(
    { phase, until, living },
    { phase: table.truth.phase, until: table.truth.until, living: table.truth.living },
  );
  no(table, s1, suspects(s2), 'too-many-statements', t(200_000));
  assert.ok(
    noticing(table, () => does(table, s5, suspects(s2))).length === table.watchers.length,
    'everybody hears it',
  );
  no(table, s5, { type: 'statement', says: { kind: 'suspect', target: 10 } }, 'unknown-target', t(210_000));
  no(table, s5, { type: 'statement', says: { kind: 'doubt', target: s1 } }, 'bad-payload');
  hang(table, s6);
  endNight(table);
  assert.equal(table.truth.day, 2);
  no(table, s5, suspects(s6), 'target-out');
  does(table, s1, suspects(s2), table.now + 1000);
  assert.equal(told(table, 'stated').filter(({ seat }) => seat === s1).length, 13, 'a new day, twelve new ones');
});

test('[MF-3] day follows night and night follows day, whatever happens in them', () => {
  const table = onDayOne(F7);
  const phases: string[] = [];
  for (let cycle = 0; cycle < 3; cycle++) {
    phases.push(`${table.truth.phase} ${table.truth.day}`);
    toPhase(table, 'night');
    phases.push(`${table.truth.phase} ${table.truth.day}`);
    endNight(table);
  }
  assert.deepEqual(phases, ['day-talk 1', 'night 1', 'day-talk 2', 'night 2', 'day-talk 3', 'night 3']);
});

test('[MF-71] from the end of the talk to the declaration there is no statement but the speaker’s own', () => {
  const table = onDayOne(F7);
  does(table, s1, nominate(s4));
  const silent = new Set<string>();
  wait(table, 900_000);
  for (let steps = 0; steps < 40 && table.truth.day === 1; steps++) {
    const { phase, speaker, living } = table.truth;
    if (phase === 'vote-call' && table.truth.step === 'countdown') does(table, s1, { type: 'raiseHand', nominee: s4 });
    for (const seat of living) {
      if (seat === speaker) continue;
      assert.equal(asks(table, seat, suspects(seat === s1 ? s2 : s1)), 'silence', `${seat} in ${phase}`);
    }
    if (speaker !== null) assert.equal(act(table, speaker, suspects(s1), table.now).refusal, undefined);
    silent.add(phase);
    pass(table);
  }
  assert.deepEqual(
    [...silent],
    [
      ...['extension-offer', 'last-nominations', 'nominee-list', 'speech', 'vote-intro', 'vote-call', 'vote-result'],
      ...['night', 'declaration'],
    ],
  );
});
