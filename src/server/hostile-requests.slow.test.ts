/** Requests that no browser of ours makes; what hostile.slow.test.ts does with lines. */
import assert from 'node:assert/strict';
import { connect as connectTcp } from 'node:net';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { LIMITS } from './limits.ts';
import { attack, metrics, port, server, token } from './testing/siege.ts';

function bytesOf(text: string | Buffer, waitMs = 2000): Promise<string> {
  return new Promise((resolve) => {
    const socket = connectTcp({ port, host: '127.0.0.1' });
    let heard = '';
    const end = () => {
      socket.destroy();
      resolve(heard);
    };
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      heard += bytes;
      if (/\r\n\r\n/.test(heard)) end();
    });
    socket.once('close', end);
    socket.write(text);
    setTimeout(end, waitMs);
  });
}

attack('requests that make no sense', async (times) => {
  const before = await metrics();
  const post = (body: string | Buffer, type = 'application/json') =>
    fetch(`${server.base}/api/rooms`, { method: 'POST', headers: { 'content-type': type }, body: body as BodyInit });
  const good = { game: 'maffia', language: 'en', remote: true };
  const deep = '['.repeat(3000) + ']'.repeat(3000);
  for (const body of [
    '',
    '{',
    'null',
    '[]',
    '1',
    '"x"',
    '{"__proto__":null}',
    deep,
    `{"game":${deep}}`,
    '{"game":1,"language":"en","remote":true}',
  ])
    assert.equal((await post(body)).status, 400, body.slice(0, 40));
  for (const wrong of [
    { language: '__proto__' },
    { language: 'xx' },
    { remote: 'yes' },
    { remote: null },
    { game: 'x'.repeat(41) },
  ])
    assert.equal((await post(JSON.stringify({ ...good, ...wrong }))).status, 400, JSON.stringify(wrong));
  assert.equal((await post(JSON.stringify({ ...good, more: 'x'.repeat(LIMITS.messageBytesMax) }))).status, 413);
  for (const type of [
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
  ])
    assert.ok([400, 415].includes((await post(JSON.stringify(good), type)).status), type);
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const) {
    const answer = await bytesOf(`${method} /api/rooms HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
    assert.match(answer, /^HTTP\/1\.1 40[045]/, method);
  }
  const paths = [
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/.git/config',
    '/package.json',
  ];
  const more = [
    '/src/server/main.ts',
    '//etc/passwd',
    '/\\..\\..\\etc\\passwd',
    '/%00',
    '/%',
    '/%ff',
    '/data/rooms.db',
    '/api/rooms/../../x',
  ];
  for (const path of [...paths, ...more, `/${'a'.repeat(8000)}`, `/api/rooms/${'A'.repeat(5000)}/export`]) {
    const answer = await bytesOf(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
    assert.match(answer, /^HTTP\/1\.1 (400|403|404|414)/, path);
    assert.ok(!answer.includes('root:') && !answer.includes('"dependencies"'), path);
  }
  const noHttp = [
    'hello\r\n\r\n',
    '\0\0\0\0\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET\r\n\r\n',
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
  ];
  for (const text of noHttp)
    assert.match(await bytesOf(Buffer.from(text, 'latin1')), /^(HTTP\/1\.1 400|$)/, JSON.stringify(text));
  const smuggled =
    'POST /api/rooms HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\n\r\n';
  assert.match(await bytesOf(smuggled), /^HTTP\/1\.1 400/);
  const secret = token();
  const headers = (count: number) => Array.from({ length: count }, (_, i) => `X-${i}: ${'y'.repeat(20)}\r\n`).join('');
  assert.match(
    await bytesOf(
      `GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${secret}\r\n${headers(1000)}\r\n`,
    ),
    /^HTTP\/1\.1 431/,
  );
  assert.match(
    await bytesOf(`GET /healthz HTTP/1.1\r\nAuthorization: Bearer ${secret}\r\nBad Header\r\n\r\n`),
    /^HTTP\/1\.1 400/,
  );
  await times(() =>
    Promise.all(Array.from({ length: 20 }, () => bytesOf(`GET /x HTTP/1.1\r\nHost: 127.0.0.1\r\n${headers(400)}\r\n`))),
  );
  const rooms = (text: string) => /^konklave_rooms (\d+)$/m.exec(text)![1];
  assert.equal(rooms(await metrics()), rooms(before), 'no room was made');
});

const resident = async () => Number(/^konklave_memory_bytes\{part="resident"\} (\d+)$/m.exec(await metrics())![1]);

attack(
  'one connection that asks for the page on and on, and waits for no answer',
  async (times, before) => {
    const pages = 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(10_000);
    const count = await times(async () => {
      const socket = connectTcp({ port, host: '127.0.0.1' }).on('error', () => {});
      const closed = new Promise((resolve) => socket.once('close', resolve).resume());
      socket.write(pages);
      await closed;
    });
    assert.ok(count > 0, 'it was cut off');
    assert.ok((await resident()) - before < 100 * 2 ** 20, 'what it asked for does not pile up');
  },
  resident,
);

attack('five hundred requests that never end', async (times) => {
  const sockets = Array.from({ length: 500 }, (_, i) => {
    const socket = connectTcp({ port, host: '127.0.0.1' });
    socket.on('error', () => {});
    const half = [
      'GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n',
      'POST /api/rooms HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{',
      'G',
    ];
    socket.write(half[i % 3]!);
    return socket;
  });
  await times(async () => {
    assert.equal((await fetch(`${server.base}/healthz`)).status, 200);
    await sleep(20);
  });
  for (const socket of sockets) socket.destroy();
});

test('rooms are made at a pace', async () => {
  const make = () =>
    fetch(`${server.base}/api/rooms`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"game":"maffia","language":"en","remote":true}',
    });
  let made = 0;
  for (; made <= LIMITS.roomsPerAddressPerHour; made++) {
    const { status } = await make();
    if (status === 429) break;
    assert.equal(status, 201);
  }
  assert.ok(made <= LIMITS.roomsPerAddressPerHour, `${made} more were made`);
});
