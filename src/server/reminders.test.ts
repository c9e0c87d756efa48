/** A season over days: everybody living is called at the same moment with the same words, whether or not they look. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as games from '../games/index.ts';
import type { Typed } from '../kernel/game.ts';
import { MemoryStore } from './log/memory.ts';
import type { Push, Way } from './push/push.ts';
import { sitting } from './testing/client.ts';
import { settled, VirtualClock } from './testing/clock.ts';
import { connect, openHouse, openPage, type TestHouse, type TestPage } from './testing/house.ts';
import { hashOf } from './tokens.ts';

const HOUR = 3_600_000;
const NAMES = ['Alma', 'Bodil', 'Carl', 'Dagny', 'Emil', 'Freja', 'Gunnar', 'Hedda'];

/** Seven in the evening, in January: the castle opens in the morning. */
const EVENING = 1_800_000_000_000 + 11 * HOUR;

/** A push service that writes down whom it calls, and when. */
function switchboard(clock: () => number) {
  const calls: { at: number; who: string; text: string }[] = [];
  const gone = new Set<string>();
  const failing = new Set<string>();
  const push: Push = {
    publicKey: 'key',
    wayOf: (value) => value as Way,
    async send({ endpoint, text }) {
      calls.push({ at: clock(), who: endpoint, text });
      if (failing.has(endpoint)) return 'failed';
      return gone.has(endpoint) ? 'gone' : 'sent';
    },
  };
  return { push, calls, gone, failing };
}

const wayTo = (name: string): string =>
  JSON.stringify({
    endpoint: name,
    p256dh: '',
    auth: '',
    title: 'Forræder',
    text: 'It is time.',
    url: '/ABCD',
  });

async function season(house: TestHouse): Promise<{ code: string; pages: TestPage[] }> {
  const made = await house.rooms.create({ game: 'forraeder', language: 'en', remote: true });
  assert.ok(typeof made === 'object');
  const pages: TestPage[] = [];
  for (const name of NAMES) {
    const page = openPage(house, made.room, name);
    await connect(house, page, made.room);
    assert.deepEqual(await page.ask(sitting(name)), {});
    pages.push(page);
  }
  const room = (await house.rooms.find(made.room))!;
  for (const page of pages.slice(1)) {
    const command = { type: 'room.remind', holder: hashOf(page.token), way: wayTo(NAMES[pages.indexOf(page)]!) };
    assert.equal(await room.tell(command as Typed), undefined);
  }
  assert.deepEqual(await pages[0]!.ask({ type: 'room.setOption', name: 'preset', value: 'calendar' } as Typed), {});
  assert.deepEqual(await pages[0]!.ask({ type: 'room.start' }), {});
  return { code: made.room, pages };
}

test('all who asked for it are called at every new hour, at once and alike; who did not is not', async () => {
  const clock = new VirtualClock(EVENING);
  const { push, calls, gone } = switchboard(clock.now);
  const house = openHouse(games, { clock, push });
  const { code, pages } = await season(house);
  await settled();
  const called = NAMES.slice(1).sort();
  assert.deepEqual(calls.map(({ who }) => who).sort(), called, 'the arrival');
  assert.equal(new Set(calls.map(({ text }) => text)).size, 1);

  for (const page of pages) page.cut();
  gone.add('Emil');
  for (let hour = 0; hour < 30; hour++) {
    await clock.pass(HOUR);
    await house.rooms.sweep(); // a room whose clock runs stays
  }
  const times = [...new Set(calls.map(({ at }) => at))];
  assert.ok(times.length >= 5, `${times.length} hours`);
  const { living } = (await house.rooms.find(code))!.state.play as { living: number[] };
  for (const [i, at] of times.entries()) {
    const group = calls.filter((one) => one.at === at).map(({ who }) => who);
    if (living.length === NAMES.length)
      assert.deepEqual(group.sort(), i < 2 ? called : called.filter((who) => who !== 'Emil'));
  }
  assert.equal(calls.filter(({ who }) => who === 'Emil').length, 2, 'his browser did not want it any more');
  assert.equal(calls.filter(({ who }) => who === 'Alma').length, 0);
  assert.deepEqual(house.troubles, []);
});

