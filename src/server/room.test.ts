import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maffia } from '../games/index.ts';
import { bitOf, GHOST } from '../kernel/audience.ts';
import { canonical } from '../kernel/fairness.ts';
import type { AnyGame, Typed } from '../kernel/game.ts';
import { emptyRoom, type RoomState } from '../kernel/room/state.ts';
import { verifyRoom } from '../kernel/room/verify.ts';
import { type Entry, foldStream, streamOf } from '../kernel/table.ts';
import { liar } from '../kernel/testing/liar/index.ts';
import { MemoryStore } from './log/memory.ts';
import { settled, VirtualClock } from './testing/clock.ts';
import { connect, openDesk, openHouse, openPage, type TestHouse, type TestPage } from './testing/house.ts';

const games: { [id: string]: AnyGame } = { maffia: maffia as AnyGame, liar: liar as AnyGame };

async function makeRoom(house: TestHouse, game = 'liar'): Promise<string> {
  const made = await house.rooms.create({ game, language: 'en', remote: true });
  assert.ok(typeof made === 'object');
  return made.room;
}

const sit = (name: string) =>
  ({ type: 'room.sit', name, pronouns: '', mask: 1, isNew: false, contribution: '00'.repeat(16) }) as Typed;

async function seatedPages(house: TestHouse, code: string, names: readonly string[]): Promise<TestPage[]> {
  const pages: TestPage[] = [];
  for (const name of names) {
    const page = openPage(house, code, name);
    await connect(house, page, code);
    assert.deepEqual(await page.ask(sit(name)), {});
    pages.push(page);
  }
  return pages;
}

const logOf = async ({ house }: TestHouse, code: string): Promise<Entry[]> =>
  (await house.log.read(code, 0)).map((text) => JSON.parse(text) as Entry);

/** What a page holds is the fold of the facts that the stored log addresses to it, and nothing else. */
async function checkPage(house: TestHouse, code: string, page: TestPage, isGhost = false): Promise<void> {
  const { rules } = house.house;
  const viewer = page.role === 'visitor' ? 'table' : page.role;
  const stream = streamOf(await logOf(house, code), bitOf(viewer) | (isGhost ? GHOST : 0), 0, rules.begins);
  assert.equal(page.count, stream.length, `count of ${page.role}`);
  assert.equal(canonical(page.view), canonical(foldStream(rules, emptyRoom(), stream)), `view of ${page.role}`);
}

test('people come by a code, sit down, play, and see what is theirs', async () => {
  const house = openHouse(games);
  const code = await makeRoom(house);
  const [alma, bodil] = (await seatedPages(house, code, ['Alma', 'Bodil'])) as [TestPage, TestPage];
  assert.deepEqual([alma.role, bodil.role], [0, 1]);
  assert.deepEqual(await bodil.ask({ type: 'room.start' }), { refused: 'host-only' });
  assert.deepEqual(await alma.ask({ type: 'room.start' }), {});
  await settled();
  for (const page of [alma, bodil]) await checkPage(house, code, page);
  const play = bodil.view.play as { cards: unknown[] };
  assert.equal(play.cards[0], undefined, 'not the other card');
  assert.deepEqual(house.troubles, []);
});

