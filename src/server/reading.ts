/** What is stored, as the rules of now read it. Whatever folds or tells a room reads its log here. */
import type { AnyGame } from '../kernel/game.ts';
import { ageOf, presentEntry } from '../kernel/room/editions.ts';
import type { Entry } from '../kernel/table.ts';
import { RoomLogError } from './log/room-log.ts';
import { breath, PIECE, piecesOf } from './pieces.ts';

type Games = { readonly [id: string]: AnyGame };

/** Another server of this store may be newer: its rooms are not for this one, which would decide them otherwise. */
export function readEntry(games: Games, text: string): Entry {
  const entry = JSON.parse(text) as Entry;
  const { rules } = entry;
  if (ageOf(games, rules) !== 'later') return presentEntry(games, entry);
  throw new RoomLogError('too-new', `A room was decided by newer rules (${rules}). Update this server.`);
}

/** A long log in pieces, so that nobody in other rooms waits for it. */
export async function readEntries(games: Games, texts: readonly string[]): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const piece of piecesOf(texts)) {
    for (const text of piece) entries.push(readEntry(games, text));
    if (piece.length === PIECE) await breath();
  }
  return entries;
}
