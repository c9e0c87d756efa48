/** A game of Maffia around one table with a human master: who plays it, and what is looked at on the way. */
import type { Phase } from '../../src/games/maffia/state.ts';
import { Console, type Moment } from './console.ts';
import type { Device } from './device.ts';
import type { Player } from './player.ts';

/** What ends as soon as the last phone has looked: there the phones wait until `at` was told of it. */
const LOOKS: readonly Phase[] = ['deal', 'night-zero'];

/** The phones play by themselves while the master leads through the evening. `at` is told of every moment first. */
export async function lead(
  master: Device,
  players: readonly Player[],
  at: (phase: Phase, moment: Moment) => Promise<void>,
): Promise<void> {
  const desk = new Console(master);
  const told = new Map(LOOKS.map((phase) => [phase, Promise.withResolvers<void>()]));
  for (const player of players) player.waits = async (phase) => told.get(phase)?.promise;
  const playing = players.map((player) => player.play());
  const trouble = Promise.all(playing).then(() => new Promise<never>(() => {}));
  const leading = (async () => {
    for (let moment = await desk.next(); ; moment = await desk.next(moment)) {
      await at(moment.phase, moment);
      if (moment.phase !== 'briefing') told.get('deal')!.resolve();
      if (moment.phase !== 'briefing' && moment.phase !== 'deal') told.get('night-zero')!.resolve();
      if (moment.phase === 'ended') return;
      await desk.goOn(moment.phase);
    }
  })();
  try {
    await Promise.race([leading, trouble]);
  } finally {
    for (const player of players) player.stop();
  }
  await Promise.all(playing);
}

/** Keeps all of them still while somebody looks. */
export async function holding<T>(devices: readonly Device[], work: () => Promise<T>): Promise<T> {
  const [first, ...rest] = devices;
  return first ? first.alone(() => holding(rest, work)) : work();
}
