/** Strangers with the code: a lobby that they fill, a door that is locked, and a friend who comes in all the same. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pino } from 'pino';
import * as games from '../games/index.ts';
import type { Typed } from '../kernel/game.ts';
import { ROOM_LIMITS } from '../kernel/room/commands.ts';
import { SCREENS_WAITING_MAX } from '../kernel/room/limits.ts';
import type { Entry } from '../kernel/table.ts';
import { createAskings } from './asking.ts';
import { createFailures } from './failures.ts';
import { createHttp } from './http.ts';
import { Lengths } from './lengths.ts';
import { LIMITS } from './limits.ts';
import { sitting } from './testing/client.ts';
import { settled, VirtualClock } from './testing/clock.ts';
import { chanceOf, connect, openHouse, openPage, type TestHouse, type TestPage } from './testing/house.ts';
import { hashOf } from './tokens.ts';

type Asked = Typed & { readonly [field: string]: unknown };
const LOCK: Asked = { type: 'room.setLock', isLocked: true, pass: null };
const PASS = 'ab'.repeat(16);
const STRANGERS = 18;

async function makeRoom(house: TestHouse): Promise<string> {
  const made = await house.rooms.create({ game: 'maffia', language: 'en', remote: true });
  assert.ok(typeof made === 'object');
  return made.room;
}

async function seated(house: TestHouse, code: string, name: string, key?: string): Promise<TestPage> {
  const page = openPage(house, code, name, key === undefined ? {} : { key });
  await connect(house, page, code);
  assert.deepEqual(await page.ask(sitting(name)), {}, name);
  return page;
}

const done = async (page: TestPage, command: Asked): Promise<void> =>
  assert.deepEqual(await page.ask(command), {}, JSON.stringify(command));

const lengthOf = async ({ house }: TestHouse, code: string): Promise<number> => (await house.log.read(code, 0)).length;

/** As the people at the table see it, by name. */
const asking = ({ view }: TestPage): string[] => (view.asking ?? []).map(({ name }) => name);

async function letIn(host: TestPage, name: string, isLetIn = true): Promise<void> {
  const { id } = host.view.asking!.find((one) => one.name === name)!;
  await done(host, { type: 'room.letIn', id, isLetIn });
}

test('eighteen strangers toggle for ten minutes: the game still begins, is played to its end, and there is room for more', async () => {
  const house = openHouse(games);
  const code = await makeRoom(house);
  const host = await seated(house, code, 'Alma');
  const strangers: TestPage[] = [];
  for (let i = 0; i < STRANGERS; i++) strangers.push(await seated(house, code, `Mallory ${i}`));
  const refused = new Set<string | undefined>();
  for (let second = 0; second < 600; second++) {
    const answers = strangers.map((page) => page.ask({ type: 'room.ready', ready: second % 2 === 0 } as Typed));
    await house.clock.pass(1000);
    for (const answer of await Promise.all(answers)) refused.add(answer.refused);
  }
  assert.deepEqual([...refused], [undefined, 'lobby-share']);
  const written = await lengthOf(house, code);
  assert.ok(written <= 2 + STRANGERS * LIMITS.commandsPerPersonInLobbyMax + 1, `${written} entries`);

  await done(host, { type: 'room.start' });
  const room = (await house.rooms.find(code))!;
  for (let minute = 0; minute < 1200 && room.state.phase === 'playing'; minute++) await house.clock.pass(60_000);
  assert.equal(room.state.phase, 'ended');
  const played = (await lengthOf(house, code)) - written;
  assert.ok(played < LIMITS.entriesPerGameMax, `${played} entries`);
  await done(host, { type: 'room.rematch' });
  await house.clock.pass(1_000); // their pages show the new lobby
  assert.deepEqual(
    await strangers[0]!.ask({ type: 'room.ready', ready: true } as Typed),
    {},
    'a new lobby, a new share',
  );
  await done(host, { type: 'room.emptyLobby' });
  assert.deepEqual(
    host.view.seats.map(({ name }) => name),
    ['Alma'],
  );
  assert.ok(strangers.every(({ closedFor }) => closedFor === 'removed'));
  assert.deepEqual(house.troubles, []);
});

