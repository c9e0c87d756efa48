/** The lobby on the server itself: what a page's buttons bring about at the table, for the person whose name stands there. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { ROOM_LIMITS } from '../src/kernel/room/commands.ts';
import { open } from './mounted/dom.ts';
import { controlsIn, enter, nameOf, press, wordsOf } from './mounted/look.ts';
import './mounted/scripts.ts';
import { serve } from './mounted/served.ts';

const server = await serve();
open();
const { loadTexts } = await import('../src/web/texts/index.ts');
const { keepDoors } = await import('../src/web/memory.ts');
await loadTexts('en');
after(() => assert.deepEqual(server.house.troubles, []));

const NAMES = ['Alma', 'Bodil', 'Cyril', 'Dagny'];
const seatsIn = async (code: string) => (await server.stateOf(code)).seats;
const namesIn = async (code: string) => (await seatsIn(code)).map(({ name }) => name);

test('whoever sits down has their chair again when the page is loaded anew, and whoever has left has none', async () => {
  const { room } = await server.lay(['Alma']);
  let phone = await server.opens(room);
  await enter(phone.control(/^your name at the table/i), 'Gunvor');
  await phone.presses(/^sit down/i);
  assert.deepEqual(await namesIn(room), ['Alma', 'Gunvor']);
  await phone.closes();

  phone = await server.opens(room);
  await phone.presses(/^I am ready/i);
  assert.equal((await seatsIn(room))[1]!.isReady, true);
  assert.match(phone.says(), /All are ready/);
  await phone.presses(/^one moment, please/i);
  assert.equal((await seatsIn(room))[1]!.isReady, false);
  assert.match(phone.says(), /say so when we can begin/i);

  await phone.presses(/^menu/i);
  await phone.holds(/^hold to leave/i);
  assert.deepEqual(await namesIn(room), ['Alma']);
  assert.deepEqual(server.went, ['/']);
  await phone.closes();
  phone = await server.opens(room);
  assert.ok(phone.has(/^your name at the table/i));
  await phone.closes();
});

test('the host moves, makes host and asks to get up whoever was picked up, and nobody beside them', async () => {
  const { room, guests } = await server.lay(NAMES);
  const phone = await server.opens(room, { as: guests[0]! });
  await phone.presses(/^chairs/i, /^Cyril, chair 3/);
  assert.match(phone.says(), /chair 3, between Bodil and Dagny/);
  await phone.presses(/^one on/i);
  assert.deepEqual(await namesIn(room), ['Alma', 'Bodil', 'Dagny', 'Cyril']);
  assert.match(phone.says(), /chair 4, between Dagny and Alma/, 'the same person is still picked up');
  await phone.presses(/^one on/i);
  assert.deepEqual(await namesIn(room), ['Cyril', 'Alma', 'Bodil', 'Dagny'], 'round the table');
  await phone.presses(/^one back/i);
  assert.deepEqual(await namesIn(room), ['Alma', 'Bodil', 'Dagny', 'Cyril']);
  await phone.presses(/^Bodil, chair 2/, /^ask Bodil to get up/i);
  assert.deepEqual(await namesIn(room), ['Alma', 'Dagny', 'Cyril']);
  assert.deepEqual(
    guests.map(({ closedFor }) => closedFor),
    [undefined, 'removed', undefined, undefined],
  );
  await phone.presses(/^Alma, chair 1/);
  assert.ok(!phone.has(/get up$|^make host/i), 'nobody puts themselves out');
  await phone.presses(/^Cyril, chair 3/, /^make host/i);
  assert.equal((await server.stateOf(room)).host, 2);
  assert.ok(!phone.has(/^begin/i), 'and leads no more');
  await phone.closes();
});

test('bots come and go by one, as sharp as was chosen, and never in the place of somebody', async () => {
  const { room, guests } = await server.lay(NAMES.slice(0, 2));
  const phone = await server.opens(room, { as: guests[0]! });
  const kinds = async () => (await seatsIn(room)).map(({ bot }) => bot);
  await phone.presses(/^chairs/i, /^kind$/i, /: \+$/, /: \+$/);
  assert.deepEqual(await kinds(), [null, null, 'easy', 'easy']);
  await phone.presses(/^sly$/i);
  assert.deepEqual(await kinds(), [null, null, 'clever', 'clever'], 'those who sit there, too');
  await server.sits(room, 'Cyril');
  await phone.presses(/: −$/);
  assert.deepEqual(await kinds(), [null, null, 'clever', null]);
  assert.equal((await namesIn(room))[3], 'Cyril');
  await phone.presses(/^put 3 bots there/i);
  const names = await namesIn(room);
  assert.deepEqual([names.length, new Set(names).size], [7, 7]);
  await phone.closes();
});

test('a host hears for whom the table waits, and may begin all the same; a guest may not', async () => {
  const { room, guests } = await server.lay(NAMES, 'illumuffinati');
  const [alma, bodil, , dagny] = guests;
  for (const guest of [bodil!, dagny!]) await guest.ask({ type: 'room.ready', ready: true } as never);
  let phone = await server.opens(room, { as: bodil! });
  assert.match(phone.says(), /We are waiting for Cyril\./);
  assert.ok(!phone.has(/^begin/i));
  await phone.closes();
  phone = await server.opens(room, { as: alma! });
  assert.match(phone.says(), /Cyril is not ready yet/);
  await phone.presses(/^begin all the same/i);
  assert.equal((await server.stateOf(room)).phase, 'playing');
  await phone.closes();
});

test('of two screens that knock, the one is let in whose sign was compared', async () => {
  const { room, guests } = await server.lay(NAMES);
  const phone = await server.opens(room, { as: guests[0]! });
  const tokens = ['a', 'b', 'c'].map((letter) => letter.repeat(32));
  const knock = async (token: string, method = 'POST') => {
    const response = await fetch(`/api/rooms/${room}/screen`, {
      method,
      headers: { authorization: `Bearer ${token}` },
    });
    return (await response.json()) as { sign: string; state: string };
  };
  const [, second, third] = [await knock(tokens[0]!), await knock(tokens[1]!), await knock(tokens[2]!)];
  await server.passes(100);
  const asked = phone.page.querySelectorAll('section.knock');
  assert.equal(asked.length, 3);
  const answer = async (sign: string, name: RegExp) => {
    const one = phone.page.querySelectorAll('section.knock').find((section) => wordsOf(section).includes(sign))!;
    await press(controlsIn(one).find((control) => name.test(nameOf(control)))!);
    await server.passes(100);
    return Promise.all(tokens.map(async (token) => (await knock(token, 'GET')).state));
  };
  assert.deepEqual(await answer(second!.sign, /let it in/i), ['waiting', 'in', 'waiting']);
  assert.deepEqual(await answer(third!.sign, /not ours/i), ['waiting', 'in', 'gone']);
  await server.passes(ROOM_LIMITS.screenWaitSeconds * 1000 + 2_000);
  assert.doesNotMatch(phone.says(), /a screen asks/i, 'the last has given up');
  await phone.closes();
});

test('whoever invites opens a screen by its own key, and says whether others may look on and what the table speaks', async () => {
  const { room, guests, table } = await server.lay(NAMES);
  keepDoors(room, { table });
  const phone = await server.opens(room, { as: guests[0]! });
  const opened: string[] = [];
  Object.assign(globalThis, { open: (path: string) => opened.push(path) });
  await phone.presses(/^invite/i, /^open here/i);
  assert.deepEqual(opened, [`/${room}/table`]);
  for (const isAllowed of [true, false]) {
    await phone.presses(/^others may look on/i);
    assert.equal((await server.stateOf(room)).spectators, isAllowed);
  }
  await phone.presses(/^svenska/i);
  assert.equal((await server.stateOf(room)).language, 'sv');
  await phone.closes();

  const wall = await server.opens(room, { surface: 'table', token: table });
  assert.match(wall.says(), /vid bordet/);
  assert.equal((await server.stateOf(room)).tableConnected, true);
  await wall.closes();
  const guest = await server.opens(room, { as: guests[1]! });
  assert.ok(!guest.has(/^invite|^open here|look on/i));
  await guest.closes();
});

test('whoever gets up to lead has the console by their own key, and the chair is free', async () => {
  const { room, guests, master } = await server.lay(NAMES);
  keepDoors(room, { master });
  const phone = await server.opens(room, { as: guests[0]! });
  await phone.presses(/^tonight/i, /^one of us/i, /^invite/i);
  const to: string[] = [];
  Object.assign(location, { assign: (path: string) => to.push(path) });
  await phone.holds(/^hold to get up and lead/i);
  assert.deepEqual([to, await namesIn(room)], [[`/${room}/master`], NAMES.slice(1)]);
  await phone.closes();
  const desk = await server.opens(room, { surface: 'master' });
  assert.equal((await server.stateOf(room)).master.held, true);
  assert.match(desk.says(), /3 at the table/);
  assert.ok(desk.has(/^put 4 bots there/i));
  await desk.closes();
});

test('what the host chooses is tonight’s rules for all; a guest reads them, and can ask for soft words alone', async () => {
  const { room, guests } = await server.lay(NAMES);
  const options = async () => (await server.stateOf(room)).options;
  const host = await server.opens(room, { as: guests[0]! });
  await host.presses(/^tonight/i, /^blitz/i, /^each at home/i, /^first day: \+/i);
  const { preset, playMode, firstDaySeconds } = await options();
  assert.deepEqual([preset, playMode, firstDaySeconds], ['blitz', 'remote', 360]);
  await host.closes();

  const guest = await server.opens(room, { as: guests[1]! });
  assert.ok(!guest.has(/^blitz|^each at home|^first day/i));
  await guest.presses(/^soft words/i);
  assert.equal((await options()).wording, 'soft');
  const again = await server.opens(room, { as: guests[0]! });
  await again.presses(/^tonight/i, /^illumuffinati/i);
  assert.equal((await server.stateOf(room)).game, 'illumuffinati');
  for (const page of [guest, again]) await page.closes();
});
