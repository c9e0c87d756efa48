import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '../../kernel/game.ts';
import { tick } from '../../kernel/table.ts';
import type { Command } from './commands.ts';
import type { Role } from './content.ts';
import {
  aim,
  condemn,
  does,
  endNight,
  F7,
  F10,
  hang,
  type MaffiaTable,
  nominateAll,
  onDayOne,
  pass,
  raise,
  type Seating,
  toCall,
  told,
  toPhase,
  viewOf,
} from './fixtures.ts';
import {
  begunAs,
  no,
  nominateIn,
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
  s8,
  s9,
  s10,
  saying,
  toPhaseIn,
} from './room-fixtures.ts';
import { hasSpentVote } from './state.ts';

const hand = (nominee: Seat): Command => ({ type: 'raiseHand', nominee });
const lower = (nominee: Seat): Command => ({ type: 'lowerHand', nominee });
const suspects = (target: Seat): Command => ({ type: 'statement', says: { kind: 'suspect', target } });

/** Day 1 with these nominees, at the countdown of the first call. */
function atFirstCall(roles: readonly Role[], targets: readonly Seat[], seating: Seating = {}): MaffiaTable {
  const table = onDayOne(roles, seating);
  nominateAll(table, targets);
  toCall(table, targets[0]!);
  return table;
}

/** One round: for each nominee, in the order of the ballot, who raises a hand. */
function round(table: MaffiaTable, votes: readonly (readonly [Seat, readonly Seat[]])[]): void {
  for (const [nominee, seats] of votes) {
    toCall(table, nominee);
    raise(table, nominee, seats);
    pass(table);
    pass(table);
    assert.equal(table.truth.step, 'shown');
  }
  pass(table);
}

const handsFor = (table: MaffiaTable, nominee: Seat) =>
  table.truth.calls.find((call) => call.nominee === nominee)?.hands;
const clockOf = (table: { now: number }) => {
  const start = table.now;
  return (ms: number) => start + ms;
};

/** A remote room of seven in the speech of s4, with s5 to follow, and moments counted from there. */
function inSpeech() {
  const room = begunAs(F7, { remote: true });
  nominateIn(room, [s4, s5]);
  toPhaseIn(room, 'speech');
  return { room, t: clockOf(room) };
}

test('[MF-S18, MF-77] each nominee holds one speech', () => {
  const { room } = inSpeech();
  assert.equal(playOf(room, 'table').speaker, s4);
  ok(room, s4, { type: 'endSpeech' });
  assert.equal(playOf(room, 'table').speaker, s5);
  ok(room, s5, { type: 'endSpeech' });
  assert.equal(playOf(room).phase, 'vote-intro');
});

test('[MF-S18, MF-78] a speech is up to two minutes, and its speaker may stop earlier', () => {
  const { room, t } = inSpeech();
  assert.equal(playOf(room).until, t(120_000));
  no(room, s1, { type: 'endSpeech' }, 'not-your-speech', t(30_000));
  no(room, s5, { type: 'endSpeech' }, 'not-your-speech');
  ok(room, s4, { type: 'endSpeech' }, t(30_000));
  tick(room, t(149_999));
  assert.equal(playOf(room).speaker, s5);
  tick(room, t(150_000));
  assert.equal(playOf(room).phase, 'vote-intro');
});

test('[MF-S18, MF-79] during a speech nobody else is heard', () => {
  const { room } = inSpeech();
  for (const seat of [s1, s5]) {
    no(room, seat, saying('But I ...'), 'silence');
    no(room, seat, suspects(s4), 'silence');
  }
  ok(room, s4, saying('Dear neighbours'));
  ok(room, s4, suspects(s1));
  ok(room, s4, { type: 'endSpeech' });
  no(room, s4, saying('And another thing'), 'silence');
  ok(room, s5, saying('I was at the mill'));
});

test('[MF-78] the length of a speech is an option', () => {
  const table = onDayOne(F7, { options: { speechSeconds: 15 } });
  nominateAll(table, [s4]);
  toPhase(table, 'speech');
  assert.equal(table.truth.until, table.now + 15_000);
});

