/** Who guesses is held off; who comes with the right code while others guess comes back, and in. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as games from '../games/index.ts';
import { Page } from '../page.ts';
import { CLOSE, isFinal } from '../protocol.ts';
import { createFailures, type Failures } from './failures.ts';
import { LIMITS } from './limits.ts';
import { attend, type Socket } from './sockets.ts';
import { sitting } from './testing/client.ts';
import { settled } from './testing/clock.ts';
import { chanceOf, openHouse, type TestHouse } from './testing/house.ts';

interface Visit {
  readonly page: Page;
  readonly code: number | undefined;
  leave(): void;
}

let visitors = 0;

/** A browser comes by a line, from an address of its own if none is named. */
async function come(
  { rooms, clock, house }: TestHouse,
  failures: Failures,
  room: string,
  token = chanceOf(`visitor ${visitors++}`).bytes(16),
  page = new Page({ room, token, page: chanceOf(`page of ${token}`).bytes(8), rules: house.rules }),
  network = `home of ${token}`,
): Promise<Visit> {
  const on = {} as { message: (data: string, isBinary: boolean) => void; close: () => void };
  let code: number | undefined;
  const socket: Socket = {
    readyState: 1,
    OPEN: 1,
    bufferedAmount: 0,
    send: (text) => page.received(text),
    close: (why) => {
      code = why;
    },
    terminate: () => {},
    on: (event: string, heard: unknown) => Object.assign(on, { [event]: heard }),
  };
  attend(socket, rooms, clock, house.metrics, { failures, network });
  page.opened((text) => on.message(text, false));
  await settled();
  if (code === undefined && !page.isConnected) await clock.pass(LIMITS.waitToldMs);
  return { page, code, leave: () => on.close() };
}

/** The same from one address: each time another device. */
const comeFrom = (house: TestHouse, failures: Failures, network: string, room: string, token?: string) =>
  come(house, failures, room, token, undefined, network);

async function openRoom() {
  const house = openHouse(games);
  const made = await house.rooms.create({ game: 'maffia', language: 'en', remote: true });
  assert.ok(typeof made === 'object');
  return { house, room: made.room, failures: createFailures(house.clock) };
}

test('one device that guesses too often is told to stay away, and does not learn that it was right', async () => {
  const { house, room, failures } = await openRoom();
  const token = chanceOf('guesser').bytes(16);
  const codes = [];
  for (let i = 0; i <= LIMITS.failedJoinsPerDevicePerMinute; i++)
    codes.push((await come(house, failures, 'ZZZZ', token)).code);
  assert.deepEqual([...new Set(codes)], [CLOSE['no-such-room'].code, CLOSE['too-fast'].code]);
  assert.equal((await come(house, failures, room, token)).code, CLOSE['too-fast'].code);
  assert.ok(isFinal(CLOSE['too-fast'].code));
});

test('all phones of a party may mistype at once, and who guesses on from one address waits with right and wrong codes', async () => {
  const { house, room, failures } = await openRoom();
  const sofa = await comeFrom(house, failures, 'party', room, chanceOf('sofa').bytes(16));
  assert.deepEqual(await sofa.page.ask(sitting('Alma')), {});
  for (let i = 0; i < 22; i++)
    assert.equal((await comeFrom(house, failures, 'party', 'ZZZZ')).code, CLOSE['no-such-room'].code);
  assert.equal((await comeFrom(house, failures, 'party', room)).code, undefined);

  const codes = new Set<number | undefined>();
  for (let i = 22; i < LIMITS.failedJoinsPerAddressBurst; i++)
    codes.add((await comeFrom(house, failures, 'party', 'ZZZZ')).code);
  assert.deepEqual([...codes], [CLOSE['no-such-room'].code]);
  assert.equal((await comeFrom(house, failures, 'party', 'ZZZZ')).code, CLOSE.busy.code);
  assert.equal((await comeFrom(house, failures, 'party', room)).code, CLOSE.busy.code);
  sofa.leave();
  const back = await comeFrom(house, failures, 'party', room, chanceOf('sofa').bytes(16));
  assert.equal(back.code, undefined, 'who has a place comes in');
  assert.equal((await comeFrom(house, failures, 'elsewhere', room)).code, undefined, 'nobody else waits');
  await house.clock.pass(60_000 / LIMITS.failedJoinsPerAddressPerMinute);
  assert.equal((await comeFrom(house, failures, 'party', room)).code, undefined);
});

test('whoever is told to wait is told so after the same time, whether or not there is such a room', async () => {
  const { house, room, failures } = await openRoom();
  for (let i = 0; i < LIMITS.failedJoinsPerAddressBurst; i++) failures.missed({ network: 'home', holder: null });
  const told: number[] = [];
  for (const code of [room, 'ZZZZ']) {
    const before = house.clock.now();
    failures.missed({ network: 'home', holder: null });
    assert.equal((await comeFrom(house, failures, 'home', code)).code, CLOSE.busy.code);
    told.push(house.clock.now() - before);
  }
  assert.deepEqual(told, [LIMITS.waitToldMs, LIMITS.waitToldMs]);
});

