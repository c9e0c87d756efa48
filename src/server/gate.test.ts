/** What is turned away before anything is done for it. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { hostname } from 'node:os';
import { test } from 'node:test';
import { cutOffAhead, type Gate, gate, namesOf } from './gate.ts';
import { LIMITS } from './limits.ts';
import { Counter } from './metrics.ts';

interface More extends Partial<Gate> {
  /** Whether what is read is looked at before it is parsed. */
  readonly isWatched?: boolean;
}

async function open(
  t: { after(then: () => unknown): void },
  handle: RequestListener,
  { isWatched = true, ...more }: More = {},
) {
  const turnedAway = new Counter();
  const server = createServer(gate({ names: () => true, pages: undefined, turnedAway, ...more }, handle));
  if (isWatched) cutOffAhead(server, turnedAway);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  /** All that is heard until the line is closed, or until this was heard. */
  const says = async (text: string, until?: RegExp): Promise<string> => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    let heard = '';
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const isHeard = new Promise<void>((resolve) =>
      socket.on('data', (bytes) => {
        heard += bytes;
        if (until?.test(heard)) resolve();
      }),
    );
    socket.write(text);
    await Promise.race([closed, isHeard]);
    socket.destroy();
    return heard;
  };
  return { says, turnedAway };
}

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

test('whoever asks on and on without waiting for answers is cut off, and no more is done for them', async (t) => {
  let handled = 0;
  const { says, turnedAway } = await open(t, () => void handled++, { isWatched: false }); // no answer comes
  assert.equal(await says(ask('/').repeat(5_000)), '');
  assert.equal(handled, LIMITS.requestsWaitingPerConnection);
  assert.deepEqual([...turnedAway.values], [['pipelined', 1]]);
});

test('what is sent far ahead is not even parsed', async (t) => {
  let handled = 0;
  const { says, turnedAway } = await open(t, () => void handled++);
  for (const request of [
    ask('/'),
    'GET / HTTP/1.0\n\n',
    `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n`,
  ])
    assert.equal(await says(request.repeat(500)), '');
  assert.equal(handled, 0);
  assert.deepEqual([...turnedAway.values], [['pipelined', 3]]);
});

test('what comes over a line is not taken for requests', async (t) => {
  const server = createServer();
  cutOffAhead(server, new Counter());
  server.on('upgrade', (_, socket) => socket.on('data', (bytes) => socket.end(`${bytes.length} bytes`)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET /line HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  await once(server, 'upgrade');
  socket.write('\r\n'.repeat(200));
  const [answer] = await once(socket, 'data');
  assert.equal(String(answer), '400 bytes');
});

test('a connection that waits for its answers may ask for long', async (t) => {
  const { says, turnedAway } = await open(t, (_, response) => void response.end('here'));
  const few = await says(ask('/').repeat(LIMITS.requestsWaitingPerConnection), /(here.*){8}/s);
  assert.equal(few.match(/200 OK/g)?.length, LIMITS.requestsWaitingPerConnection);
  const again = await says(ask('/'), /here/);
  assert.match(again, /200 OK/);
  assert.equal(turnedAway.total, 0);
});

test('a page of somebody else that bends its own name to this house is not let in', async (t) => {
  const names = namesOf({ publicUrl: 'https://play.example/games', origins: [], hosts: ['konklave.lan'] });
  for (const host of [
    ...['localhost', 'localhost:8080', 'LOCALHOST', 'a.localhost:1', '127.0.0.1:8080', '192.168.0.7', '[::1]:8080'],
    ...['play.example', 'play.example:443', 'Play.Example.', 'konklave.lan', `${hostname()}:8080`],
    ...[`${hostname()}.local`, undefined],
  ])
    assert.ok(names(host), host);
  for (const host of [
    ...['evil.example', 'play.example.evil.example', 'evil.example:8080', '127.0.0.1.evil.example', 'localhost.evil'],
    ...['', ' ', 'a b', 'evil.example@localhost', 'evil.example/localhost', 'xlocalhost', 'notkonklave.lan', '%31'],
  ])
    assert.ok(!names(host), host);

  const { says, turnedAway } = await open(t, () => assert.fail('it was asked'), { names });
  const told = await says('GET /api/push HTTP/1.1\r\nHost: evil.example\r\n\r\n');
  assert.match(told, /^HTTP\/1\.1 421 /);
  assert.match(told, /cache-control: no-store/);
  assert.match(told, /"wrong-host".*\(evil\.example\).*PUBLIC_URL or HOSTS/);
  assert.equal(turnedAway.values.get('wrong-host'), 1);
});