test('[MF-77] remote, the speech of somebody who is gone is passed after 20 s; in person it runs as for anyone', () => {
  const remote = onDayOne(F7, { options: { playMode: 'remote' } });
  nominateAll(remote, [s4, s5]);
  does(remote, 'server', { type: 'connection', seat: s4, connected: false });
  toPhase(remote, 'speech');
  const t = clockOf(remote);
  tick(remote, t(19_999));
  assert.equal(remote.truth.speaker, s4);
  tick(remote, t(20_000));
  assert.equal(remote.truth.speaker, s5, 'A27');
  const told = remote.log.flatMap((entry) => entry.told.map(({ fact }) => fact.type));
  assert.equal(told.filter((type) => type === 'speechPassed').length, 1, 'and everybody reads why');
  does(remote, 'server', { type: 'connection', seat: s5, connected: false }, t(30_000));
  does(remote, 'server', { type: 'connection', seat: s5, connected: true }, t(45_000));
  tick(remote, t(139_999));
  assert.equal(remote.truth.speaker, s5, 'whoever comes back in time has the whole speech');
  tick(remote, t(140_000));
  assert.equal(remote.truth.phase, 'vote-intro');

  const local = onDayOne(F7);
  nominateAll(local, [s4]);
  does(local, 'server', { type: 'connection', seat: s4, connected: false });
  toPhase(local, 'speech');
  const u = clockOf(local);
  tick(local, u(119_999));
  assert.equal(local.truth.speaker, s4, 'one speaks with the mouth');
});

test('[MF-77, MF-32] a nominee who has left stays on the list without a speech, and what that seat nominated stands', () => {
  const table = onDayOne(F7);
  does(table, s4, { type: 'nominate', target: s6 });
  does(table, s1, { type: 'nominate', target: s4 });
  does(table, 'server', { type: 'leave', seat: s4 });
  for (const seat of [s1, s2, s3, s5, s6, s7]) does(table, seat, { type: 'readyToVote', ready: true });
  toPhase(table, 'nominee-list');
  assert.deepEqual(told(table, 'nomineesRead')[0]!.nominees, [s6, s4]); // A28
  toPhase(table, 'speech');
  assert.equal(table.truth.speaker, s6);
  pass(table);
  assert.equal(table.truth.phase, 'vote-intro', 's4 is passed over');
  assert.deepEqual(viewOf(table, 'table').ballot, [s6, s4]);
  toCall(table, s4);
  raise(table, s4, [s1, s2]);
  toPhase(table, 'vote-result');
  assert.equal(table.truth.hanged, s4);
  toPhase(table, 'declaration');
  assert.deepEqual(table.truth.nights[0]!.deaths, [], 'declared at dawn only if not hanged before');
});

test('[MF-77, MF-32] the speech of somebody who leaves in the middle of it is over', () => {
  const table = onDayOne(F7);
  nominateAll(table, [s4, s5]);
  toPhase(table, 'speech');
  does(table, 'server', { type: 'leave', seat: s5 });
  assert.equal(table.truth.speaker, s4, 'somebody else’s goes on');
  does(table, 'server', { type: 'leave', seat: s4 }, table.now + 10_000);
  assert.equal(table.truth.phase, 'vote-intro');
});

/** Ten, s5 and s6 nominated: the vote is declared. */
function voteDeclared(): MaffiaTable {
  const table = onDayOne(F10);
  nominateAll(table, [s5, s6]);
  toPhase(table, 'vote-intro');
  return table;
}
/** The hands for s5 are counted, and s6 is called. */
function secondCall(): MaffiaTable {
  const table = voteDeclared();
  toCall(table, s5);
  raise(table, s5, [s1, s2, s6]);
  toCall(table, s6);
  return table;
}
/** Three hands for s5, four for s6, and none of three players: the result. */
function fourAgainstThree(): MaffiaTable {
  const table = secondCall();
  raise(table, s6, [s3, s4, s5, s7]);
  toPhase(table, 'vote-result');
  return table;
}

test('[MF-S19, MF-81] the vote and the names are declared in order after the speeches', () => {
  const table = voteDeclared();
  for (const { view } of table.watchers) assert.deepEqual(view.ballot, [s5, s6]);
  assert.equal(table.truth.until, table.now + 4000);
});

