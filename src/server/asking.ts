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
import { Origins } from './origins.ts';
import type { Room } from './room.ts';

export interface Standing {
  /** `gone`: nobody let them in in time, or somebody said no. */
  readonly state: 'waiting' | 'in' | 'gone';
}

/** Why not: `too-fast` and `too-often` are about this device, `busy` about all who ask. */
export type NotHeard =
  | ('too-fast' | 'too-often' | 'busy')
  | ('bad-payload' | 'name-empty' | 'name-too-long' | 'name-taken');

export interface Tag {
  readonly name: string;
  readonly mask: number;
}

export interface Askings {
  ask(room: Room, holder: string, network: string, tag: Tag): Promise<Standing | NotHeard>;
  standing(room: Room, holder: string): Standing;
}

export function createAskings(clock: Clock): Askings {
  const { asksToEnterPerDeviceMax, eveningHours, asksToEnterPerAddressBurst, devicesKept } = LIMITS;
  const devices = new Buckets(1, LIMITS.asksToEnterPerDevicePerMinute / 60, devicesKept);
  const evenings = new Buckets(asksToEnterPerDeviceMax, asksToEnterPerDeviceMax / (eveningHours * 3600), devicesKept);
  const networks = new Buckets(asksToEnterPerAddressBurst, LIMITS.asksToEnterPerAddressPerMinute / 60, devicesKept);
  const rooms = new Buckets(LIMITS.asksToEnterBurst, LIMITS.asksToEnterPerMinute / 60, devicesKept);
  const origins = new Origins();
  /** Since when those wait who are kept away: by room and device. */
  const vain = new Map<string, number>();

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

  const holdersAt = ({ state }: Room): (string | undefined)[] =>
    waitingAt(state, clock.now()).map(({ id }) => state.askers?.[id]);

  return {
    standing,
    async ask(room, holder, network, { name, mask }) {
      const before = standing(room, holder);
      if (before.state !== 'gone') return before;
      const now = clock.now();
      const [device, place] = [`${room.id} ${holder}`, `${room.id} ${network}`];
      if (origins.isUnderWay(room, holder)) return { state: 'waiting' };
      if (evenings.isEmpty(device, now)) return 'too-often';
      if (devices.isEmpty(device, now)) return 'too-fast';
      if (networks.isEmpty(place, now) || rooms.isEmpty(room.id, now)) return 'busy';
      if (origins.neighbours(room, network, holdersAt(room)) >= LIMITS.askingPerAddressMax) return 'busy';
      const paces = [
        [devices, device],
        [evenings, device],
        [networks, place],
        [rooms, room.id],
      ] as const;
      // Counted before it is stored: otherwise all who ask at once would be the first.
      for (const [pace, key] of paces) pace.take(key, now);
      if (isBarred(room.state, holder)) {
        vain.delete(device);
        vain.set(device, now);
        if (vain.size > devicesKept) vain.delete(vain.keys().next().value!);
        return { state: 'waiting' };
      }
      const refusal = await origins.during(room, holder, network, () =>
        room.tell({ type: 'room.askIn', name, mask, holder } as Typed),
      );
      if (refusal === undefined) return { state: 'waiting' };
      // Whoever mistyped corrects it at once. Which names are taken is not to be asked without end.
      const isGuess = refusal === 'name-taken';
      for (const [pace, key] of isGuess ? paces.slice(0, 1) : paces) pace.spend(key, -1, now);
      if (refusal === 'no-change') return standing(room, holder);
      return refusal === 'door-crowded' ? 'busy' : (refusal as NotHeard);
    },
  };
}
