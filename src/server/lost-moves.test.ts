/** What the store has damaged or lost of a room: its people are told, and all others play on. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as games from '../games/index.ts';
import { canonical } from '../kernel/fairness.ts';
import type { Typed } from '../kernel/game.ts';
import { verifyRoom } from '../kernel/room/verify.ts';
import type { Entry } from '../kernel/table.ts';
import type { RoomLogError } from './log/room-log.ts';
import { sitting } from './testing/client.ts';
import { VirtualClock } from './testing/clock.ts';
import { connect, openHouse, openPage, type TestHouse, type TestPage } from './testing/house.ts';

const NAMES = ['Alma', 'Bodil', 'Carl', 'Dagny', 'Emil', 'Freja', 'Gunnar'];
const PAUSED = 'moves-lost';

interface Table {
  readonly code: string;
  readonly pages: readonly TestPage[];
}

/** Seven people in a lobby. */
async function laid(house: TestHouse): Promise<Table> {
  const made = await house.rooms.create({ game: 'maffia', language: 'en', remote: true });
  assert.ok(typeof made === 'object');
  const pages: TestPage[] = [];
  for (const name of NAMES) {
    const page = openPage(house, made.room, `${name} of ${made.room}`);
    await connect(house, page, made.room);
    assert.deepEqual(await page.ask(sitting(name)), {});
    pages.push(page);
  }
  return { code: made.room, pages };
}

async function playing(house: TestHouse): Promise<Table> {
  const table = await laid(house);
  assert.deepEqual(await table.pages[0]!.ask({ type: 'room.start' }), {});
  for (const type of ['ackBriefing', 'ackRole']) for (const page of table.pages) await page.ask({ type });
  await house.clock.pass(21_000);
  return table;
}

const say = (text: string) => ({ type: 'room.say', channel: null, text }) as Typed;

/** The server is gone, and another one is there at once. */
async function restarted(house: TestHouse): Promise<TestHouse> {
  const next = openHouse(games, {
    clock: house.clock,
    store: house.store,
    server: 'next',
    seed: 'next',
    isAlone: true,
  });
  await house.rooms.close();
  await next.house.log.beat('next');
  return next;
}

const entriesOf = async ({ house }: TestHouse, code: string): Promise<Entry[]> =>
  (await house.log.read(code, 0)).map((text) => JSON.parse(text) as Entry);
const roleOf = (page: TestPage) => (page.view.play as { roles: string[] }).roles[page.role as number];

test('a damaged room is refused to whoever asks for it, in a word of its own, and the others play on', async () => {
  const house = openHouse(games);
  const [one, other] = [await playing(house), await playing(house)];
  house.store.damage(one.code, 20);
  const next = await restarted(house);
  for (const page of other.pages) await connect(next, page, other.code);
  assert.deepEqual(await other.pages[0]!.ask(say('we go on')), {});
  for (let i = 0; i < 3; i++)
    await assert.rejects(next.rooms.find(one.code), { name: 'RoomLogError', code: 'room-damaged' });
  assert.equal(next.troubles.length, 1, 'it is read once, however often somebody knocks');
  const { message } = next.troubles[0] as Error;
  assert.match(message, /^What is stored of room \w+ is damaged from entry 21 of \d+ on; the other rooms go on\. .+$/);
  assert.equal(await next.rooms.delete(one.code), true);
  assert.equal(await next.rooms.find(one.code), undefined);
});

test('a server that opens a store names all damaged rooms in one sentence, and neither looks after less nor sweeps less for them', async () => {
  const house = openHouse(games);
  const tables = [await playing(house), await playing(house), await laid(house)];
  const damaged = tables.slice(0, 2).map(({ code }) => code);
  for (const code of damaged) house.store.damage(code, 5);
  const next = await restarted(house);
  await next.rooms.wake();
  await next.rooms.wake();
  const said = next.troubles.map((error) => (error as RoomLogError).message);
  assert.equal(said.length, 1, said.join('\n'));
  for (const code of damaged) assert.ok(said[0]!.includes(code));
  assert.ok(!said[0]!.includes(tables[2]!.code));
  await next.clock.pass(29 * 24 * 3_600_000);
  await next.rooms.sweep();
  assert.equal(await next.house.log.count(), 3, 'they are kept as long as any: somebody may bring them back');
  await next.clock.pass(2 * 24 * 3_600_000);
  await next.rooms.sweep();
  assert.equal(await next.house.log.count(), 0);
});

test('the code of a damaged room is not given to another', async () => {
  const house = openHouse(games, { seed: 'the same letters' });
  const { code } = await laid(house);
  house.store.damage(code, 0);
  const next = openHouse(games, { clock: house.clock, store: house.store, server: 'next', seed: 'the same letters' });
  const made = await next.rooms.create({ game: 'maffia', language: 'en', remote: true });
  assert.ok(typeof made === 'object' && made.room !== code);
});

