/**
 * Ordet fanger's bots: which of its two piles a card goes on, with two players (section 14).
 */
import type { Seat } from '../../../kernel/game.ts';
import { cardsOf, categoryNamed, isJoker, type Sign } from '../content.ts';
import type { View } from '../state.ts';
import { isLinked, sideOf, signOf, topsOf } from './look.ts';

const CLOSE = 0.02;

/** What is still to come of each symbol, as far as anybody can count. */
function remaining(view: View): Map<Sign, number> {
  const left = new Map<Sign, number>();
  for (const { id, symbol } of cardsOf(view.cardSet, view.options.ownCategories)) {
    const isSeen = view.piles.flat(2).includes(id) || view.won.flat().includes(id);
    if (!view.symbolsOut.includes(symbol) && !isSeen) left.set(symbol, (left.get(symbol) ?? 0) + 1);
  }
  return left;
}

/** How likely the next card makes a match if it lands on this pile. */
function matching(view: View, me: number, pile: number, left: Map<Sign, number>): number {
  const others = topsOf(view).filter((top) => top.side !== me || top.pile !== pile);
  let [hits, all] = [0, 0];
  for (const [sign, count] of left) {
    all += count;
    if (others.some((top) => isLinked(view, sign, top.sign))) hits += count;
  }
  return all === 0 ? 0 : hits / all;
}

/** Who wins more than half of its duels looks for them; the others keep clear. */
export function choosePile(view: View, seat: Seat, wins: number, duels: number): number {
  const me = sideOf(view, seat);
  const left = remaining(view);
  const [first, second] = [matching(view, me, 0, left), matching(view, me, 1, left)];
  if (Math.abs(first - second) > CLOSE) {
    const isBold = (wins + 2) / (duels + 4) >= 0.5;
    return first > second === isBold ? 0 : 1;
  }
  const difficulty = (pile: number): number => {
    const card = view.piles[me]![pile]!.at(-1);
    return card && !isJoker(card) ? (categoryNamed(card, view.options.ownCategories)?.difficulty ?? 0) : 0;
  };
  if (difficulty(0) !== difficulty(1)) return difficulty(0) < difficulty(1) ? 0 : 1;
  const isBuried = (pile: number): boolean => {
    const below = view.piles[me]![pile]!.at(-2);
    const sign = below && signOf(view, below);
    return (
      sign !== undefined &&
      topsOf(view).some((top) => (top.side !== me || top.pile !== pile) && isLinked(view, sign as Sign, top.sign))
    );
  };
  return !isBuried(0) && isBuried(1) ? 1 : 0;
}
