/** Real sockets on rooms that do nothing but talk. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { BEAT, type Breakage, breakageText, CLOSE, PROTOCOL } from '../protocol.ts';
import { type Clock, wallClock } from './clock.ts';
import { createFailures } from './failures.ts';
import { LIMITS } from './limits.ts';
import { createMetrics } from './metrics.ts';
import type { Line, Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { openSockets, type SocketSettings } from './sockets.ts';
import { settled, VirtualClock } from './testing/clock.ts';
import { OPCODE, RawLine } from './testing/raw-line.ts';

const lines = new Set<Line>();
const broken: Breakage[] = [];
const asked: number[] = [];
const room = {
  knows: () => true,
  refuses: () => undefined,
  join: (line: Line) => void lines.add(line),
  leave: (line: Line) => void lines.delete(line),
  noteBreakage: (one: Breakage) => void broken.push(one),
  ask: (_: Line, n: number) => void asked.push(n),
} as unknown as Room;
const metrics = createMetrics();
const port = await serve(wallClock);

async function serve(clock: Clock, isProxy = () => false, more: Partial<SocketSettings> = {}): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const rooms = { find: async () => room } as unknown as Rooms;
  const settings = { names: () => true, isProxy, origins: [], ...more };
  const sockets = openSockets(server, rooms, clock, metrics, createFailures(clock), settings);
  after(() => {
    sockets.close();
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

async function open(at = port): Promise<RawLine> {
  const line = new RawLine({ port: at });
  const page = randomBytes(8).toString('hex');
  line.say({ hello: { protocol: PROTOCOL, room: 'ABCD', token: '0'.repeat(32), page, epoch: 0, count: 0 } });
  while (![...lines].some((one) => one.page === page)) await new Promise((resolve) => setImmediate(resolve));
  return line;
}

test('somebody who never reads is dropped, and the others miss nothing', async () => {
  const deaf = await open();
  deaf.socket.pause();
  const reader = await open();
  const text = `${JSON.stringify({ fact: { type: 'x'.repeat(16_000) } })}\n`;
  let told = 0;
  while (lines.size === 2 && told < 5000) {
    told++;
    for (const line of lines) line.put([text], undefined);
    await new Promise((resolve) => setImmediate(resolve));
  }
  assert.equal(lines.size, 1, `not dropped after ${(told * text.length) / 1024 ** 2} MB`);
  assert.equal(metrics.closes.values.get('slow'), 1);
  assert.ok(told * text.length > LIMITS.waitingBytesMax);
  await reader.until((heard) => heard.split('\n').length > told);
  reader.drop();
  deaf.drop();
});

test('a page is told the time at once, and with the beat where everything waits for it', async () => {
  const asker = await open();
  const line = [...lines].at(-1);
  const from = wallClock.now();
  asker.say({ sync: 77 });
  await asker.until((heard) => heard.includes('"sync":77,'));
  const { now } = JSON.parse(/\{"sync".*\}/.exec(asker.text)![0]) as { now: number };
  assert.ok(now >= from && now <= wallClock.now());
  line!.put([], { beatMs: 200, bytes: 512 });
  asker.say({ sync: 78 });
  await asker.until((heard) => heard.includes('"sync":78,'));
  assert.ok(wallClock.now() - from >= 200, 'not before the beat');
  for (const sync of [-1, 1.5, '1', null]) {
    const rude = await open();
    rude.say({ sync });
    assert.equal(await rude.closed, CLOSE['bad-message'].code);
  }
  asker.drop();
});

test('a line is measured by what its page echoes', async () => {
  const echo = await open();
  const line = [...lines].at(-1);
  const pings = () => echo.heard.filter(({ opcode }) => opcode === OPCODE.ping);
  for (let i = 1; i <= 3; i++) {
    line!.ping!();
    await echo.until(() => pings().length === i);
    echo.send('something else', OPCODE.pong);
    echo.send(pings().at(-1)!.bytes, OPCODE.pong);
    echo.say({ sync: i });
    await echo.until((heard) => heard.includes(`"sync":${i},`)); // it has heard what was sent before
  }
  assert.ok(line!.roundTrip!()! < 5_000);
  echo.drop();
});

test('one address holds so many lines and no more; others come in, and so does it when one of them has gone', async (t) => {
  const before = LIMITS.socketsPerAddressMax;
  t.after(() => Object.assign(LIMITS, { socketsPerAddressMax: before }));
  Object.assign(LIMITS, { socketsPerAddressMax: 3 });
  const at = await serve(wallClock, () => true);
  const statusFrom = (from: string) =>
    new Promise<{ status: number; drop: () => void }>((resolve) => {
      const headers = {
        ...{ connection: 'Upgrade', upgrade: 'websocket', 'x-forwarded-for': from },
        ...{ 'sec-websocket-version': '13', 'sec-websocket-key': randomBytes(16).toString('base64') },
      };
      const asking = request({ port: at, host: '127.0.0.1', path: '/line', headers });
      asking.on('upgrade', ({ statusCode }, socket) => resolve({ status: statusCode!, drop: () => socket.destroy() }));
      asking.on('response', ({ statusCode }) => resolve({ status: statusCode!, drop: () => {} }));
      asking.end();
    });
  const crowd = [];
  for (let i = 0; i < 4; i++) crowd.push(await statusFrom('203.0.113.9'));
  assert.deepEqual(
    crowd.map(({ status }) => status),
    [101, 101, 101, 503],
  );
  const elsewhere = await statusFrom('198.51.100.7');
  assert.equal(elsewhere.status, 101);
  crowd[0]!.drop();
  let again = await statusFrom('203.0.113.9');
  for (; again.status !== 101; again = await statusFrom('203.0.113.9')) await settled();
  for (const { drop } of [...crowd, elsewhere, again]) drop();
});

test('a line is opened at its own address, under a name of the house, by its pages or those it knows, while there is room', async (t) => {
  const before = LIMITS.socketsMax;
  t.after(() => Object.assign(LIMITS, { socketsMax: before }));
  const house = { names: (host?: string) => host !== 'elsewhere', origins: ['https://friend.example'] };
  const at = await serve(wallClock, undefined, house);
  const statusOf = async ({ path = '/line', ...headers }: { path?: string; Host?: string; Origin?: string }) => {
    const line = new RawLine({ port: at, path, headers });
    const status = await line.status;
    line.drop();
    return Number.parseInt(status, 10);
  };
  const own = `127.0.0.1:${at}`;
  assert.equal(await statusOf({}), 101);
  for (const Origin of [`http://${own}`, `https://${own}`, 'https://friend.example'])
    assert.equal(await statusOf({ Origin }), 101, Origin);
  for (const Origin of ['https://foe.example', 'http://friend.example', 'null', `http://${own}.foe.example`])
    assert.equal(await statusOf({ Origin }), 403, Origin);
  assert.equal(await statusOf({ Host: 'elsewhere' }), 421);
  assert.equal(await statusOf({ Host: 'elsewhere', Origin: 'http://elsewhere' }), 421);
  for (const path of ['/', '/lines', '/line?x']) assert.equal(await statusOf({ path }), 404);
  Object.assign(LIMITS, { socketsMax: 0 });
  assert.equal(await statusOf({}), 503);
});

test('whoever sends pings, or echoes that nobody asked for, without end is cut off', async () => {
  for (const opcode of [OPCODE.ping, OPCODE.pong]) {
    const line = await open();
    const before = metrics.closes.values.get('too-fast') ?? 0;
    for (let i = 0; i < 2 * LIMITS.messagesBurst; i++) line.send('', opcode);
    await line.closed;
    assert.equal(metrics.closes.values.get('too-fast'), before + 1);
  }
});

test('a line that answers pings lives, and so does one that says something; one that does neither is cut', async () => {
  const clock = new VirtualClock();
  const at = await serve(clock);
  const echo = await open(at);
  const line = [...lines].at(-1)!;
  const [talker, silent] = [await open(at), await open(at)];
  let cutAfter: number | undefined;
  let beats = 0;
  void silent.closed.then(() => {
    cutAfter = beats;
  });
  const pings = () => echo.heard.filter(({ opcode }) => opcode === OPCODE.ping);
  let answered = 0;
  /** An echo has arrived when the server measures anew. */
  const echoes = async () => {
    for (; answered < pings().length; answered++) echo.send(pings()[answered]!.bytes, OPCODE.pong);
    while (pings().length === answered && !echo.socket.destroyed) {
      line.ping!();
      await settled();
    }
  };
  await echoes();
  while (beats < 5) {
    await clock.pass(LIMITS.heartbeatSeconds * 1000);
    beats++;
    await echoes();
    talker.say({ sync: beats });
    await talker.until((text) => text.includes(`"sync":${beats},`));
  }
  assert.deepEqual(
    [echo, talker].map(({ socket }) => socket.destroyed),
    [false, false],
  );
  assert.ok(cutAfter !== undefined && cutAfter > 1, `the silent one: ${cutAfter}`);
  assert.equal(pings().filter(({ bytes }) => bytes.length === 0).length, beats, 'each beat asks for a sign of life');
  for (const one of [echo, talker]) one.drop();
});

