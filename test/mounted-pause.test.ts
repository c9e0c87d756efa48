/** Pauses, chairs that a bot keeps, and from one game to the next, on the server itself. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Typed } from '../src/kernel/game.ts';
import type { TestPage } from '../src/server/testing/house.ts';
import { open } from './mounted/dom.ts';
import { controlsIn, press, wordsOf } from './mounted/look.ts';
import './mounted/scripts.ts';
import { serve, type Table } from './mounted/served.ts';

const server = await serve();
open();
const { loadTexts } = await import('../src/web/texts/index.ts');
await loadTexts('en');
after(() => assert.deepEqual(server.house.troubles, []));

const NAMES = ['Alma', 'Bodil', 'Cyril', 'Dagny'];
const asks = async (page: TestPage, command: object) => {
  const answer = page.ask(command as Typed);
  await server.passes(100);
  assert.deepEqual(await answer, {});
};

async function playing(): Promise<Table> {
  const table = await server.lay(NAMES, 'ordet-fanger');
  await asks(table.guests[0]!, { type: 'room.start' });
  return table;
}

test('whoever asked for a pause goes on from there, and for the others there is no such button', async () => {
  const { room, guests } = await playing();
  const phone = await server.opens(room, { as: guests[1]! });
  assert.match(phone.says(), /00:1[3-5]/, 'the dealer has a quarter of a minute, by whatever clock');
  await phone.presses(/^menu/i, /^ask for a pause/i);
  assert.equal((await server.stateOf(room)).pause?.why, 'asked');
  assert.match(phone.says(), /we take a break/i);
  assert.doesNotMatch(phone.says(), /Bodil asked/);
  assert.ok(phone.has(/^go on/i));
  await phone.closes();
  const other = await server.opens(room, { as: guests[2]! });
  assert.match(other.says(), /we take a break/i);
  assert.ok(!other.has(/^go on|^hold to end/i));
  await other.closes();
  const again = await server.opens(room, { as: guests[1]! });
  await again.presses(/^go on/i);
  assert.equal((await server.stateOf(room)).pause, null);
  assert.doesNotMatch(again.says(), /we take a break/i);
  await again.closes();
});

test('the host lets a bot keep the chair of whoever is away, and of nobody else; they take it back', async () => {
  const { room, guests } = await playing();
  for (const seat of [2, 3]) guests[seat]!.cut();
  await server.passes(6_000);
  const phone = await server.opens(room, { as: guests[0]! });
  await phone.presses(/^menu/i);
  const rows = phone.page.querySelectorAll('.absent')[0]!.querySelectorAll('li');
  assert.deepEqual(
    rows.map((row) => /Cyril|Dagny|Alma|Bodil/.exec(wordsOf(row))?.[0]),
    ['Cyril', 'Dagny'],
  );
  await press(controlsIn(rows[1]!)[0]!);
  await server.passes(300);
  const covered = async () => (await server.stateOf(room)).seats.map(({ coveredBy }) => coveredBy !== null);
  assert.deepEqual(await covered(), [false, false, false, true]);
  await phone.closes();

  const kept = await server.opens(room, { as: guests[3]! });
  assert.match(kept.says(), /a bot holds your chair/i);
  assert.ok(kept.page.querySelector('.inside')!.set.has('inert'), 'what lies below cannot be played');
  await kept.presses(/^take the chair back/i);
  assert.deepEqual(await covered(), [false, false, false, false]);
  assert.doesNotMatch(kept.says(), /a bot holds your chair/i);
  await kept.closes();
});

test('a host ends a paused game for all by holding, lays the next one for the same people, and the evening is ended once', async () => {
  const { room, guests } = await playing();
  const phone = await server.opens(room, { as: guests[0]! });
  await phone.presses(/^menu/i, /^ask for a pause/i, /^hold to end/i);
  assert.equal((await server.stateOf(room)).phase, 'playing', 'a touch is not enough');
  await phone.holds(/^hold to end/i);
  assert.equal((await server.stateOf(room)).phase, 'ended');
  await phone.presses(/^next game/i, /^illumuffinati/i, /^set up illumuffinati/i);
  const { phase, number, game, seats } = await server.stateOf(room);
  assert.deepEqual([phase, number, game, seats.map(({ name }) => name)], ['lobby', 2, 'illumuffinati', NAMES]);
  assert.ok(!phone.page.querySelector('dialog'));
  await phone.closes();
  const guest = await server.opens(room, { as: guests[2]! });
  assert.match(guest.says(), /illumuffinati/i);
  await guest.closes();
});

test('while a bot keeps somebody’s chair not everybody is here; they take it back from the pause too', async () => {
  const { room, guests } = await playing();
  guests[3]!.cut();
  await server.passes(6_000);
  await asks(guests[0]!, { type: 'room.cover', seat: 3, bot: 'clever' });
  await asks(guests[0]!, { type: 'room.pause' });
  const phone = await server.opens(room, { as: guests[0]! });
  assert.doesNotMatch(phone.says(), /everybody is here/i);
  assert.match(phone.says(), /Dagny a bot is playing/i);
  await phone.closes();
  const kept = await server.opens(room, { as: guests[3]! });
  await kept.presses(/^take the chair back/i);
  const { seats } = await server.stateOf(room);
  assert.equal(seats[3]!.coveredBy, null);
  await kept.closes();
});

/** Everybody at GW's table is asked whether they would be GW, and no clock runs. */
async function withoutClocks(): Promise<Table> {
  const table = await server.lay(NAMES, 'gws-brott');
  await asks(table.guests[0]!, { type: 'room.start' });
  return table;
}

