/**
 * Which tests stand nearest to a file. Of those that come to it by imports, first the ones that are called after a
 * folder of it or lie beside it: the tests of one game's screens come to all other games as soon.
 */
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
    const isAkin = akinTo(file);
    const last = ({ far }: Near) => Number(far === Number.POSITIVE_INFINITY);
    return tests
      .map((test) => ({ test, far: far.get(test) ?? Number.POSITIVE_INFINITY }))
      .sort((a, b) => last(a) - last(b) || isAkin(b.test) - isAkin(a.test) || (last(a) ? 0 : a.far - b.far));
  };
}

function akinTo(file: string): (test: string) => number {
  const folder = posix.dirname(file);
  const names = folder.split('/').slice(2);
  const named = new RegExp(`(?<=^|[/.-])(${names.join('|')})(?=[/.-]|$)`);
  return (test) => Number(posix.dirname(test) === folder || (names.length > 0 && named.test(test)));
}
