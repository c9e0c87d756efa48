import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LIMITS } from './limits.ts';
import { MemoryStore } from './log/memory.ts';
import { type RoomLog, RoomLogError } from './log/room-log.ts';
import { VirtualClock } from './testing/clock.ts';
import { Troubles } from './troubles.ts';
import { beginUpkeep } from './upkeep.ts';

const AWAY = new RoomLogError('unreachable', 'PostgreSQL at db:5432/konklave cannot be reached.');
const FULL = new RoomLogError('disk-full', 'The log does not fit on the disk any more.');
const DEAD_MS = LIMITS.serverDeadSeconds * 1000;

/** A server whose store a test takes away. */
async function begin() {
  const clock = new VirtualClock();
  const said: string[] = [];
  const note = (level: string) => (first: unknown, text?: string) => void said.push(`${level} ${text ?? first}`);
  const troubles = new Troubles({ info: note('info'), error: note('error') } as never);
  const log = new MemoryStore(clock.now).open();
  let beat: RoomLog['beat'] = log.beat;
  let beats = 0;
  const store: RoomLog = {
    ...log,
    beat: (server) => {
      beats++;
      return beat(server);
    },
  };
  const done: [work: string, seconds: number][] = [];
  const begunAt = clock.now();
  const noted = (work: string) => async () => void done.push([work, (clock.now() - begunAt) / 1000]);
  const work = { tend: noted('tend'), closeIfAway: noted('close'), sweep: noted('sweep'), wake: noted('wake') };
  const upkeep = await beginUpkeep({ log: store, clock, server: 'here' }, work, troubles);
  const answer = (how: RoomLog['beat'] = log.beat) => {
    beat = how;
  };
  return { clock, said, troubles, upkeep, answer, work, done, beats: () => beats };
}

test('games over days are looked for when a server starts; all is looked after again and again, until it ends', async () => {
  const { clock, upkeep, done, beats } = await begin();
  assert.deepEqual(done, [['wake', 0]], 'before anybody comes');
  const seconds = 2 * LIMITS.wakeSeconds + 1;
  await clock.pass(seconds * 1000);
  const times = (work: string) => done.filter(([one]) => one === work).length;
  const every = (interval: number) => Math.floor(seconds / interval);
  assert.deepEqual(
    [times('wake'), times('sweep'), times('tend'), times('close'), beats()],
    [
      1 + 2,
      every(LIMITS.sweepSeconds),
      ...Array(2).fill(every(LIMITS.serverBeatSeconds)),
      1 + every(LIMITS.serverBeatSeconds),
    ],
  );
  upkeep.close();
  done.length = 0;
  await clock.pass(seconds * 1000);
  assert.deepEqual([done, clock.next], [[], undefined]);
});

test('what could not be done, at the start or later, is said and tried again', async () => {
  const { clock, said, work, done } = await begin();
  for (const name of ['tend', 'wake'] as const) {
    const { [name]: usual } = work;
    work[name] = () => Promise.reject(new Error(`no ${name}`));
    await clock.pass(LIMITS.wakeSeconds * 1000);
    work[name] = usual;
  }
  assert.deepEqual([said.includes('error upkeep failed'), done.filter(([one]) => one === 'wake').length], [true, 2]);
  const before = done.length;
  await clock.pass(LIMITS.wakeSeconds * 1000);
  const after = new Set(done.slice(before).map(([one]) => one));
  assert.deepEqual(after, new Set(['tend', 'close', 'sweep', 'wake']));
});

test('a server is not ready when its last sign of life failed, and ready again with the next', async () => {
  const { clock, upkeep, answer } = await begin();
  await clock.pass(60_000);
  assert.equal(upkeep.isReady, true);
  answer(() => Promise.reject(FULL));
  await clock.pass(2_000);
  assert.equal(upkeep.isReady, false);
  answer();
  await clock.pass(2_000);
  assert.equal(upkeep.isReady, true);
});

test('nor when a store does not answer at all, and then it is not asked by more and more', async () => {
  const { clock, upkeep, answer, beats } = await begin();
  let fail = (_: unknown) => {};
  answer(
    () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  );
  await clock.pass(DEAD_MS);
  assert.equal(upkeep.isReady, true, 'it may be a moment');
  const asked = beats();
  await clock.pass(60_000);
  assert.equal(upkeep.isReady, false);
  assert.equal(beats(), asked);
  fail(AWAY);
  answer();
  await clock.pass(2_000);
  assert.equal(upkeep.isReady, true);
});

test('the same trouble is said once, until it changes or is over', async () => {
  const { clock, said, troubles, answer } = await begin();
  answer(() => Promise.reject(AWAY));
  for (let s = 0; s < 50; s++) {
    await clock.pass(1_000);
    for (let i = 0; i < 10; i++) troubles.tell(AWAY, 'a room was folded anew');
  }
  assert.deepEqual(said, [`error ${AWAY.message}`]);
  answer(() => Promise.reject(FULL));
  await clock.pass(10_000);
  assert.deepEqual(said.slice(1), [`error ${FULL.message}`]);
  answer();
  await clock.pass(10_000);
  assert.deepEqual(said.slice(2), ['info The store answers again.']);
  troubles.tell(AWAY, 'a room was folded anew');
  assert.equal(said.length, 4, 'it is news again');
  for (let i = 0; i < 3; i++) troubles.tell(new Error('a fault of ours'), 'a room was folded anew');
  assert.equal(said.length, 7, 'what is not the store’s is said each time');
});