test('who knocks and who comes and goes, for days, is not counted as the game’s; and has an end of its own', async () => {
  const lengths = new Lengths();
  const entry = (type: string, more: Partial<Entry> = {}) =>
    lengths.pass({ by: 'server', command: { type }, told: [], ...more } as unknown as Entry);
  const refused = () => lengths.refuses({ type: 'vote', person: 'Alma', isLeading: false });
  entry('room.start', { told: [{ fact: { type: 'room.gameStarted' } }] as unknown as Entry['told'] });
  const days = 5 * 24 * 60;
  for (let minute = 0; minute < days; minute++) {
    for (let i = 0; i < 12; i++) if (!lengths.isDeafTo('room.askIn')) entry('room.askIn');
    entry('room.connection');
  }
  assert.equal(refused(), undefined, 'the game has its room');
  assert.ok(lengths.isDeafTo('room.knock') && lengths.isDeafTo('room.askIn') && !lengths.isPresenceOver);
  for (let i = days; i < LIMITS.entriesOfPresenceMax; i++) entry('room.connection');
  assert.ok(lengths.isPresenceOver);
  for (let i = 1; i < LIMITS.entriesPerGameMax; i++) entry('vote', { id: 'bot 1/3:1' } as Partial<Entry>);
  assert.equal(refused(), 'room-full');
});

test('a room that has heard too many at its door hears no more of them, and is told of nobody who goes', async (t) => {
  const before = { ...LIMITS };
  t.after(() => Object.assign(LIMITS, before));
  Object.assign(LIMITS, { entriesAtDoorMax: 2, entriesOfPresenceMax: 3 });
  const { house, ask } = await withRequests();
  const code = await makeRoom(house);
  const host = await seated(house, code, 'Alma');
  const bodil = await seated(house, code, 'Bodil');
  await done(host, LOCK);
  const heard = [];
  for (const name of ['Torvald', 'Linnea', 'Jens'])
    heard.push((await ask(code, name, `198.51.100.${heard.length}`)).code);
  assert.deepEqual(heard, [undefined, undefined, 'busy']);
  assert.deepEqual(asking(host), ['Torvald', 'Linnea']);
  for (let i = 0; i < 4; i++) {
    bodil.cut();
    await house.clock.pass(10_000);
    await connect(house, bodil, code);
  }
  const told = (await house.house.log.read(code, 0)).filter((text) => text.includes('"room.connection"'));
  assert.equal(told.length, 4, 'whoever is shown as gone is shown when they are back');
  assert.equal(host.view.seats[1]!.connected, true);
});

test('what is written in a lobby is not counted as the game’s', async (t) => {
  const before = { ...LIMITS };
  t.after(() => Object.assign(LIMITS, before));
  Object.assign(LIMITS, { entriesPerGameMax: 60, commandsPerPersonMax: 30, commandsPerPersonInLobbyMax: 100 });
  const house = openHouse(games);
  const code = await makeRoom(house);
  const host = await seated(house, code, 'Alma');
  const bodil = await seated(house, code, 'Bodil');
  for (let i = 0; i < 5; i++)
    await done(host, { type: 'room.addBot', name: `Bot ${i}`, pronouns: '', mask: i, bot: 'quiet' });
  for (let i = 0; i < 90; i++) await done(bodil, { type: 'room.ready', ready: i % 2 === 0 });
  await done(host, { type: 'room.start' });
  await done(bodil, { type: 'ackBriefing' });
  for (let i = 0; i < 80; i++) await bodil.ask({ type: 'room.ticket', ticket: PASS } as Typed);
  assert.deepEqual(await bodil.ask({ type: 'ackRole' } as Typed), { refused: 'wrong-phase' });
  for (let i = 0; i < 40; i++) {
    await house.clock.pass(2_000);
    await bodil.ask({ type: 'room.ticket', ticket: PASS } as Typed);
  }
  assert.deepEqual(await bodil.ask({ type: 'room.ticket', ticket: PASS } as Typed), { refused: 'room-full' });
});

