/**
 * Ordet fanger: what may be asked for. A command that is not of one of these shapes never reaches the door.
 */
import { LANGUAGES } from '../../kernel/game.ts';
import type { Stream } from '../../kernel/random.ts';
import { commands, flag, integer, literal, nullable, type Shape, type Shaped, seat, text } from '../../kernel/shape.ts';
import { sidesMax } from './content.ts';

export const REACTION_MAX = 600_000;
/** Longer than an answer may be, so that the answer to it can say why. */
const TEXT_MAX = 200;

/** More than a round can have. */
const ANSWERS_MAX = 9_999;

const side = integer(0, sidesMax - 1);
const drawPile = literal('left', 'right');
const reaction: Shape<number> = Object.assign(
  (value: unknown): value is number =>
    typeof value === 'number' && value >= 0 && value <= REACTION_MAX && !Object.is(value, -0),
  { example: (lot: Stream): number => lot.int(5000) },
);
const choices = ['a', 'b', 'tie', 'continue', 'valid', 'invalid', 'yes', 'no', 'abstain'] as const;
const sideChoices = ['side-0', 'side-1', 'side-2', 'side-3', 'side-4', 'side-5'] as const;
const choice = literal(...choices, ...sideChoices);
export type Choice = Shaped<typeof choice>;

export const command = commands({
  shuffle: {},
  /** `playPile`: with two piles a side, the one that the card lands on; otherwise null. */
  draw: { drawPile, playPile: nullable(integer(0, 1)) },
  nudge: {},
  /** `reactionMs`: with speech, the phone's stopwatch when it ended; null if there is none. */
  answer: { text: text(TEXT_MAX), input: literal('keyboard', 'speech'), reactionMs: nullable(reaction) },
  openMicrophone: { open: flag },
  concede: {},
  blank: {},
  claim: { winner: nullable(side) },
  confirm: {},
  dispute: {},
  challenge: { side, reason: literal('wrong', 'unknown', 'repeat') },
  accept: {},
  vote: { choice },
  flipNeutral: { drawPile },
  callFoul: { side },
  ready: {},
  /** `answer`: its place among those of the round, from 0. */
  smile: { answer: integer(0, ANSWERS_MAX), on: flag },

  'master.rule': { choice },
  'master.skip': { side },
  'master.extend': { seconds: integer(-600, 600) },
  'master.flip': {},
  /** Before anybody has seen the duel that lies there. */
  'master.nudge': {},
  'master.restart': {},
  'master.coach': { on: flag },
  'master.correct': { from: side, to: side },
  'master.end': {},

  begin: {},
  timeUp: {},

  noteLine: { seat, roundTripMs: integer(0, 60_000) },
  noteConnection: { seat, connected: flag },
  notePlayer: { seat, bot: flag },
  noteWords: { text: text(2000) },
  noteLanguage: { language: literal(...LANGUAGES) },
  leave: { seat },
  releaseMaster: {},
  restartRace: {},
  cancel: {},
});

export type Command = Shaped<typeof command>;
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;
export type MasterCommand = Extract<Command, { type: `master.${string}` }>;
export type SystemCommand = CommandOf<
  | 'begin'
  | 'timeUp'
  | 'noteLine'
  | 'noteConnection'
  | 'notePlayer'
  | 'noteWords'
  | 'noteLanguage'
  | 'leave'
  | 'releaseMaster'
  | 'restartRace'
  | 'cancel'
>;
export type PlayerCommand = Exclude<Command, MasterCommand | SystemCommand>;
