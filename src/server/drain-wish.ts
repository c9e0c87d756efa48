/**
 * How `konklave drain` reaches a server that runs: a file is laid into its folder, and it takes it away. So no process
 * has to be found, and it works on every system and from beside a container. Meanwhile the server says in another file
 * how many games it waits for; that one is gone when the server is.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Clock } from './clock.ts';
import { LIMITS } from './limits.ts';
import type { Settings } from './settings.ts';

export interface DrainFiles {
  readonly wish: string;
  readonly news: string;
}

/** One server works on a folder; of those that share a database each is asked by its port. */
export function drainFilesOf({ dataDir, databaseUrl, port }: Pick<Settings, 'dataDir' | 'databaseUrl' | 'port'>) {
  const name = join(dataDir, databaseUrl === null ? 'konklave' : `konklave-${port}`);
  return { wish: `${name}.drain`, news: `${name}.draining` };
}

const LOOK_MS = 1000;
const SILENT_MS = LIMITS.serverDeadSeconds * 1000;

interface Heeding {
  readonly clock: Clock;
  readonly asked: () => void;
  readonly gamesRunning: () => number;
  readonly onTrouble: (error: unknown) => void;
}

/** The server's end. What it gives takes the files away; to be called when the server is gone. */
export function heedDrainWish({ wish, news }: DrainFiles, { clock, asked, gamesRunning, onTrouble }: Heeding) {
  const forget = () => {
    for (const file of [wish, news]) rmSync(file, { force: true });
  };
  const tell = () => {
    // Whoever reads it finds it whole, and may be another user than the one that the server is.
    writeFileSync(`${news}.new`, `${gamesRunning()} ${clock.now()}`);
    renameSync(`${news}.new`, news);
  };
  let isAsked = false;
  let callOff = () => {};
  const look = () => {
    callOff = clock.at(clock.now() + LOOK_MS, look);
    try {
      const isAskedNow = existsSync(wish);
      isAsked ||= isAskedNow;
      if (isAsked) tell();
      if (!isAskedNow) return;
      rmSync(wish);
      asked(); // only once it is gone: a second wish stops at once
    } catch (error) {
      onTrouble(error);
    }
  };
  try {
    forget(); // they were for another server
  } catch (error) {
    onTrouble(error);
  }
  look();
  return () => {
    callOff();
    forget();
  };
}

interface Asking {
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
  readonly say: (line: string) => void;
}

export type Outcome = 'stopped' | 'nobody-there' | 'silent';

/** The operator's end: asks, and waits until the server is gone. */
export async function askToDrain({ wish, news }: DrainFiles, { now, sleep, say }: Asking): Promise<Outcome> {
  mkdirSync(dirname(wish), { recursive: true });
  writeFileSync(wish, '');
  const askedAt = now();
  while (existsSync(wish)) {
    if (now() - askedAt > SILENT_MS) {
      rmSync(wish, { force: true });
      return 'nobody-there';
    }
    await sleep(LOOK_MS);
  }
  let heard = '';
  let heardAt = now();
  let games = '';
  for (let text = readOf(news); text !== undefined; text = readOf(news)) {
    if (text !== heard) [heard, heardAt] = [text, now()];
    if (now() - heardAt > SILENT_MS) return 'silent';
    const running = text.split(' ')[0]!;
    if (running !== games) say(`No new games begin. Games that are played to their end: ${running}`);
    games = running;
    await sleep(LOOK_MS);
  }
  return 'stopped';
}

/** Undefined: it is gone. */
function readOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
