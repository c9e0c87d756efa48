/**
 * How often somebody asks for rooms that are not there, or holds out tokens that open nothing. Counted by device, by
 * address, and over all. Whoever is over a limit is not let in as a stranger even where there is a room, and is told so
 * at the same moment as where there is none: otherwise the limit would limit nothing. Devices that have a place come in.
 *
 * All phones of a party share an address, and may all mistype once. What is counted over all holds off only addresses
 * that guessed wrong lately, so that nobody's newcomers wait for guessers elsewhere; and nobody takes from it who is over
 * the limit of their own address, so that one machine alone cannot use it up. Every other network has one guess then, and
 * of IPv6 somebody may have tens of thousands: there their neighbours in the same /48 wait as well.
 */
import { isCode } from '../protocol.ts';
import { widerOf } from './address.ts';
import type { Clock } from './clock.ts';
import { Bucket, Buckets, LIMITS } from './limits.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

export interface Visitor {
  /** The address, or the network that a household is given (address.ts). */
  readonly network: string;
  /** A page that looks a code up has no token yet. */
  readonly holder: string | null;
}

export interface Failures {
  /** Why a stranger's question is not answered now. */
  refuses(visitor: Visitor): 'too-fast' | 'busy' | undefined;
  missed(visitor: Visitor): void;
  /** The room with this code; or, for whoever is over a limit and has no place there, why they are to wait. */
  find(rooms: Pick<Rooms, 'find'>, code: string, visitor: Visitor): Promise<Room | 'too-fast' | 'busy' | undefined>;
}

const {
  failedJoinsPerDevicePerMinute: PER_DEVICE,
  failedJoinsPerAddressBurst: ADDRESS_BURST,
  failedJoinsPerAddressPerMinute: PER_ADDRESS,
} = LIMITS;

export function createFailures(clock: Clock): Failures {
  const devices = new Buckets(PER_DEVICE, PER_DEVICE / 60, LIMITS.devicesKept);
  const networks = new Buckets(ADDRESS_BURST, PER_ADDRESS / 60);
  const lately = new Buckets(1, 1 / LIMITS.failedJoinsRememberedSeconds);
  const all = new Bucket(LIMITS.failedJoinsBurst, LIMITS.failedJoinsPerSecond, clock.now());
  /** Looks for rooms that are under way for those who are over a limit, by address. */
  const looks = new Map<string, number>();

  const refuses: Failures['refuses'] = ({ network, holder }) => {
    const now = clock.now();
    if (holder !== null && devices.isEmpty(holder, now)) return 'too-fast';
    if (networks.isEmpty(network, now)) return 'busy';
    return all.isEmpty(now) && lately.isEmpty(widerOf(network), now) ? 'busy' : undefined;
  };
  const missed: Failures['missed'] = ({ network, holder }) => {
    const now = clock.now();
    if (networks.take(network, now)) all.take(now);
    lately.take(widerOf(network), now);
    if (holder !== null) devices.take(holder, now);
  };
  /** Few at a time: otherwise a flood would ask the store for each wrong code. */
  const lookFor = async (rooms: Pick<Rooms, 'find'>, code: string, network: string): Promise<Room | undefined> => {
    const count = looks.get(network) ?? 0;
    if (count >= LIMITS.looksOverLimitPerAddress) return undefined;
    looks.set(network, count + 1);
    try {
      return await rooms.find(code);
    } finally {
      const left = looks.get(network)! - 1;
      if (left > 0) looks.set(network, left);
      else looks.delete(network);
    }
  };
  return {
    refuses,
    missed,
    async find(rooms, code, visitor) {
      const { network, holder } = visitor;
      const early = refuses(visitor);
      // Without a token it has no place anywhere.
      if (early && (holder === null || !isCode(code))) return early;
      const find = early ? lookFor(rooms, code, network) : isCode(code) ? rooms.find(code) : undefined;
      const room = await find;
      if (holder !== null && room?.knows(holder)) return room;
      // Many may have asked at once: once more, when it is known how they fared.
      const late = early ?? refuses(visitor);
      if (!late && !room) missed(visitor);
      return late ?? room;
    },
  };
}
