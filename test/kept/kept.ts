/** Kept evenings as files: what is in them, and where each phase of their game is cut off. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

export const release: string = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { readonly version: string }
).version;

export interface Head {
  readonly release: string;
  readonly game: string;
  /** The rules that decided it. */
  readonly rules: string;
  /** Those who sat there, the host first; their tokens follow from the names. */
  readonly people: readonly string[];
  readonly table: string;
  readonly master: string | null;
  /** So many entries in, a phase is in its middle. */
  readonly cuts: { readonly [phase: string]: number };
  readonly ending: Ending;
}

export interface Ending {
  readonly outcome: string;
  readonly winners: readonly number[];
  /** How many facts each viewer was told. */
  readonly facts: { readonly [viewer: string]: number };
}

export interface Kept {
  readonly name: string;
  readonly head: Head;
  readonly entries: readonly string[];
}

const root = new URL('./', import.meta.url);
export const folderOf = (version: string): URL => new URL(`${version}/`, root);

export const textOf = ({ head, entries }: Kept): string => [JSON.stringify(head), ...entries, ''].join('\n');

export const releases = (): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

export const keptIn = (version: string): Kept[] =>
  readdirSync(folderOf(version)).map((file) => {
    const [head, ...entries] = readFileSync(new URL(file, folderOf(version)), 'utf8')
      .trimEnd()
      .split('\n');
    return { name: file.replace(/\.jsonl$/, ''), head: JSON.parse(head!) as Head, entries };
  });

export type Hashes = { readonly [name: string]: string };

/** What versions that are out have kept, by SHA-256: those logs lie in stores of others, and never change. */
export const released = JSON.parse(readFileSync(new URL('released.json', root), 'utf8')) as {
  readonly [version: string]: Hashes;
};

export const hashesOf = (version: string): Hashes =>
  Object.fromEntries(
    readdirSync(folderOf(version))
      .sort()
      .map((file) => [
        file.replace(/\.jsonl$/, ''),
        createHash('sha256')
          .update(readFileSync(new URL(file, folderOf(version))))
          .digest('hex'),
      ]),
  );
