/** The store was away for a while: nothing has happened meanwhile, and running clocks are given that time back. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as games from '../games/index.ts';
import type { Typed } from '../kernel/game.ts';
import type { RoomState } from '../kernel/room/state.ts';
import { verifyRoom } from '../kernel/room/verify.ts';
import type { Entry } from '../kernel/table.ts';
import { LIMITS } from './limits.ts';
import { MemoryStore } from './log/memory.ts';
import type { Room } from './room.ts';
import { type AwayLog, awayLog } from './testing/away.ts';
import { sitting } from './testing/client.ts';
import { VirtualClock } from './testing/clock.ts';
import { connect, keepUp, openHouse, openPage, type TestHouse, type TestPage } from './testing/house.ts';

const BEAT_MS = LIMITS.serverBeatSeconds * 1000;
const GRACE_MS = LIMITS.graceSeconds * 1000;
const NAMES = ['Alma', 'Bodil', 'Carl', 'Dagny', 'Emil', 'Freja', 'Gunnar'];
const OUTAGE_MS = 60_000;

interface Evening {
  readonly house: TestHouse;
  readonly store: AwayLog;
  readonly code: string;
  readonly pages: readonly TestPage[];
}

async function open(clock = new VirtualClock(), memory = new MemoryStore(clock.now), server = 'here') {
  const store = awayLog(memory.open({ later: queueMicrotask }));
  const house = openHouse(games, { clock, store: memory, log: store.log, server });
  keepUp(house);
  return { house, store };
}

/** Seven people at Maffia, the first day half over. */
async function inTheFirstDay(options: { readonly [name: string]: number } = {}): Promise<Evening> {
  const { house, store } = await open();
  const made = await house.rooms.create({ game: 'maffia', language: 'en', remote: true });
  assert.ok(typeof made === 'object');
  const pages: TestPage[] = [];
  for (const name of NAMES) {
    const page = openPage(house, made.room, name);
    await connect(house, page, made.room);
    assert.deepEqual(await page.ask(sitting(name)), {});
    pages.push(page);
  }
  for (const [name, value] of Object.entries(options))
    assert.deepEqual(await pages[0]!.ask({ type: 'room.setOption', name, value } as Typed), {});
  await pages[0]!.ask({ type: 'room.start' });
  for (const type of ['ackBriefing', 'ackRole']) for (const page of pages) await page.ask({ type });
  await house.clock.pass(21_000);
  const evening = { house, store, code: made.room, pages };
  assert.equal(phaseOf((await roomOf(evening)).state), 'day-talk');
  await house.clock.pass(10_000);
  return evening;
}

const roomOf = async ({ house, code }: Evening): Promise<Room> => (await house.rooms.find(code))!;
const phaseOf = ({ play }: Readonly<RoomState>): string => (play as { phase: string }).phase;
const leftOf = ({ play, still }: Readonly<RoomState>, { clock }: TestHouse): number =>
  (play as { until: number }).until + still - clock.now();
const entriesOf = async ({ house, code }: Evening): Promise<Entry[]> =>
  (await house.house.log.read(code, 0)).map((text) => JSON.parse(text) as Entry);
const timesGiven = async (evening: Evening): Promise<number[]> =>
  (await entriesOf(evening)).flatMap(({ command }) =>
    command.type === 'room.giveTime' ? [(command as Typed & { readonly ms: number }).ms] : [],
  );
const say = (text: string) => ({ type: 'room.say', channel: null, text }) as Typed;

/** Whoever was sent away comes back. */
async function comeBack({ house, code, pages }: Evening): Promise<void> {
  for (const page of pages) if (!page.isConnected) await connect(house, page, code);
}