test('[MF-S19, MF-82] every living player has one vote a day, nominees included', () => {
  const table = secondCall();
  no(table, s1, hand(s6), 'vote-already-spent');
  no(table, s6, hand(s6), 'vote-already-spent');
  does(table, s5, hand(s6));
});

test('[MF-S19, MF-83] nominees are called one by one', () => {
  const table = voteDeclared();
  toCall(table, s5);
  no(table, s3, hand(s6), 'vote-not-open');
  does(table, s3, hand(s5));
  toCall(table, s6);
  no(table, s4, hand(s5), 'vote-late');
  does(table, s4, hand(s6));
});

test('[MF-S19, MF-87] a hand that was counted spends the vote', () => {
  const { truth } = secondCall();
  assert.deepEqual(
    truth.living.filter((seat) => hasSpentVote(truth, seat)),
    [s1, s2, s6],
  );
});

test('[MF-S19, MF-88] nobody has to vote', () => {
  const table = fourAgainstThree();
  for (const seat of [s8, s9, s10]) assert.equal(hasSpentVote(table.truth, seat), false);
  assert.equal(table.truth.hanged, s6);
});

test('[MF-S19, MF-89] after each call everyone sees who raised a hand', () => {
  const table = voteDeclared();
  toCall(table, s5);
  raise(table, s5, [s1, s2, s6]);
  pass(table);
  pass(table);
  for (const { viewer, view } of table.watchers) {
    assert.deepEqual(view.calls, [{ nominee: s5, hands: [s1, s2, s6] }], `as ${viewer} sees it`);
  }
  for (const { view } of fourAgainstThree().watchers)
    assert.deepEqual(view.calls.at(-1), { nominee: s6, hands: [s3, s4, s5, s7] });
});

test('[MF-S19, MF-90] the nominee with the most votes is hanged', () => {
  const table = fourAgainstThree();
  for (const { view } of table.watchers) assert.equal(view.hanged, s6);
  assert.deepEqual([table.truth.living.includes(s6), table.truth.living.includes(s5)], [false, true]);
});

test('[MF-S19, MF-92] after the vote the night begins', () => {
  const table = fourAgainstThree();
  assert.equal(table.truth.until, table.now + 5000);
  pass(table);
  assert.equal(table.truth.phase, 'night');
});

test('[MF-S19, MF-99] role and team of whoever is out stay secret', () => {
  const table = fourAgainstThree();
  pass(table);
  for (const { viewer, view } of table.watchers) {
    const knows = viewer === s6 || viewer === 'master' || viewer === 'ghost';
    assert.equal(view.roles[s6], knows ? 'villager' : undefined, `the card of s6 as ${viewer} sees it`);
    assert.deepEqual(view.teams, {});
  }
});

test('[MF-S20, MF-84, MF-85] NOW: armed hands are sealed on every screen, and a late one does not count', () => {
  const table = atFirstCall(F7, [s4, s5]);
  const t = clockOf(table);
  assert.equal(table.truth.until, t(3000));
  const seen = (by: Seat, command: Command, at: number) => noticing(table, () => does(table, by, command, at));
  assert.deepEqual(seen(s1, hand(s4), t(1000)), [s1]); // A18: armed in private
  assert.deepEqual(viewOf(table, s1).calls, [], 'not shown as a raised hand, on no screen');
  assert.deepEqual(seen(s2, hand(s4), t(2000)), [s2]);
  assert.deepEqual(seen(s2, lower(s4), t(2500)), [s2]);
  tick(table, t(2999));
  assert.equal(table.truth.step, 'countdown');
  tick(table, t(3000));
  assert.equal(table.truth.step, 'open');
  assert.equal(table.truth.until, t(4500));
  no(table, s1, lower(s4), 'hand-final', t(3001));
  for (const { viewer, view } of table.watchers) {
    assert.deepEqual(view.hands, viewer === s1 ? { [s1]: true } : {}, `hands as ${viewer} sees them`);
  }
  assert.deepEqual(seen(s3, hand(s4), t(4500)), [s3]);
  no(table, s3, lower(s4), 'hand-final'); // A19
  for (const { view } of table.watchers) assert.deepEqual(view.calls, []);
  no(table, s5, hand(s4), 'vote-late', t(4501));
  assert.equal(table.truth.step, 'shown');
  assert.equal(table.truth.until, t(7500));
  for (const { view } of table.watchers) assert.deepEqual(view.calls, [{ nominee: s4, hands: [s1, s3] }]);
  tick(table, t(7499));
  assert.equal(table.truth.nominee, s4);
  tick(table, t(7500));
  assert.deepEqual([table.truth.nominee, table.truth.step], [s5, 'countdown']);
  no(table, s6, hand(s4), 'vote-late');
  does(table, s5, hand(s5));
  does(table, s2, hand(s5));
  no(table, s1, hand(s5), 'vote-already-spent');
  no(table, s3, hand(s5), 'vote-already-spent');
  tick(table, t(12_000));
  assert.equal(table.truth.step, 'shown');
  assert.deepEqual(handsFor(table, s5), [s2, s5], 'neither the lowered nor the late hand was spent');
});

