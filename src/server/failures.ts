/**
 * How often somebody asks for rooms that are not there, or holds out tokens that open nothing. Counted by device, by
 * address, and over all. Whoever is over a limit is not let in as a stranger even where there is a room, and is told so
 * at the same moment as where there is none: otherwise the limit would limit nothing. Devices that have a place come in.
 *
 * All phones of a party share an address, and may all mistype once. What is counted over all holds off only addresses
 * that guessed wrong lately, so that nobody's newcomers wait for guessers elsewhere. Every other network has one guess
 * then, and of IPv6 somebody may have tens of thousands: there their neighbours in the same /48 wait as well.
 */
import { widerOf } from './address.ts';
import type { Clock } from './clock.ts';
import { Bucket, Buckets, LIMITS } from './limits.ts';

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
}

const DEVICES_KEPT = 10_000;
const {
  failedJoinsPerDevicePerMinute: PER_DEVICE,
  failedJoinsPerAddressBurst: ADDRESS_BURST,
  failedJoinsPerAddressPerMinute: PER_ADDRESS,
} = LIMITS;

export function createFailures(clock: Clock): Failures {
  const devices = new Buckets(PER_DEVICE, PER_DEVICE / 60, DEVICES_KEPT);
  const networks = new Buckets(ADDRESS_BURST, PER_ADDRESS / 60);
  const lately = new Buckets(1, 1 / LIMITS.failedJoinsRememberedSeconds);
  const all = new Bucket(LIMITS.failedJoinsBurst, LIMITS.failedJoinsPerSecond, clock.now());
  return {
    refuses({ network, holder }) {
      const now = clock.now();
      if (holder !== null && devices.isEmpty(holder, now)) return 'too-fast';
      if (networks.isEmpty(network, now)) return 'busy';
      return all.isEmpty(now) && lately.isEmpty(widerOf(network), now) ? 'busy' : undefined;
    },
    missed({ network, holder }) {
      const now = clock.now();
      all.take(now);
      networks.take(network, now);
      lately.take(widerOf(network), now);
      if (holder !== null) devices.take(holder, now);
    },
  };
}
