/** The season: roles, the ceremony, the calendar, missions of the day. (6.1 to 6.3, TR-S01 to TR-S09) */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '../../kernel/game.ts';
import { drawFrom, seeded as source } from '../../kernel/random.ts';
import { playGame, seating } from '../../kernel/testing/players.ts';
import { deedEnds } from './clock.ts';
import { defaultFinale, seatsMax, seatsMin, traitorDraw } from './content.ts';
import { isArmouryDay } from './eligible.ts';
import {
  A,
  asks,
  atDusk,
  atNight,
  atTable,
  B,
  banishAll,
  C,
  type Castle,
  D,
  does,
  E,
  F,
  G,
  H,
  heardBy,
  I,
  inject,
  inMission,
  J,
  K,
  L,
  onDay,
  pass,
  type Scene,
  seated,
  seatsTo,
  told,
  toMorning,
  toPhase,
  viewOf,
  vote,
  wait,
} from './fixtures.ts';
import { forraeder } from './index.ts';
import { drawMission, startMission } from './mission.ts';
import { missionIds as missions } from './missions/index.ts';
import { drawTraitors } from './setup.ts';
import { livingTraitors, nightsLeft } from './state.ts';

const rolesSeen = (table: Castle, seat: Seat): Seat[] =>
  Object.entries(viewOf(table, seat).roles).flatMap(([other, role]) => (role === 'traitor' ? [Number(other)] : []));

test('[TR-1] everybody starts loyal, and nobody knows anything before the ceremony', () => {
  const table = seated();
  for (const viewer of [...seatsTo(12), 'table', 'master'] as const) {
    assert.deepEqual(viewOf(table, viewer).roles, {});
    assert.equal(viewOf(table, viewer).conclave, undefined);
  }
  assert.equal(table.truth.conclave, undefined);
});

test('[TR-2] traitors are named in the ceremony of day 1 or day 2', () => {
  for (const ceremonyDay of [1, 2] as const) {
    const table = seated({ options: { ceremonyDay } });
    toPhase(table, 'ceremony');
    assert.deepEqual([table.truth.day, told(table, 'cardsSealed').length], [ceremonyDay, 0], 'it is dark first');
    pass(table);
    const named = told(table, 'cardDealt').filter(({ role }) => role === 'traitor').length;
    assert.ok(named === 2 || named === 3);
  }
});

test('[TR-S01, TR-8] cards come to all at the same moment and of one shape', () => {
  const table = seated();
  toPhase(table, 'ceremony');
  pass(table);
  assert.equal(told(table, 'cardDealt').length, 12);
  const [first, ...rest] = seatsTo(12).map((seat) => heardBy(table, seat).filter(({ type }) => type === 'cardDealt'));
  assert.equal(first!.length, 1);
  for (const mine of rest) assert.deepEqual(mine, first);
  assert.ok(forraeder.quiet!(table.truth), 'in frames of one size');
  for (const seat of seatsTo(12)) assert.deepEqual(Object.keys(viewOf(table, seat).roles), [`${seat}`]);
  assert.deepEqual(viewOf(table, 'table').roles, {});
});

test('[TR-S02, TR-3, TR-4] wishes weigh 4, 2 and 1, and the number is drawn from the table', () => {
  const counts = { A: 0, B: 0, C: 0, two: 0 };
  const games = 10_000;
  const { truth } = seated();
  Object.assign(truth.wishes, { [A]: 'eager', [B]: 'reluctant' });
  for (let i = 0; i < games; i++) {
    const draw = seeded(i);
    const chosen = drawTraitors(truth, draw);
    if (chosen.includes(A)) counts.A++;
    if (chosen.includes(B)) counts.B++;
    if (chosen.includes(C)) counts.C++;
    if (chosen.length === 2) counts.two++;
  }
  assert.ok(Math.abs(counts.A / counts.C / 2 - 1) < 0.15, `${counts.A} to ${counts.C}`);
  assert.ok(Math.abs(counts.B / counts.C / 0.5 - 1) < 0.15, `${counts.B} to ${counts.C}`);
  assert.ok(counts.two / games >= 0.58 && counts.two / games <= 0.62, `${counts.two}`);

  const table = seated({ options: { gameMaster: 'human', selection: 'game-master' } });
  toPhase(table, 'ceremony');
  const choose = (...seats: Seat[]) => asks(table, 'master', { type: 'gm.chooseTraitors', seats });
  assert.equal(choose(D), 'bad-traitor-count');
  assert.equal(choose(A, B, C, D, E), 'bad-traitor-count');
  assert.equal(choose(D, D), 'duplicate-seat');
  assert.equal(choose(D, F, K), undefined);
  assert.deepEqual(table.truth.conclave, [D, F, K]);
  assert.equal(choose(D, F), 'already-done');
});