test('[MF-84] until the window closes, a call with hands looks to everybody else like one without', () => {
  const [voted, silent] = [atFirstCall(F7, [s4]), atFirstCall(F7, [s4])];
  raise(voted, s4, [s1, s2, s3]);
  for (const table of [voted, silent]) tick(table, table.now + 4499);
  const look = (table: MaffiaTable) =>
    table.watchers.filter(({ viewer }) => viewer !== s1 && viewer !== s2 && viewer !== s3);
  assert.deepEqual(
    look(voted).map(({ view, count }) => [view, count]),
    look(silent).map(({ view, count }) => [view, count]),
  );
  for (const table of [voted, silent]) tick(table, table.now + 1);
  assert.notDeepEqual(viewOf(voted, 'table'), viewOf(silent, 'table'));
});

test('[MF-83] the countdown and the window are options; remote the window is a second longer', () => {
  const lengths = (options: Seating['options']) => {
    const table = atFirstCall(F7, [s4], { options: options ?? {} });
    const t0 = table.now;
    const steps: (string | number | null)[] = [];
    while (table.truth.phase === 'vote-call') {
      steps.push(table.truth.step, table.truth.until! - t0);
      pass(table);
    }
    return steps;
  };
  assert.deepEqual(lengths({}), ['countdown', 3000, 'open', 4500, 'shown', 7500]);
  assert.deepEqual(lengths({ playMode: 'remote' }), ['countdown', 3000, 'open', 5500, 'shown', 8500]);
  assert.deepEqual(lengths({ voteCountdownMs: 1000, voteWindowMs: 500 }), [
    'countdown',
    1000,
    'open',
    1500,
    'shown',
    4500,
  ]);
});

/** Ten: s7 and s6 have three votes each, s5 one, and the runoff is declared. */
function runoff(): MaffiaTable {
  const table = onDayOne(F10);
  nominateAll(table, [s7, s5, s6]);
  round(table, [
    [s7, [s1, s2, s3]],
    [s5, [s4]],
    [s6, [s8, s9, s10]],
  ]);
  assert.equal(table.truth.phase, 'vote-intro');
  return table;
}

test('[MF-S22, MF-80] there are no new speeches before a runoff', () => {
  const table = runoff();
  toCall(table, s7);
  assert.equal(told(table, 'speechBegan').length, 3);
});

test('[MF-S22, MF-93] a runoff is between those who share the most votes, and all have a new vote', () => {
  const table = runoff();
  toCall(table, s7);
  no(table, s1, hand(s5), 'not-on-ballot');
  no(table, s1, lower(s5), 'not-on-ballot');
  assert.deepEqual(
    table.truth.living.filter((seat) => hasSpentVote(table.truth, seat)),
    [],
    'A17: a fresh vote for everyone',
  );
  round(table, [
    [s7, [s1, s4, s5, s7]],
    [s6, [s2, s3, s6, s8, s9]],
  ]);
  assert.equal(table.truth.phase, 'vote-result');
  assert.equal(table.truth.hanged, s6);
  assert.deepEqual(handsFor(table, s6), [s2, s3, s6, s8, s9]);
});

