/** One line from its first message to its end, on a socket that a test holds in its hands and a clock that it moves. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BEAT, CLOSE, type CloseReason, MESSAGE_BYTES_MAX, PROTOCOL } from '../protocol.ts';
import type { Failures } from './failures.ts';
import { LIMITS } from './limits.ts';
import { RoomLogError } from './log/room-log.ts';
import { createMetrics } from './metrics.ts';
import type { Line, Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { attend, type Socket } from './sockets.ts';
import { settled, VirtualClock } from './testing/clock.ts';
import { hashOf } from './tokens.ts';

const TOKEN = '0'.repeat(32);
const KEY = '1'.repeat(32);
const hello = (more: object = {}) => ({
  hello: { protocol: PROTOCOL, room: 'LYKT', token: TOKEN, page: '2'.repeat(16), epoch: 0, count: 0, ...more },
});
const ask = (n: number) => ({ n, command: { type: 'any' } });

type Found = Awaited<ReturnType<Failures['find']>>;

/** A line that was just opened. `find` is what looking for its room comes to. */
function open(find: (room: Room) => Promise<Found> = async (room) => room, refuses?: CloseReason) {
  const clock = new VirtualClock();
  const metrics = createMetrics();
  const happened: { [event: string]: (what?: unknown, isBinary?: boolean) => void } = {};
  const socket = {
    ...{ OPEN: 1, readyState: 1, bufferedAmount: 0, isSilent: true, isPaused: false, terminated: 0 },
    sent: [] as { at: number; text: string }[],
    codes: [] as number[],
    send: (text: string) => void socket.sent.push({ at: clock.now(), text }),
    close: (code: number) => void socket.codes.push(code),
    terminate() {
      socket.terminated++;
      socket.readyState = 3;
      happened.close!();
    },
    pause() {
      socket.isPaused = true;
    },
    on: (event: string, then: () => void) => void Object.assign(happened, { [event]: then }),
  };
  const asked: number[] = [];
  const lines = new Set<Line>();
  const room = {
    refuses: () => refuses,
    join: (line: Line) => void lines.add(line),
    leave: (line: Line) => void lines.delete(line),
    ask: (_: Line, n: number) => void asked.push(n),
  } as unknown as Room;
  const failures = { find: () => find(room) } as unknown as Failures;
  attend(socket as unknown as Socket, {} as Rooms, clock, metrics, { failures, network: '192.0.2.7' });
  const says = (message: unknown) =>
    happened.message!(typeof message === 'string' ? message : JSON.stringify(message), false);
  const greeted = async () => {
    says(hello());
    await settled();
    return [...lines][0]!;
  };
  const gone = () => {
    socket.readyState = 3;
    happened.close!();
  };
  return { clock, metrics, socket, happened, asked, lines, says, greeted, gone };
}

const codesOf = (...whys: CloseReason[]) => whys.map((why) => CLOSE[why].code);

test('who says nothing is sent away after ten seconds, and who said hello stays', async () => {
  const [silent, guest] = [open(), open()];
  await guest.greeted();
  for (const { clock } of [silent, guest]) await clock.pass(LIMITS.helloSeconds * 1000 - 1);
  assert.deepEqual(silent.socket.codes, []);
  for (const { clock } of [silent, guest]) await clock.pass(60_000);
  assert.deepEqual([silent.socket.codes, guest.socket.codes], [codesOf('silent'), []]);
});

