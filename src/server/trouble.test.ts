/** What goes wrong around a room: lines that break at the wrong moment, a room that is taken away, a bot that fails. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as games from '../games/index.ts';
import type { AnyGame, Typed } from '../kernel/game.ts';
import { brainInWorker } from './brain.ts';
import { type Clock, wallClock } from './clock.ts';
import { LIMITS } from './limits.ts';
import { MemoryStore } from './log/memory.ts';
import type { RoomLog } from './log/room-log.ts';
import type { Line } from './room.ts';
import { sitting } from './testing/client.ts';
import { settled, VirtualClock } from './testing/clock.ts';
import { connect, openDesk, openHouse, openPage, type TestHouse, type TestPage } from './testing/house.ts';

async function makeRoom(house: TestHouse): Promise<string> {
  const made = await house.rooms.create({ game: 'maffia', language: 'en', remote: true });
  assert.ok(typeof made === 'object');
  return made.room;
}

test('a line that breaks before it was let in leaves nothing behind', async () => {
  const house = openHouse(games);
  const code = await makeRoom(house);
  const room = (await house.rooms.find(code))!;
  for (const turns of [0, 1, 2, 3]) {
    const told: string[] = [];
    const line: Line = {
      page: '0'.repeat(16),
      holder: '0'.repeat(64),
      role: 'visitor',
      put: (lines) => void told.push(...lines),
      close: () => {},
    };
    room.join(line, { epoch: 0, count: 0 });
    for (let i = 0; i < turns; i++) await undefined;
    room.leave(line);
    await settled();
    assert.equal(room.lines, 0, `after ${turns} turns`);
  }
  assert.equal(house.house.metrics.sockets.total, 0);
});

/** A store that can be made to wait. */
function slowStore() {
  const clock = new VirtualClock();
  const store = new MemoryStore(clock.now);
  const log = store.open({ later: queueMicrotask });
  let wait: Promise<void> | undefined;
  const read: RoomLog['read'] = async (...args) => {
    const texts = await log.read(...args);
    await wait;
    return texts;
  };
  const house = openHouse(games, { clock, store, log: { ...log, read } });
  const waits = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    wait = promise;
    return () => {
      wait = undefined;
      resolve();
    };
  };
  return { house, clock, waits };
}

test('whoever is gone while their stream is read, or their chair is stored, is told as gone', async () => {
  const { house, clock, waits } = slowStore();
  const code = await makeRoom(house);
  const [alma, bodil] = ['Alma', 'Bodil'].map((name) => openPage(house, code, name)) as [TestPage, TestPage];
  for (const page of [alma, bodil]) await connect(house, page, code);
  assert.deepEqual(await alma.ask(sitting('Alma')), {});
  void bodil.ask(sitting('Bodil'));
  bodil.cut();
  alma.cut();
  await clock.pass(LIMITS.absenceSeconds * 1000);
  const room = (await house.rooms.find(code))!;
  const there = () => room.state.seats.map(({ connected }) => connected);
  assert.deepEqual(there(), [false, false]);
  const goesOn = waits();
  const anew = openPage(house, code, 'Alma');
  await connect(house, anew, code);
  anew.cut();
  goesOn();
  await clock.pass(LIMITS.absenceSeconds * 1000);
  assert.deepEqual([there(), room.lines], [[false, false], 0]);
});

test('a room that is closed while its game is being stored wakes no bots: the room that takes its place has its own', async () => {
  const store = new MemoryStore(() => 1_000_000);
  const log = store.open({ later: queueMicrotask });
  let isStored: Promise<void> | undefined;
  const append: RoomLog['append'] = async (...asked) => {
    const isFirst = await log.append(...asked);
    await isStored;
    return isFirst;
  };
  const house = openHouse(games, { store, log: { ...log, append } });
  const code = await makeRoom(house);
  const alma = openPage(house, code, 'Alma');
  await connect(house, alma, code);
  await alma.ask(sitting('Alma'));
  for (let i = 0; i < 6; i++) {
    const bot = { type: 'room.addBot', name: `Bot ${i}`, pronouns: '', mask: i, bot: 'easy' };
    assert.deepEqual(await alma.ask(bot as Typed), {});
  }
  const woken: string[] = [];
  const { brain } = house.house;
  const { wake } = brain;
  brain.wake = (id, birth) => {
    woken.push(id);
    wake(id, birth);
  };
  const { promise, resolve } = Promise.withResolvers<void>();
  isStored = promise;
  void alma.ask({ type: 'room.start' });
  await settled();
  (await house.rooms.find(code))!.close('trouble');
  isStored = undefined;
  await house.rooms.find(code);
  await settled();
  assert.equal(new Set(woken).size, 6);
  resolve();
  await settled();
  assert.equal(woken.length, 6);
});