/** The last moves are gone, nobody knows of it, and a server starts: a database after a failover, or one from yesterday. */
async function setBackUnseen(lost = 3): Promise<Table & { here: TestHouse }> {
  const house = openHouse(games);
  const table = await playing(house);
  for (const text of ['one', 'two', 'three']) assert.deepEqual(await table.pages[1]!.ask(say(text)), {});
  house.store.cut(table.code, lost, false);
  return { ...table, here: await restarted(house) };
}
const pauseIn = async (here: TestHouse, code: string) => (await here.rooms.find(code))!.state.pause?.why;

test('a store that was set back while no server was there: two who were shown more than it has stop the room', async () => {
  const { here, code, pages } = await setBackUnseen();
  await connect(here, pages[0]!, code);
  await here.clock.pass(10);
  assert.equal(await pauseIn(here, code), undefined, 'one alone may be made to say so');
  const epoch = pages[0]!.epoch;
  await connect(here, pages[1]!, code);
  await here.clock.pass(10);
  assert.equal(await pauseIn(here, code), PAUSED);
  for (const page of pages.slice(2)) await connect(here, page, code);
  await here.clock.pass(10);
  const { state } = (await here.rooms.find(code))!;
  for (const page of pages) {
    assert.equal(page.view.pause?.why, PAUSED);
    assert.ok(page.epoch > epoch);
    assert.equal(canonical(page.view.chat), canonical(state.chat));
  }
  const told = (await entriesOf(here, code)).filter(({ command }) => command.type === 'room.setBack');
  assert.equal(told.length, 1, 'once');
  assert.deepEqual(await pages[0]!.ask({ type: 'room.resume' }), {});
  assert.deepEqual(here.troubles, []);
});

test('of somebody who plays with bots alone one word suffices', async () => {
  const house = openHouse(games);
  const made = await house.rooms.create({ game: 'maffia', language: 'en', remote: true });
  assert.ok(typeof made === 'object');
  const alma = openPage(house, made.room, 'Alma');
  await connect(house, alma, made.room);
  assert.deepEqual(await alma.ask(sitting('Alma')), {});
  for (const name of NAMES.slice(1)) {
    const bot = { type: 'room.addBot', name, pronouns: '', mask: 0, bot: 'quiet' } as Typed;
    assert.deepEqual(await alma.ask(bot), {});
  }
  house.store.cut(made.room, 3, false);
  const here = await restarted(house);
  await connect(here, alma, made.room);
  await here.clock.pass(10);
  const told = (await entriesOf(here, made.room)).filter(({ command }) => command.type === 'room.setBack');
  assert.equal(told.length, 1);
});

test('nothing was lost, and one who lies about it again and again stops nobody', async () => {
  const { here, code, pages } = await setBackUnseen(0);
  for (const page of pages) await connect(here, page, code);
  await here.clock.pass(10);
  assert.equal(await pauseIn(here, code), undefined);
  for (let i = 0; i < 3; i++) {
    pages[1]!.cut();
    Object.assign(pages[1]!, { count: 99_999 });
    await connect(here, pages[1]!, code);
  }
  await here.clock.pass(10);
  assert.equal(await pauseIn(here, code), undefined);
});

for (const isKnown of [true, false]) {
  const how = isKnown
    ? 'a store that knows it has lost the last moves'
    : 'a store that lost the last moves behind a server’s back';
  test(`${how}: the room stands still and says so, all begin anew, and the host goes on`, async () => {
    const house = openHouse(games);
    const { code, pages } = await playing(house);
    const [alma, bodil] = pages as [TestPage, TestPage];
    const kept = (await entriesOf(house, code)).length;
    for (const text of ['one', 'two']) assert.deepEqual(await bodil.ask(say(text)), {});
    assert.deepEqual(await alma.ask(say('three')), {});
    const epoch = bodil.epoch;
    let here = house;
    if (isKnown) {
      house.store.cut(code, 3, true);
      here = await restarted(house);
    } else {
      house.store.cut(code, 3, false);
      void bodil.ask(say('four')); // its number comes after theirs
      await house.clock.pass(10);
      assert.equal(bodil.closedFor, 'trouble');
    }
    for (const page of pages) if (!page.isConnected) await connect(here, page, code);
    await here.clock.pass(10);
    const { state } = (await here.rooms.find(code))!;
    assert.equal(state.pause?.why, PAUSED);
    for (const page of pages) {
      assert.equal(page.view.pause?.why, PAUSED);
      assert.ok(page.epoch > epoch, 'no page holds what is gone');
      assert.equal(canonical(page.view.chat), canonical(state.chat));
    }
    assert.deepEqual(
      [alma.lost, bodil.lost, pages[2]!.lost],
      [1, 2, 0],
      'each is told what of theirs was done and is gone',
    );
    assert.equal(
      (await entriesOf(here, code)).findIndex(({ command }) => command.type === 'room.setBack'),
      kept,
    );

    assert.deepEqual(await bodil.ask({ type: 'room.resume' }), { refused: 'not-your-pause' });
    await here.clock.pass(600_000);
    assert.equal((await here.rooms.find(code))!.state.pause?.why, PAUSED, 'it waits for people');
    assert.deepEqual(await alma.ask({ type: 'room.resume' }), {});
    assert.deepEqual(await bodil.ask(say('one')), {});
    assert.deepEqual(await bodil.ask(say('two')), {}, 'what is lost can be done again');
    assert.equal(verifyRoom(games, await entriesOf(here, code)).difference, undefined);
    assert.equal((await entriesOf(here, code)).filter(({ command }) => command.type === 'room.setBack').length, 1);
  });
}

