/** What people, the server and the clock may ask of a room. */

import { LANGUAGES } from '../game.ts';
import { commands, flag, integer, listOf, literal, nullable, type Shape, type Shaped, seat, text } from '../shape.ts';
import { ROOM_LIMITS, TEXT_OPTION_MAX } from './limits.ts';

export { ROOM_LIMITS };

const tagText = text(ROOM_LIMITS.tagLengthMax);
const key: Shape<string> = (value): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const bits: Shape<string> = (value): value is string => typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);
/** What a screen shows while it waits to be let in, and whoever leads compares. */
const sign: Shape<string> = (value): value is string => typeof value === 'string' && /^[A-Z]{4}$/.test(value);
const tag = { name: tagText, pronouns: tagText, mask: integer(0, ROOM_LIMITS.masks - 1) };
const optionValue: Shape<string | number | boolean> = (value): value is string | number | boolean =>
  (typeof value === 'string' && value.length <= TEXT_OPTION_MAX) ||
  typeof value === 'boolean' ||
  Number.isFinite(value);

export const roomCommand = commands({
  // the server
  'room.open': {
    game: text(40),
    language: literal(...LANGUAGES),
    remote: flag,
    secret: key,
    table: key,
    master: key,
  },
  'room.connection': {
    who: ((value) => seat(value) || value === 'table' || value === 'master') as Shape<number | 'table' | 'master'>,
    connected: flag,
    via: text(40),
  },
  'room.giveTime': { ms: integer(0, 2 ** 40) },
  'room.setBack': {},
  'room.roundTrip': { seat, ms: integer(0, 600_000) },
  'room.knock': { sign, holder: key },
  'room.remind': { holder: key, way: nullable(text(ROOM_LIMITS.wayLengthMax)) },
  'room.askIn': { name: tagText, mask: integer(0, ROOM_LIMITS.masks - 1), holder: key },
  // the clock
  'room.pauseOver': {},
  'room.nobodyThere': {},
  'room.giveUp': {},
  'room.standIn': {},
  // somebody at the door
  'room.sit': { ...tag, isNew: flag, holder: key, via: text(40), contribution: bits },
  'room.takeMaster': { door: key, holder: key, via: text(40) },
  'room.move': { ticket: key, holder: key, via: text(40) },
  'room.usePass': { pass: key, holder: key },
  // a seat, in the lobby
  'room.tag': { ...tag, isNew: flag },
  'room.confirmTime': {},
  'room.ready': { ready: flag },
  'room.contribute': { bits },
  'room.ratchet': { name: text(40) },
  // the host or the master, in the lobby
  'room.addBot': { ...tag, bot: text(40) },
  'room.setBots': { bot: text(40) },
  'room.order': { seats: listOf(seat, 64) },
  'room.chooseGame': { game: text(40) },
  'room.setOption': { name: text(40), value: optionValue },
  'room.start': {},
  // the host or the master, at any time
  'room.setSpectators': { allowed: flag },
  'room.setSound': { sounds: integer(0, ROOM_LIMITS.soundMax), voice: integer(0, ROOM_LIMITS.soundMax) },
  'room.setLanguage': { language: literal(...LANGUAGES) },
  'room.letScreen': { sign, isLetIn: flag },
  'room.setScreens': { mayAsk: flag },
  // the door: its lock, who asks to come in, who is sent away
  'room.setLock': { isLocked: flag, pass: nullable(key) },
  'room.letIn': { id: integer(1, 2 ** 31), isLetIn: flag },
  'room.letNobodyIn': {},
  'room.keepAway': { seat },
  'room.letBack': { id: integer(1, 2 ** 31) },
  'room.emptyLobby': {},
  // at any time
  'room.freeMaster': { door: key },
  'room.ticket': { ticket: key },
  'room.leave': {},
  'room.kick': { seat },
  'room.makeHost': { seat },
  // while the host is away: who is to lead; and once a host is back whom the table had replaced
  'room.chooseHost': { seat: nullable(seat) },
  'room.takeLead': {},
  'room.say': { channel: nullable(text(40)), text: text(2000) },
  // while a game is on
  'room.pause': {},
  'room.resume': {},
  'room.moveOn': {},
  'room.extend': { seconds: integer(-ROOM_LIMITS.extendSecondsMax, ROOM_LIMITS.extendSecondsMax) },
  'room.cover': { seat, bot: text(40) },
  'room.return': {},
  'room.handOver': {},
  'room.cancel': {},
  // afterwards
  'room.rematch': {},
  'room.endEvening': {},
});

export type RoomCommand = Shaped<typeof roomCommand>;
