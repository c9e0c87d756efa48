/** A game of Maffia around one table with a human master: who plays it, and what is looked at on the way. */
import type { Phase } from '../../src/games/maffia/state.ts';
import { Console, type Moment } from './console.ts';
import type { Device } from './device.ts';
import type { Player } from './player.ts';

/** What ends as soon as a phone has done its part: there the phones wait until `at` was told of it. */
const WAITS: readonly Phase[] = ['deal', 'night-zero', 'speech'];
const BEFORE: readonly Phase[] = ['briefing', 'deal', 'night-zero', 'day-talk', 'last-nominations', 'nominee-list'];
const comesBefore = (phase: Phase, other: Phase): boolean =>
  BEFORE.includes(phase) && (!BEFORE.includes(other) || BEFORE.indexOf(phase) < BEFORE.indexOf(other));

/** The phones play by themselves while the master leads through the evening. `at` is told of every moment first. */
export async function lead(
  master: Device,
  players: readonly Player[],
  at: (phase: Phase, moment: Moment) => Promise<void>,
): Promise<void> {
  const desk = new Console(master);
  const told = new Map(WAITS.map((phase) => [phase, Promise.withResolvers<void>()]));
  for (const player of players) player.waits = async (phase) => told.get(phase)?.promise;
  const playing = players.map((player) => player.play());
  const trouble = Promise.all(playing).then(() => new Promise<never>(() => {}));
  const leading = (async () => {
    for (let moment = await desk.next(); ; moment = await desk.next(moment)) {
      await at(moment.phase, moment);
      for (const [phase, { resolve }] of told) if (!comesBefore(moment.phase, phase)) resolve();
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
