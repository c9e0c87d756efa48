/** Long work in pieces, so that nobody in other rooms waits for it. */
import type { Entry } from '../kernel/table.ts';

/** Entries, or facts, that are worked on before others have their turn. */
export const PIECE = 400;

export async function entriesIn(texts: readonly string[]): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const piece of piecesOf(texts)) {
    for (const text of piece) entries.push(JSON.parse(text) as Entry);
    if (piece.length === PIECE) await breath();
  }
  return entries;
}

export function* piecesOf<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += PIECE) yield all.slice(from, from + PIECE);
}

/** Lets others have their turn. */
export const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
