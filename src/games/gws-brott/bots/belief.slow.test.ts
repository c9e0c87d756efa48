/**
 * Where pieces can stand at all, as GW's bot works it out from its own view: it always contains the truth, and on small
 * cases it is exactly what trying everything gives.
 *
 *   node src/games/gws-brott/bots/belief.slow.test.ts --games 10000
 *
 * plays that many games at every number of players in turn; without it, a few.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BotMaker } from '../../../kernel/bot.ts';
import { playGame, seating } from '../../../kernel/testing/players.ts';
import type { Command } from '../commands.ts';
import { type Face, type Piece, type Place, pieces } from '../content.ts';
import { bytesOf, C1, C2, does, G, type GwTable, given, playing, rolls, told, viewOf, walks } from '../fixtures.ts';
import { gwsBrott } from '../index.ts';
import { legal } from '../offers.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import { type Belief, believing } from './belief.ts';

const flag = process.argv.indexOf('--games');
const GAMES = flag > 0 ? Number(process.argv[flag + 1]) : 60;

/** The same bot, whose seat's facts are also given to a belief while it is GW. */
const thinking =
  (maker: BotMaker<State, Command>, beliefs: Belief[]): BotMaker<State, Command> =>
  (seat, lot, common) => {
    const bot = maker(seat, lot, common);
    const belief = believing({ isWary: false, hasPencil: true, width: 8 });
    beliefs[seat] = belief;
    return {
      ...bot,
      see(fact, view, now) {
        bot.see?.(fact, view, now);
        if (view.gw === seat) belief.see(fact, view);
      },
    };
  };

const contains = (sets: readonly Place[][], places: readonly (Place | null | undefined)[]): boolean =>
  places.every((place, i) => place === null || place === undefined || sets[i]!.includes(place));

/** How many moments were looked at. */
function checkGame(players: number, seed: string, options: Partial<Options>): number {
  const beliefs: Belief[] = [];
  let looks = 0;
  const { ending } = playGame(gwsBrott, {
    seats: seating(0, players),
    options,
    seed,
    bots: [thinking(gwsBrott.bots.random!, beliefs)],
    onAct(_, { truth }) {
      if (truth.round === 0 || truth.result) return;
      const taken = pieces.filter((piece) => truth.order.some((seat) => truth.pieces[seat]!.includes(piece)));
      const places = taken.map((piece) => truth.places[piece]);
      const sets = beliefs[truth.gw!]!.possible();
      // Where GW is not told which piece is which, one way round or the other.
      const isUnnamed = players === 2 && !truth.options.tellActingPiece;
      const isIn = contains(sets, places) || (isUnnamed && contains(sets, places.toReversed()));
      assert.ok(isIn, `${seed}: ${JSON.stringify(places)} is not in ${JSON.stringify(sets)}`);
      looks++;
    },
  });
  assert.equal(ending, 'over');
  return looks;
}

test(`${GAMES} games: the squares that are possible always contain the true one`, (t) => {
  let looks = 0;
  for (let i = 0; i < GAMES; i++) {
    const players = 2 + (i % 4);
    const tellActingPiece = Math.floor(i / 4) % 2 === 0;
    looks += checkGame(players, `possible ${i}`, { tellActingPiece, twoPlayerTrumps: i % 3 === 0, trumps: 'four' });
  }
  t.diagnostic(`${looks} moments in ${GAMES} games`);
});

/** What happens in a small case: C1 or C2 move with a face, or GW walks. */
type Happening = { readonly by: typeof C1 | typeof C2; readonly face: Face } | { readonly walk: readonly string[] };

