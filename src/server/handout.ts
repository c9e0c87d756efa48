/** What a room hands out: the logs of its finished games, for everybody's eyes. */
import type { OpenEntry } from '../kernel/fairness.ts';
import type { RoomFact } from '../kernel/room/facts.ts';
import { openedGame } from '../kernel/room/verify.ts';
import type { Entry } from '../kernel/table.ts';

export interface OpenedGame {
  readonly number: number;
  readonly log: readonly OpenEntry[];
}

export function openedGames(entries: readonly Entry[]): OpenedGame[] {
  const facts = entries.flatMap(({ told }) => told.map(({ fact }) => fact as RoomFact));
  return facts.flatMap((fact) => {
    const log = fact.type === 'room.lobbyOpened' ? openedGame(entries, fact.number) : undefined;
    return fact.type === 'room.lobbyOpened' && log ? [{ number: fact.number, log }] : [];
  });
}
