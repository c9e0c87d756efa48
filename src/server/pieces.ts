/** Long work in pieces, so that nobody in other rooms waits for it. */

/** Entries, or facts, that are worked on before others have their turn. */
export const PIECE = 400;

export function* piecesOf<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += PIECE) yield all.slice(from, from + PIECE);
}

/** Lets others have their turn. */
export const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
