/** What goes wrong between a server and its database: what passes, and what an operator has to do about the rest. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type LogTrouble, RoomLogError } from './room-log.ts';

const PAUSE_MS = { first: 20, most: 1000 };

/**
 * Trouble that may be over in a moment, by SQLSTATE: connection lost (08), conflict between transactions (40), too many
 * connections (53300), lock or statement timeout, shutdown and start (57P), a standby that is not yet the primary.
 */
const PASSING_STATE = /^(08...|40...|53300|55P03|57014|57P0.|25006)$/;
const PASSING_CODE = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_)/;
/** What pg says without a code. */
const PASSING_MESSAGE = /terminated|timeout|timed out|closed|not queryable/i;

const REMEDIES: readonly [state: RegExp, trouble: LogTrouble, remedy: string][] = [
  [/^28/, 'refused', 'Correct the user and the password in the connection string.'],
  [/^3D000/, 'refused', 'Create the database, or correct its name in the connection string.'],
  [
    /^42501/,
    'refused',
    'Let the user create a schema in this database, or make it the owner of the one that is there.',
  ],
  [/^53100/, 'disk-full', 'Free some space on the disk of the database.'],
  [/^(58|XX)/, 'broken', 'Look into the log of the database: its disk or its files are in trouble.'],
];

const UNEXPECTED = [/^/, 'broken', 'This is not expected: please report it.'] as const;

interface Fault {
  readonly code?: string;
  readonly message?: string;
}

const isState = (code: string | undefined) => /^[0-9A-Z]{5}$/.test(code ?? '') && !/^E[A-Z]{4}$/.test(code ?? '');

export function passes(error: unknown): boolean {
  if (error instanceof RoomLogError) return false;
  const { code, message } = error as Fault;
  if (isState(code)) return PASSING_STATE.test(code!);
  return code ? PASSING_CODE.test(code) : PASSING_MESSAGE.test(message ?? '');
}

export function explain(error: unknown, where: string): RoomLogError {
  if (error instanceof RoomLogError) return error;
  const { code, message } = error as Fault;
  const says = `(${message || code})`;
  if (passes(error)) {
    const remedy = 'See that it runs and that the connection string is right.';
    return new RoomLogError('unreachable', `PostgreSQL at ${where} cannot be reached ${says}. ${remedy}`, error);
  }
  const [, trouble, remedy] = REMEDIES.find(([state]) => state.test(code ?? '')) ?? UNEXPECTED;
  return new RoomLogError(trouble, `PostgreSQL at ${where} refuses ${says}. ${remedy}`, error);
}

export interface Patience {
  readonly where: string;
  /** How long passing trouble may last. */
  readonly patienceMs: number;
  /** For the operator: told of each attempt that failed. */
  readonly onTrouble?: (error: RoomLogError) => void;
  /** Gives up early. */
  readonly signal?: AbortSignal;
}

/** Tries again while the trouble is of the passing kind. The work must be such that doing it twice does no harm. */
export async function persist<T>(patience: Patience, work: () => Promise<T>): Promise<T> {
  const { where, patienceMs, onTrouble, signal } = patience;
  const until = performance.now() + patienceMs;
  for (let pause = PAUSE_MS.first; ; pause = Math.min(pause * 2, PAUSE_MS.most)) {
    try {
      return await work();
    } catch (error) {
      const explained = explain(error, where);
      if (explained.code !== 'unreachable' || performance.now() + pause > until) throw explained;
      onTrouble?.(explained);
      await sleep(pause, undefined, { signal });
    }
  }
}
