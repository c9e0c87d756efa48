import { connect } from 'node:net';
import type { Attack } from '../attack.ts';

const CONNECTIONS = 200;

export const slowReaders: Attack = {
  slug: 'slow-readers',
  promise: 'Answers that nobody takes cost no more memory than a few pages for each connection.',
  async run(ground) {
    const script = /src="(\/assets\/[\w.-]+)"/.exec((await ground.request('/')).text)?.[1] ?? '/';
    const before = ground.server.memory();
    for (let i = 0; i < CONNECTIONS; i++) {
      const socket = connect({ port: ground.server.port, host: '127.0.0.1' }).on('error', () => {});
      ground.atTheEnd(() => socket.destroy());
      socket.pause();
      socket.write(`GET ${script} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(8));
    }
    let asked = 0;
    await ground.again(async () => {
      const { status } = await ground.request('/healthz');
      ground.must(status === 200, `somebody else was answered ${status}`);
      asked++;
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    const grown = ground.server.memory() - before;
    ground.says(
      `${CONNECTIONS} who ask for ${script} and do not read: ${grown.toFixed(0)} MB more, ${asked} others served`,
    );
    ground.must(grown < 150, `${grown.toFixed(0)} MB for those who do not read`);
  },
};