test('no page ever holds a room in which its chair is gone, or somebody else’s', async () => {
  const house = openHouse(games);
  const code = await makeRoom(house, 'maffia');
  const wrong: string[] = [];
  const drawn = new Map<string, number>();
  const names = ['Alma', 'Bodil', 'Cyril', 'Dagny'];
  const pages: TestPage[] = [];
  for (const name of names) {
    const page: TestPage = openPage(house, code, name, {
      onChange: () => {
        drawn.set(name, (drawn.get(name) ?? 0) + 1);
        const chair = typeof page.role === 'number' ? page.view.seats[page.role]?.name : name;
        if (chair !== name) wrong.push(`${name} sits on ${chair}`);
      },
    });
    await connect(house, page, code);
    assert.deepEqual(await page.ask(sit(name)), {});
    pages.push(page);
  }
  const [alma, bodil, cyril, dagny] = pages as [TestPage, TestPage, TestPage, TestPage];
  assert.deepEqual(await alma.ask({ type: 'room.order', seats: [2, 0, 3, 1] } as Typed), {});
  assert.deepEqual(await alma.ask({ type: 'room.kick', seat: dagny.role } as Typed), {}); // in the middle
  assert.deepEqual(await alma.ask({ type: 'room.kick', seat: bodil.role } as Typed), {}); // the last
  assert.deepEqual([bodil.closedFor, dagny.closedFor], ['removed', 'removed']);
  assert.deepEqual(await cyril.ask({ type: 'room.leave' }), {});
  assert.deepEqual(await alma.ask({ type: 'room.leave' }), {}, 'the host, alone, goes to the console');
  assert.deepEqual([alma.closedFor, cyril.closedFor], ['removed', 'removed']);
  assert.deepEqual(wrong, []);
  assert.deepEqual([...drawn.keys()], names);
});

test('in a quiet phase one frame a beat leaves, whatever a page does, and answers wait for it', async () => {
  const house = openHouse(games);
  const code = await makeRoom(house);
  const [alma, bodil] = (await seatedPages(house, code, ['Alma', 'Bodil'])) as [TestPage, TestPage];
  await alma.ask({ type: 'room.start' });
  await settled();
  for (const page of [alma, bodil]) page.frames.length = 0;
  let answer: unknown;
  void alma.ask({ type: 'swap' }).then((one) => {
    answer = one;
  });
  void alma.ask({ type: 'swap' });
  await house.clock.pass(900);
  assert.equal(answer, undefined);
  await house.clock.pass(4_100);
  assert.deepEqual(answer, {});
  const shape = ({ at, bytes }: { at: number; bytes: number }) => [at, bytes];
  assert.deepEqual(alma.frames.map(shape), bodil.frames.map(shape));
  assert.equal(alma.frames.length, 5);
});

test('a page that comes back is given the tail; one that was too far away, everything', async () => {
  const house = openHouse(games);
  const code = await makeRoom(house);
  const [alma, bodil] = (await seatedPages(house, code, ['Alma', 'Bodil'])) as [TestPage, TestPage];
  await alma.ask({ type: 'room.start' });
  bodil.cut();
  await house.clock.pass(12_000);
  bodil.frames.length = 0;
  await connect(house, bodil, code);
  await house.clock.pass(1_000);
  await checkPage(house, code, bodil);
  const facts = bodil.frames.flatMap(({ text }) => text.split('\n').filter((line) => line.includes('"fact"')));
  assert.ok(facts.length < bodil.count, 'the tail only');
  const anew = openPage(house, code, 'Bodil');
  await connect(house, anew, code);
  await house.clock.pass(1_000);
  assert.equal(anew.role, 1, 'the same browser, another page');
  assert.equal(bodil.closedFor, 'replaced');
  await checkPage(house, code, anew);
});

test('whoever finds a bot on their chair takes it back before they play', async () => {
  const house = openHouse(games);
  const code = await makeRoom(house);
  const [alma, bodil] = (await seatedPages(house, code, ['Alma', 'Bodil'])) as [TestPage, TestPage];
  await alma.ask({ type: 'room.start' });
  bodil.cut();
  await house.clock.pass(60_000);
  assert.deepEqual(await alma.ask({ type: 'room.cover', seat: 1, bot: 'honest' } as Typed), {});
  await connect(house, bodil, code);
  const swap = bodil.ask({ type: 'swap' });
  await house.clock.pass(2_000);
  assert.deepEqual(await swap, { refused: 'seat-covered' });
  const back = bodil.ask({ type: 'room.return' });
  await house.clock.pass(2_000);
  assert.deepEqual(await back, {});
  assert.equal(alma.view.seats[1]!.coveredBy, null);
});

