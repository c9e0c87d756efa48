/**
 * What a browser keeps: a token for each room, the language and the person's own settings. Nothing of any game: a
 * page that is opened again gets everything anew from the server.
 */
import { signal } from '@preact/signals';
import { LANGUAGES, type Language } from '../kernel/game.ts';

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
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** This browser's token in a room: made once, 128 bits. A link may bring one along (table, master, hand-over). */
export function tokenFor(room: string, brought?: string): string {
  const key = `token.${room}`;
  const token = brought ?? recall(key) ?? randomHex(16);
  keep(key, token);
  return token;
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
