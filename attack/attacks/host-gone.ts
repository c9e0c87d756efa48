import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from '../attack.ts';
import type { Command } from '../line.ts';

/** Others are told after five seconds that somebody is gone. */
const GONE_MS = 5_500;
/** After a minute somebody stands in, for what spoils nothing. */
const STAND_IN_MS = 75_000;

export const hostGone: Attack = {
  slug: 'host-gone',
  promise:
    'While the host is gone nobody kicks them, deletes, cancels or takes the lead, and all of it is theirs again.',
  async run(ground) {
    const { room, host, hostToken } = await ground.table();
    const heirToken = 'ab'.repeat(16);
    const heir = await ground.sit(room, 'Bodil', { token: heirToken, from: ground.address() });
    const other = await ground.sit(room, 'Carl', { from: ground.address() });
    for (let i = 0; i < 5; i++)
      await host.ask({ type: 'room.addBot', name: `Bot ${i}`, pronouns: '', mask: 0, bot: 'quiet' });
    const tries: readonly Command[] = [
      { type: 'room.kick', seat: 0 },
      { type: 'room.keepAway', seat: 0 },
      { type: 'room.makeHost', seat: 1 },
      { type: 'room.takeLead' },
      { type: 'room.chooseHost', seat: 1 },
      { type: 'room.cancel' },
      { type: 'room.endEvening' },
      { type: 'room.emptyLobby' },
      { type: 'room.setLock', isLocked: true, pass: null },
      { type: 'room.setSpectators', allowed: true },
      { type: 'room.letNobodyIn' },
    ];
    let refused = 0;
    const robs = async (when: string) => {
      for (const line of [heir, other])
        for (const command of tries) {
          const why = await line.ask(command);
          ground.must(
            why !== null && !why.startsWith('closed'),
            `${when} ${command.type} is answered ${why ?? 'done'}`,
          );
          refused++;
          await sleep(70);
        }
      for (const [method, path] of [
        ['DELETE', ''],
        ['GET', '/export'],
      ] as const) {
        const { status } = await ground.request(`/api/rooms/${room}${path}`, { method, token: heirToken });
        ground.must(status === 403, `${when} ${method}${path} is answered ${status}`);
        refused++;
      }
    };
    await robs('beside the host');
    host.drop();
    const gone = heir.fact('room.connectionChanged', ({ who, connected }) => who === 0 && connected === false);
    await Promise.race([gone, sleep(GONE_MS + 10_000)]);
    await robs('while the host is gone');
    if (!ground.isShort) {
      await Promise.race([heir.fact('room.standInNamed'), sleep(STAND_IN_MS)]);
      await robs('by whoever stands in');
    }
    const back = await ground.come(room, { token: hostToken, from: ground.address() });
    ground.must(back.welcome?.role === 0, `the host comes back as ${back.welcome?.role ?? back.code}`);
    const leads = await back.ask({ type: 'room.setLock', isLocked: true, pass: null });
    ground.must(leads === null, `the host may not lead: ${leads}`);
    const { status } = await ground.request(`/api/rooms/${room}`, { method: 'DELETE', token: hostToken });
    ground.must(status === 204, `the host may not delete: ${status}`);
    ground.says(`${refused} tries refused, beside the host and while they were gone; all theirs again`);
  },
};