test('without clocks table and phones name whom all wait for, and the host is offered a bot at once', async () => {
  const { room, guests, table } = await withoutClocks();
  const host = await server.opens(room, { as: guests[0]! });
  assert.doesNotMatch(host.says(), /all wait for/i);
  guests[2]!.cut();
  await server.passes(6_000);
  assert.match(host.says(), /All wait for Cyril/);
  await host.presses(/^let a bot play/i);
  assert.notEqual((await server.stateOf(room)).seats[2]!.coveredBy, null);
  assert.doesNotMatch(host.says(), /all wait for/i);
  guests[3]!.cut();
  await server.passes(6_000);
  assert.match(host.says(), /All wait for Dagny/);
  await host.presses(/^wait/i);
  assert.doesNotMatch(host.says(), /all wait for/i, 'it is said once for each absence');
  await host.closes();
  const other = await server.opens(room, { as: guests[1]! });
  assert.match(other.says(), /All wait for (Alma and )?Dagny/);
  assert.ok(!other.has(/^let a bot play/i));
  await other.presses(/^wait/i);
  assert.doesNotMatch(other.says(), /all wait for/i);
  await other.closes();
  const wall = await server.opens(room, { surface: 'table', token: table });
  assert.match(wall.says(), /All wait for/);
  assert.match(wall.says(), /Dagny/);
  await wall.closes();
});

test('where a clock runs nobody is waited for without end, and nothing is said', async () => {
  const { room, guests } = await playing();
  const host = await server.opens(room, { as: guests[0]! });
  guests[2]!.cut();
  await server.passes(6_000);
  assert.doesNotMatch(host.says(), /all wait for/i);
  await host.closes();
});

test('a chair that was left, and that GW’s brott keeps free, can be given to a bot', async () => {
  const { room, guests } = await server.lay(NAMES, 'gws-brott');
  await asks(guests[0]!, { type: 'room.setOption', name: 'onLeave', value: 'pause' });
  await asks(guests[0]!, { type: 'room.start' });
  await asks(guests[3]!, { type: 'room.leave' });
  const host = await server.opens(room, { as: guests[0]! });
  assert.match(host.says(), /All wait for Dagny/);
  await host.presses(/^let a bot play/i);
  assert.notEqual((await server.stateOf(room)).seats[3]!.coveredBy, null);
  await host.closes();
});

test('a guest asks for a pause in Illumuffinati too; and the host goes on', async () => {
  const { room, guests } = await server.lay(NAMES, 'illumuffinati');
  await asks(guests[0]!, { type: 'room.start' });
  const guest = await server.opens(room, { as: guests[2]! });
  await guest.presses(/^menu/i, /^ask for a pause/i);
  assert.equal((await server.stateOf(room)).pause?.why, 'asked');
  assert.ok(guest.has(/^go on/i));
  await guest.closes();
  const host = await server.opens(room, { as: guests[0]! });
  await host.presses(/^go on/i);
  assert.equal((await server.stateOf(room)).pause, null);
  await host.closes();
});

test('where a pause ends by itself the table says of which clock it speaks, and no screen says that it stands', async () => {
  const { room, guests, table } = await playing();
  await asks(guests[1]!, { type: 'room.pause' });
  const wall = await server.opens(room, { surface: 'table', token: table });
  assert.match(wall.says(), /goes on by itself when the clock above has run out/i);
  assert.doesNotMatch(wall.says(), /clock is stopped/i);
  await wall.closes();
  const phone = await server.opens(room, { as: guests[2]! });
  assert.doesNotMatch(phone.says(), /clock is stopped|nobody is told/i);
  assert.ok(!phone.has(/^go on/i));
  await phone.closes();
});
