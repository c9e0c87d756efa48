import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oneOf } from '../../kernel/offer.ts';
import type { Stream } from '../../kernel/random.ts';
import { streamOf } from '../../kernel/table.ts';
import {
  allReady,
  allViews,
  anna,
  asks,
  type Bakery,
  bo,
  cille,
  counted,
  dan,
  does,
  finished,
  lapse,
  rareGames,
  seated,
  told,
  viewOf,
  wait,
} from './fixtures.ts';
import { type Fact, illumuffinati } from './index.ts';
import { beginAttempt, runAgain } from './nose.ts';

const even = { burglaryGold: 0 } as const;
const two = [
  [60, 3, 2],
  [60, 3, 2],
  [40, 0, 4],
  [30, 0, 4],
] as const;
const three = [
  [60, 3, 2],
  [60, 3, 2],
  [60, 3, 2],
  [30, 0, 4],
] as const;
const winners = (table: Bakery) => illumuffinati.result(table.truth)?.winners;

/** The race of these, with the cue just given; lines are measured before the final count. */
function cued(
  having: readonly (readonly [number, number, number])[],
  lines: { readonly [seat: number]: number } = {},
  options = {},
) {
  const table = counted(having, { ...even, ...options });
  for (const state of [table.truth]) for (const seat in lines) state.roundTrips[seat] = lines[seat]!;
  allReady(table);
  lapse(table);
  return { table, cue: table.now };
}

/** Lots of which only the numbers matter. */
const lotsWith = (int: (n: number) => number): Stream => ({
  int,
  pick: (list) => list[0]!,
  shuffle: (list) => [...list],
});

const touch = (table: Bakery, seat: number, reactionMs: number, at: number) =>
  does(table, seat, { type: 'touchNose', reactionMs }, at);

test('[IM-S37, IM-112] equal in all three: the first nose wins', () => {
  const { table, cue } = cued(two, { [anna]: 250, [bo]: 100 });
  assert.equal(asks(table, cille, { type: 'touchNose', reactionMs: 300 }), 'not-tied');
  touch(table, bo, 300, cue + 380);
  touch(table, anna, 90, cue + 426);
  assert.deepEqual(winners(table), [bo], 'whatever Anna’s phone says');
  assert.deepEqual(told(table, 'noseClosed')[0]!.times, [
    { seat: anna, ms: 426 },
    { seat: bo, ms: 380 },
  ]);
  assert.equal(illumuffinati.result(table.truth)?.reason, 'nose');
});

test('[IM-113] the cue comes after two to five seconds by lot, nobody hears of a touch before the close', () => {
  const { table, cue } = cued(two);
  const began = table.log.findLast(({ told: facts }) => facts.some(({ fact }) => fact.type === 'noseAttemptBegan'))!.at;
  assert.ok(cue - began >= 2_000 && cue - began <= 5_000);
  touch(table, bo, 300, cue + 300);
  for (const { viewer, view } of table.watchers) {
    assert.deepEqual(view.nose!.touches[bo], viewer === bo ? { ms: 300, at: cue + 300 } : undefined);
  }
  assert.deepEqual(illumuffinati.legal(viewOf(table, bo), bo, table.now), [], 'one touch each');
  wait(table, 499);
  assert.equal(table.truth.phase, 'nose-race');
  wait(table, 1);
  assert.deepEqual([winners(table), table.truth.nose!.isRunning], [[bo], false]);
});

test('[IM-113] the delay may be either end of its range', () => {
  const table = finished(two, even);
  const delays = [(n: number) => n - 1, () => 0].map((int) => {
    const cues: number[] = [];
    const tell = (fact: Fact) => fact.type === 'noseAttemptBegan' && cues.push(fact.cueAt);
    beginAttempt(table.truth, [anna, bo], 1, { tell, draw: () => lotsWith(int), now: 0 });
    return cues;
  });
  assert.deepEqual(delays, [[5_000], [2_000]]);
});

test('[IM-113] half a second after the first touch it is over, whoever touches later', () => {
  for (const [first, second] of [
    [anna, cille],
    [cille, anna],
  ] as const) {
    const { table, cue } = cued(three);
    touch(table, first, 300, cue + 300);
    touch(table, second, 700, cue + 700);
    wait(table, 99);
    assert.equal(table.truth.phase, 'nose-race');
    wait(table, 1);
    assert.deepEqual(winners(table), [first]);
  }
});

test('[IM-113] whoever is locked is not waited for', () => {
  const { table, cue } = cued(two);
  touch(table, anna, 10, cue + 10);
  touch(table, bo, 300, cue + 300);
  wait(table, 500);
  assert.deepEqual([table.now - cue, winners(table)], [800, [bo]]);
});

