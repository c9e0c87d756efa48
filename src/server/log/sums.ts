/**
 * Check sums of a room's entries, each covering the one before it: so an entry that was altered, is missing or belongs
 * to another room is found when the room is read. They are for damage, not against forgery.
 *
 * Entries that were written before there were sums have none; the chain begins after them.
 */
import { crc32 } from 'node:zlib';
import { RoomLogError } from './room-log.ts';

export const STEP = 1_000_003;
export const MODULUS = 2 ** 32;

/** What the first entry of a room goes on from. */
export const firstSum = (room: string): number => crc32(room);

/** All in whole numbers that a double holds: the database does the same (postgres-schema.ts). */
export const nextSum = (sum: number, entry: string): number => (sum * STEP + ownSum(entry)) % MODULUS;

export const ownSum = (entry: string): number => crc32(entry);

export interface Row {
  readonly entry: string;
  readonly sum: number | null;
}

export interface Stretch {
  readonly room: string;
  /** The position of the first row. */
  readonly first: number;
  readonly rows: readonly Row[];
  /** How many entries the room has. */
  readonly length: number;
}

/** The position of the first entry that is not what was written; undefined: all is well. */
export function damagedAt({ room, first, rows, length }: Stretch): number | undefined {
  // In the middle of a room the first sum is taken for granted: it covers what came before.
  let sum = first === 0 ? firstSum(room) : undefined;
  for (const [i, { entry, sum: stored }] of rows.entries()) {
    if (stored === null) continue;
    if (sum !== undefined && nextSum(sum, entry) !== stored) return first + i;
    sum = stored;
  }
  return first + rows.length < length ? first + rows.length : undefined;
}

/** Where to read from, so that what comes after a position can be checked. */
export const checkedFrom = (from: number): number => Math.max(0, from - 1);

/** The entries from a position on, of rows that were read from `checkedFrom` on. */
export function intact(stretch: Stretch, from: number): string[] {
  const damaged = damagedAt(stretch);
  if (damaged !== undefined) throw new RoomDamaged(stretch.room, damaged, stretch.length);
  return stretch.rows.slice(from - stretch.first).map(({ entry }) => entry);
}

export class RoomDamaged extends RoomLogError {
  constructor(room: string, at?: number, length?: number) {
    const where = at === undefined ? '' : ` from entry ${at + 1} of ${length} on`;
    const remedy = `Bring it back from a backup, or take it away: konklave delete ${room}`;
    super('room-damaged', `What is stored of room ${room} is damaged${where}; the other rooms go on. ${remedy}`);
  }
}
