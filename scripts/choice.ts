/** What of the check is to run: which steps, and the tests of which files. */
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

export interface Offered {
  readonly root: string;
  readonly tools: readonly string[];
  readonly tests: readonly string[];
  /** Those of the quick check. */
  readonly quick: readonly string[];
  /** All test files, from the root on. */
  readonly files: readonly string[];
}

export interface Choice {
  readonly steps: readonly string[];
  readonly files: readonly string[];
}

/** A sentence: why it cannot be. */
export type Refused = string;

const isPath = (word: string): boolean => /[/.*]/.test(word);
const isPattern = (word: string): boolean => /[*?[{]/.test(word);

/** Steps and files may be named together: then these steps run, and of all tests those of the files. */
export function choose(asked: readonly string[], { root, tools, tests, quick, files }: Offered): Choice | Refused {
  const steps = [...tools, ...tests];
  const names = asked.filter((word) => !isPath(word));
  const unknown = names.filter((word) => word !== 'all' && !steps.includes(word));
  if (unknown.length > 0) return `No step is called ${unknown.join(', ')}. Steps: ${steps.join(', ')}, all.`;
  const named = names.includes('all') ? steps : names;
  const paths = asked.filter(isPath);
  if (paths.length === 0) return { steps: asked.length === 0 ? quick : named, files };

  const testsOf = (path: string): string[] => {
    const found = new Set(globSync(path, { cwd: root }));
    return files.filter((file) => found.has(file));
  };
  const chosen = new Set(paths.flatMap(testsOf));
  // A shell writes out `src/games/maffia/*` by itself: among tests, other files and folders are no mistake.
  const isStray = (path: string) => !isPattern(path) && !path.endsWith('.test.ts') && existsSync(join(root, path));
  const idle = paths.filter((path) => testsOf(path).length === 0 && !(chosen.size > 0 && isStray(path)));
  if (idle.length > 0) {
    const hint = idle.some(isStray) ? ' For a whole folder, write it so: ‘src/kernel/**’.' : '';
    return `No test file is called ${idle.join(' or ')}.${hint}`;
  }
  return {
    steps: [...named.filter((name) => tools.includes(name)), ...tests],
    files: files.filter((file) => chosen.has(file)),
  };
}