test('a command that is sent again after the line broke is stored once', async () => {
  const house = openHouse(games);
  const code = await makeRoom(house);
  const [alma] = (await seatedPages(house, code, ['Alma', 'Bodil'])) as [TestPage];
  const room = (await house.rooms.find(code))!;
  const answers: unknown[] = [];
  void alma.ask({ type: 'room.ready', ready: true } as Typed).then((answer) => answers.push(answer));
  alma.cut(); // sent, and the answer never arrived
  await settled();
  const before = (await logOf(house, code)).filter((entry) => entry.command.type === 'room.ready').length;
  assert.equal(before, 1);
  await connect(house, alma, code);
  await settled();
  assert.deepEqual(answers, [{}]);
  assert.equal((await logOf(house, code)).filter((entry) => entry.command.type === 'room.ready').length, 1);
  assert.equal(room.state.seats[0]!.isReady, true);
});

test('what was pressed for a question that is over answers no other one, whether or not it had left', async () => {
  const asking = { ...liar, question: ({ turn }: { turn: number }) => `turn ${turn}` } as unknown as AnyGame;
  const house = openHouse({ liar: asking });
  const code = await makeRoom(house);
  const [alma, bodil] = (await seatedPages(house, code, ['Alma', 'Bodil'])) as [TestPage, TestPage];
  assert.deepEqual(await alma.ask({ type: 'room.start' }), {});
  await house.clock.pass(6_000);
  const turnOf = ({ view }: TestPage) => (view.play as { turn: number }).turn;
  const [one, other] = turnOf(alma) === 0 ? [alma, bodil] : [bodil, alma];
  one.cut();
  const late = one.ask({ type: 'say', number: 1 } as Typed);
  // The clock plays for whoever is away, and then the others are asked the next thing.
  for (let s = 0; s < 120 && turnOf(other) === turnOf(one); s++) await house.clock.pass(1_000);
  assert.notEqual(turnOf(other), turnOf(one));
  await connect(house, one, code);
  await house.clock.pass(2_000);
  assert.deepEqual(await late, { refused: 'superseded' });
  const own = one.ask({
    type: 'room.say',
    channel: 'table',
    text: 'what is said is for no question',
  } as Typed);
  await house.clock.pass(2_000);
  assert.notDeepEqual(await own, { refused: 'superseded' });
});

test('two quick taps of "next" are one step, and so is the same tap from two consoles', async () => {
  const house = openHouse(games);
  const made = await house.rooms.create({ game: 'maffia', language: 'en', remote: true });
  assert.ok(typeof made === 'object');
  const { room: code, master } = made;
  const desk = await openDesk(house, code, 'Gry', master);
  const names = ['Alma', 'Bodil', 'Cyril', 'Dagny', 'Ebbe', 'Frida', 'Gorm'];
  const [host] = await seatedPages(house, code, names);
  assert.deepEqual(await host!.ask({ type: 'room.setOption', name: 'gameMaster', value: 'human' } as Typed), {});
  assert.deepEqual(await host!.ask({ type: 'room.start' }), {});
  await house.clock.pass(6_000);
  const next = { type: 'master.advance' } as Typed;
  const phaseOf = ({ view }: TestPage) => (view.play as { phase: string }).phase;
  assert.equal(phaseOf(desk), 'briefing');
  assert.deepEqual(await Promise.all([desk.ask(next), desk.ask(next)]), [{}, { refused: 'superseded' }]);
  assert.equal(phaseOf(desk), 'deal');
  for (let s = 0; s < 600 && phaseOf(desk) !== 'day-talk'; s++) await house.clock.pass(1_000);
  desk.cut();
  const late = desk.ask(next);
  const other = openPage(house, code, 'Gry', { token: desk.token });
  await connect(house, other, code);
  assert.deepEqual(await other.ask(next), {});
  const after = phaseOf(other);
  assert.notEqual(after, 'day-talk');
  await connect(house, desk, code);
  assert.deepEqual(await late, { refused: 'superseded' });
  assert.equal(phaseOf(desk), after);
});

