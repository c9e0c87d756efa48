/**
 * What really leaves a server, frame by frame: bots' games in real rooms on virtual time, with everything
 * that went over each line written down. It is the viewer's own stream and nothing else, in frames whose times and sizes
 * say nothing; and a twin room in which one hidden thing was done otherwise cannot be told from it.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apart } from './testing/apart.ts';
import { flaws } from './testing/wire/flaws.ts';
import { recorded } from './testing/wire/recording.ts';
import { scriptOf } from './testing/wire/script.ts';
import { type Games, recordAll, wrongWith } from './testing/wire/suite.ts';
import { twinOf } from './testing/wire/twins.ts';

const GAMES = 200;

test(`${GAMES} games: each line carries its own stream, in frames that say nothing, and twins cannot be told apart`, async (t) => {
  const suite = new URL('./testing/wire/suite.ts', import.meta.url).href;
  const { sums, failed } = await apart<Games>(suite, recordAll.name, 0, GAMES);
  assert.equal(failed, undefined);
  assert.ok(sums.comparisons! > 5 * GAMES && sums.disclosed! < sums.comparisons!, JSON.stringify(sums));
  t.diagnostic(JSON.stringify(sums));
});

test('60 games of Illumuffinati with 4 to 7 seats: the same, with other cards passed on and other answers', async (t) => {
  const suite = new URL('./testing/wire/suite.ts', import.meta.url).href;
  const { sums, failed } = await apart<Games>(suite, recordAll.name, 0, 60, 'illumuffinati');
  assert.equal(failed, undefined);
  assert.ok(sums.pairs! > 40 && sums.disclosed! < sums.comparisons!, JSON.stringify(sums));
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
