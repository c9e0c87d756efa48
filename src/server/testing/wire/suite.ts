/** Recorded games, checked line by line and against their twins. */
import { quietPhases, wrongBytes, wrongShapes } from './account.ts';
import { type Recording, recorded } from './recording.ts';
import { crimeScriptOf, type Script, scriptOf } from './script.ts';
import { twinOf } from './twins.ts';

/** Whatever is wrong with the lines of a recorded game. */
export function wrongWith({ lines, entries, troubles }: Recording): string[] {
  const phases = quietPhases(entries);
  const wrong = lines.flatMap((line) => wrongBytes(line, entries) ?? wrongShapes(line, phases) ?? []);
  return [...wrong, ...troubles.map(String)];
}

export interface Games {
  readonly sums: { readonly [what: string]: number };
  /** The first game in which something was wrong, in words. */
  readonly failed?: string;
}

/** Games with the seeds from one on and before another, each with a twin, until something is wrong. */
export const recordAll = (from: number, to: number): Promise<Games> => record(scriptOf, from, to);
export const recordCrimes = (from: number, to: number): Promise<Games> => record(crimeScriptOf, from, to);

async function record(scriptFor: (seed: number) => Script, from: number, to: number): Promise<Games> {
  const sums = { frames: 0, nights: 0, pairs: 0, comparisons: 0, disclosed: 0 };
  for (let seed = from; seed < to; seed++) {
    const script = scriptFor(seed);
    const first = await recorded(script);
    const wrong = wrongWith(first);
    if (wrong.length > 0) return { sums, failed: `seed ${seed}: ${wrong.join('\n')}` };
    sums.frames += first.lines.reduce((sum, { connections }) => sum + connections.flat().length, 0);
    sums.nights += quietPhases(first.entries).length;
    const twin = await twinOf(script, first);
    if (!twin) continue;
    if (twin.differences.length > 0)
      return { sums, failed: `seed ${seed}: ${twin.what}\n${twin.differences.join('\n')}` };
    sums.pairs++;
    sums.comparisons += twin.compared;
    sums.disclosed += twin.disclosed;
  }
  return { sums };
}