test('strangers of one address come and go in an open lobby only so often; all others sit down', async (t) => {
  const before = { ...LIMITS };
  t.after(() => Object.assign(LIMITS, before));
  Object.assign(LIMITS, { sitsPerAddressBurst: 12 });
  const house = openHouse(games);
  const code = await makeRoom(house);
  const host = await seated(house, code, 'Alma');
  let came = 0;
  for (let i = 0; i < 20; i++) {
    const page = openPage(house, code, `Mallory ${i}`);
    await connect(house, page, code, FLOOD);
    const { refused } = await page.ask(sitting(`Mallory ${i}`));
    if (refused) assert.equal(refused, 'too-many-came');
    else came++;
    if (!refused) await done(host, { type: 'room.kick', seat: 1 });
    page.cut();
  }
  assert.equal(came, 12);
  const sits = async (name: string) => {
    const page = openPage(house, code, name);
    await connect(house, page, code, name === 'Linnea' ? '198.51.100.7' : FLOOD);
    return (await page.ask(sitting(name))).refused;
  };
  assert.deepEqual([await sits('Linnea'), await sits('Mallory')], [undefined, 'too-many-came'], 'from elsewhere');
  for (const isLocked of [true, false]) await done(host, { ...LOCK, isLocked });
  assert.equal(await sits('Jens'), undefined, 'the host has seen to it');
  await done(host, { ...LOCK, pass: PASS });
  const friend = openPage(house, code, 'Torvald', { key: PASS });
  await connect(house, friend, code);
  await done(friend, { type: 'room.usePass', pass: PASS });
  assert.deepEqual(await friend.ask(sitting('Torvald')), {});
});

test('whoever comes and goes without end is told as gone later, and writes little', async () => {
  const house = openHouse(games);
  const code = await makeRoom(house);
  await seated(house, code, 'Alma');
  const mallory = await seated(house, code, 'Mallory');
  const before = await lengthOf(house, code);
  for (let second = 0; second < 600; second += 12) {
    mallory.cut();
    await house.clock.pass(6_000);
    await connect(house, mallory, code);
    await house.clock.pass(6_000);
  }
  const written = (await lengthOf(house, code)) - before;
  assert.ok(written <= 2 * (LIMITS.absencesBurst + 10 * LIMITS.absencesPerMinute), `${written} entries`);
});

test('a line that comes to a locked door is told so, and leaves nothing behind; a phone that was here before comes in', async () => {
  const house = openHouse(games);
  const code = await makeRoom(house);
  const host = await seated(house, code, 'Alma');
  const bodil = await seated(house, code, 'Bodil');
  const looker = openPage(house, code, 'Mallory');
  await connect(house, looker, code);
  await done(host, LOCK);
  assert.equal(looker.closedFor, 'locked', 'who looked on from outside looks on no more');
  bodil.cut();
  await house.clock.pass(10_000);
  const room = (await house.rooms.find(code))!;
  const before = await lengthOf(house, code);
  for (let i = 0; i < 300; i++)
    assert.equal(room.refuses({ holder: hashOf(`${i}`), network: '203.0.113.9' }), 'locked');
  assert.equal(await lengthOf(house, code), before);
  assert.equal(room.refuses({ holder: hashOf(bodil.token), network: '203.0.113.9' }), undefined);
  await connect(house, bodil, code);
  assert.deepEqual([bodil.role, bodil.view.seats.length], [1, 2], 'into the chair that was kept');
  await done(bodil, { type: 'room.leave' });
  const again = openPage(house, code, 'Bodil');
  await connect(house, again, code);
  assert.deepEqual(await again.ask(sitting('Bodil')), {}, 'and to another one, after getting up');
});

test('strangers of one address do not take the others’ places at an open door', async () => {
  const house = openHouse(games);
  const code = await makeRoom(house);
  const room = (await house.rooms.find(code))!;
  const visit = (who: string, network: string) => room.refuses({ holder: hashOf(who), network });
  const answers = Array.from({ length: 2_000 }, (_, i) => visit(`stranger ${i}`, '203.0.113.9'));
  assert.equal(answers.filter((one) => one === undefined).length, LIMITS.visitsPerAddressBurst);
  for (let i = 0; i < 5; i++) assert.equal(visit(`friend ${i}`, '198.51.100.7'), undefined);
});

