/** The lobby on the server itself: what a page's buttons bring about at the table, for the person whose name stands there. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { h, render } from 'preact';
import type { Typed } from '../src/kernel/game.ts';
import { ROOM_LIMITS } from '../src/kernel/room/commands.ts';
import { sitting } from '../src/server/testing/client.ts';
import { connect, openPage } from '../src/server/testing/house.ts';
import { hashOf } from '../src/server/tokens.ts';
import { maskNames } from '../src/web/art/mask.ts';
import { playable } from '../src/web/catalogue.ts';
import { type Drawn, open, root } from './mounted/dom.ts';
import { controlsIn, enter, nameOf, press, wordsOf } from './mounted/look.ts';
import { files } from './mounted/scripts.ts';
import { serve } from './mounted/served.ts';
import { settled } from './mounted/settled.ts';

const server = await serve();
open();
const { Qr } = await import('../src/web/qr.tsx');
const { loadTexts } = await import('../src/web/texts/index.ts');
const { wishAlone } = await import('../src/web/wish.ts');
const { house, keepDoors } = await import('../src/web/memory.ts');
await loadTexts('en');
after(() => assert.deepEqual(server.house.troubles, []));

const NAMES = ['Alma', 'Bodil', 'Cyril', 'Dagny'];
const squaresOn = (page: Drawn) =>
  page.querySelectorAll('svg.qr').map((square) => square.querySelector('path')!.getAttribute('d'));

/** As it is drawn for this address. */
async function squareOf(text: string): Promise<string | null> {
  const page = root();
  render(h(Qr, { text, label: 'a square' }), page as never);
  await settled();
  return squaresOn(page)[0]!;
}

const seatsIn = async (code: string) => (await server.stateOf(code)).seats;
const namesIn = async (code: string) => (await seatsIn(code)).map(({ name }) => name);

