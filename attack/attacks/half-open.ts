import { connect } from 'node:net';
import type { Attack } from '../attack.ts';
import { CLOSED } from '../line.ts';

const MANY = 500;
/** A request may take 15 s, a hello 10, and a line is looked at every 20: with some more for a machine that is busy. */
const PATIENCE_MS = 90_000;

export const halfOpen: Attack = {
  slug: 'half-open',
  promise: 'Lines that never say hello or echo no ping, and requests that never end, are closed by the server.',
  isPatient: true,
  async run(ground) {
    const { room } = await ground.table();
    const since = performance.now();
    const seconds = () => ((performance.now() - since) / 1000).toFixed(0);
    const gone: { [what: string]: string } = {};
    const silent = ground.line();
    const deaf = await ground.come(room, { pongMs: null });
    const drip = (what: string, text: string, more: string): Promise<void> => {
      const socket = connect({ port: ground.server.port, host: '127.0.0.1' }).on('error', () => {});
      socket.write(text);
      const drops = setInterval(() => socket.write(more), 1000);
      ground.atTheEnd(() => socket.destroy());
      return new Promise((resolve) =>
        socket.resume().once('close', () => {
          clearInterval(drops);
          gone[what] = `${seconds()} s`;
          resolve();
        }),
      );
    };
    const post =
      'POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n';
    const crowd = Array.from({ length: MANY }, (_, i) => {
      const socket = connect({ port: ground.server.port, host: '127.0.0.1' }).on('error', () => {});
      socket.write(['GET /healthz HTTP/1.1\r\nHost: localhost\r\n', `${post}{`, 'G'][i % 3]!);
      ground.atTheEnd(() => socket.destroy());
      return new Promise<void>((resolve) => socket.resume().once('close', () => resolve()));
    });
    const { status } = await ground.request('/healthz');
    ground.must(status === 200, `beside ${MANY} requests that do not end: ${status}`);
    const all = Promise.all([
      silent.closed.then((code) => {
        gone['no hello'] = `${code} after ${seconds()} s`;
        ground.must(code === CLOSED.silent, `who never says hello is closed with ${code}`);
      }),
      deaf.closed.then((code) => {
        gone['no echo'] = `${code} after ${seconds()} s`;
      }),
      drip('headers, one a second', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n', 'X-More: a\r\n'),
      drip('a body, a byte a second', post, ' '),
      Promise.all(crowd).then(() => {
        gone[`${MANY} halves`] = `${seconds()} s`;
      }),
    ]);
    const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), PATIENCE_MS).unref());
    ground.must((await Promise.race([all, late])) !== 'late', 'some of them are still open');
    ground.says(
      Object.entries(gone)
        .map(([what, when]) => `${what}: ${when}`)
        .join(', '),
    );
  },
};
