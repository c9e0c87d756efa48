/** A server was gone: running clocks are given back what they lost, and a grace; before anything else happens. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as games from '../games/index.ts';
import type { Typed } from '../kernel/game.ts';
import { verifyRoom } from '../kernel/room/verify.ts';
import type { Entry } from '../kernel/table.ts';
import { LIMITS } from './limits.ts';
import { MemoryStore } from './log/memory.ts';
import type { RoomLog } from './log/room-log.ts';
import { sitting } from './testing/client.ts';
import { VirtualClock } from './testing/clock.ts';
import { connect, openHouse, openPage, type TestHouse, type TestPage } from './testing/house.ts';

const BEAT_MS = LIMITS.serverBeatSeconds * 1000;
const DAY_MS = 86_400_000;
const GRACE_MS = LIMITS.graceSeconds * 1000;

/** The store's clock is that of the server that is there. */
let wall = new VirtualClock();
let servers = 0;

/** Lets time pass in a house that leaves signs of life. */
async function pass({ house, clock }: TestHouse, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= BEAT_MS) {
    await house.log.beat(house.server);
    await clock.pass(Math.min(BEAT_MS, left));
  }
}

/** Seven people have just begun the first day of Maffia: 15 minutes of talk, and half of them are over. */
async function inTheFirstDay(): Promise<{ house: TestHouse; code: string; left: number }> {
  wall = new VirtualClock();
  const house = openHouse(games, { clock: wall, store: new MemoryStore(() => wall.now()) });
  const made = await house.rooms.create({ game: 'maffia', language: 'en', remote: true });
  assert.ok(typeof made === 'object');
  const pages = [];
  for (const name of ['Alma', 'Bodil', 'Carl', 'Dagny', 'Emil', 'Freja', 'Gunnar']) {
    const page = openPage(house, made.room, name);
    await connect(house, page, made.room);
    assert.deepEqual(await page.ask(sitting(name)), {});
    pages.push(page);
  }
  await pages[0]!.ask({ type: 'room.start' });
  for (const type of ['ackBriefing', 'ackRole']) for (const page of pages) await page.ask({ type });
  await pass(house, 21_000);
  await pass(house, 450_000);
  for (const page of pages) page.cut();
  const left = leftOf((await house.rooms.find(made.room))!.state, house.clock);
  assert.ok(left > 440_000 && left < 460_000, `${left} ms left`);
  return { house, code: made.room, left };
}

const leftOf = (state: { play: unknown; still: number }, clock: VirtualClock): number =>
  (state.play as { until: number }).until + state.still - clock.now();

/** Another server starts after so long, on a clock of its own. Its store answers slowly enough for timers to go off. */
function successor(store: MemoryStore, at: number, { wrap = (log: RoomLog) => log, isAlone = false } = {}): TestHouse {
  const clock = new VirtualClock(at);
  wall = clock;
  servers++;
  const log = store.open({ later: queueMicrotask });
  const slow: RoomLog = {
    ...log,
    beats: async () => {
      await clock.pass(1);
      return log.beats();
    },
  };
  return openHouse(games, { clock, store, log: wrap(slow), server: `server-${servers}`, isAlone });
}

const entriesOf = async ({ house }: TestHouse, code: string): Promise<Entry[]> =>
  (await house.log.read(code, 0)).map((text) => JSON.parse(text) as Entry);

for (const outage of [60_000, 3_600_000]) {
  test(`after ${outage / 1000} s without a server nothing has struck, and all of it is given back with a grace`, async () => {
    const { house, code, left } = await inTheFirstDay();
    const next = successor(house.store, house.clock.now() + outage);
    const room = (await next.rooms.find(code))!;
    const after = leftOf(room.state, next.clock);
    assert.ok(after >= left + GRACE_MS - 10 && after <= left + GRACE_MS + BEAT_MS + 10, `${after} left of ${left}`);
    assert.equal((room.state.play as { phase: string }).phase, 'day-talk');
    assert.deepEqual(verifyRoom(games, await entriesOf(next, code)).difference, undefined);
  });
}

