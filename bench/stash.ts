/**
 * Stash: the game that the bench plays, as a game of this kernel.
 *
 * Five seats, hands of six secret cards, a secret deck, and before each seat a stash whose claims are public and whose
 * cards are known to their owner alone. The seat in turn puts a card of its hand into its stash under a claim, true or
 * not, and draws another. Every fifth move a card of somebody else's stash is drawn by lot and turned up. After sixty
 * moves it is over. The same game as a plain reducer is in stash-reducer.ts, for boardgame.io in stash-bgio.ts.
 */
import type { Audience, Perceived } from '../src/kernel/audience.ts';
import { type Actor, type Ctx, type DeepReadonly, type Game, known, type Seat } from '../src/kernel/game.ts';
import { integerIn, type Offer } from '../src/kernel/offer.ts';
import { commands, integer, type Shaped } from '../src/kernel/shape.ts';

export const SEATS = 5;
export const HAND = 6;
export const STASH = 5;
export const KINDS = 7;
export const DECK = 60;
export const MOVES = 60;

/** The scripted player: the same choices in every variant. */
export const choose = (move: number): { index: number; claim: number } => ({
  index: (move * 7 + 3) % HAND,
  claim: (move * 5 + 1) % KINDS,
});

export type Fact =
  | { type: 'deckLaid'; cards: readonly number[] }
  | { type: 'handDealt'; seat: Seat; cards: readonly number[] }
  | { type: 'turnCame'; seat: Seat }
  | { type: 'cardStashed'; seat: Seat; claim: number; index: number; drawn: number }
  | { type: 'stashCleared'; seat: Seat }
  | { type: 'deckFed'; card: number }
  | { type: 'stashInspected'; by: Seat; of: Seat; card: number; claim: number; paid: number }
  | { type: 'gameEnded' };

const owner = (fact: { seat: Seat }): Seat[] => [fact.seat];

export const audience = {
  deckLaid: { to: 'everyone', secret: { cards: 'nobody' } },
  handDealt: { to: 'everyone', secret: { cards: owner } },
  turnCame: { to: 'everyone' },
  cardStashed: { to: 'everyone', secret: { index: owner, drawn: owner } },
  stashCleared: { to: 'everyone' },
  deckFed: { to: 'everyone', secret: { card: 'nobody' } },
  stashInspected: { to: 'everyone', discloses: true },
  gameEnded: { to: 'everyone' },
} as const satisfies Audience<Fact, State>;

export interface Stashed {
  readonly card: number | undefined;
  readonly claim: number;
}

export interface State {
  moves: number;
  turn: Seat;
  over: boolean;
  deckCount: number;
  /** The top is last. */
  deck: number[] | undefined;
  handCounts: number[];
  hands: (number[] | undefined)[];
  /** The oldest first. */
  stashes: Stashed[][];
  coins: number[];
  last: { by: Seat; of: Seat; card: number; claim: number } | null;
}

const initial = (): State => ({
  moves: 0,
  turn: 0,
  over: false,
  deckCount: 0,
  deck: undefined,
  handCounts: [0, 0, 0, 0, 0],
  hands: [undefined, undefined, undefined, undefined, undefined],
  stashes: [[], [], [], [], []],
  coins: [10, 10, 10, 10, 10],
  last: null,
});

function record(state: State, fact: Perceived<Fact, typeof audience>): void {
  switch (fact.type) {
    case 'deckLaid':
      state.deckCount = SEATS * HAND + DECK;
      state.deck = fact.cards?.slice();
      break;
    case 'handDealt':
      state.deckCount -= HAND;
      state.deck?.splice(-HAND);
      state.handCounts[fact.seat] = HAND;
      state.hands[fact.seat] = fact.cards?.slice();
      break;
    case 'turnCame':
      state.turn = fact.seat;
      break;
    case 'cardStashed': {
      const hand = state.hands[fact.seat];
      const mine = hand !== undefined && fact.index !== undefined;
      state.stashes[fact.seat]!.push({ card: mine ? hand[fact.index!] : undefined, claim: fact.claim });
      if (mine) hand[fact.index!] = fact.drawn!;
      state.deckCount--;
      state.deck?.pop();
      state.moves++;
      break;
    }
    case 'stashCleared': {
      const oldest = state.stashes[fact.seat]!.shift()!;
      state.coins[fact.seat]!++;
      state.deckCount++;
      state.deck?.unshift(known(oldest.card));
      break;
    }
    case 'deckFed':
      state.deckCount++;
      state.deck?.unshift(fact.card!);
      break;
    case 'stashInspected':
      state.coins[fact.of]! -= fact.paid;
      state.coins[fact.by]! += fact.paid;
      state.last = { by: fact.by, of: fact.of, card: fact.card, claim: fact.claim };
      break;
    case 'gameEnded':
      state.over = true;
      break;
  }
}

