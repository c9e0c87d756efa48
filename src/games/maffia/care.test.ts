import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bitOf, OPEN } from '../../kernel/audience.ts';
import { openedLog } from '../../kernel/fairness.ts';
import type { Seat, Viewer } from '../../kernel/game.ts';
import { streamOf, tick, watcherOf } from '../../kernel/table.ts';
import type { Command } from './commands.ts';
import {
  aim,
  does,
  endNight,
  F7,
  F11,
  F11M,
  F18,
  hang,
  type MaffiaTable,
  nominateAll,
  onDayOne,
  pass,
  raise,
  seatedAs,
  shoot,
  toCall,
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
  s8,
  s9,
  s10,
  s12,
  s14,
  toPhaseIn,
} from './room-fixtures.ts';
import type { State } from './state.ts';

const unwell: Command = { type: 'signalUnwell' };
const well: Command = { type: 'cancelUnwell' };
const rest: Command = { type: 'requestBreak' };
const back: Command = { type: 'readyAfterBreak' };
const leave = (seat: Seat): Command => ({ type: 'leave', seat });

function nightOne(roles: Parameters<typeof onDayOne>[0], seating: Parameters<typeof onDayOne>[1] = {}): MaffiaTable {
  const table = onDayOne(roles, seating);
  toPhase(table, 'night');
  return table;
}

const declaredBy = (table: MaffiaTable) => {
  toPhase(table, 'declaration');
  const { deaths, attempt } = viewOf(table, 'table').nights.at(-1)!;
  return { deaths, attempt };
};

/** Night one of eleven: the mafia aims at s6, and s8, whom the doctor protects, is not well. */
function unwellNight(): MaffiaTable {
  const table = nightOne(F11, { options: { gameMaster: 'human' } });
  aim(table, s6);
  does(table, s8, unwell);
  does(table, s4, { type: 'protect', target: s8 });
  return table;
}
/** The village hangs the mafia. */
function toTheEnd(table: MaffiaTable): MaffiaTable {
  while (!table.truth.result) {
    if (table.truth.phase === 'day-talk')
      hang(table, table.truth.living.find((seat) => table.truth.roles[seat] === 'mafia')!);
    else pass(table);
  }
  return table;
}

test('[MF-S37, MF-23] not well at night: declared shot at dawn, and only a human master is told', () => {
  const table = nightOne(F11, { options: { gameMaster: 'human' } });
  assert.deepEqual(
    noticing(table, () => does(table, s8, unwell)),
    [s8, 'master'],
  );
  assert.deepEqual(declaredBy(table).deaths, [s8]);
  assert.ok(!table.truth.living.includes(s8));
});

test('[MF-S37, MF-24] whoever is not well is declared like anybody who was shot, and the end does not tell', () => {
  const table = unwellNight();
  toPhase(table, 'declaration');
  const { out } = viewOf(table, 'table');
  assert.deepEqual(out[s6], out[s8], 'of identical shape');
  toTheEnd(table);
  for (const { viewer, view } of table.watchers) {
    const mayKnow = viewer === s8 || viewer === 'master';
    assert.deepEqual(view.unwell, mayKnow ? { [s8]: true } : {}, `as ${viewer} knows it`);
    assert.deepEqual(view.openedNights![0]!.shot, [s6, s8], 'the recap says shot of both');
    assert.deepEqual(Object.keys(view.openedNights![0]!), ['day', 'shot', 'saved', 'checks']);
  }
  const opened = JSON.stringify(openedLog(table.log));
  assert.ok(opened.includes('nightDeclared') && !/unwell/i.test(opened), 'nor does the log that is handed out');
  assert.ok(!streamOf(table.log, OPEN).some(({ type }) => type === 'unwellSignalled'));
});

test('[MF-S37, MF-25] no protection helps against it, and it comes on top of the shots', () => {
  assert.deepEqual(declaredBy(unwellNight()), { deaths: [s6, s8], attempt: false });
});

