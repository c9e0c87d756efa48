/** What was asked for: which files, and how much of them. */
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

export interface Asked {
  /** Source files, from the root on. */
  readonly files: readonly string[];
  readonly seed: string;
  readonly most: number;
  readonly minutes: number;
}

/** A sentence: why it cannot be. */
export type Refused = string;

const isSource = (path: string) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$/.test(path);
const standard = (value: string) => ({ type: 'string', default: value }) as const;
const OPTIONS = { seed: standard('1'), most: standard('20'), minutes: standard('30') };

export function readAsked(words: string[], root: string): Asked | Refused {
  let parsed: ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: words, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return (error as Error).message;
  }
  const { values, positionals: patterns } = parsed;
  for (const name of ['most', 'minutes'] as const) {
    if (!(Number(values[name]) > 0)) return `--${name} is a number above 0, not ${values[name]}.`;
  }
  if (patterns.length === 0) return 'Which files? For example: npm run mutants -- src/connection.ts --most 20';
  const found = patterns.map((pattern) => globSync(pattern, { cwd: root }).filter(isSource));
  // A shell writes out `src/web/kit/*` by itself: among sources, other files are no mistake.
  const isStray = (pattern: string) => found.flat().length > 0 && existsSync(join(root, pattern));
  const idle = patterns.filter((pattern, at) => found[at]!.length === 0 && !isStray(pattern));
  if (idle.length > 0) return `No source file is called ${idle.join(' or ')}.`;
  return {
    files: [...new Set(found.flat())].sort(),
    seed: values.seed,
    most: Number(values.most),
    minutes: Number(values.minutes),
  };
}