const command = commands({ begin: {}, stash: { index: integer(0, HAND - 1), claim: integer(0, KINDS - 1) } });
export type Command = Shaped<typeof command>;

function refuse(view: DeepReadonly<State>, command: Command, by: Actor): string | undefined {
  if (view.over) return 'game-over';
  if (command.type === 'begin') return by === 'clock' ? undefined : 'not-a-player';
  return by === view.turn ? undefined : 'not-your-turn';
}

function decide(state: DeepReadonly<State>, command: Command, by: Actor, ctx: Ctx<Fact>, movesMax: number): void {
  const { tell, draw } = ctx;
  if (command.type === 'begin') {
    tell({ type: 'deckLaid', cards: draw('deal').shuffle(ALL) });
    for (let seat = 0; seat < SEATS; seat++) tell({ type: 'handDealt', seat, cards: known(state.deck).slice(-HAND) });
    return tell({ type: 'turnCame', seat: 0 });
  }
  const seat = by as Seat;
  const card = known(state.hands[seat])[command.index]!;
  tell({ type: 'cardStashed', seat, claim: command.claim, index: command.index, drawn: known(state.deck).at(-1)! });
  if (state.stashes[seat]!.length > STASH) tell({ type: 'stashCleared', seat });
  else tell({ type: 'deckFed', card: card === 0 ? KINDS - 1 : card - 1 }); // keeps the deck from drying up
  if (state.moves % SEATS === 0) inspect(state, seat, ctx);
  tell(state.moves < movesMax ? { type: 'turnCame', seat: (seat + 1) % SEATS } : { type: 'gameEnded' });
}

function inspect(state: DeepReadonly<State>, by: Seat, { tell, draw }: Ctx<Fact>): void {
  const lot = draw('inspection');
  const of = (by + 1 + lot.int(SEATS - 1)) % SEATS;
  const stash = state.stashes[of]!;
  if (stash.length === 0) return;
  const { card, claim } = lot.pick(stash);
  tell({ type: 'stashInspected', by, of, card: known(card), claim, paid: card === claim ? -2 : 2 });
}

const ALL = Array.from({ length: SEATS * HAND + DECK }, (_, i) => i % KINDS);

function legal(view: DeepReadonly<State>, who: Seat | 'master'): Offer[] {
  if (view.over || who !== view.turn) return [];
  return [{ command: { type: 'stash', index: integerIn(0, HAND - 1), claim: integerIn(0, KINDS - 1) } }];
}

/** The servers' bench plays one game as long as it likes. */
export const stashOf = (movesMax: number): Game<Record<never, never>, State, Command, Fact> => ({
  id: 'stash',
  version: 1,
  seats: { min: SEATS, max: SEATS },
  options: {},
  bots: {},
  begin: { type: 'begin' },
  command,
  refusals: ['game-over', 'not-a-player', 'not-your-turn'],
  audience,
  initial,
  refuse,
  decide: (state, command, by, ctx) => decide(state, command, by, ctx, movesMax),
  record,
  legal,
  deadline: () => undefined,
  result: (state) =>
    state.over ? { outcome: 'over', reason: 'all-moves-made', winners: richest(state.coins) } : undefined,
});

export const stash = stashOf(MOVES);

function richest(coins: readonly number[]): Seat[] {
  const most = Math.max(...coins);
  return coins.flatMap((count, seat) => (count === most ? [seat] : []));
}
