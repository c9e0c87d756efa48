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

/** `shut`: the host wants no more screens, or the door is locked. */
async function askFor(code: string, token: string, method: 'GET' | 'POST'): Promise<Knocked | 'shut'> {
  const response = await fetch(`/api/rooms/${code}/screen`, { method, headers: { authorization: `Bearer ${token}` } });
  if (response.status === 403) return 'shut';
  if (!response.ok) throw new Error(`the house answered ${response.status}`);
  return (await response.json()) as Knocked;
}

export const knock = (code: string, token: string): Promise<Knocked | 'shut'> => askFor(code, token, 'POST');
export const standing = (code: string, token: string): Promise<Knocked | 'shut'> => askFor(code, token, 'GET');

/** Where somebody stands who has asked to come in at a locked door. */
export type AtDoor = 'waiting' | 'in' | 'gone';
/** Why they were not heard. */
export type NotHeard = 'too-fast' | 'too-often' | 'busy' | 'bad-name' | 'name-taken';

/** Says who wants to come in. */
export async function askIn(
  code: string,
  token: string,
  tag: { readonly name: string; readonly mask: number },
): Promise<AtDoor | NotHeard> {
  const response = await fetch(`/api/rooms/${code}/asking`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(tag),
  });
  const answer = (await response.json()) as { readonly state: AtDoor; readonly code: string };
  if (response.ok) return answer.state;
  if (response.status === 429) return answer.code === 'too-fast' || answer.code === 'too-often' ? answer.code : 'busy';
  if (response.status === 400) return answer.code === 'name-taken' ? 'name-taken' : 'bad-name';
  throw new Error(`the house answered ${response.status}`);
}

export async function lookIn(code: string, token: string): Promise<AtDoor> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`/api/rooms/${code}/asking`, { headers });
  if (!response.ok) throw new Error(`the house answered ${response.status}`);
  return ((await response.json()) as { readonly state: AtDoor }).state;
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
