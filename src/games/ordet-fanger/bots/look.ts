/**
 * Ordet fanger's bots: what a player sees on the table. Bots have no handle on the rules, so they look for themselves.
 */
import type { Seat } from '../../../kernel/game.ts';
import { categoryNamed, isJoker, jokers, type Sign } from '../content.ts';
import type { Place, Side, View } from '../state.ts';

export const sideOf = (view: View, seat: Seat): Side => view.sides.findIndex((seats) => seats.includes(seat));

export const signOf = (view: View, card: string): Sign | undefined =>
  isJoker(card) ? undefined : categoryNamed(card, view.options.ownCategories)?.symbol;

const activeJokers = (view: View) => (view.options.activeJokers === 'all' ? view.jokers : view.jokers.slice(-1));

/** OF-21. */
export function isLinked(view: View, one: Sign, other: Sign): boolean {
  if (one === other) return true;
  return activeJokers(view).some((joker) => {
    const pair: readonly Sign[] = jokers[joker];
    return pair.includes(one) && pair.includes(other);
  });
}

export const topsOf = (view: View): (Place & { readonly card: string; readonly sign: Sign })[] =>
  view.piles.flatMap((piles, side) =>
    piles.flatMap((cards, pile) => {
      const card = cards.at(-1);
      const sign = card === undefined ? undefined : signOf(view, card);
      return card !== undefined && sign && !view.removed[side] ? [{ side, pile, card, sign }] : [];
    }),
  );

export interface Match {
  readonly sides: readonly Side[];
  /** What a side must answer. */
  card(side: Side): string | undefined;
}

/** The duel that is on, announced or not: who is in it, and what each must answer. */
export function matchOf(view: View): Match | undefined {
  const { duel, race } = view;
  if (!race) return undefined;
  if (duel) {
    const sides = duel.sides.filter((side) => !duel.dropped.includes(side));
    const top = ({ side, pile }: Place) => view.piles[side]![pile]!.at(-1);
    return {
      sides,
      card(side) {
        if (race.card !== null) return race.card;
        if (duel.kind === 'own') return top(duel.trigger!);
        const place = duel.places.find((one) => one.side !== side);
        return place && top(place);
      },
    };
  }
  return view.phase === 'turn' ? spotted(view) : undefined;
}

/** OF-33: which pair comes first; with one active joker there is only one. */
function spotted(view: View): Match | undefined {
  const tops = topsOf(view);
  const count = view.sides.length;
  const from = view.drawer ?? view.turn;
  const steps = ({ side }: Place) => (side - from + count) % count;
  const isChanged = ({ side, pile }: Place) => side === view.changed?.side && pile === view.changed.pile;
  const pairs = tops.flatMap((one, i) =>
    tops
      .slice(i + 1)
      .filter((other) => isLinked(view, one.sign, other.sign))
      .map((other) => {
        const [near, far] = steps(one) <= steps(other) ? [one, other] : [other, one];
        const rank = [
          one.sign === other.sign ? 0 : 1,
          isChanged(one) || isChanged(other) ? 0 : 1,
          steps(near),
          steps(far),
        ];
        const key = [...rank, near.pile, far.pile].reduce((sum, part) => sum * 10 + part, 0);
        return { near, far, key };
      }),
  );
  if (pairs.length === 0) return undefined;
  const { near, far } = pairs.reduce((best, one) => (one.key < best.key ? one : best));
  if (near.side !== far.side)
    return { sides: [near.side, far.side], card: (side) => (side === near.side ? far.card : near.card) };
  const stamp = ({ side, pile }: Place) => view.stamps[side]![pile]!;
  const contested = stamp(near) > stamp(far) ? near : far;
  return { sides: view.sides.map((_, side) => side).filter((side) => !view.removed[side]), card: () => contested.card };
}