test('while a thousand addresses guess, newcomers come in, and only those wait who guessed themselves', async () => {
  const { house, room, failures } = await openRoom();
  for (let i = 0; i < LIMITS.failedJoinsBurst; i++) await comeFrom(house, failures, `bot ${i}`, 'ZZZZ');
  assert.equal((await comeFrom(house, failures, 'home', room)).code, undefined);
  const { code } = await comeFrom(house, failures, 'bot 7', room);
  assert.equal(code, CLOSE.busy.code);
  assert.ok(!isFinal(CLOSE.busy.code), 'and they come again');
  await house.clock.pass(1000);
  assert.equal((await comeFrom(house, failures, 'bot 7', room)).code, undefined);
});

test('one machine that guesses on and on uses up nobody’s chance: a friend elsewhere who mistyped once comes in', async () => {
  const { house, room, failures } = await openRoom();
  assert.equal((await comeFrom(house, failures, 'friend', 'ZZZZ')).code, CLOSE['no-such-room'].code, 'mistyped');
  let reads = 0;
  const { rooms } = house;
  const find: typeof rooms.find = (code) => {
    reads++;
    return rooms.find(code);
  };
  const counted = { ...house, rooms: { ...rooms, find } };
  const flood = () => {
    for (let i = 0; i < 3 * LIMITS.failedJoinsBurst; i++) failures.missed({ network: 'guesser', holder: null });
  };
  flood();
  const guesses = Array.from({ length: 100 }, () => comeFrom(counted, failures, 'guesser', 'ZZZZ'));
  await house.clock.pass(LIMITS.waitToldMs);
  assert.deepEqual([...new Set((await Promise.all(guesses)).map(({ code }) => code))], [CLOSE.busy.code]);
  assert.ok(reads <= LIMITS.looksOverLimitPerAddress, `${reads} of 100 reached the store at a time`);
  flood();
  assert.equal((await comeFrom(house, failures, 'friend', room)).code, undefined);
});

test('a room full of strangers, or with a queue of them, is a matter of time', async () => {
  const { house, room, failures } = await openRoom();
  const sofa = chanceOf('sofa').bytes(16);
  const seated = await come(house, failures, room, sofa);
  assert.deepEqual(await seated.page.ask(sitting('Alma')), {});
  seated.leave();
  const crowd = [];
  for (let i = 0; i < LIMITS.socketsPerRoomMax; i++) crowd.push(await come(house, failures, room));
  const back = await come(house, failures, room, sofa);
  assert.equal(back.code, undefined, 'who belongs here comes in');
  back.leave();
  const token = chanceOf('one more').bytes(16);
  const { code } = await come(house, failures, room, token);
  assert.equal(code, CLOSE.full.code);
  for (const visit of crowd) visit.leave();
  for (let i = LIMITS.socketsPerRoomMax + 1; i < LIMITS.visitsBurst; i++) (await come(house, failures, room)).leave();
  const queued = await come(house, failures, room, token);
  assert.equal(queued.code, CLOSE.busy.code);
  assert.ok(!isFinal(CLOSE.full.code) && !isFinal(CLOSE.busy.code));
  await house.clock.pass(1000);
  assert.equal((await come(house, failures, room, token)).code, undefined);
});

test('the table’s link on more and more lines does not keep out whoever has a seat, and one device holds so many', async () => {
  const house = openHouse(games);
  const made = await house.rooms.create({ game: 'maffia', language: 'en', remote: true });
  assert.ok(typeof made === 'object');
  const failures = createFailures(house.clock);
  const sofa = chanceOf('sofa').bytes(16);
  const seated = await come(house, failures, made.room, sofa);
  assert.deepEqual(await seated.page.ask(sitting('Alma')), {});
  seated.leave();
  const codes: (number | undefined)[] = [];
  for (let i = 0; i < 2 * LIMITS.socketsPerRoomMax; i++) {
    const page = new Page({
      room: made.room,
      token: made.table,
      page: i.toString(16).padStart(16, '0'),
      rules: house.house.rules,
    });
    codes.push((await come(house, failures, made.room, made.table, page)).code);
    await house.clock.pass(60_000 / LIMITS.comingsPerMinute);
  }
  assert.equal((await come(house, failures, made.room, sofa)).code, undefined, 'who has a seat comes in');
  assert.equal(codes.filter((code) => code === undefined).length, LIMITS.linesPerDeviceMax);
  assert.equal(codes.at(-1), CLOSE.full.code);
});

test('somebody who comes back to their place too often waits a moment, and nobody else does', async () => {
  const { house, room, failures } = await openRoom();
  const sit = async (name: string) => {
    const visit = await come(house, failures, room, chanceOf(name).bytes(16));
    assert.deepEqual(await visit.page.ask(sitting(name)), {});
    visit.leave();
    return () => come(house, failures, room, chanceOf(name).bytes(16));
  };
  const [alma, bodil] = [await sit('Alma'), await sit('Bodil')];
  const codes = [];
  for (let i = 0; i <= LIMITS.comingsBurst; i++) {
    const visit = await alma();
    codes.push(visit.code);
    visit.leave();
  }
  assert.deepEqual(codes, [...Array(LIMITS.comingsBurst).fill(undefined), CLOSE.trouble.code]);
  assert.ok(!isFinal(CLOSE.trouble.code), 'a page tries again');
  assert.equal((await bodil()).code, undefined, 'each is counted by themselves');
  await house.clock.pass(60_000 / LIMITS.comingsPerMinute);
  assert.equal((await alma()).code, undefined);
  assert.equal((await alma()).code, CLOSE.trouble.code, 'one by one');
});
