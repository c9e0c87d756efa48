/**
 * GW:s brott: what there is to remember, and the questions that are asked of it. How it is written down is in record.ts.
 *
 * The truth and every view have this one shape. A missing key or `undefined` is something that this viewer does not know,
 * `null` is known to be none.
 */
import { type DeepReadonly, known, type Result, type Seat, type SeatSetup } from '../../kernel/game.ts';
import {
  type Card,
  type Criminal,
  type Face,
  gwStart,
  handcuffsFor,
  immunityOf,
  type MoveFace,
  numberOf,
  type Pencil,
  type Piece,
  type Place,
  pieces,
  type Square,
  squareOf,
  type Trump,
} from './content.ts';
import type { Options } from './options.ts';

export type Phase =
  | 'lobby'
  | 'gw-choice'
  | 'setup'
  | 'piece-choice'
  | 'turn-start'
  | 'gw-special'
  | 'rolled'
  | 'moving'
  | 'gw-turn'
  | 'gw-move'
  | 'snitch-choice'
  | 'infiltrator-ready'
  | 'infiltrator-look'
  | 'gw-extra'
  | 'finished';

export type Outcome = 'gw' | 'criminal' | 'draw' | 'cancelled';
export type Reason = 'last-evidence' | 'last-handcuff' | 'nobody-left' | 'round-limit' | 'cancelled';

/** All that somebody who is out may say before the end: none of them speaks of a square. */
export const reactions = ['uhOh', 'wellDone', 'haha', 'ouch'] as const;
export type Reaction = (typeof reactions)[number];

/** A piece as an infiltrator saw it. */
export interface Shown {
  piece: Piece;
  place: Place;
}

export interface Handed {
  seat: Seat;
  card: Card;
  round: number;
}

/**
 * What everybody heard, in its order: so that a screen can say who was seen where, and what was announced since. Of a
 * piece or a place a viewer has what it was told, no more. `walked`: how many squares GW had entered until then.
 */
export type Note = { readonly round: number; readonly walked: number } & (
  | { readonly type: 'moved'; readonly seat: Seat; readonly piece?: Piece; readonly face: MoveFace }
  | { readonly type: 'bust'; readonly seat: Seat; readonly piece?: Piece }
  | { readonly type: 'stuck'; readonly seat: Seat; readonly piece?: Piece }
  | { readonly type: 'reset'; readonly seat: Seat; readonly steps: number; readonly forced: boolean }
  | { readonly type: 'evidence'; readonly seat: Seat; readonly piece?: Piece; readonly card: Card }
  | { readonly type: 'arrest'; readonly seat: Seat; readonly piece?: Piece; readonly square: Square }
  | { readonly type: 'out'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'flight'; readonly from: Square; readonly to: Square; readonly blockers: readonly Seat[] }
  | {
      readonly type: 'told';
      readonly seat: Seat;
      readonly target: Seat;
      readonly piece?: Piece;
      readonly place?: Place | null;
    }
  | { readonly type: 'blocked'; readonly seat: Seat; readonly square: Square }
  | { readonly type: 'look'; readonly hidden: readonly Seat[] }
);

export interface Award {
  seat: Seat;
  number: number;
}

/** All that is turned face up when the game is over. */
export interface Opened {
  /** What each seat was dealt; GW's is empty. */
  readonly hands: readonly (readonly Card[])[];
  readonly criminals: readonly (Criminal | null)[];
  /** What GW was dealt. */
  readonly trumps: readonly Trump[];
  readonly aside: {
    readonly criminals: readonly Criminal[];
    readonly cards: readonly Card[];
    readonly trumps: readonly Trump[];
  };
  readonly places: { readonly [piece in Piece]?: Place | null };
  /** Every move in its order: `round:3`, `hat:D5`, `gw:I7`. */
  readonly paths: readonly string[];
  /** Evidence that somebody stood on and kept. */
  readonly kept: readonly Handed[];
  /** Criminals, the winner first (section 8). */
  readonly ranking: readonly Seat[];
  readonly awards: {
    readonly closestShave: Award | null;
    readonly luckiestRoll: Award | null;
    readonly cheekiestWait: Award | null;
  };
}

export interface State {
  options: Options;
  seats: number;
  phase: Phase;
  /** When the phase ends by itself; null: no timer runs. */
  until: number | null;
  round: number;

