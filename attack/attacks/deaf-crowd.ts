import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from '../attack.ts';

const DEAF = 40;

export const deafCrowd: Attack = {
  slug: 'deaf-crowd',
  promise: 'Lines that never read hold nobody up: whoever asks is answered at once.',
  async run(ground) {
    const { room, host } = await ground.table();
    const from = ground.address();
    for (let i = 0; i < DEAF; i++) (await ground.come(room, { from })).socket.pause();
    let asked = 0;
    await ground.again(async () => {
      const why = await host.ask({ type: 'room.setSound', sounds: 1 + (asked % 2), voice: 1 });
      ground.must(why === null, `the host is answered ${why}`);
      asked++;
      await sleep(80);
    });
    ground.says(`${DEAF} who do not read; the host was answered ${asked} times`);
  },
};
