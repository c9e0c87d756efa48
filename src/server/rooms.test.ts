/** How many rooms there may be, and how long they are kept. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyGame, Typed } from '../kernel/game.ts';
import { liar } from '../kernel/testing/liar/index.ts';
import { LIMITS } from './limits.ts';
import { sitting } from './testing/client.ts';
import { VirtualClock } from './testing/clock.ts';
import { chanceOf, connect, openDesk, openHouse, openPage, type TestHouse } from './testing/house.ts';
import { hashOf } from './tokens.ts';

const games = { liar: liar as AnyGame };
const WISH = { game: 'liar', language: 'en', remote: true } as const;
const HOUR = 3_600_000;

async function makeRoom(house: TestHouse): Promise<string> {
  const made = await house.rooms.create(WISH);
  assert.ok(typeof made === 'object');
  return made.room;
}

/** The server ends, and another one begins so much later. */
async function later(house: TestHouse, ms: number): Promise<TestHouse> {
  await house.rooms.close();
  const clock = new VirtualClock(house.clock.now() + ms);
  return openHouse(games, { clock, store: house.store, server: `after ${ms}`.replace(' ', '-') });
}

const isKept = async ({ house }: TestHouse, code: string): Promise<boolean> =>
  (await house.log.read(code, 0)).length > 0;

test('ROOMS_MAX counts what is stored, also what no server has in memory', async () => {
  const first = openHouse(games, { roomsMax: 2 });
  await makeRoom(first);
  await makeRoom(first);
  const next = openHouse(games, { clock: first.clock, store: first.store, server: 'next', seed: 'next', roomsMax: 2 });
  assert.equal(next.rooms.size, 0);
  assert.equal(await next.rooms.create(WISH), 'too-many-rooms');
});

test('codes grow with the number of stored rooms', async () => {
  const house = openHouse(games, { roomsMax: 10_000 });
  assert.equal((await makeRoom(house)).length, 4);
  const log = { ...house.house.log, count: async () => 5_001 };
  const crowded = openHouse(games, { clock: house.clock, store: house.store, log, seed: 'crowd', roomsMax: 10_000 });
  assert.equal((await makeRoom(crowded)).length, 5);
});

test('where every code that is drawn is taken, a room is refused and not sought for ever', async () => {
  const house = openHouse(games, { chance: { ...chanceOf('a'), int: () => 0 } });
  assert.equal(await makeRoom(house), 'AAAA');
  assert.equal(await house.rooms.create(WISH), 'too-many-rooms');
});

test('a finished game goes after KEEP_FINISHED_HOURS', async () => {
  const house = openHouse(games);
  const code = await makeRoom(house);
  const people = [];
  for (const name of ['Alma', 'Bodil', 'Carl']) {
    const page = openPage(house, code, name);
    await connect(house, page, code);
    await page.ask(sitting(name));
    people.push(page);
  }
  assert.deepEqual(await people[0]!.ask({ type: 'room.start' }), {});
  const room = (await house.rooms.find(code))!;
  for (let minute = 0; minute < 600 && room.state.phase === 'playing'; minute++) await house.clock.pass(60_000);
  assert.equal(room.state.phase, 'ended');
  for (const page of people) page.cut();
  await house.clock.pass(60_000);
  const nearly = await later(house, 23 * HOUR);
  await nearly.rooms.sweep();
  assert.equal(await isKept(nearly, code), true);
  const after = await later(house, 25 * HOUR);
  await after.rooms.sweep();
  assert.equal(await isKept(after, code), false);
});

test('a game that is still on, and a lobby in which none began, are kept for KEEP_UNTOUCHED_DAYS', async () => {
  for (const isBegun of [true, false]) {
    const house = openHouse(games);
    const code = await makeRoom(house);
    const pages = [];
    for (const name of ['Alma', 'room.gameOver']) {
      const page = openPage(house, code, name);
      await connect(house, page, code);
      assert.deepEqual(await page.ask(sitting(name)), {});
      pages.push(page);
    }
    await pages[0]!.ask({ type: 'room.say', channel: null, text: '"room.gameOver"' } as Typed);
    if (isBegun) assert.deepEqual(await pages[0]!.ask({ type: 'room.start' }), {});
    const nearly = await later(house, 29 * 24 * HOUR);
    await nearly.rooms.sweep();
    await nearly.rooms.sweep();
    assert.equal(await isKept(nearly, code), true, isBegun ? 'a game' : 'a lobby');
    const after = await later(house, 31 * 24 * HOUR);
    await after.rooms.sweep();
    assert.equal(await isKept(after, code), false);
  }
});

