/**
 * Ordet fanger: another truth that a viewer may not tell from this one, for the prover. What nobody may know is changed at
 * will: which cards are still to come, and in which order; and how slow the lines of others are.
 */
import type { Viewer } from '../../kernel/game.ts';
import type { Stream } from '../../kernel/random.ts';
import { SLOW_MS } from './clock.ts';
import { isJoker } from './content.ts';
import type { State } from './state.ts';

export function twin(truth: State, viewer: Viewer, lot: Stream): State | undefined {
  if (truth.result || !truth.deck) return undefined;
  exchangeCards(truth, viewer, lot);
  for (const [seat, roundTrip] of truth.roundTrips.entries()) {
    if (seat === viewer || typeof roundTrip !== 'number' || truth.race || truth.drawn) continue;
    truth.roundTrips[seat] = roundTrip > SLOW_MS ? SLOW_MS + 1 + lot.int(200) : lot.int(SLOW_MS + 1);
  }
  return truth;
}

/** The undrawn cards, and the one that lies face down, in another order. */
function exchangeCards(truth: State, viewer: Viewer, lot: Stream): void {
  const { drawn, neutral, deck, race } = truth;
  if (neutral) return; // jokers lie beside it: an order that would have had others is not this one
  const isSent = typeof viewer === 'number' && truth.sent.includes(viewer);
  const isOpen = drawn !== null && !isSent && lot.int(2) === 0;
  const cards = lot.shuffle([...deck!.left, ...deck!.right, ...(isOpen ? [drawn.card!] : [])]);
  if (isOpen && !isJoker(cards[0]!)) drawn.card = cards.shift()!;
  else if (isOpen) {
    const place = cards.indexOf(drawn.card!);
    cards.splice(place, 1);
  }
  deck!.left = cards.slice(0, deck!.left.length);
  deck!.right = cards.slice(deck!.left.length);
  if (race && race.card === undefined) race.card = null;
}
