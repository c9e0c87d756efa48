/** Bots among people: a slate can be read, a clue can be told, a shield is news, and a mark is followed. (Section 14) */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '../../../kernel/game.ts';
import { lots } from '../../../kernel/random.ts';
import {
  A,
  atNight,
  atTable,
  B,
  C,
  type Castle,
  cast,
  council,
  deed,
  does,
  F,
  toMorning,
  toPhase,
  viewOf,
} from '../fixtures.ts';
import { forraeder } from '../index.ts';

const bot = (seat: Seat) => forraeder.bots.clever!(seat, lots('pace'), lots);
const acts = (player: ReturnType<typeof bot>, table: Castle, seat: Seat) =>
  player.act(viewOf(table, seat), () => [], table.now);
const inSeconds = (player: ReturnType<typeof bot>, table: Castle, seat: Seat): number =>
  (player.wakes(viewOf(table, seat), table.now)! - table.now) / 1000;

test('a bot turns its slate, and gives the others time to read it', () => {
  const table = atTable({ day: 2 });
  toPhase(table, 'ballot');
  for (const seat of table.truth.living) cast(table, seat, seat === A ? B : A);
  const seat = table.truth.onStage!;
  const player = bot(seat);
  assert.ok(inSeconds(player, table, seat) < 3);
  assert.deepEqual(acts(player, table, seat), { type: 'reveal.show' });
  does(table, seat, { type: 'reveal.show' });
  assert.equal(inSeconds(player, table, seat), 4);
  assert.deepEqual(acts(player, table, seat), { type: 'reveal.done' });
});

test('a bot that is tied keeps the floor long enough for people to read that it has it', () => {
  const table = atTable({ day: 2 });
  toPhase(table, 'ballot');
  for (const seat of table.truth.living) cast(table, seat, seat === A || (seat !== B && seat % 2) ? B : A);
  toPhase(table, 'defence');
  for (const seat of [...table.truth.floor]) {
    const player = bot(seat);
    assert.equal(inSeconds(player, table, seat), 4);
    assert.deepEqual(acts(player, table, seat), { type: 'defence.done' });
    does(table, seat, { type: 'defence.done' });
  }
});

test('a bot shows its shield at breakfast only when nobody is missing', () => {
  for (const victim of [C, F]) {
    const table = atNight({ day: 2, traitors: [A, B], shield: C });
    toPhase(table, 'deed');
    for (const seat of [A, B]) deed(table, seat, victim);
    toMorning(table);
    const wanted = victim === C ? { type: 'shield.show' } : undefined;
    assert.deepEqual(acts(bot(C), table, C), wanted);
  }
});

test('[TR-102] a bot marks a victim in the council, and follows the elder’s mark there and in the deed', () => {
  for (const victim of [C, F]) {
    const table = atNight({ day: 2 });
    const [elder, other] = [bot(A), bot(B)];
    const seats = [
      [elder, A],
      [other, B],
    ] as const;
    for (const [player, seat] of seats)
      for (const { fact } of table.log.flatMap(({ told }) => told)) player.see?.(fact, viewOf(table, seat), table.now);
    const own = acts(elder, table, A) as { plan: string; target: Seat };
    assert.equal(own.plan, 'murder');
    assert.equal(table.truth.roles[own.target], 'loyal');
    council(table, A, 'murder', victim);
    assert.deepEqual(acts(other, table, B), { type: 'night.council', plan: 'murder', target: victim });
    toPhase(table, 'deed');
    for (const [player, seat] of seats)
      assert.deepEqual(acts(player, table, seat), { type: 'night.deed', targets: [victim] });
  }
});