test('a lobby in which nobody ever sat goes within hours; one with a screen on, a seat that was left, or a console does not', async () => {
  const house = openHouse(games);
  const empty = await makeRoom(house);
  const left = await makeRoom(house);
  const page = openPage(house, left, 'Alma');
  await connect(house, page, left);
  assert.deepEqual(await page.ask(sitting('Alma')), {});
  assert.deepEqual(await page.ask({ type: 'room.leave' }), {});
  const made = await house.rooms.create(WISH);
  assert.ok(typeof made === 'object');
  await connect(house, openPage(house, made.room, 'a television', { token: made.table }), made.room);
  const led = await house.rooms.create(WISH);
  assert.ok(typeof led === 'object');
  const desk = await openDesk(house, led.room, 'the master', led.master);
  assert.equal(desk.role, 'master');
  desk.cut();
  await house.clock.pass(LIMITS.absenceSeconds * 2000); // and is told as gone

  const elsewhere = (ms: number) => {
    const clock = new VirtualClock(house.clock.now() + LIMITS.emptyLobbyHours * HOUR + ms);
    return openHouse(games, { clock, store: house.store, server: 'elsewhere' });
  };
  const nearly = elsewhere(-60_000);
  await nearly.rooms.sweep();
  assert.equal(await isKept(nearly, empty), true);
  const after = elsewhere(60_000);
  await after.rooms.sweep();
  const kept = await Promise.all([empty, left, made.room, led.room].map((code) => isKept(after, code)));
  assert.deepEqual(kept, [false, true, true, true]);
});

test('what is known of a room goes with it: another of the same code is looked at anew', async () => {
  let touchedAt = 0;
  const first = openHouse(games);
  const log = {
    ...first.house.log,
    async *list() {
      for await (const one of first.house.log.list()) yield { ...one, touchedAt };
    },
  };
  const house = openHouse(games, {
    clock: first.clock,
    store: first.store,
    log,
    chance: { ...chanceOf('a'), int: () => 0 },
  });
  touchedAt = house.clock.now() - 7 * HOUR;
  const code = await makeRoom(house);
  const page = openPage(house, code, 'Alma');
  await connect(house, page, code);
  assert.deepEqual(await page.ask(sitting('Alma')), {});
  page.cut();
  await house.clock.pass(LIMITS.idleSeconds * 2000);
  await house.rooms.sweep();
  assert.equal(house.rooms.size, 0);
  await house.rooms.sweep();
  assert.equal(await isKept(house, code), true, 'somebody sat there');

  await house.rooms.delete(code);
  assert.equal(await makeRoom(house), code);
  await house.clock.pass(LIMITS.idleSeconds * 2000);
  await house.rooms.sweep();
  await house.rooms.sweep();
  assert.equal(await isKept(house, code), false, 'nobody sat here');
});

test('whether a token leads a room is asked of the store, and nothing is fetched into memory for it', async () => {
  const house = openHouse(games);
  const made = await house.rooms.create(WISH);
  assert.ok(typeof made === 'object');
  const pages = [];
  for (const name of ['Alma', 'Bodil']) {
    const page = openPage(house, made.room, name);
    await connect(house, page, made.room);
    await page.ask(sitting(name));
    pages.push(page);
  }
  const desk = await openDesk(house, made.room, 'the master', made.master);
  const [alma, bodil] = pages.map(({ token }) => hashOf(token)) as [string, string];
  const away = await later(house, 1000);
  for (const { rooms } of [house, away]) {
    assert.equal(await rooms.isHost(made.room, alma, true), true);
    assert.equal(
      await rooms.isHost(made.room, hashOf(made.table), true),
      false,
      'somebody sits: the screen leads nothing',
    );
    assert.equal(await rooms.isHost(made.room, hashOf(made.master), true), false, 'a key is no token');
    assert.equal(await rooms.isHost(made.room, hashOf(desk.token), true), true);
    assert.equal(await rooms.isHost(made.room, bodil, true), false);
    assert.equal(await rooms.isHost(made.room, hashOf('nobody'), true), false);
    assert.equal(await rooms.isHost('NONE', alma, true), false);
  }
  assert.equal(await away.rooms.isHost(made.room, alma, false), false, 'not read');
  assert.equal(away.rooms.size, 0);
});
