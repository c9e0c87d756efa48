/**
 * A game in a file: JSON lines, the first says which game it is, each of the others is an entry of its log.
 */
import type { SeatSetup } from '../kernel/game.ts';
import type { OptionValues } from '../kernel/options.ts';
import type { Entry } from '../kernel/table.ts';

export interface Header {
  readonly game: string;
  readonly version: number;
  readonly seats: readonly SeatSetup[];
  readonly options: OptionValues;
  /** The lab's seed of this one game; a game of a real room has none. */
  readonly seed?: string;
  readonly bots?: readonly string[];
  /** Why the lab kept it. */
  readonly failure?: string | undefined;
}

export interface SavedGame {
  readonly header: Header;
  readonly log: readonly Entry[];
}

export const toLines = ({ header, log }: SavedGame): string =>
  [header, ...log].map((line) => `${JSON.stringify(line)}\n`).join('');

/** Whether the lab has saved this: its first line says which game it is. */
export function isOfLab(text: string): boolean {
  try {
    return isHeader(JSON.parse(text.trimStart().split('\n', 1)[0]!));
  } catch {
    return false;
  }
}

/** Throws a message for people if this is not a saved game. */
export function fromLines(text: string): SavedGame {
  const [header, ...log] = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, i) => parse(line, i + 1));
  if (header === undefined) throw new Error('it is empty');
  if (isEntry(header) || (isRecord(header) && 'room' in header)) {
    throw new Error('it is the log of a room, which konklave verify can check');
  }
  if (!isHeader(header)) throw new Error('the first line does not say which game this is: {"game": ..., "seats": ...}');
  const strange = log.findIndex((entry) => !isEntry(entry));
  if (strange >= 0) throw new Error(`line ${strange + 2} is not an entry of a log`);
  return { header, log: log as Entry[] };
}

function parse(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error(`line ${number} is not JSON`);
  }
}

const isRecord = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null;

const isHeader = (value: unknown): value is Header =>
  isRecord(value) && typeof value.game === 'string' && Array.isArray(value.seats) && isRecord(value.options);

const isEntry = (value: unknown): value is Entry =>
  isRecord(value) && typeof value.at === 'number' && Array.isArray(value.told);