/** A house with its requests; each comes from an address. */
async function withRequests(house = openHouse(games)) {
  const { rooms, clock } = house;
  const app = await createHttp(rooms, clock, house.house.metrics, createFailures(clock), pino({ level: 'silent' }), {
    ...{ isProxy: () => true, names: () => true, metricsToken: null, pages: undefined },
    ...{ ways: () => [], isReady: () => true, onTrouble: (error: unknown) => void house.troubles.push(error) },
  });
  const call = async (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    token: string,
    from: string,
    payload?: object,
  ) => {
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': from };
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    const said = answer.body === '' ? {} : (answer.json() as { state?: string; code?: string });
    return { status: answer.statusCode, ...said };
  };
  const ask = (code: string, name: string, from: string, token = tokenOf(name)) =>
    call('POST', `/api/rooms/${code}/asking`, token, from, { name, mask: 3 });
  const look = (code: string, name: string, token = tokenOf(name)) =>
    call('GET', `/api/rooms/${code}/asking`, token, '192.0.2.1');
  const find = (code: string, name: string) => call('GET', `/api/rooms/${code}`, tokenOf(name), '192.0.2.1');
  const knock = (code: string, token: string, from: string) => call('POST', `/api/rooms/${code}/screen`, token, from);
  const remove = (code: string, token: string) => call('DELETE', `/api/rooms/${code}`, token, '192.0.2.1');
  return { house, ask, look, find, knock, remove };
}

const tokenOf = (name: string): string => chanceOf(`browser ${name}`).bytes(16);
const FLOOD = '203.0.113.9';

test('a friend comes in while strangers flood the door, from elsewhere by asking, and from anywhere with the host’s link', async () => {
  const { house, ask, look } = await withRequests();
  const code = await makeRoom(house);
  const host = await seated(house, code, 'Alma');
  await done(host, { ...LOCK, pass: PASS });
  const before = await lengthOf(house, code);
  const heard: (string | undefined)[] = [];
  for (let minute = 0; minute < 10; minute++) {
    for (let i = 0; i < 100; i++) {
      const { state, code: why } = await ask(code, `Mallory ${minute}/${i}`, FLOOD);
      heard.push(state ?? why);
    }
    await house.clock.pass(60_000);
  }
  const written = (await lengthOf(house, code)) - before;
  assert.ok(written <= LIMITS.asksToEnterPerAddressBurst + 10 * LIMITS.asksToEnterPerAddressPerMinute, `${written}`);
  assert.deepEqual([...new Set(heard)].sort(), ['busy', 'waiting']);
  for (let i = 0; i < 5; i++) {
    const name = `Torvald ${i}`;
    assert.equal((await ask(code, name, `198.51.100.${i}`)).state, 'waiting', name);
    assert.ok(asking(host).includes(name));
    await letIn(host, name);
    assert.equal((await look(code, name)).state, 'in');
    assert.equal((await seated(house, code, name)).role, i + 1);
  }
  await done(host, { type: 'room.letNobodyIn' });
  assert.equal((await look(code, 'Mallory 9/1')).state, 'gone');
  const near = openPage(house, code, 'Linnea', { key: PASS });
  await connect(house, near, code);
  await done(near, { type: 'room.usePass', pass: PASS });
  assert.deepEqual(await near.ask(sitting('Linnea')), {});
  assert.deepEqual(house.troubles, []);
});

test('strangers’ screens do not crowd out the television, and stop when the host says so, or locks the door', async () => {
  const { house, knock } = await withRequests();
  const code = await makeRoom(house);
  const host = await seated(house, code, 'Alma');
  const bodil = await seated(house, code, 'Bodil');
  const shown = () => host.view.knocking?.length ?? 0;
  const heard: (string | undefined)[] = [];
  for (let minute = 0; minute < 10; minute++) {
    for (let i = 0; i < 30; i++) {
      const { state, code: why } = await knock(code, tokenOf(`screen ${minute}/${i}`), FLOOD);
      heard.push(state ?? why);
    }
    await house.clock.pass(60_000);
  }
  assert.deepEqual([...new Set(heard)].sort(), ['busy', 'waiting']);
  const most = LIMITS.knocksPerAddressBurst + 10 * LIMITS.knocksPerAddressPerMinute;
  assert.ok(heard.filter((one) => one === 'waiting').length <= most);
  const television = tokenOf('the television');
  assert.equal((await knock(code, television, '198.51.100.7')).state, 'waiting');
  for (let i = 0; i < 5; i++) await knock(code, tokenOf(`one more ${i}`), '203.0.113.77');
  assert.equal((await knock(code, television, '198.51.100.7')).state, 'waiting', 'it keeps its place');
  assert.ok(shown() <= SCREENS_WAITING_MAX);
  await done(host, { type: 'room.setScreens', mayAsk: false });
  assert.equal(shown(), 0);
  assert.deepEqual(await knock(code, tokenOf('a late one'), '198.51.100.8'), {
    ...{ status: 403, code: 'door-locked', message: 'This table takes no more screens; ask whoever hosts.' },
  });
  await done(host, { type: 'room.setScreens', mayAsk: true });
  await done(host, LOCK);
  await house.clock.pass(60_000);
  assert.equal((await knock(code, tokenOf('a later one'), '198.51.100.9')).code, 'door-locked');
  assert.equal((await knock(code, bodil.token, '198.51.100.9')).state, 'waiting', 'the door knows her');
});

