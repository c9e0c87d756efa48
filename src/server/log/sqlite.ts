/**
 * The embedded log: one file, for one machine. Needs no setup.
 *
 * The file lives in a thread of its own. A commit waits for the disk, and so does moving the write-ahead log to the
 * file now and then: measured on a fast disk, a group of ten appends took 0.3 ms in the middle and 6 ms at the 99th
 * percentile, and all sockets of the server would have stood still for that long.
 *
 * Two processes may open the same file (a server and a tool that exports rooms): appends stay compare-and-append between
 * them, but one does not hear of the other's. So only one of them may be a server (`isServing`).
 */
import { Worker } from 'node:worker_threads';
import { steadyTime } from '../clock.ts';
import { type Append, type LogOptions, type LogTrouble, type RoomLog, RoomLogError } from './room-log.ts';
import type { SqliteFile, SqliteFileOptions } from './sqlite-file.ts';
import { logOn } from './store.ts';

type Methods = Pick<
  SqliteFile,
  'commit' | 'read' | 'isSetBack' | 'page' | 'count' | 'delete' | 'beat' | 'beats' | 'close'
>;
type Name = keyof Methods;

export interface Call {
  readonly name: Name;
  readonly args: readonly unknown[];
}

/** To the calls, in their order; the first answer is to the opening, and says when a server was last there. */
export type Answer = { readonly value: unknown } | { readonly trouble: LogTrouble; readonly message: string };

/** At any time: what is wrong with the file, for the operator. */
export interface Found {
  readonly found: string;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Appends as one text, since objects cost several times as much between threads: whose they are, how long the log is
 * and how many entries follow, and the entries; all cut by a character that no entry holds (checkAppend).
 */
const CUT = '\0';

function written(appends: readonly Append[]): string {
  let text = '';
  for (const { room, expectedLength, entries } of appends) {
    text += room + CUT + expectedLength + CUT + entries.length + CUT;
    for (const entry of entries) text += entry + CUT;
  }
  return text;
}

export async function openSqlite(
  folder: string,
  { onCommit, onFound, ...file }: LogOptions & SqliteFileOptions = {},
): Promise<RoomLog> {
  const thread = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: { folder, ...file } });
  const waiting: Waiting[] = [];
  const answered = () => new Promise<unknown>((resolve, reject) => waiting.push({ resolve, reject }));
  const call = <N extends Name>(name: N, ...args: Parameters<Methods[N]>): Promise<ReturnType<Methods[N]>> => {
    if (thread.threadId < 0) return Promise.reject(ended());
    thread.postMessage({ name, args } satisfies Call);
    return answered() as Promise<ReturnType<Methods[N]>>;
  };

  thread.on('message', (answer: Answer | Found) => {
    if ('found' in answer) return onFound?.(answer.found);
    const { resolve, reject } = waiting.shift()!;
    if ('value' in answer) resolve(answer.value);
    else reject(new RoomLogError(answer.trouble, answer.message));
  });
  let cause: unknown;
  thread.on('error', (error) => {
    cause = error;
  });
  thread.on('exit', () => {
    for (const { reject } of waiting.splice(0)) reject(ended());
  });
  const ended = () =>
    new RoomLogError('broken', `The thread that writes the log in ${folder} has ended. Restart the server.`, cause);

  const lastBeat = (await answered()) as number;
  const now = steadyTime(Math.max(Date.now(), lastBeat)); // also if the wall clock was set back while nobody served
  return logOn(
    {
      commit: (appends) => call('commit', written(appends), now()),
      read: (room, from) => call('read', room, from),
      isSetBack: (room) => call('isSetBack', room),
      page: (after) => call('page', after),
      count: () => call('count'),
      delete: (room) => call('delete', room),
      beat: (server) => call('beat', server, now()),
      beats: () => call('beats'),
      watch: () => () => {},
      now,
      close: async () => {
        const exit = new Promise((resolve) => thread.once('exit', resolve));
        await call('close');
        await exit;
      },
    },
    onCommit ? { onCommit } : {},
  );
}
