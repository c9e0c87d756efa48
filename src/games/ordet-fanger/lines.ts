/**
 * Ordet fanger: how slow a line is, and what that is worth (OF-61 to OF-65).
 *
 * Everything here is arithmetic: the server measures round trips itself, a client keeps an estimate of the server's clock
 * only to show cards at the right moment, and neither is ever taken from what a client says about itself.
 */
import type { Line } from './state.ts';

export const LEAD_MAX = 125;
export const CREDIT_MAX = 250;
const CREDIT_EXTRA = 30;
const PINGS_MIN = 3;
const PINGS_KEPT = 8;

/** A line that nobody has measured (row 27). */
const UNKNOWN_LINE: Line = { lead: 0, credit: CREDIT_EXTRA };

/** The round trip for judging: the median of the last eight echoes; undefined if there are fewer than three. */
export function roundTripOf(echoes: readonly number[]): number | undefined {
  const kept = echoes.slice(-PINGS_KEPT).toSorted((a, b) => a - b);
  if (kept.length < PINGS_MIN) return undefined;
  const middle = kept.length >> 1;
  return Math.floor(kept.length % 2 ? kept[middle]! : (kept[middle - 1]! + kept[middle]!) / 2);
}

/** OF-63, OF-64. */
export function lineOf(roundTripMs: number | null | undefined): Line {
  if (roundTripMs === null || roundTripMs === undefined) return UNKNOWN_LINE;
  const lead = Math.floor(Math.min(roundTripMs / 2, LEAD_MAX));
  return { lead, credit: Math.floor(Math.min(Math.max(roundTripMs - lead + CREDIT_EXTRA, 0), CREDIT_MAX)) };
}

/** OF-64: the judged reaction before any head start. */
export function judged(reactionMs: number | null, elapsed: number, credit: number): number {
  const whole = Math.floor(elapsed);
  if (reactionMs === null) return whole;
  return Math.round(Math.min(Math.max(reactionMs, whole - Math.floor(credit)), whole));
}

/** One exchange with the server: sent, received there, answered there, received here. */
interface Ping {
  readonly t0: number;
  readonly t1: number;
  readonly t2: number;
  readonly t3: number;
}

/** OF-61: what to add to the own clock to have the server's: by the quickest of the last eight exchanges. */
export function clockOffset(pings: readonly Ping[]): { offset: number; roundTrip: number } | undefined {
  let best: { offset: number; roundTrip: number } | undefined;
  for (const { t0, t1, t2, t3 } of pings.slice(-PINGS_KEPT)) {
    const roundTrip = t3 - t0 - (t2 - t1);
    if (!best || roundTrip < best.roundTrip) best = { offset: (t1 - t0 + (t2 - t3)) / 2, roundTrip };
  }
  return best;
}