test('a game that keeps a calendar loses nothing: what fell due in the dark is decided as of its own moment', async () => {
  wall = new VirtualClock(Date.UTC(2026, 0, 5, 19));
  const house = openHouse(games, { clock: wall, store: new MemoryStore(() => wall.now()) });
  const made = await house.rooms.create({ game: 'forraeder', language: 'en', remote: true });
  assert.ok(typeof made === 'object');
  const page = openPage(house, made.room, 'Alma');
  await connect(house, page, made.room);
  assert.deepEqual(await page.ask(sitting('Alma')), {});
  for (let mask = 1; mask < 8; mask++) {
    const bot = { type: 'room.addBot', name: `Bot ${mask}`, pronouns: '', mask, bot: 'random' };
    assert.deepEqual(await page.ask(bot as Typed), {});
  }
  assert.deepEqual(await page.ask({ type: 'room.setOption', name: 'preset', value: 'calendar' } as Typed), {});
  assert.deepEqual(await page.ask({ type: 'room.start' }), {});
  page.cut();
  const dark = house.clock.now();
  const before = (await entriesOf(house, made.room)).length;
  await house.rooms.close();

  const next = successor(house.store, dark + 3 * DAY_MS);
  const room = (await next.rooms.find(made.room))!;
  await next.clock.pass(1000);
  const entries = await entriesOf(next, made.room);
  const due = entries.slice(before).filter(({ by }) => by === 'clock');
  const moments = new Set(due.map(({ at }) => at));
  assert.ok(moments.size > 10 && due.every(({ at }) => at < dark + 3 * DAY_MS), `${due.length} deadlines`);
  assert.ok((room.state.play as { day: number }).day >= 3);
  assert.equal(verifyRoom(games, entries).difference, undefined);
});

test('it is given once, however often the next server dies as well', async () => {
  const { house, code, left } = await inTheFirstDay();
  let at = house.clock.now() + 60_000;
  for (let i = 0; i < 3; i++) {
    const next = successor(house.store, at);
    await next.house.log.beat(next.house.server);
    const room = (await next.rooms.find(code))!;
    const after = leftOf(room.state, next.clock);
    assert.ok(after >= left + GRACE_MS - 100 && after <= left + GRACE_MS + BEAT_MS + 10, `${after} left of ${left}`);
    at += 20;
  }
  const given = (await entriesOf(house, code)).filter(({ command }) => command.type === 'room.giveTime');
  assert.equal(given.length, 1);
});

test('a server that died as soon as it had given time back: what is lost after it is given as well', async () => {
  const { house, code, left } = await inTheFirstDay();
  const second = house.clock.now() + 60_000;
  await successor(house.store, second).rooms.find(code);
  const next = successor(house.store, second + 3_600_000);
  const room = (await next.rooms.find(code))!;
  const after = leftOf(room.state, next.clock) - left - 2 * GRACE_MS;
  assert.ok(after >= -10 && after <= BEAT_MS + 10, `${after} ms more than a grace for each outage`);
});

test('of a short outage, a server that is alone knows; where there may be others, it costs what it lasted', async () => {
  for (const isAlone of [true, false]) {
    const { house, code, left } = await inTheFirstDay();
    const next = successor(house.store, house.clock.now() + 3_000, { isAlone });
    const room = (await next.rooms.find(code))!;
    const lost = left - leftOf(room.state, next.clock);
    if (isAlone) assert.ok(lost <= -GRACE_MS + 10 && lost >= -GRACE_MS - BEAT_MS - 10, `${lost} ms lost`);
    else assert.ok(Math.abs(lost - 3_000) < 10, `${lost} ms lost`);
  }
});

test('servers that did not hold the room do not matter, however long they are there', async () => {
  const { house, code, left } = await inTheFirstDay();
  const [bystander, taker] = [1, 2].map(() => successor(house.store, house.clock.now()));
  for (let s = 0; s < 60; s += 2) {
    for (const one of [bystander!, taker!]) {
      await one.house.log.beat(one.house.server);
      if (one !== taker) continue;
      await one.clock.pass(2_000);
      await one.rooms.tend();
    }
  }
  const room = (await taker!.rooms.find(code))!;
  const after = leftOf(room.state, taker!.clock);
  assert.ok(after >= left + GRACE_MS - 10 && after <= left + GRACE_MS + BEAT_MS + 10, `${after} left of ${left}`);
});

test('whoever does not come back after a server died is gone; whoever is back elsewhere is not', async () => {
  const clock = new VirtualClock();
  const store = new MemoryStore(clock.now);
  let isDead = false;
  const log = store.open({ later: queueMicrotask });
  const append: RoomLog['append'] = (...args) => (isDead ? new Promise(() => {}) : log.append(...args));
  const here = openHouse(games, { clock, store, log: { ...log, append } });
  const there = openHouse(games, { clock, store, server: 'there', seed: 'there' });
  const both = async (ms: number, beating: readonly TestHouse[]) => {
    for (let left = ms; left > 0; left -= BEAT_MS) {
      for (const one of beating) await one.house.log.beat(one.house.server);
      await clock.pass(BEAT_MS);
      for (const one of beating) await one.rooms.tend();
    }
  };
  await both(1_000, [here, there]);
  const made = await here.rooms.create({ game: 'maffia', language: 'en', remote: true });
  assert.ok(typeof made === 'object');
  const { room: code } = made;
  const pages = [];
  for (const name of ['Alma', 'Bodil', 'Carl']) {
    const page = openPage(here, code, name);
    await connect(here, page, code);
    assert.deepEqual(await page.ask(sitting(name)), {});
    pages.push(page);
  }
  const [alma, bodil] = pages as [TestPage, TestPage];
  // Alma's phone takes another way in; the old line is noticed to be dead only later.
  const old = alma.cut;
  await connect(there, alma, code);
  await both(1_000, [here, there]);
  old();
  await both(20_000, [here, there]);
  assert.deepEqual(
    alma.view.seats.map(({ connected }) => connected),
    [true, true, true],
  );
  // The first server dies without a word. Bodil comes to the other one, Carl does not.
  isDead = true;
  await connect(there, bodil, code);
  await both(6_000, [there]);
  assert.deepEqual(
    alma.view.seats.map(({ connected }) => connected),
    [true, true, true],
    'it may be a moment',
  );
  await both(14_000, [there]);
  assert.deepEqual(
    alma.view.seats.map(({ connected }) => connected),
    [true, true, false],
  );
});

