/** M2, held against RULES.md of this folder. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { armouryPlaces } from '../../content.ts';
import { arms } from './content.ts';
import '../../texts/all.ts';
import {
  A,
  B,
  C,
  does,
  F,
  G,
  H,
  heard,
  inMission,
  lastMission as last,
  pass,
  type Scene,
  seatsTo,
  toPhase,
  viewOf,
  wait,
} from '../../fixtures.ts';

const eight: Scene = { seats: 12, out: [8, 9, 10, 11], day: 2 };

test('[TR-24a] how many knew their coat of arms all hear, and nobody hears who', () => {
  const table = inMission('coats-of-arms', { seats: 8, day: 2, out: [G, H] });
  while (table.truth.step !== 'open') pass(table);
  for (const seat of [A, B, C]) {
    const { position } = table.truth.armsAsked[seat]!;
    does(table, seat, { type: 'arms.answer', arms: table.truth.arms[position - 1]! });
  }
  toPhase(table, 'discussion');
  for (const viewer of [A, F, G, 'table', 'master'] as const)
    assert.deepEqual(heard(table, viewer, 'armsCounted'), ['3 of 6 remembered their coat of arms.'], String(viewer));
});

test('[TR-S11, TR-24] coats of arms: twelve go by, and each answer that is right pays', () => {
  const table = inMission('coats-of-arms', { seats: 12, out: [9, 10, 11], day: 2 });
  assert.equal(table.truth.step, 'show');
  assert.equal(viewOf(table, A).armsAsked[A], undefined, 'the question comes after the show');
  wait(table, 24_000);
  assert.equal(new Set(table.truth.arms).size, arms.length);
  const positions = table.truth.living.map((seat) => table.truth.armsAsked[seat]!.position);
  assert.equal(new Set(positions).size, 9, 'another one for each of the first twelve');
  for (const seat of [...table.truth.living]) {
    const { position, choices } = viewOf(table, seat).armsAsked[seat]!;
    const right = table.truth.arms[position - 1]!;
    assert.equal(choices.length, 4);
    assert.ok(choices.includes(right));
    const answer = seat < 7 ? right : choices.find((one) => one !== right)!;
    does(table, seat, { type: 'arms.answer', arms: answer });
  }
  assert.equal(last(table).shares, 9);
  assert.equal(last(table).access.length, 3);
  assert.ok(last(table).access.every((seat) => seat < 7));
});

test('[TR-24] places in the Armoury go by lot among those who were right; their number by the living', () => {
  const sets = new Set(
    seatsTo(8).map((k) => {
      const table = inMission('coats-of-arms', { ...eight, seed: `season ${k}` });
      wait(table, 24_000);
      for (const seat of [...table.truth.living]) {
        const { position } = table.truth.armsAsked[seat]!;
        does(table, seat, { type: 'arms.answer', arms: table.truth.arms[position - 1]! });
      }
      return last(table).access.join();
    }),
  );
  assert.ok(sets.size > 2);
  assert.deepEqual([8, 9, 14, 15].map(armouryPlaces), [2, 3, 3, 4]);
});