test('whom a call did not reach is called again at the next hour', async () => {
  const clock = new VirtualClock(EVENING);
  const { push, calls, failing } = switchboard(clock.now);
  const house = openHouse(games, { clock, push });
  failing.add('Bodil');
  await season(house);
  await settled();
  assert.equal(calls.length, NAMES.length - 1);
  failing.clear();
  for (let hour = 0; calls.length < NAMES.length && hour < 24; hour++) await clock.pass(HOUR);
  const called = (from: number, to?: number) => calls.slice(from, to).map(({ who }) => who);
  assert.deepEqual(called(NAMES.length - 1, 2 * NAMES.length - 2).sort(), NAMES.slice(1));
});

test('a season goes on after the server was away, though nobody comes; only one server calls', async () => {
  let clock = new VirtualClock(EVENING);
  const store = new MemoryStore(() => clock.now());
  const before = switchboard(() => clock.now());
  const house = openHouse(games, { clock, store, push: before.push });
  const { code, pages } = await season(house);
  for (const page of pages) page.cut();
  await clock.pass(HOUR);
  await house.rooms.close();
  const count = before.calls.length;

  clock = new VirtualClock(clock.now() + 20 * HOUR);
  const after = switchboard(() => clock.now());
  const next = openHouse(games, { clock, store, server: 'next', push: after.push });
  const other = openHouse(games, { clock, store, server: 'other', push: after.push });
  assert.equal(next.rooms.size, 0);
  await Promise.all([next.rooms.wake(), other.rooms.wake()]);
  assert.deepEqual([next.rooms.size, other.rooms.size], [1, 1]);
  await clock.pass(1000);
  assert.equal(before.calls.length, count);
  const first = after.calls.filter(({ who }) => who === 'Bodil').length;
  assert.ok(first >= 1, 'what fell due meanwhile has come, and is told');
  await clock.pass(12 * HOUR);
  const { calls } = after;
  const key = ({ at, who }: (typeof calls)[0]) => `${at} ${who}`;
  const late = calls.filter(({ at }) => at > EVENING + 22 * HOUR);
  assert.equal(new Set(late.map(key)).size, late.length, 'nobody is called twice');
  assert.ok(late.length > 0);
  assert.ok((await next.rooms.find(code))!.state.phase === 'playing');
});

test('who was called is not called again: not by a server that starts again, nor by one that heard of it', async () => {
  const clock = new VirtualClock(EVENING);
  const store = new MemoryStore(clock.now);
  const { push, calls } = switchboard(clock.now);
  const server = (name: string) => openHouse(games, { clock, store, server: name, push });
  const first = server('first');
  const { code, pages } = await season(first);
  const other = server('other');
  await other.rooms.find(code);
  const called = calls.length;
  assert.equal(called, NAMES.length - 1);
  /** Somebody goes, and comes to this server, which stores it. */
  const moves = async (page: TestPage, to: TestHouse) => {
    const before = (await store.open().read(code, 0)).length;
    page.cut();
    await connect(to, page, code);
    await clock.pass(60_000);
    assert.ok((await store.open().read(code, 0)).length > before);
  };
  const [alma, bodil] = pages as [TestPage, TestPage];
  await moves(alma, other);
  await first.rooms.close();
  const again = server('again');
  await moves(bodil, again);
  assert.equal(calls.length, called, 'at the same hour');

  for (let hour = 0; calls.length === called && hour < 24; hour++) await clock.pass(HOUR);
  assert.equal(calls.length, 2 * called, 'at the next');
  await moves(alma, again);
  await moves(bodil, other);
  assert.equal(calls.length, 2 * called, 'once');
});

test('what calls people is read from what everybody knows', async () => {
  const { forraeder } = games;
  const { playGame, seating } = await import('../kernel/testing/players.ts');
  const options = { pace: 'days', playMode: 'remote' } as const;
  const seen = new Set<string>();
  playGame(forraeder, {
    seats: seating(0, 10),
    seed: 'calls',
    options,
    bots: [forraeder.bots.clever!],
    viewers: ['table', 'ghost'],
    onAct(_, { truth, watchers }) {
      const call = forraeder.calls!(truth as never);
      if (call) seen.add(call.name);
      for (const { viewer, view } of watchers) assert.deepEqual(forraeder.calls!(view as never), call, `${viewer}`);
    },
  });
  assert.ok(seen.size > 15, [...seen].join(' '));
});
