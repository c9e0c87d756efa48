/** Illumuffinati: real rooms with people in them, for tests. */
import assert from 'node:assert/strict';
import type { Actor, Refusal, Seat, Typed } from '../../kernel/game.ts';
import { seeded } from '../../kernel/random.ts';
import { roomRules } from '../../kernel/room/rules.ts';
import { emptyRoom, type RoomState } from '../../kernel/room/state.ts';
import { act, openTable, type Table, tick } from '../../kernel/table.ts';
import { viewersOf } from './fixtures.ts';
import { illumuffinati } from './index.ts';
import type { Options } from './options.ts';
import type { Phase, State } from './state.ts';

export type Room = Table<RoomState, Typed, Typed>;
type Sent = Typed & { readonly [field: string]: unknown };

export const games = { illumuffinati };
export const rules = roomRules(games);

const NAMES = ['Anna', 'Bo', 'Cille', 'Dan', 'Eva', 'Finn', 'Gry', 'Hans'];
const hexOf = (text: string, length: number): string => text.repeat(length).slice(0, length);

export function ok(room: Room, by: Actor, command: Sent, at = room.now): void {
  const { refusal } = act(room, by, command, at);
  assert.equal(refusal, undefined, `${JSON.stringify(command)} by ${by}`);
}

export const tries = (room: Room, by: Actor, command: Sent, at = room.now): Refusal | undefined =>
  act(room, by, command, at).refusal;

export const sitting = (seat: Seat): Sent => ({
  type: 'room.sit',
  name: NAMES[seat]!,
  pronouns: '',
  mask: seat,
  isNew: false,
  holder: hexOf(`${seat}b`, 64),
  via: 'here',
  contribution: hexOf(`${seat}1`, 32),
});

/** A lobby with so many people in it; Anna is host. */
export function lobby(players: number, { remote = true, options = {} as Partial<Options>, human = false } = {}): Room {
  const room = openTable(rules, emptyRoom, seeded('unused'), viewersOf(7));
  const doors = { table: hexOf('7a', 64), master: hexOf('3a', 64), secret: hexOf('5e', 64) };
  ok(room, 'server', { type: 'room.open', game: 'illumuffinati', language: 'da', remote, ...doors });
  for (let seat = 0; seat < players; seat++) ok(room, 'visitor', sitting(seat), 1000 + seat);
  if (human) ok(room, 'visitor', { type: 'room.takeMaster', door: doors.master, holder: hexOf('cd', 64), via: 'here' });
  const set = { ...(human && { gameMaster: 'human' }), firstInspector: 'random', ...options };
  for (const [name, value] of Object.entries(set)) ok(room, 0, { type: 'room.setOption', name, value });
  return room;
}

export function playing(players: number, how: Parameters<typeof lobby>[1] = {}): Room {
  const room = lobby(players, how);
  ok(room, 0, { type: 'room.start' }, 5000);
  return room;
}

export const playOf = (room: Room): State => room.truth.play as State;

/** Lets the next deadline come. */
export function lapseIn(room: Room): void {
  const due = rules.deadline(room.truth);
  if (!due) throw new Error(`no clock runs in ${playOf(room).phase}`);
  tick(room, Math.max(room.now, due.at));
}

export function toPhaseIn(room: Room, phase: Phase): void {
  for (let steps = 0; playOf(room).phase !== phase; steps++) {
    if (room.truth.phase !== 'playing' || steps > 500) throw new Error(`${phase} never came`);
    lapseIn(room);
  }
}