test('[MF-S22, MF-94] the runoff calls them in the same order', () => {
  const table = runoff();
  for (const { view } of table.watchers) assert.deepEqual([view.round, view.ballot], [2, [s7, s6]]);
  pass(table);
  assert.equal(table.truth.nominee, s7);
});

test('[MF-S23, MF-95] tied again: nobody is hanged, and there is no third round', () => {
  const table = onDayOne(F10);
  nominateAll(table, [s7, s5, s6]);
  round(table, [
    [s7, [s1, s2, s3]],
    [s5, [s4]],
    [s6, [s8, s9, s10]],
  ]);
  round(table, [
    [s7, [s1, s2, s3, s4]],
    [s6, [s7, s8, s9, s10]],
  ]);
  assert.equal(table.truth.phase, 'vote-result');
  assert.equal(table.truth.hanged, null);
  pass(table);
  assert.equal(table.truth.phase, 'night');
  assert.equal(table.truth.living.length, 10);

  const three = onDayOne(F10);
  nominateAll(three, [s7, s5, s6]);
  round(three, [
    [s7, [s1, s2]],
    [s5, [s3, s4]],
    [s6, [s8, s9]],
  ]);
  assert.deepEqual(three.truth.ballot, [s7, s5, s6]);
  round(three, [
    [s7, [s1, s2, s3, s4]],
    [s5, [s5, s6, s7, s8]],
    [s6, [s9]],
  ]);
  assert.equal(three.truth.phase, 'vote-result', 'A16: two of three are tied again');
  assert.equal(three.truth.hanged, null);
  pass(three);
  assert.equal(three.truth.phase, 'night');
  assert.equal(told(three, 'voteDeclared').length, 2);
});

test('[MF-96] a runoff in which nobody raises a hand hangs nobody', () => {
  const table = onDayOne(F7);
  nominateAll(table, [s4, s5]);
  round(table, [
    [s4, [s1]],
    [s5, [s2]],
  ]);
  assert.equal(table.truth.round, 2);
  toPhase(table, 'vote-result');
  assert.equal(table.truth.hanged, null);
});

test('[MF-80] with runoffSpeechSeconds each of the tied speaks once more, that long', () => {
  const table = onDayOne(F7, { options: { runoffSpeechSeconds: 40 } });
  nominateAll(table, [s4, s5, s6]);
  round(table, [
    [s4, [s1]],
    [s5, [s2]],
    [s6, []],
  ]);
  const t = clockOf(table);
  assert.deepEqual([table.truth.phase, table.truth.speaker, table.truth.until], ['speech', s4, t(40_000)]);
  pass(table);
  assert.deepEqual([table.truth.speaker, table.truth.until], [s5, t(80_000)]);
  pass(table);
  assert.deepEqual([table.truth.phase, table.truth.ballot], ['vote-intro', [s4, s5]]);
});

test('[MF-S24, MF-96] no hands hang nobody, and make no runoff', () => {
  for (const targets of [[s4, s5], [s4]]) {
    const table = atFirstCall(F7, targets);
    toPhase(table, 'vote-result');
    assert.equal(table.truth.hanged, null); // A14
    assert.equal(told(table, 'runoffCalled').length, 0);
    pass(table);
    assert.equal(table.truth.phase, 'night');
  }
});

test('[MF-S24, MF-97] a sole nominee hangs by one vote, after a speech', () => {
  const table = onDayOne(F7);
  nominateAll(table, [s4]);
  toPhase(table, 'speech');
  assert.equal(table.truth.speaker, s4, 'A15: speech and vote take place');
  toCall(table, s4);
  does(table, s1, hand(s4));
  toPhase(table, 'vote-result');
  assert.equal(table.truth.hanged, s4);
  assert.equal(table.truth.living.includes(s4), false);
});

test('[MF-S24, MF-98] a nominee may vote for themself', () => {
  const table = atFirstCall(F7, [s4]);
  does(table, s4, hand(s4));
  toPhase(table, 'vote-result');
  assert.deepEqual([table.truth.hanged, handsFor(table, s4)], [s4, [s4]]);
});

test('[MF-98] with selfVote off nominees vote for others only', () => {
  const table = atFirstCall(F7, [s4, s5], { options: { selfVote: false } });
  no(table, s4, hand(s4), 'self-vote');
  toCall(table, s5);
  does(table, s4, hand(s5));
});

