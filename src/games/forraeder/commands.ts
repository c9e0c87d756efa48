/**
 * Forræder: what may be asked for. A command that is not of one of these shapes never reaches the door.
 *
 * Chat, whispers, announcements, pauses and leaving are the room's: talk.ts and rules.ts say what the game makes of them.
 */
import { SEATS_MAX } from '../../kernel/game.ts';
import {
  choice,
  commands,
  flag,
  integer,
  listOf,
  literal,
  nullable,
  type Shaped,
  seat,
  text,
} from '../../kernel/shape.ts';
import { arms, missions, places, plans, symbols, wishes } from './content.ts';

const symbol = literal(...symbols);
const place = literal(...places);

/** M5: what a clue says of the code. */
export const clue = choice('kind', {
  absent: { symbol },
  notAt: { symbol, place },
  leftOf: { symbol, other: symbol },
  oneOfTwo: { symbol, other: symbol },
  sideBySide: { symbol, other: symbol },
  at: { symbol, place },
});
export type Clue = Shaped<typeof clue>;

const seats = listOf(seat, SEATS_MAX);

export const command = commands({
  'arrival.wish': { wish: literal(...wishes) },
  'ceremony.ack': {},
  'chest.choose': { choice: literal('carry', 'key') },
  'arms.answer': { arms: literal(...arms) },
  'ravens.estimate': { round: integer(1, 4), value: integer(1, 500) },
  'bell.ring': {},
  'cipher.tell': { clue },
  'cipher.try': { code: listOf(symbol, 8) },
  'cipher.name': { seats },
  'bridge.pledge': { planks: integer(1, 6) },
  'armoury.open': { door: integer(1, SEATS_MAX) },
  'armoury.leave': { take: flag },
  'shield.show': {},
  'table.ready': {},
  'ballot.cast': { seat, reason: text(200) },
  'reveal.show': {},
  'reveal.done': {},
  'defence.say': { text: text(600) },
  'defence.done': {},
  'words.done': {},
  'identity.reveal': {},
  'night.council': { plan: literal(...plans), target: nullable(seat) },
  'night.letter': { answer: literal('yes', 'no') },
  'night.deed': { targets: seats },
  'conclave.say': { text: text(300) },
  'diary.write': { text: text(300) },
  'end.vote': { choice: literal('end', 'banish') },

  'gm.chooseTraitors': { seats },
  'gm.chooseMission': { mission: literal(...missions) },
  'gm.missionResult': { silver: integer(-1, 1000), access: seats },
  'gm.callVote': {},
  'gm.nextVoter': { seat },
  'gm.moveOn': {},
  'gm.askIdentity': { ask: flag },
  'gm.orderDeathList': {},
  'gm.promptEnd': {},
  'gm.setFinale': { day: integer(0, 99) },
  'gm.extend': { seconds: integer(5, 600) },
  'gm.resume': {},

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
export type MasterCommand = Extract<Command, { type: `gm.${string}` }>;
export type ClockCommand = CommandOf<'begin' | 'timeUp'>;
export type ServerCommand = CommandOf<'connection' | 'player' | 'leave' | 'handOver' | 'cancel'>;
export type PlayerCommand = Exclude<Command, MasterCommand | ClockCommand | ServerCommand>;
