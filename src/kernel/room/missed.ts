/** Whose chair stands empty, and whether all wait for whoever should sit there: with no clock nothing else would go on. */
import type { AnyGame, DeepReadonly, Seat } from '../game.ts';
import { isBot, type RoomState } from './state.ts';

type Games = { readonly [id: string]: AnyGame };
type View = DeepReadonly<RoomState>;

/** Nobody plays there: the phone is gone, or its owner has left and the game keeps the chair free. */
export const isEmpty = (games: Games, view: View, seat: Seat): boolean => {
  const one = view.seats[seat]!;
  return !isBot(one) && (!one.connected || (games[view.game]!.vacant?.(view.play).includes(seat) ?? false));
};

/** Those of them for whom the game waits, with no clock running. */
export function missedIn(games: Games, view: View): Seat[] {
  const game = games[view.game];
  if (view.phase !== 'playing' || view.pause || !game?.awaits || game.deadline(view.play)) return [];
  return game.awaits(view.play).filter((seat) => isEmpty(games, view, seat));
}