test('[IM-S38, IM-114] a false start is public and locks until a second after the cue', () => {
  const table = finished(two, even);
  does(table, anna, { type: 'touchNose', reactionMs: 0 });
  for (const view of allViews(table)) assert.equal(view.nose!.locked[anna], true);
  lapse(table);
  const cue = table.now;
  assert.equal(asks(table, anna, { type: 'touchNose', reactionMs: 700 }, cue + 700), 'nose-locked');
  touch(table, bo, 900, cue + 900);
  lapse(table);
  lapse(table);
  assert.deepEqual(winners(table), [bo]);
  const { table: hasty, cue: now } = cued(two);
  touch(hasty, bo, 50, now + 60);
  assert.deepEqual(told(hasty, 'falseStarted'), [{ type: 'falseStarted', seat: bo }], 'nobody is that quick');
  const { table: quick, cue: then } = cued(two);
  touch(quick, bo, 80, then + 80);
  assert.deepEqual([told(quick, 'falseStarted'), quick.truth.nose!.touches[bo]!.ms], [[], 80], 'eighty is a touch');
  const { table: early, cue: moment } = cued(two);
  touch(early, bo, 79, moment + 79);
  assert.equal(told(early, 'falseStarted').length, 1, 'and less is none');
  wait(hasty, 939);
  assert.equal(hasty.truth.nose!.locked[bo], true);
  wait(hasty, 1);
  assert.deepEqual([hasty.now - now, hasty.truth.nose!.locked[bo]], [1_000, false]);
  touch(hasty, bo, 1100, hasty.now + 100);
});

test('[IM-113, IM-115] what a line may have cost makes a dead heat, and nobody wins by it', () => {
  const raced = (lines: { readonly [seat: number]: number }, boMs: number, annaMs: number) => {
    const { table, cue } = cued(two, lines);
    const touches = [
      [bo, boMs],
      [anna, annaMs],
    ] as const;
    for (const [seat, ms] of touches.toSorted((a, b) => a[1] - b[1])) touch(table, seat, 100, cue + ms);
    return winners(table) ?? table.truth.nose!.racing;
  };
  for (const [lines, boMs, annaMs, outcome] of [
    [{ [anna]: 250, [bo]: 20 }, 300, 345, [anna, bo]],
    [{ [anna]: 250, [bo]: 20 }, 300, 346, [bo]],
    [{ [anna]: 250, [bo]: 20 }, 300, 300, [anna, bo]],
    [{ [anna]: 250, [bo]: 20 }, 300, 299, [anna]],
    [{ [anna]: 50 }, 300, 330, [anna, bo]],
    [{ [anna]: 50 }, 300, 331, [bo]],
    [{}, 300, 301, [bo]],
  ] as const)
    assert.deepEqual(raced(lines, boMs, annaMs), outcome, `${JSON.stringify(lines)} ${boMs} ${annaMs}`);
});

test('[IM-113] after a dead heat the line is credited no more, and who are as quick to the millisecond share', () => {
  const again = (boMs: number, annaMs: number) => {
    const { table, cue } = cued(two, { [anna]: 250, [bo]: 20 });
    touch(table, bo, 300, cue + 300);
    touch(table, anna, 300, cue + 345);
    assert.deepEqual(table.truth.nose!.racing, [anna, bo], 'a dead heat');
    lapse(table);
    const then = table.now;
    const touches = [
      [bo, boMs],
      [anna, annaMs],
    ] as const;
    for (const [seat, ms] of touches.toSorted((a, b) => a[1] - b[1])) touch(table, seat, 300, then + ms);
    return [winners(table), table.truth.ranking!.why];
  };
  assert.deepEqual(again(300, 301), [[bo], 'nose']);
  assert.deepEqual(again(301, 300), [[anna], 'nose']);
  assert.deepEqual(again(300, 300), [[anna, bo], 'shared']);
});

test('[IM-114] a phone’s own time counts against it alone', () => {
  const { table, cue } = cued(two, { [bo]: 250 });
  touch(table, bo, 79, cue + 300);
  assert.deepEqual(told(table, 'falseStarted'), [{ type: 'falseStarted', seat: bo }]);
});

test('[IM-115] lines are measured until the final count, and nobody is told of them', () => {
  const table = counted(two, even);
  does(table, 'server', { type: 'line', seat: bo, roundTripMs: 400 });
  assert.equal(table.truth.roundTrips[bo], undefined, 'frozen when the final count began');
  const early = seated();
  does(early, 'server', { type: 'line', seat: bo, roundTripMs: 250 });
  assert.equal(early.truth.roundTrips[bo], 250);
  for (const { viewer, mask } of early.watchers) {
    const heard = streamOf(early.log, mask).map(({ type }) => type);
    assert.ok(!heard.includes('lineMeasured'), `${viewer} is not told of anybody’s line`);
  }
});