test('what was refused while the answer was lost is not done later, after what its page asked for since', async () => {
  const house = openHouse(games);
  const code = await makeRoom(house);
  const [alma] = (await seatedPages(house, code, ['Alma'])) as [TestPage];
  const answers = [alma.ask({ type: 'room.start' }), alma.ask({ type: 'room.ready', ready: true } as Typed)];
  alma.cut();
  await seatedPages(house, code, ['Bodil']); // now it could begin
  await connect(house, alma, code);
  assert.deepEqual(await Promise.all(answers), [{ refused: 'superseded' }, {}]);
  assert.equal((await house.rooms.find(code))!.state.phase, 'lobby');
});

test('a server that starts again goes on where the last one died, and gives the lost time back', async () => {
  const clock = new VirtualClock();
  const first = openHouse(games, { clock });
  const code = await makeRoom(first);
  const pages = await seatedPages(first, code, ['Alma', 'Bodil']);
  await pages[0]!.ask({ type: 'room.start' });
  await clock.pass(11_000);
  const before = (await first.rooms.find(code))!.state;
  const left = (before.play as { until: number }).until + before.still - clock.now();
  for (const page of pages) page.cut();
  // The first house is dropped without a word. Nobody is there for a minute.
  await clock.pass(1_000);
  const gone = clock.now();
  const second = openHouse(games, { clock: new VirtualClock(gone + 60_000), store: first.store, server: 'there' });
  const room = (await second.rooms.find(code))!;
  const after = (room.state.play as { until: number }).until + room.state.still - second.clock.now();
  assert.ok(after >= left - 1_000 && after <= left + 10_000, `${after} left of ${left}`);
  for (const page of pages) await connect(second, page, code);
  for (const page of pages) await checkPage(second, code, page);
  assert.equal(room.state.via![Object.keys(room.state.via!)[0]!], 'there');
});

test('two servers on one store: people of one room on both see the same game, and nothing forks', async () => {
  const clock = new VirtualClock();
  const here = openHouse(games, { clock });
  const there = openHouse(games, { clock, store: here.store, server: 'there', seed: 'other' });
  const code = await makeRoom(here);
  const alma = openPage(here, code, 'Alma');
  const bodil = openPage(there, code, 'Bodil');
  await connect(here, alma, code);
  await alma.ask(sit('Alma'));
  await connect(there, bodil, code);
  await bodil.ask(sit('Bodil'));
  assert.equal(bodil.role, 1);
  // Both servers decide in the same moment: one of them is second, and decides again.
  const both = Promise.all([
    alma.ask({ type: 'room.ready', ready: true } as Typed),
    bodil.ask({ type: 'room.ready', ready: true } as Typed),
  ]);
  await clock.pass(100);
  assert.deepEqual(await both, [{}, {}]);
  assert.ok(here.house.metrics.conflicts.total + there.house.metrics.conflicts.total > 0);
  await alma.ask({ type: 'room.start' });
  await clock.pass(200_000);
  await checkPage(here, code, alma);
  await checkPage(there, code, bodil);
  assert.deepEqual(verifyRoom(games, await logOf(here, code)).difference, undefined);
});