test('whoever sits down has their chair again when the page is loaded anew, and whoever has left has none', async () => {
  const { room } = await server.lay(['Alma']);
  let phone = await server.opens(room);
  const sits = async (name: string) => {
    await enter(phone.control(/^your name at the table/i), name);
    await phone.presses(/^sit down/i);
  };
  await sits('alma');
  assert.match(phone.says(), /that does not work.*one too much like it/i);
  await sits('Gunvor');
  assert.deepEqual(await namesIn(room), ['Alma', 'Gunvor']);
  assert.doesNotMatch(phone.says(), /that does not work/i, 'it was about the other name');
  await phone.closes();

  phone = await server.opens(room);
  await phone.presses(/^I am ready/i);
  assert.equal((await seatsIn(room))[1]!.isReady, true);
  assert.match(phone.says(), /Everybody is ready/);
  await phone.presses(/^I am not ready after all/i);
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

test('who is new gets the rules as short cards and is asked whether they can stay', async () => {
  const { room } = await server.lay(['Alma', 'Bodil', 'Cyril'], 'illumuffinati');
  const phone = await server.opens(room);
  const rule = /Every Baker is dealt 3 cards/;
  await enter(phone.control(/^your name at the table/i), 'Gunvor');
  await phone.presses(/^I am new/i, /^sit down/i);
  assert.match(phone.says(), rule);
  const newcomer = async () => (await seatsIn(room))[3]!;
  assert.equal((await newcomer()).hasTime, false);
  await phone.presses(/^I can stay/i);
  assert.equal((await newcomer()).hasTime, true);
  await phone.presses(/^change name or mask/i, /^I am new/i, /^save/i);
  assert.equal((await newcomer()).isNew, false);
  assert.doesNotMatch(phone.says(), rule);
  await phone.closes();
});

test('a host sees who is new and whom to ask about the time, and begins when they like', async () => {
  const { room, guests } = await server.lay(['Alma', 'Bodil', 'Cyril', 'Dagny'], 'illumuffinati');
  const newly = (name: string, mask: number) => ({ type: 'room.tag', name, pronouns: '', mask, isNew: true }) as Typed;
  assert.deepEqual(await guests[1]!.ask(newly('Bodil', 1)), {});
  assert.deepEqual(await guests[2]!.ask(newly('Cyril', 2)), {});
  const phone = await server.opens(room, { as: guests[0]! });
  assert.match(phone.says(), /Bodil and Cyril are new here\. Ask if there is time for \d+ minutes\./);
  await phone.presses(/^chairs/i);
  assert.ok(phone.has(/^Bodil, chair 2, new here, not ready yet/));
  await guests[1]!.ask({ type: 'room.confirmTime' });
  await guests[2]!.ask({ type: 'room.confirmTime' });
  await server.passes(100);
  assert.match(phone.says(), /Bodil and Cyril are new here\. (?!Ask)/);
  await guests[1]!.ask({ type: 'room.tag', name: 'Bodil', pronouns: '', mask: 1, isNew: false } as Typed);
  await guests[2]!.ask(newly('Cyril', 2));
  await server.passes(100);
  assert.match(phone.says(), /Cyril is new here\./);
  await phone.presses(/^begin/i);
  assert.equal((await server.stateOf(room)).phase, 'playing');
  await phone.closes();
});

test('the bar of a lobby says how many sit there, and how many the game takes', async () => {
  for (const [game, takes] of [
    ['ordet-fanger', '3 / 2–12'],
    ['maffia', '3 / 7–22'],
  ] as const) {
    const { room, guests } = await server.lay(['Alma', 'Bodil', 'Cyril'], game);
    for (const as of [guests[0]!, guests[1]!]) {
      const phone = await server.opens(room, { as });
      assert.equal(wordsOf(phone.page.querySelector('.clock')!), takes);
      await phone.closes();
    }
  }
});

test('whoever changes their tag changes their own, and is told on the sheet why it cannot be', async () => {
  const { room, guests } = await server.lay(NAMES);
  const phone = await server.opens(room, { as: guests[2]! });
  await phone.presses(/^change name or mask/i);
  const field = phone.control(/^your name at the table/i);
  assert.equal(field.value, 'Cyril');
  await enter(field, 'Bodil');
  await phone.presses(/^save/i);
  assert.match(wordsOf(phone.page.querySelector('dialog')!), /that does not work.*one too much like it/i);
  await enter(phone.control(/^your name at the table/i), 'Cecil');
  await phone.presses(/^save/i);
  assert.deepEqual(await namesIn(room), ['Alma', 'Bodil', 'Cecil', 'Dagny']);
  assert.ok(!phone.page.querySelector('dialog'));
  await phone.closes();
});

test('at a full table there is no chair to take until somebody gets up', async () => {
  const { room, guests } = await server.lay([...NAMES, 'Egon'], 'gws-brott');
  const phone = await server.opens(room);
  assert.match(phone.says(), /all 5 chairs are taken/i);
  assert.deepEqual(await guests[2]!.ask({ type: 'room.leave' }), {});
  await server.passes(100);
  assert.ok(phone.has(/^your name at the table/i));
  await phone.closes();
});

test('alone with bots: the page sits down, fills the table and begins by itself', async () => {
  const { room } = await server.lay([], 'illumuffinati');
  wishAlone(room, { name: 'Gunvor', mask: 3 });
  const phone = await server.opens(room);
  await server.passes(1_000);
  const { phase, seats, host } = await server.stateOf(room);
  assert.deepEqual(
    [phase, host, seats.map(({ bot }) => bot !== null)],
    ['playing', 0, [false, true, true, true, true]],
  );
  assert.deepEqual([seats[0]!.name, seats[0]!.mask], ['Gunvor', 3]);
  const told = /This is you: Gunvor Your mask: Stag/;
  assert.match(phone.says(), told, 'at the first scene');
  await server.passes(10_000);
  assert.doesNotMatch(phone.says(), told);
  assert.ok(phone.page.querySelector('[data-game=illumuffinati]'));
  await phone.closes();
  wishAlone('', { name: '', mask: 0 }); // rooms of other servers have the same codes
});

test('alone with bots: what could not be fetched is tried again, and the evening begins then', async (t) => {
  const { room } = await server.lay([], 'illumuffinati');
  wishAlone(room, { name: 'Gunvor', mask: 3 });
  files.away = /alone\.tsx$/;
  t.after(() => {
    files.away = undefined;
  });
  const phone = await server.opens(room);
  await server.passes(1_000);
  assert.deepEqual(await namesIn(room), []);
  files.away = undefined;
  await server.passes(8_000);
  assert.equal((await server.stateOf(room)).phase, 'playing');
  await phone.closes();
});

test('alone with bots: whoever is refused a chair or the start is in the lobby, and goes on by hand', async () => {
  const { room } = await server.lay(['Gunvor'], 'illumuffinati');
  wishAlone(room, { name: 'Gunvor', mask: 3 });
  const phone = await server.opens(room);
  assert.match(phone.says(), /one too much like it/i);
  assert.ok(phone.has(/^your name at the table/i), phone.says());
  await phone.closes();
});

test('a game over days goes by the host’s clock, and by nobody else’s', async () => {
  const { room, guests } = await server.lay(NAMES, 'forraeder');
  for (const seat of [1, 0]) {
    const phone = await server.opens(room, { as: guests[seat]! });
    assert.equal(server.asked.filter(({ type }) => type === 'room.setOption').length > 0, seat === 0);
    await phone.closes();
  }
});

test('the host moves, makes host and asks to get up whoever was picked up, and nobody beside them', async () => {
  const { room, guests } = await server.lay(NAMES);
  const phone = await server.opens(room, { as: guests[0]! });
  await phone.presses(/^chairs/i, /^Cyril, chair 3/);
  assert.match(phone.says(), /chair 3, between Bodil and Dagny/);
  await phone.presses(/^one forward/i);
  assert.deepEqual(await namesIn(room), ['Alma', 'Bodil', 'Dagny', 'Cyril']);
  assert.match(phone.says(), /chair 4, between Dagny and Alma/, 'the same person is still picked up');
  await phone.presses(/^one forward/i);
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
  assert.ok(!phone.has(/get up$|^make them the host/i), 'nobody puts themselves out');
  await phone.presses(/^Cyril, chair 3/, /^make them the host/i);
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
  await phone.presses(/, chair 3, bot/);
  assert.ok(!phone.has(/^make them the host/i));
  await phone.presses(/, chair 3, bot/);
  await server.sits(room, 'Hortensia');
  await phone.presses(/: −$/);
  assert.deepEqual(await kinds(), [null, null, 'clever', null]);
  assert.equal((await namesIn(room))[3], 'Hortensia');
  await phone.presses(/^add 3 bots/i);
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
  await phone.presses(/^begin anyway/i);
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
  const [, second] = [await knock(tokens[0]!), await knock(tokens[1]!)];
  await server.passes(100);
  const asked = phone.page.querySelectorAll('section.knock');
  assert.equal(asked.length, 2);
  const guest = await server.opens(room, { as: guests[1]! });
  assert.ok(!guest.page.querySelector('section.knock'), 'who does not lead is not asked');
  await guest.closes();
  const answer = async (sign: string, name: RegExp) => {
    const one = phone.page.querySelectorAll('section.knock').find((section) => wordsOf(section).includes(sign))!;
    await press(controlsIn(one).find((control) => name.test(nameOf(control)))!);
    await server.passes(100);
    return Promise.all(tokens.map(async (token) => (await knock(token, 'GET')).state));
  };
  assert.deepEqual(await answer(second!.sign, /let it in/i), ['waiting', 'in', 'gone']);
  const third = await knock(tokens[2]!);
  await server.passes(100);
  assert.deepEqual(await answer(third.sign, /not ours/i), ['waiting', 'in', 'gone']);
  await server.passes(ROOM_LIMITS.screenWaitSeconds * 1000 + 2_000);
  assert.doesNotMatch(phone.says(), /a screen asks/i, 'the last has given up');
  await phone.closes();
});

test('a host who puts off one knock in a game is shown the next one, though the first still waits', async () => {
  const { room, guests } = await server.lay(NAMES, 'ordet-fanger');
  for (const command of [{ type: 'room.setLock', isLocked: true, pass: null }, { type: 'room.start' }])
    assert.deepEqual(await guests[0]!.ask(command as Typed), {});
  const phone = await server.opens(room, { as: guests[0]! });
  const knocks = async (name: string) => {
    const holder = hashOf(`the phone of ${name}`);
    const asked = (await server.house.rooms.find(room))!.tell({ type: 'room.askIn', name, mask: 20, holder } as Typed);
    await server.passes(2_000);
    assert.equal(await asked, undefined);
  };
  await knocks('Torvald');
  assert.match(phone.says(), /Torvald knocks/);
  await phone.presses(/^later$/i);
  assert.doesNotMatch(phone.says(), /knocks/);
  await knocks('Linnea');
  assert.match(phone.says(), /knocks/);
  await phone.presses(/^look$/i);
  assert.ok(phone.has(/^let in$/i) && phone.has(/^Linnea knocks too$/));
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
  assert.deepEqual(squaresOn(phone.page), [await squareOf(`${house.origin}/${room}`)]);
  await phone.presses(/^on another device/i);
  assert.deepEqual(squaresOn(phone.page)[1], await squareOf(`${house.origin}/${room}/table#${table}`));
  for (const isAllowed of [true, false]) {
    await phone.presses(/^others may watch/i);
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
  assert.ok(!guest.has(/^invite|^open here|may watch/i));
  await guest.closes();
});

for (const { id: game } of playable)
  test(`${game}: whoever gets up to lead has the console by their own key, and the chair is free`, async () => {
    const { room, guests, master } = await server.lay(NAMES, game);
    keepDoors(room, { master });
    const phone = await server.opens(room, { as: guests[0]! });
    await phone.presses(/^tonight/i, /^(one of us|a person)$/i, /^invite/i);
    const to: string[] = [];
    Object.assign(location, { assign: (path: string) => to.push(path) });
    await phone.holds(/^hold to get up and run the game/i);
    assert.deepEqual([to, await namesIn(room)], [[`/${room}/master`], NAMES.slice(1)]);
    await phone.closes();
    const desk = await server.opens(room, { surface: 'master' });
    assert.equal((await server.stateOf(room)).master.held, true);
    assert.match(desk.says(), /3 at the table/);
    if (desk.has(/^add (a|\d) bots?/i)) await desk.presses(/^add (a|\d) bots?/i);
    await desk.presses(/^begin/i);
    const { phase, seats } = await server.stateOf(room);
    assert.deepEqual([phase, seats.length >= 3], ['playing', true]);
    assert.ok(desk.page.querySelector('[data-surface=master]'));
    await desk.closes();
  });

test('what the host chooses is tonight’s rules for all; a guest reads them, and can ask for soft words alone', async () => {
  const { room, guests } = await server.lay(NAMES);
  const options = async () => (await server.stateOf(room)).options;
  const host = await server.opens(room, { as: guests[0]! });
  await host.presses(/^tonight/i, /^blitz/i, /^far apart/i, /^first day: \+/i);
  const { preset, playMode, firstDaySeconds } = await options();
  assert.deepEqual([preset, playMode, firstDaySeconds], ['blitz', 'remote', 360]);
  await host.closes();

  const guest = await server.opens(room, { as: guests[1]! });
  assert.ok(!guest.has(/^blitz|^far apart|^first day/i));
  await guest.presses(/^soft words/i);
  assert.equal((await options()).wording, 'soft');
  const again = await server.opens(room, { as: guests[0]! });
  await again.presses(/^tonight/i, /^illumuffinati/i);
  assert.equal((await server.stateOf(room)).game, 'illumuffinati');
  for (const page of [guest, again]) await page.closes();
});

test('a mask that somebody else takes while one writes a name is left, and another free one taken, with a word', async () => {
  const { room } = await server.lay([]);
  const phone = await server.opens(room);
  await phone.presses(/^dragon/i);
  assert.doesNotMatch(phone.says(), /somebody else wears/i);
  const dragon = maskNames.indexOf('dragon');
  const quicker = openPage(server.house, room, `the quicker one of ${room}`);
  await connect(server.house, quicker, room);
  const answer = quicker.ask({ ...sitting('Bodil'), mask: dragon } as Typed);
  await server.passes(500);
  assert.deepEqual(await answer, {});
  assert.match(phone.says(), /somebody else wears that mask/i);
  await enter(phone.control(/name at the table/i), 'Alma');
  await phone.presses(/^sit down/i);
  const { seats } = await server.stateOf(room);
  assert.deepEqual([seats[0]!.mask, seats[1]!.name], [dragon, 'Alma']);
  assert.notEqual(seats[1]!.mask, dragon);
  await phone.closes();
});

test('of two who sit down with one mask in the same moment the later gets a free one, and is told', async () => {
  const { room, guests } = await server.lay(['Alma', 'Bodil']);
  const masks = async () => (await server.stateOf(room)).seats.map(({ mask }) => mask);
  assert.deepEqual(await masks(), [0, 0]);
  const first = await server.opens(room, { as: guests[0]! });
  await server.passes(500);
  assert.doesNotMatch(first.says(), /somebody else wears/i);
  await first.closes();
  const second = await server.opens(room, { as: guests[1]! });
  await server.passes(500);
  assert.match(second.says(), /somebody else wears that mask/i);
  const [alma, bodil] = await masks();
  assert.equal(alma, 0);
  assert.notEqual(bodil, 0);
  await server.passes(8_000);
  assert.doesNotMatch(second.says(), /somebody else wears/i);
  await second.closes();
});