for (const server of ['here', 'another']) {
  test(`after a crash whoever does not come back is shown as gone, and somebody stands in for a host (${server})`, async () => {
    const clock = new VirtualClock();
    const store = new MemoryStore(clock.now);
    const house = openHouse(games, { clock, store });
    const made = await house.rooms.create({ game: 'maffia', language: 'en', remote: true });
    assert.ok(typeof made === 'object');
    const pages = [];
    for (const name of ['Alma', 'Bodil', 'Carl']) {
      const page = openPage(house, made.room, name);
      await connect(house, page, made.room);
      assert.deepEqual(await page.ask(sitting(name)), {});
      pages.push(page);
    }
    const [, bodil, carl] = pages as [TestPage, TestPage, TestPage];
    for (const page of pages) page.cut();
    await house.rooms.close(); // it says nothing of anybody any more
    const next = openHouse(games, { clock: new VirtualClock(clock.now() + 60_000), store, server, seed: 'next' });
    for (const page of [bodil, carl]) await connect(next, page, made.room);
    const there = () => bodil.view.seats.map(({ connected }) => connected);
    assert.deepEqual(there(), [true, true, true], 'it may be a moment');
    await pass(next, 10_000);
    assert.deepEqual(there(), [false, true, true]);
    await pass(next, 120_000);
    assert.equal(bodil.view.standIn?.seat, 1);
    assert.deepEqual([...house.troubles, ...next.troubles], []);
  });
}

test('a room that stands still loses nothing of its game, and a pause that ends by itself nothing of the pause', async () => {
  const { house, code, left } = await inTheFirstDay();
  const alma = openPage(house, code, 'Alma');
  await connect(house, alma, code);
  assert.deepEqual(await alma.ask({ type: 'room.pause' }), {});
  alma.cut();
  const until = (await house.rooms.find(code))!.state.pause!.until!;
  const restedMs = until - house.clock.now();
  const next = successor(house.store, house.clock.now() + restedMs + 60_000);
  const room = (await next.rooms.find(code))!;
  const rest = room.state.pause!.until! - next.clock.now();
  assert.ok(
    rest >= restedMs + GRACE_MS - 10 && rest <= restedMs + GRACE_MS + BEAT_MS + 10,
    `${rest} ms of ${restedMs}`,
  );
  const game = leftOf(room.state, next.clock) + next.clock.now() - room.state.pause!.since;
  assert.ok(Math.abs(game - left) < 100, `${game} ms left of ${left}`);
});

test('a store that fails while a room is fetched is trouble for the moment, not the end of the room', async () => {
  const { house, code } = await inTheFirstDay();
  let failing: keyof RoomLog | undefined = 'beats';
  const broken = (log: RoomLog): RoomLog => {
    const fail = <T>(name: keyof RoomLog, work: () => Promise<T>) =>
      failing === name ? Promise.reject(new Error(`${name} failed`)) : work();
    return {
      ...log,
      beats: () => fail('beats', () => log.beats()),
      append: (...args) => fail('append', () => log.append(...args)),
      read: (...args) => fail('read', () => log.read(...args)),
    };
  };
  const next = successor(house.store, house.clock.now() + 60_000, { wrap: broken });
  for (failing of ['read', 'beats', 'append'] as const) {
    const [one, other] = await Promise.allSettled([next.rooms.find(code), next.rooms.find(code)]);
    assert.deepEqual([one.status, other.status], ['rejected', 'rejected'], failing);
  }
  await assert.rejects(next.rooms.create({ game: 'maffia', language: 'en', remote: true }), 'append');
  await next.rooms.sweep();
  failing = undefined;
  const room = (await next.rooms.find(code))!;
  const alma = openPage(next, code, 'Alma');
  await connect(next, alma, code);
  assert.equal(alma.role, 0);
  assert.deepEqual(await alma.ask({ type: 'room.say', channel: null, text: 'here again' } as Typed), {});
  assert.ok(leftOf(room.state, next.clock) > 440_000);
});
