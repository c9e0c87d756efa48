/** Who of a room's lines is told what, who is counted with whom, and what is left of a room that is closed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as games from '../games/index.ts';
import type { AnyGame, Typed } from '../kernel/game.ts';
import { liar } from '../kernel/testing/liar/index.ts';
import type { CloseReason } from '../protocol.ts';
import { LIMITS } from './limits.ts';
import type { Line, Room } from './room.ts';
import { sitting } from './testing/client.ts';
import { settled } from './testing/clock.ts';
import { openHouse, type TestHouse } from './testing/house.ts';
import { hashOf } from './tokens.ts';

interface Heard extends Line {
  readonly lines: string[];
  closedFor: CloseReason | undefined;
}

function lineOf(name: string, page = 'one', network = name): Heard {
  const line: Heard = {
    ...{ page: hashOf(page).slice(0, 16), holder: hashOf(name), network, role: 'visitor' },
    ...{ lines: [], closedFor: undefined },
    put: (lines) => void line.lines.push(...lines),
    close: (why) => {
      line.closedFor = why;
    },
  };
  return line;
}

const AT_FIRST = { epoch: 0, count: 0 };
const ready = (isReady: boolean) => ({ type: 'room.ready', ready: isReady }) as Typed;
const say = (text: string) => ({ type: 'room.say', channel: null, text }) as Typed;

/** A room, and a line of everybody named, who sits. */
async function seated(names: readonly string[], catalogue: { [id: string]: AnyGame } = games, game = 'maffia') {
  const house = openHouse(catalogue);
  const made = await house.rooms.create({ game, language: 'en', remote: true });
  assert.ok(typeof made === 'object');
  const room = (await house.rooms.find(made.room))!;
  const lines = names.map((name) => lineOf(name));
  for (const [i, line] of lines.entries()) {
    room.join(line, AT_FIRST);
    await settled();
    room.ask(line, 1, sitting(names[i]!) as Typed);
    await settled();
    assert.equal(line.role, i);
  }
  for (const line of lines) line.lines.length = 0;
  return { house, room, lines, code: made.room, table: made.table };
}

