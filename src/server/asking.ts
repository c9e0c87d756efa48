/**
 * Somebody without a seat asks to come in at a locked door. They have no line, and see nothing of the room: they say a
 * name and a mask, and look now and then whether they were let in.
 *
 * The room writes down who waits, so that all servers on the store know it. What holds back a crowd is counted here: by
 * device, by address and by room. A device that is kept away waits as long as anybody whom nobody lets in, and the room
 * is told nothing of it.
 */
import type { Typed } from '../kernel/game.ts';
import { ROOM_LIMITS } from '../kernel/room/commands.ts';
import { isBarred, shutOut, waitingAt } from '../kernel/room/lock.ts';
import type { Clock } from './clock.ts';
import { Buckets, LIMITS } from './limits.ts';
import type { Room } from './room.ts';

export interface Standing {
  /** `gone`: nobody let them in in time, or somebody said no. */
  readonly state: 'waiting' | 'in' | 'gone';
}

/** Why not: `too-fast` is about this device, `busy` about all who ask. */
export type NotHeard = 'too-fast' | 'busy' | 'bad-payload' | 'name-empty' | 'name-too-long';

export interface Tag {
  readonly name: string;
  readonly mask: number;
}

export interface Askings {
  ask(room: Room, holder: string, network: string, tag: Tag): Promise<Standing | NotHeard>;
  standing(room: Room, holder: string): Standing;
}

const KEPT = 10_000;

export function createAskings(clock: Clock): Askings {
  const devices = new Buckets(1, LIMITS.asksToEnterPerDevicePerMinute / 60, KEPT);
  const { asksToEnterPerAddressBurst, asksToEnterPerAddressPerMinute } = LIMITS;
  const networks = new Buckets(asksToEnterPerAddressBurst, asksToEnterPerAddressPerMinute / 60, KEPT);
  const rooms = new Buckets(LIMITS.asksToEnterBurst, LIMITS.asksToEnterPerMinute / 60, KEPT);
  /** Where those asked from who wait, and since when those do who are kept away: by room and device. */
  const origins = new Map<string, string>();
  const vain = new Map<string, number>();
  /** Those who are being written down, and where they ask from. */
  const underWay = new Map<string, string>();

  const standing = (room: Room, holder: string): Standing => {
    const { state } = room;
    const now = clock.now();
    if (isBarred(state, holder)) {
      const since = vain.get(`${room.id} ${holder}`) ?? Number.NEGATIVE_INFINITY;
      return { state: now - since < ROOM_LIMITS.askSeconds * 1000 ? 'waiting' : 'gone' };
    }
    if (room.knows(holder) || shutOut(state, holder) !== 'locked') return { state: 'in' };
    return { state: waitingAt(state, now).some(({ id }) => state.askers?.[id] === holder) ? 'waiting' : 'gone' };
  };

  /** How many of those who wait came from there, with those who are being written down. */
  const neighbours = ({ id: room, state }: Room, network: string): number =>
    waitingAt(state, clock.now()).filter(({ id }) => origins.get(`${room} ${state.askers?.[id]}`) === network).length +
    [...underWay].filter(([device, from]) => device.startsWith(`${room} `) && from === network).length;

  const note = <T>(map: Map<string, T>, key: string, value: T): void => {
    map.delete(key);
    map.set(key, value);
    if (map.size > KEPT) map.delete(map.keys().next().value!);
  };

  return {
    standing,
    async ask(room, holder, network, { name, mask }) {
      const before = standing(room, holder);
      if (before.state !== 'gone') return before;
      const now = clock.now();
      const [device, place] = [`${room.id} ${holder}`, `${room.id} ${network}`];
      if (underWay.has(device)) return { state: 'waiting' };
      if (devices.isEmpty(device, now)) return 'too-fast';
      if (networks.isEmpty(place, now) || rooms.isEmpty(room.id, now)) return 'busy';
      if (neighbours(room, network) >= LIMITS.askingPerAddressMax) return 'busy';
      if (isBarred(room.state, holder)) {
        note(vain, device, now);
        return { state: 'waiting' };
      }
      const paces = [
        [devices, device],
        [networks, place],
        [rooms, room.id],
      ] as const;
      // Counted before it is stored: otherwise all who ask at once would be the first.
      for (const [pace, key] of paces) pace.take(key, now);
      note(origins, device, network);
      underWay.set(device, network);
      const refusal = await room
        .tell({ type: 'room.askIn', name, mask, holder } as Typed)
        .finally(() => underWay.delete(device));
      if (refusal === undefined) return { state: 'waiting' };
      for (const [pace, key] of paces) pace.spend(key, -1, now);
      if (refusal === 'no-change') return standing(room, holder);
      return refusal === 'door-crowded' ? 'busy' : (refusal as NotHeard);
    },
  };
}
