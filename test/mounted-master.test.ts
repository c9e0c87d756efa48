/** Who leads a game and does not play, on the server itself: the console's key, its pauses, and who has it next. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Typed } from '../src/kernel/game.ts';
import { openDesk, type TestPage } from '../src/server/testing/house.ts';
import { open } from './mounted/dom.ts';
import './mounted/scripts.ts';
import { serve } from './mounted/served.ts';

const server = await serve();
open();
const { loadTexts } = await import('../src/web/texts/index.ts');
const { forget, keepDoors, tokenFor } = await import('../src/web/memory.ts');
await loadTexts('en');
after(() => assert.deepEqual(server.house.troubles, []));

const NAMES = ['Alma', 'Bodil', 'Cyril', 'Dagny'];
const MASTER_GONE_MS = 66_000;

const asks = async (page: TestPage, command: object) => {
  const answer = page.ask(command as Typed);
  await server.passes(100);
  assert.deepEqual(await answer, {});
};

/** A game that a person leads, whose console is another's. */
async function led() {
  const table = await server.lay(NAMES, 'ordet-fanger');
  const desk = await openDesk(server.house, table.room, `the master of ${table.room}`, table.master);
  assert.equal(desk.role, 'master');
  await asks(table.guests[0]!, { type: 'room.setOption', name: 'gameMaster', value: 'human' });
  await asks(table.guests[0]!, { type: 'room.start' });
  return { ...table, desk };
}

test('whoever leads still sees the table in a pause, and goes on from there', async () => {
  const { room, desk } = await led();
  const page = await server.opens(room, { surface: 'master', as: desk });
  assert.deepEqual(server.asked, [], 'the console is theirs already');
  await page.presses(/^menu/i, /^ask for a pause/i);
  assert.equal((await server.stateOf(room)).pause?.why, 'master');
  assert.ok(page.page.querySelector('[data-surface=master]'));
  assert.ok(!page.page.querySelector('.over-page'));
  await page.closes();
});

test('when the master is gone the host may let the house lead from there', async () => {
  const { room, guests, desk } = await led();
  const phone = await server.opens(room, { as: guests[0]! });
  desk.cut();
  await server.passes(10_000);
  assert.match(phone.says(), /the game master is away/i);
  assert.ok(!phone.has(/^let konklave run the game/i), 'they may be back in a minute');
  await server.passes(MASTER_GONE_MS);
  await phone.presses(/^let konklave run the game/i);
  const { master, pause } = await server.stateOf(room);
  assert.deepEqual([master.present, pause], [false, null]);
  assert.doesNotMatch(phone.says(), /the game master is away/i);
  await phone.closes();
});

test('or somebody else, with a fresh key: a device that plays is refused, another leads, and everybody is told', async () => {
  const { room, guests, desk, table } = await led();
  keepDoors(room, { table });
  const [guest, phone] = [await server.opens(room, { as: guests[2]! }), await server.opens(room, { as: guests[0]! })];
  desk.cut();
  await server.passes(MASTER_GONE_MS);
  await phone.presses(/^let somebody else run the game/i, /^let somebody else run the game/i);
  assert.equal((await server.stateOf(room)).master.held, false);
  assert.match(guest.says(), /a new game master/i);
  assert.doesNotMatch(guest.says(), /somebody else runs the game now/i);
  assert.ok(!phone.has(/^open here/i), 'whoever plays is given the square, for somebody else');
  assert.ok(phone.has(/^on another device/i));
  assert.match(phone.says(), /let somebody who does not play scan it/i);
  const own = await server.opens(room, { surface: 'master' });
  assert.match(own.says(), /you have a chair here/i);
  await own.presses(/^back to the chair/i);
  assert.deepEqual(server.went, [`/${room}`]);
  await own.closes();
  assert.equal((await server.stateOf(room)).master.held, false);
  await server.passes(MASTER_GONE_MS);
  assert.ok(phone.has(/^let konklave run the game/i), 'nobody came');
  forget(`token.${room}`); // somebody else's browser
  forget(`token.${room}.master`);
  const next = await server.opens(room, { surface: 'master' });
  assert.equal((await server.stateOf(room)).master.held, true);
  assert.match(guest.says(), /somebody else runs the game now/i);
  assert.equal((await server.stateOf(room)).pause, null);
  for (const one of [guest, phone, next]) await one.closes();
});

test('a device without the key to the console is told so, and takes nobody’s place', async () => {
  const { room } = await server.lay(NAMES);
  const page = await server.opens(room, { surface: 'master' });
  assert.match(page.says(), /no key to the console/i);
  assert.equal((await server.stateOf(room)).master.held, false);
  await page.closes();
});

test('whoever led comes back, and reads that somebody else runs the game now', async () => {
  const { room, guests, desk } = await led();
  desk.cut();
  await server.passes(MASTER_GONE_MS);
  const master = '5e'.repeat(16);
  await asks(guests[0]!, { type: 'room.freeMaster', door: master });
  keepDoors(room, { master: 'ea'.repeat(16) });
  tokenFor(room, 'master', desk.token);
  const page = await server.opens(room, { surface: 'master' });
  assert.match(page.says(), /somebody else runs the game now/i);
  assert.doesNotMatch(page.says(), /playing already|your chair/i);
  await page.closes();
});

test('while the console may still come back the host sees for how long', async () => {
  const { room, guests, desk } = await led();
  const phone = await server.opens(room, { as: guests[0]! });
  desk.cut();
  await server.passes(26_000);
  await phone.presses(/^let somebody else run the game/i);
  assert.match(phone.says(), /gone for a minute.* 0:[34]\d/i);
  await phone.closes();
});
