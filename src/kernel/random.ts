/**
 * Lots. Each label is a stream of its own: draw k of a label depends on the source, the label and k alone. So a retried
 * decision draws the same, nobody changes an outcome by slipping something in before it, and hidden and public draws
 * never share a stream.
 */
import { hex, hmacWith, utf8 } from './sha256.ts';

export interface Stream {
  /** Evenly 0 .. n-1. */
  int(n: number): number;
  pick<T>(list: readonly T[]): T;
  /** A shuffled copy: Fisher-Yates from the last index down. */
  shuffle<T>(list: readonly T[]): T[];
}

export type Draw = (label: string) => Stream;

/** Where words of 48 bits come from: `word(label, k, again)`; `again` counts redraws of the same k. */
export type Source = (label: string, k: number, again: number) => number;

/** How many draws of each label were used. */
export type Counters = { [label: string]: number };

const WORD = 2 ** 48;

/** Streams over a source, counting on from `counters`, which they change. */
export function drawFrom(source: Source, counters: Counters): Draw {
  return (label) =>
    streamOf((n) => {
      const k = counters[label] ?? 0;
      counters[label] = k + 1;
      for (let again = 0; ; again++) {
        const lot = lotIn(source(label, k, again), n);
        if (lot >= 0) return lot;
      }
    });
}

function streamOf(draw: (n: number) => number): Stream {
  const int = (n: number): number => {
    if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) throw new RangeError(`no lot among ${n}`);
    return draw(n);
  };
  const shuffle = <T>(list: readonly T[]): T[] => {
    const copy = [...list];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = int(i + 1);
      const kept = copy[i]!;
      copy[i] = copy[j]!;
      copy[j] = kept;
    }
    return copy;
  };
  return { int, shuffle, pick: (list) => list[int(list.length)]! };
}

/**
 * The lot among n that lies in this word. The last words, too few to hold all n, would favour small numbers: they hold
 * none, and -1 asks for another. (Exact: the quotient has fewer than 48 bits; `%` on such numbers is slow.)
 */
function lotIn(word: number, n: number): number {
  const first = Math.floor(word / n) * n;
  return first + n <= WORD ? word - first : -1;
}

/** The source of a real game: HMAC-SHA-256 under the game's key (hexadecimal). */
export function keyed(key: string): Source {
  const hmac = hmacWith(hex(key));
  return (label, k, again) => {
    const digest = hmac(utf8(`${label}\n${k}\n${again}`));
    let word = 0;
    for (let i = 0; i < 6; i++) word = word * 256 + digest[i]!;
    return word;
  };
}

/** The source of the lab: the same interface, some hundred times faster, and not for people who may want to cheat. */
export function seeded(seed: string | number): Source {
  const root = rootOf(seed);
  const roots = new Map<string, number>();
  return (label, k, again) => {
    let start = roots.get(label);
    if (start === undefined) {
      start = hash(label, root);
      roots.set(label, start);
    }
    return wordOf(root, start, k, again);
  };
}

/** A single stream for players, tests and the lab: the one without a label. */
export function lots(seed: string | number): Stream {
  const root = rootOf(seed);
  let k = 0;
  return streamOf((n) => {
    for (let again = 0; ; again++) {
      const lot = lotIn(wordOf(root, root, k, again), n);
      if (lot < 0) continue;
      k++;
      return lot;
    }
  });
}

const rootOf = (seed: string | number): number => hash(String(seed), 0x9e3779b9);

function wordOf(root: number, start: number, k: number, again: number): number {
  const high = mix(start ^ Math.imul(k + 1, 0x9e3779b1));
  const low = mix(high ^ Math.imul(again + 1, 0x85ebca6b) ^ root);
  return high * 65536 + (low >>> 16);
}

function hash(text: string, start: number): number {
  let value = start;
  for (let i = 0; i < text.length; i++) value = mix(value ^ (text.charCodeAt(i) + Math.imul(i, 0x01000193)));
  return value;
}

/** A 32-bit mixer (Wellons' triple32). */
function mix(value: number): number {
  let x = value >>> 0;
  x = Math.imul(x ^ (x >>> 17), 0xed5ad4bb);
  x = Math.imul(x ^ (x >>> 11), 0xac4c1b51);
  x = Math.imul(x ^ (x >>> 15), 0x31848bab);
  return (x ^ (x >>> 14)) >>> 0;
}
