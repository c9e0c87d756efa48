/**
 * A screen that nobody can scan a square with (a television, somebody's laptop) asks to be the table's: it shows a sign,
 * whoever leads compares it and lets the screen in, and from then on the screen's own token opens the room.
 *
 * Each is a card on the host's phone, so strangers are held back here as at the door (asking.ts): by device, by address
 * and by room. A locked door hears only devices that it knows, and one that is kept away is not heard at all.
 */
import type { Typed } from '../kernel/game.ts';
import { isWaiting } from '../kernel/room/door.ts';
import type { Clock } from './clock.ts';
import { drawLetters } from './letters.ts';
import { Buckets, LIMITS } from './limits.ts';
import { Origins } from './origins.ts';
import type { Room } from './room.ts';
import type { Chance } from './rooms.ts';

export interface Knocked {
  /** `gone`: nobody let it in in time, or somebody said no. */
  readonly state: 'waiting' | 'in' | 'gone';
  readonly sign: string;
}

/** Why not: `too-fast` is about this device, `busy` about all who ask; `door-locked`: the host wants none. */
export type ScreenNotHeard = 'too-fast' | 'busy' | 'door-locked';

const SIGN_LETTERS = 4;

const waitingIn = ({ state }: Room, now: number): string[] =>
  (state.knocking ?? []).flatMap(({ holder, sign }) => (holder && isWaiting(state, sign, now) ? holder : []));

export function standingOf({ state }: Room, holder: string, now: number): Knocked {
  if (state.screens?.includes(holder)) return { state: 'in', sign: '' };
  const own = state.knocking?.find((one) => one.holder === holder && isWaiting(state, one.sign, now));
  return own ? { state: 'waiting', sign: own.sign } : { state: 'gone', sign: '' };
}

export interface Knocks {
  knock(room: Room, holder: string, network: string): Promise<Knocked | ScreenNotHeard>;
}

export function createKnocks(clock: Clock, chance: Chance): Knocks {
  const { devicesKept, knocksPerDeviceBurst, knocksPerAddressBurst } = LIMITS;
  const devices = new Buckets(knocksPerDeviceBurst, LIMITS.knocksPerDevicePerMinute / 60, devicesKept);
  const networks = new Buckets(knocksPerAddressBurst, LIMITS.knocksPerAddressPerMinute / 60, devicesKept);
  const rooms = new Buckets(LIMITS.knocksBurst, LIMITS.knocksPerMinute / 60, devicesKept);
  const origins = new Origins();
  return {
    async knock(room, holder, network) {
      const now = clock.now();
      const standing = standingOf(room, holder, now);
      if (standing.state !== 'gone') return standing;
      const [device, place] = [`${room.id} ${holder}`, `${room.id} ${network}`];
      if (origins.isUnderWay(room, holder)) return 'too-fast';
      if (devices.isEmpty(device, now)) return 'too-fast';
      if (networks.isEmpty(place, now) || rooms.isEmpty(room.id, now)) return 'busy';
      if (origins.neighbours(room, network, waitingIn(room, now)) >= LIMITS.knockingPerAddressMax) return 'busy';
      // Counted before it is stored: otherwise all who ask at once would be the first.
      devices.take(device, now);
      networks.take(place, now);
      rooms.take(room.id, now);
      return origins.during(room, holder, network, async () => {
        for (let tried = 0; tried < LIMITS.signsTriedMax; tried++) {
          const sign = drawLetters(SIGN_LETTERS, chance);
          if (!sign) continue;
          const refusal = await room.tell({ type: 'room.knock', sign, holder } as Typed);
          if (refusal === undefined) return { state: 'waiting', sign };
          if (refusal === 'door-locked') return refusal;
          if (refusal !== 'no-change') break; // another one shows this sign
        }
        return 'busy';
      });
    },
  };
}
