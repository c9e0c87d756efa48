/** Liar: the memory. `undefined` is what this viewer does not know, `null` what is known to be none. */
import type { Perceived } from '../../audience.ts';
import type { Seat, SeatSetup } from '../../game.ts';
import type { CommonOptions } from '../../options.ts';
import type { audience, Fact } from './facts.ts';

export interface Options extends CommonOptions {
  candles: number;
  ghostsSee: boolean;
}

export interface State {
  readonly ghostsSee: boolean;
  phase: 'bare' | 'night' | 'turns' | 'over';
  until: number;
  turn: Seat;
  claim: { seat: Seat; number: number } | null;
  claims: number;
  candles: number[];
  cards: (number | null | undefined)[];
  swapped: boolean[];
  /** At whom each seat has looked since the last deal, if at anybody. */
  glimpses: (Seat | null)[];
  /** Who took the last glimpse. */
  glimpser: Seat | null;
  hunches: (Seat | null)[];
  winner: Seat | null;
}

export const initial = (seats: readonly SeatSetup[], options: Options): State => ({
  ghostsSee: options.ghostsSee,
  phase: 'bare',
  until: 0,
  turn: 0,
  claim: null,
  claims: 0,
  candles: seats.map(() => options.candles),
  cards: seats.map(() => null),
  swapped: seats.map(() => false),
  glimpses: seats.map(() => null),
  glimpser: null,
  hunches: seats.map(() => null),
  winner: null,
});

/** Writes down what happened. Runs on the truth and on every phone, so a secret field may be missing. */
export function record(state: State, fact: Perceived<Fact, typeof audience>): void {
  switch (fact.type) {
    case 'cardDealt':
      state.cards[fact.seat] = fact.card;
      break;
    case 'nightFell':
      state.phase = 'night';
      state.turn = fact.first;
      state.until = fact.until;
      state.claim = null;
      state.claims = 0;
      state.swapped.fill(false);
      state.glimpses.fill(null);
      break;
    case 'cardSwapped':
      state.cards[fact.seat] = fact.card;
      state.swapped[fact.seat] = true;
      break;
    case 'glimpseTaken':
      state.glimpses[fact.by] = fact.at;
      state.glimpser = fact.by;
      break;
    case 'cardGlimpsed':
      break; // seen once and kept in the head alone
    case 'hunchNoted':
      state.hunches[fact.seat] = fact.suspect;
      break;
    case 'turnCame':
      state.phase = 'turns';
      state.turn = fact.seat;
      state.until = fact.until;
      break;
    case 'numberSaid':
      state.claim = { seat: fact.seat, number: fact.number };
      state.claims++;
      break;
    case 'claimPassed':
      state.claim = null;
      break;
    case 'liarCalled':
      state.claim = null;
      state.candles[fact.loser]!--;
      break;
    case 'seatLeft':
      state.candles[fact.seat] = 0;
      if (state.claim?.seat === fact.seat) state.claim = null;
      break;
    case 'gameWon':
      state.phase = 'over';
      state.winner = fact.seat;
      break;
  }
}
