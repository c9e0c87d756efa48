/**
 * GW:s brott: what can happen, and who may know it.
 *
 * The table below is section 7 of RULES.md, row by row: it is the whole secrecy of the game. The criminals, those who
 * are out included, sit on one side of the board and see every piece; GW, the table's screen, the master and spectators
 * sit on the other. What may lawfully give a hidden thing away is marked `discloses`, with the reason.
 */
import type { Audience } from '../../kernel/audience.ts';
import type { DeepReadonly, Seat, Viewer } from '../../kernel/game.ts';
import type { Card, Criminal, Face, MoveFace, Piece, Place, Square, Trump } from './content.ts';
import type { Opened, Outcome, Reaction, Reason, Shown, State } from './state.ts';

/** `until: null`: no timer runs. */
type Until = number | null;
export type ArrestedBy = 'walk' | 'special' | 'extra' | 'breakthrough' | 'helicopter';

export type Fact =
  // Setup
  | { type: 'volunteersAsked'; until: Until }
  | { type: 'volunteered'; seat: Seat; willing: boolean }
  | { type: 'gwChosen'; seat: Seat }
  | { type: 'criminalDealt'; seat: Seat; criminal: Criminal }
  | { type: 'cardsDealt'; seat: Seat; cards: readonly Card[] }
  | { type: 'trumpsDealt'; trumps: readonly Trump[]; count: number }
  | { type: 'restLaidAside'; criminals: readonly Criminal[]; cards: readonly Card[]; trumps: readonly Trump[] }
  | { type: 'piecesOffered'; until: Until }
  | { type: 'piecesTaken'; seat: Seat; pieces: readonly Piece[] }
  // A criminal's turn
  | { type: 'roundBegan'; round: number }
  | { type: 'actingAsked'; seat: Seat; until: Until }
  | { type: 'turnBegan'; seat: Seat; piece: Piece; until: Until }
  | { type: 'specialBegan'; seat: Seat; steps: number; forced: boolean; until: Until }
  | { type: 'diceFreed' }
  | { type: 'turnResumed'; seat: Seat; until: Until }
  | { type: 'evidenceDestroyed'; seat: Seat; piece: Piece; card: Card }
  | { type: 'evidenceKept'; seat: Seat; card: Card }
  | { type: 'diceRolled'; seat: Seat; dice: readonly number[]; faces: readonly Face[]; until: Until }
  | { type: 'busted'; seat: Seat }
  | { type: 'dieChosen'; seat: Seat; die: number; face: MoveFace; timedOut: boolean; until: Until }
  | { type: 'stuckDeclared'; seat: Seat; timedOut: boolean }
  | { type: 'pieceMoved'; seat: Seat; piece: Piece; to: Square; timedOut: boolean }
  | { type: 'moveMade'; seat: Seat; timedOut: boolean }
  // GW's turn
  | { type: 'gwTurnBegan'; until: Until }
  | { type: 'gwDieRolled'; face: number; steps: number; until: Until }
  | { type: 'gwStepped'; to: Square }
  | { type: 'gwStopped' }
  | { type: 'extraBegan'; steps: number; until: Until }
  | { type: 'arrested'; seat: Seat; piece: Piece; square: Square; by: ArrestedBy }
  | { type: 'eliminated'; seat: Seat; cards: readonly Card[] }
  // Trumps
  | { type: 'trumpPlayed'; trump: Trump; until: Until }
  | { type: 'helicopterFlew'; to: Square; blockers: readonly Seat[] }
  | { type: 'snitchNamed'; seat: Seat; until: Until }
  | { type: 'snitchTold'; snitch: Seat; target: Seat; piece: Piece | null; place: Place | null }
  | { type: 'breakthroughBlocked'; seat: Seat; square: Square }
  | { type: 'lookBegan'; shown: readonly Shown[]; hidden: readonly Seat[]; until: number }
  | { type: 'lookEnded' }
  | { type: 'criminalShown'; seat: Seat; criminal: Criminal }
  // People and clocks
  | { type: 'reacted'; seat: Seat; reaction: Reaction }
  | { type: 'seatRetired'; seat: Seat; cards: readonly Card[] }
  | { type: 'seatAwaited'; seat: Seat }
  | { type: 'seatFilled'; seat: Seat; until: Until }
  | { type: 'clockMoved'; until: number }
  // End
  | { type: 'gameEnded'; outcome: Outcome; reason: Reason; winners: readonly Seat[] }
  | { type: 'allOpened'; opened: Opened };

