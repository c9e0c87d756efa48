/**
 * Stash as a plain reducer: the least that this game can cost in TypeScript with immutable states. It has no log, no
 * validation of messages, no addressees; a view is computed from the state by hand, for one reader at a time.
 */
import { choose, DECK, HAND, KINDS, MOVES, SEATS, STASH } from './stash.ts';

interface Stashed {
  readonly card: number;
  readonly claim: number;
}

export interface State {
  readonly seed: number;
  readonly moves: number;
  readonly turn: number;
  readonly over: boolean;
  readonly deck: readonly number[];
  readonly hands: readonly (readonly number[])[];
  readonly stashes: readonly (readonly Stashed[])[];
  readonly coins: readonly number[];
  readonly last: { readonly by: number; readonly of: number; readonly card: number; readonly claim: number } | null;
}

/** A lot among n and the seed after it. */
export type Lot = (seed: number, n: number) => readonly [lot: number, seed: number];

const mulberry: Lot = (seed, n) => {
  const next = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(next ^ (next >>> 15), 1 | next);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return [Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n), next];
};

export function setup(start: number, lot: Lot = mulberry): State {
  const deck = Array.from({ length: SEATS * HAND + DECK }, (_, i) => i % KINDS);
  let seed = start;
  let j: number;
  for (let i = deck.length - 1; i > 0; i--) {
    [j, seed] = lot(seed, i + 1);
    const kept = deck[i]!;
    deck[i] = deck[j]!;
    deck[j] = kept;
  }
  const hands = Array.from({ length: SEATS }, () => deck.splice(-HAND));
  const stashes = Array.from({ length: SEATS }, () => []);
  return { seed, moves: 0, turn: 0, over: false, deck, hands, stashes, coins: Array(SEATS).fill(10), last: null };
}

export function reduce(
  state: State,
  seat: number,
  index: number,
  claim: number,
  lot: Lot = mulberry,
  movesMax = MOVES,
): State {
  if (state.over || seat !== state.turn) return state;
  if (index < 0 || index >= HAND || claim < 0 || claim >= KINDS) return state;
  const hand = state.hands[seat]!.slice();
  const card = hand[index]!;
  const deck = state.deck.slice();
  hand[index] = deck.pop()!;
  const mine = state.stashes[seat]!.concat({ card, claim });
  const coins = state.coins.slice();
  if (mine.length > STASH) {
    deck.unshift(mine.shift()!.card);
    coins[seat]! += 1;
  } else deck.unshift(card === 0 ? KINDS - 1 : card - 1);
  const hands = state.hands.slice();
  hands[seat] = hand;
  const stashes = state.stashes.slice();
  stashes[seat] = mine;
  let { seed, last } = state;
  if (state.moves % SEATS === SEATS - 1) {
    let drawn: number;
    [drawn, seed] = lot(seed, SEATS - 1);
    const of = (seat + 1 + drawn) % SEATS;
    const stash = stashes[of]!;
    if (stash.length > 0) {
      [drawn, seed] = lot(seed, stash.length);
      const turned = stash[drawn]!;
      const paid = turned.card === turned.claim ? -2 : 2;
      coins[of]! -= paid;
      coins[seat]! += paid;
      last = { by: seat, of, card: turned.card, claim: turned.claim };
    }
  }
  const moves = state.moves + 1;
  return { seed, moves, turn: (seat + 1) % SEATS, over: moves >= movesMax, deck, hands, stashes, coins, last };
}

/** What a seat may know. */
export const viewOf = (state: State, seat: number) => ({
  moves: state.moves,
  turn: state.turn,
  over: state.over,
  deck: state.deck.length,
  coins: state.coins,
  last: state.last,
  hand: state.hands[seat]!,
  hands: state.hands.map((hand) => hand.length),
  stashes: state.stashes.map((stash, of) => (of === seat ? stash : stash.map((one) => one.claim))),
});

/** One scripted game; `look` is given each seat's view after each move. */
export function playReducer(seed: number, look?: (view: ReturnType<typeof viewOf>) => void): State {
  let state = setup(seed);
  for (let move = 0; move < MOVES; move++) {
    const { index, claim } = choose(move);
    state = reduce(state, move % SEATS, index, claim);
    if (look) for (let seat = 0; seat < SEATS; seat++) look(viewOf(state, seat));
  }
  return state;
}