test('every table has two possible numbers of traitors, fewer than half', () => {
  for (let seats = seatsMin; seats <= seatsMax; seats++) {
    const { fewer, percent } = traitorDraw(seats);
    assert.ok(percent > 0 && percent < 100 && (fewer + 1) * 2 < seats, `${seats}`);
  }
});

test('[TR-5] the number of living traitors changes by banishment, temptation, blackmail and removal alone', () => {
  for (let i = 0; i < 12; i++) {
    const { table } = playGame(forraeder, {
      seats: seating(0, 12),
      options: { fastNights: false, leaverPolicy: 'remove' },
      seed: `count ${i}`,
      bots: [forraeder.bots.random!],
    });
    let living = 0;
    const out = new Set<Seat>();
    const isOne = new Set<Seat>();
    for (const { told: facts } of table.log) {
      for (const { fact } of facts) {
        if (fact.type === 'cardsSealed') for (const seat of fact.conclave) isOne.add(seat);
        if (fact.type === 'recruited') isOne.add(fact.seat);
        if (fact.type === 'chairEmpty') assert.ok(!isOne.has(fact.seat), 'only loyals are murdered');
        if (fact.type === 'banished' || fact.type === 'seatRemoved' || fact.type === 'chairEmpty') out.add(fact.seat);
        living = [...isOne].filter((seat) => !out.has(seat)).length;
      }
    }
    assert.equal(living, table.truth.living.filter((seat) => table.truth.roles[seat] === 'traitor').length);
    assert.deepEqual([...isOne].sort(), table.truth.changes.map(({ seat }) => seat).sort());
  }
});

test('[TR-S04, TR-9] traitors meet at the first council, or at the ceremony', () => {
  const table = atTable({ day: 1, traitors: [A, B, C] });
  assert.deepEqual(rolesSeen(table, A), [A]);
  banishAll(table, L);
  toPhase(table, 'council');
  pass(table);
  for (const seat of [A, B, C]) assert.deepEqual(rolesSeen(table, seat), [A, B, C]);
  assert.deepEqual(rolesSeen(table, D), []);
  const early = atTable({ day: 1, traitors: [A, B, C], options: { traitorsMeet: 'ceremony' } });
  assert.deepEqual(rolesSeen(early, B), [A, B, C]);
  assert.deepEqual(rolesSeen(early, D), []);
});

test('[TR-S05, TR-10] a ceremony on day 2 leaves day 1 a mission only, without armoury, table or conclave', () => {
  const table = seated({ seats: 10, options: { ceremonyDay: 2 } });
  assert.equal(table.truth.finale, 5);
  assert.deepEqual(phasesOf(table, 2).slice(0, 4), ['1 mission', '2 ceremony', '2 mission', '2 discussion']);
});

test('[TR-11] a day runs from breakfast over mission and Round Table to the conclave', () => {
  const phases = phasesOf(seated({ seats: 10 }), 2);
  const day = (number: number) => phases.filter((one) => one.startsWith(`${number} `)).map((one) => one.slice(2));
  const wanted = ['mission', 'discussion', 'ballot', 'reveal', 'banishment', 'council', 'letters', 'deed'];
  const main = (phase: string) => wanted.includes(phase);
  assert.deepEqual([day(1)[0], [...new Set(day(1).filter(main))]], ['ceremony', wanted]);
  assert.deepEqual([day(2)[0], [...new Set(day(2).filter(main))]], ['breakfast', wanted]);
});

