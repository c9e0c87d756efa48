import type { Attack } from '../attack.ts';
import { CLOSED } from '../line.ts';

const CROWD = 300;
const HELD = 80;
const FROM_ONE_ADDRESS = 40;

export const crowdedRoom: Attack = {
  slug: 'crowded-room',
  promise:
    'A room holds eighty lines, of one address forty without a seat; those who have a place there always come in.',
  async run(ground) {
    const { room, table, host, hostToken } = await ground.table();
    for (const [isOne, most] of [
      [true, FROM_ONE_ADDRESS],
      [false, HELD],
    ] as const) {
      const from = ground.address();
      const crowd = await Promise.all(
        Array.from({ length: CROWD }, () => ground.come(room, { from: isOne ? from : ground.address() })),
      );
      const inside = crowd.filter(({ welcome }) => welcome);
      ground.says(`${isOne ? 'one address' : 'many'}: ${inside.length} of ${CROWD} came in`);
      ground.must(inside.length <= most, `${inside.length} came in`);
      for (const line of crowd) {
        const isTold = line.welcome || [CLOSED.full, CLOSED.busy].includes(line.code as never);
        ground.must(isTold !== false, `turned away with ${line.code}`);
      }
      if (isOne) {
        const friend = await ground.come(room, { from: ground.address() });
        ground.must(friend.welcome !== undefined, `a friend from elsewhere: ${friend.code}`);
      }
      const back = await ground.come(room, { token: hostToken, from });
      ground.must(back.welcome?.role === 0, `the host comes back as ${back.welcome?.role ?? back.code}`);
      const screen = await ground.come(room, { token: table, from });
      ground.must(screen.welcome?.role === 'table', `the table’s screen: ${screen.code}`);
      for (const line of [...inside, screen]) line.drop();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    host.drop();
  },
};
