import { connect } from 'node:net';
import type { Attack } from '../attack.ts';

const REQUESTS = 10_000;

export const pipelinedPages: Attack = {
  slug: 'pipelined-pages',
  promise: 'Whoever asks on and on over one connection without waiting for answers is cut off, and nothing piles up.',
  async run(ground) {
    const pages = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(REQUESTS);
    let bytes = 0;
    let cut = 0;
    const flood = async () => {
      const socket = connect({ port: ground.server.port, host: '127.0.0.1' }).on('error', () => {});
      ground.atTheEnd(() => socket.destroy());
      const closed = new Promise<boolean>((resolve) => socket.once('close', () => resolve(true)));
      socket.on('data', (part) => {
        bytes += part.length;
      });
      socket.write(pages);
      const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), ground.seconds * 2000));
      if (await Promise.race([closed, late])) cut++;
    };
    const times = await ground.again(flood);
    ground.says(`${times} times ${REQUESTS} requests: ${cut} cut off, ${(bytes / 2 ** 20).toFixed(1)} MB of answers`);
    ground.must(cut === times, 'a connection was not cut off');
  },
};