test('[TR-12] a Round Table is on every day from the ceremony on, or from the day after by option', () => {
  const days = (options: Scene['options']) =>
    [...new Set(phasesOf(seated({ seats: 10, options }), 4))]
      .filter((one) => one.endsWith(' discussion'))
      .map((one) => Number(one[0]));
  assert.deepEqual(days({}), [1, 2, 3, 4]);
  assert.deepEqual(days({ ceremonyDay: 2 }), [2, 3, 4]);
  assert.deepEqual(days({ firstTable: 'day-after' }), [2, 3, 4]);
  const later = phasesOf(seated({ seats: 10, options: { firstTable: 'day-after' } }), 1);
  assert.deepEqual(later.slice(0, 3), ['1 ceremony', '1 mission', '1 council']);
});

/** What came after another until a day is over, without what only some days have. */
function phasesOf(table: Castle, lastDay: number): string[] {
  const seen: string[] = [];
  while (table.truth.day <= lastDay && !table.truth.result) {
    const { phase, day } = table.truth;
    const one = `${day} ${phase}`;
    if (phase !== 'arrival' && phase !== 'armoury' && seen.at(-1) !== one) seen.push(one);
    pass(table);
  }
  return seen;
}

test('[TR-S06, TR-13, TR-14] the finale is public from the start, and so are the nights left', () => {
  const days = [8, 9, 12, 13, 16, 22].map((seats) => seated({ seats }).truth.finale);
  assert.deepEqual(days, [3, 3, 5, 5, 7, 10]);
  assert.equal(defaultFinale(10, 2), 5);
  for (const [ceremonyDay, finale] of [
    [1, 5],
    [2, 6],
  ] as const) {
    const { truth } = seated({ options: { ceremonyDay } });
    assert.deepEqual([truth.day, truth.finale, nightsLeft(truth)], [0, finale, 4], 'before the first: all of them');
  }
  for (const night of [1, 2, 3, 4]) {
    const table = atNight({ day: night });
    for (const viewer of [...seatsTo(12), 'table'] as const) assert.equal(nightsLeft(viewOf(table, viewer)), 5 - night);
  }
});

test('[TR-S07, TR-15, TR-16a] leavers bring the finale nearer at dusk, down to no night at all', () => {
  const options = { leaverPolicy: 'remove' } as const;
  const table = atTable({ seats: 10, day: 1, options });
  for (const seat of [I, J]) does(table, 'server', { type: 'leave', seat });
  banishAll(table, H);
  toPhase(table, 'council');
  assert.equal(table.truth.living.length, 7);
  assert.equal(viewOf(table, 'table').finale, 3);
  assert.equal(nightsLeft(table.truth), 2);
  pass(table);
  assert.equal(asks(table, A, { type: 'night.council', plan: 'tempt', target: C }), 'too-late-in-season');
  toMorning(table);
  assert.equal(table.truth.living.length, 6);
  toPhase(table, 'discussion');
  const victim = table.truth.living.find((seat) => seat > B)!;
  const leaver = table.truth.living.findLast((seat) => seat !== victim)!;
  does(table, 'server', { type: 'leave', seat: leaver });
  banishAll(table, victim);
  toPhase(table, 'pause');
  assert.equal(table.truth.finale, 2);
  assert.equal(table.truth.living.length, 4);
  toPhase(table, 'discussion');

  for (const gone of [
    [C, D],
    [C, D, E, A],
  ]) {
    const few = atTable({ seats: 10, day: 2, out: [G, H, I, J], options });
    for (const seat of gone) does(few, 'server', { type: 'leave', seat });
    banishAll(few, F);
    toPhase(few, 'finalReveal');
    assert.equal(few.truth.reason, 'three-left');
  }
});