test('a device knocks five times in an evening, also one that is kept away, and the next evening again', async () => {
  const { house, ask } = await withRequests();
  const code = await makeRoom(house);
  const host = await seated(house, code, 'Alma');
  const mallory = await seated(house, code, 'Mallory');
  await done(host, { type: 'room.keepAway', seat: 1 });
  for (const token of [tokenOf('Torvald'), mallory.token]) {
    const heard = [];
    for (let i = 0; i < 7; i++) {
      const { state, code: why } = await ask(code, 'Torvald', `198.51.100.${i}`, token);
      heard.push(state ?? why);
      if (host.view.asking?.length) await done(host, { type: 'room.letNobodyIn' });
      await house.clock.pass(ROOM_LIMITS.askSeconds * 1000);
    }
    assert.deepEqual(heard, [...Array(5).fill('waiting'), 'too-often', 'too-often']);
  }
  await house.clock.pass(LIMITS.eveningHours * 3_600_000);
  assert.equal((await ask(code, 'Torvald', FLOOD)).state, 'waiting');
});

test('whoever knocks by the name of somebody at the table takes another at once, and asks for no list of names', async () => {
  const { house, ask } = await withRequests();
  const code = await makeRoom(house);
  const host = await seated(house, code, 'Alma');
  await seated(house, code, 'Bodil');
  await done(host, LOCK);
  assert.equal((await ask(code, 'Bodil', '198.51.100.7', tokenOf('Torvald'))).code, 'name-taken');
  assert.equal((await ask(code, 'Torvald', '198.51.100.7')).state, 'waiting');
  const heard = [];
  for (let i = 0; i < 40; i++) heard.push((await ask(code, 'Alma', FLOOD, tokenOf(`guesser ${i}`))).code);
  assert.equal(heard.filter((why) => why === 'name-taken').length, LIMITS.asksToEnterPerAddressBurst);
  assert.deepEqual(asking(host), ['Torvald']);
});

test('whom the table chose does not delete the room while the earlier host may take the lead back', async () => {
  const { house, remove } = await withRequests();
  const code = await makeRoom(house);
  const host = await seated(house, code, 'Alma');
  const [bodil, cyril] = [await seated(house, code, 'Bodil'), await seated(house, code, 'Cyril')];
  host.cut();
  await house.clock.pass(10 * 60_000);
  for (const page of [bodil, cyril]) await done(page, { type: 'room.chooseHost', seat: 1 });
  assert.equal((await remove(code, bodil.token)).status, 403);
  await connect(house, host, code);
  await done(host, { type: 'room.takeLead' });
  assert.equal((await remove(code, host.token)).status, 204);
});

test('a hundred who ask in the same moment from one address are counted one by one, and a friend is heard', async () => {
  const house = openHouse(games);
  const code = await makeRoom(house);
  const host = await seated(house, code, 'Alma');
  await done(host, LOCK);
  const room = (await house.rooms.find(code))!;
  const askings = createAskings(house.clock);
  const ask = async (name: string, network: string) => {
    const heard = await askings.ask(room, hashOf(name), network, { name, mask: 0 });
    return typeof heard === 'string' ? { state: heard } : heard;
  };
  const crowd = await Promise.all(Array.from({ length: 100 }, (_, i) => ask(`Mallory ${i}`, FLOOD)));
  assert.equal(crowd.filter(({ state }) => state === 'waiting').length, LIMITS.asksToEnterPerAddressBurst);
  const twice = await Promise.all([1, 2].map(() => ask('Torvald', '198.51.100.7')));
  assert.deepEqual(
    twice.map(({ state }) => state),
    ['waiting', 'waiting'],
    'a press that bounced is one',
  );
  assert.equal(asking(host).filter((name) => name === 'Torvald').length, 1);
});

