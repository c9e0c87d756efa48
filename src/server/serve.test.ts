import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import * as games from '../games/index.ts';
import { type Serving, serve } from './serve.ts';
import { readSettings, SETTINGS, type Settings } from './settings.ts';
import { Client, makeRoom, sitting, taking } from './testing/client.ts';

const folder = mkdtempSync(join(tmpdir(), 'konklave-serve-'));
const METRICS_TOKEN = 'numbers-for-tests';
const settings = (): Settings => {
  const read = readSettings({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'error', METRICS_TOKEN });
  assert.ok(typeof read === 'object');
  return read;
};
let server: Serving;
let base: string;
const clients: Client[] = [];

function open(room: string, token?: string): Client {
  const url = () => base.replace('http', 'ws');
  const client = new Client({ games, url, room, ...(token && { token }) });
  clients.push(client);
  return client;
}

before(async () => {
  server = await serve(settings());
  base = `http://127.0.0.1:${server.port}`;
});

after(async () => {
  for (const client of clients) client.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a room from the first request to the running game, over real sockets', async () => {
  const { room, table, master } = await makeRoom(base, 'maffia');
  assert.match(room, /^[A-Z]{4}$/);
  const screen = open(room, table);
  const host = open(room);
  assert.deepEqual(await host.ask(sitting('Alma')), {});
  const guest = open(room);
  assert.deepEqual(await guest.ask(sitting('alma')), { refused: 'name-taken' });
  assert.deepEqual(await guest.ask(sitting('Bodil')), {});
  const console = open(room);
  assert.deepEqual(await console.ask(taking(master)), {});
  await console.seen((view, page) => view.master.held && page.role === 'master');
  await screen.seen((view, page) => page.role === 'table' && view.seats.length === 2 && view.tableConnected);
  for (let i = 0; i < 5; i++) {
    const bot = { type: 'room.addBot', name: `Bot ${i}`, pronouns: '', mask: 0, bot: 'random' };
    assert.deepEqual(await host.ask(bot), {});
  }
  await host.ask({ type: 'room.setOption', name: 'firstDaySeconds', value: 60 });
  assert.deepEqual(await host.ask({ type: 'room.start' }), {});
  for (const client of [screen, host, guest, console]) await client.seen((view) => view.phase === 'playing');
  await host.ask({ type: 'ackBriefing' });
  await guest.ask({ type: 'ackBriefing' });
  for (const client of [host, guest]) {
    await client.seen((view, page) => {
      const { roles } = view.play as { roles: { [seat: number]: string } };
      return roles[page.role as number] !== undefined;
    });
    const { roles } = client.view.play as { roles: object };
    assert.equal(Object.keys(roles).length, 1, 'the own card and no other');
  }
  assert.deepEqual((screen.view.play as { roles: object }).roles, {});
});

test('a screen that the host lets in is the table’s, also when the game is on', async () => {
  const { room } = await makeRoom(base, 'maffia');
  const host = open(room);
  await host.ask(sitting('Alma'));
  const token = 'a0'.repeat(16);
  const knock = async (method: 'GET' | 'POST') => {
    const response = await fetch(`${base}/api/rooms/${room}/screen`, {
      method,
      headers: { authorization: `Bearer ${token}` },
    });
    return (await response.json()) as { state: string; sign: string };
  };
  const { sign } = await knock('POST');
  await host.seen((view) => view.knocking?.some((one) => one.sign === sign) === true);
  const early = open(room, token);
  await early.seen((view, page) => page.role === 'visitor' && view.seats.length === 1);
  assert.deepEqual(await early.ask({ type: 'room.letScreen', sign, isLetIn: true }), { refused: 'not-seated' });
  assert.deepEqual(await host.ask({ type: 'room.letScreen', sign, isLetIn: true }), {});
  assert.equal((await knock('GET')).state, 'in');
  await early.seen((view, page) => page.role === 'table' && view.tableConnected);
  for (let i = 0; i < 6; i++) {
    await host.ask({ type: 'room.addBot', name: `Bot ${i}`, pronouns: '', mask: 0, bot: 'random' });
  }
  assert.deepEqual(await host.ask({ type: 'room.start' }), {});
  await early.seen((view, page) => page.role === 'table' && view.phase === 'playing');
  const again = open(room, token);
  await again.seen((view, page) => page.role === 'table' && view.phase === 'playing');
});

test('a graceful restart: everybody is told to come back, and is back', async () => {
  const { room } = await makeRoom(base, 'maffia');
  const alma = open(room);
  assert.deepEqual(await alma.ask(sitting('Alma')), {});
  await server.close();
  assert.ok(alma.closes.includes(4000) || (await closeOf(alma)));
  server = await serve({ ...settings(), port: 0 });
  base = `http://127.0.0.1:${server.port}`;
  assert.deepEqual(await alma.ask({ type: 'room.ready', ready: true }), {});
  assert.equal(alma.page.role, 0);
});

