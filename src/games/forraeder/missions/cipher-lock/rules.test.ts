/** M5, held against RULES.md of this folder. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '../../../../kernel/game.ts';
import { drawFrom, seeded } from '../../../../kernel/random.ts';
import {
  A,
  asks,
  D,
  does,
  E,
  F,
  inMission,
  lastMission as last,
  pass,
  type Scene,
  seatsTo,
  viewOf,
} from '../../fixtures.ts';
import { dealClues, targetSize } from './clues.ts';
import { allCodes, type CipherSymbol, fits, symbols } from './content.ts';

const eight: Scene = { seats: 12, out: [8, 9, 10, 11], day: 2 };

const code: CipherSymbol[] = ['sun', 'rose', 'cup', 'moon'];
/** The lots that shuffle these symbols to the front. */
function codeLots(): number[] {
  const wanted = [...code, ...symbols.filter((one) => !code.includes(one))];
  const left = [...symbols];
  const draws: number[] = [];
  for (let i = symbols.length - 1; i > 0; i--) {
    const at = left.indexOf(wanted[i]!);
    draws.push(at);
    left[at] = left[i]!;
    left.length = i;
  }
  return draws;
}

test('[TR-S13, TR-27] the cipher lock: everybody knows something, the scribe tries', () => {
  const lots = { code: codeLots(), scribe: [D] };
  const table = inMission('cipher-lock', { ...eight, lots });
  assert.deepEqual(table.truth.cipher.code, code);
  assert.equal(viewOf(table, D).cipher.code, undefined);
  assert.equal(viewOf(table, 'master').cipher.code, undefined);
  const tries = (seat: Seat, ...guess: CipherSymbol[]) => asks(table, seat, { type: 'cipher.try', code: guess });
  assert.equal(tries(A, ...code), 'not-scribe');
  assert.equal(tries(D, 'sun', 'sun', 'cup', 'moon'), 'bad-code');
  assert.equal(asks(table, D, { type: 'cipher.name', seats: [D, F] }), 'lock-closed');
  assert.equal(tries(D, 'sun', 'cup', 'rose', 'moon'), undefined);
  assert.deepEqual(viewOf(table, A).cipher.tries, [{ code: ['sun', 'cup', 'rose', 'moon'], placed: 2, present: 2 }]);
  assert.equal(asks(table, E, { type: 'cipher.tell', clue: { kind: 'at', symbol: 'cup', place: 1 } }), undefined);
  assert.deepEqual(viewOf(table, A).cipher.told, [{ seat: E, clue: { kind: 'at', symbol: 'cup', place: 1 } }]);
  assert.equal(tries(D, ...code), undefined);
  assert.equal(tries(D, ...code), 'no-tries-left');
  assert.equal(asks(table, D, { type: 'cipher.name', seats: [D] }), 'bad-seats');
  assert.equal(asks(table, D, { type: 'cipher.name', seats: [D, F] }), undefined);
  assert.deepEqual([last(table).shares, last(table).access], [6, [D, F]]);

  const lost = inMission('cipher-lock', { ...eight, lots });
  for (const guess of [
    ['cup', 'sun', 'moon', 'rose'],
    ['sun', 'cup', 'rose', 'moon'],
    ['star', 'sun', 'moon', 'rose'],
  ])
    does(lost, D, { type: 'cipher.try', code: guess as CipherSymbol[] });
  assert.deepEqual([last(lost).shares, last(lost).access], [0, []]);
  assert.deepEqual(viewOf(lost, A).cipher.code, code);

  const first = inMission('cipher-lock', { ...eight, day: 1, lots });
  does(first, D, { type: 'cipher.try', code });
  assert.equal(first.truth.phase, 'discussion', 'without an armoury nobody is named');
  assert.equal(last(first).shares, 9);
});

test('[TR-27] clues leave exactly one code from eight seats on, and at most two below', () => {
  assert.equal(targetSize(64, 6), 32);
  assert.equal(targetSize(243, 5), 81);
  for (let deal = 0; deal < 1000; deal++) {
    const draw = drawFrom(seeded(deal), {});
    const secret = draw('code').shuffle(symbols).slice(0, 4);
    const count = deal % 5 === 0 ? 4 + (deal % 4) : 8 + (deal % 15);
    const clues = dealClues(secret, count, draw);
    assert.ok(clues.every((clue) => fits(secret, clue)));
    const left = allCodes.filter((one) => clues.every((clue) => fits(one, clue))).length;
    if (count >= 8) assert.equal(left, 1, `deal ${deal} of ${count}`);
    else assert.ok(left <= 2, `deal ${deal} of ${count} leaves ${left}`);
  }
});

test('[TR-27] places in the Armoury go by lot where the scribe is late', () => {
  const sets = new Set(
    seatsTo(8).map((k) => {
      const table = inMission('cipher-lock', { ...eight, seed: `season ${k}` });
      does(table, table.truth.cipher.scribe!, { type: 'cipher.try', code: table.truth.cipher.code! });
      pass(table);
      return last(table).access.join();
    }),
  );
  assert.ok(sets.size > 2);
});