test('[MF-S37, MF-31] not well by day: stays and votes until the next dawn, and can take it back until then', () => {
  const table = nightOne(F11);
  endNight(table);
  assert.equal(table.truth.day, 2);
  does(table, s8, unwell);
  nominateAll(table, [s9, s10]);
  toCall(table, s9);
  does(table, s8, { type: 'raiseHand', nominee: s9 });
  toPhase(table, 'vote-result');
  assert.equal(table.truth.hanged, s9, 's8 still votes');
  assert.deepEqual(declaredBy(table).deaths, [s8]);
  no(table, s8, well, 'you-are-out');

  const taken = nightOne(F11);
  endNight(taken);
  does(taken, s8, unwell);
  toPhase(taken, 'night');
  does(taken, s8, well);
  no(taken, s8, well, 'not-signalled');
  assert.deepEqual(declaredBy(taken), { deaths: [], attempt: false });
  assert.ok(taken.truth.living.includes(s8));
});

test('[MF-31] a signal waits in every phase of the day; one in the declaration waits for the dawn after', () => {
  for (const phase of [
    'extension-offer',
    'last-nominations',
    'nominee-list',
    'speech',
    'vote-intro',
    'vote-call',
  ] as const) {
    const table = onDayOne(F11);
    does(table, s1, { type: 'nominate', target: s9 });
    toPhase(table, phase);
    does(table, s8, unwell);
    no(table, s8, unwell, 'already-signalled');
    assert.ok(table.truth.living.includes(s8));
    assert.deepEqual(declaredBy(table).deaths, [s8], `given in ${phase}`);
  }
  const table = nightOne(F11);
  toPhase(table, 'declaration');
  does(table, s8, unwell);
  pass(table);
  assert.equal(table.truth.day, 2);
  assert.ok(table.truth.living.includes(s8));
  toPhase(table, 'night');
  assert.deepEqual(declaredBy(table).deaths, [s8]);
});

test('[MF-S37, MF-31, MF-20] in a dawn break a signal still counts for that dawn, and can still be taken back', () => {
  const table = nightOne(F11);
  does(table, s5, rest);
  aim(table, s6);
  toPhase(table, 'dawn-break');
  does(table, s8, unwell);
  does(table, s9, unwell);
  does(table, s9, well);
  assert.deepEqual(declaredBy(table).deaths, [s6, s8]);
});

test('[MF-31] what the mafia agreed on is fixed when the night ends, also if one of them signals in the break', () => {
  const table = nightOne(F11);
  does(table, s5, rest);
  for (const seat of [s1, s2]) does(table, seat, { type: 'point', target: s6 });
  toPhase(table, 'dawn-break');
  does(table, s3, unwell);
  assert.deepEqual(declaredBy(table).deaths, [s3], 's3 pointed at nobody and was well at the time');
});

test('[MF-S37, MF-32] leaving on day 2 gives the same declaration as the signal, and cannot be taken back', () => {
  const [left, signalled] = [nightOne(F11), nightOne(F11)];
  for (const table of [left, signalled]) endNight(table);
  assert.deepEqual(
    noticing(left, () => does(left, 'server', leave(s9))),
    [s9, 'master'],
  );
  does(signalled, s9, unwell);
  no(left, s9, well, 'not-signalled');
  no(left, s9, unwell, 'already-signalled');
  for (const table of [left, signalled]) {
    toPhase(table, 'night');
    assert.deepEqual(declaredBy(table), { deaths: [s9], attempt: false });
  }
  for (const viewer of ['table', s1, s5, s10] as Viewer[]) {
    assert.deepEqual(viewOf(left, viewer), viewOf(signalled, viewer));
    assert.deepEqual(streamOf(left.log, bitOf(viewer)), streamOf(signalled.log, bitOf(viewer)));
  }
});

