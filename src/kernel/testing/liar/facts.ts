/**
 * Liar: what can happen, and who may know it.
 *
 * Everybody holds one secret card. At night you may swap it, glimpse at another's, and note whom you suspect. By day you
 * say a number in turn, true or not; the next player lets it pass or calls you a liar. Whoever was wrong loses a candle.
 * The rules are in rules.ts; this table is the whole secrecy of the game.
 */
import type { Audience } from '../../audience.ts';
import type { Seat } from '../../game.ts';
import type { State } from './state.ts';

export type Fact =
  | { type: 'cardDealt'; seat: Seat; card: number }
  | { type: 'nightFell'; first: Seat; until: number }
  | { type: 'cardSwapped'; seat: Seat; card: number }
  | { type: 'glimpseTaken'; by: Seat; at: Seat }
  | { type: 'cardGlimpsed'; at: Seat; card: number }
  | { type: 'hunchNoted'; seat: Seat; suspect: Seat }
  | { type: 'turnCame'; seat: Seat; until: number }
  | { type: 'numberSaid'; seat: Seat; number: number }
  | { type: 'claimPassed'; by: Seat }
  | { type: 'liarCalled'; by: Seat; seat: Seat; card: number; loser: Seat }
  | { type: 'seatLeft'; seat: Seat }
  | { type: 'gameWon'; seat: Seat };

export const audience = {
  cardDealt: { to: 'everyone', secret: { card: (fact) => [fact.seat, 'master', 'ghost'] } },
  nightFell: { to: 'everyone' },
  cardSwapped: { to: (fact) => [fact.seat, 'master', 'ghost'] },
  glimpseTaken: { to: (fact) => [fact.by, 'master', 'ghost'] },
  cardGlimpsed: { to: (_, state) => [state.glimpser!], discloses: true },
  hunchNoted: { to: (fact) => [fact.seat], sealed: true },
  turnCame: { to: 'everyone' },
  numberSaid: { to: 'everyone' },
  claimPassed: { to: 'everyone' },
  liarCalled: { to: 'everyone', discloses: true }, // the card is turned face up
  seatLeft: { to: 'everyone' },
  gameWon: { to: 'everyone', discloses: true },
} as const satisfies Audience<Fact, State>;
