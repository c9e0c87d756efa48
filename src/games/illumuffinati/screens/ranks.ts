/** Who stands where, once it is decided, and what moved meanwhile. */
import type { Seat } from '../../../kernel/game.ts';
import { seatsOf, type View } from '../state.ts';

/** From the first to the last. Before anybody is first, and where nobody will be, all stand as they sit. */
export const standings = (view: View): readonly { readonly seat: Seat; readonly place: number | null }[] =>
  seatsOf(view)
    .map((seat) => ({ seat, place: view.ranking?.places[seat] ?? null }))
    .sort((a, b) => (a.place ?? 0) - (b.place ?? 0) || a.seat - b.seat);

/** Nothing is not plus nothing. */
export const gained = (n: number): string => (n > 0 ? `+${n}` : '0');
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '');
