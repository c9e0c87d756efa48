/**
 * Ordet fanger: a round from the shuffle to the count, and the showdown after the last (6.1, 6.12).
 */
import type { Ctx } from '../../kernel/game.ts';
import { coach, ROUND_END_MS, SHUFFLE_MS } from './clock.ts';
import { type CardId, cardsOf, jokerIds, jokers, type SetId, type Sign } from './content.ts';
import { level } from './duel.ts';
import { best, endGame, scoresOf } from './end.ts';
import type { Fact } from './facts.ts';
import { symbolsOut } from './options.ts';
import { clockwise, isHuman, nextSide, type Side, seatsOf, sideOf, type View } from './state.ts';

/** OF-11: the set of a round. */
function setOf(state: View, round: number): SetId {
  const { cardSets } = state.options;
  return cardSets === 'alternate' ? (round % 2 ? 'set-1' : 'set-2') : cardSets;
}

/** OF-10. */
function dealerOf(state: View, round: number): Side {
  if (round > 1) return nextSide(state, state.dealer);
  const side = sideOf(state, state.options.dealerSeat - 1);
  return clockwise(state, Math.max(0, side))[0]!;
}

export function beginRound(state: View, ctx: Ctx<Fact>): void {
  const round = state.round + 1;
  ctx.tell({
    type: 'roundBegan',
    round,
    cardSet: setOf(state, round),
    symbolsOut: symbolsOut(state.options.removedSymbols, state.sides.length) ?? [],
    dealer: dealerOf(state, round),
    until: ctx.now + SHUFFLE_MS,
  });
  coach(state, 1, ctx);
}

/** OF-6 to OF-8: all cards that are played with. */
export function deckOf(state: View): CardId[] {
  const out: readonly Sign[] = state.symbolsOut;
  const cards = cardsOf(state.cardSet, state.options.ownCategories).filter(({ symbol }) => !out.includes(symbol));
  const present = new Set(cards.map(({ symbol }) => symbol));
  const used = state.options.jokers ? jokerIds.filter((id) => jokers[id].every((symbol) => present.has(symbol))) : [];
  return [...cards.map(({ id }) => id), ...used];
}

/** OF-9. */
export function shuffle(state: View, { tell, draw }: Ctx<Fact>): void {
  const deck = draw('deck').shuffle(deckOf(state));
  const half = Math.ceil(deck.length / 2);
  const [left, right] = [deck.slice(0, half), deck.slice(half)];
  tell({ type: 'deckShuffled', left, right, counts: { left: left.length, right: right.length } });
}

/** OF-88, OF-91. */
export function endRound(state: View, ctx: Ctx<Fact>): void {
  const scores = state.won.map((cards) => cards.length);
  coach(state, 9, ctx);
  ctx.tell({ type: 'roundEnded', scores, winners: best(state, scores), until: ctx.now + ROUND_END_MS });
  if (isEverybodyReady(state)) afterRound(state, ctx);
}

export const isEverybodyReady = (state: View): boolean =>
  seatsOf(state).every((seat) => !isHuman(state, seat) || state.readied.includes(seat));

export function afterRound(state: View, ctx: Ctx<Fact>): void {
  if (state.round < state.options.rounds) return beginRound(state, ctx);
  const winners = best(state, scoresOf(state));
  if (winners.length < 2 || state.options.tieBreak === 'shared') return endGame(state, 'piles-empty', winners, ctx);
  const from = clockwise(state, state.dealer).filter((side) => winners.includes(side));
  const contest = { kind: 'showdown' as const, sides: from, places: [], trigger: null, joker: false };
  ctx.tell({ type: 'duelStarted', contest, series: 1, by: null, until: ctx.now });
  level(state, ctx);
}
