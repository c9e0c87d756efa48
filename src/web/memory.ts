/**
 * What a browser keeps: a token for each room, the language and the person's own settings. Nothing of any game: a
 * page that is opened again gets everything anew from the server.
 */
import { signal } from '@preact/signals';
import { LANGUAGES, type Language } from '../kernel/game.ts';
import type { Surface } from './address.ts';

const PREFIX = 'konklave.';

/** Private windows and full disks refuse to keep anything; the page then remembers until it is closed. */
const fallback = new Map<string, string>();

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key) ?? fallback.get(key) ?? null;
  } catch {
    return fallback.get(key) ?? null;
  }
}

export function keep(key: string, value: string): void {
  fallback.set(key, value);
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // remembered above
  }
}

export function forget(key: string): void {
  fallback.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // nothing was kept
  }
}

export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

const keyOf = (room: string, surface: Surface): string =>
  surface === 'phone' ? `token.${room}` : `token.${room}.${surface}`;

const WAY = 'way';
const way = signal(recall(WAY));

/**
 * Where others find this house. A page that was opened as `localhost` is told the ways that may lead a phone here, the
 * likeliest first; which of them is taken is remembered by this browser, for all its pages.
 */
export const house = {
  ways: signal<readonly string[]>([]),
  get origin(): string {
    const ways = house.ways.value;
    return ways.find((one) => one === way.value) ?? ways[0] ?? location.origin;
  },
  set origin(next: string) {
    keep(WAY, next);
    way.value = next;
  },
};
/** As it is kept, for pages in other windows. */
export const WAY_KEPT = PREFIX + WAY;

export const hostOf = (url: string): string => url.replace(/^.*\/\//, '');
export const hostName = (): string => hostOf(house.origin);

/** The token that this browser has in a room, if it was there before. */
export const anyToken = (room: string, surface: Surface): string | undefined =>
  recall(keyOf(room, surface)) ?? undefined;

/**
 * This browser's token in a room: made once, 128 bits. The link to a table's screen brings it along. A screen in the
 * same browser has its own, or it would take the seat of the person who opened it.
 */
export function tokenFor(room: string, surface: Surface, brought?: string): string {
  const key = keyOf(room, surface);
  const token = brought ?? recall(key) ?? randomHex(16);
  keep(key, token);
  return token;
}

/** What this token opened has moved to another device; a later one of the same browser stays. */
export function forgetToken(room: string, surface: Surface, token: string): void {
  if (recall(keyOf(room, surface)) === token) forget(keyOf(room, surface));
}

const browserLanguage = (): Language => {
  for (const wanted of navigator.languages) {
    const short = wanted.slice(0, 2).toLowerCase();
    if (short === 'no' || short === 'nn') return 'nb';
    const known = LANGUAGES.find((language) => language === short);
    if (known) return known;
  }
  return 'en';
};

const isLanguage = (value: string | null): value is Language => LANGUAGES.includes(value as Language);
const kept = recall('language');

/** Each person's own; the table screen follows the host's. */
export const language = signal<Language>(isLanguage(kept) ? kept : browserLanguage());

export function setLanguage(next: Language): void {
  language.value = next;
  keep('language', next);
  document.documentElement.lang = next;
}

export interface Doors {
  readonly table?: string;
  /** With this somebody may take the master's place as long as nobody has it. */
  readonly master?: string;
  /** A link with this needs no answer at a locked door. */
  readonly pass?: string;
}

/** What opens the table screen, the console and a locked door: known to the browser that made the room or the key. */
export function doorsOf(room: string): Doors | undefined {
  const kept = recall(`doors.${room}`);
  return kept === null ? undefined : (JSON.parse(kept) as Doors);
}

export function keepDoors(room: string, doors: Doors): void {
  keep(`doors.${room}`, JSON.stringify({ ...doorsOf(room), ...doors }));
}

/** The key to the console that a link brought to this browser, now or before. */
export function consoleKey(room: string, brought?: string): string | undefined {
  if (brought) keep(`console.${room}`, brought);
  return brought ?? doorsOf(room)?.master ?? recall(`console.${room}`) ?? undefined;
}

/** The host's pass that a link brought to this browser, now or before. */
export function passFor(room: string, brought?: string): string | undefined {
  if (brought) keep(`pass.${room}`, brought);
  return brought ?? recall(`pass.${room}`) ?? undefined;
}

/** A whole number below `count`, for names and masks: nothing that a game depends on. */
export const anyOf = (count: number): number => crypto.getRandomValues(new Uint32Array(1))[0]! % count;
