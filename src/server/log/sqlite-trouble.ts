/** What SQLite's errors mean, and what an operator can do about them. */
import { type LogTrouble, RoomLogError } from './room-log.ts';

const CORRUPT = 11;

/** SQLite's primary result codes and the system's. */
const troubles: readonly [LogTrouble, codes: readonly (number | string)[], says: string, remedy: string][] = [
  ['held-by-another', [5, 6], 'is held by another process', 'Stop that process, or give this server its own folder.'],
  [
    'read-only',
    [3, 8, 14, 23, 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT'],
    'cannot be opened for writing',
    'Give this server a folder that it may write to.',
  ],
  [
    'disk-full',
    [13, 'ENOSPC', 'EDQUOT'],
    'does not fit on the disk any more',
    'Free some space; no restart is needed.',
  ],
  [
    'damaged',
    [CORRUPT, 26],
    'is damaged, or not a file of Konklave',
    'Stop the server and put a backup in its place (konklave restore), or move it away to begin without rooms.',
  ],
  ['broken', [10], 'could not be read or written', 'Check the disk, then restart the server: it goes on from there.'],
];

/** The rest of an extended code is detail. */
const codeOf = ({ errcode, code }: { errcode?: number; code?: string }): number | string | undefined =>
  errcode === undefined ? code : errcode & 0xff;

/** A page of the file is not what it should be. */
export const isCorrupt = (error: unknown): boolean => codeOf(error as { errcode?: number }) === CORRUPT;

export function explain(error: unknown, path: string): RoomLogError {
  if (error instanceof RoomLogError) {
    if (error.code === 'room-damaged') return error;
    const remedy =
      error.code === 'too-new'
        ? 'Update this server.'
        : 'Stop that one, or give this one a folder of its own (DATA_DIR).';
    return new RoomLogError(error.code, `The log ${path} ${error.message}. ${remedy}`);
  }
  const found = codeOf(error as { errcode?: number; code?: string });
  const [trouble, , says, remedy] = troubles.find(([, codes]) => codes.includes(found ?? '')) ?? troubles.at(-1)!;
  return new RoomLogError(trouble, `The log ${path} ${says} (${(error as Error).message}). ${remedy}`, error);
}
