/**
 * Forræder: places in the armoury by lot, and the lower median that several missions go by. (3.4)
 */
import type { Ctx, Seat } from '../../kernel/game.ts';
import { armouryPlaces } from './content.ts';
import type { Fact } from './facts.ts';
import type { View } from './state.ts';

/** All candidates when there are not more than places. In table order. Nothing is drawn on a day without armoury. */
export function accessByLot(state: View, candidates: readonly Seat[], draw: Ctx<Fact>['draw']): Seat[] {
  if (!state.isArmouryDay) return [];
  const places = armouryPlaces(state.living.length);
  const chosen = candidates.length <= places ? candidates : draw('access').shuffle(candidates).slice(0, places);
  return state.living.filter((seat) => chosen.includes(seat));
}

/** Sorted ascending, index floor((k-1)/2) of k. */
export const lowerMedian = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]!;