test('a page that saw what is lost, and comes back when as much has happened since, is not taken to be up to date', async () => {
  const house = openHouse(games);
  const { code, pages } = await playing(house);
  const [alma, bodil] = pages as [TestPage, TestPage];
  for (const text of ['one', 'two', 'three']) await alma.ask(say(text));
  bodil.cut();
  house.store.cut(code, 3, true);
  const next = await restarted(house);
  await connect(next, alma, code);
  assert.deepEqual(await alma.ask({ type: 'room.resume' }), {});
  for (let i = 0; i < 8; i++) assert.deepEqual(await alma.ask(say(`again ${i}`)), {});
  await connect(next, bodil, code);
  await next.clock.pass(10);
  assert.deepEqual(words(bodil), words(alma));
  assert.ok(!words(bodil).includes('two'));
});

const words = (page: TestPage) => page.view.chat.map(({ text }) => text);

/** One page comes to the next server, goes on, and says as much as is wanted. */
async function goesOn(next: TestHouse, code: string, alma: TestPage, said: string, count = 8): Promise<void> {
  alma.cut();
  await connect(next, alma, code);
  assert.equal(alma.view.pause?.why, PAUSED);
  assert.deepEqual(await alma.ask({ type: 'room.resume' }), {});
  for (let i = 0; i < count; i++) assert.deepEqual(await alma.ask(say(`${said} ${i}`)), {});
}

test('a backup that is put back twice: whoever saw what came after the first time is not taken to be up to date', async () => {
  const house = openHouse(games);
  const { code, pages } = await playing(house);
  const [alma, bodil] = pages as [TestPage, TestPage];
  const backup = await house.house.log.read(code, 0);
  const putBack = async (server: string) => {
    const next = openHouse(games, { clock: house.clock, server, seed: server, isAlone: true });
    await next.house.log.append(code, 0, backup);
    next.store.cut(code, 0, true);
    return next;
  };
  const first = await putBack('first');
  await connect(first, bodil, code);
  await goesOn(first, code, alma, 'first', 3);
  bodil.cut();
  await house.clock.pass(1_000);
  const second = await putBack('second');
  await goesOn(second, code, alma, 'second'); // of as many facts as the other page has, and more
  await connect(second, bodil, code);
  await house.clock.pass(10);
  assert.deepEqual(words(bodil), words(alma));
  assert.ok(words(bodil).includes('second 0') && !words(bodil).includes('first 0'), words(bodil).join());
});

/** Some of what Bodil saw is gone; Alma comes back, does more than that, and then Bodil is here again. */
async function comesBack(house: TestHouse, code: string, [alma, bodil]: readonly TestPage[]): Promise<TestHouse> {
  const next = await restarted(house);
  assert.ok(alma && bodil);
  await connect(next, alma, code);
  for (let i = 0; i < 8; i++)
    assert.deepEqual(await alma.ask({ type: 'room.setSound', sounds: i, voice: i } as Typed), {});
  await connect(next, bodil, code);
  await next.clock.pass(10);
  return next;
}