test('[MF-32] a seat that left keeps its last shown state until dawn', () => {
  const table = onDayOne(F11);
  does(table, 'server', leave(s9));
  assert.deepEqual(
    noticing(table, () => does(table, 'server', { type: 'connection', seat: s9, connected: false })),
    [],
  );
  assert.equal(viewOf(table, 'table').connected[s9], true);
});

test('[MF-S37, MF-25] what a player did in that night still counts', () => {
  const table = nightOne(F18);
  does(table, s6, { type: 'investigate', target: s1 });
  does(table, s6, unwell);
  assert.deepEqual(viewOf(table, s6).checks[s6], [{ day: 1, target: s1, team: 'mafia' }]);
  does(table, s5, { type: 'protect', target: s8 });
  does(table, s5, unwell);
  aim(table, s8);
  assert.deepEqual(declaredBy(table), { deaths: [s5, s6], attempt: true }, 'the doctor saved s8 and is out');
});

test('[MF-24, MF-121] without an avenger a death hides the attempt: both would show that somebody left', () => {
  const table = nightOne(F11);
  aim(table, s6);
  does(table, s4, { type: 'protect', target: s6 });
  does(table, s8, unwell);
  assert.deepEqual(declaredBy(table), { deaths: [s8], attempt: false });
  assert.ok(table.truth.living.includes(s6));
});

/** Night one: the doctor protects s6. The mafia shoots s6 while s8 is not well, or it shoots s8: the same dawn. */
function oneIsOut(shotAt: Seat): MaffiaTable {
  const table = nightOne(F11);
  aim(table, shotAt);
  does(table, s4, { type: 'protect', target: s6 });
  if (shotAt === s6) does(table, s8, unwell);
  endNight(table);
  return table;
}

test('[MF-S44, MF-109] a doctor who saved somebody while another left may stay with the patient, for one night', () => {
  const [saved, shot] = [oneIsOut(s6), oneIsOut(s8)];
  const doctors = (table: MaffiaTable) => [viewOf(table, s4).saved, viewOf(table, s4).blocked];
  assert.deepEqual(
    [doctors(saved), doctors(shot)],
    [
      [s6, null],
      [null, s6],
    ],
  );
  toPhase(shot, 'night');
  no(shot, s4, { type: 'protect', target: s6 }, 'must-switch-patient');
  toPhase(saved, 'night');
  const patients = () => {
    const offers = maffia.legal(viewOf(saved, s4), s4, saved.now).map(({ command }) => command);
    return (offers.find(({ type }) => type === 'protect')!.target as unknown as { values: (Seat | null)[] }).values;
  };
  assert.ok(patients().includes(s6), 'the phone offers it');
  does(saved, s4, { type: 'protect', target: s6 });
  aim(saved, s7);
  endNight(saved);
  toPhase(saved, 'night');
  assert.ok(!patients().includes(s6));
  no(saved, s4, { type: 'protect', target: s6 }, 'must-switch-patient');
});

test('[MF-S44, MF-24, MF-121] to everybody else it is as if whoever left had been shot', () => {
  const [saved, shot] = [oneIsOut(s6), oneIsOut(s8)];
  for (const viewer of [s5, s7, s9, s10, 'table'] as const) {
    assert.deepEqual(viewOf(saved, viewer), viewOf(shot, viewer));
    assert.deepEqual(streamOf(saved.log, bitOf(viewer)), streamOf(shot.log, bitOf(viewer)), `nothing to ${viewer}`);
  }
  assert.deepEqual(viewOf(saved, 'table').nights[0], { day: 1, deaths: [s8], attempt: false });
  assert.deepEqual([viewOf(saved, s1).saved, viewOf(saved, s1).blocked], [undefined, undefined]);
  assert.deepEqual(openedLog(saved.log), openedLog(shot.log), 'nor does the log that is handed out');
  for (const seat of [s1, s2]) hang(saved, seat);
  assert.equal(saved.truth.result?.outcome, 'village');
  assert.deepEqual(saved.truth.openedNights![0], { day: 1, shot: [s8], saved: null, checks: [] });
});

