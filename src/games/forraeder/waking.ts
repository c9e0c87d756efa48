/**
 * Forræder over days: when people are awake, on the host's clock. Game time is wall time there.
 *
 * The rules have no table of time zones, and must come to the same moment on every device that checks them: so the host's
 * device says by how much its clock differs from UTC, and when and how that changes next (summer time). A season is
 * shorter than the time between two such changes.
 */
import type { Options } from './options.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

type Clock = { readonly options: Readonly<Options> };

const offsetAt = ({ options }: Clock, at: number): number =>
  at < options.utcOffsetLaterFrom * MINUTE ? options.utcOffset : options.utcOffsetLater;

/** The host's calendar day of this moment, counted from 1970. */
const dayOf = (clock: Clock, at: number): number => Math.floor((at + offsetAt(clock, at) * MINUTE) / DAY);

/** The moment at which the host's clock shows so many minutes after midnight on that day. */
function momentOf(clock: Clock, day: number, minutes: number): number {
  const local = day * DAY + minutes * MINUTE;
  return local - offsetAt(clock, local - clock.options.utcOffset * MINUTE) * MINUTE;
}

/** The first morning after this moment. */
export function nextMorning(clock: Clock, from: number): number {
  const day = dayOf(clock, from);
  const { dayStartsAt } = clock.options;
  const today = momentOf(clock, day, dayStartsAt);
  return today > from ? today : momentOf(clock, day + 1, dayStartsAt);
}

/** The end of the day that this moment lies in. */
export const bedtime = (clock: Clock, at: number): number => momentOf(clock, dayOf(clock, at), clock.options.dayEndsAt);

/** When so much time has gone by in which people are awake. */
export function wakingAfter(clock: Clock, from: number, ms: number): number {
  const { dayStartsAt, dayEndsAt } = clock.options;
  let left = ms;
  for (let day = dayOf(clock, from); ; day++) {
    const begins = Math.max(from, momentOf(clock, day, dayStartsAt));
    const ends = momentOf(clock, day, dayEndsAt);
    if (begins + left <= ends) return begins + left;
    left -= Math.max(0, ends - begins);
  }
}
