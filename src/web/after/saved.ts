/** The opened log of a finished game, as the house hands it out to those who were there. */
import type { OpenEntry } from '../../kernel/fairness.ts';
import type { RoomFact } from '../../kernel/room/facts.ts';
import type { Lobby } from '../lobby.ts';
import { tokenFor } from '../memory.ts';

export interface Saved {
  readonly room: string;
  readonly number: number;
  readonly log: readonly OpenEntry[];
}

/** The game that was played in the end: another may have been chosen first. */
export function gameOf({ log }: Saved): string | undefined {
  const facts = log.flatMap(({ told }) => told.map(({ fact }) => fact as { type: string; game?: string }));
  return facts.findLast(({ type }) => type === 'room.lobbyOpened' || type === 'room.gameChosen')?.game;
}

export const isSaved = (value: unknown): value is Saved =>
  typeof value === 'object' &&
  value !== null &&
  Number.isInteger((value as Saved).number) &&
  Array.isArray((value as Saved).log);

const openingOf = ({ log }: Saved) =>
  log.flatMap(({ told }) => told.map(({ fact }) => fact as RoomFact)).find(({ type }) => type === 'room.lobbyOpened') as
    | Extract<RoomFact, { type: 'room.lobbyOpened' }>
    | undefined;

/** The same game as the room of this page has it, if it was played there: under the same seal, that is. */
export async function fetchSame(lobby: Lobby, file: Saved): Promise<Saved | undefined> {
  const { room } = lobby;
  const opening = openingOf(file);
  if (!opening) return undefined;
  const number = opening.commitment === room.commitment ? room.number : opening.number;
  if (!Number.isInteger(number) || number < 1 || number > room.number) return undefined;
  const kept = await fetchSaved(lobby, number);
  return typeof kept === 'object' && openingOf(kept)?.commitment === opening.commitment ? kept : undefined;
}

/** `none`: nothing is opened of this game; `away`: the house did not answer. */
export async function fetchSaved(
  { code, surface }: Pick<Lobby, 'code' | 'surface'>,
  number: number,
): Promise<Saved | 'none' | 'away'> {
  try {
    const response = await fetch(`/api/rooms/${code}/games/${number}`, {
      headers: { authorization: `Bearer ${tokenFor(code, surface)}` },
    });
    if (!response.ok) return response.status === 404 ? 'none' : 'away';
    return (await response.json()) as Saved;
  } catch {
    return 'away';
  }
}
