/**
 * Forræder: before the first mission. Wishes, the ceremony. (4, 6.1)
 */
import type { Ctx, Seat } from '../../kernel/game.ts';
import { arrivalEnds, DARK_MS, endOf } from './clock.ts';
import { listsFor, traitorDraw, wishWeight } from './content.ts';
import type { Fact } from './facts.ts';
import { hasMaster, isGone, seatCount, type View } from './state.ts';

export function beginSeason(state: View, { tell, draw, now }: Ctx<Fact>): void {
  tell({ type: 'seasonBegan', finale: state.finale, until: arrivalEnds(state, now) });
  if (!hasMaster(state)) tell({ type: 'listsDrawn', nights: drawListNights(state, draw) });
}

/** 4.4: conclave nights other than the first, with two nights left; two of them do not touch. */
export function drawListNights(state: View, draw: Ctx<Fact>['draw']): number[] {
  const { ceremonyDay, deathLists } = state.options;
  const { finale } = state;
  const wanted = deathLists === 'auto' ? listsFor(finale - ceremonyDay) : deathLists;
  const eligible: number[] = [];
  for (let night = ceremonyDay + 1; finale - night >= 2; night++) eligible.push(night);
  const pairs = eligible.flatMap((one) => eligible.filter((other) => other - one >= 2).map((other) => [one, other]));
  if (wanted === 2 && pairs.length > 0) return draw('lists').pick(pairs);
  return wanted > 0 && eligible.length > 0 ? [draw('lists').pick(eligible)] : [];
}

export const haveAllWished = (state: View): boolean =>
  state.living.every((seat) => state.wished.includes(seat) || isGone(state, seat));

/** TR-2. Nothing is dealt before it is quiet: what is on the cards must not show in the size of a frame. */
export function beginCeremony(state: View, day: number, { tell, now }: Ctx<Fact>): void {
  const choosing = state.options.selection === 'game-master' && hasMaster(state);
  tell({ type: 'ceremonyBegan', day, choosing, until: choosing ? endOf(state, 'choosing', now) : now + DARK_MS });
}

/** TR-8: a card for every seat at the same moment, of one shape. TR-9: with the fellow traitors, or not yet. */
export function dealCards(state: View, conclave: readonly Seat[], { tell, now }: Ctx<Fact>): void {
  tell({ type: 'cardsSealed', conclave });
  tell({ type: 'cardsOut', until: endOf(state, 'ceremony', now) });
  const meetNow = state.options.traitorsMeet === 'ceremony';
  for (const seat of state.order) {
    const isOne = conclave.includes(seat);
    tell({ type: 'cardDealt', seat, role: isOne ? 'traitor' : 'loyal', conclave: isOne && meetNow ? conclave : null });
  }
}

/** TR-3, TR-4: how many, and one after the other without replacement. The order of drawing is the conclave order. */
export function drawTraitors(state: View, draw: Ctx<Fact>['draw']): Seat[] {
  const { traitorCount, selection } = state.options;
  const { fewer, percent } = traitorDraw(seatCount(state));
  const drawn = draw('traitors').int(100) < percent ? fewer : fewer + 1;
  const count = traitorCount === 'secret-draw' ? drawn : traitorCount;
  const urn = state.order.map((seat) => ({
    seat,
    weight: selection === 'uniform' ? 1 : wishWeight[state.wishes[seat] ?? 'willing'],
  }));
  const chosen: Seat[] = [];
  for (let i = 0; i < count; i++) {
    let lot = draw('conclave').int(urn.reduce((sum, { weight }) => sum + weight, 0));
    const at = urn.findIndex(({ weight }) => {
      lot -= weight;
      return lot < 0;
    });
    chosen.push(urn.splice(at, 1)[0]!.seat);
  }
  return chosen;
}
