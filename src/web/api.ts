/** The few plain requests that a page makes. */
import type { Language } from '../kernel/game.ts';
import { house, keepDoors } from './memory.ts';

export interface Made {
  readonly room: string;
  readonly table: string;
  readonly master: string;
}

/** Makes a room and remembers what opens its table screen and its console. */
export async function makeRoom(game: string, language: Language, remote: boolean): Promise<Made> {
  const response = await fetch('/api/rooms', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, language, remote }),
  });
  if (!response.ok) throw new Error(((await response.json()) as { code: string }).code);
  const made = (await response.json()) as Made;
  keepDoors(made.room, { table: made.table, master: made.master });
  return made;
}

/** Takes the whole room away, for all. False: it was not done. */
export async function clearTable(code: string, token: string): Promise<boolean> {
  try {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`/api/rooms/${code}`, { method: 'DELETE', headers })).ok;
  } catch {
    return false;
  }
}

/** Where a screen stands that has asked to be the table's. */
export interface Knocked {
  readonly state: 'waiting' | 'in' | 'gone';
  /** What it shows meanwhile. */
  readonly sign: string;
}

async function askFor(code: string, token: string, method: 'GET' | 'POST'): Promise<Knocked> {
  const response = await fetch(`/api/rooms/${code}/screen`, { method, headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`the house answered ${response.status}`);
  return (await response.json()) as Knocked;
}

export const knock = (code: string, token: string): Promise<Knocked> => askFor(code, token, 'POST');
export const standing = (code: string, token: string): Promise<Knocked> => askFor(code, token, 'GET');

interface Found {
  readonly game: string;
  readonly language: Language;
  readonly address: string | null;
}

const LOOPBACK = /^(localhost|127\.|\[::1)/;

/** What must be fetched before a line is opened; undefined if there is no such room. */
export async function lookUp(code: string, token?: string): Promise<Found | 'damaged' | undefined> {
  const response = await fetch(`/api/rooms/${code}`, token ? { headers: { authorization: `Bearer ${token}` } } : {});
  if (response.status === 404) return undefined;
  if (response.status === 410) return 'damaged';
  if (!response.ok) throw new Error(`the house answered ${response.status}`);
  const found = (await response.json()) as Found;
  if (found.address && LOOPBACK.test(location.hostname)) house.origin = found.address;
  return found;
}