test('what comes first is a hello of now, and what follows is asked; anything else ends the line', async () => {
  const first: [unknown, CloseReason][] = [
    [hello({ protocol: PROTOCOL - 1 }), 'outdated'],
    [hello({ token: 'short' }), 'bad-message'],
    [ask(1), 'bad-message'],
    [{ sync: 1 }, 'bad-message'],
    ['nonsense', 'bad-message'],
    [`${BEAT.sign}\n`, 'bad-message'],
  ];
  for (const [message, why] of first) {
    const { says, socket, lines } = open();
    says(message);
    await settled();
    assert.deepEqual([socket.codes, lines.size], [codesOf(why), 0], JSON.stringify(message));
  }
  for (const message of [hello(), { n: 0, command: {} }, { sync: -1 }, 'nonsense', [], null]) {
    const { says, socket, greeted } = open();
    await greeted();
    says(message);
    assert.deepEqual(socket.codes, codesOf('bad-message'), JSON.stringify(message));
  }
  const { greeted, happened, socket } = open();
  await greeted();
  happened.message!(JSON.stringify(ask(1)), true);
  assert.deepEqual(socket.codes, codesOf('bad-message'), 'not text');
});

test('a room that is not there, damaged, in trouble or full is told apart, and nobody joins it', async () => {
  const whys: [Parameters<typeof open>, CloseReason][] = [
    [[async () => undefined], 'no-such-room'],
    [[() => Promise.reject(new RoomLogError('room-damaged', 'it is damaged'))], 'damaged'],
    [[() => Promise.reject(new Error('something else'))], 'trouble'],
    [[undefined, 'full'], 'full'],
  ];
  for (const [how, why] of whys) {
    const { greeted, socket, lines } = open(...how);
    await greeted();
    assert.deepEqual([socket.codes, lines.size], [codesOf(why), 0]);
  }
  const { clock, greeted, socket } = open(async () => 'too-fast');
  await greeted();
  await clock.pass(LIMITS.waitToldMs - 1);
  assert.deepEqual(socket.codes, [], 'a while later, as where it was looked up');
  await clock.pass(1);
  assert.deepEqual(socket.codes, codesOf('too-fast'));
});

test('a room is told by whom it is asked, and tokens only by their hashes', async () => {
  const { says, lines } = open();
  says(hello({ key: KEY }));
  await settled();
  const { page, holder, key, network, role } = [...lines][0]!;
  assert.deepEqual(
    { page, holder, key, network, role },
    { page: '2'.repeat(16), holder: hashOf(TOKEN), key: hashOf(KEY), network: '192.0.2.7', role: 'visitor' },
  );
});

test('who is gone while their room is looked for is not let in, and nothing is told to them', async () => {
  for (const found of ['room', 'busy', undefined] as const) {
    const looked = Promise.withResolvers<void>();
    const { clock, greeted, gone, lines, socket } = open(async (room) => {
      await looked.promise;
      return found === 'room' ? room : found;
    });
    await greeted();
    gone();
    looked.resolve();
    await clock.pass(60_000);
    assert.deepEqual([lines.size, socket.codes], [0, []]);
  }
});

test('a line that is closed is told so once, hears nothing more, and is cut if it does not answer', async () => {
  const { clock, metrics, greeted, says, socket, asked, lines } = open();
  const line = await greeted();
  says(ask(1));
  line.close('removed');
  line.close('closed');
  says(ask(2));
  says('nonsense');
  assert.deepEqual([socket.codes, [...metrics.closes.values]], [codesOf('removed'), [['removed', 1]]]);
  assert.deepEqual(asked, [1]);
  await clock.pass(LIMITS.closeSeconds * 1000 - 1);
  assert.deepEqual([socket.terminated, lines.size], [0, 1]);
  await clock.pass(1);
  assert.deepEqual([socket.terminated, lines.size], [1, 0]);
});

test('nothing is left of a line that is gone: it has left its room, and no clock runs for it', async () => {
  const quiet = { beatMs: 1000, bytes: 512 };
  const ends: ((line: Line) => void)[] = [() => {}, (line) => line.put([], quiet), (line) => line.close('moved')];
  for (const end of ends) {
    const { clock, greeted, gone, lines, socket } = open();
    const line = await greeted();
    end(line);
    gone();
    assert.deepEqual([clock.next, lines.size], [undefined, 0]);
    line.put(['{"done":1}\n'], quiet);
    await clock.pass(60_000);
    assert.deepEqual([clock.next, socket.terminated], [undefined, 0]);
  }
  const { clock, gone } = open();
  gone();
  assert.equal(clock.next, undefined, 'it never said hello');
});