test('whoever waits for a room is told what is wrong with the store, also if another server was first', async () => {
  const store = new MemoryStore(() => 1_000_000);
  const log = store.open({ later: queueMicrotask });
  let isAway = false;
  const house = openHouse(games, {
    store,
    log: {
      ...log,
      append: async (...append) => !isAway && log.append(...append),
      read: async (...read) => (isAway ? Promise.reject(new Error('the store is away')) : log.read(...read)),
    },
  });
  const room = (await house.rooms.find(await makeRoom(house)))!;
  isAway = true;
  await assert.rejects(
    room.tell({ type: 'room.knock', sign: 'ABCD', holder: '0'.repeat(64) } as Typed),
    /store is away/,
  );
});

test('a page that waits for its stream is told when the room is closed, and so is one that comes too late', async () => {
  const { house, waits } = slowStore();
  const code = await makeRoom(house);
  const room = (await house.rooms.find(code))!;
  const goesOn = waits();
  const waiting = openPage(house, code, 'Alma');
  await connect(house, waiting, code);
  room.close('restarting');
  assert.equal(waiting.closedFor, 'restarting');
  const closed: string[] = [];
  const line = { page: '', holder: '', role: 'visitor', put: () => {}, close: (why) => void closed.push(why) } as Line;
  room.join(line, { epoch: 0, count: 0 });
  assert.deepEqual(closed, ['trouble']);
  goesOn();
});

test('a room that is deleted on one server is closed on the others', async () => {
  const clock = new VirtualClock();
  const here = openHouse(games, { clock });
  const there = openHouse(games, { clock, store: here.store, server: 'there', seed: 'there' });
  const code = await makeRoom(here);
  const alma = openPage(there, code, 'Alma');
  await connect(there, alma, code);
  await alma.ask(sitting('Alma'));
  await here.rooms.delete(code);
  await clock.pass(100);
  assert.equal(alma.closedFor, 'closed');
  assert.equal(await there.rooms.find(code), undefined);
  assert.deepEqual(there.troubles, []);
});

test('a room that is deleted behind a server’s back is closed at the next word, or when it is looked after', async () => {
  for (const isAsked of [true, false]) {
    const clock = new VirtualClock();
    const store = new MemoryStore(clock.now);
    const log = store.open({ later: queueMicrotask });
    const house = openHouse(games, { clock, store, log: { ...log, watch: () => () => {} }, isAlone: true });
    const code = await makeRoom(house);
    const alma = openPage(house, code, 'Alma');
    await connect(house, alma, code);
    await alma.ask(sitting('Alma'));
    await store.open().delete(code); // as a tool does beside an embedded store
    if (isAsked) void alma.ask({ type: 'room.ready', ready: true } as Typed);
    else await house.rooms.sweep();
    await clock.pass(100);
    assert.equal(alma.closedFor, 'closed', isAsked ? 'asked' : 'swept');
    assert.equal(await house.rooms.find(code), undefined);
    assert.deepEqual(house.troubles, []);
  }
});