test('[TR-S08, TR-16] a human game master moves the finale earlier and never later', () => {
  const table = atTable({ seats: 16, day: 3, options: { gameMaster: 'human' } });
  const set = (day: number) => asks(table, 'master', { type: 'gm.setFinale', day });
  assert.equal(set(8), 'finale-never-later');
  assert.equal(set(3), 'bad-payload');
  assert.equal(set(5), undefined);
  assert.equal(viewOf(table, 'table').finale, 5);
  assert.equal(nightsLeft(table.truth), 2);
  does(table, 'master', { type: 'gm.callVote' });
  assert.equal(set(4), 'wrong-phase');
  const ordered = atTable({ seats: 16, day: 3, options: { gameMaster: 'human' } });
  does(ordered, 'master', { type: 'gm.orderDeathList' });
  does(ordered, 'master', { type: 'gm.setFinale', day: 4 });
  assert.deepEqual(ordered.truth.orders, [], 'dropped and not counted');
});

/** The missions that began in seasons of bots. */
const seasons = (pace: 'live' | 'days') =>
  Array.from({ length: 6 }, (_, i) => {
    const { table } = playGame(forraeder, {
      seats: seating(0, 12),
      options: { pace, endQuestion: 'before-last', fastNights: true },
      seed: `missions ${i}`,
      bots: [forraeder.bots.random!],
    });
    return table.log.flatMap(({ told: facts }) =>
      facts.flatMap(({ fact }) => (fact.type === 'missionBegan' ? [fact] : [])),
    );
  });
const played = { live: seasons('live'), days: seasons('days') };
const everySeason = [...played.live, ...played.days];

test('[TR-S09, TR-17] one mission on every day, the finale included', () => {
  for (const began of everySeason)
    assert.deepEqual(
      began.map(({ day }) => day),
      [1, 2, 3, 4, 5],
    );
});

test('[TR-18] which mission it is shows to all when it begins, not earlier', () => {
  const before = onDay({ day: 1, options: { gameMaster: 'human' } });
  inject(before, (_, ctx) => ctx.tell({ type: 'missionChosen', mission: 'cipher-lock' }));
  for (const viewer of [A, 'table'] as const) {
    assert.equal(viewOf(before, viewer).nextMission, null);
    assert.notEqual(viewOf(before, viewer).mission, 'cipher-lock');
  }
  assert.equal(viewOf(before, 'master').nextMission, 'cipher-lock');
  const table = inMission('rope-bridge', { day: 2 });
  for (const viewer of [...seatsTo(12), 'table'] as const) assert.equal(viewOf(table, viewer).mission, 'rope-bridge');
});

test('[TR-S09, TR-19] the chest only where there is an armoury, and no mission on two days running', () => {
  for (const began of everySeason)
    began.forEach(({ mission, day }, at) => {
      if (mission === 'silver-chest') assert.ok(day > 1 && day < 5);
      assert.notEqual(mission, began[at - 1]?.mission);
    });
  assert.ok(everySeason.flat().some(({ mission }) => mission === 'silver-chest'));
});

test('[TR-S09, TR-134] over days there is no bell tower', () => {
  const rings = (season: readonly { mission: string }[][]) =>
    season.flat().some(({ mission }) => mission === 'bell-tower');
  assert.deepEqual([rings(played.live), rings(played.days)], [true, false]);
});

test('[TR-19] those played least often, and not that of yesterday', () => {
  const { truth } = onDay({ day: 2 });
  const played = missions.filter((mission) => mission !== 'field-mission');
  const state = { ...truth, played: [...played, 'cipher-lock' as const, 'rope-bridge' as const] };
  const drawn = new Set<string>();
  for (let i = 0; i < 200; i++) drawn.add(drawMission(state, 3, seeded(i)));
  assert.deepEqual([...drawn].sort(), ['bell-tower', 'coats-of-arms', 'raven-tower', 'silver-chest']);
});

test('[TR-83] the armoury opens on its first day and on every day but the finale', () => {
  const { truth } = onDay({});
  assert.deepEqual(
    [1, 2, 3, 4, 5].map((day) => isArmouryDay(truth, day)),
    [false, true, true, true, false],
  );
  const none = onDay({ options: { armouryFromDay: 0 } }).truth;
  assert.ok([1, 2, 3, 4].every((day) => !isArmouryDay(none, day)));
});

