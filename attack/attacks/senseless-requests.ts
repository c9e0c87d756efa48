import { connect } from 'node:net';
import type { Attack, Ground } from '../attack.ts';
import { newToken } from '../line.ts';

/** What came back when the head was there, the connection was closed, or nothing more came. */
function said({ server }: Ground, text: string | Buffer, waitMs = 2000): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port: server.port, host: '127.0.0.1' }).on('error', () => {});
    let heard = '';
    const end = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(heard);
    };
    const timer = setTimeout(end, waitMs);
    socket.on('data', (bytes) => {
      heard += bytes;
      if (heard.includes('\r\n\r\n')) end();
    });
    socket.once('close', end);
    socket.write(text);
  });
}

const GET = (path: string, method = 'GET') =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
const WISH = { game: 'maffia', language: 'en', remote: true };
const DEEP = '['.repeat(3000) + ']'.repeat(3000);
const BODIES = ['', '{', 'null', '[]', '1', '"x"', '{"__proto__":null}', DEEP, `{"game":${DEEP}}`];
const WRONG = [{ game: 1 }, { language: '__proto__' }, { language: 'xx' }, { remote: 'yes' }, { remote: null }];
const TYPES = ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'];
const PATHS = [
  ...['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc%2fpasswd', '/.git/config', '/package.json'],
  ...['/src/server/main.ts', '//etc/passwd', '/\\..\\..\\etc\\passwd', '/%00', '/%', '/%ff', '/data/konklave.sqlite'],
  ...['/api/rooms/../../x', `/${'a'.repeat(8000)}`, `/api/rooms/${'A'.repeat(5000)}/export`],
];
const NO_HTTP = [
  'hello\r\n\r\n',
  '\0\0\0\0\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01',
];
const SMUGGLED =
  'POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n' +
  'GET /metrics HTTP/1.1\r\n\r\n';

export const senselessRequests: Attack = {
  slug: 'senseless-requests',
  promise: 'A request that makes no sense is refused by a status, makes no room and reads no file.',
  async run(ground) {
    const rooms = async () => /^konklave_rooms (\d+)$/m.exec(await ground.server.metrics())?.[1];
    const before = await rooms();
    const post = async (body: string, type = 'application/json') =>
      (await ground.request('/api/rooms', { method: 'POST', body, headers: { 'content-type': type } })).status;
    const is = (what: string, status: number, ...wanted: number[]) =>
      ground.must(wanted.includes(status), `${what.slice(0, 60)} is answered ${status}`);
    for (const body of BODIES) is(body, await post(body), 400);
    for (const wrong of WRONG) is(JSON.stringify(wrong), await post(JSON.stringify({ ...WISH, ...wrong })), 400);
    is('a long game', await post(JSON.stringify({ ...WISH, game: 'x'.repeat(41) })), 400);
    is('a large body', await post(JSON.stringify({ ...WISH, more: 'x'.repeat(8 * 1024) })), 413);
    for (const type of TYPES) is(type, await post(JSON.stringify(WISH), type), 400, 415);
    const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])
      is(method, statusOf(await said(ground, GET('/api/rooms', method))), 400, 404, 405);
    for (const path of PATHS) {
      const answer = await said(ground, GET(path));
      is(path, statusOf(answer), 400, 403, 404, 414);
      ground.must(!/root:|"dependencies"/.test(answer), `${path} is read`);
    }
    for (const words of NO_HTTP)
      is(JSON.stringify(words), statusOf(await said(ground, Buffer.from(words, 'latin1'), 500)), 400, 0);
    is('two requests in one', statusOf(await said(ground, SMUGGLED)), 400);
    const headers = (count: number) =>
      Array.from({ length: count }, (_, i) => `X-${i}: ${'y'.repeat(20)}\r\n`).join('');
    const secret = `GET /healthz HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${newToken()}\r\n`;
    is('a thousand headers', statusOf(await said(ground, `${secret}${headers(1000)}\r\n`)), 431);
    is('a broken header', statusOf(await said(ground, `${secret}Bad Header\r\n\r\n`)), 400);
    const many = await ground.again(() =>
      Promise.all(
        Array.from({ length: 20 }, () => said(ground, `GET /x HTTP/1.1\r\nHost: localhost\r\n${headers(400)}\r\n`)),
      ),
    );
    ground.says(
      `${BODIES.length + WRONG.length + PATHS.length + TYPES.length + NO_HTTP.length + 12} kinds refused; ${many * 20} with 400 headers each`,
    );
    const after = await rooms();
    ground.must(after === before, `${after} rooms instead of ${before}`);
  },
};