test('[MF-S44, MF-116] the master notes who was shot at and who was saved', () => {
  const { shots, saved } = viewOf(oneIsOut(s6), 'master').nights[0]!;
  assert.deepEqual([shots, saved], [[s6], s6]);
});

test('[MF-109] a doctor who is out, or whose patient left in the break, has saved nobody', () => {
  for (const gone of [s4, s6]) {
    const table = nightOne(F11);
    does(table, s9, rest);
    aim(table, s6);
    does(table, s4, { type: 'protect', target: s6 });
    toPhase(table, 'dawn-break');
    does(table, gone, unwell);
    endNight(table);
    assert.equal(viewOf(table, s4).saved ?? null, null);
  }
});

test('[MF-S37, MF-23] a member of the mafia who is not well at 2 to 7 loses the game for it', () => {
  const table = onDayOne(F11);
  hang(table, s3);
  shoot(table, s6);
  toPhase(table, 'night');
  does(table, s1, unwell);
  endNight(table);
  assert.deepEqual([table.truth.result?.outcome, table.truth.result?.reason], ['village', 'organisation-broken']);
});

test('[MF-23] somebody who signalled and is hanged before dawn is hanged, and declared no second time', () => {
  const table = onDayOne(F11);
  does(table, s8, unwell);
  hang(table, s8);
  assert.deepEqual(declaredBy(table), { deaths: [], attempt: false });
});

test('[MF-S37, MF-21] the not-well button is there in every phase and while it is given it is the way back', () => {
  const table = seatedAs(F11);
  const care = (seat: Seat) =>
    maffia.legal(viewOf(table, seat), seat, table.now).flatMap(({ command, care }) => (care ? [command.type] : []));
  const always = ['requestBreak', 'signalUnwell', 'softenWording'];
  assert.deepEqual(care(s8).sort(), always);
  toPhase(table, 'day-talk');
  assert.deepEqual(care(s8).sort(), always);
  does(table, s8, unwell);
  assert.deepEqual(care(s8).sort(), ['cancelUnwell', 'requestBreak', 'softenWording']);
  toPhase(table, 'declaration');
  assert.deepEqual(care(s8).sort(), ['requestBreak', 'softenWording'], 'out: a break and soft words are still for all');
});

test('[MF-S38, MF-20] a break that was asked for comes after the night, before its news', () => {
  const table = onDayOne(F7);
  const { phase, until } = table.truth;
  does(table, s5, rest);
  assert.deepEqual([table.truth.phase, table.truth.until], [phase, until], 'nothing stops');
  aim(table, s6);
  does(table, s3, { type: 'protect', target: s6 });
  toPhase(table, 'dawn-break');
  const t0 = table.now;
  assert.equal(table.truth.until, t0 + 300_000);
  for (const viewer of [s4, s5, s6, s7, 'table'] as Viewer[]) {
    const { nights, closed, agreed, living } = viewOf(table, viewer);
    assert.deepEqual([nights, closed, agreed, living.length], [[], undefined, undefined, 7], `no news for ${viewer}`);
  }
  for (const seat of [s1, s2, s3, s4, s5, s6]) does(table, seat, back);
  assert.equal(table.truth.phase, 'dawn-break');
  does(table, s7, back);
  assert.equal(table.truth.phase, 'declaration');
  assert.equal(table.now, t0);
  assert.deepEqual(viewOf(table, 'table').nights, [{ day: 1, deaths: [], attempt: true }]);
});

