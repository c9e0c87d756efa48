/**
 * How fast the kernel decides, beside boardgame.io and beside a plain reducer: the same game, the same scripted
 * choices, every seat's view kept up to date. Variants take turns in one process, so that a noisy neighbour hits all of
 * them; the median round counts. Read the ratios, not the absolutes.
 */
import assert from 'node:assert/strict';
import type { Seat } from '../src/kernel/game.ts';
import { drawFrom, seeded } from '../src/kernel/random.ts';
import { act, decide, openTable, type Table } from '../src/kernel/table.ts';
import { type Command, choose, type Fact, MOVES, SEATS, STASH, type State, stash } from './stash.ts';
import { playBgio } from './stash-bgio.ts';
import { playReducer, reduce, setup, viewOf } from './stash-reducer.ts';

type StashTable = Table<State, Command, Fact>;

const seats = Array.from({ length: SEATS }, (_, seat) => seat);
const setups = seats.map(() => ({ bot: true }));

function open(seed: number, watched: boolean): StashTable {
  const table = openTable(stash, () => stash.initial(setups, {}), seeded(seed), watched ? seats : []);
  decide(table, stash.begin, 'clock', 0);
  return table;
}

/** One scripted game on the path that a room takes: shape, refuse, decide, addressees, log entry, watchers' views. */
function playOurs(seed: number, watched: boolean): StashTable {
  const table = open(seed, watched);
  for (let move = 0; move < MOVES; move++) {
    const { index, claim } = choose(move);
    const { refusal } = act(table, move % SEATS, { type: 'stash', index, claim }, move * 1000);
    if (refusal !== undefined) throw new Error(`move ${move} was refused: ${refusal}`);
  }
  return table;
}

/** What stash-reducer.ts shows a seat, out of a state of ours. */
const asReducerSees = (state: State, seat: Seat) => ({
  moves: state.moves,
  turn: state.turn,
  over: state.over,
  deck: state.deckCount,
  coins: state.coins,
  last: state.last,
  hand: state.hands[seat],
  hands: state.handCounts,
  stashes: state.stashes.map((one, of) => (of === seat ? one : one.map(({ claim }) => claim))),
});

/** Given the same lots, our table and the reducer agree on the truth and on every seat's view after every move. */
export function checkReducer(seed: number): void {
  const table = open(seed, true);
  const draw = drawFrom(seeded(seed), {});
  let state = setup(0, (_, n) => [draw('deal').int(n), 0]);
  for (let move = 0; move < MOVES; move++) {
    const { index, claim } = choose(move);
    act(table, move % SEATS, { type: 'stash', index, claim }, move * 1000);
    state = reduce(state, move % SEATS, index, claim, (_, n) => [draw('inspection').int(n), 0]);
    assert.deepEqual([table.truth.deck, table.truth.hands], [state.deck, state.hands], `seed ${seed}, move ${move}`);
    for (const { viewer, view } of table.watchers) {
      const seat = viewer as Seat;
      const expected = { ...viewOf(state, seat) };
      if (state.over) expected.turn = view.turn; // ours names no next seat after the end
      assert.deepEqual(asReducerSees(view, seat), expected, `seed ${seed}, move ${move}, seat ${seat}`);
      for (const other of seats) if (other !== seat) assert.equal(view.hands[other], undefined);
      assert.equal(view.deck, undefined);
    }
  }
}

/** Every card that leaves a full stash is worth a coin, an inspection only moves coins: so all games end with this. */
export const COINS_AT_END = SEATS * 10 + MOVES - SEATS * STASH;
const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);

function expectEnd(moves: number, over: boolean, coins: readonly number[]): void {
  assert.deepEqual([moves, over, sum(coins)], [MOVES, true, COINS_AT_END]);
}

export interface Measured {
  readonly name: string;
  readonly movesPerSecond: number;
  /** Each round's, in order. */
  readonly rounds: readonly number[];
}

export const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[list.length >> 1]!;

/** How much faster one is than another: the median over the rounds, so that both met the same neighbours. */
export function ratioOf(measured: readonly Measured[], one: string, other: string): number {
  const rounds = (wanted: string) => measured.find(({ name }) => name === wanted)!.rounds;
  return median(rounds(one).map((rate, round) => rate / rounds(other)[round]!));
}

let sink = 0;
const look = (view: { moves: number } | { n: number }): void => {
  sink += 'n' in view ? view.n : view.moves;
};

const variants: { readonly [name: string]: (seed: number) => void } = {
  'konklave, 5 views': (seed) => {
    const { truth, watchers } = playOurs(seed, true);
    for (const { view } of watchers) look(view);
    expectEnd(truth.moves, truth.over, truth.coins);
  },
  'boardgame.io, 5 playerViews': () => {
    const { G, ctx } = playBgio(look);
    expectEnd(G.n, ctx.gameover !== undefined, G.coins);
  },
  'plain reducer, 5 views': (seed) => {
    const state = playReducer(seed, look);
    expectEnd(state.moves, state.over, state.coins);
  },
  'konklave, rules only': (seed) => {
    const { truth } = playOurs(seed, false);
    expectEnd(truth.moves, truth.over, truth.coins);
  },
  'boardgame.io, rules only': () => {
    const { G, ctx } = playBgio();
    expectEnd(G.n, ctx.gameover !== undefined, G.coins);
  },
  'plain reducer, rules only': (seed) => {
    const state = playReducer(seed);
    expectEnd(state.moves, state.over, state.coins);
  },
};

export function measureKernel(rounds: number, roundMs: number): Measured[] {
  for (let seed = 0; seed < 20; seed++) checkReducer(seed);
  const named = Object.entries(variants);
  const rates = named.map((): number[] => []);
  const run = (play: (seed: number) => void, ms: number): number => {
    const start = performance.now();
    let games = 0;
    let elapsed = 0;
    while (elapsed < ms) {
      play(games++);
      elapsed = performance.now() - start;
    }
    return (games * MOVES * 1000) / elapsed;
  };
  for (const [, play] of named) run(play, roundMs / 2); // warms up
  for (let round = 0; round < rounds; round++) {
    for (const [i, [, play]] of named.entries()) rates[i]!.push(run(play, roundMs));
  }
  if (sink === 0) throw new Error('nobody looked');
  return named.map(([name], i) => ({ name, movesPerSecond: median(rates[i]!), rounds: rates[i]! }));
}