test('[MF-90] one vote more is enough', () => {
  const table = onDayOne(F7);
  nominateAll(table, [s4, s5]);
  round(table, [
    [s4, [s1, s2, s3]],
    [s5, [s4, s5, s6, s7]],
  ]);
  assert.equal(table.truth.hanged, s5);
});

test('[MF-S25, MF-8, MF-91] whoever is out can no longer do anything, nor be chosen, and still wins with the team', () => {
  const table = onDayOne(F7);
  hang(table, s4);
  no(table, s4, { type: 'hunch', target: s1 }, 'you-are-out');
  endNight(table);
  assert.equal(table.truth.day, 2);
  const tried: Command[] = [
    { type: 'nominate', target: s5 },
    hand(s5),
    { type: 'useExtension' },
    { type: 'readyToVote', ready: true },
    suspects(s1),
    { type: 'withdrawNomination', target: s5 },
    { type: 'signalUnwell' },
  ];
  for (const command of tried) no(table, s4, command, 'you-are-out');
  no(table, s5, { type: 'nominate', target: s4 }, 'target-out');
  hang(table, s1);
  endNight(table);
  hang(table, s2);
  assert.equal(table.truth.result?.outcome, 'village');
  assert.ok(table.truth.result.winners.includes(s4));
});

test('[MF-99] the card of somebody who is out stays closed until the end, then all are open', () => {
  const table = onDayOne(F7);
  hang(table, s1);
  aim(table, s5);
  endNight(table);
  for (const seat of [s3, s4, s6, s7]) {
    assert.equal(viewOf(table, seat).roles[s1], undefined);
    assert.equal(viewOf(table, seat).roles[s5], undefined);
  }
  assert.equal(viewOf(table, s2).roles[s1], 'mafia', 'the mafia knows its own');
  assert.deepEqual(viewOf(table, 'table').roles, {});
  hang(table, s2);
  for (const { view } of table.watchers) assert.deepEqual(Object.values(view.roles), F7);
});

test('[MF-99] with revealOnOut the team or the card is turned, for hanged, shot and not-well players alike', () => {
  for (const revealOnOut of ['team', 'role'] as const) {
    const table = onDayOne(F10, { options: { revealOnOut } });
    condemn(table, s4);
    const isShown = (seat: Seat, role: Role) => {
      for (const viewer of ['table', s8] as const) {
        const { teams, roles } = viewOf(table, viewer);
        assert.equal(teams[seat], role === 'mafia' ? 'mafia' : 'village', `A46: ${revealOnOut} of ${seat}`);
        assert.equal(roles[seat], revealOnOut === 'role' ? role : undefined);
      }
    };
    isShown(s4, 'sheriff');
    pass(table);
    aim(table, s5);
    does(table, s2, { type: 'signalUnwell' });
    assert.equal(viewOf(table, 'table').teams[s5], undefined);
    toPhase(table, 'declaration');
    isShown(s5, 'villager');
    isShown(s2, 'mafia');
    assert.equal(viewOf(table, 'table').teams[s6], undefined);
  }
});

test('[MF-87] a vote is spent for the round, whatever becomes of it, and comes back the next day', () => {
  const table = atFirstCall(F7, [s4, s5]);
  raise(table, s4, [s1]);
  no(table, s1, hand(s4), 'hand-already-up');
  toCall(table, s5);
  no(table, s1, hand(s5), 'vote-already-spent');
  toPhase(table, 'night');
  endNight(table);
  nominateAll(table, [s5]);
  toCall(table, s5);
  does(table, s1, hand(s5));
});

test('[MF-123] the pace stretches what stands for all to read, alike whether or not the game ends with it', () => {
  for (const [pace, ms] of [
    ['brisk', 3_000],
    ['usual', 5_000],
    ['calm', 7_500],
  ] as const) {
    for (const target of [0, 6]) {
      const table = onDayOne(F7, { options: { pace } });
      condemn(table, target);
      assert.equal(table.truth.phase, 'vote-result');
      assert.equal(table.truth.until! - table.now, ms, `${pace}, seat ${target}`);
    }
  }
});
