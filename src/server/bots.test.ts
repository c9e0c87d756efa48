/** Bots that think for a while, in a room where something happens meanwhile. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Told } from '../kernel/audience.ts';
import type { Typed } from '../kernel/game.ts';
import { emptyRoom, type RoomState } from '../kernel/room/state.ts';
import { Bots, type Playground } from './bots.ts';
import type { Deed } from './mind.ts';
import type { House } from './room.ts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

function roomWithBot() {
  const acted: Typed[] = [];
  const thinking = Promise.withResolvers<Deed>();
  const wakes: (() => void)[] = [];
  const seat = { name: 'Alma', bot: 'clever', coveredBy: null };
  const state = {
    ...emptyRoom(),
    phase: 'playing',
    number: 1,
    roomSecret: '00',
    seats: [seat],
  } as unknown as RoomState;
  const brain = {
    wake: () => {},
    forget: () => {},
    see: async () => ({ wakesAt: 1, seen: 0, command: null }),
    act: () => thinking.promise,
  };
  const clock = {
    now: () => 0,
    at: (_: number, work: () => void) => {
      wakes.push(work);
      return () => {};
    },
  };
  const house = { brain, clock, onTrouble: (error: unknown) => assert.fail(String(error)) } as unknown as House;
  const room: Playground = {
    ...{ id: 'LYKT', state, history: async () => [] },
    positions: { of: () => ({ mask: 1 }) } as never,
    act: (_seat, _game, _seen, command) => acted.push(command),
  };
  return { bots: new Bots(house, room), acted, thinking, wakes, state };
}

const told = [{ fact: { type: 'said' }, to: 1, reads: {} }] as unknown as Told[];
const deed: Deed = { wakesAt: null, seen: 0, command: { type: 'readyToVote' } };

test('what a bot has decided is done, also when something was told while it thought', async () => {
  const { bots, acted, thinking, wakes } = roomWithBot();
  bots.follow([]);
  await settled();
  wakes[0]!();
  bots.follow(told);
  thinking.resolve(deed);
  await settled();
  assert.deepEqual(acted, [deed.command]);
});

test('a bot that has lost its chair while it thought does nothing any more', async () => {
  const { bots, acted, thinking, wakes, state } = roomWithBot();
  bots.follow([]);
  await settled();
  wakes[0]!();
  Object.assign(state, { phase: 'ended' });
  bots.follow([]);
  thinking.resolve(deed);
  await settled();
  assert.deepEqual(acted, []);
});
