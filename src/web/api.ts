/** The few plain requests that a page makes. */
import type { Language } from '../kernel/game.ts';
import { keep } from './memory.ts';

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
  keep(`doors.${made.room}`, JSON.stringify({ table: made.table, master: made.master }));
  return made;
}

const BUSY = [429, 503];
const TRIES = 8;

/** What must be fetched before a line is opened; undefined if there is no such room. A busy house is asked again. */
export async function lookUp(
  code: string,
  token?: string,
  tries = TRIES,
): Promise<{ game: string; language: Language } | undefined> {
  const response = await fetch(`/api/rooms/${code}`, token ? { headers: { authorization: `Bearer ${token}` } } : {});
  if (response.status === 404) return undefined;
  if (BUSY.includes(response.status) && tries > 1) {
    await new Promise((resolve) => setTimeout(resolve, 800));
    return lookUp(code, token, tries - 1);
  }
  if (!response.ok) throw new Error(`the house answered ${response.status}`);
  return response.json() as Promise<{ game: string; language: Language }>;
}
