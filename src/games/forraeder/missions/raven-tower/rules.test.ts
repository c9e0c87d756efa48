/** M3, held against RULES.md of this folder. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lowerMedian } from '../../access.ts';
import { errorOf, sharesFor } from './rules.ts';
import '../../texts/all.ts';
import {
  A,
  asks,
  B,
  C,
  does,
  H,
  heard,
  inMission,
  lastMission as last,
  pass,
  type Scene,
  seatsTo,
  viewOf,
} from '../../fixtures.ts';

const eight: Scene = { seats: 12, out: [8, 9, 10, 11], day: 2 };

test('[TR-25a] after each round of ravens all hear how many there were, and the middle of all guesses', () => {
  const table = inMission('raven-tower', { seats: 8, day: 2 });
  const counts = [1, 2, 3, 4].map((round) => {
    const count = table.truth.ravens.pictures[round - 1]!.length;
    if (round < 4)
      for (const seat of [A, B, C]) does(table, seat, { type: 'ravens.estimate', round, value: 60 + seat });
    pass(table);
    return count;
  });
  const sentences = counts.map((count, k) =>
    k < 3
      ? `Round ${k + 1}: ${count} ravens. The middle of all guesses was 61.`
      : `Round 4: ${count} ravens. Nobody guessed.`,
  );
  for (const viewer of [A, H, 'table', 'master'] as const)
    assert.deepEqual(heard(table, viewer, 'ravensCounted'), sentences, String(viewer));
});

test('[TR-S11, TR-25] ravens: the middle of all guesses counts, and silence is as wrong as can be', () => {
  assert.deepEqual(
    [104, 114, 130, 131, null].map((group) => sharesFor(100, group)),
    [3, 2, 1, 0, 0],
  );
  assert.equal(lowerMedian([200, 90, 120, 110]), 110);
  const ravens = inMission('raven-tower', { seats: 12, out: [8, 9, 10, 11], day: 2 });
  for (let round = 1; round <= 4; round++) {
    const count = viewOf(ravens, A).ravens.pictures[round - 1]!.length;
    assert.ok(count >= 40 && count <= 180);
    assert.equal(
      asks(ravens, A, { type: 'ravens.estimate', round: round + 1 > 4 ? 1 : round + 1, value: 9 }),
      'round-closed',
    );
    for (const seat of [...ravens.truth.living].filter((one) => one !== H))
      does(ravens, seat, { type: 'ravens.estimate', round, value: count });
    pass(ravens);
  }
  assert.equal(last(ravens).shares, 12);
  const counted = ravens.truth.ravens.counted.reduce((sum, { count }) => sum + count, 0);
  assert.equal(errorOf(ravens.truth, H), counted, 'who is silent is as wrong as can be');
  assert.ok(!last(ravens).access.includes(H) && last(ravens).access.length === 2);
});

test('[TR-25] ravens are shown for six seconds, also where there is more time to guess', () => {
  const table = inMission('raven-tower', eight);
  const began = table.now;
  assert.equal(table.truth.ravens.goneAt, began + 6_000);
  const { until } = table.truth;
  does(table, 'server', { type: 'gm.extend', seconds: 60 });
  assert.deepEqual([table.truth.until, viewOf(table, A).ravens.goneAt], [until! + 60_000, began + 6_000]);
});

test('[TR-25] a live round closes early when all have answered, and answers may be changed until then', () => {
  const table = inMission('raven-tower', eight);
  for (const seat of seatsTo(7)) does(table, seat, { type: 'ravens.estimate', round: 1, value: 100 });
  does(table, A, { type: 'ravens.estimate', round: 1, value: 50 });
  assert.equal(table.truth.ravens.counted.length, 0);
  does(table, H, { type: 'ravens.estimate', round: 1, value: 100 });
  assert.equal(table.truth.ravens.counted.length, 1);
  assert.equal(table.truth.ravens.pictures.length, 2);
});
