import type { Attack } from '../attack.ts';
import { CLOSED } from '../line.ts';

const AT_ONCE = 20;
const TALKERS = 12;

export const comingAndGoing: Attack = {
  slug: 'coming-and-going',
  promise: 'Coming and going without end is held back by address, also in a room with a long evening.',
  async run(ground) {
    const { room } = await ground.table();
    // Somebody always tells enough for a stream that is worth sending.
    for (let i = 0; i < TALKERS; i++) {
      const line = await ground.sit(room, `Talker ${String.fromCharCode(65 + i)}`, { from: ground.address() });
      for (let j = 0; j < 8; j++)
        await line.ask({ type: 'room.say', channel: null, text: `${j} ${'word '.repeat(50)}` });
    }
    const from = ground.address();
    let came = 0;
    const codes = new Set<number>();
    const times = await ground.again(async () => {
      const lines = await Promise.all(Array.from({ length: AT_ONCE }, () => ground.come(room, { from })));
      for (const line of lines) {
        if (line.welcome) came++;
        else codes.add(line.code!);
        line.drop();
      }
    });
    ground.says(`${came} of ${times * AT_ONCE} came in, the others were told ${[...codes].join(', ')}`);
    const isTold = [...codes].every((code) => [CLOSED.busy, CLOSED.full].includes(code as never));
    ground.must(isTold, `closed with ${[...codes].join(', ')}`);
    ground.must(came <= 60 + 5 + ground.seconds * 2, `${came} came in from one address`);
    const elsewhere = await ground.come(room, { from: ground.address() });
    ground.must(elsewhere.welcome !== undefined, `from elsewhere: ${elsewhere.code}`);
  },
};
