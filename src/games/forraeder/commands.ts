/**
 * Forræder: what may be asked for. A command that is not of one of these shapes never reaches the door.
 *
 * Chat, whispers, announcements, pauses and leaving are the room's: talk.ts and rules.ts say what the game makes of them.
 */
import { SEATS_MAX } from '../../kernel/game.ts';
import { commands, flag, integer, listOf, literal, nullable, type Shaped, seat, text } from '../../kernel/shape.ts';
import { plans, wishes } from './content.ts';
import { missionCommands, missionIds, ownerOf } from './missions/index.ts';

const seats = listOf(seat, SEATS_MAX);

export const command = commands({
  'arrival.wish': { wish: literal(...wishes) },
  'ceremony.ack': {},
  ...missionCommands,
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
  'gm.chooseMission': { mission: literal(...missionIds) },
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
/** What a mission is asked: its own affair. */
export type MissionCommand = CommandOf<keyof typeof missionCommands>;
export const isMissions = (command: Command): command is MissionCommand => ownerOf(command) !== undefined;
export type ClockCommand = CommandOf<'begin' | 'timeUp'>;
export type ServerCommand = CommandOf<'connection' | 'player' | 'leave' | 'handOver' | 'cancel'>;
export type PlayerCommand = Exclude<Command, MasterCommand | ClockCommand | ServerCommand>;
