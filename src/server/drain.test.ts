/** A server that is to stop for good: what begins is put off, what runs is played to its end, nothing holds it up for ever. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as games from '../games/index.ts';
import type { AnyGame, Typed } from '../kernel/game.ts';
import type { Drained } from './drain.ts';
import { LIMITS } from './limits.ts';
import { sitting } from './testing/client.ts';
import { connect, openHouse, openPage, type TestHouse, type TestPage } from './testing/house.ts';

const MINUTE = 60_000;
const LULL_MS = LIMITS.drainLullSeconds * 1000;
const LOOK_MS = LIMITS.serverBeatSeconds * 1000;
const NAMES = ['Alma', 'Bodil', 'Carl', 'Dagny', 'Emil', 'Freja', 'Gunnar'];

interface Table {
  readonly code: string;
  readonly pages: readonly TestPage[];
}

/** People, and bots on the first chairs, in a lobby. */
async function laid(house: TestHouse, bots = 0): Promise<Table> {
  const made = await house.rooms.create({ game: 'maffia', language: 'en', remote: true });
  assert.ok(typeof made === 'object');
  const pages: TestPage[] = [];
  for (const name of NAMES.slice(bots)) {
    const page = openPage(house, made.room, `${name} of ${made.room}`);
    await connect(house, page, made.room);
    assert.deepEqual(await page.ask(sitting(name)), {});
    pages.push(page);
  }
  for (let i = 0; i < bots; i++)
    await pages[0]!.ask({ type: 'room.addBot', name: `Bot ${i}`, pronouns: '', mask: 0, bot: 'random' } as Typed);
  return { code: made.room, pages };
}

/** The first day goes on for a quarter of an hour. */
async function playing(house: TestHouse): Promise<Table> {
  const table = await laid(house);
  assert.deepEqual(await table.pages[0]!.ask({ type: 'room.start' }), {});
  for (const type of ['ackBriefing', 'ackRole']) for (const page of table.pages) await page.ask({ type });
  await house.clock.pass(21_000);
  return table;
}

/** What has become of it, as far as it has ended. */
function drained({ house, rooms }: TestHouse): { how: Drained | undefined } {
  const told: { how: Drained | undefined } = { how: undefined };
  void house.drain
    .begin(() => rooms.gamesRunning)
    .then((how) => {
      told.how = how;
    });
  return told;
}

test('a server on which no game runs may stop at once, whoever sits in its lobbies', async () => {
  const house = openHouse(games);
  await laid(house);
  const told = drained(house);
  await house.clock.pass(0);
  assert.equal(told.how, 'over');
});

test('from then on no room is made and no game begins, and all else in a lobby goes on', async () => {
  const house = openHouse(games);
  const { pages } = await laid(house);
  drained(house);
  assert.equal(await house.rooms.create({ game: 'maffia', language: 'en', remote: true }), 'renewing');
  assert.deepEqual(await pages[0]!.ask({ type: 'room.start' }), { refused: 'renewing' });
  assert.deepEqual(await pages[1]!.ask({ type: 'room.ready', ready: true } as Typed), {});
  assert.deepEqual([pages[0]!.view.phase, pages[0]!.closedFor], ['lobby', undefined]);
});

test('a game that runs is waited for to its end, and a minute longer; the next table may be laid', async () => {
  const house = openHouse(games);
  const { pages } = await playing(house);
  const told = drained(house);
  await house.clock.pass(10 * MINUTE);
  assert.deepEqual([told.how, house.rooms.gamesRunning], [undefined, 1]);
  for (const type of ['room.pause', 'room.cancel']) assert.deepEqual(await pages[0]!.ask({ type }), {});
  assert.equal(house.rooms.gamesRunning, 0);
  assert.deepEqual(await pages[0]!.ask({ type: 'room.rematch' }), {});
  await house.clock.pass(0); // the next table is seen
  assert.deepEqual(await pages[0]!.ask({ type: 'room.start' }), { refused: 'renewing' });
  await house.clock.pass(LULL_MS - LOOK_MS);
  assert.equal(told.how, undefined, 'people see how it ended');
  await house.clock.pass(2 * LOOK_MS);
  assert.equal(told.how, 'over');
});

