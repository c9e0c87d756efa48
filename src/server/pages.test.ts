/** Pages as they leave: which file for which address, packed as the browser can take it, and nothing twice. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readPages } from './pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'konklave-pages-'));
const PAGE = '<!doctype html><title>Konklave</title><script type="module" src="/assets/room-1a2b.js"></script>';
const SCRIPT = 'go();'.repeat(100);
const server = createServer();
let port: number;

before(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'assets/room-1a2b.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/room-1a2b.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(folder, 'calls.js'), 'calls();');
  writeFileSync(join(folder, 'notes.txt'), 'for nobody');
  const pages = readPages(folder);
  server.on('request', (asked, response) => pages(asked, response) || response.writeHead(404).end('elsewhere'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});

after(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

test('they are known by the file in which their scripts begin', () => {
  assert.equal(readPages(folder).build, 'room-1a2b.js');
});

async function ask(path: string, headers: IncomingHttpHeaders = {}, method = 'GET') {
  const asked = request({ port, host: '127.0.0.1', path, method, headers }).end();
  const [response] = await once(asked, 'response');
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return { status: response.statusCode as number, headers: response.headers, body: Buffer.concat(parts) };
}

test('every place is the page, an address that is none is the page with a 404', async () => {
  for (const path of ['/', '/about', '/LYKT', '/lykt/table', '/LYKT/master?x=1', '/LYKTA/', '/index.html']) {
    const { status, headers, body } = await ask(path);
    assert.deepEqual([status, String(body), headers['cache-control']], [200, PAGE, 'no-cache'], path);
    assert.equal(headers['content-type'], 'text/html; charset=utf-8');
    assert.match(headers['content-security-policy'] as string, /default-src 'none'.*frame-ancestors 'none'/);
  }
  for (const path of ['/LYKTAR', '/1234', '/LYKT/elsewhere', '/..', '/../../etc/passwd', '/notes.txt', '/%00', '//']) {
    const { status, body } = await ask(path);
    assert.deepEqual([status, String(body)], [404, PAGE], path);
  }
});

test('what is no page is left to others', async () => {
  for (const path of ['/api', '/api/rooms', '/assets/gone-1a2b.js', '/healthz', '/metrics', '/readyz?x'])
    assert.equal(String((await ask(path)).body), 'elsewhere', path);
  assert.equal(String((await ask('/', {}, 'POST')).body), 'elsewhere');
});

test('a script comes packed for those who can unpack it, is kept for ever, and is not sent twice', async () => {
  const path = '/assets/room-1a2b.js';
  const plain = await ask(path);
  assert.equal(String(plain.body), SCRIPT);
  assert.equal(plain.headers['content-encoding'], undefined);
  assert.match(plain.headers['cache-control']!, /immutable/);
  const packed = await ask(path, { 'accept-encoding': 'gzip, deflate, br' });
  assert.equal(packed.headers['content-encoding'], 'gzip', 'there is no better one of it');
  assert.equal(packed.headers.vary, 'accept-encoding');
  assert.equal(String(gunzipSync(packed.body)), SCRIPT);
  const again = await ask(path, { 'if-none-match': packed.headers.etag! });
  assert.deepEqual([again.status, again.body.length], [304, 0]);
  const head = await ask(path, {}, 'HEAD');
  assert.deepEqual([head.status, head.body.length, head.headers['content-length']], [200, 0, String(SCRIPT.length)]);
});
