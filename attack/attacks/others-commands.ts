import { type Attack, sitting } from '../attack.ts';
import type { Command } from '../line.ts';

const ZEROS = '0'.repeat(64);
const PLAYERS: readonly Command[] = [
  ...[{ type: 'ackBriefing' }, { type: 'nominate', target: 1 }, { type: 'raiseHand', nominee: 1 }],
  ...[{ type: 'point', target: 1 }, { type: 'signalUnwell' }, { type: 'room.pause' }, { type: 'room.leave' }],
  ...[
    { type: 'room.say', channel: null, text: 'I am nobody' },
    { type: 'room.kick', seat: 0 },
  ],
  ...[{ type: 'room.makeHost', seat: 1 }, { type: 'room.cancel' }],
];
const HOUSE: readonly Command[] = [
  ...[{ type: 'begin' }, { type: 'timeUp' }, { type: 'cancel' }, { type: 'leave', seat: 1 }, { type: 'handOver' }],
  ...[
    { type: 'connection', seat: 1, connected: false },
    { type: 'player', seat: 0, bot: true },
  ],
  { type: 'room.open', game: 'maffia', language: 'en', remote: true, secret: ZEROS, table: ZEROS, master: ZEROS },
  ...[
    { type: 'room.connection', who: 0, connected: false, via: 'me' },
    { type: 'room.giveTime', ms: 3_600_000 },
  ],
  ...[{ type: 'room.pauseOver' }, { type: 'room.nobodyThere' }, { type: 'room.giveUp' }, { type: 'room.standIn' }],
  ...[{ type: 'room.setBack' }, { type: 'room.roundTrip', seat: 0, ms: 0 }, { type: 'room.takeMaster' }],
  ...[
    { type: 'room.askIn', name: 'A', mask: 0, holder: ZEROS },
    { type: 'room.knock', sign: 'ABCD', holder: ZEROS },
  ],
  ...[
    { type: 'room.remind', holder: ZEROS, way: null },
    { type: 'room.takeMaster', door: '0'.repeat(32) },
  ],
  { type: 'room.takeMaster', door: ZEROS, holder: ZEROS, via: 'me' },
];
const MASTERS: readonly Command[] = [
  ...[{ type: 'master.advance' }, { type: 'master.removeSeat', seat: 1 }],
  { type: 'master.adjustClock', deltaSeconds: 60 },
];

export const othersCommands: Attack = {
  slug: 'others-commands',
  promise: 'What is for players, the host, the master or the house alone is refused to everybody else, and not stored.',
  async run(ground) {
    const { room, table, host, hostToken } = await ground.table();
    for (let i = 0; i < 6; i++)
      await host.ask({ type: 'room.addBot', name: `Bot ${i}`, pronouns: '', mask: 0, bot: 'quiet' });
    await host.ask({ type: 'room.setSpectators', allowed: true });
    const screen = await ground.come(room, { token: table, from: ground.address() });
    const sat = await screen.ask(sitting('Table'));
    ground.must(sat === 'not-seated', `the table’s screen sits down: ${sat}`);
    screen.drop();
    ground.must((await host.ask({ type: 'room.start' })) === null, 'the game did not begin');
    const before = ground.stored(room).length;
    let refused = 0;
    const tries = async (coming: object, commands: readonly Command[]) => {
      const line = await ground.come(room, { from: ground.address(), ...coming });
      if (!line.welcome) return;
      for (const command of commands) {
        const why = await line.ask(command);
        ground.must(
          why !== null && !why.startsWith('closed'),
          `${JSON.stringify(command)} is answered ${why ?? 'done'}`,
        );
        refused++;
      }
      line.drop();
    };
    await tries({}, [...PLAYERS, ...HOUSE]);
    await tries({}, MASTERS);
    await tries({ token: table }, [...PLAYERS, ...HOUSE]);
    await tries({ token: table }, [...MASTERS, sitting('Table')]);
    host.drop();
    await tries({ token: hostToken }, [...HOUSE, ...MASTERS]);
    await ground.again(() => tries({}, HOUSE));
    ground.says(`${refused} commands refused`);
    const written = ground.stored(room).slice(before);
    const asked = written.filter(({ command, by }) => command.type !== 'room.connection' && by !== 'server');
    const isBots = ({ by }: { by: unknown }) => typeof by === 'number' && by > 0;
    ground.must(
      asked.every(isBots),
      `${asked.filter((one) => !isBots(one)).map(({ command }) => command.type)} were stored`,
    );
  },
};