/** The answers that a line has heard since it was asked last. */
function answersOn({ lines }: Heard): string[] {
  const said = lines.splice(0).flatMap((text) => text.trimEnd().split('\n'));
  return said.filter((text) => /^\{"(done|refused)"/.test(text));
}

const storedIn = async ({ house }: TestHouse, code: string) =>
  (await house.log.read(code, 0)).map((text) => JSON.parse(text) as { command: Typed; id?: string });

test('an answer is for the line that asked, whatever it was and whatever others ask under the same number', async () => {
  const { house, room, lines, code, table } = await seated(['Alma', 'Bodil', 'Cyril']);
  const [alma, bodil, cyril] = lines as [Heard, Heard, Heard];
  const screen = lineOf(table);
  room.join(screen, AT_FIRST);
  await settled();
  room.ask(alma, 2, ready(true));
  room.ask(bodil, 2, { type: 'room.start' });
  await settled();
  assert.deepEqual([alma, bodil, cyril, screen].map(answersOn), [
    ['{"done":2}'],
    ['{"refused":2,"code":"host-only"}'],
    [],
    [],
  ]);
  const before = (await storedIn(house, code)).length;
  room.ask(bodil, 3, { type: 'room.start' }); // nothing is stored
  room.ask(cyril, 3, { type: 'room.start' });
  room.leave(cyril);
  await settled();
  assert.deepEqual(
    [alma, bodil, cyril, screen].map(answersOn),
    [[], ['{"refused":3,"code":"host-only"}'], [], []],
    'one that has gone is told nothing',
  );
  assert.equal((await storedIn(house, code)).length, before);
  const stranger = lineOf('a stranger');
  for (const line of [cyril, stranger]) room.ask(line, 4, ready(true));
  await settled();
  assert.equal((await storedIn(house, code)).length, before, 'whoever has no line here is not heard');
});

test('who talks too much is refused by themselves, on each of their pages, and nobody else is', async () => {
  const { house, room, lines } = await seated(['Alma', 'Bodil']);
  const [alma, bodil] = lines as [Heard, Heard];
  for (let n = 2; n <= LIMITS.chatBurst + 2; n++) room.ask(alma, n, say(`${n}`));
  await settled();
  assert.match(answersOn(alma).at(-1)!, /too-fast/);
  const again = lineOf('Alma', 'another page');
  room.join(again, AT_FIRST);
  await settled();
  room.ask(again, 1, say('on'));
  room.ask(bodil, 2, say('me too'));
  await settled();
  assert.deepEqual([again, bodil].map(answersOn), [['{"refused":1,"code":"too-fast"}'], ['{"done":2}']]);
  await house.clock.pass(60_000 / LIMITS.chatPerMinute);
  room.ask(again, 2, say('later'));
  await settled();
  assert.deepEqual(answersOn(again), ['{"done":2}']);
});

test('strangers of one address hold so many lines, all others have theirs, and whoever sits is not counted', async () => {
  const { house, room, lines, table } = await seated(['Alma', 'Bodil']);
  const known = lines as Heard[];
  const most = LIMITS.visitorsPerAddressMax;
  const crowd = Array.from({ length: most }, (_, i) => lineOf(`guest ${i}`, 'one', 'Alma'));
  const why = (name: string, network: string, key?: string) =>
    room.refuses({ holder: hashOf(name), network, ...(key && { key: hashOf(key) }) });
  for (const [i, line] of crowd.entries()) {
    assert.equal(why(`guest ${i}`, 'Alma'), undefined);
    room.join(line, AT_FIRST);
  }
  assert.equal(why('one more', 'Alma'), 'full', 'also while they are given their places');
  await settled();
  assert.deepEqual(
    [why('one more', 'Alma'), why('one more', 'Bodil'), why('Alma', 'Alma')],
    ['full', undefined, undefined],
  );
  room.leave(crowd[0]!);
  assert.equal(why('one more', 'Alma'), undefined);
  await house.clock.pass(60_000);

  for (let i = room.lines; i < LIMITS.socketsPerRoomMax; i++) room.join(lineOf(`other ${i}`), AT_FIRST);
  assert.deepEqual(
    [why('one more', 'elsewhere'), why('Bodil', 'elsewhere'), why(table, 'elsewhere')],
    ['full', undefined, undefined],
  );
  for (let i = room.lines; i < 2 * LIMITS.socketsPerRoomMax; i++) room.join(lineOf(table, `screen ${i}`), AT_FIRST);
  assert.deepEqual(
    [why(table, 'elsewhere'), why('Bodil', 'elsewhere')],
    ['full', undefined],
    'a seat is never kept out',
  );
  await settled();
  assert.ok(known.every(({ closedFor }) => closedFor === undefined));
});

test('who comes back to their place again and again waits for it by themselves, also with a link of many', async () => {
  const { room } = await seated(['Alma', 'Bodil']);
  const comes = (name: string, key?: string) =>
    room.refuses({ holder: hashOf(name), network: 'home', ...(key && { key: hashOf(key) }) });
  for (let i = 0; i < LIMITS.comingsBurst; i++) assert.equal(comes('Alma', 'a link'), undefined);
  assert.deepEqual(
    [comes('Alma', 'a link'), comes('Alma'), comes('Bodil', 'a link')],
    ['trouble', 'trouble', undefined],
  );
});

/** A game in which one seat's command is a fault of the rules. */
const faulty = {
  ...liar,
  decide(...args: Parameters<typeof liar.decide>) {
    if (args[1].type === 'swap' && args[2] === 1) throw new Error('a fault of the rules');
    liar.decide(...args);
  },
} as unknown as AnyGame;

test('what was asked in the same moment as a fault of the rules is decided all the same, in its order', async () => {
  const { house, room, lines, code } = await seated(['Alma', 'Bodil', 'Cyril'], { liar: faulty }, 'liar');
  const [alma, bodil, cyril] = lines as [Heard, Heard, Heard];
  room.ask(alma, 2, { type: 'room.start' });
  await settled();
  for (const line of lines) line.lines.length = 0;
  room.ask(cyril, 2, { type: 'swap' });
  room.ask(bodil, 2, { type: 'swap' });
  room.ask(alma, 3, { type: 'swap' });
  await house.clock.pass(5_000);
  assert.deepEqual([alma, bodil, cyril].map(answersOn), [
    ['{"done":3}'],
    ['{"refused":2,"code":"trouble"}'],
    ['{"done":2}'],
  ]);
  const swaps = (await storedIn(house, code)).filter(({ command }) => command.type === 'swap');
  assert.deepEqual(
    swaps.map((entry) => (entry as unknown as { by: number }).by),
    [2, 0],
  );
  assert.equal(house.troubles.length, 1);
});

test('of a room that is closed no clock runs on, no mind thinks, and what was asked of it by the server fails', async () => {
  for (const why of ['closed', 'trouble', 'restarting'] as const) {
    const { house, room, lines } = await seated(['Alma', 'Bodil'], games, 'ordet-fanger');
    const [alma, bodil] = lines as [Heard, Heard];
    const bot = { type: 'room.addBot', name: 'Bot', pronouns: '', mask: 5, bot: 'clever' } as Typed;
    room.ask(alma, 2, bot);
    room.ask(alma, 3, { type: 'room.start' });
    await settled();
    assert.deepEqual([room.state.phase, answersOn(alma)], ['playing', ['{"done":2}', '{"done":3}']]);
    const forgotten: string[] = [];
    const { brain, log } = house.house;
    const { forget } = brain;
    brain.forget = (id) => {
      forgotten.push(id);
      forget(id);
    };
    room.leave(bodil); // who may still come back
    assert.ok(house.clock.next !== undefined && !room.isIdle);
    const { append } = log;
    const stored = Promise.withResolvers<void>();
    log.append = (...args) => stored.promise.then(() => append(...args));
    const answers = [room.tell({ type: 'room.giveTime', ms: 1 } as Typed)];
    await settled(); // the first is being stored
    answers.push(room.tell({ type: 'room.giveTime', ms: 2 } as Typed), room.giveTimeBack(0, 1));
    const outcomes = Promise.allSettled(answers.slice(1));
    room.close(why);
    answers.push(room.tell({ type: 'room.giveTime', ms: 3 } as Typed));
    const last = Promise.allSettled(answers.slice(3));
    for (const outcome of [...(await outcomes), ...(await last)]) assert.equal(outcome.status, 'rejected');
    stored.resolve();
    await settled();
    assert.deepEqual([forgotten.length, alma.closedFor, bodil.closedFor], [1, why, undefined]);
    assert.equal(house.clock.next, undefined, `a clock of a room that was closed: ${why}`);
    const late = lineOf('late');
    room.join(late, AT_FIRST);
    assert.equal(late.closedFor, 'trouble');
  }
});

test('a room in which somebody is still waited for stays in memory, and so does one that was left just now', async () => {
  const { house, room, lines } = await seated(['Alma']);
  const size = async () => {
    await house.rooms.sweep();
    return house.rooms.size;
  };
  await house.clock.pass(LIMITS.idleSeconds * 1000 + 1);
  room.leave(lines[0]!);
  assert.equal(room.isIdle, false, 'it may be told soon that she is gone');
  assert.equal(await size(), 1);
  await house.clock.pass(LIMITS.absenceSeconds * 1000);
  assert.equal(room.isIdle, true);
  await house.clock.pass(LIMITS.idleSeconds * 1000);
  assert.equal(await size(), 1);
  await house.clock.pass(1_000);
  assert.equal(await size(), 0);
});

test('a stream that begins anew for one goes on for all others', async () => {
  const { house, room, lines } = await seated(['Alma', 'Bodil', 'Cyril']);
  const welcomes = (line: Heard) => line.lines.splice(0).join('').split('{"welcome"').length - 1;
  const late = lineOf('Bodil', 'another page');
  room.join(late, AT_FIRST);
  await settled();
  assert.deepEqual([...lines, late].map(welcomes), [0, 0, 0, 1]);
  assert.equal(lines[1]!.closedFor, 'replaced');
  room.ask(lines[0]!, 2, ready(true));
  await house.clock.pass(1_000);
  assert.deepEqual([...lines, late].map(welcomes), [0, 0, 0, 0]);
});

/** The same room at another server of the store, which hears what is stored. */
async function elsewhere({ clock, store }: TestHouse, code: string): Promise<Room> {
  const there = openHouse(games, { clock, store, server: 'there', seed: 'there' });
  return (await there.rooms.find(code))!;
}

test('whoever has come by another server since is heard there, and what their old line still says is not done', async () => {
  const { house, lines, room, code } = await seated(['Alma', 'Bodil']);
  const [alma, bodil] = lines as [Heard, Heard];
  const other = await elsewhere(house, code);
  const later = lineOf('Alma', 'another page');
  other.join(later, AT_FIRST);
  await settled();
  await settled();
  const before = (await storedIn(house, code)).length;
  for (const line of [alma, bodil]) room.ask(line, 2, ready(true));
  await settled();
  assert.deepEqual([alma.closedFor, bodil.closedFor, later.closedFor], ['moved', undefined, undefined]);
  assert.deepEqual([answersOn(alma), answersOn(bodil)], [[], ['{"done":2}']]);
  assert.equal((await storedIn(house, code)).length, before + 1);
  await house.clock.pass(60_000);
  assert.equal(room.state.seats[0]!.connected, true, 'she is not told as gone from here');
});

test('whoever another server takes for gone, and is here, is told as here again', async () => {
  const { house, room, code } = await seated(['Alma', 'Bodil']);
  const other = await elsewhere(house, code);
  const gone = { type: 'room.connection', who: 1, connected: false, via: 'here' } as Typed;
  assert.equal(await other.tell(gone), undefined);
  for (let turn = 0; turn < 5; turn++) await settled();
  assert.deepEqual(
    room.state.seats.map(({ connected }) => connected),
    [true, true],
  );
  const last = (await storedIn(house, code)).slice(-2).map(({ command }) => command);
  assert.deepEqual(last, [gone, { ...gone, connected: true }]);
});
