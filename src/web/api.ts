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

interface Found {
  readonly game: string;
  readonly language: Language;
  /** Told to a page that was opened on the server's own machine, or where the operator has given the address. */
  readonly ways?: readonly string[];
  /** Then nothing else is told: this browser has to ask to be let in. */
  readonly isLocked?: true;
}

const LOOPBACK = /^(localhost|[\w-]+\.localhost|127\.[\d.]+|\[::1\])$/;

/** What must be fetched before a line is opened; undefined if there is no such room. */
export async function lookUp(code: string, token?: string, key?: string): Promise<Found | 'damaged' | undefined> {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(key && { 'x-key': key }) };
  const response = await fetch(`/api/rooms/${code}`, token || key ? { headers } : {});
  if (response.status === 404) return undefined;
  if (response.status === 410) return 'damaged';
  if (!response.ok) throw new Error(`the house answered ${response.status}`);
  const found = (await response.json()) as Found;
  if (found.ways && LOOPBACK.test(location.hostname)) house.ways.value = found.ways;
  return found;
}
