/**
 * Illumuffinati: what may be asked for. A command that is not of one of these shapes never reaches the door.
 */
import { commands, flag, integer, listOf, nullable, type Shape, type Shaped, seat, text } from '../../kernel/shape.ts';
import { type Face, NUMBERS } from './content.ts';

const face: Shape<Face> = Object.assign(
  (value: unknown): value is Face => value === 'J' || (typeof value === 'number' && NUMBERS.includes(value)),
  { example: (lot: { int(n: number): number }) => (lot.int(4) ? 1 + lot.int(30) : 'J') },
);

/** Any number, so that the door can say what is wrong with it; -0 is none, for JSON would make another number of it. */
const amount: Shape<number> = Object.assign(
  (value: unknown): value is number => Number.isFinite(value) && !Object.is(value, -0),
  { example: (lot: { int(n: number): number }) => (lot.int(6) ? lot.int(40) : lot.int(2) ? -1 - lot.int(3) : 2.5) },
);

/** Two are wanted; somewhat more are let in, so that the refusal can say so. */
const cards = listOf(face, 7);

export const command = commands({
  claimHonour: { crime: text(20), hat: text(20) },
  ready: {},
  passCards: { cards },
  discardCards: { cards },
  setBribe: { total: amount },
  sendHome: { seat, takeBribe: flag, seenBribe: amount },
  takeBack: { keep: amount },
  point: { seat: nullable(seat) },
  flipLast: {},
  touchNose: { reactionMs: amount },

  'master.setFirstInspector': { seat },
  'master.playDefault': {},
  'master.voidRound': {},
  'master.noseVerdict': { seat },
  'master.extend': { seconds: amount },

  begin: {},
  timeout: {},
  advance: {},
  unlock: {},
  noseCue: {},
  noseUnlock: {},
  noseClose: {},

  player: { seat, bot: flag },
  leave: { seat },
  host: { seat },
  line: { seat, roundTripMs: integer(0, 600_000) },
  handOver: {},
  cancel: {},
});

export type Command = Shaped<typeof command>;
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;
export type MasterCommand = Extract<Command, { type: `master.${string}` }>;
export type ClockCommand = CommandOf<
  'begin' | 'timeout' | 'advance' | 'unlock' | 'noseCue' | 'noseUnlock' | 'noseClose'
>;
export type ServerCommand = CommandOf<'player' | 'leave' | 'host' | 'line' | 'handOver' | 'cancel'>;
export type PlayerCommand = Exclude<Command, MasterCommand | ClockCommand | ServerCommand>;