test('who says more than anybody does is read no further', async () => {
  const { greeted, says, socket, asked } = open();
  await greeted();
  for (let n = 1; n < LIMITS.messagesBurst; n++) says(ask(n));
  assert.deepEqual([asked.length, socket.codes, socket.isPaused], [LIMITS.messagesBurst - 1, [], false]);
  says(ask(99));
  assert.deepEqual([asked.includes(99), socket.codes, socket.isPaused], [false, codesOf('too-fast'), true]);
});

test('where answers wait for the beat only so much may be asked, between two frames and by each line', async () => {
  const quiet = { beatMs: 2000, bytes: 512 };
  const { clock, greeted, says, socket, asked } = open();
  const line = await greeted();
  const askMany = (count: number) => {
    for (let i = 0; i < count; i++) says(ask(asked.length + 1));
  };
  askMany(LIMITS.asksHeldMax + 1); // by day they are answered at once
  await clock.pass(2000);
  line.put([], quiet);
  for (let beat = 0; beat < 4; beat++) {
    askMany(LIMITS.asksHeldMax);
    await clock.pass(2000);
  }
  assert.deepEqual([asked.length, socket.codes], [5 * LIMITS.asksHeldMax + 1, []]);
  askMany(LIMITS.asksHeldMax);
  const before = asked.length;
  askMany(1);
  assert.deepEqual([asked.length, socket.codes], [before, codesOf('too-fast')]);
});

test('of what comes with one beat nothing is asked any more once it was too much', async () => {
  const { greeted, says, socket, asked } = open();
  const line = await greeted();
  line.put([], { beatMs: 2000, bytes: 512 });
  const many = Array.from({ length: LIMITS.asksHeldMax + 5 }, (_, i) => `${JSON.stringify(ask(i + 1))}\n`);
  says(BEAT.sign + many.join(''));
  assert.deepEqual([asked.length, socket.codes], [LIMITS.asksHeldMax, codesOf('too-fast')]);
});

test('a command that is said in pieces has an end, and half of one is nothing once it is day', async () => {
  const { clock, greeted, says, socket, asked } = open();
  const line = await greeted();
  line.put([], { beatMs: 2000, bytes: 512 });
  const text = JSON.stringify(ask(1));
  const half = BEAT.sign + text.slice(0, 9);
  says(half);
  line.put([], undefined);
  line.put([], { beatMs: 2000, bytes: 512 });
  says(`${BEAT.sign + text}\n`);
  assert.deepEqual([asked, socket.codes], [[1], []]);
  for (let i = 0; i < MESSAGE_BYTES_MAX / BEAT.bytes; i++) {
    assert.deepEqual(socket.codes, []);
    says(BEAT.sign + 'x'.repeat(BEAT.bytes));
    await clock.pass(100);
  }
  says(`${BEAT.sign}x`);
  assert.deepEqual(socket.codes, codesOf('bad-message'));
});

test('a line that does not read is dropped, and that more had to be told than all are is counted', async () => {
  const { metrics, greeted, socket, lines } = open();
  const line = await greeted();
  line.put([], { beatMs: 1000, bytes: 64 });
  line.put([`{"fact":${JSON.stringify({ type: 'x'.repeat(40_000) })}}\n`], undefined);
  assert.deepEqual([...metrics.oversized.values], [['end', 1]]);
  socket.bufferedAmount = LIMITS.waitingBytesMax;
  line.put([], undefined);
  assert.equal(socket.terminated, 0);
  socket.bufferedAmount++;
  line.put([], undefined);
  assert.deepEqual([socket.terminated, [...metrics.closes.values], lines.size], [1, [['slow', 1]], 0]);
});
