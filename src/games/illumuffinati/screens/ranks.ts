/** Who stands where, from what all may see. Full ties share a place. (IM-117) */
import type { Seat } from '../../../kernel/game.ts';
import { seatsOf, type View } from '../state.ts';

const keysOf = (view: View, seat: Seat) => [view.gold[seat]!, view.suspicious[seat]!, view.openShop[seat]!];

function isAbove(view: View, one: Seat, other: Seat): boolean {
  const [a, b] = [keysOf(view, one), keysOf(view, other)];
  const at = a.findIndex((value, k) => value !== b[k]);
  return at >= 0 && a[at]! > b[at]!;
}

/** As ranked; before that, as the gold lies now. */
export const placeOf = (view: View, seat: Seat): number =>
  view.ranking?.places[seat] ?? 1 + seatsOf(view).filter((other) => isAbove(view, other, seat)).length;

/** From the first to the last; in a game that was called off nobody has a place, and all stand as they sit. */
export const standings = (view: View): readonly { readonly seat: Seat; readonly place: number | null }[] =>
  seatsOf(view)
    .map((seat) => ({ seat, place: view.isCancelled ? null : placeOf(view, seat) }))
    .sort((a, b) => (a.place ?? 0) - (b.place ?? 0) || a.seat - b.seat);

/** What the burglary moved: plus for the thief, minus for the robbed. */
export function movedFor(view: View, seat: Seat): number {
  const { burglary, titles } = view;
  if (!burglary || !titles || burglary.victim === null) return 0;
  return seat === titles.thief ? burglary.amount : seat === burglary.victim ? -burglary.amount : 0;
}

/** Nothing is not plus nothing. */
export const gained = (n: number): string => (n > 0 ? `+${n}` : '0');
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '');