test('what was pressed first is decided first, also when another server was quicker', async () => {
  const clock = new VirtualClock();
  const store = new MemoryStore(clock.now);
  let lateMs = 0;
  const log = store.open({
    later: (work) => (lateMs > 0 ? void clock.at(clock.now() + lateMs, work) : queueMicrotask(work)),
  });
  const here = openHouse(games, { clock, store, log });
  const there = openHouse(games, { clock, store, server: 'there', seed: 'other' });
  const code = await makeRoom(here);
  const [alma, bodil] = (await seatedPages(here, code, ['Alma', 'Bodil'])) as [TestPage, TestPage];
  const [carl] = (await seatedPages(there, code, ['Carl'])) as [TestPage];
  await clock.pass(100);
  const says = (page: TestPage, text: string) => page.ask({ type: 'room.say', channel: null, text } as Typed);
  lateMs = 500;
  const answers = [says(alma, 'one')];
  await clock.pass(100);
  answers.push(says(carl, 'from elsewhere'), says(bodil, 'two'), says(alma, 'three'));
  await clock.pass(5_000);
  assert.deepEqual(await Promise.all(answers), [{}, {}, {}, {}]);
  assert.equal(here.house.metrics.conflicts.total, 1);
  const said = (await logOf(here, code)).flatMap(({ command }) =>
    command.type === 'room.say' ? [(command as unknown as { text: string }).text] : [],
  );
  assert.deepEqual(said, ['from elsewhere', 'one', 'two', 'three']);
});

test('one person and eleven bots play Maffia to the end', async () => {
  const house = openHouse(games);
  const code = await makeRoom(house, 'maffia');
  const [alma] = (await seatedPages(house, code, ['Alma'])) as [TestPage];
  for (let i = 0; i < 11; i++) {
    const bot = { type: 'room.addBot', name: `Bot ${i}`, pronouns: '', mask: 0, bot: 'random' } as Typed;
    assert.deepEqual(await alma.ask(bot), {});
  }
  await alma.ask({ type: 'room.setOption', name: 'preset', value: 'solo' } as Typed);
  assert.deepEqual(await alma.ask({ type: 'room.start' }), {});
  const room = (await house.rooms.find(code))!;
  for (let minute = 0; minute < 240 && room.state.phase === 'playing'; minute++) await house.clock.pass(60_000);
  assert.equal(room.state.phase, 'ended');
  await checkPage(house, code, alma);
  assert.deepEqual(verifyRoom(games, await logOf(house, code)), { ok: true, trusted: [] });
  const commands = (await logOf(house, code)).filter((entry) => typeof entry.by === 'number' && entry.by > 0);
  assert.ok(commands.length > 30, `the bots played: ${commands.length}`);
  assert.deepEqual(house.troubles, []);
  const state = room.state as RoomState;
  assert.equal((await house.rooms.export(code)).length, 1);
  assert.equal(state.seats.length, 12);
});

test('a store that fails costs a reconnect and nothing else', async () => {
  const house = openHouse(games);
  const code = await makeRoom(house);
  const [alma] = (await seatedPages(house, code, ['Alma', 'Bodil'])) as [TestPage];
  const { append } = house.house.log;
  house.house.log.append = () => Promise.reject(new Error('the disk is full'));
  let answer: unknown;
  void alma.ask({ type: 'room.ready', ready: true } as Typed).then((one) => {
    answer = one;
  });
  await settled();
  assert.equal(alma.closedFor, 'trouble');
  assert.equal(answer, undefined, 'nothing was acknowledged');
  house.house.log.append = append;
  await connect(house, alma, code);
  await settled();
  assert.deepEqual(answer, {});
  await checkPage(house, code, alma);
});

test('a page that has seen what the store does not have any more begins anew', async () => {
  const house = openHouse(games);
  const code = await makeRoom(house);
  const [alma] = (await seatedPages(house, code, ['Alma', 'Bodil'])) as [TestPage];
  const backup = await house.house.log.read(code, 0);
  for (const ready of [true, false, true]) await alma.ask({ type: 'room.ready', ready } as Typed);
  alma.cut();
  const restored = openHouse(games, { clock: house.clock, server: 'restored' });
  await restored.house.log.append(code, 0, backup);
  await connect(restored, alma, code);
  await checkPage(restored, code, alma);
  assert.equal(alma.view.seats[0]!.isReady, false);
});

