/**
 * What a page remembers of screens that it could not draw, until the server may be told (page.ts): across a reload too,
 * since that is what people do first. Of an error it takes its kind and places in our own scripts. A message may hold a
 * name or a card, and so may the name of a function; neither is ever taken.
 */
import { BREAKAGE, type Breakage, ERROR_KINDS, type ErrorKind, isBreakage, isFrame } from '../protocol.ts';

/** In each visit, those before a reload and those after it. Below what the server takes of a line (limits.ts). */
const KEPT_MAX = 3;
const KEY = 'konklave.broken';

export function breakageOf(error: unknown, screen: string, origin: string): Breakage {
  const isError = error instanceof Error;
  const kind = ERROR_KINDS.find((one): one is ErrorKind => isError && one === error.name) ?? 'other';
  return { screen, kind, frames: isError ? framesOf(error, origin) : [] };
}

function framesOf({ stack, message }: Error, origin: string): string[] {
  if (typeof stack !== 'string') return [];
  // V8 begins with name and message, which may look like anything, frames too; others with the innermost frame.
  const at = stack.indexOf(message);
  const isHead = message !== '' && at >= 0 && !stack.slice(0, at).includes('\n');
  const lines = (isHead ? stack.slice(at + message.length) : stack).split('\n');
  return lines.flatMap((line) => frameIn(line, origin)).slice(0, BREAKAGE.framesMax);
}

/** `at f (https://house/assets/room.js:1:23)` in V8, `f@https://house/assets/room.js:1:23` elsewhere. */
function frameIn(line: string, origin: string): string[] {
  const said = line.trimEnd();
  const begins = said.search(/https?:\/\//);
  if (!said.startsWith(`${origin}/`, begins)) return [];
  const [, url = '', place = ''] = /^([^\s()]+?)(:\d+:\d+)\)?$/.exec(said.slice(begins)) ?? [];
  const frame =
    url
      .replace(/[?#].*/, '')
      .split('/')
      .at(-1)! + place;
  return isFrame(frame) ? [frame] : [];
}

let waiting: Breakage[] = kept();
const noted = new Set<string>();

function kept(): Breakage[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((broke) => isBreakage({ broke })).slice(0, KEPT_MAX) : [];
  } catch {
    return [];
  }
}

function keep(): void {
  try {
    if (waiting.length > 0) sessionStorage.setItem(KEY, JSON.stringify(waiting));
    else sessionStorage.removeItem(KEY);
  } catch {
    // told by this page, or by none
  }
}

/** The same one counts once. */
export function noteBroken(error: unknown, screen: string): void {
  const breakage = breakageOf(error, screen, location.origin);
  const text = JSON.stringify(breakage);
  if (noted.has(text) || noted.size >= KEPT_MAX) return;
  noted.add(text);
  waiting.push(breakage);
  keep();
}

export function takeBroken(): readonly Breakage[] {
  if (waiting.length === 0) return waiting;
  const taken = waiting;
  waiting = [];
  keep();
  return taken;
}