/** Plays the happenings with every choice of squares, and keeps those games that look the same to GW. */
function everyWay(happenings: readonly Happening[], truly: readonly number[]): { ways: GwTable[]; belief: Belief } {
  const belief = believing({ isWary: false, hasPencil: true, width: 8 });
  const play = (choices: readonly number[], see?: Belief): { table: GwTable; open: number } => {
    const table = playing(2, { trumps: 'none' });
    if (see) {
      const watcher = table.watchers.find(({ viewer }) => viewer === G)!;
      for (const { told: facts } of table.log) for (const { fact } of facts) see.see(fact, watcher.view);
      watcher.see = (fact, view) => see.see(fact, view);
    }
    let next = 0;
    for (const happening of happenings) {
      if ('walk' in happening) {
        table.fall.gw.push(happening.walk.length);
        does(table, G, { type: 'rollGwDie' });
        for (const to of happening.walk) {
          if (table.truth.phase !== 'gw-move') break;
          walks(table, to);
        }
        continue;
      }
      const { by, face } = happening;
      rolls(table, by, face, face, face, face, face);
      const [choose] = legal(table.truth, by, 0);
      if (choose?.command.type !== 'chooseDie') return { table, open: 0 };
      does(table, by, { type: 'chooseDie', die: 0 });
      const [offer] = legal(table.truth, by, 0);
      const squares = (offer!.command.to as unknown as { values: string[] }).values;
      if (next >= choices.length) return { table, open: squares.length };
      does(table, by, { type: 'movePiece', to: squares[choices[next++]! % squares.length]! });
    }
    return { table, open: 0 };
  };
  const truth = play(truly, belief).table;
  const ways: GwTable[] = [];
  const search = (choices: readonly number[]): void => {
    const { table, open } = play(choices);
    for (let i = 0; i < open; i++) search([...choices, i]);
    if (open === 0 && bytesOf(table, G) === bytesOf(truth, G)) ways.push(table);
  };
  search([]);
  return { ways, belief };
}

const placesIn = (ways: readonly GwTable[], piece: Piece): Place[] =>
  [...new Set(ways.map(({ truth }) => truth.places[piece]!))].sort();

const CASES: { readonly [name: string]: readonly Happening[] } = {
  'one step out of jail': [{ by: C1, face: '1' }],
  'two moves with GW far away': [
    { by: C1, face: '2' },
    { by: C2, face: '1' },
    { walk: ['J6', 'K6', 'J6'] },
    { by: C1, face: '3' },
  ],
  'an arrow out of jail and another one': [
    { by: C1, face: 'arrow' },
    { by: C2, face: 'arrow' },
    { walk: ['H6', 'H7'] },
    { by: C1, face: 'arrow' },
  ],
  'four steps, and a walk towards the jail': [
    { by: C1, face: '4' },
    { by: C2, face: '1' },
    { walk: ['H6', 'H7', 'H8', 'H9'] },
    { by: C1, face: '1' },
  ],
};

for (const [name, happenings] of Object.entries(CASES)) {
  test(`what is possible equals what trying everything gives: ${name}`, () => {
    for (const truly of [
      [0, 0, 0],
      [1, 1, 2],
      [2, 3, 1],
    ]) {
      const { ways, belief } = everyWay(happenings, truly);
      assert.ok(ways.length > 1);
      for (const [i, piece] of (['hat', 'glove'] as const).entries()) {
        assert.deepEqual([...belief.possible()[i]!].sort(), placesIn(ways, piece), `${piece} after ${truly}`);
      }
    }
  });
}

test('GW enters a square without a click: it is struck out, and ways that led there alone with it', () => {
  const table = playing(2, { gwAid: 'possible-squares' });
  assert.equal(viewOf(table, G).pencil!.guesses.length, 1);
  const belief = believing({ isWary: true, hasPencil: true, width: 8 });
  const watcher = table.watchers.find(({ viewer }) => viewer === G)!;
  watcher.see = (fact, view) => belief.see(fact, view);
  for (const { told: facts } of table.log) for (const { fact } of facts) belief.see(fact, watcher.view);
  rolls(table, C1, '1', '1', '1', '1', '1');
  does(table, C1, { type: 'chooseDie', die: 0 });
  does(table, C1, { type: 'movePiece', to: 'B7' });
  rolls(table, C2, '1', '1', '1', '1', '1');
  does(table, C2, { type: 'chooseDie', die: 0 });
  does(table, C2, { type: 'movePiece', to: 'B6' });
  given(table, { gw: 'B4' });
  table.fall.gw.push(2);
  does(table, G, { type: 'rollGwDie' });
  walks(table, 'B5');
  assert.deepEqual(belief.possible()[0], ['A4', 'B6', 'B7']);
  assert.equal(
    belief
      .of(0)
      .reduce((sum, share) => sum + share, 0)
      .toFixed(6),
    '1.000000',
  );
  walks(table, 'B6');
  assert.deepEqual(belief.possible(), [['A4', 'B7'], ['jail']]);
  assert.equal(told(table, 'arrested').length, 1);
});