  gw: Seat | null;
  willing: (boolean | null)[];
  /** The criminals in turn order, those who are out included. */
  order: Seat[];
  /** The piece or, with two players, the pieces of each seat; none yet: empty. */
  pieces: Piece[][];
  /** Where pieces stand, as far as this viewer knows; null: off the board for good. */
  places: { [piece in Piece]?: Place | null | undefined };
  /** Pieces whose present place everybody has been told. */
  told: { [piece in Piece]?: boolean };

  dealt: (Card[] | null | undefined)[];
  hands: (Card[] | null | undefined)[];
  /** How many cards each seat still holds. */
  left: number[];
  handed: Handed[];
  kept: Handed[];
  criminals: (Criminal | null | undefined)[];
  /** Criminal cards that lie face up. */
  shown: boolean[];
  trumps: Trump[] | null | undefined;
  dealtTrumps: Trump[] | null | undefined;
  trumpsLeft: number;
  played: Trump[];
  /** What was dealt to nobody; null to all who look, until the end. */
  aside: { criminals: Criminal[]; cards: Card[]; trumps: Trump[] } | null;

  handcuffs: number;
  arrests: number[];
  /** When somebody went out, counted from 1; null: still in the game. */
  out: (number | null)[];
  /** The last reaction of each seat that is out, and its round. */
  reacted: ({ reaction: Reaction; round: number } | null)[];
  /** Seats that nobody sits on and the game waits for. */
  awaited: Seat[];

  /** null: a die that has not been rolled in this turn. */
  dice: (Face | null)[];
  turn: Seat | null;
  acting: Piece | null | undefined;
  /** Two players: which piece acted first in this round. */
  first: Piece | null | undefined;
  /** Two players: and in the round before. */
  lastFirst: Piece | null | undefined;
  /** Two players: the second piece's turn. */
  isSecond: boolean;
  hasReset: boolean;
  hasDestroyed: boolean;
  rolls: number;
  chosen: { die: number; face: MoveFace } | null;
  /** Where the piece went that is being moved, for those who saw it. */
  moved: Square | null;

  gwAt: Square;
  /** Where GW's turn began. */
  gwFrom: Square;
  gwFace: number | null;
  steps: number;
  isBreakthrough: boolean;
  /** The square that all were told of last. */
  lastKnown: Square | null;
  snitch: Seat | null;
  look: { shown?: Shown[]; hidden: Seat[]; until: number } | null;

  /** Every move that this viewer saw, in order. */
  paths: string[];
  /** How many squares GW has entered. */
  walked: number;
  chronicle: Note[];
  /** Where pieces may stand, with the option `possible-squares`. */
  pencil: Pencil | null;
  /** For the fun of it: in how many dice nobody locked, per seat at most. */
  luck: number[];
  luckNow: number;

  opened: Opened | null;
  result: Result | null;
}
export type View = DeepReadonly<State>;

export function initial(seats: readonly SeatSetup[], options: Options): State {
  const each = <T>(value: T): T[] => seats.map(() => value);
  return {
    options,
    seats: seats.length,
    phase: 'lobby',
    until: null,
    round: 0,
    gw: null,
    willing: each(null),
    order: [],
    pieces: seats.map(() => []),
    places: {},
    told: {},
    dealt: each(null),
    hands: each(null),
    left: each(0),
    handed: [],
    kept: [],
    criminals: each(null),
    shown: each(false),
    trumps: null,
    dealtTrumps: null,
    trumpsLeft: 0,
    played: [],
    aside: null,
    handcuffs: options.handcuffs === 'auto' ? handcuffsFor(seats.length - 1) : options.handcuffs,
    arrests: each(0),
    out: each(null),
    reacted: each(null),
    awaited: [],
    dice: [null, null, null, null, null],
    turn: null,
    acting: null,
    first: null,
    lastFirst: null,
    isSecond: false,
    hasReset: false,
    hasDestroyed: false,
    rolls: 0,
    chosen: null,
    moved: null,
    gwAt: gwStart,
    gwFrom: gwStart,
    gwFace: null,
    steps: 0,
    isBreakthrough: false,
    lastKnown: null,
    snitch: null,
    look: null,
    paths: [],
    walked: 0,
    chronicle: [],
    pencil: null,
    luck: each(0),
    luckNow: 0,
    opened: null,
    result: null,
  };
}

/** One criminal with two pieces (6.10). */
export const isDuel = (state: View): boolean => state.seats === 2;
export const lockedCount = ({ dice }: View): number => {
  let count = 0;
  for (const face of dice) if (face === 'gw') count++;
  return count;
};
export const isLocked = ({ dice }: View, die: number): boolean => dice[die] === 'gw';
export const freeDice = ({ dice }: View): number[] => {
  const free: number[] = [];
  for (let die = 0; die < dice.length; die++) if (dice[die] !== 'gw') free.push(die);
  return free;
};

