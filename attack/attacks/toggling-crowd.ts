import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from '../attack.ts';

const STRANGERS = 18;
const SHARE = 120;
const EVERY_MS = 70;

export const togglingCrowd: Attack = {
  slug: 'toggling-crowd',
  promise:
    'A stranger at the table writes 120 entries in a lobby and no more: eighteen of them do not fill an evening.',
  async run(ground) {
    const { room, host } = await ground.table();
    const before = ground.stored(room).length;
    const answers = new Map<string, number>();
    const lines = await Promise.all(
      Array.from({ length: STRANGERS }, (_, i) =>
        ground.sit(room, `Mallory ${String.fromCharCode(65 + i)}`, { from: ground.address() }),
      ),
    );
    const rounds = await ground.again(async () => {
      await sleep(EVERY_MS);
      for (const line of lines)
        void line.ask({ type: 'room.ready', ready: answers.size % 2 === 0 }).then((why) => {
          answers.set(why ?? 'done', (answers.get(why ?? 'done') ?? 0) + 1);
        });
    });
    // What is left of a share is used up at the pace that a line has.
    const [first] = lines;
    for (let i = 0; i < 2 * SHARE && !answers.has('lobby-share'); i++) {
      const why = await first!.ask({ type: 'room.ready', ready: i % 2 === 0 });
      if (why !== null) answers.set(why, 1);
      await sleep(EVERY_MS);
    }
    const stored = ground.stored(room).length - before;
    ground.says(
      `${rounds} rounds of ${STRANGERS}: ${stored} entries; ${[...answers].map(([a, n]) => `${a} ${n}`).join(', ')}`,
    );
    ground.must(answers.has('lobby-share'), 'nobody was told that their share is used up');
    ground.must(stored <= STRANGERS * (SHARE + 1), `${stored} entries`);
    const began = await host.ask({ type: 'room.start' });
    ground.must(began === null, `the game does not begin: ${began}`);
  },
};
