import type { Attack } from '../attack.ts';
import { CLOSED, hex, newToken } from '../line.ts';

export const oldKeys: Attack = {
  slug: 'old-keys',
  promise:
    'A ticket works once, for one device; the token of before opens nothing, and nobody replays what another asked.',
  async run(ground) {
    const { room, host, hostToken } = await ground.table();
    const from = ground.address();
    const ticket = newToken();
    const page = hex(8);

    // A command that is sent again, by the same page, another one, or somebody else under the same number and page.
    const guest = await ground.sit(room, 'Bodil', { from, token: 'cd'.repeat(16), page });
    const before = ground.stored(room).length;
    const again = { n: 1, command: { type: 'room.ready', ready: true } };
    for (let i = 0; i < 10; i++) guest.say(again);
    await guest.answer(1);
    const other = await ground.come(room, { from, token: 'cd'.repeat(16), page });
    ground.must((await guest.closed) === CLOSED.moved, `the same page by two ways: ${guest.code}`);
    other.say(again);
    const done = await other.answer(1);
    ground.must(done === null, `what was done is answered ${done}`);
    ground.must(ground.stored(room).length === before, 'what was sent again is stored again');
    other.say({ n: 2 ** 31, command: { type: 'room.ready', ready: true } });
    other.say({ n: 2, command: { type: 'room.ready', ready: false } });
    ground.must((await other.answer(2)) === 'superseded', `a number of before is answered ${other.answers.get(2)}`);
    const thief = await ground.come(room, { from: ground.address(), page });
    thief.say(again);
    ground.must(
      (await thief.answer(1)) === 'not-seated',
      `under the page of another: ${thief.answers.get(1) ?? 'done'}`,
    );

    // The host moves to another device.
    ground.must((await host.ask({ type: 'room.ticket', ticket })) === null, 'no ticket was made');
    const wrong = await ground.come(room, { from, key: newToken() });
    const no = await wrong.ask({ type: 'room.move', ticket: newToken() });
    ground.must(no === 'no-such-ticket', `a guessed ticket is answered ${no ?? 'done'}`);
    const nextToken = newToken();
    const next = await ground.come(room, { from, token: nextToken, key: ticket });
    ground.must(next.welcome?.role === 'visitor', `with a ticket alone one is ${next.welcome?.role}`);
    ground.must((await next.ask({ type: 'room.move', ticket })) === null, 'the ticket does not work');
    ground.must((await host.closed) === CLOSED.handedOn, `the device of before is closed with ${host.code}`);
    const second = await ground.come(room, { from: ground.address(), key: ticket });
    const twice = await second.ask({ type: 'room.move', ticket });
    ground.must(twice === 'no-such-ticket', `a ticket used again is answered ${twice ?? 'done'}`);
    const old = await ground.come(room, { token: hostToken, from: ground.address() });
    ground.must(old.code === CLOSED.handedOn, `the token of before: ${old.welcome?.role ?? old.code}`);
    for (const [method, path] of [
      ['DELETE', ''],
      ['GET', '/export'],
    ] as const) {
      const { status } = await ground.request(`/api/rooms/${room}${path}`, { method, token: hostToken });
      ground.must(status === 403, `the token of before ${method}${path}: ${status}`);
    }
    const told = [...guest.texts, ...other.texts, ...thief.texts, ...wrong.texts, ...second.texts].join('');
    ground.must(!told.includes(ticket) && !told.includes(hostToken), 'somebody was told a ticket or a token');
    const lead = await next.ask({ type: 'room.setLock', isLocked: true, pass: null });
    ground.must(lead === null, `the new device does not lead: ${lead}`);
    ground.says('11 sent again, stored once; a ticket once; the token of before closed with 4019');
  },
};
