import type { Attack } from '../attack.ts';
import { CLOSED, newToken } from '../line.ts';

export const guessingTokens: Attack = {
  slug: 'guessing-tokens',
  promise: 'A token or key that is guessed, broken or of another room opens nothing, and is not tried without end.',
  async run(ground) {
    const [one, other] = [await ground.table(), await ground.table()];
    const before = ground.stored(one.room).length;
    const guesses = [other.hostToken, other.table, other.master, '0'.repeat(32), 'f'.repeat(32)];
    for (const token of guesses) {
      const line = await ground.come(one.room, { token, from: ground.address() });
      ground.must(line.welcome?.role === 'visitor', `a token of elsewhere is ${line.welcome?.role ?? line.code}`);
      const why = await line.ask({ type: 'room.start' });
      ground.must(why === 'not-seated', `and is answered ${why}`);
      for (const key of guesses) {
        const keyed = await ground.come(one.room, { token: newToken(), key, from: ground.address() });
        ground.must(
          keyed.welcome === undefined || keyed.welcome.role === 'visitor',
          `a key gives ${keyed.welcome?.role}`,
        );
        keyed.drop();
      }
    }
    const { hostToken } = one;
    for (const token of ['', 'x'.repeat(32), hostToken.slice(1), `${hostToken}0`, 7, null, {}, [hostToken]]) {
      const line = await ground.come(one.room, { token: token as never, from: ground.address() });
      ground.must(line.code === CLOSED.badMessage, `${JSON.stringify(token)} is closed with ${line.code}`);
    }
    const statuses = new Map<number, number>();
    const tries = async (token: string) => {
      for (const [method, path] of [
        ['DELETE', ''],
        ['GET', '/export'],
      ] as const) {
        const { status } = await ground.request(`/api/rooms/${one.room}${path}`, { method, token });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    for (const token of [...guesses, 'toString', '__proto__', '']) await tries(token);
    await ground.again(() => tries(newToken()));
    ground.says(`${[...statuses].map(([status, count]) => `${count} x ${status}`).join(', ')}`);
    ground.must(
      [...statuses.keys()].every((status) => [403, 429].includes(status)),
      'one of them opened something',
    );
    ground.must(statuses.has(429), 'nobody was held off');
    const screen = await ground.come(one.room, { token: one.table, from: ground.address() });
    ground.must(screen.welcome?.role === 'table', 'the table’s own token does not open');
    const written = ground
      .stored(one.room)
      .slice(before)
      .filter(({ command }) => command.type !== 'room.connection');
    ground.must(written.length === 0, `${written.length} entries were written`);
  },
};
