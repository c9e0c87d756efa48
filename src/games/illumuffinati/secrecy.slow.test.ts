/** What nobody may know shows nowhere: not in content, number, order, time or size, not in answers and offers. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bitOf, perceive } from '../../kernel/audience.ts';
import { withFlaw } from '../../kernel/testing/flaws.ts';
import { proveSecrecy, tell } from '../../kernel/testing/secrecy.ts';
import { linesOf } from '../../kernel/wire.ts';
import { pack, unpack } from './content.ts';
import { allViews, anna, bo, cille, dan, does, g4, lapse, passAll, secondRun, told, viewOf } from './fixtures.ts';
import { flaws } from './flaws.ts';
import { illumuffinati } from './index.ts';

const how = { snapshotsPerGame: 40, commandsMax: 1200 };

for (const seats of [4, 5, 6, 7]) {
  test(`nobody can tell twin games of ${seats} apart, with cards exchanged between two others`, () => {
    const proof = proveSecrecy(illumuffinati as never, {
      ...how,
      seed: `honest ${seats}`,
      seats,
      pairs: 40,
      otherLots: true,
    });
    assert.equal(proof.differences.map(tell).join('\n'), '');
    assert.equal(proof.pairs, 40);
    assert.ok(proof.comparisons > 50, String(proof.comparisons)); // most learn the difference when all bags are shown
  });
}

for (const { name, kinds, patch, ...fixed } of flaws) {
  test(`the prover finds a planted flaw: ${name}`, () => {
    const asked = { ...how, ...fixed, seed: 'flaws' };
    const { differences, pairs } = proveSecrecy(withFlaw(illumuffinati, { patch }) as never, { ...asked, pairs: 400 });
    assert.ok(differences.length > 0, `not found in ${pairs} pairs`);
    assert.ok(kinds.includes(differences[0]!.kind), `found as ${differences[0]!.kind}\n${tell(differences[0]!)}`);
  });
}

test('two jewels, and the two 30s, are one face each: no id, place or key tells them apart', () => {
  const table = secondRun();
  const text = JSON.stringify([table.log, table.truth]);
  assert.doesNotMatch(text, /"(id|card|key|index)":\s*\d+/);
  for (const { cards } of told(table, 'cardsPassed')) assert.match(cards, /^(\d\d|JJ){2}$/);
  const shape = illumuffinati.command;
  assert.ok(shape({ type: 'passCards', cards: ['J', 30] }));
  assert.equal(shape({ type: 'passCards', cards: [{ id: 3 }, 30] }), false);
});

test('whatever was passed, everybody’s line is as long', () => {
  const sizes = (
    [
      [4, 17],
      ['J', 'J'],
      [26, 'J'],
    ] as const
  ).map((cards) => {
    const table = g4();
    passAll(table, cards);
    const one = table.log.at(-1)!.told.find(({ fact }) => fact.type === 'cardsPassed')!;
    return [anna, bo, cille, dan, 'table' as const].map((viewer) => linesOf(one)(bitOf(viewer)).length);
  });
  assert.deepEqual(sizes[1], sizes[0]);
  assert.deepEqual(sizes[2], sizes[0]);
  assert.deepEqual(unpack(pack([4, 17, 'J', 30])), [4, 17, 'J', 30]);
});

test('a forced pass, a chosen one and a refused one look alike to those who may not know', () => {
  const stream = (deed: (table: ReturnType<typeof g4>) => void) => {
    const table = g4();
    deed(table);
    return table.log.flatMap(({ at, told: facts }) => facts.map((one) => [at, perceive(one, bitOf(dan))]));
  };
  const chosen = stream((table) => does(table, bo, { type: 'passCards', cards: ['J', 4] }, table.now + 40_000));
  assert.deepEqual(stream(lapse), chosen);
});

test('the Inspector’s phone has what the table screen has, and no face more', () => {
  for (const table of [g4(), secondRun()]) {
    assert.equal(JSON.stringify(viewOf(table, anna)), JSON.stringify(viewOf(table, 'table')));
    assert.equal(JSON.stringify(viewOf(table, 'master')), JSON.stringify(viewOf(table, 'table')));
  }
});

test('a voided round stays as secret as a finished one', () => {
  const table = secondRun();
  const old = [...table.truth.hands[bo]!];
  does(table, anna, { type: 'master.voidRound' });
  for (const view of allViews(table)) {
    assert.deepEqual(
      [view.used, view.shown, view.received, view.passed, view.rows],
      [[], [[], [], [], []], {}, {}, null],
    );
    for (const hand of Object.values(view.hands)) assert.notDeepEqual(hand, old);
  }
});
