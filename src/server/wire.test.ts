/**
 * What really leaves a server, frame by frame: bots' games in real rooms on virtual time, with everything
 * that went over each line written down. It is the viewer's own stream and nothing else, in frames whose times and sizes
 * say nothing; and a twin room in which one hidden thing was done otherwise cannot be told from it. Hundreds of games,
 * of every game of the catalogue, are in wire.slow.test.ts.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flaws, masterMisses } from './testing/wire/flaws.ts';
import { recorded } from './testing/wire/recording.ts';
import { scriptOf } from './testing/wire/script.ts';
import { wireSuite, wrongWith } from './testing/wire/suite.ts';
import { twinOf } from './testing/wire/twins.ts';

wireSuite('maffia', 0, 10);
wireSuite('maffia, led by a person', 0, 3);

test('the same script gives the same bytes at the same times', async () => {
  const script = scriptOf(1);
  assert.deepEqual(await recorded(script), await recorded(script));
});

test('a planted flaw shows on a line: the master is not told what happens at night', async () => {
  const wrong = wrongWith(await recorded(scriptOf(0, 'maffia, led by a person'), { flawed: masterMisses }));
  assert.ok(
    wrong.some((what) => /connection 0, byte|facts arrived/.test(what)),
    wrong.join('\n'),
  );
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