export const isOut = (state: View, seat: Seat): boolean => state.out[seat] !== null;
export const isCriminal = (state: View, seat: Seat): boolean => state.gw !== null && seat !== state.gw;
export const criminalsIn = (state: View): Seat[] => state.order.filter((seat) => !isOut(state, seat));

/** All pieces that were taken, in the order of the box. */
export const piecesInPlay = (state: View): Piece[] =>
  pieces.filter((piece) => state.order.some((seat) => state.pieces[seat]!.includes(piece)));
export function ownerOf(state: View, piece: Piece): Seat {
  for (const seat of state.order) if (state.pieces[seat]!.includes(piece)) return seat;
  return -1;
}

/** The piece of a criminal where each has one. */
export const pieceOf = (state: View, seat: Seat): Piece => state.pieces[seat]![0]!;
/** GW-80: with two players the two are to each other as two criminals. */
export const isInJail = (state: View, piece: Piece): boolean => state.places[piece] === 'jail';
export const isOnBoard = (state: View, piece: Piece): boolean => {
  const place = state.places[piece];
  return place !== undefined && place !== null && place !== 'jail';
};
/** Is everybody told which piece acts, was caught, is in jail? (GW-77) */
export const tellsPieces = (state: View): boolean => !isDuel(state) || state.options.tellActingPiece;

/** Squares of criminals other than this piece, as the move generator counts. */
export function othersThan(state: View, piece: Piece): number[] {
  const others: number[] = [];
  for (const other of pieces) {
    if (other === piece) continue;
    const place = state.places[other];
    if (place !== undefined && place !== null && place !== 'jail') others.push(numberOf(place));
  }
  return others;
}

/** The piece that stands on a street square, if any. */
export function pieceAt(state: View, square: Square): Piece | undefined {
  for (const piece of pieces) if (state.places[piece] === square) return piece;
  return undefined;
}

/** Whether a criminal's immunity works against this trump (GW-58). */
export const isImmune = (state: View, seat: Seat, trump: Trump): boolean => {
  const criminal = state.criminals[seat];
  return state.options.immunities && !isDuel(state) && criminal !== null && immunityOf(known(criminal)) === trump;
};

/** The evidence card that a criminal could hand over now. */
export function evidenceHere(state: View, seat: Seat): Card | undefined {
  const place = state.acting ? state.places[state.acting] : undefined;
  return state.hands[seat]?.find((card) => squareOf(card) === place);
}

/** Whether GW plays with trumps at all. */
export const hasTrumps = ({ seats, options }: View): boolean =>
  seats === 2 ? options.twoPlayerTrumps : options.trumps !== 'none';

/** Whom a snitch may tell on (GW-62, GW-64): who is in jail is public, and immunity is not asked. */
export const tellable = (state: View, snitch: Seat): Seat[] =>
  criminalsIn(state).filter((seat) => seat !== snitch && !isInJail(state, pieceOf(state, seat)));

/** Two players: the pieces that the criminal may tell of, one on the board if there is one. */
export function tellablePieces(state: View, seat: Seat): readonly Piece[] {
  const own = state.pieces[seat]!;
  const outside = own.filter((piece) => !isInJail(state, piece));
  return outside.length > 0 ? outside : own;
}

/** Who acts now. */
export function actorsOf(state: View): readonly Seat[] {
  switch (state.phase) {
    case 'gw-choice':
      return state.willing.flatMap((answer, seat) => (answer === null ? [seat] : []));
    case 'setup':
      return state.order.filter((seat) => state.pieces[seat]!.length === 0);
    case 'piece-choice':
    case 'turn-start':
    case 'rolled':
    case 'moving':
      return [state.turn!];
    case 'gw-special':
    case 'gw-turn':
    case 'gw-move':
    case 'gw-extra':
    case 'infiltrator-ready':
      return [state.gw!];
    case 'snitch-choice':
      return [state.snitch!];
    default:
      return [];
  }
}

/** Whether this seat acts now; asked at every command, so without a list. */
export function isActor(state: View, seat: Seat): boolean {
  switch (state.phase) {
    case 'piece-choice':
    case 'turn-start':
    case 'rolled':
    case 'moving':
      return state.turn === seat;
    case 'gw-choice':
    case 'setup':
      return actorsOf(state).includes(seat);
    case 'snitch-choice':
      return state.snitch === seat;
    case 'lobby':
    case 'infiltrator-look':
    case 'finished':
      return false;
    default:
      return state.gw === seat;
  }
}
