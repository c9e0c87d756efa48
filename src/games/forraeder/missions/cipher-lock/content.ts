/** M5: the lock, its symbols, and what a clue says of the code. */
import { choice, literal, type Shaped } from '../../../../kernel/shape.ts';

export const symbols = ['sun', 'moon', 'star', 'rose', 'sword', 'cup'] as const;
export type CipherSymbol = (typeof symbols)[number];
export const places = [1, 2, 3, 4] as const;
/** How often the scribe may try. */
export const TRIES = 3;
/** Live seconds, and hours: to open the lock, and then to name visitors. */
export const TIME = [210, 3] as const;
export const NAMING_TIME = [30, 0.5] as const;

export const symbol = literal(...symbols);
const place = literal(...places);

export const clue = choice('kind', {
  absent: { symbol },
  notAt: { symbol, place },
  leftOf: { symbol, other: symbol },
  oneOfTwo: { symbol, other: symbol },
  sideBySide: { symbol, other: symbol },
  at: { symbol, place },
});
export type Clue = Shaped<typeof clue>;

export type Code = readonly CipherSymbol[];

export const allCodes: readonly Code[] = symbols.flatMap((a) =>
  symbols.flatMap((b) =>
    symbols.flatMap((c) => symbols.map((d) => [a, b, c, d]).filter((code) => new Set(code).size === code.length)),
  ),
);

export function fits(code: Code, clue: Clue): boolean {
  const at = code.indexOf(clue.symbol);
  switch (clue.kind) {
    case 'absent':
      return at < 0;
    case 'notAt':
      return code[clue.place - 1] !== clue.symbol;
    case 'at':
      return code[clue.place - 1] === clue.symbol;
  }
  const other = code.indexOf(clue.other);
  switch (clue.kind) {
    case 'leftOf':
      return at >= 0 && other > at;
    case 'oneOfTwo':
      return at < 0 !== other < 0;
    case 'sideBySide':
      return at >= 0 && other >= 0 && Math.abs(at - other) === 1;
  }
}
