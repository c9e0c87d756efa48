/** Which tests stand nearest to a file: how many imports lie between, those that never come to it last. */
import { posix } from 'node:path';
import { importsOf, readSource } from '../../test/source.ts';

/** The text of a file, if there is one. */
export type Read = (path: string) => string | undefined;

export interface Near {
  readonly test: string;
  /** How many imports away, and Infinity if none leads there. */
  readonly far: number;
}

/** For each file asked for, all tests by how near they are; the graph is read once. */
export function nearness(tests: readonly string[], read: Read): (file: string) => Near[] {
  const importers = new Map<string, string[]>();
  const seen = new Set<string>(tests);
  for (const path of seen) {
    const text = /\.tsx?$/.test(path) ? read(path) : undefined;
    if (text === undefined) continue;
    for (const { specifier, values } of importsOf(readSource(path, text))) {
      if (!specifier.startsWith('.') || values.length === 0) continue;
      const imported = posix.join(posix.dirname(path), specifier);
      importers.set(imported, [...(importers.get(imported) ?? []), path]);
      seen.add(imported);
    }
  }
  return (file) => {
    const far = new Map([[file, 0]]);
    for (const [path, steps] of far)
      for (const one of importers.get(path) ?? []) if (!far.has(one)) far.set(one, steps + 1);
    const isBeside = (test: string) => posix.dirname(test) === posix.dirname(file);
    return tests
      .map((test) => ({ test, far: far.get(test) ?? Number.POSITIVE_INFINITY }))
      .sort((a, b) => (a.far === b.far ? Number(isBeside(b.test)) - Number(isBeside(a.test)) : a.far - b.far));
  };
}
