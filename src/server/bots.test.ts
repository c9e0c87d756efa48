/** Bots that think for a while, in a room where something happens meanwhile, or nothing at all. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Told } from '../kernel/audience.ts';
import type { Typed } from '../kernel/game.ts';
import { emptyRoom, type RoomState } from '../kernel/room/state.ts';
import { Bots, type Fate, type Playground } from './bots.ts';
import type { Deed } from './mind.ts';
import type { House } from './room.ts';
import { settled, VirtualClock } from './testing/clock.ts';

const command = { type: 'readyToVote' };
const deed: Deed = { wakesAt: null, seen: 0, command };
const told = [{ fact: { type: 'said' }, to: 1, reads: {} }] as unknown as Told[];

/** One bot that wants to be asked at 1 ms. `thinks` is what it answers then, `decides` what becomes of its command. */
function roomWithBot(
  thinks: (now: number) => Promise<Deed>,
  decides: () => Promise<Fate> = async () => 'done',
  onTrouble: (error: unknown) => void = (error) => assert.fail(String(error)),
) {
  const clock = new VirtualClock(0);
  const acted: Typed[] = [];
  const asked: number[] = [];
  let woken = 0;
  const state = {
    ...{ ...emptyRoom(), phase: 'playing', number: 1, roomSecret: '00' },
    seats: [{ name: 'Alma', bot: 'clever', coveredBy: null }],
  } as unknown as RoomState;
  const brain = {
    wake: () => void woken++,
    forget: () => {},
    see: async (_id: string, _facts: unknown, now: number) => ({ wakesAt: Math.max(1, now), seen: 0, command: null }),
    act: (_id: string, now: number) => {
      asked.push(now);
      return thinks(now);
    },
  };
  const room: Playground = {
    ...{ id: 'LYKT', state, history: async () => [] },
    positions: { of: () => ({ mask: 1 }) } as never,
    act(_seat, _game, _seen, one) {
      acted.push(one);
      return decides();
    },
    rouse: () => queueMicrotask(() => bots.follow([])),
  };
  const bots = new Bots({ brain, clock, onTrouble } as unknown as House, room);
  bots.follow([]);
  return { bots, clock, state, acted, asked, woken: () => woken };
}

const after = (clock: VirtualClock, ms: number, answer: Deed): Promise<Deed> =>
  new Promise((resolve) => clock.at(clock.now() + ms, () => resolve(answer)));

test('what a bot has decided is done, also when something was told while it thought', async () => {
  const thinking = Promise.withResolvers<Deed>();
  const { bots, clock, acted } = roomWithBot(() => thinking.promise);
  await clock.pass(1);
  bots.follow(told);
  thinking.resolve(deed);
  await settled();
  assert.deepEqual(acted, [command]);
});

test('a bot that has lost its chair while it thought does nothing any more', async () => {
  const thinking = Promise.withResolvers<Deed>();
  const { bots, clock, acted, state } = roomWithBot(() => thinking.promise);
  await clock.pass(1);
  Object.assign(state, { phase: 'ended' });
  bots.follow([]);
  thinking.resolve(deed);
  await settled();
  assert.deepEqual(acted, []);
});

test('a bot whose next time has come while it thought is asked at once, and once', async () => {
  for (const isSilent of [true, false]) {
    const first: Deed = { ...deed, wakesAt: 3, command: isSilent ? null : command };
    const { clock, asked } = roomWithBot((now) => after(clock, 10, now === 1 ? first : deed));
    await clock.pass(60_000);
    assert.deepEqual(asked, [1, 11]);
  }
});

test('a bot is not asked again before its deed is decided: it would do on what it has not seen yet', async () => {
  const deciding = Promise.withResolvers<Fate>();
  const { bots, clock, asked } = roomWithBot(
    async (now) => ({ ...deed, wakesAt: now === 1 ? 3 : null }),
    () => deciding.promise,
  );
  await clock.pass(1);
  bots.follow(told); // by somebody else
  await clock.pass(20);
  assert.deepEqual(asked, [1]);
  deciding.resolve('done');
  await clock.pass(20);
  assert.deepEqual(asked, [1, 21]);
});

test('a bot that was refused begins anew from what has happened, and does not come back without end', async () => {
  const { clock, asked, woken } = roomWithBot(
    async () => deed,
    async () => 'refused',
  );
  await clock.pass(10);
  assert.deepEqual([woken(), asked], [2, [1, 1]], 'the first time at once');
  await clock.pass(600_000);
  assert.deepEqual(asked.slice(2, 6), [1001, 3001, 7001, 15_001], 'then after a rest, longer each time');
  assert.ok(asked.length > 10 && asked.length < 20, `${asked.length} times in ten minutes`);
});

test('a bot that has done something is forgiven what was refused before; one that only kept silent is not', async () => {
  for (const isSilent of [false, true]) {
    const fates: Fate[] = ['refused', 'refused', ...(isSilent ? [] : ['done' as const]), 'refused'];
    const { clock, asked } = roomWithBot(
      async (now) => ({ ...deed, wakesAt: now + 60_000, command: isSilent && now === 1001 ? null : command }),
      async () => fates.shift() ?? 'done',
    );
    await clock.pass(70_000);
    assert.deepEqual(asked.slice(0, 4), [1, 1, 1001, 61_001]);
    assert.deepEqual(asked.slice(4), [isSilent ? 63_001 : 61_001], 'the next rest');
  }
});

test('a bot that another server’s was quicker than goes on from what that one has done', async () => {
  const { bots, clock, asked, woken } = roomWithBot(
    async () => (asked.length === 1 ? deed : { ...deed, command: null }),
    async () => {
      bots.follow(told);
      return 'late';
    },
  );
  await clock.pass(60_000);
  assert.deepEqual([woken(), asked], [1, [1, 1]]);
});

test('a bot that is late for nothing begins anew, and not without end', async () => {
  const { clock, asked, woken } = roomWithBot(
    async (now) => ({ ...deed, wakesAt: now }),
    async () => 'late',
  );
  await clock.pass(10_000);
  assert.deepEqual([woken(), asked], [5, [1, 1, 1001, 3001, 7001]]);
});

test('a bot that fails is replaced also in a room where nothing else happens', async () => {
  const troubles: unknown[] = [];
  let lives = 0;
  const { clock, acted } = roomWithBot(
    async () => (lives++ < 3 ? Promise.reject(new Error('the thread has ended')) : deed),
    undefined,
    (error) => troubles.push(error),
  );
  await clock.pass(10_000);
  assert.deepEqual([troubles.length, acted], [3, [command]]);
});
