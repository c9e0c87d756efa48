/**
 * What really leaves a server, frame by frame: bots' games of Maffia in real rooms on virtual time, with everything
 * that went over each line written down. It is the viewer's own stream and nothing else, in frames whose times and sizes
 * say nothing; and a twin room in which one hidden thing was done otherwise cannot be told from it.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quietPhases, wrongBytes, wrongShapes } from './testing/wire/account.ts';
import { flaws } from './testing/wire/flaws.ts';
import { type Recording, recorded } from './testing/wire/recording.ts';
import { scriptOf } from './testing/wire/script.ts';
import { twinOf } from './testing/wire/twins.ts';

const GAMES = 200;

function wrongWith({ lines, entries, troubles }: Recording): string[] {
  const phases = quietPhases(entries);
  const wrong = lines.flatMap((line) => wrongBytes(line, entries) ?? wrongShapes(line, phases) ?? []);
  return [...wrong, ...troubles.map(String)];
}

test(`${GAMES} games: each line carries its own stream, in frames that say nothing, and twins cannot be told apart`, async (t) => {
  const sums = { frames: 0, nights: 0, pairs: 0, comparisons: 0, disclosed: 0 };
  for (let seed = 0; seed < GAMES; seed++) {
    const script = scriptOf(seed);
    const first = await recorded(script);
    assert.deepEqual(wrongWith(first), [], `seed ${seed}`);
    const twin = await twinOf(script, first);
    if (twin) assert.deepEqual(twin.differences, [], `seed ${seed}: ${twin.what}`);
    sums.frames += first.lines.reduce((sum, { connections }) => sum + connections.flat().length, 0);
    sums.nights += quietPhases(first.entries).length;
    sums.pairs += twin ? 1 : 0;
    sums.comparisons += twin?.compared ?? 0;
    sums.disclosed += twin?.disclosed ?? 0;
  }
  assert.ok(sums.comparisons > 5 * GAMES && sums.disclosed < sums.comparisons, JSON.stringify(sums));
  t.diagnostic(JSON.stringify(sums));
});

test('the same script gives the same bytes at the same times', async () => {
  const script = scriptOf(1);
  assert.deepEqual(await recorded(script), await recorded(script));
});

for (const [name, { flawed, alone, twin }] of Object.entries(flaws)) {
  if (alone) {
    test(`a planted flaw shows on a line: ${name}`, async () => {
      for (let seed = 0; seed < 12; seed++) {
        const wrong = wrongWith(await recorded(scriptOf(seed), { flawed }));
        if (wrong.some((what) => alone.test(what))) return;
      }
      assert.fail('not in 12 games');
    });
  }
  if (twin) {
    test(`a planted flaw shows between twins: ${name}`, async () => {
      for (let seed = 0; seed < 24; seed++) {
        const script = scriptOf(seed);
        const found = await twinOf(script, await recorded(script, { flawed }), flawed);
        if (found?.differences.some((what) => twin.test(what))) return;
      }
      assert.fail('not in 24 games');
    });
  }
}
