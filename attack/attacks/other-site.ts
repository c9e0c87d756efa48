import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Attack } from '../attack.ts';
import { requestOf } from '../ground.ts';
import { quietPort, startServer } from '../server.ts';

const NAMES = [
  ...['evil.example', 'evil.example:8080', '127.0.0.1.evil.example', 'localhost.evil.example', 'xlocalhost'],
  ...['evil.example@localhost', 'localhost%00.evil.example', 'evil.example#localhost'],
];
const PER_HOUR = 60;
const PATHS = [
  '/',
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/push',
  '/api/rooms/ABCD',
  '/api/rooms/ABCD/export',
  '/nothing/here',
];

export const otherSite: Attack = {
  slug: 'other-site',
  promise:
    'A page of another site, or one that bends its name to this house, opens no line, reads nothing and frames nothing.',
  async run(ground) {
    const { port } = ground.server;
    const { room } = await ground.table();
    const own = `http://127.0.0.1:${port}`;
    let refused = 0;
    const line = async (headers: { [name: string]: string }, wanted: number, path = '/line') => {
      const one = ground.line({ headers, path });
      const status = Number.parseInt(await one.status, 10) || 0;
      ground.must(status === wanted, `a line with ${JSON.stringify(headers)} at ${path} is answered ${status}`);
      if (wanted !== 101) refused++;
      one.drop();
    };
    for (const origin of [
      'http://evil.example',
      'null',
      `${own}.evil.example`,
      'file://',
      '',
      `http://127.0.0.1:${port + 1}`,
    ])
      await line({ Origin: origin }, 403);
    await line({ Origin: own }, 101);
    for (const name of NAMES.slice(0, 5)) await line({ Host: name, Origin: `http://${name}` }, 421);
    for (const path of ['/', '/line/', '/line?x=1', '//line', '/LINE', '/../line', '/line%00', '/api/rooms'])
      await line({}, 404, path);
    for (const version of [1, 2, 8, 99]) {
      const old = await ground.come(room, { protocol: version, from: ground.address() });
      ground.must(old.welcome === undefined, `a page of version ${version} is let in`);
    }
    for (const host of NAMES)
      for (const path of ['/', '/api/push', `/api/rooms/${room}`]) {
        const { status } = await ground.request(path, { headers: { host } });
        ground.must(status === 421 || status === 400, `${path} of ${host} is answered ${status}`);
        refused++;
      }
    const made = await ground.request('/api/rooms', {
      ...{ method: 'POST', body: '{"game":"maffia","language":"en","remote":true}', headers: { host: 'evil.example' } },
    });
    ground.must(made.status === 421, `a room is made under another name: ${made.status}`);
    for (const path of PATHS) {
      const { headers } = await ground.request(path);
      const policy = String(headers['content-security-policy']);
      ground.must(/default-src 'none'/.test(policy) && !/unsafe/.test(policy), `${path} has the policy ${policy}`);
      ground.must(
        /frame-ancestors 'none'/.test(policy) && headers['x-frame-options'] === 'DENY',
        `${path} may be framed`,
      );
      ground.must(headers['x-content-type-options'] === 'nosniff', `${path} may be sniffed`);
      ground.must(headers['referrer-policy'] === 'no-referrer', `${path} is told to others`);
      ground.must(headers['access-control-allow-origin'] === undefined, `${path} may be read from elsewhere`);
      const isPage = String(headers['content-type']).startsWith('text/html');
      ground.must(isPage || headers['cache-control'] === 'no-store', `${path} is ${headers['cache-control']}`);
    }

    // The word of a visitor for where they come from is worth nothing: further left, or without a proxy.
    const wish = '{"game":"maffia","language":"en","remote":true}';
    const rooms = async (at: number, toldOf: (i: number) => string): Promise<number> => {
      let count = 0;
      for (let i = 0; i <= PER_HOUR; i++) {
        const headers = { 'x-real-ip': `203.0.113.${i}`, forwarded: `for=203.0.113.${i}` };
        const { status } = await requestOf(at, '/api/rooms', { method: 'POST', body: wish, from: toldOf(i), headers });
        if (status === 201) count++;
      }
      return count;
    };
    const last = ground.address();
    const told = await rooms(port, (i) => `203.0.113.${i}, ${last}`);
    ground.must(told === PER_HOUR, `${told} rooms were made by an address that is told as another each time`);
    const folder = mkdtempSync(join(tmpdir(), 'konklave-attack-'));
    const bare = await startServer({
      checkout: ground.checkout,
      port: await quietPort(),
      settings: { DATA_DIR: folder },
    });
    ground.atTheEnd(async () => {
      await bare.kill();
      rmSync(folder, { recursive: true, force: true });
    });
    const count = await rooms(bare.port, (i) => `203.0.113.${i}`);
    ground.must(count === PER_HOUR, `without a proxy ${count} rooms were made under addresses that a visitor told`);
    ground.says(
      `${refused} refused; ${PER_HOUR} rooms an hour, however many addresses a visitor claims; ${PATHS.length} answers with all headers`,
    );
  },
};
