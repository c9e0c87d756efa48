/** A page whose line ends, or whose chair goes to another device, on the server itself. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LANGUAGES, type Typed } from '../src/kernel/game.ts';
import { CLOSE, welcomeLine } from '../src/protocol.ts';
import { connect, openPage, type TestPage } from '../src/server/testing/house.ts';
import { around, happen, open } from './mounted/dom.ts';
import { press } from './mounted/look.ts';
import { files } from './mounted/scripts.ts';
import { serve } from './mounted/served.ts';

const server = await serve();
open();
const { loadTexts, textsIn } = await import('../src/web/texts/index.ts');
const { anyToken, setLanguage } = await import('../src/web/memory.ts');
await loadTexts('en');
after(() => assert.deepEqual(server.house.troubles, []));

const BROKEN = 1006;
const NAMES = ['Alma', 'Bodil', 'Cyril'];
const ticketAsked = () => server.asked.findLast(({ type }) => type === 'room.ticket')!.ticket as string;

test('a page keeps nothing of a chair that it has handed to another device', async () => {
  const { room, guests } = await server.lay(NAMES);
  const phone = await server.opens(room, { as: guests[1]! });
  await phone.presses(/^take your chair to another/i);
  const first = ticketAsked();
  await server.passes(61_000);
  await phone.presses(/^show it again/i);
  assert.notEqual(ticketAsked(), first, 'a square is good for a minute');

  const ticket = ticketAsked();
  const other = openPage(server.house, room, 'another device', { key: ticket });
  await connect(server.house, other, room);
  assert.deepEqual(await other.ask({ type: 'room.move', ticket } as Typed), {});
  await server.passes(100);
  assert.equal(other.role, 1);
  assert.match(phone.says(), /your chair is on another device/i);
  assert.ok(!phone.has(/take the chair back|try again/i));
  assert.equal(anyToken(room, 'phone'), undefined);
  await phone.closes();
  const again = await server.opens(room);
  assert.ok(again.has(/^your name at the table/i), 'a stranger like any other');
  await again.closes();
});

test('a device that is offered a chair asks first, and a square that has gone out takes nothing from it', async () => {
  const { room, guests } = await server.lay(NAMES);
  const [, bodil] = guests;
  const makes = async (ticket: string) =>
    assert.deepEqual(await bodil!.ask({ type: 'room.ticket', ticket } as Typed), {});
  await makes('1a'.repeat(16));
  const phone = await server.opens(room, { ticket: '1a'.repeat(16) });
  assert.match(phone.says(), /continue on this device\?/i);
  await server.passes(1_000);
  assert.deepEqual([bodil!.role, bodil!.closedFor], [1, undefined]);
  await phone.presses(/^continue here/i);
  assert.equal(bodil!.closedFor, 'handed-on');
  assert.match(phone.says(), /you sit between Alma and Cyril/i);
  const own = anyToken(room, 'phone');
  await phone.closes();

  const late = await server.opens(room, { ticket: '1a'.repeat(16) });
  await late.presses(/^continue here/i);
  assert.match(late.says(), /this QR code no longer works/i);
  assert.equal(anyToken(room, 'phone'), own);
  await late.presses(/^try again/i);
  assert.match(late.says(), /you sit between Alma and Cyril/i);
  await late.closes();
});

test('whoever leads at the console of this browser is not given a chair here: nobody leads and plays', async () => {
  const { room, guests, master } = await server.lay(NAMES);
  const desk = await server.opens(room, { surface: 'master', token: master });
  assert.equal((await server.stateOf(room)).master.held, true);
  assert.deepEqual(await guests[1]!.ask({ type: 'room.ticket', ticket: '2b'.repeat(16) } as Typed), {});
  const phone = await server.opens(room, { ticket: '2b'.repeat(16) });
  await phone.presses(/^continue here/i);
  assert.deepEqual([guests[1]!.role, guests[1]!.closedFor], [1, undefined]);
  await phone.closes();
  await desk.closes();
});

test('a server that restarts is no end: what was pressed meanwhile is sent once when it is back, or taken back', async () => {
  const { room, guests } = await server.lay(NAMES);
  const phone = await server.opens(room, { as: guests[1]! });
  assert.doesNotMatch(phone.says(), /you are back/i);
  server.cuts(CLOSE.restarting.code, 'away');
  await server.passes(1_000);
  assert.doesNotMatch(phone.says(), /looking for the table/i, 'not for a moment');
  await server.passes(2_000);
  assert.match(phone.says(), /looking for the table/i);
  assert.ok(!phone.has(/back$/i));
  await phone.presses(/^I am ready/i, /^undo the press/i, /^I am ready/i);
  assert.doesNotMatch(phone.says(), /not like that/i);
  await server.passes(20_000);
  assert.match(phone.says(), /your chair is kept/i);
  assert.ok(!phone.has(/^change name/i), 'nothing below it can be pressed');
  server.comes();
  assert.equal(server.lines(), 0);
  await press(phone.control(/^try now/i));
  assert.equal(server.lines(), 1, 'at once');
  await server.passes(500);
  assert.match(phone.says(), /you are back at the table/i);
  assert.equal((await server.stateOf(room)).seats[1]!.isReady, true);
  assert.equal(server.asked.filter(({ type }) => type === 'room.ready').length, 1);
  await server.passes(5_000);
  assert.doesNotMatch(phone.says(), /you are back/i);
  await phone.closes();
});

test('whoever opens their chair elsewhere is told here, and may take it back', async () => {
  const { room, guests } = await server.lay(NAMES);
  const phone = await server.opens(room, { as: guests[1]! });
  await connect(server.house, guests[1]!, room);
  await server.passes(100);
  assert.match(phone.says(), /open in another tab.*or on another device/i);
  await phone.presses(/^take the chair back here/i);
  assert.match(phone.says(), /you sit between Alma and Cyril/i);
  assert.equal(guests[1]!.closedFor, 'replaced');
  await phone.closes();
});

test('whoever was asked to get up is told so, and may sit down again', async () => {
  const { room, guests } = await server.lay(NAMES);
  const phone = await server.opens(room, { as: guests[1]! });
  assert.deepEqual(await guests[0]!.ask({ type: 'room.kick', seat: 1 } as Typed), {});
  await server.passes(100);
  assert.match(phone.says(), /your chair is free again/i);
  await phone.presses(/^try again/i);
  assert.ok(phone.has(/^your name at the table/i));
  await phone.closes();
});

test('a table that was cleared is not tried again; another code may be typed', async () => {
  const { room, guests } = await server.lay(NAMES);
  const phone = await server.opens(room, { as: guests[1]! });
  await server.house.rooms.delete(room);
  await server.passes(100);
  assert.match(phone.says(), /the table is cleared/i);
  assert.ok(phone.has(/code/i) && !phone.has(/try again/i));
  await phone.closes();
});

test('somebody who comes while they play waits at the door, and is let in when it opens', async () => {
  const { room, guests } = await server.lay(NAMES, 'ordet-fanger');
  assert.deepEqual(await guests[0]!.ask({ type: 'room.start' }), {});
  const phone = await server.opens(room);
  assert.match(phone.says(), /they are playing already/i);
  await server.passes(11_000);
  assert.match(phone.says(), /they are playing already/i);
  assert.deepEqual(await guests[0]!.ask({ type: 'room.setSpectators', allowed: true } as Typed), {});
  await server.passes(6_000);
  assert.doesNotMatch(phone.says(), /they are playing already/i);
  assert.ok(phone.page.querySelector('[data-surface=table]'), 'and sees what the table sees');
  await phone.closes();
});

test('a page that is put away, or closed, has no line; one that is fetched, or finds the network, has one at once', async () => {
  const { room, guests } = await server.lay(NAMES);
  const phone = await server.opens(room, { as: guests[1]! });
  const isThere = async () => (await server.stateOf(room)).seats[1]!.connected;
  const hears = async (what: 'document' | 'window', type: string, details = {}) => {
    happen(around[what], type, details);
    const atOnce = server.lines();
    await server.passes(100);
    return atOnce;
  };
  assert.equal(await hears('window', 'pagehide', { persisted: false }), 1, 'it is only left');
  assert.equal(await hears('window', 'pagehide', { persisted: true }), 0);
  await server.passes(6_000);
  assert.equal(await isThere(), false);
  assert.equal(await hears('window', 'pageshow', { persisted: true }), 1);
  assert.equal(await isThere(), true);
  for (const [what, type] of [
    ['window', 'online'],
    ['document', 'visibilitychange'],
  ] as const) {
    server.cuts(BROKEN, 'away');
    await server.passes(30_000);
    server.comes();
    server.cuts(BROKEN);
    assert.equal(await hears(what, type), 1, type);
  }
  await phone.closes();
  assert.equal(server.lines(), 0);
  assert.equal(await hears('window', 'online'), 0, 'nobody listens any more');
  await server.passes(6_000);
  assert.equal(await isThere(), false);
});

test('whoever was kept away, or asked up with everybody else, reads that the door is closed now, and knocks', async () => {
  for (const command of [{ type: 'room.emptyLobby' }, { type: 'room.keepAway', seat: 1 }]) {
    const { room, guests } = await server.lay(NAMES);
    const phone = await server.opens(room, { as: guests[1]! });
    const done = guests[0]!.ask(command as Typed);
    await server.passes(500);
    assert.deepEqual(await done, {});
    assert.match(phone.says(), /your chair is free again.*has closed the door/i, command.type);
    assert.doesNotMatch(phone.says(), /sit down again/i);
    await phone.presses(/^knock/i);
    assert.match(phone.says(), /the door is closed.*say who you are/i);
    await phone.closes();
  }
});

test('a screen on which nobody presses anything promises nothing about presses when its line is gone', async () => {
  const { room, table, guests } = await server.lay(NAMES);
  for (const [opening, isPromised] of [
    [{ surface: 'table', token: table } as const, false] as const,
    [{ as: guests[1]! }, true] as const,
  ]) {
    const page = await server.opens(room, opening);
    server.cuts(BROKEN, 'away');
    await server.passes(4_000);
    assert.match(page.says(), isPromised ? /looking for the table …/i : /looking for the house …/i);
    assert.equal(/what you press is sent/i.test(page.says()), isPromised);
    server.comes();
    await page.closes();
  }
});

test('the table’s screen without a line speaks as a table: it has no chair and is no phone', async () => {
  const { room, table, guests } = await server.lay(NAMES, 'ordet-fanger');
  assert.deepEqual(await guests[0]!.ask({ type: 'room.start' }), {});
  const screen = await server.opens(room, { surface: 'table', token: table });
  await server.passes(4_000);
  server.cuts(BROKEN, 'away');
  await server.passes(25_000);
  assert.match(screen.says(), /the table has lost its connection.*this screen keeps trying/i);
  assert.doesNotMatch(screen.says(), /your chair|this phone|looking for the table/i);
  server.comes();
  await screen.presses(/^try now/i);
  await server.passes(500);
  assert.match(screen.says(), /the table is back/i);
  assert.doesNotMatch(screen.says(), /lost its connection|you are back/i);
  await screen.closes();
});

test('a line that is lost before the page about it could be fetched can be tried at once all the same', async (t) => {
  const { room, table, guests } = await server.lay(NAMES);
  t.after(() => {
    files.away = undefined;
    server.comes();
  });
  for (const opening of [{ surface: 'table', token: table } as const, { as: guests[1]! }]) {
    const page = await server.opens(room, opening);
    files.away = /errors\.tsx$/;
    server.cuts(BROKEN, 'away');
    await server.passes(23_000);
    assert.match(page.says(), opening.surface ? /the table has lost its connection/i : /your chair is kept/i);
    server.comes();
    files.away = undefined;
    assert.equal(server.lines(), 0);
    await press(page.control(/^try now/i));
    assert.equal(server.lines(), 1);
    await server.passes(500);
    assert.match(page.says(), opening.surface ? /the table is back/i : /you are back/i);
    await page.closes();
  }
});

for (const language of LANGUAGES)
  test(`a console without a line speaks as a console: it has no chair and is no phone (${language})`, async (t) => {
    await loadTexts(language);
    setLanguage(language);
    t.after(() => {
      setLanguage('en');
      server.comes();
    });
    const { master: words, longAway, longAwayHelp, botMay, back, tryNow } = textsIn(language).line;
    const { room, guests, master } = await server.lay(NAMES, 'ordet-fanger');
    const desk = await server.opens(room, { surface: 'master', token: master });
    await server.passes(4_000);
    const goes = async () => {
      server.cuts(BROKEN, 'away');
      await server.passes(23_000);
      const said = desk.says();
      for (const word of [longAway, longAwayHelp, botMay]) assert.ok(!said.includes(word), said);
      for (const word of [words.longAway, words.longAwayHelp]) assert.ok(said.includes(word), said);
      server.comes();
      await desk.presses(new RegExp(`^${tryNow}`));
      await server.passes(500);
      return said;
    };
    assert.ok(!(await goes()).includes(words.mayChange), 'nothing goes on yet');
    assert.ok(desk.says().includes(words.back) && !desk.says().includes(back), desk.says());
    for (const command of [{ type: 'room.setOption', name: 'gameMaster', value: 'human' }, { type: 'room.start' }]) {
      const done = guests[0]!.ask(command as Typed);
      await server.passes(200);
      assert.deepEqual(await done, {});
    }
    assert.ok((await goes()).includes(words.mayChange));
    await desk.closes();
  });

test('the table’s screen tells that somebody got up, for a while', async () => {
  const { room, table, guests } = await server.lay(NAMES);
  const screen = await server.opens(room, { surface: 'table', token: table });
  const done = guests[2]!.ask({ type: 'room.leave' });
  await server.passes(500);
  assert.deepEqual(await done, {});
  assert.match(screen.says(), /Cyril has got up/);
  await server.passes(11_000);
  assert.doesNotMatch(screen.says(), /has got up/);
  await screen.closes();
});

for (const isPlaying of [false, true]) {
  test(`a page whose view begins anew has no chair for a moment and stays up, ${isPlaying ? 'in a game' : 'in the lobby'}`, async () => {
    const { room, guests } = await server.lay(NAMES, 'ordet-fanger');
    if (isPlaying) assert.deepEqual(await guests[0]!.ask({ type: 'room.start' }), {});
    const phone = await server.opens(room, { as: guests[1]! });
    await server.passes(8_000); // all came with one mask; what is told of another has gone
    server.asked.length = 0;
    const says = () => phone.says().replace(/\d+:\d+/g, '');
    const before = says();
    server.says(welcomeLine({ role: 1, epoch: 99, count: 0, now: server.house.clock.now(), build: '' }));
    await server.passes(100);
    assert.doesNotMatch(says(), /could not be shown/i);
    assert.notEqual(says(), before);
    server.cuts(BROKEN);
    await server.passes(1_000);
    assert.equal(says(), before);
    assert.deepEqual(server.asked, [], 'and has asked for nothing in between');
    await phone.closes();
  });
}

test('whoever left a game reads outside how far the evening has come, until there is a chair or no room', async () => {
  const { room, guests } = await server.lay([...NAMES, 'Dagny', 'Egon'], 'illumuffinati');
  const [alma, , , , egon] = guests;
  const does = async (who: TestPage, type: string) => assert.deepEqual(await who.ask({ type } as Typed), {});
  await does(alma!, 'room.start');
  await does(egon!, 'room.leave');
  const phone = await server.opens(room, { as: egon! });
  assert.match(phone.says(), /they are playing already/i);
  await does(alma!, 'room.pause');
  await does(alma!, 'room.cancel');
  await server.passes(6_000);
  assert.match(phone.says(), /the game is over/i);
  await does(alma!, 'room.endEvening');
  await server.passes(6_000);
  assert.match(phone.says(), /the evening is over/i);
  await does(alma!, 'room.rematch');
  await server.passes(6_000);
  assert.ok(phone.has(/^your name at the table/i), phone.says());
  await phone.closes();

  await does(alma!, 'room.start');
  const late = await server.opens(room);
  assert.match(late.says(), /they are playing already/i);
  await server.house.rooms.delete(room);
  await server.passes(6_000);
  assert.match(late.says(), /there is no table here/i);
  await late.closes();
});