test('a bot that fails says nothing, and the clock plays its seat', async () => {
  const { maffia } = games;
  const failing = () => ({
    wakes: (_: unknown, now: number) => now,
    act: () => {
      throw new Error('a mistake in a bot');
    },
  });
  const house = openHouse({ maffia: { ...maffia, bots: { ...maffia.bots, failing } } as unknown as AnyGame });
  const code = await makeRoom(house);
  const alma = openPage(house, code, 'Alma');
  await connect(house, alma, code);
  await alma.ask(sitting('Alma'));
  for (let i = 0; i < 6; i++) {
    const bot = { type: 'room.addBot', name: `Bot ${i}`, pronouns: '', mask: 0, bot: i === 0 ? 'failing' : 'random' };
    assert.deepEqual(await alma.ask(bot as Typed), {});
  }
  await alma.ask({ type: 'room.setOption', name: 'preset', value: 'solo' } as Typed);
  assert.deepEqual(await alma.ask({ type: 'room.start' }), {});
  const room = (await house.rooms.find(code))!;
  for (let minute = 0; minute < 240 && room.state.phase === 'playing'; minute++) await house.clock.pass(60_000);
  assert.equal(room.state.phase, 'ended');
});

test('a mind that fails in the bots’ thread does not take the others along', async () => {
  const troubles: unknown[] = [];
  const brain = brainInWorker((error) => troubles.push(error), wallClock);
  const birth = { seats: Array(7).fill({ bot: true }), options: {}, seat: 0, bot: 'random', seed: 'a' };
  brain.wake('bad', { ...birth, game: 'no such game' });
  brain.wake('good', { ...birth, game: 'maffia' });
  await assert.rejects(brain.see('bad', [], 0), /no such mind/);
  await assert.rejects(brain.act('never woken', 0), /no such mind/);
  assert.deepEqual(await brain.see('good', [], 0), { wakesAt: null, seen: 0, command: null });
  await brain.close();
  assert.deepEqual(troubles, []);
});

test('after a bots’ thread that dies again and again the next one is waited for, longer each time', async () => {
  const pauses: number[] = [];
  const dying = new URL('data:text/javascript,process.exit(1)');
  let begun = () => {};
  const enough = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const clock: Clock = {
    now: () => 0,
    at(time, then) {
      pauses.push(time);
      if (pauses.length < 4) then();
      else begun();
      return () => {};
    },
  };
  const brain = brainInWorker(() => {}, clock, dying);
  await enough;
  assert.deepEqual(pauses, [250, 500, 1000, 2000]);
  await assert.rejects(brain.act('anybody', 0), /the thread in which bots think has ended/);
  await brain.close();
});

test('who talks too fast is refused, and not shown the door; coming back does not help', async () => {
  const house = openHouse(games);
  const code = await makeRoom(house);
  const alma = openPage(house, code, 'Alma');
  await connect(house, alma, code);
  await alma.ask(sitting('Alma'));
  const talk = async (): Promise<(string | undefined)[]> => {
    const words = Array.from({ length: 12 }, (_, i) => ({ type: 'room.say', channel: null, text: `${i}` }) as Typed);
    const answers = words.map((command) => alma.ask(command));
    await settled();
    return (await Promise.all(answers)).map(({ refused }) => refused);
  };
  const fast = Array(4).fill('too-fast');
  assert.deepEqual(await talk(), [...Array(8).fill(undefined), ...fast]);
  alma.cut();
  await connect(house, alma, code);
  assert.deepEqual(await talk(), Array(12).fill('too-fast'));
  await house.clock.pass(4_000);
  assert.deepEqual((await talk()).slice(0, 3), [undefined, undefined, 'too-fast']);
  assert.equal(alma.closedFor, undefined);
});

test('the table screen only looks on, and nobody makes themselves master', async () => {
  const house = openHouse(games);
  const made = await house.rooms.create({ game: 'maffia', language: 'en', remote: true });
  assert.ok(typeof made === 'object');
  const { room: code, table, master } = made;
  const screen = openPage(house, code, 'the table', { token: table });
  const mallory = openPage(house, code, 'Mallory');
  for (const page of [screen, mallory]) await connect(house, page, code);
  const desk = await openDesk(house, code, 'the master', master);
  assert.deepEqual([screen.role, mallory.role, desk.role], ['table', 'visitor', 'master']);
  assert.deepEqual(await screen.ask(sitting('Screen')), { refused: 'not-seated' });
  assert.deepEqual(await desk.ask({ type: 'room.handOver' }), {});
  for (const page of [screen, mallory]) {
    for (const more of [
      {},
      { door: 'ab'.repeat(16) },
      { door: 'ab'.repeat(32), holder: 'ab'.repeat(32), via: 'here' },
    ]) {
      const { refused } = await page.ask({ type: 'room.takeMaster', ...more });
      assert.ok(['not-seated', 'bad-payload', 'wrong-key'].includes(refused!));
    }
  }
  assert.deepEqual([screen.role, mallory.role], ['table', 'visitor']);
});

