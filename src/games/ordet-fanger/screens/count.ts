/** Ordet fanger: what is counted for several screens: the deck, the standings, who has won. */
import { cardsOf, jokerIds, jokers, type Sign, symbols } from '../content.ts';
import type { Side, View } from '../state.ts';
import type { Around } from './around.ts';

/** How many cards are played with, how many of them are jokers, and how many each symbol has. */
export function deckSize(view: View): { all: number; jokers: number; each: number } {
  const cards = cardsOf(view.cardSet, view.options.ownCategories).filter(
    ({ symbol }) => !view.symbolsOut.includes(symbol),
  );
  const present = new Set(cards.map(({ symbol }) => symbol));
  const count = view.options.jokers
    ? jokerIds.filter((id) => jokers[id].every((symbol) => present.has(symbol))).length
    : 0;
  return { all: cards.length + count, jokers: count, each: present.size > 0 ? cards.length / present.size : 0 };
}

export function signsIn(view: View): Sign[] {
  const cards = cardsOf(view.cardSet, view.options.ownCategories);
  return symbols.filter((sign) => !view.symbolsOut.includes(sign) && cards.some(({ symbol }) => symbol === sign));
}

export interface Standing {
  readonly side: Side;
  readonly total: number;
  readonly rounds: readonly number[];
}

/** By what was won so far, the most first. */
export function standings(view: View): Standing[] {
  return view.sides
    .map((_, side) => {
      const done = view.totals[side]!;
      const rounds = done.length < view.round ? [...done, view.won[side]!.length] : done;
      return { side, rounds, total: rounds.reduce((sum, one) => sum + one, 0) };
    })
    .sort((a, b) => b.total - a.total);
}

/** Who is next to a side: all that are just ahead of it, or else level with it, or else just behind. */
export function nearest(ranks: readonly Standing[], mine: Side) {
  const own = ranks.find(({ side }) => side === mine)?.total ?? 0;
  const totals = ranks.filter(({ side }) => side !== mine).map(({ total }) => total);
  const total = totals.findLast((one) => one > own) ?? totals[0];
  if (total === undefined) return undefined;
  const sides = ranks.filter((one) => one.side !== mine && one.total === total).map(({ side }) => side);
  return { where: total > own ? 'place' : total === own ? 'level' : 'behind', sides, total } as const;
}

export function overTitle({ view, w, sides, side }: Pick<Around, 'view' | 'w' | 'sides' | 'side'>): string {
  const winners = view.result?.winners ?? [];
  if (winners.length === 0) return w.over.ended;
  if (winners.length > 1) return w.over.win2(sides(winners));
  return view.sides[winners[0]!]!.length > 1 ? w.over.win2(side(winners[0]!)) : w.over.wins(side(winners[0]!));
}
