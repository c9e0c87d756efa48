/**
 * Nobody learns what they may not know: the prover at tables of two to five, leaks that it must find, and whole games in
 * which one piece goes another way and GW's side is told the very same. Who knows what, row by row, is in knows.test.ts.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyGame } from '../../kernel/game.ts';
import { seeded } from '../../kernel/random.ts';
import { withFlaw } from '../../kernel/testing/flaws.ts';
import { playGame, seating } from '../../kernel/testing/players.ts';
import { proveSecrecy, tell } from '../../kernel/testing/secrecy.ts';
import { pieces } from './content.ts';
import { heardBy, otherWay, outsiders, playAgain } from './exchange-fixtures.ts';
import { flaws, pathFlaws } from './flaws.ts';
import { gwsBrott } from './index.ts';
import type { Options } from './options.ts';

const how = { otherLots: true, commandsMax: 500 } as const;
const TABLES: { readonly [name: string]: Partial<Options> } = {
  'as it comes': {},
  'with clocks and a silent board': { timers: 'relaxed', tellActingPiece: false, twoPlayerTrumps: true },
  'with a pencil, and people who retire': {
    timers: 'brisk',
    gwAid: 'possible-squares',
    tellActingPiece: false,
    onLeave: 'retire',
  },
  'with a human master, open cards and a short look': { gameMaster: 'human', openCriminalCards: true, lookSeconds: 1 },
  'with a loose GW and all trumps': { gwExactSteps: false, rerollSubset: true, trumps: 'four', onLeave: 'pause' },
};

for (const seats of [2, 3, 4, 5]) {
  for (const [name, options] of Object.entries(TABLES)) {
    test(`nobody can tell twin worlds apart: ${seats} players, ${name}`, () => {
      const { differences, pairs, comparisons } = proveSecrecy(gwsBrott as AnyGame, {
        ...how,
        seed: name,
        seats,
        options,
        pairs: 25,
      });
      assert.equal(differences.map(tell).join('\n'), '');
      assert.equal(pairs, 25);
      assert.ok(comparisons >= pairs);
    });
  }
}

for (const { name, kinds, patch, ...fixed } of flaws) {
  test(`the prover finds a planted flaw: ${name}`, () => {
    const asked = { ...how, ...fixed, seed: 'flaws' };
    const { differences, pairs } = proveSecrecy(withFlaw(gwsBrott, { patch }) as AnyGame, { ...asked, pairs: 600 });
    assert.ok(differences.length > 0, `not found in ${pairs} pairs`);
    const found = differences[0]!;
    assert.ok(kinds.includes(found.kind), `found as ${found.kind}, not as ${kinds.join(' or ')}\n${tell(found)}`);
    const without = proveSecrecy(gwsBrott as AnyGame, { ...asked, pairs: Math.max(pairs, 10) });
    assert.equal(without.differences.map(tell).join('\n'), '', 'the same table without the flaw');
  });
}

/** Games of so many players, each with another way for one of its pieces: what GW's side heard in both. */
function* exchanged(game: typeof gwsBrott, players: number, games: number, options: Partial<Options> = {}) {
  for (let i = 0; i < games; i++) {
    const seed = `exchange ${players} ${i}`;
    const played = playGame(game, {
      seats: seating(0, players),
      options,
      seed,
      bots: [gwsBrott.bots[i % 2 ? 'easy' : 'random']!],
      viewers: ['table', 'master', 'ghost'],
    });
    const taken = pieces.filter((piece) =>
      played.table.truth.order.some((seat) => played.table.truth.pieces[seat]!.includes(piece)),
    );
    const way = otherWay(gwsBrott, played.table, taken[i % taken.length]!, seed);
    if (!way) continue;
    const again = playAgain(game, played.table, way, seeded(seed));
    yield { seed, moves: way.size, here: played.table, there: again };
  }
}

for (const players of [2, 3, 4, 5]) {
  test(`a piece goes another way, dice and evidence stay: GW's side of ${players} players hears the very same`, (t) => {
    let pairs = 0;
    let moves = 0;
    for (const { seed, moves: changed, here, there } of exchanged(gwsBrott, players, 40, {
      tellActingPiece: players % 2 > 0,
    })) {
      for (const viewer of outsiders(here))
        assert.equal(heardBy(there, viewer), heardBy(here, viewer), `${seed}, ${viewer}`);
      assert.notEqual(JSON.stringify(there.truth.paths), JSON.stringify(here.truth.paths), seed);
      pairs++;
      moves += changed;
    }
    assert.ok(pairs >= 30, `only ${pairs} games had another way`);
    t.diagnostic(`${pairs} games, ${moves} moves of exchanged pieces`);
  });
}

for (const { name, patch } of pathFlaws) {
  test(`games with another way show a planted flaw: ${name}`, () => {
    const flawed = withFlaw(gwsBrott, { patch });
    for (const { here, there } of exchanged(flawed, 4, 12)) {
      if (outsiders(here).some((viewer) => heardBy(there, viewer) !== heardBy(here, viewer))) return;
    }
    assert.fail('not in 12 games');
  });
}