type View = DeepReadonly<State>;
const self = (fact: { seat: Seat }): Viewer[] => [fact.seat];
const criminals = (_: unknown, state: View): readonly Viewer[] => state.order;
const gw = (_: unknown, state: View): readonly Viewer[] => [state.gw!];
const gwAndCriminals = (_: unknown, state: View): readonly Viewer[] => [...state.order, state.gw!];
const all = (state: View): Viewer[] => [...Array(state.seats).keys(), 'table', 'master', 'ghost'];
/** GW-77: with two players only the criminal knows which piece it is. */
const whoeverKnowsPieces = (fact: unknown, state: View): readonly Viewer[] =>
  state.seats > 2 || state.options.tellActingPiece ? all(state) : criminals(fact, state);

export const audience = {
  volunteersAsked: { to: 'everyone' },
  volunteered: { to: 'everyone' },
  gwChosen: { to: 'everyone' },
  criminalDealt: {
    to: 'everyone',
    secret: { criminal: (fact, state) => (state.options.openCriminalCards ? all(state) : self(fact)) },
  },
  cardsDealt: { to: 'everyone', secret: { cards: self } },
  trumpsDealt: { to: 'everyone', secret: { trumps: gw } },
  restLaidAside: { to: 'nobody' },
  piecesOffered: { to: 'everyone' },
  piecesTaken: { to: 'everyone' },

  roundBegan: { to: 'everyone' },
  actingAsked: { to: 'everyone' },
  turnBegan: { to: 'everyone', secret: { piece: whoeverKnowsPieces } },
  specialBegan: { to: 'everyone' },
  diceFreed: { to: 'everyone' },
  turnResumed: { to: 'everyone' },
  // GW-23: the card is shown, and with it the square where this turn began.
  evidenceDestroyed: { to: 'everyone', secret: { piece: whoeverKnowsPieces }, discloses: true },
  // GW-25: only its owner knows what could have been handed over, until the end.
  evidenceKept: { to: self },
  diceRolled: { to: 'everyone' },
  busted: { to: 'everyone' },
  // GW-9, GW-42: that a face could be used, or none, is a public fact from which GW may conclude what there is.
  dieChosen: { to: 'everyone', discloses: true },
  stuckDeclared: { to: 'everyone', discloses: true },
  // GW-43: one fact for those who see the board; told before the public one, so that nothing of it hides behind it. A
  // clock chooses by the hand of cards, and the other criminals see where it sends the piece.
  pieceMoved: { to: criminals, discloses: (fact) => fact.timedOut },
  // No square, no way, no length: only that it was done. Whether it could be done follows from the square.
  moveMade: { to: 'everyone', discloses: true },

  gwTurnBegan: { to: 'everyone' },
  gwDieRolled: { to: 'everyone' },
  gwStepped: { to: 'everyone' },
  gwStopped: { to: 'everyone' },
  extraBegan: { to: 'everyone' },
  arrested: { to: 'everyone', secret: { piece: whoeverKnowsPieces }, discloses: true }, // GW-48: the click is heard
  eliminated: { to: 'everyone', discloses: true }, // GW-52: face up

  trumpPlayed: { to: 'everyone', discloses: true }, // GW-70: a played trump is public
  helicopterFlew: { to: 'everyone', discloses: true }, // GW-61: who blocked it
  snitchNamed: { to: 'everyone' },
  // GW-62: the square to GW alone; the criminals see it anyway. With two players GW is not told which piece it is.
  snitchTold: {
    to: 'everyone',
    secret: {
      place: gwAndCriminals,
      piece: (fact, state) =>
        state.seats > 2 || state.options.tellActingPiece ? gwAndCriminals(fact, state) : criminals(fact, state),
    },
    discloses: true,
  },
  breakthroughBlocked: { to: 'everyone', discloses: true }, // GW-67: the square that GW entered
  lookBegan: { to: 'everyone', secret: { shown: gw }, discloses: true }, // GW-68, GW-69: who was not shown is public
  lookEnded: { to: 'everyone' },
  criminalShown: { to: 'everyone', discloses: true }, // GW-58: the card is turned face up

  reacted: { to: 'everyone' },
  seatRetired: { to: 'everyone', discloses: true }, // the hand is turned face up
  seatAwaited: { to: 'everyone' },
  seatFilled: { to: 'everyone' },
  clockMoved: { to: 'everyone' },

  gameEnded: { to: 'everyone', discloses: true },
  allOpened: { to: 'everyone', discloses: true },
} as const satisfies Audience<Fact, State>;