test('twenty-two phones of one address ask one after another while the first are being written down: all are heard', async () => {
  const house = openHouse(games);
  const code = await makeRoom(house);
  await done(await seated(house, code, 'Alma'), LOCK);
  const room = (await house.rooms.find(code))!;
  const askings = createAskings(house.clock);
  const phones: ReturnType<typeof askings.ask>[] = [];
  for (let i = 0; i < 22; i++) {
    phones.push(askings.ask(room, hashOf(`phone ${i}`), '198.51.100.7', { name: `Guest ${i}`, mask: 0 }));
    await undefined;
  }
  assert.deepEqual(await Promise.all(phones), Array(22).fill({ state: 'waiting' }));
});

test('whoever asks learns that there is a door, and nothing of what is behind it', async () => {
  const { house, ask, look, find } = await withRequests();
  const code = await makeRoom(house);
  const host = await seated(house, code, 'Alma');
  assert.equal((await ask(code, 'Torvald', FLOOD)).state, 'in', 'an open door');
  await done(host, LOCK);
  assert.deepEqual(Object.keys(await find(code, 'Torvald')).sort(), ['isLocked', 'status', 'ways']);
  assert.deepEqual(Object.keys(await find(code, 'Alma')).sort(), ['game', 'language', 'phase', 'status', 'ways']);
  assert.deepEqual(await look(code, 'Torvald'), { status: 200, state: 'gone' });
  assert.deepEqual(await ask(code, 'Torvald', FLOOD), { status: 200, state: 'waiting' });
  assert.deepEqual(await ask(code, 'Torvald', FLOOD), { status: 200, state: 'waiting' }, 'asked once');
  assert.deepEqual(asking(host), ['Torvald']);
  await letIn(host, 'Torvald', false);
  assert.deepEqual(await look(code, 'Torvald'), { status: 200, state: 'gone' });
  assert.equal((await ask(code, 'Torvald', FLOOD)).code, 'too-fast', 'again in a minute');
  await house.clock.pass(60_000);
  assert.equal((await ask(code, 'Torvald', FLOOD)).state, 'waiting');
  await house.clock.pass(ROOM_LIMITS.askSeconds * 1000);
  assert.equal((await look(code, 'Torvald')).state, 'gone', 'nobody opened');
  for (const [name, why] of [
    [' ', 'name-empty'],
    ['x'.repeat(40), 'name-too-long'],
    ['x'.repeat(400), 'bad-payload'],
  ] as const)
    assert.equal((await ask(code, name, '198.51.100.9')).code, why);
});

test('whoever mistyped their name at a locked door may correct it at once', async () => {
  const { house, ask } = await withRequests();
  const code = await makeRoom(house);
  const host = await seated(house, code, 'Alma');
  await done(host, LOCK);
  for (const [name, why] of [
    ['x'.repeat(40), 'name-too-long'],
    [' ', 'name-empty'],
  ] as const)
    assert.equal((await ask(code, name, FLOOD, tokenOf('Torvald'))).code, why);
  assert.deepEqual(await ask(code, 'Torvald', FLOOD), { status: 200, state: 'waiting' });
  assert.deepEqual(asking(host), ['Torvald']);
});

test('a device that is kept away waits in vain, without anybody being asked, until the host lets it come back', async () => {
  const { house, ask, look } = await withRequests();
  const code = await makeRoom(house);
  const host = await seated(house, code, 'Alma');
  const mallory = await seated(house, code, 'Mallory');
  await done(host, { type: 'room.keepAway', seat: 1 });
  assert.equal(mallory.closedFor, 'removed');
  await connect(house, mallory, code);
  assert.equal(mallory.closedFor, 'locked');
  const before = await lengthOf(house, code);
  assert.equal((await ask(code, 'Mallory', FLOOD)).state, 'waiting');
  assert.equal((await look(code, 'Mallory')).state, 'waiting');
  await house.clock.pass(ROOM_LIMITS.askSeconds * 1000);
  assert.equal((await look(code, 'Mallory')).state, 'gone');
  assert.deepEqual([asking(host), await lengthOf(house, code)], [[], before]);
  const anew = await ask(code, 'Mallory anew', FLOOD);
  assert.deepEqual(
    [anew.state, asking(host)],
    ['waiting', ['Mallory anew']],
    'another browser may ask: the lock holds',
  );
  await done(host, { type: 'room.setLock', isLocked: false, pass: null });
  const again = openPage(house, code, 'Mallory');
  await connect(house, again, code);
  assert.equal(again.closedFor, 'locked');
  await done(host, { type: 'room.letBack', id: host.view.keptAway![0]!.id });
  assert.equal((await seated(house, code, 'Mallory')).role, 1);
});

