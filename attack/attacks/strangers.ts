import { type Attack, sitting } from '../attack.ts';
import { CLOSED, newToken } from '../line.ts';

const CHAIRS = 22;

/** A name that looks like no other. */
const nameOf = (i: number) => `Mallory ${String.fromCharCode(65 + i)}`;

export const strangers: Attack = {
  slug: 'strangers-at-the-table',
  promise: 'Strangers who take every chair are sent away by one press, stay away, and friends are let in one by one.',
  async run(ground) {
    const { room, host, hostToken } = await ground.table();
    const from = ground.address();
    const started = performance.now();
    const crowd = await Promise.all(
      Array.from({ length: CHAIRS + 4 }, async (_, i) => {
        const token = newToken();
        const line = await ground.come(room, { from, token });
        return { token, line, why: await line.ask(sitting(nameOf(i))) };
      }),
    );
    const seated = crowd.filter(({ why }) => why === null);
    ground.says(`${seated.length} strangers on ${CHAIRS - 1} chairs in ${(performance.now() - started).toFixed(0)} ms`);
    const early = await ground.come(room, { from: ground.address() });
    const full = await early.ask(sitting('Torvald'));
    ground.must(full === 'table-full', `a friend at a full table is told ${full}`);

    const empty = await host.ask({ type: 'room.emptyLobby' });
    ground.must(empty === null, `the lobby cannot be emptied: ${empty}`);
    const codes = await Promise.all(seated.map(({ line }) => line.closed));
    ground.must(
      codes.every((code) => code === CLOSED.removed),
      `strangers were closed with ${[...new Set(codes)]}`,
    );
    let back = 0;
    await ground.again(async () => {
      const again = await Promise.all(seated.map(({ token }) => ground.come(room, { from, token })));
      back += again.filter(({ welcome }) => welcome).length;
      for (const line of again) line.drop();
    });
    ground.must(back === 0, `${back} strangers came back through a locked door`);

    // All of them ask, from one address; a friend asks from elsewhere.
    const ask = async (name: string, at: string, token = newToken()) => {
      const body = JSON.stringify({ name, mask: 1 });
      const { status, text } = await ground.request(`/api/rooms/${room}/asking`, {
        method: 'POST',
        body,
        token,
        from: at,
      });
      return { status, token, text };
    };
    const knocks = await Promise.all(Array.from({ length: 100 }, (_, i) => ask(`Knocker ${i}`, from)));
    const heard = knocks.filter(({ status }) => status === 200).length;
    const friend = await ask('Torvald', ground.address());
    ground.says(`${heard} of 100 knocks of one address were heard, ${back} came back`);
    ground.must(heard <= 24, `${heard} of one address wait at the door`);
    ground.must(friend.status === 200, `a friend who asks is told ${friend.status} ${friend.text}`);
    const asked = await Promise.race([
      host.fact('room.askedIn', ({ name }) => name === 'Torvald'),
      new Promise<undefined>((resolve) => setTimeout(resolve, 5000)),
    ]);
    ground.must(asked !== undefined, 'the host does not see the friend');
    const letIn = await host.ask({ type: 'room.letIn', id: asked?.id, isLetIn: true });
    ground.must(letIn === null, `the friend cannot be let in: ${letIn}`);
    const line = await ground.come(room, { token: friend.token, from: ground.address() });
    const sits = await line.ask(sitting('Torvald'));
    ground.must(sits === null, `the friend does not sit down: ${sits}`);
    const leads = await ground.come(room, { token: hostToken, from });
    ground.must(leads.welcome?.role === 0, 'the host is not the host any more');
  },
};
