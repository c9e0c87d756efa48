/**
 * An evening that is over before a test begins: the scripted one of Maffia, laid into a house's store.
 * Whoever is named gets the chair of that person, with a token of this test.
 */
import { createHash } from 'node:crypto';
import { firstEvening } from '../../src/games/maffia/first-evening-fixtures.ts';
import { openSqlite } from '../../src/server/log/sqlite.ts';
import type { Device } from './device.ts';

export const FINISHED = { code: 'LYKT', host: 'Alma vid Kvarnen', guest: 'Bodil Färjkarl' } as const;

const tokenOf = (name: string): string => createHash('sha256').update(`token of ${name}`).digest('hex').slice(0, 32);
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

interface Sitting {
  readonly command?: { readonly type: string; readonly name: string; readonly holder: string; readonly table: string };
}

/** Lays it into the store of a house that is not open yet. */
export async function layFinished(folder: string): Promise<void> {
  const entries = firstEvening().log.map((entry) => JSON.stringify(entry));
  let log = entries.join('\n');
  const commands = entries.map((entry) => (JSON.parse(entry) as Sitting).command);
  for (const name of [FINISHED.host, FINISHED.guest]) {
    const sat = commands.find((one) => one?.name === name);
    log = log.replaceAll(sat!.holder, hashOf(tokenOf(name)));
  }
  log = log.replaceAll(commands.find((one) => one?.type === 'room.open')!.table, hashOf(tokenOf('table')));
  const store = await openSqlite(folder);
  await store.append(FINISHED.code, 0, log.split('\n'));
  await store.close();
}

/** Opens the room on this device as somebody who was there, or as the table. */
export async function comeBack(device: Device, name: string): Promise<void> {
  const { code } = FINISHED;
  if (device.kind === 'table') {
    await device.goto(`/${code}/table#${tokenOf('table')}`);
    return;
  }
  await device.context.addInitScript(([key, token]) => localStorage.setItem(key, token), [
    `konklave.token.${code}`,
    tokenOf(name),
  ] as const);
  await device.goto(`/${code}`);
}
