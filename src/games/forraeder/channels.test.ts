/** The side channels of section 7: what must not show in times, counts, sizes, orders and refusals. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat, Viewer } from '../../kernel/game.ts';
import {
  A,
  asks,
  atDusk,
  atNight,
  atTable,
  B,
  C,
  type Castle,
  D,
  deed,
  does,
  F,
  heardBy,
  inMission,
  planAgainst,
  seatsTo,
  told,
  toMorning,
  toPhase,
  viewOf,
} from './fixtures.ts';
import { forraeder } from './index.ts';

const timesOf = (table: Castle, viewer: Viewer): string[] =>
  heardBy(table, viewer).map(({ type, at }) => `${at} ${type}`);

test('channel 1: windows and the gap before breakfast last the same, whatever is done in them', () => {
  const nights = [[], [A], [A, B], [A, B, C]].map((traitors) => {
    const table = atNight({ day: 2, traitors: traitors.length ? traitors : [A] });
    const from = table.now;
    toPhase(table, 'breakfast');
    return table.now - from;
  });
  assert.deepEqual(new Set(nights), new Set([115_000]));
});

test('channel 2: every living seat is told as many things in the night, at the same moments', () => {
  const table = atNight({ day: 2, traitors: [A, B, C] });
  toPhase(table, 'breakfast');
  for (const seat of seatsTo(12)) {
    const mine = heardBy(table, seat).filter(({ at }) => at > 0);
    assert.deepEqual(
      mine,
      heardBy(table, A).filter(({ at }) => at > 0),
      `${seat}`,
    );
  }
});

test('channel 3: letters come to all at once, with the same two answers', () => {
  const table = atNight({ day: 2 });
  for (const seat of [A, B]) planAgainst(table, seat, 'tempt', F);
  toPhase(table, 'letters');
  const offers = seatsTo(12).map((seat) => JSON.stringify(forraeder.legal(viewOf(table, seat), seat, table.now)));
  assert.equal(new Set(offers).size, 1);
  assert.equal(new Set(seatsTo(12).map((seat) => timesOf(table, seat).at(-1))).size, 1);
});

test('channel 4: what is for traitors is refused to loyals like any other thing that is not theirs', () => {
  const table = atNight({ day: 2 });
  for (const plan of ['murder', 'hold', 'nominate'] as const)
    assert.equal(asks(table, C, { type: 'night.council', plan, target: null }), 'not-allowed');
  for (const target of seatsTo(12))
    assert.equal(asks(table, C, { type: 'night.council', plan: 'tempt', target }), 'not-allowed');
});

test('channel 6: no public list is as long as the conclave', () => {
  const lengthsAt = (traitors: readonly Seat[]): string => {
    const table = atNight({ day: 2, traitors });
    const view = viewOf(table, 'table') as unknown as { [field: string]: unknown };
    return JSON.stringify(
      Object.entries(view).map(([field, value]) => [field, Array.isArray(value) ? value.length : 0]),
    );
  };
  assert.equal(lengthsAt([A, B]), lengthsAt([A, B, C]));
  assert.equal(lengthsAt([A, B]), lengthsAt([C, D, F, B]));
});

test('channel 7: the victim hears what a survivor hears who was not called yet', () => {
  const table = atNight({ day: 2 });
  toPhase(table, 'deed');
  for (const seat of [A, B]) deed(table, seat, F);
  toPhase(table, 'breakfast');
  const last = (): Seat => table.truth.living.find((seat) => seat !== F && !table.truth.arrived.includes(seat)) ?? C;
  while (table.truth.arrived.length < 10) {
    const other = last();
    assert.deepEqual(
      timesOf(table, F),
      timesOf(table, other).filter((one) => !/feared|picked/.test(one)),
    );
    assert.deepEqual(
      forraeder.legal(viewOf(table, F), F, table.now),
      forraeder.legal(viewOf(table, other), other, table.now),
    );
    const due = forraeder.deadline(table.truth)!;
    does(table, 'clock', { type: 'timeUp' }, due.at);
  }
});

test('channel 8: a bot that takes over and a lost line look the same for every role', () => {
  for (const traitors of [
    [A, B],
    [C, D],
  ]) {
    const table = atTable({ day: 2, traitors });
    does(table, 'server', { type: 'player', seat: A, bot: true });
    does(table, 'server', { type: 'connection', seat: C, connected: false });
    assert.deepEqual([viewOf(table, 'table').bots[A], viewOf(table, 'table').connected[C]], [true, false]);
    assert.deepEqual(viewOf(table, 'table').roles, {});
  }
});

test('channel 9: the finale moves by the number of the living alone', () => {
  const days = [
    [A, B],
    [C, D, F],
  ].map((traitors) => atDusk({ seats: 12, day: 2, traitors, out: [7, 8, 9, 10, 11] }).truth.finale);
  assert.deepEqual(days, [4, 4]);
});

test('channel 10: after a jam nothing tells who took a key', () => {
  const views = [
    [A, B, C, D],
    [C, D, F, A],
  ].map((keys) => {
    const table = inMission('silver-chest', { day: 2 });
    for (const seat of seatsTo(12))
      does(table, seat, { type: 'chest.choose', choice: keys.includes(seat as 0) ? 'key' : 'carry' });
    return JSON.stringify(viewOf(table, 'table'));
  });
  assert.equal(views[0], views[1]);
});

test('channel 11: the armoury is passed over where the public list is empty, and only there', () => {
  for (const keys of [0, 2]) {
    const table = inMission('silver-chest', { day: 2 });
    for (const seat of seatsTo(12)) does(table, seat, { type: 'chest.choose', choice: seat < keys ? 'key' : 'carry' });
    assert.equal(table.truth.phase, keys > 0 ? 'armoury' : 'discussion');
    assert.equal(viewOf(table, 'table').access.length, keys);
  }
});

test('channel 12: arrivals, ballots and planks are told at their moment and never ahead', () => {
  const table = atNight({ day: 2 });
  toMorning(table);
  const moments = table.log
    .filter(({ told: facts }) => facts.some(({ fact }) => fact.type === 'arrived'))
    .map(({ at }) => at);
  assert.equal(new Set(moments).size, moments.length);
  assert.equal(told(table, 'arrived').length, moments.length);
});

test('channel 13: the public view of a night has no field that depends on roles', () => {
  const view = (traitors: readonly Seat[]): string => {
    const table = atNight({ day: 2, traitors });
    toPhase(table, 'deed');
    for (const seat of traitors) deed(table, seat, 11);
    return JSON.stringify(viewOf(table, 'table'));
  };
  assert.equal(view([A, B]), view([C, D, F]));
});
