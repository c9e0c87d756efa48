/** What a server looks for when it opens the file of the embedded log. Each finding is a sentence for the operator. */
import type { DatabaseSync } from 'node:sqlite';
import type { Heads } from './sqlite-heads.ts';
import { damagedAt, type Row } from './sums.ts';

const NAMES_MAX = 20;

/** Whether SQLite finds its own structures whole. */
export function isSound(db: DatabaseSync): boolean {
  try {
    return db.prepare('PRAGMA quick_check(1)').get()!.quick_check === 'ok';
  } catch {
    return false;
  }
}

/** Those whose entries are not what was written, by their sums. */
export function damagedRooms(db: DatabaseSync): string[] {
  const rowsOf = db.prepare('SELECT position, entry, sum FROM entries WHERE room = ? ORDER BY position');
  const isDamaged = ({ id, length }: { id: string; length: number }): boolean => {
    const rows = rowsOf.all(id) as unknown as (Row & { readonly position: number })[];
    if (rows.length !== length || rows.some(({ position }, i) => position !== i)) return true;
    return damagedAt({ room: id, first: 0, rows, length }) !== undefined;
  };
  const rooms = db.prepare('SELECT id, length FROM rooms ORDER BY id').all() as unknown as {
    id: string;
    length: number;
  }[];
  return rooms.filter(isDamaged).map(({ id }) => id);
}

/** The rooms that are shorter than they were, or gone, and by how many entries. Those that are there are marked. */
export function setBackRooms(
  db: DatabaseSync,
  heads: Heads,
  damaged: readonly string[],
): [room: string, lost: number][] {
  const lengthOf = db.prepare('SELECT length FROM rooms WHERE id = ?');
  const mark = db.prepare('UPDATE rooms SET set_back = 1 WHERE id = ?');
  const lost = [...heads.read()].flatMap(([room, expected]): [string, number][] => {
    const missing = expected - Number(lengthOf.get(room)?.length ?? 0);
    return missing > 0 && !damaged.includes(room) ? [[room, missing]] : [];
  });
  if (lost.length === 0) return [];
  db.exec('BEGIN IMMEDIATE');
  for (const [room] of lost) mark.run(room);
  db.exec('COMMIT');
  heads.note(lost.map(([room]) => [room, Number(lengthOf.get(room)?.length ?? 0)])); // it is said once
  return lost;
}

const named = (rooms: readonly string[]): string =>
  rooms.length <= NAMES_MAX
    ? rooms.join(', ')
    : `${rooms.slice(0, NAMES_MAX).join(', ')} and ${rooms.length - NAMES_MAX} more`;

export const saysSetBack = (path: string, lost: readonly (readonly [string, number])[]): string =>
  `The log ${path} has lost what was stored last (entries by room: ${named(lost.map(([room, n]) => `${room} ${n}`))}). ` +
  'These rooms stand still and tell their people so. See whether the disk keeps what it is given.';

export const saysSalvaged = (path: string, whole: number, damaged: readonly string[], aside: string): string =>
  `The log ${path} was damaged and is kept as ${aside}. ${whole} rooms are whole and go on in a new file` +
  (damaged.length > 0 ? `; these are damaged and kept apart: ${named(damaged)}. A backup may have them.` : '.');