test('[TR-76] without a living traitor at dusk the loyals have won', () => {
  const table = atDusk({ seats: 12, day: 3, traitors: [A], out: [A], options: { blackmail: false } });
  assert.equal(table.truth.phase, 'finalReveal');
  assert.equal(table.truth.reason, 'no-traitors-left');
  toPhase(table, 'finished');
  assert.equal(table.truth.result?.outcome, 'loyals');
});

test('[TR-134] in the days pace pictures lie ready together, and all who are tied speak in one hour', () => {
  const options = { pace: 'days', playMode: 'remote' } as const;
  const inDays = (mission: 'raven-tower' | 'coats-of-arms') => {
    const table = onDay({ day: 1, options });
    inject(table, (state, ctx) => {
      ctx.tell({ type: 'missionChosen', mission });
      startMission(state, 2, ctx);
    });
    return table;
  };
  const ravens = inDays('raven-tower');
  assert.equal(viewOf(ravens, A).ravens.pictures.length, 4);
  for (const round of [4, 1]) does(ravens, A, { type: 'ravens.estimate', round, value: 90 });
  const arms = inDays('coats-of-arms');
  assert.equal(viewOf(arms, A).arms.length, 12);
  assert.ok(viewOf(arms, A).armsAsked[A]);
  const table = atTable({ day: 2, out: seatsTo(12).slice(4), options });
  vote(table, { [A]: B, [B]: A, [C]: A, [D]: B });
  assert.deepEqual([table.truth.phase, table.truth.until! - table.now], ['defence', 3_600_000]);
  for (const seat of [B, A]) does(table, seat, { type: 'defence.say', text: 'not me' });
});

test('the chairs of the lobby are those of the round table; who begins is drawn', () => {
  const firsts = new Set<Seat>();
  for (const seed of seatsTo(12)) {
    const table = atTable({ seats: 8, seed: `chairs ${seed}` });
    assert.deepEqual([table.truth.order, table.truth.living], [seatsTo(8), seatsTo(8)]);
    toPhase(table, 'ballot');
    for (const seat of seatsTo(8)) does(table, seat, { type: 'ballot.cast', seat: (seat + 1) % 8, reason: '' });
    const [first] = table.truth.callOrder as [Seat];
    assert.deepEqual(
      table.truth.callOrder,
      seatsTo(8).map((k) => (first + k) % 8),
    );
    firsts.add(first);
  }
  assert.ok(firsts.size > 4, 'the lot goes round the table');
});

test('[TR-16a] at dusk three left comes before no traitor left', () => {
  const table = atDusk({ seats: 12, day: 3, traitors: [A], out: [A, ...seatsTo(12).slice(4)] });
  assert.deepEqual([table.truth.living.length, table.truth.reason], [3, 'three-left']);
});

test('a calendar day ends with the next morning on the host clock, and a night has half an hour of an evening', () => {
  const options = { pace: 'days', dayStartsAt: 8 * 60, dayEndsAt: 22 * 60, utcOffset: 120 } as const;
  const table = atNight({ day: 2, options });
  toPhase(table, 'deed');
  const hour = 3_600_000;
  const local = (table.truth.until! + 2 * hour) % (24 * hour);
  assert.equal(local, 8 * hour);
  assert.ok(table.truth.until! - table.now >= hour && table.truth.until! - table.now <= 25 * hour);
  const morning = 30 * hour; // eight, two hours east of Greenwich
  const bedtime = 20 * hour;
  assert.equal(deedEnds(table.truth, bedtime - hour / 2), morning);
  assert.equal(deedEnds(table.truth, bedtime - hour / 6), morning + hour / 3, 'the rest of it in the morning');
  wait(table, table.truth.until! - table.now);
  assert.equal(table.truth.phase, 'breakfast');
});

test('the truth knows its traitors in conclave order', () => {
  const table = onDay({ traitors: [C, A] });
  assert.deepEqual(livingTraitors(table.truth), [C, A]);
});

const seeded = (seed: number) => drawFrom(source(seed), {});
