/** What a device knows of its own clock: how far it is from UTC, and when that changes next. (Section 9, `utcOffset`) */
import type { Options } from '../options.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 366 * DAY;

export type HostClock = Pick<Options, 'utcOffset' | 'utcOffsetLater' | 'utcOffsetLaterFrom'>;

/** `offsetAt`: minutes ahead of UTC; a device asks its own calendar. */
export function hostClock(
  now: Date,
  offsetAt: (at: number) => number = (at) => -new Date(at).getTimezoneOffset(),
): HostClock {
  const from = Math.floor(now.getTime() / HOUR) * HOUR;
  const utcOffset = offsetAt(from);
  const isChanged = (at: number) => offsetAt(at) !== utcOffset;
  let at = from;
  while (at < from + YEAR && !isChanged(at + DAY)) at += DAY;
  if (at >= from + YEAR) return { utcOffset, utcOffsetLater: utcOffset, utcOffsetLaterFrom: 0 };
  while (!isChanged(at)) at += HOUR / 2; // clocks are changed on the hour or the half hour
  return { utcOffset, utcOffsetLater: offsetAt(at), utcOffsetLaterFrom: at / MINUTE };
}
