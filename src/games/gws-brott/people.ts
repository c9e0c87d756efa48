/**
 * GW:s brott: people who go (section 9, `onLeave`; 10.2), and the human game master's clock (section 13).
 *
 * `bot` is the room's own business. `pause` waits for somebody to take the seat; `retire` puts a criminal out.
 */
import { type Ctx, known, type News, type Seat } from '../../kernel/game.ts';
import { untilOf } from './clock.ts';
import type { Command } from './commands.ts';
import { endGame } from './end.ts';
import type { Fact } from './facts.ts';
import { criminalsIn, isCriminal, isOut, type View } from './state.ts';
import { snitchByLot } from './trumps.ts';
import { endTurn } from './turn.ts';

const isPlaying = ({ phase }: View): boolean => !['lobby', 'gw-choice', 'setup', 'finished'].includes(phase);

/** What the game makes of the room's news; nothing: the room puts a bot in the seat. */
export function news(told: News, state: View): Command | undefined {
  switch (told.type) {
    case 'left':
    case 'kicked':
      if (state.options.onLeave === 'pause') return { type: 'awaitSeat', seat: told.seat };
      if (state.options.onLeave === 'bot' || !isPlaying(state)) return undefined;
      return isCriminal(state, told.seat) ? { type: 'retire', seat: told.seat } : undefined; // GW cannot retire
    case 'player':
      return state.awaited.includes(told.seat) ? { type: 'fillSeat', seat: told.seat } : undefined;
    case 'cancelled':
      return { type: 'cancel' };
    default:
      return undefined;
  }
}

/** As GW-52 without a handcuff. A special move under way is played out first and frees the dice. */
export function retire(state: View, seat: Seat, ctx: Ctx<Fact>): void {
  if (!isPlaying(state) || !isCriminal(state, seat) || isOut(state, seat)) return;
  if (state.phase === 'snitch-choice' && state.snitch === seat) snitchByLot(state, ctx);
  if (state.result) return;
  const isOwnTurn = state.turn === seat && ['piece-choice', 'turn-start', 'rolled', 'moving'].includes(state.phase);
  ctx.tell({ type: 'seatRetired', seat, cards: [...known(state.hands[seat])!] });
  if (criminalsIn(state).length === 0) return endGame(state, 'gw', 'nobody-left', ctx);
  if (isOwnTurn) return endTurn(state, ctx);
}

export function awaitSeat(state: View, seat: Seat, { tell }: Ctx<Fact>): void {
  if (state.result || isOut(state, seat) || state.awaited.includes(seat)) return;
  tell({ type: 'seatAwaited', seat });
}

/** Somebody sits there again; a clock that stood for this seat begins anew. */
export function fillSeat(state: View, seat: Seat, { tell, now }: Ctx<Fact>): void {
  if (!state.awaited.includes(seat)) return;
  const until = state.phase === 'infiltrator-look' ? state.until : untilOf(state, state.phase, now);
  tell({ type: 'seatFilled', seat, until });
}

export function cancel(state: View, ctx: Ctx<Fact>): void {
  if (!state.result) endGame(state, 'cancelled', 'cancelled', ctx);
}
