/** Ordet fanger: nobody learns what they may not know: the prover at tables of two to twelve, and leaks that it must find. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './texts/all.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { withFlaw } from '../../kernel/testing/flaws.ts';
import { proveSecrecy, tell } from '../../kernel/testing/secrecy.ts';
import { flaws } from './flaws.ts';
import { ordetFanger } from './index.ts';

const how = { otherLots: true, commandsMax: 300 } as const;
const TABLES: { readonly [name: string]: object } = {
  'typed, announced': { judging: 'typed', playMode: 'remote', duelSignal: 'flash' },
  'typed, to be spotted': { judging: 'typed', playMode: 'remote', duelSignal: 'spot', answersRequired: 2 },
  'voices, announced, with a human master': {
    judging: 'voices',
    duelSignal: 'flash',
    gameMaster: 'human',
    flipFoul: 'vote',
  },
  'voices, to be spotted, all jokers': {
    judging: 'voices',
    duelSignal: 'spot',
    activeJokers: 'all',
    firstLapJoker: 'return',
  },
};

for (const seats of [2, 3, 6, 9]) {
  for (const [name, options] of Object.entries(TABLES)) {
    test(`nobody can tell twin worlds apart: ${seats} seats, ${name}`, () => {
      const fixed = { rounds: 1, teams: 'auto', juniors: 'none', ...options };
      const { differences, pairs } = proveSecrecy(ordetFanger as AnyGame, {
        ...how,
        seed: name,
        seats,
        options: fixed,
        pairs: 24,
      });
      assert.equal(differences.map(tell).join('\n'), '');
      assert.equal(pairs, 24);
    });
  }
}

for (const { name, kinds, patch, ...fixed } of flaws) {
  test(`the prover finds a planted flaw: ${name}`, () => {
    const asked = { ...how, ...fixed, seed: 'flaws' };
    const { differences, pairs } = proveSecrecy(withFlaw(ordetFanger, { patch }) as AnyGame, { ...asked, pairs: 400 });
    assert.ok(differences.length > 0, `not found in ${pairs} pairs`);
    const found = differences[0]!;
    assert.ok(kinds.includes(found.kind), `found as ${found.kind}, not as ${kinds.join(' or ')}\n${tell(found)}`);
  });
}
