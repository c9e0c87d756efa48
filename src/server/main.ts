/** Serving and an operator's commands, with settings from the environment: the only file that reads it. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { renderUnicodeCompact } from 'uqr';
import { steadyTime } from './clock.ts';
import { closeBySignal } from './closing.ts';
import { askToDrain, drainFilesOf } from './drain-wish.ts';
import { greeting } from './greeting.ts';
import type { RoomLog } from './log/room-log.ts';
import { backUp, putBack } from './log/sqlite-backup.ts';
import { FILE_NAME } from './log/sqlite-file.ts';
import { openLog, serve } from './serve.ts';
import { readSettings, type Settings } from './settings.ts';
import { certificateIn } from './tls.ts';
import { waysTo } from './ways.ts';

const say = (line = '') => process.stdout.write(`${line}\n`);

function settingsHere(): Settings {
  const settings = readSettings(process.env);
  if (typeof settings === 'object') return settings;
  process.stderr.write(`konklave: ${settings}\n`);
  process.exit(1);
}

/** Opens the store for one piece of work. One that is not there is not made. */
export async function withLog<T>(work: (log: RoomLog) => Promise<T>): Promise<T> {
  const settings = settingsHere();
  checkStore(settings);
  const log = await openLog(settings);
  try {
    return await work(log);
  } finally {
    await log.close();
  }
}

function checkStore({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): void {
  if (!databaseUrl && !existsSync(join(dataDir, FILE_NAME)))
    throw new Error(`there is no store in ${dataDir} (DATA_DIR)`);
}

/** Asks the server of these settings to stop when its games are over, and waits until it has. */
export async function drainHere(): Promise<void> {
  const settings = settingsHere();
  checkStore(settings);
  const outcome = await askToDrain(drainFilesOf(settings), { now: steadyTime(), sleep, say });
  const where = settings.databaseUrl ? `port ${settings.port} (PORT)` : `${settings.dataDir} (DATA_DIR)`;
  if (outcome === 'nobody-there') throw new Error(`no server answers on ${where}`);
  if (outcome === 'silent') throw new Error(`the server on ${where} has ended without a word, or stands still`);
  say('The server has stopped.');
}

const toCheck = (damaged: readonly string[]): string =>
  damaged.length === 0 ? 'all are whole' : `damaged are ${damaged.join(', ')}`;

/** A copy of the embedded store in this file. Says whether all its rooms are whole. */
export function backUpHere(file: string): boolean {
  const { databaseUrl, dataDir } = embedded();
  checkStore({ databaseUrl, dataDir });
  const { rooms, damaged } = backUp(dataDir, file);
  say(`Rooms in ${file}: ${rooms}; ${toCheck(damaged)}.`);
  return damaged.length === 0;
}

/** The embedded store is that of this file from now on. */
export function restoreHere(file: string): boolean {
  const { dataDir } = embedded();
  const { rooms, damaged, aside } = putBack(dataDir, file);
  say(`Rooms in ${dataDir}: ${rooms}; ${toCheck(damaged)}. People there are told that the last moves may be lost.`);
  if (aside) say(`What was there is kept as ${aside}.`);
  return damaged.length === 0;
}

function embedded(): Settings {
  const settings = settingsHere();
  if (settings.databaseUrl)
    throw new Error('the rooms are in PostgreSQL (DATABASE_URL): pg_dump and pg_restore are for that, see README.md');
  return settings;
}

function whyNot({ port, host }: Settings, { code, message }: NodeJS.ErrnoException): string {
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is taken by another program: stop it, or choose another with PORT.`;
    case 'EACCES':
      return `port ${port} is not for everybody on this machine: choose another with PORT.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
      return `HOST is "${host}", and this machine has no such address.`;
    default:
      return message;
  }
}

/** In a checkout the pages are built when they are missing or older than what they are made from. */
function buildPages(): void {
  const script = join(import.meta.dirname, '../../scripts/build.ts');
  if (!existsSync(script)) return;
  const { status } = spawnSync(process.execPath, [script, '--if-older'], { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.stderr.write('konklave: the pages could not be built; serving those that are there.\n');
}

export async function serveHere(): Promise<void> {
  const settings = settingsHere();
  buildPages();
  const serving = await serve(settings).catch((error: NodeJS.ErrnoException) => {
    const why = whyNot(settings, error);
    process.stderr.write(`konklave: ${why}\n`);
    process.exit(1);
  });
  const ways = waysTo(settings, serving.port);
  const certificate = settings.tls ? certificateIn(readFileSync(settings.tls.cert)) : undefined;
  const told = { port: serving.port, ways, platform: process.platform, certificate };
  const { before, code, after } = greeting(settings, told);
  for (const line of [...before, ...(code ? ['', renderUnicodeCompact(code, { border: 2 }), ''] : []), ...after])
    say(line);
  const askToDrain = closeBySignal(process, {
    close: () => serving.close(),
    drain: () => serving.drain(),
    say,
    exit: (code) => process.exit(code),
  });
  process.once('exit', serving.heedDrainWish(askToDrain));
}