test('[MF-20] a break lasts its time at most, waits for those who are out too, and not for phones that are asleep', () => {
  const table = onDayOne(F7, { options: { breakSeconds: 60 } });
  hang(table, s7);
  does(table, s5, rest);
  toPhase(table, 'dawn-break');
  wait(table, 59_999);
  assert.equal(table.truth.phase, 'dawn-break');
  wait(table, 1);
  assert.equal(table.truth.phase, 'declaration');

  const early = onDayOne(F7);
  hang(early, s7);
  does(early, s7, rest); // also for somebody who is out
  toPhase(early, 'dawn-break');
  does(early, 'server', { type: 'connection', seat: s6, connected: false });
  for (const seat of [s1, s2, s3, s4, s5]) does(early, seat, back);
  assert.equal(early.truth.phase, 'dawn-break');
  does(early, s7, back);
  assert.equal(early.truth.phase, 'declaration');
});

test('[MF-S41, MF-127] any number of requests make one break, and nobody notices who asked', () => {
  const table = onDayOne(F7);
  assert.deepEqual(
    noticing(table, () => does(table, s5, rest)),
    [s5, 'master'],
  );
  assert.deepEqual(
    noticing(table, () => does(table, s6, rest)),
    [s6, 'master'],
  );
  no(table, s5, rest, 'break-already-set');
  toPhase(table, 'dawn-break');
  for (const { viewer, view } of table.watchers) {
    assert.equal(view.phase, 'dawn-break', `public from now on, to ${viewer}`);
  }
  for (const seat of F7.keys()) does(table, seat, back);
  assert.equal(table.truth.phase, 'declaration', 'one break');
  toPhase(table, 'night');
  toPhase(table, 'declaration');
  assert.equal(table.truth.day, 2, 'and none at the next dawn');
  assert.ok(!JSON.stringify(openedLog(table.log)).includes('breakAsked'));
});

test('[MF-127] asked for in the night it comes at that dawn, in the declaration at the next', () => {
  const table = nightOne(F7);
  does(table, s5, rest); // A34
  toPhase(table, 'dawn-break');
  assert.equal(table.truth.day, 1);
  toPhase(table, 'declaration');
  does(table, s5, rest);
  no(table, s5, rest, 'break-already-set');
  toPhase(table, 'day-talk');
  toPhase(table, 'dawn-break');
  assert.equal(table.truth.day, 2);
});

test('[MF-S39, MF-28, MF-29] soft words are for all at once, nobody sees who asked, and they stay', () => {
  const table = onDayOne(F7);
  const unmoved = table.truth.until;
  const before = table.log.length;
  does(table, s3, { type: 'softenWording' });
  for (const { viewer, view } of table.watchers) {
    assert.equal(view.wording, 'soft');
    const facts = streamOf(table.log.slice(before), watcherOf(table, viewer).mask);
    const who = (facts[0] as unknown as { seat?: Seat }).seat;
    assert.equal(who, viewer === s3 ? s3 : undefined, `who asked, as ${viewer} sees it`);
  }
  assert.equal(table.truth.until, unmoved);
  no(table, s4, { type: 'softenWording' }, 'wording-locked');
  assert.deepEqual(maffia.carry!(table.truth), { wording: 'soft' });
  hang(table, s4);
  const again = onDayOne(F7);
  hang(again, s4);
  does(again, s4, { type: 'softenWording' });
  assert.equal(viewOf(again, 'table').wording, 'soft', 'whoever is out may ask too');
  assert.deepEqual(maffia.carry!(onDayOne(F7).truth), {});
});

test('[MF-126] not well before day 1: the setup is undone in each of its phases, and nobody keeps a card', () => {
  for (const phase of ['briefing', 'deal', 'night-zero'] as const) {
    for (const how of [
      (table: MaffiaTable) => does(table, s7, unwell),
      (table: MaffiaTable) => does(table, 'server', leave(s7)),
    ]) {
      const table = seatedAs(F11M);
      toPhase(table, phase);
      how(table);
      assert.deepEqual(maffia.result(table.truth)?.undone, [s7], `A26: in ${phase}`);
      for (const { viewer, view } of table.watchers) {
        assert.deepEqual(view.roles, {}, `no card is left to ${viewer}`);
        const names = viewer === s7 || viewer === 'master' ? [s7] : [];
        assert.deepEqual(view.result?.undone, names, `who it was, as ${viewer} is told`);
        assert.deepEqual([view.unwell, view.left], [{}, {}], 'no reason');
      }
      no(table, s1, { type: 'ackBriefing' }, 'game-over');
    }
  }
});

