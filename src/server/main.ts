/** Serving and an operator's commands, with settings from the environment: the only file that reads it. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { renderUnicodeCompact } from 'uqr';
import { addressForPhones } from './address.ts';
import { closeBySignal } from './closing.ts';
import type { RoomLog } from './log/room-log.ts';
import { FILE_NAME } from './log/sqlite-file.ts';
import { openLog, serve } from './serve.ts';
import { readSettings, type Settings } from './settings.ts';

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
  if (!settings.databaseUrl && !existsSync(join(settings.dataDir, FILE_NAME))) {
    throw new Error(`there is no store in ${settings.dataDir} (DATA_DIR)`);
  }
  const log = await openLog(settings);
  try {
    return await work(log);
  } finally {
    await log.close();
  }
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
  const here = `http://localhost:${serving.port}`;
  const phones = addressForPhones(settings, serving.port) ?? here;
  say('Konklave is open.');
  say(`  On this machine   ${here}`);
  if (phones !== here) say(`  For phones        ${phones}`);
  say();
  say(renderUnicodeCompact(phones, { border: 2 }));
  say();
  closeBySignal(process, { close: () => serving.close(), say, exit: (code) => process.exit(code) });
}