for (const how of ['silent', 'failing'] as const) {
  for (const outage of [5_000, OUTAGE_MS]) {
    test(`a store that is ${how} for ${outage / 1000} s: nothing falls due in it, and all of it is given back with a grace`, async () => {
      // The day would be over long before the store is back.
      const evening = await inTheFirstDay({ firstDaySeconds: 60 });
      const { house, store } = evening;
      const left = leftOf((await roomOf(evening)).state, house);
      await house.clock.pass(left - 3_000);
      store.leave(how);
      await house.clock.pass(outage);
      store.back();
      await house.clock.pass(2 * BEAT_MS);
      const room = await roomOf(evening);
      assert.equal(phaseOf(room.state), 'day-talk');
      const after = leftOf(room.state, house) + 2 * BEAT_MS;
      assert.ok(after >= 3_000 + GRACE_MS - BEAT_MS && after <= 3_000 + GRACE_MS + 2 * BEAT_MS, `${after} ms left`);
      assert.equal((await timesGiven(evening)).length, 1);
      await comeBack(evening);
      await house.clock.pass(after);
      assert.notEqual(phaseOf(room.state), 'day-talk', 'the clock goes on');
      assert.equal(verifyRoom(games, await entriesOf(evening)).difference, undefined);
    });
  }

  test(`what is asked of a store that is ${how} is answered when it is back, in the order of asking, after the time was given`, async () => {
    const evening = await inTheFirstDay();
    const { house, store, pages } = evening;
    store.leave(how);
    const answers: string[] = [];
    for (const [i, page] of pages.slice(0, 3).entries()) {
      void page.ask(say(`${i}`)).then(({ refused }) => answers.push(`${i} ${refused ?? 'done'}`));
      await house.clock.pass(5_000);
    }
    store.back();
    await house.clock.pass(2 * BEAT_MS);
    await comeBack(evening);
    await house.clock.pass(BEAT_MS);
    assert.deepEqual(answers.toSorted(), ['0 done', '1 done', '2 done']);
    const order = (await entriesOf(evening)).flatMap(({ at, command }) => {
      const { type, text } = command as Typed & { readonly text: string };
      return type === 'room.giveTime' ? [{ at, what: 'given' }] : type === 'room.say' ? [{ at, what: text }] : [];
    });
    // One was on its way to the store when that went away.
    const expected = how === 'silent' ? ['0', 'given', '1', '2'] : ['given', '0', '1', '2'];
    assert.deepEqual(
      order.map(({ what }) => what),
      expected,
    );
    const given = order.find(({ what }) => what === 'given')!;
    assert.ok(order.at(-1)!.at - given.at >= 10_000, 'what came meanwhile is decided as of now');
  });
}

test('a vote is not closed on people whose hands could not be counted', async () => {
  const evening = await inTheFirstDay();
  const { house, store, pages } = evening;
  const play = () => pages[0]!.view.play as { step: string | null; nominee: number; hands: boolean[] };
  for (const [by, target] of [
    [0, 1],
    [1, 0],
  ] as const)
    assert.deepEqual(await pages[by]!.ask({ type: 'nominate', target } as Typed), {});
  for (const page of pages) await page.ask({ type: 'readyToVote', ready: true } as Typed);
  for (let i = 0; i < 400 && play().step !== 'open'; i++) {
    for (const page of pages) void page.ask({ type: 'endSpeech' });
    await house.clock.pass(250);
  }
  assert.equal(play().step, 'open');
  const hand = { type: 'raiseHand', nominee: play().nominee } as Typed;
  store.leave('silent');
  const [first, second] = [2, 3].map((i) => pages[i]!.ask(hand));
  await house.clock.pass(10_000);
  const third = pages[4]!.ask(hand);
  store.back();
  await house.clock.pass(1_000);
  assert.equal(play().step, 'open', 'the window is open for those who could not be heard');
  assert.deepEqual(await Promise.all([first, second, third]), [{}, {}, {}]);
  await house.clock.pass(GRACE_MS + 5_000);
  assert.notEqual(play().step, 'open');
});

test('a moment in which the store is slow costs what it lasted, and is as it always was', async () => {
  const evening = await inTheFirstDay();
  const { house, store, pages } = evening;
  const before = await roomOf(evening);
  const left = leftOf(before.state, house);
  store.leave('silent');
  const answer = pages[0]!.ask(say('here'));
  await house.clock.pass(LIMITS.storeLateMs - 100);
  store.back();
  assert.deepEqual(await answer, {});
  assert.equal(left - leftOf(before.state, house), LIMITS.storeLateMs - 100);
  assert.deepEqual(await timesGiven(evening), []);
});

test('a store that is away for long closes all lines, so that people see it; and the room comes back by itself', async () => {
  const evening = await inTheFirstDay();
  const { house, store, pages } = evening;
  const left = leftOf((await roomOf(evening)).state, house);
  store.leave('silent');
  await house.clock.pass((LIMITS.storeAwaySeconds - 1) * 1000);
  assert.ok(pages.every(({ closedFor }) => closedFor === undefined));
  await house.clock.pass(2 * BEAT_MS + 2_000);
  assert.ok(pages.every(({ closedFor }) => closedFor === 'trouble'));
  await house.clock.pass(600_000);
  store.back();
  await house.clock.pass(4 * BEAT_MS);
  assert.equal(house.rooms.size, 1, 'its clocks run, whether or not somebody asks');
  const after = leftOf((await roomOf(evening)).state, house) + 4 * BEAT_MS;
  assert.ok(Math.abs(after - left - GRACE_MS) <= 2 * BEAT_MS, `${after} ms left of ${left}`);
});

