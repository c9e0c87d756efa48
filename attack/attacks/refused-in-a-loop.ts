import type { Attack } from '../attack.ts';

const LINES = 20;

export const refusedInALoop: Attack = {
  slug: 'refused-in-a-loop',
  promise: 'Asking again and again for what is refused writes nothing and costs the others nothing.',
  async run(ground) {
    const { room } = await ground.table();
    const before = ground.stored(room).length;
    const from = ground.address();
    const lines = await Promise.all(Array.from({ length: LINES }, () => ground.come(room, { from })));
    let refused = 0;
    let closed = 0;
    await ground.again(async () => {
      const answers = await Promise.all(lines.map((line) => line.ask({ type: 'room.start' })));
      for (const why of answers) {
        if (why?.startsWith('closed')) closed++;
        else refused++;
        ground.must(why !== null, 'a visitor began the game');
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
    });
    ground.says(`${refused} refused, then closed for being too fast: ${closed > 0 ? 'yes' : 'no'}`);
    ground.must(ground.stored(room).length === before, 'something was stored');
  },
};