test('a fault of the rules is answered to whoever met it, and hurts nobody else', async () => {
  const faulty = {
    ...liar,
    decide(...args: Parameters<typeof liar.decide>) {
      const [, command, by] = args;
      if (command.type === 'swap' && by !== 1) throw new Error('a fault of the rules');
      liar.decide(...args);
    },
  };
  const house = openHouse({ liar: faulty as unknown as AnyGame });
  const code = await makeRoom(house);
  const [alma, bodil] = (await seatedPages(house, code, ['Alma', 'Bodil'])) as [TestPage, TestPage];
  await alma.ask({ type: 'room.start' });
  await settled();
  const answers = [alma, bodil].map((page) => page.ask({ type: 'swap' }));
  await house.clock.pass(2_000);
  assert.deepEqual(await Promise.all(answers), [{ refused: 'trouble' }, {}]);
  assert.deepEqual([alma.closedFor, house.troubles.length], [undefined, 1]);
  for (const page of [alma, bodil]) await checkPage(house, code, page);
});

test('whoever was away for a moment and goes for good later is told as gone, and the room leaves memory', async () => {
  const house = openHouse(games);
  const code = await makeRoom(house);
  const [alma, bodil] = (await seatedPages(house, code, ['Alma', 'Bodil'])) as [TestPage, TestPage];
  for (let i = 0; i < 2; i++) {
    bodil.cut();
    await house.clock.pass(2_000);
    await connect(house, bodil, code);
    await house.clock.pass(60_000);
    assert.equal(alma.view.seats[1]!.connected, true, 'back in time');
  }
  bodil.cut();
  await house.clock.pass(60_000);
  assert.equal(alma.view.seats[1]!.connected, false);
  alma.cut();
  await house.clock.pass(400_000);
  await house.rooms.sweep();
  assert.equal(house.rooms.size, 0);
});

test('a room in which somebody still is stays, however long nothing has happened there', async () => {
  const house = openHouse(games);
  const code = await makeRoom(house);
  const [alma] = (await seatedPages(house, code, ['Alma'])) as [TestPage];
  await house.clock.pass(40 * 24 * 3_600_000);
  await house.rooms.sweep();
  assert.equal(await house.house.log.count(), 1);
  assert.deepEqual(await alma.ask({ type: 'room.ready', ready: true } as Typed), {});
});

test('idle rooms leave memory and come back', async () => {
  const house = openHouse(games);
  const code = await makeRoom(house);
  const [alma] = (await seatedPages(house, code, ['Alma'])) as [TestPage];
  alma.cut();
  await house.clock.pass(400_000);
  await house.rooms.sweep();
  assert.equal(house.rooms.size, 0);
  await connect(house, alma, code);
  assert.equal(alma.role, 0);
  await checkPage(house, code, alma);
});

test('what waits for the store is decided as of when it came', async () => {
  const clock = new VirtualClock();
  const store = new MemoryStore(clock.now);
  let lateMs = 0;
  const log = store.open({ later: (work) => void clock.at(clock.now() + lateMs, work) });
  const house = openHouse(games, { clock, store, log });
  const making = house.rooms.create({ game: 'liar', language: 'en', remote: true });
  await clock.pass(1);
  const made = await making;
  assert.ok(typeof made === 'object');
  const alma = openPage(house, made.room, 'Alma');
  await connect(house, alma, made.room);
  const says = (text: string) => alma.ask({ type: 'room.say', channel: null, text } as Typed);
  const sat = alma.ask(sit('Alma'));
  await clock.pass(1);
  assert.deepEqual(await sat, {});
  lateMs = 500;
  const from = clock.now();
  const answers = [says('one')];
  await clock.pass(100);
  answers.push(says('two'));
  await clock.pass(100);
  answers.push(says('three'));
  await clock.pass(2_000);
  assert.deepEqual(await Promise.all(answers), [{}, {}, {}]);
  const said = (await logOf(house, made.room)).filter(({ command }) => command.type === 'room.say');
  assert.deepEqual(
    said.map(({ at }) => at - from),
    [0, 100, 200],
  );
});
