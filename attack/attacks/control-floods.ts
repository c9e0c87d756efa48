import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from '../attack.ts';
import { frameOf, OPCODE } from '../line.ts';

const CHUNKS = 150;

export const controlFloods: Attack = {
  slug: 'control-floods',
  promise: 'Pings and pongs without end, from somebody who reads nothing, pile up nowhere.',
  async run(ground) {
    const { room } = await ground.table();
    const before = ground.server.memory();
    const cut = await Promise.all(
      [OPCODE.ping, OPCODE.pong].map(async (opcode) => {
        const line = await ground.come(room, { from: ground.address() });
        line.socket.pause();
        const chunk = Buffer.concat(Array.from({ length: 2000 }, () => frameOf(opcode, Buffer.alloc(125))));
        for (let i = 0; i < CHUNKS && !line.socket.destroyed; i++) {
          if (line.socket.write(chunk)) continue;
          await Promise.race([new Promise((resolve) => line.socket.once('drain', resolve)), sleep(200)]);
        }
        line.socket.resume();
        await Promise.race([line.closed, sleep(2000)]);
        return line.isGone;
      }),
    );
    const grown = ground.server.memory() - before;
    ground.says(`pings and pongs: ${cut.filter(Boolean).length} of 2 cut off, ${grown.toFixed(0)} MB more`);
    ground.must(cut.every(Boolean), 'whoever floods was not cut off');
    ground.must(grown < 100, `${grown.toFixed(0)} MB more`);
  },
};