async function closeOf(client: Client): Promise<boolean> {
  while (client.closes.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  return client.closes[0] === 4000;
}

test('an operator sees health, readiness and numbers, and no names', async () => {
  assert.deepEqual(await (await fetch(`${base}/healthz`)).json(), { ok: true });
  assert.equal((await fetch(`${base}/readyz`)).status, 200);
  const { room } = await makeRoom(base, 'maffia');
  const alma = open(room);
  await alma.ask(sitting('Gunvor'));
  await alma.ask({ type: 'room.start' });
  assert.equal((await fetch(`${base}/metrics`)).status, 403);
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${base}/metrics`, { headers })).text();
  assert.match(text, /^konklave_rooms \d+$/m);
  assert.match(text, /^konklave_refusals_total\{code="too-few-players"\} 1$/m);
  assert.match(text, /^konklave_append_seconds_count [1-9]/m);
  assert.ok(!text.includes('Gunvor') && !text.includes(room));
});

test('the host may take a copy and delete the room; others may not', async () => {
  const { room } = await makeRoom(base, 'maffia');
  const [alma, bodil] = [open(room), open(room)];
  await alma.ask(sitting('Alma'));
  await bodil.ask(sitting('Bodil'));
  const call = (method: string, path: string, token: string) =>
    fetch(`${base}/api/rooms/${room}${path}`, { method, headers: { authorization: `Bearer ${token}` } });
  assert.equal((await call('GET', '/export', bodil.token)).status, 403);
  assert.deepEqual(await (await call('GET', '/export', alma.token)).json(), []);
  assert.equal((await call('DELETE', '', bodil.token)).status, 403);
  assert.equal((await call('DELETE', '', alma.token)).status, 204);
  while (bodil.closes.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  assert.equal(bodil.closes[0], 4015);
});

test('requests that make no sense get a sentence and a code', async () => {
  const post = (body: string) =>
    fetch(`${base}/api/rooms`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  for (const body of ['', '{', '[]', '{"game":"maffia"}', '{"game":"maffia","language":"xx","remote":true}']) {
    const answer = await post(body);
    assert.equal(answer.status, 400, body);
    assert.equal(((await answer.json()) as { code: string }).code, 'bad-payload');
  }
  assert.equal((await post('{"game":"toString","language":"en","remote":true}')).status, 404);
  const page = await fetch(`${base}/api/nothing`);
  assert.equal(page.status, 404);
  assert.match(page.headers.get('content-security-policy') ?? '', /default-src 'none'/);
  assert.equal(page.headers.get('set-cookie'), null);
});

test('every setting has a default, and a wrong value is told with its name and what it must be', () => {
  assert.equal(typeof readSettings({}), 'object');
  assert.equal(readSettings({ PORT: 'http' }), 'PORT is "http", and must be a port from 0 to 65535 (0: any free one).');
  const told = readSettings({ DATABASE_URL: 'mysql://konklave:swordfish@db/x' }) as string;
  assert.equal(told, 'DATABASE_URL is not what it should be, and must be a postgres:// address.');
  for (const { name, fallback, isGood } of SETTINGS) assert.ok(isGood(fallback), name);
});

test('an origin is compared as browsers write it, and must be written so', () => {
  const read = readSettings({ ORIGINS: ' https://play.example  http://localhost:5173 ' });
  assert.ok(typeof read === 'object');
  assert.deepEqual(read.origins, ['https://play.example', 'http://localhost:5173']);
  for (const name of ['ORIGINS', 'PUSH_SERVICES'] as const) {
    for (const value of [
      'https://a.example,https://b.example',
      'https://a.example/',
      'https://A.example',
      'https://a.example:443',
      'https://me:pass@a.example',
      'a.example',
      'https://a.example ftp://b.example',
    ]) {
      assert.match(
        String(readSettings({ [name]: value })),
        new RegExp(`^${name} is ".*", and must be origins such as`),
      );
    }
  }
});

test('settings that cannot be are refused, and what may be a secret is not shown again', () => {
  assert.equal(
    readSettings({ METRICS_TOKEN: 'swordfish' }),
    'METRICS_TOKEN is not what it should be, and must be 16 or more letters and digits.',
  );
  for (const url of ['https://me:swordfish@a.example', 'https://a.example/?room=1', 'https://a.example/#x', 'ftp://a'])
    assert.match(
      String(readSettings({ PUBLIC_URL: url })),
      /^PUBLIC_URL is not what it should be, and must be an http/,
    );
  const read = readSettings({ PUBLIC_URL: 'https://a.example/games/' });
  assert.equal(typeof read === 'object' && read.publicUrl, 'https://a.example/games');
  for (const host of ['...', 'localhost:80', 'a..b', '-a', 'a b', 'http://localhost', '[::1]', '_'])
    assert.match(String(readSettings({ HOST: host })), /^HOST is ".*", and must be an IP address or the name/, host);
  for (const host of ['0.0.0.0', '127.0.0.1', '::', '::1', 'localhost', 'play.example', 'house-2.local'])
    assert.equal(typeof readSettings({ HOST: host }), 'object', host);
});

test('a folder is served by one', async () => {
  await assert.rejects(serve(settings()), /is served by another server\. Stop that one/);
  assert.equal((await fetch(`${base}/readyz`)).status, 200);
});