test('a page tells what it could not draw; one that does nothing else is shut out', async () => {
  const line = await open();
  const broke = { screen: 'lobby/phone', kind: 'Error', frames: ['room.js:1:2'] } as const;
  for (let i = 0; i < LIMITS.breakagesPerLineMax + 5; i++) line.send(breakageText(broke));
  assert.equal(await line.closed, CLOSE['too-fast'].code);
  assert.deepEqual(broken, Array(LIMITS.breakagesPerLineMax).fill(broke));
  const other = await open();
  other.say({ broke: { ...broke, frames: ['a line\nof its own'] } });
  assert.equal(await other.closed, CLOSE['bad-message'].code);
});

test('what is said at beats is asked once it is whole, and what is half said when it ends to be quiet is forgotten', async () => {
  asked.length = 0;
  const line = await open();
  const inside = [...lines].at(-1)!;
  const comes = async (n: number) => {
    while (!asked.includes(n)) await new Promise((resolve) => setImmediate(resolve));
  };
  const says = (text: string) => line.send((BEAT.sign + text).padEnd(BEAT.bytes, '\t'));
  const ask = (n: number) => `${JSON.stringify({ n, command: { type: 'any' } })}\n`;
  inside.put([], { beatMs: 60_000, bytes: 256 });
  says('');
  says(ask(1).slice(0, 9));
  says(ask(1).slice(9) + ask(2) + ask(3).slice(0, 9));
  line.say({ n: 4, command: { type: 'any' } });
  await comes(4);
  inside.put([], undefined);
  says(ask(5));
  await comes(5);
  assert.deepEqual(asked, [1, 2, 4, 5]);
  says('nonsense\n');
  assert.equal(await line.closed, CLOSE['bad-message'].code);
});
