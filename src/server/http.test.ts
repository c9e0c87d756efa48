/** Requests without a network: a store that is away, a proxy in front, tokens that are tried. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pino } from 'pino';
import * as games from '../games/index.ts';
import { areNetworks, networkOf, proxiesOf } from './address.ts';
import { createFailures } from './failures.ts';
import { createHttp } from './http.ts';
import { Buckets, LIMITS } from './limits.ts';
import { type RoomLog, RoomLogError } from './log/room-log.ts';
import type { Push, Way } from './push/push.ts';
import { sitting } from './testing/client.ts';
import { settled } from './testing/clock.ts';
import { chanceOf, connect, openHouse, openPage } from './testing/house.ts';
import { asksFromHere } from './ways.ts';

async function open({
  isProxy = (_: string): boolean => false,
  wrap = (log: RoomLog): RoomLog => log,
  push = undefined as Push | undefined,
  isAlone = false,
  metricsToken = null as string | null,
} = {}) {
  const first = openHouse(games);
  const house = openHouse(games, { clock: first.clock, store: first.store, log: wrap(first.house.log) });
  const troubles: unknown[] = [];
  let isReady = true;
  const { rooms, clock } = house;
  const app = await createHttp(rooms, clock, house.house.metrics, createFailures(clock), pino({ level: 'silent' }), {
    isProxy,
    names: () => true,
    ...(push && { push }),
    metricsToken,
    isAlone,
    isDraining: () => house.house.drain.isOn,
    pages: undefined,
    ways: (request) => (asksFromHere(request) ? ['http://192.168.0.7:8080', 'http://10.8.0.2:8080'] : []),
    isReady: () => isReady,
    onTrouble: (error) => troubles.push(error),
  });
  const make = (headers: { [name: string]: string } = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/rooms',
      headers,
      payload: { game: 'maffia', language: 'en', remote: true },
    });
  const call = (method: 'GET' | 'DELETE', code: string, token: string) =>
    app.inject({
      method,
      url: `/api/rooms/${code}${method === 'GET' ? '/export' : ''}`,
      headers: { authorization: `Bearer ${token}` },
    });
  return { ...house, app, make, call, troubles, away: () => (isReady = false) };
}

test('a server that drains makes no room, and says why', async () => {
  const { app, make, house } = await open();
  assert.deepEqual((await app.inject('/readyz')).json(), { ready: true, draining: false });
  void house.drain.begin(() => 1);
  const refused = await make();
  assert.deepEqual([refused.statusCode, refused.json().code], [503, 'renewing']);
  assert.match(refused.json().message, /about to be renewed.*try again in a few minutes/);
});

test('one that drains sends a proxy elsewhere only where there is another server; what people have here, they have', async () => {
  for (const isAlone of [true, false]) {
    const { app, make, house } = await open({ isAlone });
    const { room } = (await make()).json();
    void house.drain.begin(() => 1);
    const { statusCode, json } = await app.inject('/readyz');
    assert.deepEqual([statusCode, json()], [isAlone ? 200 : 503, { ready: isAlone, draining: true }]);
    assert.equal((await app.inject('/healthz')).statusCode, 200);
    assert.equal((await app.inject(`/api/rooms/${room}`)).statusCode, 200);
  }
});

test('the numbers say that a server drains, and how many games it waits for', async () => {
  const { app, house } = await open({ metricsToken: 'numbers-for-tests' });
  const numbers = async () =>
    (await app.inject({ url: '/metrics', headers: { authorization: 'Bearer numbers-for-tests' } })).body;
  assert.match(await numbers(), /^konklave_games_running 0\n(.*\n){2}konklave_draining 0$/m);
  void house.drain.begin(() => 1);
  assert.match(await numbers(), /^konklave_draining 1$/m);
});

test('in which networks the house is, nobody is told but a page of that very machine', async () => {
  const { app, make } = await open();
  const { room } = (await make()).json();
  const ways = async (remoteAddress: string, host: string, headers: object = {}) =>
    (await app.inject({ url: `/api/rooms/${room}`, remoteAddress, headers: { host, ...headers } })).json().ways;
  assert.deepEqual(await ways('127.0.0.1', 'localhost:8080'), ['http://192.168.0.7:8080', 'http://10.8.0.2:8080']);
  assert.deepEqual(await ways('192.168.0.9', '192.168.0.7:8080'), []);
  assert.deepEqual(await ways('192.168.0.9', 'localhost:8080'), [], 'who only says so');
  assert.deepEqual(await ways('127.0.0.1', 'play.example', { 'x-forwarded-for': '203.0.113.9' }), [], 'behind a proxy');
});

const tokenOf = (name: string) => chanceOf(name).bytes(16);

test('a store that fails, or does not answer in time, is a sentence and a code', async () => {
  const broken = new RoomLogError('disk-full', 'The log does not fit on the disk any more.');
  const failing = await open({ wrap: (log) => ({ ...log, append: () => Promise.reject(broken) }) });
  const refused = await failing.make();
  assert.deepEqual([refused.statusCode, refused.json().code], [503, 'store-away']);
  assert.match(refused.json().message, /^Nothing can be stored.*try again/);
  assert.ok(failing.troubles.includes(broken));

  const silent = await open({ wrap: (log) => ({ ...log, count: () => new Promise(() => {}) }) });
  const waiting = silent.make();
  for (let i = 0; i < 20; i++) await settled();
  await silent.clock.pass(LIMITS.storeSeconds * 1000);
  assert.equal((await waiting).statusCode, 503);

  const away = await open({ wrap: (log) => ({ ...log, count: () => assert.fail('it was asked') }) });
  away.away();
  assert.equal((await away.make()).statusCode, 503, 'at once, when it is known');
  assert.equal((await away.app.inject('/readyz')).statusCode, 503);
  assert.equal((await away.app.inject('/healthz')).statusCode, 200);
});

test('behind a proxy, nobody chooses the address that rooms are counted by', async () => {
  const { make } = await open({ isProxy: () => true });
  const statuses = new Set<number>();
  for (let i = 0; i <= LIMITS.roomsPerAddressPerHour; i++)
    statuses.add((await make({ 'x-forwarded-for': `10.0.0.${i}, 203.0.113.9` })).statusCode);
  assert.deepEqual([...statuses], [201, 429]);
  assert.equal((await make({ 'x-forwarded-for': '203.0.113.10' })).statusCode, 201, 'somebody else');
});

test('whoever comes past the proxy tells no address but the own', () => {
  const cases = [
    ['no', [], ['127.0.0.1', '10.0.0.1', '203.0.113.9']],
    [
      'yes',
      ['127.0.0.1', '::1', '::ffff:172.17.0.1', '10.9.8.7', 'fd00::1', 'fe80::1%eth0'],
      ['203.0.113.9', '2001:db8::1'],
    ],
    ['192.0.2.7 2001:db8:1::/48', ['192.0.2.7', '2001:db8:1:2::3'], ['192.0.2.8', '127.0.0.1', '2001:db8:2::1']],
  ] as const;
  for (const [trusted, proxies, others] of cases) {
    const isProxy = proxiesOf(trusted);
    for (const address of proxies) assert.ok(isProxy(address), `${trusted}: ${address}`);
    for (const address of [...others, '', 'nowhere']) assert.ok(!isProxy(address), `${trusted}: ${address}`);
  }
  for (const wrong of ['maybe', '10.0.0.0/33', '10.0.0/8', '::/129', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0.1,10.0.0.2'])
    assert.ok(!areNetworks(wrong), wrong);
});

test('what is answered is kept nowhere on the way', async () => {
  const { make, app } = await open();
  const answers = [
    await make(),
    await app.inject('/healthz'),
    await app.inject('/api/rooms/ZZZZ'),
    await app.inject('/x'),
  ];
  for (const { headers } of answers) {
    assert.equal(headers['cache-control'], 'no-store');
    assert.match(String(headers['content-security-policy']), /default-src 'none'/);
  }
});

test('whoever is given a whole /48 of IPv6 does not fill the house with rooms, and neighbours make theirs', async () => {
  const { make, rooms } = await open({ isProxy: () => true });
  const from = (network: string) => make({ 'x-forwarded-for': `${network}::1` });
  for (let i = 0; i <= LIMITS.roomsPerWiderNetworkPerHour; i++) await from(`2001:db8:7:${(i % 64).toString(16)}`);
  assert.equal(rooms.size, LIMITS.roomsPerWiderNetworkPerHour);
  assert.equal((await from('2001:db8:7:ffff')).statusCode, 429);
  assert.equal((await from('2001:db8:8:0')).statusCode, 201, 'the neighbours');
});

test('an IPv6 network counts as one address, however many it has, and a mapped IPv4 address as itself', async () => {
  const { make } = await open({ isProxy: () => true });
  const statuses = new Set<number>();
  for (let i = 0; i <= LIMITS.roomsPerAddressPerHour; i++)
    statuses.add((await make({ 'x-forwarded-for': `2001:db8:0:7:${i.toString(16)}::1` })).statusCode);
  assert.deepEqual([...statuses], [201, 429]);
  assert.equal((await make({ 'x-forwarded-for': '2001:db8:0:8::1' })).statusCode, 201, 'the neighbours');
  assert.deepEqual(
    ['2001:db8::1', '2001:DB8:0:0:ffff::1', 'fe80::1%eth0', '::1', '::ffff:203.0.113.9', '203.0.113.9'].map(networkOf),
    ['2001:db8:0:0::/64', '2001:db8:0:0::/64', 'fe80:0:0:0::/64', '0:0:0:0::/64', '203.0.113.9', '203.0.113.9'],
  );
});

test('of too many who are counted, whoever came longest ago is forgotten, and nobody else', () => {
  const buckets = new Buckets(1, 0, 2);
  assert.deepEqual([buckets.take('a', 0), buckets.take('a', 0)], [true, false]);
  assert.ok(buckets.take('b', 0));
  assert.ok(!buckets.take('a', 0), 'it has come again');
  assert.ok(buckets.take('c', 0));
  assert.deepEqual([buckets.isEmpty('a', 0), buckets.isEmpty('b', 0), buckets.isEmpty('c', 0)], [true, false, true]);
});

test('copies are taken at a pace, by each for themselves, and of a game that is on nothing is read', async () => {
  const reads: string[] = [];
  const { make, app, call, clock } = await open({
    wrap: (log) => ({
      ...log,
      read: (room, from) => {
        reads.push(room);
        return log.read(room, from);
      },
    }),
  });
  const { room, table } = (await make()).json() as { room: string; table: string };
  const before = reads.length;
  const statuses: number[] = [];
  for (let i = 0; i < LIMITS.exportsBurst; i++) {
    const url = `/api/rooms/${room}/games/${['1', '2', 'x', '1e9'][i % 4]}`;
    const headers = { authorization: `Bearer ${table}` };
    statuses.push(
      i % 5 ? (await app.inject({ url, headers })).statusCode : (await call('GET', room, table)).statusCode,
    );
  }
  assert.deepEqual([...new Set(statuses)], [200, 404]);
  assert.equal(reads.length, before, 'the room knows that nothing is open');
  assert.equal((await call('GET', room, table)).statusCode, 429);
  assert.equal((await call('GET', room, tokenOf('a stranger'))).statusCode, 403, 'somebody else');
  await clock.pass((60_000 / LIMITS.exportsPerMinute) * 2);
  assert.equal((await call('GET', room, table)).statusCode, 200);
});

test('tokens are not tried without end, and no room comes into memory for it', async () => {
  const reads: string[] = [];
  const { rooms, make, call, clock } = await open({
    wrap: (log) => ({
      ...log,
      read: (room, from) => {
        reads.push(room);
        return log.read(room, from);
      },
    }),
  });
  const { room, table } = (await make()).json() as { room: string; table: string };
  await clock.pass(LIMITS.idleSeconds * 1000 + 1000);
  await rooms.sweep();
  assert.equal(rooms.size, 0);
  const statuses: number[] = [];
  for (let i = 0; i <= LIMITS.failedJoinsPerDevicePerMinute; i++)
    statuses.push((await call(i % 2 ? 'GET' : 'DELETE', room, tokenOf('a guesser'))).statusCode);
  assert.deepEqual([...new Set(statuses)], [403, 429]);
  for (let i = 0; i < LIMITS.failedJoinsBurst; i++) await call('GET', room, tokenOf(`guesser ${i}`));
  const before = reads.length;
  assert.equal((await call('GET', room, tokenOf('one more'))).statusCode, 429);
  assert.equal((await call('GET', 'ZZZZ', tokenOf('another'))).statusCode, 429);
  assert.equal(reads.length, before, 'nothing was read');
  assert.equal(rooms.size, 0);
  await clock.pass(60_000 / LIMITS.failedJoinsPerAddressPerMinute);
  assert.equal((await call('GET', room, table)).statusCode, 200);
  await rooms.find(room);
  for (let i = 0; i < LIMITS.failedJoinsBurst; i++) await call('GET', room, tokenOf(`more ${i}`));
  assert.equal((await call('DELETE', room, table)).statusCode, 204, 'whoever leads a room that is open is let through');
});

test('codes are not looked up without end, and those at the table are answered all the same', async () => {
  const { rooms, make, app, clock } = await open();
  const { room, table } = (await make()).json() as { room: string; table: string };
  const lookUp = async (code: string, token?: string) =>
    (await app.inject({ url: `/api/rooms/${code}`, headers: token ? { authorization: `Bearer ${token}` } : {} }))
      .statusCode;
  assert.equal(await lookUp(room), 200);
  assert.equal(await lookUp('x'), 404);
  for (let i = 0; i < LIMITS.failedJoinsPerAddressBurst; i++) await lookUp('ZZZZ');
  const later = async (code: string, token: string) => {
    const asked = lookUp(code, token);
    await clock.pass(LIMITS.waitToldMs);
    return asked;
  };
  const guesses = [await later('ZZZZ', tokenOf('a guesser')), await later(room, tokenOf('another'))];
  assert.deepEqual([await lookUp('ZZZZ'), await lookUp(room), ...guesses], [429, 429, 429, 429]);
  assert.equal(await lookUp(room, table), 200);
  assert.equal(rooms.size, 1);
  await clock.pass(LIMITS.idleSeconds * 1000 + 1000);
  await rooms.sweep();
  for (let i = 0; i < LIMITS.failedJoinsPerAddressBurst; i++) await lookUp('ZZZZ');
  assert.deepEqual([rooms.size, await lookUp(room)], [0, 429]);
  assert.equal(await lookUp(room, table), 200, 'also when nobody holds the room in memory');
});

test('of a finished game those at the table may take the opened log, and nobody else; of one that is on, nobody', async () => {
  const { app, make, ...house } = await open();
  const made = async () => (await make()).json() as { room: string; table: string };
  const [{ room }, other] = [await made(), await made()];
  const sits = async (code: string, name: string) => {
    const page = openPage(house, code, name, { token: tokenOf(name) });
    await connect(house, page, code);
    assert.deepEqual(await page.ask(sitting(name)), {});
    return page;
  };
  const names = ['Alma', 'Bodil', 'Cyril', 'Dagny', 'Egon', 'Fritjof', 'Gunvor'];
  const [host] = await Promise.all(names.map((name) => sits(room, name)));
  await sits(other.room, 'Helga');
  const take = async (token: string, path = 'games/1') => {
    const headers = { authorization: `Bearer ${token}` };
    const { statusCode, body } = await app.inject({ url: `/api/rooms/${room}/${path}`, headers });
    return { statusCode, body };
  };
  const statuses = () =>
    Promise.all(
      [...['Bodil', 'Helga', 'a stranger'].map(tokenOf), other.table].map(
        async (token) => (await take(token)).statusCode,
      ),
    );
  assert.deepEqual(await host!.ask({ type: 'room.start' }), {});
  assert.deepEqual(await statuses(), [404, 403, 403, 403], 'it is still on');
  assert.deepEqual(await take(tokenOf('Alma'), 'export'), { statusCode: 200, body: '[]' }, 'nor for the host');
  const { state } = (await house.rooms.find(room))!;
  for (let minute = 0; minute < 1200 && state.phase === 'playing'; minute++) await house.clock.pass(60_000);
  assert.deepEqual(await statuses(), [200, 403, 403, 403]);
  const { log } = JSON.parse((await take(tokenOf('Bodil'))).body) as { log: object[] };
  assert.ok(log.length > 0);
  assert.doesNotMatch(JSON.stringify(log), /"holders?":/);
});

test('a screen that knocks waits under a sign, and strangers cannot knock without end', async () => {
  const { make, app, clock } = await open();
  const { room } = (await make()).json() as { room: string };
  const ask = async (method: 'GET' | 'POST', token: string, code = room) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await app.inject({ method, url: `/api/rooms/${code}/screen`, headers });
    return { status: response.statusCode, ...(response.json() as { state?: string; sign?: string }) };
  };
  const television = tokenOf('a television');
  assert.equal((await ask('POST', 'no token')).status, 400);
  assert.equal((await ask('POST', television, 'ZZZZ')).status, 404);
  assert.deepEqual(await ask('GET', television), { status: 200, state: 'gone', sign: '' });
  const { sign, state } = await ask('POST', television);
  assert.equal(state, 'waiting');
  assert.match(sign!, /^[A-Z]{4}$/);
  assert.equal((await ask('POST', television)).sign, sign, 'asked again, it is the same');
  assert.equal((await ask('GET', television)).state, 'waiting');
  assert.equal((await ask('GET', tokenOf('another'))).state, 'gone');

  const statuses = new Set<number>();
  for (let i = 0; i < LIMITS.knocksBurst + 2; i++) statuses.add((await ask('POST', tokenOf(`screen ${i}`))).status);
  assert.deepEqual([...statuses], [200, 429]);
  await clock.pass(LIMITS.screenWaitSeconds * 1000);
  assert.equal((await ask('GET', television)).state, 'gone', 'after a while it waits no more');
});

test('a screen that asks with wrong codes guesses like anybody else, and then a right one helps it no more', async () => {
  const { make, app, clock } = await open();
  const { room } = (await make()).json() as { room: string };
  const authorization = `Bearer ${tokenOf('a television')}`;
  let count = 0;
  const statusOf = async (method: 'GET' | 'POST', url: string) => {
    const asked = app.inject({ method, url, headers: { authorization } });
    if (++count > LIMITS.failedJoinsPerDevicePerMinute) {
      for (let i = 0; i < 10; i++) await settled();
      await clock.pass(LIMITS.waitToldMs);
    }
    return (await asked).statusCode;
  };
  const statuses = [];
  for (let i = 0; i <= LIMITS.failedJoinsPerDevicePerMinute; i++)
    statuses.push(await statusOf(i % 2 ? 'GET' : 'POST', `/api/rooms/${i % 3 ? 'ZZZZ' : 'x'}/screen`));
  assert.deepEqual(statuses, [...Array(LIMITS.failedJoinsPerDevicePerMinute).fill(404), 429]);
  const right = [statusOf('POST', `/api/rooms/${room}/screen`), statusOf('GET', `/api/rooms/${room}`)];
  assert.deepEqual(await Promise.all(right), [429, 429]);
});

test('those at the table say whether they want to be called; the way is kept with the room and shown to nobody', async () => {
  const push: Push = {
    publicKey: 'the key',
    wayOf: (value) => ((value as Way).endpoint === 'https://push.example/1' ? (value as Way) : undefined),
    send: async () => 'sent',
  };
  const { make, app, rooms } = await open({ push });
  assert.deepEqual((await app.inject({ url: '/api/push' })).json(), { key: 'the key' });
  const { room, table } = (await make()).json() as { room: string; table: string };
  const ask = async (method: 'PUT' | 'DELETE', token: string, endpoint = 'https://push.example/1') => {
    const headers = { authorization: `Bearer ${token}` };
    const payload = method === 'PUT' ? { payload: { endpoint } } : {};
    return (await app.inject({ method, url: `/api/rooms/${room}/reminder`, headers, ...payload })).statusCode;
  };
  assert.equal(await ask('PUT', tokenOf('a stranger')), 403);
  assert.equal(await ask('PUT', table, 'https://elsewhere.example'), 400);
  assert.equal(await ask('PUT', table), 204);
  const { state } = (await rooms.find(room))!;
  assert.deepEqual(Object.values(state.reminders ?? {}), ['{"endpoint":"https://push.example/1"}']);
  assert.ok(!(await app.inject({ url: `/api/rooms/${room}` })).body.includes('push.example'));
  assert.equal(await ask('DELETE', table), 204);
  assert.deepEqual(state.reminders, {});
  let status = 204;
  for (let i = 0; i <= LIMITS.remindersBurst; i++) status = await ask(i % 2 ? 'DELETE' : 'PUT', table);
  assert.equal(status, 429);

  const silent = await open();
  assert.equal((await silent.app.inject({ url: '/api/push' })).statusCode, 404, 'a house that calls nobody');
});
