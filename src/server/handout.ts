/** What a room hands out: the logs of its finished games, for everybody's eyes. */
import type { OpenEntry } from '../kernel/fairness.ts';
import type { RoomFact } from '../kernel/room/facts.ts';
import { openedGame } from '../kernel/room/verify.ts';
import type { Entry } from '../kernel/table.ts';
import { breath } from './pieces.ts';

export interface OpenedGame {
  readonly number: number;
  readonly log: readonly OpenEntry[];
}

/** All of them, or one; game by game, so that others have their turn in between. */
export async function openedGames(entries: readonly Entry[], only?: number): Promise<OpenedGame[]> {
  const games: OpenedGame[] = [];
  const lobbies = entries.flatMap(({ told }, at) =>
    told.flatMap(({ fact }) => (fact.type === 'room.lobbyOpened' ? [{ ...(fact as Lobby), at }] : [])),
  );
  for (const [i, { number, at }] of lobbies.entries()) {
    if (only !== undefined && number !== only) continue;
    // The entry in which the next lobby opens may still tell something of this game.
    const log = openedGame(entries.slice(at, (lobbies[i + 1]?.at ?? entries.length) + 1), number);
    if (log) games.push({ number, log });
    await breath();
  }
  return games;
}

type Lobby = Extract<RoomFact, { type: 'room.lobbyOpened' }>;
