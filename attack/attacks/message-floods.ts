import type { Attack } from '../attack.ts';
import { CLOSED, frameOf, OPCODE } from '../line.ts';

const FLOOD = 10_000;
const AT_ONCE = 40;

export const messageFloods: Attack = {
  slug: 'message-floods',
  promise: 'A line may say forty things at once and then fifteen a second; whoever says more is closed, seated or not.',
  async run(ground) {
    const { room, host, hostToken } = await ground.table();
    host.drop();
    const flood = async (token?: string) => {
      const line = await ground.come(room, { from: ground.address(), ...(token && { token }) });
      if (!line.welcome) return;
      const frames = Array.from({ length: FLOOD }, (_, i) =>
        frameOf(OPCODE.text, JSON.stringify({ n: i + 1, command: { type: 'room.ready', ready: i % 2 === 0 } })),
      );
      line.socket.write(Buffer.concat(frames));
      await line.until(() => line.code !== undefined); // it is not read any more, and cannot end in good order
      const { code } = line;
      ground.must([CLOSED.tooFast, CLOSED.gone].includes(code as never), `a flood is closed with ${code}`);
    };
    const written = () => ground.stored(room).filter(({ command }) => command.type === 'room.ready').length;
    await flood();
    ground.must(written() === 0, 'a visitor’s flood is stored');
    await flood(hostToken);
    const times = await ground.again(() => flood());
    const stored = written();
    ground.must(stored <= AT_ONCE + 10, `${stored} of ${FLOOD} were stored`);
    ground.says(`${times + 2} lines with ${FLOOD} messages each, closed; ${stored} of a seat’s were stored`);
  },
};
