/** What came of a step of the check, as its tests wrote it, and the last line, which counts all of them. */

export interface Outcome {
  passed: number;
  failed: number;
  output: string;
  /** Something of it failed before it passed. */
  isSecond?: boolean;
  /** What this system does not have, and why. */
  without?: readonly string[];
}

export function readTests(code: number, output: string): Outcome {
  const count = (word: string) =>
    [...output.matchAll(new RegExp(`^ℹ ${word} (\\d+)$`, 'gm'))].reduce((sum, match) => sum + Number(match[1]), 0);
  const passed = count('pass');
  const failed = count('fail') + count('cancelled');
  if (passed + failed === 0) return { passed, failed: 1, output: `${output}\nno test ran` };
  const withoutPasses = output.replace(/^\s*✔ .*\n/gm, '');
  const isSecond = output.includes('failed the first time');
  const without = [...output.matchAll(/^without .+$/gm)].map(([told]) => told);
  return { passed, failed: failed || (code ? 1 : 0), output: withoutPasses, isSecond, without };
}

export function lastLine(outcomes: readonly (Outcome & { readonly step: { readonly name: string } })[]): string {
  const sum = (pick: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + pick(outcome), 0);
  const second = outcomes
    .filter(({ isSecond }) => isSecond)
    .map(({ step }) => `; some of ${step.name} failed the first time`);
  const without = outcomes.flatMap((outcome) => outcome.without ?? []).map((told) => `; ${told}`);
  return [`${sum((o) => o.passed)} passed, ${sum((o) => o.failed)} failed`, ...second, ...without].join('');
}