test('one guest cannot fill the room: their part is limited, and the host can always put them out and go on', async (t) => {
  const before = { ...LIMITS };
  t.after(() => Object.assign(LIMITS, before));
  Object.assign(LIMITS, { commandsPerPersonInLobbyMax: 40, commandsPerPersonMax: 20 });
  const house = openHouse(games);
  const code = await makeRoom(house);
  const [host, ...guests] = ['Alma', 'Mallory', 'Malte', 'Malene', 'Malin'].map((name) => openPage(house, code, name));
  for (const page of [host!, ...guests]) {
    await connect(house, page, code);
    assert.deepEqual(await page.ask(sitting(String(page.token.slice(0, 8)))), {});
  }
  const fill = async (page: TestPage): Promise<number> => {
    for (let i = 0; i < 200; i++) {
      const { refused } = await page.ask({ type: 'room.ready', ready: i % 2 === 0 } as Typed);
      if (refused === 'lobby-share') return i;
      assert.equal(refused, undefined);
    }
    return 200;
  };
  assert.equal(await fill(guests[0]!), 39, 'sitting down was the first');
  const again = openPage(house, code, 'Mallory in another tab', { token: guests[0]!.token });
  await connect(house, again, code);
  assert.equal(await fill(again), 0);
  const others = [];
  for (const guest of guests.slice(1)) others.push(await fill(guest));
  assert.deepEqual(others, [39, 39, 39], 'each has a share of their own');
  assert.deepEqual(await guests[3]!.ask({ type: 'room.leave' }), {}, 'whoever wants to go may');
  assert.deepEqual(await host!.ask({ type: 'room.ready', ready: true } as Typed), {});
  for (let seat = 3; seat > 0; seat--) assert.deepEqual(await host!.ask({ type: 'room.kick', seat } as Typed), {});
  for (let i = 0; i < 6; i++) {
    const bot = { type: 'room.addBot', name: `Bot ${i}`, pronouns: '', mask: i, bot: 'random' };
    assert.deepEqual(await host!.ask(bot as Typed), {});
  }
  for (const command of [
    { type: 'room.start' },
    { type: 'room.pause' },
    { type: 'room.cancel' },
    { type: 'room.rematch' },
  ]) {
    assert.deepEqual(await host!.ask(command as Typed), {}, command.type);
  }
  assert.equal((await house.rooms.find(code))!.state.phase, 'lobby');
  assert.deepEqual(house.troubles, []);
});

test('whoever looks on is shut out when others may no longer: when the game begins, and when the host says so', async () => {
  for (const spectators of [false, true]) {
    const house = openHouse(games);
    const code = await makeRoom(house);
    const [host, stranger] = ['Alma', 'a stranger'].map((name) => openPage(house, code, name)) as [TestPage, TestPage];
    for (const page of [host, stranger]) await connect(house, page, code);
    assert.deepEqual(await host.ask(sitting('Alma')), {});
    for (let i = 0; i < 6; i++) {
      const bot = { type: 'room.addBot', name: `Bot ${i}`, pronouns: '', mask: i, bot: 'random' };
      assert.deepEqual(await host.ask(bot as Typed), {});
    }
    assert.deepEqual(await host.ask({ type: 'room.setSpectators', allowed: spectators } as Typed), {});
    const counted = stranger.count;
    assert.deepEqual(await host.ask({ type: 'room.start' }), {});
    if (spectators) {
      assert.deepEqual([stranger.closedFor, stranger.count > counted], [undefined, true]);
      const heard = stranger.count;
      assert.deepEqual(await host.ask({ type: 'room.setSpectators', allowed: false } as Typed), {});
      assert.deepEqual([stranger.closedFor, stranger.count], ['not-open', heard]);
    } else assert.deepEqual([stranger.closedFor, stranger.count], ['not-open', counted]);
  }
});
