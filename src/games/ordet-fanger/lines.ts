/**
 * Ordet fanger: how slow a line is, and what that is worth (OF-61 to OF-65).
 *
 * Everything here is arithmetic: the server measures round trips itself, a client keeps an estimate of the server's clock
 * only to show cards at the right moment, and neither is ever taken from what a client says about itself.
 */
import { creditOf } from '../../kernel/lag.ts';
import type { Line } from './state.ts';

const LEAD_MAX = 125;
const PINGS_MIN = 3;
const PINGS_KEPT = 8;

/** The round trip for judging: the median of the last eight echoes; undefined if there are fewer than three. */
export function roundTripOf(echoes: readonly number[]): number | undefined {
  const kept = echoes.slice(-PINGS_KEPT).toSorted((a, b) => a - b);
  if (kept.length < PINGS_MIN) return undefined;
  const middle = kept.length >> 1;
  return Math.floor(kept.length % 2 ? kept[middle]! : (kept[middle - 1]! + kept[middle]!) / 2);
}

/** OF-63, OF-65; neither for a line that nobody has measured (row 27). */
export const lineOf = (roundTripMs: number | null | undefined): Line => ({
  lead: Math.floor(Math.min((roundTripMs ?? 0) / 2, LEAD_MAX)),
  credit: creditOf(roundTripMs),
});

/** OF-76: when an utterance ended, as its phone says, and no longer before its arrival than listening may take. */
export const spoken = (reactionMs: number | null, r: number, creditMs: number): number =>
  Math.round(Math.min(Math.max(reactionMs ?? r, r - creditMs), r));

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