test('a game in which nobody is any more holds it up until the room itself notices', async () => {
  const house = openHouse(games);
  const { pages } = await playing(house);
  const told = drained(house);
  for (const page of pages) page.cut();
  await house.clock.pass(LIMITS.absenceSeconds * 1000 + LIMITS.nobodySeconds * 1000 + LOOK_MS);
  assert.equal(house.rooms.gamesRunning, 0);
  await house.clock.pass(LULL_MS + LOOK_MS);
  assert.equal(told.how, 'over');
});

test('nor does one that only bots are left in', async () => {
  const house = openHouse(games);
  const { pages } = await laid(house, 6);
  assert.deepEqual(await pages[0]!.ask({ type: 'room.start' }), {});
  assert.equal(house.rooms.gamesRunning, 1);
  const told = drained(house);
  assert.deepEqual(await pages[0]!.ask({ type: 'room.leave' }), {});
  pages[0]!.cut();
  await house.clock.pass(LIMITS.absenceSeconds * 1000 + LIMITS.nobodySeconds * 1000 + LULL_MS + 2 * LOOK_MS);
  assert.equal(told.how, 'over');
});

test('a game that stands still is not waited for: a restart in a pause costs nobody anything', async () => {
  const house = openHouse(games);
  const { pages } = await playing(house);
  assert.deepEqual(await pages[1]!.ask({ type: 'room.pause' }), {});
  const told = drained(house);
  await house.clock.pass(0);
  assert.equal(told.how, 'over');
});

test('a game over days is not waited for', async () => {
  const daily = { maffia: { ...games.maffia, calendar: () => true } as unknown as AnyGame };
  const house = openHouse(daily);
  const { pages } = await laid(house);
  await pages[0]!.ask({ type: 'room.start' });
  assert.equal(pages[0]!.view.phase, 'playing');
  const told = drained(house);
  await house.clock.pass(0);
  assert.equal(told.how, 'over');
});

test('a game whose people have all come to another server of the store is that server’s', async () => {
  const here = openHouse(games);
  const there = openHouse(games, { clock: here.clock, store: here.store, server: 'there', seed: 'there' });
  const { code, pages } = await playing(here);
  const told = drained(here);
  for (const page of pages) {
    page.cut();
    await connect(there, page, code);
  }
  await here.clock.pass(LIMITS.absenceSeconds * 1000 + LULL_MS + 2 * LOOK_MS);
  assert.deepEqual([told.how, there.rooms.gamesRunning], ['over', 1]);
});

test('what does not end has a bound, and its clocks are given back at the next start what they lost', async () => {
  const house = openHouse(games);
  const { code, pages } = await laid(house);
  for (const [name, value] of [
    ['firstDaySeconds', 7200],
    ['daySeconds', 7200],
  ] as const)
    await pages[0]!.ask({ type: 'room.setOption', name, value } as Typed);
  await pages[0]!.ask({ type: 'room.start' });
  for (const type of ['ackBriefing', 'ackRole']) for (const page of pages) await page.ask({ type });
  await house.clock.pass(21_000);
  const told = drained(house);
  const room = (await house.rooms.find(code))!;
  // Somebody looks on all evening, and asks for more time whenever it runs short.
  const bound = house.clock.now() + LIMITS.drainMinutes * MINUTE;
  while (house.clock.now() < bound - MINUTE) {
    await house.house.log.beat(house.house.server);
    await house.clock.pass(MINUTE);
    while (leftOf(room.state, house) < 10 * MINUTE)
      assert.deepEqual(await pages[0]!.ask({ type: 'room.extend', seconds: 600 } as Typed), {});
  }
  assert.equal(told.how, undefined);
  await house.clock.pass(MINUTE);
  assert.equal(told.how, 'too-long');
  await house.house.log.beat(house.house.server);
  const left = leftOf(room.state, house);
  await house.rooms.close();
  assert.equal(pages[0]!.closedFor, 'restarting');

  await house.clock.pass(20 * MINUTE);
  const next = openHouse(games, {
    clock: house.clock,
    store: house.store,
    server: 'next',
    seed: 'next',
    isAlone: true,
  });
  await next.house.log.beat('next');
  await connect(next, pages[0]!, code);
  assert.equal(leftOf((await next.rooms.find(code))!.state, next), left + LIMITS.graceSeconds * 1000);
  assert.deepEqual([next.rooms.gamesRunning, pages[0]!.view.phase], [1, 'playing']);
});

const leftOf = ({ play, still }: { play: unknown; still: number }, { clock }: TestHouse): number =>
  (play as { until: number }).until + still - clock.now();
