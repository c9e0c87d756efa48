/**
 * Illumuffinati: the end. Titles, the final burglary, and who has won. (IM-100 to IM-112, IM-117, IM-118, section 8)
 */
import type { Ctx, Seat } from '../../kernel/game.ts';
import { MS } from './content.ts';
import type { Fact } from './facts.ts';
import { beginAttempt } from './nose.ts';
import { compareKeys, type Keys, placesOf } from './ranking.ts';
import { enter } from './round.ts';
import { orderOf, seatsOf, type View, type Why } from './state.ts';

const highest = (seats: readonly Seat[], keys: (seat: Seat) => Keys): Seat =>
  seats.reduce((best, seat) => (compareKeys(keys(seat), keys(best)) > 0 ? seat : best));

/** IM-100, IM-101, IM-105: most tokens, then least gold, then Inspector last. */
export const masterThief = (state: View): Seat =>
  highest(seatsOf(state), (seat) => [state.suspicious[seat]!, -state.gold[seat]!, orderOf(state, seat)]);

/** IM-102, IM-103, IM-105: fewest shops, then most gold, then Inspector first. */
export const mostAbsent = (state: View, among: readonly Seat[] = seatsOf(state)): Seat =>
  highest(among, (seat) => [-state.openShop[seat]!, state.gold[seat]!, -orderOf(state, seat)]);

/** IM-104: both titles stand before any gold moves. */
export function beginFinalCount(state: View, ctx: Ctx<Fact>): void {
  const { burglaryGold, selfBurglary } = state.options;
  const [thief, absent] = [masterThief(state), mostAbsent(state)];
  const others = seatsOf(state).filter((seat) => seat !== thief);
  const next = selfBurglary === 'next-absent' ? mostAbsent(state, others) : null; // IM-108
  const victim = burglaryGold === 0 ? null : absent === thief ? next : absent;
  const amount = victim === null ? 0 : Math.min(burglaryGold, state.gold[victim]!); // IM-106, IM-107
  enter('final-count', ctx.now + MS.finalCount, ctx);
  ctx.tell({ type: 'titlesGiven', thief, absent });
  ctx.tell({ type: 'burglaryDone', victim, amount });
}

/** What told the first from the second. (IM-109 to IM-111) */
function whyFirst(state: View, first: Seat): Why {
  const equal = seatsOf(state).filter((seat) => seat !== first && state.gold[seat] === state.gold[first]);
  if (equal.length === 0) return 'gold';
  return equal.some((seat) => state.suspicious[seat] === state.suspicious[first]) ? 'open-shop' : 'suspicious';
}

/** The gold is counted: one is first, or several are and their noses decide. */
export function afterCount(state: View, ctx: Ctx<Fact>): void {
  const places = placesOf(state);
  const first = seatsOf(state).filter((seat) => places[seat] === 1);
  if (first.length === 1) {
    return ctx.tell({ type: 'gameRanked', places, winners: first, why: whyFirst(state, first[0]!) });
  }
  if (state.options.noseRace === 'shared') {
    return ctx.tell({ type: 'gameRanked', places, winners: first, why: 'shared' });
  }
  enter('nose-race', null, ctx);
  beginAttempt(state, first, 1, ctx);
}