test('[MF-24, MF-127] with deadSeeAll whoever is out sees cards and pointing, and never who is not well or wants a break', () => {
  const table = onDayOne(F18, { options: { deadSeeAll: true } });
  hang(table, s9);
  assert.deepEqual(Object.values(viewOf(table, s9).roles), F18, 'all cards, also those dealt before');
  assert.deepEqual(Object.keys(viewOf(table, s10).roles), [String(s10)], 'and the living only their own');
  aim(table, s12);
  does(table, s5, { type: 'protect', target: s14 });
  does(table, s7, { type: 'avenge', target: s14 });
  does(table, s6, { type: 'investigate', target: s1 });
  const { choices, checks } = viewOf(table, s9);
  assert.deepEqual(choices, { [s1]: s12, [s2]: s12, [s3]: s12, [s4]: s12, [s5]: s14, [s7]: s14 });
  assert.deepEqual(checks[s6], [{ day: 1, target: s1, team: 'mafia' }]);
  assert.deepEqual(
    noticing(table, () => does(table, s8, unwell)),
    [s8, 'master'],
  );
  assert.deepEqual(
    noticing(table, () => does(table, s10, rest)),
    [s10, 'master'],
  );
  assert.deepEqual(
    noticing(table, () => does(table, s8, { type: 'hunch', target: s1 })),
    [s8],
  );

  const closed = onDayOne(F18);
  hang(closed, s9);
  assert.deepEqual(Object.keys(viewOf(closed, s9).roles), [String(s9)], 'without the option nothing more is seen');
  assert.ok(!noticing(closed, () => does(closed, s1, { type: 'point', target: s12 })).includes(s9));
});

test('[MF-84] with deadSeeAll a hand is as sealed from those who are out as from all', () => {
  const table = onDayOne(F7, { options: { deadSeeAll: true } });
  hang(table, s7);
  endNight(table);
  nominateAll(table, [s4]);
  toCall(table, s4);
  assert.deepEqual(
    noticing(table, () => raise(table, s4, [s1])),
    [s1],
  );
  tick(table, table.now + 4499);
  assert.deepEqual(viewOf(table, s7).hands, {});
});

test('[MF-21] A27: whoever leads lets a bot keep the seat of somebody whose phone is away, until they are back', () => {
  const room = begunAs(F7, { human: true });
  toPhaseIn(room, 'day-talk');
  const cover = { type: 'room.cover', seat: s5, bot: 'clever' };
  no(room, 'master', cover, 'not-absent');
  ok(room, 'server', connecting(s5, false));
  no(room, s2, cover, 'host-only');
  const role = playOf(room).roles[s5];
  ok(room, 'master', { type: 'room.pause' });
  ok(room, 'master', cover);
  ok(room, 'master', { type: 'room.resume' });
  for (const viewer of [s1, s5, 'table', 'master'] as const) {
    const { view } = watcherOf(room, viewer);
    assert.deepEqual([view.seats[s5]!.coveredBy, (view.play as State).bots[s5]], ['clever', true], `${viewer}`);
  }
  assert.deepEqual(
    [playOf(room).roles[s5], playOf(room).living.includes(s5)],
    [role, true],
    'in play, with the same card',
  );
  ok(room, 'server', connecting(s5, true));
  ok(room, s5, { type: 'room.return' });
  assert.equal(playOf(room).bots[s5], false);
  ok(room, s5, { type: 'nominate', target: s2 });
});