test('two servers on a store that was away: it is given back once', async () => {
  const evening = await inTheFirstDay();
  const { house, store, pages, code } = evening;
  const other = await open(house.clock, house.store, 'there');
  for (const page of pages.slice(3)) {
    page.cut();
    await connect(other.house, page, code);
  }
  await house.clock.pass(10_000);
  const left = leftOf((await roomOf(evening)).state, house);
  for (const one of [store, other.store]) one.leave('silent');
  await house.clock.pass(OUTAGE_MS);
  for (const one of [store, other.store]) one.back();
  await house.clock.pass(2 * BEAT_MS);
  await comeBack(evening);
  await house.clock.pass(BEAT_MS);
  assert.equal((await timesGiven(evening)).length, 1);
  const after = leftOf((await roomOf(evening)).state, house) + 3 * BEAT_MS;
  assert.ok(Math.abs(after - left - GRACE_MS) <= 2 * BEAT_MS, `${after} ms left of ${left}`);
});

test('a server that had lost the store, while people played on by way of another, gives nothing back for them', async () => {
  const evening = await inTheFirstDay();
  const { house, store, pages, code } = evening;
  const other = await open(house.clock, house.store, 'there');
  for (const page of pages) {
    page.cut();
    await connect(other.house, page, code);
  }
  await house.clock.pass(10_000);
  store.leave('silent');
  await house.clock.pass(10_000);
  store.back();
  await house.clock.pass(2 * BEAT_MS);
  assert.deepEqual(await timesGiven(evening), []);
});

test('a pause that ends by itself ends as much later as the store was away', async () => {
  const evening = await inTheFirstDay();
  const { house, store, pages } = evening;
  assert.deepEqual(await pages[1]!.ask({ type: 'room.pause' }), {});
  const { pause } = (await roomOf(evening)).state;
  await house.clock.pass(pause!.until! - house.clock.now() - 5_000);
  store.leave('failing');
  await house.clock.pass(OUTAGE_MS);
  store.back();
  await house.clock.pass(BEAT_MS);
  await comeBack(evening);
  const { state } = await roomOf(evening);
  assert.ok(state.pause, 'it still stands');
  assert.ok(Math.abs(state.pause.until! - house.clock.now() - 5_000 - GRACE_MS) <= 2 * BEAT_MS);
  const left = leftOf(state, house) + house.clock.now() - state.pause.since;
  await house.clock.pass(5_000 + GRACE_MS + BEAT_MS);
  assert.equal((await roomOf(evening)).state.pause, null);
  assert.ok(leftOf((await roomOf(evening)).state, house) > left - 5_000 - BEAT_MS - GRACE_MS);
  assert.equal(verifyRoom(games, await entriesOf(evening)).difference, undefined);
});

test('a room is not given up for nobody having come back to a store that was away', async () => {
  const evening = await inTheFirstDay();
  const { house, store, pages } = evening;
  for (const page of pages) page.cut();
  await house.clock.pass((LIMITS.nobodySeconds + 10) * 1000);
  assert.equal((await roomOf(evening)).state.pause?.why, 'nobody-there');
  store.leave('silent');
  await house.clock.pass(2 * LIMITS.nobodyCancelSeconds * 1000);
  store.back();
  await house.clock.pass(2 * BEAT_MS);
  const { state } = await roomOf(evening);
  assert.deepEqual([state.phase, state.pause?.why], ['playing', 'nobody-there']);
  await comeBack(evening);
  await house.clock.pass(BEAT_MS);
  assert.equal((await roomOf(evening)).state.pause, null, 'whoever comes back goes on');
  assert.equal(verifyRoom(games, await entriesOf(evening)).difference, undefined);
});

test('people who had all gone just before are waited for as long as ever', async () => {
  const evening = await inTheFirstDay();
  const { house, store, pages } = evening;
  for (const page of pages) page.cut();
  await house.clock.pass(30_000);
  store.leave('silent');
  await house.clock.pass(2 * LIMITS.nobodyCancelSeconds * 1000);
  store.back();
  await house.clock.pass(2 * BEAT_MS);
  assert.equal((await roomOf(evening)).state.phase, 'playing');
  assert.equal(verifyRoom(games, await entriesOf(evening)).difference, undefined);
});

test('two servers of a store that was away: the clocks of the one without people wait for the other to give time back', async () => {
  const evening = await inTheFirstDay();
  const { house, store, code } = evening;
  const other = await open(house.clock, house.store, 'there');
  const there = (await other.house.rooms.find(code))!;
  const room = await roomOf(evening);
  const due = house.house.rules.deadline(room.state)!.at;
  await house.clock.pass(due - house.clock.now() - 5_000);
  const { still } = room.state;
  for (const one of [store, other.store]) one.leave('silent');
  await house.clock.pass(7_300);
  other.store.back();
  await house.clock.pass(LIMITS.storeLateMs - 1);
  store.back();
  await house.clock.pass(LIMITS.storeLateMs * 2);
  for (const { state } of [room, there]) assert.equal(phaseOf(state), 'day-talk');
  assert.ok(room.state.still - still >= 7_300 - BEAT_MS + GRACE_MS, `${room.state.still - still}`);
  await house.clock.pass(7_300 + GRACE_MS);
  assert.notEqual(phaseOf(room.state), 'day-talk');
});
