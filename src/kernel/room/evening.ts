/** The evening so far: which games were played to their end, by whom, and who won. */
import type { AnyGame, DeepReadonly } from '../game.ts';
import type { Played } from './facts.ts';
import type { RoomState } from './state.ts';

const GAMES_KEPT = 24;

/** The one that has just ended included. A game that was called off is nobody's. */
export function eveningOf(
  games: { readonly [id: string]: AnyGame },
  room: DeepReadonly<RoomState>,
): readonly DeepReadonly<Played>[] {
  const before = room.evening ?? [];
  const result = room.phase === 'ended' ? games[room.game]!.result(room.play) : undefined;
  if (!result || result.undone || result.outcome === 'cancelled') return before;
  const players = room.seats.map(({ name, pronouns, mask }, seat) => ({
    ...{ name, pronouns, mask },
    hasWon: result.winners.includes(seat),
  }));
  const { number, game } = room;
  const titles = games[game]!.titles?.(room.play) ?? [];
  return [...before, { number, game, outcome: result.outcome, players, ...(titles.length > 0 && { titles }) }].slice(
    -GAMES_KEPT,
  );
}