test('a second loss that takes along what was said of the first: whoever saw it is told all anew', async () => {
  const house = openHouse(games);
  const { code, pages } = await laid(house);
  const [alma, bodil] = pages as [TestPage, TestPage];
  const kept = (await entriesOf(house, code)).length;
  await alma.ask(say('one'));
  house.store.cut(code, 1, true);
  const second = await comesBack(house, code, pages);
  assert.equal(words(bodil).includes('one'), false);
  bodil.cut();
  await second.clock.pass(1_000);
  second.store.cut(code, (await entriesOf(second, code)).length - kept, true);
  const third = await restarted(second);
  await connect(third, alma, code);
  await third.clock.pass(10);
  for (let i = 0; alma.count <= bodil.count; i++)
    assert.deepEqual(await alma.ask({ type: 'room.setSound', sounds: i % 5, voice: 9 } as Typed), {});
  await connect(third, bodil, code);
  await third.clock.pass(10);
  assert.equal(canonical(bodil.view), canonical(alma.view));
});

test('a second loss while the room stands still for the first is told as well', async () => {
  const house = openHouse(games);
  const { code, pages } = await playing(house);
  const [alma, bodil] = pages as [TestPage, TestPage];
  await alma.ask(say('one'));
  house.store.cut(code, 1, true);
  const second = await comesBack(house, code, pages);
  assert.deepEqual(await alma.ask({ type: 'room.setSpectators', allowed: true } as Typed), {});
  assert.equal(bodil.view.spectators, true);
  bodil.cut();
  second.store.cut(code, 1, true);
  const third = await comesBack(second, code, pages);
  assert.equal(bodil.view.spectators, false);
  assert.deepEqual([alma.lost, bodil.lost], [2, 0]);
  assert.equal(bodil.view.pause?.why, PAUSED);
  assert.equal(verifyRoom(games, await entriesOf(third, code)).difference, undefined);
});

test('the host may end a game of which too much was seen', async () => {
  const house = openHouse(games);
  const { code, pages } = await playing(house);
  await pages[1]!.ask(say('one'));
  house.store.cut(code, 1, true);
  const next = await restarted(house);
  await connect(next, pages[0]!, code);
  assert.deepEqual(await pages[0]!.ask({ type: 'room.cancel' }), {});
  assert.equal(pages[0]!.view.phase, 'ended');
});

test('lots that were lost fall as they fell: who starts the same game again is dealt the same cards', async () => {
  const house = openHouse(games);
  const { code, pages } = await laid(house);
  const before = (await entriesOf(house, code)).length;
  const deal = async () => {
    assert.deepEqual(await pages[0]!.ask({ type: 'room.start' }), {});
    for (const page of pages) await page.ask({ type: 'ackBriefing' });
    return pages.map(roleOf);
  };
  const roles = await deal();
  assert.ok(new Set(roles).size > 1, roles.join());
  house.store.cut(code, (await entriesOf(house, code)).length - before, true);
  const next = await restarted(house);
  for (const page of pages) await connect(next, page, code);
  await next.clock.pass(10);
  assert.deepEqual([pages[0]!.view.phase, pages[0]!.lost], ['lobby', 2]);
  assert.deepEqual(await deal(), roles);
});

test('a pause that was on when the moves were lost does not end by itself', async () => {
  const house = openHouse(games);
  const { code, pages } = await playing(house);
  assert.deepEqual(await pages[1]!.ask({ type: 'room.pause' }), {});
  await pages[0]!.ask({ type: 'room.setSpectators', allowed: true } as Typed);
  house.store.cut(code, 1, true);
  const next = await restarted(house);
  await connect(next, pages[0]!, code);
  await next.clock.pass(3_600_000);
  assert.equal(pages[0]!.view.pause?.why, PAUSED);
  assert.deepEqual(await pages[0]!.ask({ type: 'room.resume' }), {});
  assert.equal(verifyRoom(games, await entriesOf(next, code)).difference, undefined);
});

test('two servers of a store that lost the last moves: both notice, and it is said once', async () => {
  const clock = new VirtualClock();
  const here = openHouse(games, { clock });
  const there = openHouse(games, { clock, store: here.store, server: 'there', seed: 'there' });
  const { code, pages } = await playing(here);
  const bodil = pages[1]!;
  bodil.cut();
  await connect(there, bodil, code);
  await pages[0]!.ask(say('one'));
  here.store.cut(code, 1, false);
  for (const page of [pages[0]!, bodil]) void page.ask(say('two'));
  await clock.pass(10);
  for (const one of [here, there]) await one.rooms.tend();
  await connect(here, pages[0]!, code);
  await connect(there, bodil, code);
  await clock.pass(2_000);
  for (const page of [pages[0]!, bodil]) assert.equal(page.view.pause?.why, PAUSED);
  assert.equal((await entriesOf(here, code)).filter(({ command }) => command.type === 'room.setBack').length, 1);
});

test('nobody but the house says that moves are lost', async () => {
  const house = openHouse(games);
  const { pages } = await playing(house);
  assert.deepEqual(await pages[0]!.ask({ type: 'room.setBack' }), { refused: 'server-only' });
});
