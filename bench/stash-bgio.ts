/**
 * Stash in the idiom of boardgame.io: a mutable G under Immer, one move a turn, the random plugin, playerView.
 *
 * Its reducer and its own filter for what a server sends to a player are called directly: no network, no storage.
 */
import { createRequire } from 'node:module';
import { choose, DECK, HAND, KINDS, MOVES, SEATS, STASH } from './stash.ts';

interface G {
  n: number;
  secret: { deck: number[] };
  players: { [seat: string]: { hand: number[]; stash: { card: number; claim: number }[] } };
  coins: number[];
  last: { by: number; of: number; card: number; claim: number } | null;
}

interface Context {
  G: G;
  random: { Shuffle<T>(list: T[]): T[]; Number(): number };
  playerID: string;
}

/** The servers' bench plays one game as long as it likes. */
export const definitionOf = (movesMax: number) => ({
  name: 'stash',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: ({ random }: Context): G => {
    const deck = random.Shuffle(Array.from({ length: DECK + SEATS * HAND }, (_, i) => i % KINDS));
    const players: G['players'] = {};
    for (let seat = 0; seat < SEATS; seat++) players[seat] = { hand: deck.splice(0, HAND), stash: [] };
    return { n: 0, secret: { deck }, players, coins: Array(SEATS).fill(10), last: null };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      redact: true,
      move: ({ G, random, playerID }: Context, index: number, claim: number) => {
        if (!(index >= 0 && index < HAND && claim >= 0 && claim < KINDS)) return 'INVALID_MOVE';
        const seat = Number(playerID);
        const me = G.players[seat]!;
        const { deck } = G.secret;
        const card = me.hand[index]!;
        me.hand[index] = deck.pop()!;
        me.stash.push({ card, claim });
        if (me.stash.length > STASH) {
          deck.unshift(me.stash.shift()!.card);
          G.coins[seat]! += 1;
        } else deck.unshift(card === 0 ? KINDS - 1 : card - 1);
        if (G.n % SEATS === SEATS - 1) {
          const of = (seat + 1 + Math.floor(random.Number() * (SEATS - 1))) % SEATS;
          const { stash } = G.players[of]!;
          if (stash.length > 0) {
            const turned = stash[Math.floor(random.Number() * stash.length)]!;
            const paid = turned.card === turned.claim ? -2 : 2;
            G.coins[of]! -= paid;
            G.coins[seat]! += paid;
            G.last = { by: seat, of, card: turned.card, claim: turned.claim };
          }
        }
        G.n++;
        return undefined;
      },
    },
  },
  endIf: ({ G }: Context) => (G.n >= movesMax ? { coins: G.coins } : undefined),
  playerView: ({ G, playerID }: Context) => {
    const players: { [seat: string]: unknown } = {};
    for (const seat in G.players) {
      const one = G.players[seat]!;
      players[seat] = seat === playerID ? one : { hand: one.hand.length, stash: one.stash.map(({ claim }) => claim) };
    }
    return { n: G.n, deck: G.secret.deck.length, players, coins: G.coins, last: G.last };
  },
});

interface Internal {
  ProcessGameConfig(game: unknown): unknown;
  CreateGameReducer(options: { game: unknown }): (state: BgioState, action: unknown) => BgioState;
  InitializeGame(options: { game: unknown; numPlayers: number }): BgioState;
  getFilterPlayerView(game: unknown): (playerID: string, payload: unknown) => { args: [string, { G: { n: number } }] };
}

interface BgioState {
  readonly G: G;
  readonly ctx: { readonly gameover?: { coins: number[] } };
}

process.env.NODE_ENV ??= 'production'; // its checks for developers would slow it down
const internal = createRequire(import.meta.url)('boardgame.io/internal') as Internal;
const game = internal.ProcessGameConfig(definitionOf(MOVES));

/** One scripted game; `look` is given each seat's view after each move. */
export function playBgio(look?: (view: { n: number }) => void): BgioState {
  const reduce = internal.CreateGameReducer({ game });
  const filter = internal.getFilterPlayerView(game);
  let state = internal.InitializeGame({ game, numPlayers: SEATS });
  for (let move = 0; move < MOVES; move++) {
    const { index, claim } = choose(move);
    const payload = { type: 'play', args: [index, claim], playerID: String(move % SEATS) };
    state = reduce(state, { type: 'MAKE_MOVE', payload });
    if (!look) continue;
    for (let seat = 0; seat < SEATS; seat++)
      look(filter(String(seat), { type: 'update', args: ['m', state] }).args[1].G);
  }
  return state;
}
