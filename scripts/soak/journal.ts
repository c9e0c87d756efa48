/**
 * How far a soak has got, in a small file: whoever stops it goes on from there. What was found out about other code says
 * nothing about this one, so that a changed tree begins anew.
 */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What one run came to. */
export interface Outcome {
  readonly run: number;
  readonly steps: number;
  readonly faults: Readonly<Record<string, number>>;
  readonly failure?: { readonly step: number; readonly what: string };
}

export interface Journal {
  readonly code: string;
  readonly seed: string;
  /** All runs before this one are done. */
  runs: number;
  steps: number;
  seconds: number;
  readonly faults: Record<string, number>;
  readonly failed: { readonly run: number; readonly step: number; readonly what: string }[];
}

/** One and the same for the same sources. */
export function codeOf(root: string): string {
  const hash = createHash('sha256');
  for (const file of globSync('src/**/*.ts', { cwd: root }).sort()) {
    if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

export const emptyJournal = (code: string, seed: string): Journal => ({
  ...{ code, seed, runs: 0, steps: 0, seconds: 0 },
  ...{ faults: {}, failed: [] },
});

/** What was done before of this seed and this code; nothing, if the file is another's or is not whole. */
export function readJournal(path: string, code: string, seed: string): Journal {
  try {
    const journal = JSON.parse(readFileSync(path, 'utf8')) as Journal;
    if (journal.code === code && journal.seed === seed) return journal;
  } catch {
    // There is none.
  }
  return emptyJournal(code, seed);
}

export function writeJournal(path: string, journal: Journal): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, JSON.stringify(journal, undefined, 1));
  renameSync(`${path}.new`, path);
}

export function enter(journal: Journal, { run, steps, faults, failure }: Outcome): void {
  journal.runs = run + 1;
  journal.steps += steps;
  for (const [fault, times] of Object.entries(faults)) journal.faults[fault] = (journal.faults[fault] ?? 0) + times;
  if (failure) journal.failed.push({ run, ...failure });
}

/** Runs that are done in any order, entered in their own: so that the same steps come to the same sums, however many work. */
export class Entries {
  readonly #journal: Journal;
  readonly #early = new Map<number, Outcome>();

  constructor(journal: Journal) {
    this.#journal = journal;
  }

  add(outcome: Outcome, isEnough: () => boolean): void {
    this.#early.set(outcome.run, outcome);
    for (let next = this.#early.get(this.#journal.runs); next && !isEnough(); ) {
      this.#early.delete(next.run);
      enter(this.#journal, next);
      next = this.#early.get(this.#journal.runs);
    }
  }
}
