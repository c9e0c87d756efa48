/** Recorded games, checked line by line and against their twins. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apart } from '../apart.ts';
import { quietPhases, wrongBytes, wrongEnds, wrongShapes } from './account.ts';
import { type Recording, recorded } from './recording.ts';
import { scriptOf } from './script.ts';
import { twinOf } from './twins.ts';

/** Whatever is wrong with the lines of a recorded game. */
export function wrongWith({ lines, entries, troubles }: Recording): string[] {
  const phases = quietPhases(entries);
  const wrong = lines.flatMap((line) => wrongBytes(line, entries) ?? wrongShapes(line, phases) ?? []);
  return [...wrong, ...wrongEnds(lines, phases), ...troubles.map(String)];
}

interface Games {
  readonly sums: { readonly [what: string]: number };
  /** The first game in which something was wrong, in words. */
  readonly failed?: string;
}

/** Games with the seeds from one on and before another, each with a twin, until something is wrong. */
export async function recordAll(from: number, to: number, game: string): Promise<Games> {
  const sums = { frames: 0, led: 0, nights: 0, pairs: 0, comparisons: 0, disclosed: 0 };
  for (let seed = from; seed < to; seed++) {
    const script = scriptOf(seed, game);
    const first = await recorded(script);
    const wrong = wrongWith(first);
    if (wrong.length > 0) return { sums, failed: `seed ${seed}: ${wrong.join('\n')}` };
    sums.frames += first.lines.reduce((sum, { connections }) => sum + connections.flat().length, 0);
    sums.nights += quietPhases(first.entries).length;
    const masters = first.lines.filter(({ viewer }) => viewer === 'master');
    sums.led += masters.reduce((sum, { connections }) => sum + connections.flat().length, 0);
    // Whoever leads sees what was done otherwise, and may lead otherwise: there are no twins.
    if (masters.length > 0) continue;
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

/** A test of the games with the seeds from one on and before another. */
export function wireSuite(game: string, from: number, to: number): void {
  const which = `${game}, games ${from} to ${to - 1}`;
  test(`${which}: each line carries its own stream, in frames that say nothing, and twins cannot be told apart`, async (t) => {
    const { sums, failed } = await apart<Games>(import.meta.url, recordAll.name, from, to, game);
    assert.equal(failed, undefined);
    const hasTwins = sums.pairs! > (to - from) / 2 && sums.disclosed! < sums.comparisons!;
    assert.ok(hasTwins || sums.led! > 10 * (to - from), JSON.stringify(sums));
    t.diagnostic(JSON.stringify(sums));
  });
}
