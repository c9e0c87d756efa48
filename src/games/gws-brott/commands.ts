/**
 * GW:s brott: what may be asked for. A command that is not of one of these shapes never reaches the door.
 */
import type { Stream } from '../../kernel/random.ts';
import {
  choice,
  commands,
  flag,
  integer,
  listOf,
  literal,
  nullable,
  type Shape,
  type Shaped,
  seat,
} from '../../kernel/shape.ts';
import { cards, dieCount, isSquareName, pieces, type Square, streets } from './content.ts';
import { reactions } from './state.ts';

/** Any square's name, on the board or off it. */
const square: Shape<Square> = Object.assign(
  (value: unknown): value is Square => typeof value === 'string' && isSquareName(value),
  { example: (lot: Stream): Square => (lot.int(4) ? lot.pick(streets) : lot.pick(['A5', 'C5', 'N1', 'Z99'])) },
);
const piece = literal(...pieces);
const die = integer(0, dieCount - 1);

export const command = commands({
  volunteer: { willing: flag },
  /** One piece; with two players two of them. */
  choosePieces: { pieces: listOf(piece, 2) },
  chooseActing: { piece },
  resetDice: {},
  destroyEvidence: { card: literal(...cards) },
  /** null: all free dice. */
  roll: { dice: nullable(listOf(die, dieCount)) },
  chooseDie: { die },
  declareStuck: {},
  movePiece: { to: square },
  gwStep: { to: square },
  gwStop: {},
  rollGwDie: {},
  playTrump: {
    play: choice('trump', { helicopter: { to: square }, snitch: { seat }, breakthrough: {}, infiltrator: {} }),
  },
  snitchOn: { seat },
  snitchOnPiece: { piece },
  startLook: {},
  /** By somebody who is out. */
  react: { reaction: literal(...reactions) },

  'master.extend': { seconds: integer(-600, 600) },
  'master.skip': {},

  begin: {},
  timeUp: {},

  retire: { seat },
  awaitSeat: { seat },
  fillSeat: { seat },
  cancel: {},
});

export type Command = Shaped<typeof command>;
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;
export type MasterCommand = Extract<Command, { type: `master.${string}` }>;
export type SystemCommand = CommandOf<'begin' | 'timeUp' | 'retire' | 'awaitSeat' | 'fillSeat' | 'cancel'>;
/** By somebody whose turn it is. */
export type MoveCommand = Exclude<Command, MasterCommand | SystemCommand | CommandOf<'react'>>;
