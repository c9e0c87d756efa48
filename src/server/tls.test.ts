/** HTTPS with two files: pages and lines over a real TLS socket, files that are wrong, and files that change. */
import assert from 'node:assert/strict';
import { createPrivateKey } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type RequestOptions, request } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { connect as connectTls, getCACertificates, setDefaultCACertificates, type TLSSocket } from 'node:tls';
import * as games from '../games/index.ts';
import { LIMITS } from './limits.ts';
import { type Serving, serve } from './serve.ts';
import { readSettings } from './settings.ts';
import { certificateFor, type Pair } from './testing/certificate.ts';
import { Client, makeRoom, sitting } from './testing/client.ts';
import { VirtualClock } from './testing/clock.ts';
import { createTls, keepFresh, readTls } from './tls.ts';

const folder = mkdtempSync(join(tmpdir(), 'konklave-tls-'));
const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') };
const write = ({ cert, key }: Pair) => {
  writeFileSync(files.cert, cert);
  writeFileSync(files.key, key);
};
const DAY_MS = 86_400_000;
const own = certificateFor();
let house: Serving;
const base = () => `https://localhost:${house.port}`;
const trusted = getCACertificates('default');

before(async () => {
  setDefaultCACertificates([own.cert]);
  write(own);
  const settings = readSettings({
    ...{ PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' },
    ...{ TLS_CERT: files.cert, TLS_KEY: files.key },
  });
  assert.ok(typeof settings === 'object');
  house = await serve(settings);
});

after(async () => {
  setDefaultCACertificates(trusted);
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(path: string, more: RequestOptions = {}) {
  const asked = request({ port: house.port, host: '127.0.0.1', path, ca: own.cert, agent: false, ...more }).end();
  const [response] = await once(asked, 'response');
  let body = '';
  for await (const part of response) body += part;
  return { status: response.statusCode as number, body };
}

/** What is answered to whoever speaks without TLS, until the line is closed. */
async function saysPlainly(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (bytes) => {
    heard += bytes;
  });
  socket.write(text);
  await once(socket, 'close');
  return heard;
}

test('pages and lines come over TLS, from a name or an address that the certificate is for', async () => {
  assert.deepEqual(await ask('/healthz'), { status: 200, body: '{"ok":true}' });
  assert.equal((await ask('/healthz', { host: 'localhost' })).status, 200);

  const { room } = await makeRoom(base(), 'maffia');
  const alma = new Client({ games, url: () => base().replace('https', 'wss'), room });
  assert.deepEqual(await alma.ask(sitting('Alma')), {});
  await alma.seen((view) => view.seats[0]?.name === 'Alma');
  alma.close();
});

test('what is sent far ahead over TLS is not even parsed, as without it', async () => {
  const socket = connectTls({ port: house.port, host: '127.0.0.1', ca: own.cert }).on('error', () => {});
  let heard = '';
  socket.on('data', (bytes) => {
    heard += bytes;
  });
  await once(socket, 'secureConnect');
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(200));
  await once(socket, 'close');
  assert.equal(heard, '');
});

test('a browser that begins without TLS is sent to the same place with it, and nobody is sent elsewhere', async () => {
  const host = `127.0.0.1:${house.port}`;
  const told = await saysPlainly(house.port, `GET /LYKT/table?x=1 HTTP/1.1\r\nUser-Agent: a\r\nHost: ${host}\r\n\r\n`);
  assert.match(told, new RegExp(`^HTTP/1\\.1 307 .*\r\nLocation: https://${host}/LYKT/table\\?x=1\r\n`));
  assert.match(told, /Cache-Control: no-store/);
  for (const text of [
    'GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n',
    'GET //evil.example HTTP/1.1\r\n\r\n',
    'POST /api/rooms HTTP/1.1\r\nHost: localhost\r\n\r\n',
    'hello',
  ])
    assert.match(await saysPlainly(house.port, text), /^HTTP\/1\.1 400 /, text);
});

test('files that cannot be served with are refused with a sentence that says which and why', async () => {
  const locked = String(
    createPrivateKey(own.key).export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'LYKT' }),
  );
  const at = (pair: Partial<Pair>, now = Date.now()) => {
    const path = { cert: join(folder, 'other.pem'), key: join(folder, 'other-key.pem') };
    writeFileSync(path.cert, pair.cert ?? own.cert);
    writeFileSync(path.key, pair.key ?? own.key);
    return () => readTls(path, now);
  };
  assert.throws(
    () => readTls({ ...files, cert: join(folder, 'none.pem') }, 0),
    /^Error: TLS_CERT is ".*none\.pem", and there is no such file\.$/,
  );
  assert.throws(
    () => readTls({ ...files, key: folder }, 0),
    /TLS_KEY is ".*", and that file cannot be read \(EISDIR\)/,
  );
  assert.throws(at({ cert: 'no certificate' }), /TLS_CERT is ".*", and that file holds no certificate in PEM/);
  assert.throws(at({ key: own.cert }), /TLS_KEY is ".*", and that file holds no private key in PEM/);
  assert.throws(at({ key: locked }), /a passphrase locks that key/);
  assert.throws(at({ key: certificateFor().key }), /TLS_CERT and TLS_KEY do not belong together/);
  const [from, to] = [Date.UTC(2026, 0, 1), Date.UTC(2026, 2, 31)];
  const spring = certificateFor({ from, to });
  assert.throws(at(spring, to + DAY_MS), /ran out on 2026-03-31: renew it/);
  assert.throws(at(spring, from - DAY_MS), /is not good before 2026-01-01: look at this machine’s clock/);
  assert.equal(String(at(spring, from + DAY_MS)().cert), spring.cert);
  const settings = readSettings({
    TLS_CERT: join(folder, 'none.pem'),
    TLS_KEY: files.key,
    DATA_DIR: join(folder, 'b'),
  });
  await assert.rejects(serve(settings as never), /there is no such file/, 'before anything is opened');
});

