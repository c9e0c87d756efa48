/** What was asked for: how many steps, of which seed, and for how long; or one run alone. */
import { parseArgs } from 'node:util';

export interface Asked {
  readonly steps: number;
  readonly seed: string;
  readonly minutes: number;
  readonly workers: number;
  /** This one alone, step by step. */
  readonly run?: number;
  /** From the beginning, whatever was done before. */
  readonly isAnew: boolean;
}

const standard = (value: string) => ({ type: 'string', default: value }) as const;
const OPTIONS = {
  steps: standard('1000000'),
  seed: standard('1'),
  minutes: standard('60'),
  workers: standard('1'),
  run: { type: 'string' },
  anew: { type: 'boolean', default: false },
} as const;

/** Or a sentence: why it cannot be. */
export function readAsked(words: string[]): Asked | string {
  let values: ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];
  try {
    values = parseArgs({ args: words, options: OPTIONS }).values;
  } catch (error) {
    return (error as Error).message;
  }
  for (const name of ['steps', 'minutes', 'workers'] as const) {
    if (!(Number(values[name]) > 0)) return `--${name} is a number above 0, not ${values[name]}.`;
  }
  if (!Number.isInteger(Number(values.workers))) return `--workers is a whole number, not ${values.workers}.`;
  const { run } = values;
  if (run !== undefined && !/^\d+$/.test(run)) return `--run is the number of a run, not ${run}.`;
  if (!/^\w+$/.test(values.seed)) return `--seed is letters and digits, not ${values.seed}.`;
  return {
    steps: Number(values.steps),
    seed: values.seed,
    minutes: Number(values.minutes),
    workers: Number(values.workers),
    ...(run !== undefined && { run: Number(run) }),
    isAnew: values.anew,
  };
}
