import type { Attack } from '../attack.ts';

const BURST = 8;

export const chatFloods: Attack = {
  slug: 'chat-floods',
  promise: 'Somebody may say eight things at once and then one every two seconds, however often they come back.',
  async run(ground) {
    const { room, host, hostToken } = await ground.table();
    host.drop();
    const started = performance.now();
    const refused = new Set<string>();
    let said = 0;
    await ground.again(async () => {
      const line = await ground.come(room, { token: hostToken, from: ground.address() });
      for (let i = 0; i < 30 && line.welcome; i++) {
        said++;
        void line
          .ask({ type: 'room.say', channel: null, text: `${'\ud800\u0000"\\:1,'.repeat(50)}${said}` })
          .then((why) => {
            if (why !== null && !why.startsWith('closed')) refused.add(why);
          });
      }
      if (line.welcome) await line.answer(30);
      else await line.closed;
      line.drop();
    });
    const stored = ground.stored(room).filter(({ command }) => command.type === 'room.say').length;
    const most = BURST + 2 + (performance.now() - started) / 2000;
    ground.says(`${stored} of ${said} were stored; the others: ${[...refused].join(', ')}`);
    ground.must(stored <= most, `${stored} words were stored`);
    ground.must(refused.size === 1 && refused.has('too-fast'), `refused with ${[...refused].join(', ')}`);
  },
};
