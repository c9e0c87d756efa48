/**
 * The durable log of rooms: the contract.
 *
 * A room's log is an append-only list of entries, and an entry is a JSON text that nobody here looks into. Several
 * servers may write to one room; the log refuses the second append at the same position, so a room cannot fork. Kept
 * by sqlite.ts (one machine, the default), postgres.ts (many servers) and memory.ts (simulation); one suite tests all
 * three: testing/conformance.ts.
 */

export interface RoomLog {
  /**
   * Compare-and-append. `true`: the entries are durable, from position `expectedLength` on. `false`: the room's log is
   * not `expectedLength` long, and nothing was written. Rejected: it is not known to be durable; read the log anew
   * before going on with the room. All appends of one turn of the event loop are committed together, in the order in
   * which they were asked for; each succeeds or conflicts on its own.
   */
  append(room: string, expectedLength: number, entries: readonly string[]): Promise<boolean>;

  /**
   * The entries from a position on; none of a room that is not there. Rejected with `room-damaged` if they are not what
   * was written (sums.ts): that says nothing about other rooms.
   */
  read(room: string, from: number): Promise<string[]>;

  /**
   * `changed` is told each room to which another log on the same store, on whichever machine, has appended, or which it
   * has deleted. `missed` says that reports may have been lost: look at every room that you hold. SQLite, which is for
   * one server, never calls either.
   */
  watch(changed: (room: string) => void, missed: () => void): () => void;

  /**
   * Whether the store is known to have lost what was stored last of a room. It is forgotten with the next append, which
   * is to say so.
   */
  isSetBack(room: string): Promise<boolean>;

  /** Every room, by id, fetched in pages: rooms that come or go meanwhile may or may not be among them. */
  list(): AsyncIterable<RoomSummary>;

  /** How many rooms there are. */
  count(): Promise<number>;

  /**
   * Says whether there was such a room. An id that was deleted should not be given to another room while a server may
   * still hold the old one: lengths alone do not tell the two apart.
   */
  delete(room: string): Promise<boolean>;

  /** Leaves a sign of life of a server, and says when each server left its last one: the newest first. */
  beat(server: string): Promise<void>;
  beats(): Promise<Beat[]>;

  /**
   * Milliseconds since 1970 by the store's clock, so that all servers of a store agree to within some milliseconds. It
   * never goes back, whatever is done to the clocks of the machines; but another server's may be behind: where order
   * matters, take the later of this and the last entry's time.
   */
  now(): number;

  /** Waits for the appends under way. Whatever is asked for afterwards is rejected. */
  close(): Promise<void>;
}

export interface RoomSummary {
  readonly room: string;
  readonly length: number;
  /** Times of the first and of the last append, by the store's clock. */
  readonly createdAt: number;
  readonly touchedAt: number;
}

export interface Beat {
  readonly server: string;
  readonly at: number;
}

export interface LogOptions {
  /** For metrics: called after each commit that the store carried out. */
  readonly onCommit?: (commit: Commit) => void;
  /** For the operator: what was found to be wrong with the store, and what was done about it. */
  readonly onFound?: (sentence: string) => void;
}

export interface Commit {
  readonly appends: number;
  readonly entries: number;
  readonly ms: number;
}

export const limits = {
  roomLengthMax: 64,
  entryBytesMax: 256 * 1024,
  entriesPerAppendMax: 1000,
  logLengthMax: 1_000_000,
  /** What a turn of the event loop asks for beyond these goes into further commits. */
  commitAppendsMax: 1000,
  commitBytesMax: 16 * 1024 * 1024,
  listPageMax: 1000,
  /** Of servers that are long gone, the last sign of life is forgotten. */
  beatsMax: 100,
} as const;

export type LogTrouble =
  | 'bad-argument'
  | 'closed'
  | 'held-by-another'
  | 'read-only'
  | 'disk-full'
  | 'damaged'
  | 'room-damaged'
  | 'too-new'
  | 'unreachable'
  | 'refused'
  | 'broken';

/** Its message is a sentence for the operator that says what to do. */
export class RoomLogError extends Error {
  readonly code: LogTrouble;

  constructor(code: LogTrouble, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'RoomLogError';
    this.code = code;
  }
}

/** It says nothing about other rooms. */
export const isDamage = (error: unknown): error is RoomLogError =>
  error instanceof RoomLogError && error.code === 'room-damaged';

export interface Append {
  readonly room: string;
  readonly expectedLength: number;
  readonly entries: readonly string[];
}

const ROOM = new RegExp(`^[A-Za-z0-9_-]{1,${limits.roomLengthMax}}$`);

/** Also for the id of a server. */
export function checkId(room: string): void {
  if (!ROOM.test(room)) {
    refuse(`an id is 1 to ${limits.roomLengthMax} of A-Z a-z 0-9 _ -, not ${JSON.stringify(room).slice(0, 80)}`);
  }
}

export function checkPosition(position: number): void {
  if (!Number.isInteger(position) || position < 0 || position > limits.logLengthMax) {
    refuse(`a position is 0 to ${limits.logLengthMax}, not ${position}`);
  }
}

/** Says how many bytes the entries take. */
export function checkAppend({ room, expectedLength, entries }: Append): number {
  checkId(room);
  checkPosition(expectedLength);
  if (entries.length < 1 || entries.length > limits.entriesPerAppendMax) {
    refuse(`an append has 1 to ${limits.entriesPerAppendMax} entries, not ${entries.length}`);
  }
  if (expectedLength + entries.length > limits.logLengthMax) {
    refuse(`the log of room ${room} would be longer than ${limits.logLengthMax} entries`);
  }
  let sum = 0;
  for (const entry of entries) {
    const bytes = Buffer.byteLength(entry);
    if (bytes > limits.entryBytesMax) refuse(`an entry has at most ${limits.entryBytesMax} bytes, not ${bytes}`);
    // JSON.stringify makes neither; stores would cut the text off there, or put something else in its place.
    if (entry.includes('\0') || !entry.isWellFormed()) refuse('an entry holds a NUL or half a surrogate pair');
    sum += bytes;
  }
  return sum;
}

function refuse(why: string): never {
  throw new RoomLogError('bad-argument', `The log refuses this: ${why}.`);
}
