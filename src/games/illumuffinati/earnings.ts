/**
 * Illumuffinati: phases 6 and 7. All bags are shown and sold, the tokens are taken, the round is over. (IM-80 to IM-95)
 */
import { type Ctx, known } from '../../kernel/game.ts';
import { type Face, goldIn, isJewel, MS } from './content.ts';
import { beginFinalCount } from './end.ts';
import type { Fact } from './facts.ts';
import { beginRound, enter } from './round.ts';
import { bakersOf, leftOf, roundCount, seatsOf, type View } from './state.ts';

export function beginEarnings(state: View, ctx: Ctx<Fact>): void {
  const { tell, now } = ctx;
  const { jewelGold, lastMuffinPays } = state.options;
  const rows = seatsOf(state).map((seat): readonly Face[] =>
    seat === state.inspector ? [] : [...known(state.hands[seat])],
  );
  const last = state.last!;
  enter('earnings', now + MS.earnings, ctx);
  tell({ type: 'rowsShown', rows });
  // IM-81: one token, however many jewels, and whether she was caught or not.
  tell({ type: 'suspicionTaken', seats: bakersOf(state).filter((seat) => rows[seat]!.some(isJewel)) });
  const amounts = rows.map((row, seat) => {
    const isPaid = seat !== last.seat || (last.card !== 'J' && lastMuffinPays); // IM-72, IM-82, IM-83
    return isPaid ? goldIn(row, jewelGold) : 0;
  });
  tell({ type: 'goldPaid', amounts });
  tell({ type: 'shopsCounted', seats: [...state.home] }); // IM-84
}

/** IM-90, IM-91: what the rulebook has the table check. Anything else is a defect. */
export function endRound(state: View, ctx: Ctx<Fact>): void {
  const gained = (now: readonly number[], before: readonly number[]): number[] =>
    now.map((count, seat) => count - before[seat]!);
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  const shops = gained(state.openShop, state.before.openShop);
  const tokens = gained(state.suspicious, state.before.suspicious);
  const isSound =
    sum(shops) === bakersOf(state).length - 1 && // IM-90: all but one
    sum(tokens) >= 1 &&
    sum(tokens) <= 2 &&
    tokens.every((count, seat) => count === (state.rows![seat]!.some(isJewel) ? 1 : 0)); // IM-91
  if (!isSound) throw new Error(`tokens of this round: ${shops.join(' ')} and ${tokens.join(' ')}`);
  enter('round-end', ctx.now + MS.roundEnd, ctx);
}

/** IM-92 to IM-94. */
export function afterRound(state: View, ctx: Ctx<Fact>): void {
  const next = state.round + 1;
  if (next === roundCount(state)) beginFinalCount(state, ctx);
  else beginRound(state, next, leftOf(state, state.inspector), ctx);
}
