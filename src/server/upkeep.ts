/** What a server does from time to time: a sign of life, rooms looked after, rooms put away. */
import type { Clock } from './clock.ts';
import { LIMITS } from './limits.ts';
import type { RoomLog } from './log/room-log.ts';
import type { Rooms } from './rooms.ts';
import type { Troubles } from './troubles.ts';

export interface Upkeep {
  /** Whether the store answers: the last sign of life was left, and not long ago. */
  readonly isReady: boolean;
  close(): void;
}

/** Rejected if not even the first sign of life can be left. */
export async function beginUpkeep(
  { log, clock, server }: { readonly log: RoomLog; readonly clock: Clock; readonly server: string },
  rooms: Pick<Rooms, 'tend' | 'closeIfAway' | 'sweep' | 'wake'>,
  troubles: Troubles,
): Promise<Upkeep> {
  let isBeating = true;
  let beatAt = 0;
  let isClosed = false;
  const timers = new Map<() => Promise<void>, () => void>();

  const beat = async (): Promise<void> => {
    isBeating = await log.beat(server).then(
      () => true,
      (error) => {
        troubles.tell(error, 'no sign of life could be left');
        return false;
      },
    );
    if (!isBeating) return;
    beatAt = clock.now();
    troubles.answered();
  };
  /** One after the other, however long one takes: a store that is away is not asked by more and more. */
  const again = (work: () => Promise<void>, seconds: number): void => {
    if (isClosed) return;
    const now = async () => {
      await work().catch((error) => troubles.tell(error, 'upkeep failed'));
      again(work, seconds);
    };
    timers.set(
      work,
      clock.at(clock.now() + seconds * 1000, () => void now()),
    );
  };

  await log.beat(server);
  beatAt = clock.now();
  again(beat, LIMITS.serverBeatSeconds);
  again(() => rooms.tend(), LIMITS.serverBeatSeconds);
  again(async () => rooms.closeIfAway(), LIMITS.serverBeatSeconds);
  again(() => rooms.sweep(), LIMITS.sweepSeconds);
  again(() => rooms.wake(), LIMITS.wakeSeconds);
  void rooms.wake().catch((error) => troubles.tell(error, 'upkeep failed'));
  return {
    get isReady() {
      return isBeating && clock.now() - beatAt <= LIMITS.serverDeadSeconds * 1000;
    },
    close() {
      isClosed = true;
      for (const callOff of timers.values()) callOff();
    },
  };
}