test('[IM-116] three silent attempts: those still racing share the victory', () => {
  const { table, cue } = cued(two);
  wait(table, 20_000);
  assert.deepEqual([table.now - cue, table.truth.nose!.attempt], [20_000, 2]);
  for (let i = 0; i < 4; i++) lapse(table);
  assert.deepEqual([winners(table), table.truth.ranking!.why], [[anna, bo], 'shared']);
  assert.deepEqual(table.truth.ranking!.places, [1, 1, 3, 4]);
});

test('[IM-116, IM-117] who lost before the silence does not share, and comes after those who do', () => {
  const { table, cue } = cued(three);
  for (const seat of [cille, bo]) touch(table, seat, 400, cue + 400);
  touch(table, anna, 450, cue + 450);
  assert.deepEqual(table.truth.nose!.racing, [bo, cille]);
  for (let i = 0; i < 6; i++) lapse(table);
  assert.deepEqual([winners(table), table.truth.ranking!.why], [[bo, cille], 'shared']);
  assert.deepEqual(table.truth.ranking!.places, [3, 1, 1, 4]);
});

test('[IM-S46] nose race, the rest', () => {
  const { table, cue } = cued(three);
  touch(table, anna, 300, cue + 300);
  assert.equal(viewOf(table, bo).nose!.touches[anna], undefined);
  touch(table, bo, 300, cue + 300);
  touch(table, cille, 350, cue + 350);
  assert.deepEqual([table.truth.nose!.racing, table.truth.nose!.attempt], [[anna, bo], 1]);
  for (const { nose } of allViews(table)) {
    assert.deepEqual(nose!.tied, [anna, bo, cille], 'all who were equal are remembered');
    assert.deepEqual(
      nose!.times.map(({ ms }) => ms),
      [300, 300, 350],
      'and the times of the last attempt',
    );
  }
  assert.equal(asks(table, cille, { type: 'touchNose', reactionMs: 1 }), 'not-tied');
  lapse(table);
  touch(table, bo, 200, table.now + 200);
  touch(table, anna, 400, table.now + 200);
  assert.deepEqual(winners(table), [bo]);
  assert.deepEqual(table.truth.ranking!.places, [2, 1, 2, 4]);
});

test('[IM-118] all tied win without a race, or real noses are judged', () => {
  const shared = finished(three, { ...even, noseRace: 'shared' });
  assert.deepEqual([winners(shared), shared.truth.ranking!.why], [[anna, bo, cille], 'shared']);
  const real = finished(three, { ...even, noseRace: 'table' });
  assert.equal(illumuffinati.deadline(real.truth), undefined);
  assert.equal(asks(real, anna, { type: 'touchNose', reactionMs: 300 }), 'wrong-phase');
  assert.equal(asks(real, anna, { type: 'master.noseVerdict', seat: dan }), 'not-tied');
  assert.deepEqual(illumuffinati.legal(viewOf(real, anna), anna, real.now), [
    { command: { type: 'master.noseVerdict', seat: oneOf([anna, bo, cille]) } },
  ]);
  does(real, anna, { type: 'master.noseVerdict', seat: cille });
  assert.deepEqual([winners(real), real.truth.ranking!.places], [[cille], [2, 2, 1, 4]]);
  assert.equal(illumuffinati.result(real.truth)?.reason, 'nose');
});

test('[IM-119] what is interrupted is run again from its delay, and is not silent', () => {
  const { table } = cued(two);
  touch(table, bo, 300, table.now + 300);
  const facts: unknown[] = [];
  const lots = lotsWith(() => 7);
  const again = (game: typeof illumuffinati.resumed) =>
    game!(table.truth, { tell: (fact) => facts.push(fact), draw: () => lots, now: 99_000 });
  again(illumuffinati.resumed);
  again(illumuffinati.restarted);
  const attempt = { type: 'noseAttemptBegan', attempt: 1, seats: [anna, bo], cueAt: 101_007 };
  assert.deepEqual(facts, [attempt, attempt]);
  const before = counted(two, even);
  const real = finished(two, { ...even, noseRace: 'table' });
  for (const { truth } of [before, real])
    runAgain(truth, { tell: () => assert.fail('nothing runs'), draw: () => lots, now: 0 });
});

test('the rare games have what random play seldom comes to', () => {
  const types = new Set(
    rareGames().flatMap((table) => table.log.flatMap((entry) => entry.told.map(({ fact }) => fact.type))),
  );
  const rare = [
    'noseAttemptBegan',
    'noseCued',
    'falseStarted',
    'noseUnlocked',
    'noseTouched',
    'noseClosed',
    'gameCancelled',
  ] as const;
  for (const type of [
    ...rare,
    'seatLeft',
    'hostNamed',
    'lineMeasured',
    'masterReplaced',
    'gongRang',
    'roundVoided',
    'clockMoved',
  ] as const) {
    assert.ok(types.has(type), type);
  }
});