test('one file without the other is refused', () => {
  assert.match(String(readSettings({ TLS_CERT: 'a.pem' })), /^TLS_CERT is set, and TLS_KEY is not/);
  assert.match(String(readSettings({ TLS_KEY: 'a.pem' })), /^TLS_KEY is set, and TLS_CERT is not/);
});

test('a new certificate is for new lines, those that are open go on, and files that do not go together change nothing', async (t) => {
  const [first, second] = [certificateFor(), certificateFor()];
  write(first);
  const clock = new VirtualClock(Date.now());
  const told: string[] = [];
  const server = createTls(
    readTls(files, clock.now()),
    () => true,
    (_, response) => response.end('here'),
  );
  const stop = keepFresh(server, files, readTls(files, clock.now()), clock, (sentence) => told.push(sentence));
  const open = new Set<TLSSocket>();
  t.after(() => {
    stop();
    for (const socket of open) socket.destroy();
    server.close();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const dial = async (): Promise<TLSSocket> => {
    const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false });
    open.add(socket);
    await once(socket, 'secureConnect');
    return socket;
  };
  const shownBy = (socket: TLSSocket) => socket.getPeerX509Certificate()!.toString();
  const answers = async (socket: TLSSocket) => {
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    assert.match(String((await once(socket, 'data'))[0]), /here$/);
  };
  const looks = (times = 1) => clock.pass(times * LIMITS.tlsLookSeconds * 1000);

  const early = await dial();
  await answers(early);
  assert.equal(shownBy(early), first.cert);
  writeFileSync(files.cert, second.cert); // the key is not there yet
  await looks();
  assert.equal(shownBy(await dial()), first.cert);
  assert.deepEqual(told, [], 'files are written one after the other');
  await looks(3);
  assert.equal(told.length, 1);
  assert.match(told[0]!, /do not belong together.*The certificate of before stays in use/);
  write(second);
  await looks();
  assert.equal(shownBy(await dial()), second.cert);
  await answers(early);
});

test('a server that stops does not wait for whoever has not shaken hands', async () => {
  const server = createTls(
    readTls(files, Date.now()),
    () => true,
    () => {},
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const silent = connect(port, '127.0.0.1').on('error', () => {});
  const halfway = connect(port, '127.0.0.1').on('error', () => {});
  const come = [once(server, 'connection'), once(silent, 'connect'), once(halfway, 'connect')];
  await Promise.all(come);
  await new Promise<void>((resolve) => halfway.write(Buffer.from([22, 3, 1]), () => resolve()));
  await new Promise((resolve) => server.close(resolve));
});