test('forty-six who are sent away do not come back through a locked door', async () => {
  const house = openHouse(games);
  const code = await makeRoom(house);
  const host = await seated(house, code, 'Alma');
  const strangers: TestPage[] = [];
  for (let i = 0; i < 20; i++) strangers.push(await seated(house, code, `Mallory ${i}`));
  await done(host, { type: 'room.emptyLobby' });
  for (let round = 0; round < 3; round++) {
    for (const { token } of strangers) {
      const page = openPage(house, code, 'Mallory', { token });
      await connect(house, page, code);
      assert.equal(page.closedFor, 'locked');
    }
  }
  assert.equal(host.view.seats.length, 1);
});

test('two servers on one store agree who is let in, who asks, and how much somebody has had of a lobby', async () => {
  const clock = new VirtualClock();
  const here = openHouse(games, { clock });
  const there = openHouse(games, { clock, store: here.store, server: 'there', seed: 'there' });
  const code = await makeRoom(here);
  const host = await seated(here, code, 'Alma');
  const bodil = await seated(there, code, 'Bodil');
  for (let i = 0; i < LIMITS.commandsPerPersonInLobbyMax - 1; i++)
    await done(bodil, { type: 'room.ready', ready: i % 2 === 0 });
  bodil.cut();
  await connect(here, bodil, code);
  const { refused } = await bodil.ask({ type: 'room.ready', ready: true } as Typed);
  assert.equal(refused, 'lobby-share', 'her share is the same there and here');

  await done(host, LOCK);
  await clock.pass(100);
  const askings = [here, there].map((house) => ({ house, desk: createAskings(clock) }));
  const roomOf = async (house: TestHouse) => (await house.rooms.find(code))!;
  const holder = hashOf(tokenOf('Torvald'));
  const standings = async () => {
    const all: string[] = [];
    for (const { house, desk } of askings) all.push(desk.standing(await roomOf(house), holder).state);
    return all;
  };
  assert.deepEqual(await standings(), ['gone', 'gone']);
  const heard = await askings[1]!.desk.ask(await roomOf(there), holder, '198.51.100.7', { name: 'Torvald', mask: 1 });
  assert.deepEqual(heard, { state: 'waiting' });
  await clock.pass(100);
  assert.deepEqual([await standings(), asking(host)], [['waiting', 'waiting'], ['Torvald']]);
  await letIn(host, 'Torvald');
  await clock.pass(100);
  assert.deepEqual(await standings(), ['in', 'in']);
  assert.equal((await seated(there, code, 'Torvald')).role, 2);
  assert.deepEqual([...here.troubles, ...there.troubles], []);
});

test('the room is deleted and taken home by its host, not by whoever stands in; by whom the table chose, it is', async () => {
  const house = openHouse(games);
  const code = await makeRoom(house);
  const host = await seated(house, code, 'Alma');
  const [bodil, cyril] = [await seated(house, code, 'Bodil'), await seated(house, code, 'Cyril')];
  const isHost = (page: TestPage) => house.rooms.isHost(code, hashOf(page.token), true);
  host.cut();
  await house.clock.pass(6_000);
  assert.deepEqual([bodil.view.host, bodil.view.seats[0]!.connected], [0, false], 'five seconds take nothing');
  await house.clock.pass(60_000);
  assert.equal(bodil.view.standIn?.seat, 1);
  assert.deepEqual([await isHost(host), await isHost(bodil)], [true, false]);
  assert.deepEqual(await bodil.ask({ type: 'room.kick', seat: 0 } as Typed), { refused: 'not-for-stand-in' });
  await connect(house, host, code);
  await settled();
  assert.deepEqual([bodil.view.standIn, bodil.view.stoodIn?.seat], [undefined, 1]);
  host.cut();
  await house.clock.pass(10 * 60_000);
  await done(bodil, { type: 'room.chooseHost', seat: 1 });
  await done(cyril, { type: 'room.chooseHost', seat: 1 });
  assert.deepEqual([await isHost(host), await isHost(bodil)], [false, true]);
  await connect(house, host, code);
  await done(host, { type: 'room.takeLead' });
  assert.deepEqual([await isHost(host), await isHost(bodil)], [true, false]);
});
