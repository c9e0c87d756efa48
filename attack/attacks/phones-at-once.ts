import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Attack, type Ground, sitting } from '../attack.ts';
import { newToken } from '../line.ts';

const PHONES = 22;

/** A proxy as people have them: a few connections to the house for all, and the visitor's address in a header. */
async function openProxy(ground: Ground): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const proxy = createServer((asked, answer) => {
    const headers = { ...asked.headers, 'x-forwarded-for': asked.headers['x-phone'] ?? '' };
    const { url, method } = asked;
    const passedOn = request(
      { port: ground.server.port, host: '127.0.0.1', agent, path: url, method, headers },
      (one) => {
        answer.writeHead(one.statusCode!, one.headers);
        one.pipe(answer);
      },
    );
    passedOn.on('error', () => answer.destroy());
    asked.pipe(passedOn);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  ground.atTheEnd(() => {
    proxy.close();
    proxy.closeAllConnections();
    agent.destroy();
  });
  return (proxy.address() as AddressInfo).port;
}

/** Six connections, as a browser has them, each with one request at a time. */
async function load(port: number, paths: readonly string[], from: string): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const get = (path: string) =>
    new Promise<number>((resolve) => {
      const headers = { 'x-phone': from, 'x-forwarded-for': from };
      request({ port, host: '127.0.0.1', agent, path, headers }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode!));
      })
        .on('error', () => resolve(0))
        .end();
    });
  const statuses = await Promise.all(paths.map(get));
  agent.destroy();
  return statuses;
}

export const phonesAtOnce: Attack = {
  slug: 'phones-at-once',
  promise:
    'Twenty-two phones behind one address, or behind one proxy, load everything at once and all sit down; at a locked door all are heard.',
  async run(ground) {
    const page = await ground.request('/');
    const parts = Array.from(page.text.matchAll(/(?:src|href)="(\/[\w./-]+)"/g), ([, path]) => path!);
    // In the tests nobody may have built them.
    const paths = page.status === 200 ? ['/', ...new Set(parts)] : ['/healthz', '/readyz'];
    ground.must(page.status === 200 || ground.isShort, 'there are no pages');
    for (const proxy of [undefined, await openProxy(ground)]) {
      const { room } = await ground.table('forraeder');
      const from = ground.address();
      const started = performance.now();
      const phones = Array.from({ length: PHONES }, async (_, i) => {
        const statuses = await load(proxy ?? ground.server.port, [...paths, `/api/rooms/${room}`], from);
        const line = await ground.come(room, { from });
        const refused = i < PHONES - 1 ? await line.ask(sitting(`Guest ${String.fromCharCode(65 + i)}`)) : null;
        return { statuses, refused, line };
      });
      const loaded = await Promise.all(phones);
      const way = proxy ? 'through a proxy' : 'one address';
      const bad = loaded.flatMap(({ statuses }) => statuses).filter((status) => status !== 200);
      ground.says(`${way}: ${PHONES} x ${paths.length + 1} loaded in ${(performance.now() - started).toFixed(0)} ms`);
      ground.must(bad.length === 0, `${way}: ${bad.length} answers were ${[...new Set(bad)].join(', ')}`);
      const away = loaded.flatMap(({ refused, line }) => refused ?? line.code ?? []);
      ground.must(away.length === 0, `${way}: did not sit down: ${[...new Set(away)].join(', ')}`);
    }

    const { room, host } = await ground.table('forraeder');
    const locked = await host.ask({ type: 'room.setLock', isLocked: true, pass: null });
    ground.must(locked === null, `the door cannot be locked: ${locked}`);
    const from = ground.address();
    const knocks = Array.from({ length: PHONES }, async (_, i) => {
      const body = JSON.stringify({ name: `Guest ${String.fromCharCode(65 + i)}`, mask: 1 });
      return (await ground.request(`/api/rooms/${room}/asking`, { method: 'POST', body, token: newToken(), from }))
        .status;
    });
    const unheard = (await Promise.all(knocks)).filter((status) => status !== 200);
    ground.must(unheard.length === 0, `locked: ${unheard.length} of ${PHONES} were not heard: ${unheard.join(', ')}`);
  },
};
