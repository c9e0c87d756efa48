/**
 * How often devices ask for rooms that are not there, or hold out tokens that open nothing. Counted by device and over
 * all, never by address: the phones of a party share one. A page that looks a code up has no token yet, and counts only
 * over all. Whoever has guessed too often is not let in as a stranger even where there is a room: otherwise
 * the limit would limit nothing.
 */
import type { Clock } from './clock.ts';
import { Bucket, Buckets, LIMITS } from './limits.ts';

export interface Failures {
  /** Why a stranger's question is not answered now: this device asked too often, or all of them together. */
  refuses(holder: string | null): 'too-fast' | 'busy' | undefined;
  missed(holder: string | null): void;
}

const DEVICES_KEPT = 10_000;
const PER_MINUTE = LIMITS.failedJoinsPerDevicePerMinute;

export function createFailures(clock: Clock): Failures {
  const devices = new Buckets(PER_MINUTE, PER_MINUTE / 60, DEVICES_KEPT);
  const all = new Bucket(LIMITS.failedJoinsBurst, LIMITS.failedJoinsPerSecond, clock.now());
  return {
    refuses(holder) {
      const now = clock.now();
      if (holder !== null && devices.isEmpty(holder, now)) return 'too-fast';
      return all.isEmpty(now) ? 'busy' : undefined;
    },
    missed(holder) {
      const now = clock.now();
      all.take(now);
      if (holder !== null) devices.take(holder, now);
    },
  };
}
