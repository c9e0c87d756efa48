/**
 * Maffia: what may be asked for. A command that is not of one of these shapes never reaches the door.
 */
import { SEATS_MAX } from '../../kernel/game.ts';
import { choice, commands, flag, integer, listOf, literal, nullable, type Shaped, seat } from '../../kernel/shape.ts';
import { BRIEFING_CARDS, roles, teams } from './content.ts';

/** What a seat may do at night, and what the master may note down for a player without a phone: never a hunch. */
const nightCommands = {
  point: { target: nullable(seat) },
  thumbUp: { mate: seat },
  protect: { target: nullable(seat) },
  investigate: { target: seat },
  avenge: { target: nullable(seat) },
  nightDone: {},
};

/** 5.4: table talk for remote players and bots; all of it may be a lie. */
const utterance = choice('kind', {
  suspect: { target: seat },
  trust: { target: seat },
  'claim-role': { role: literal(...roles) },
  'claim-result': { target: seat, team: literal(...teams) },
});

export const command = commands({
  ackBriefing: {},
  ackRole: {},
  ackNightZero: {},
  nominate: { target: seat },
  withdrawNomination: { target: seat },
  readyToVote: { ready: flag },
  statement: { says: utterance },
  useExtension: {},
  endSpeech: {},
  raiseHand: { nominee: seat },
  lowerHand: { nominee: seat },
  ...nightCommands,
  hunch: { target: nullable(seat) },
  signalUnwell: {},
  cancelUnwell: {},
  requestBreak: {},
  readyAfterBreak: {},
  softenWording: {},

  'master.turnCard': { card: integer(1, BRIEFING_CARDS) },
  'master.advance': {},
  'master.callVote': {},
  'master.strikeVote': { seat },
  'master.restoreVote': { seat },
  'master.recordHands': { nominee: seat, seats: listOf(seat, SEATS_MAX) },
  'master.recordNomination': { nominator: seat, target: seat },
  'master.recordWithdrawal': { nominator: seat },
  'master.recordExtension': { seat },
  'master.restartWindow': {},
  'master.adjustClock': { deltaSeconds: integer(-600, 600) },
  'master.nextSegment': {},
  'master.recordNight': { seat, command: choice('type', nightCommands) },
  'master.declareUnwell': { seat },
  'master.removeSeat': { seat },

  begin: {},
  timeUp: {},

  connection: { seat, connected: flag },
  player: { seat, bot: flag },
  leave: { seat },
  handOver: {},
  cancel: {},
});

export type Command = Shaped<typeof command>;
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;
export type Utterance = Shaped<typeof utterance>;
export type MasterCommand = Extract<Command, { type: `master.${string}` }>;
export type ClockCommand = CommandOf<'begin' | 'timeUp'>;
export type ServerCommand = CommandOf<'connection' | 'player' | 'leave' | 'handOver' | 'cancel'>;
export type PlayerCommand = Exclude<Command, MasterCommand | ClockCommand | ServerCommand>;
export type NightCommand = CommandOf<keyof typeof nightCommands>;
