/**
 * Maffia: real rooms with people in them, for tests, and what everybody at a table notices.
 *
 * The cards of a room follow from its secret, so a room of seven looks for a secret that deals the wanted ones. For
 * more seats that takes too long: there `castOf` says who got which card. Seats are named as in the rule book.
 */
import assert from 'node:assert/strict';
import { canonical, gameKey, gameSecret } from '../../kernel/fairness.ts';
import type { Actor, Language, Refusal, Seat, Typed, Viewer } from '../../kernel/game.ts';
import { drawFrom, keyed, seeded } from '../../kernel/random.ts';
import { roomRules } from '../../kernel/room/rules.ts';
import { emptyRoom, type RoomState } from '../../kernel/room/state.ts';
import { act, openTable, type Table, tick, watcherOf } from '../../kernel/table.ts';
import { deckOf, roles as deckOrder, type Role, type RoleSet } from './content.ts';
import { maffia } from './index.ts';
import type { Options } from './options.ts';
import type { Phase, State } from './state.ts';

export const [s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, , s14] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
] as const;

// biome-ignore lint/suspicious/noExplicitAny: a table of the game, or of the room around it
type AnyTable = Table<any, any, any>;
type Sent = Typed & { readonly [field: string]: unknown };

/** Everything that is known at a table, as bytes: the truth and every view. */
const bytes = (table: AnyTable): string =>
  canonical([table.truth, table.watchers.map(({ viewer, view, count }) => [viewer, view, count])]);

/** Something that must be refused with this code, and changes nothing but the deadlines that were due before it. */
export function no(table: AnyTable, by: Actor, command: unknown, code: Refusal, at = table.now): void {
  if (at > table.now) tick(table, at - 1);
  const before = bytes(table);
  assert.equal(act(table, by, command, at).refusal, code, `${canonical(command)} by ${by}`);
  assert.equal(bytes(table), before, `${canonical(command)} was refused and changed something`);
}

/** Whoever's view, or number of facts, is another after this. */
export function noticing(table: AnyTable, deed: () => void): Viewer[] {
  const look = () => table.watchers.map(({ view, count }) => canonical([view, count]));
  const before = look();
  deed();
  const after = look();
  return table.watchers.filter((_, i) => before[i] !== after[i]).map(({ viewer }) => viewer);
}

export type Room = Table<RoomState, Typed, Typed>;
export const games = { maffia };
export const rules = roomRules(games);

const hexOf = (char: string, length: number): string => char.repeat(length);
const BITS = hexOf('01', 16);
const DOORS = { table: hexOf('7a', 32), master: hexOf('3a', 32) };
const VILLAGERS = [
  ...['Alma', 'Bodil', 'Cyril', 'Dagny', 'Egon', 'Fritjof', 'Gunvor', 'Hildur', 'Ivar', 'Jorunn', 'Knut', 'Liv'],
  ...['Magnus', 'Nanna', 'Olav', 'Petra', 'Ragna', 'Sten', 'Tora', 'Ulf', 'Vera', 'Ylva', 'Asta', 'Olga'],
];

export interface Gathering {
  readonly people: number;
  readonly bots?: number;
  readonly remote?: boolean;
  readonly language?: Language;
  /** A human game master has come. */
  readonly human?: boolean;
  readonly options?: Partial<Options>;
  readonly secret?: string;
}

/** A lobby at time 0. The first to sit down is the host. */
export function gathered({
  people,
  bots = 0,
  remote = false,
  language = 'en',
  human = false,
  ...more
}: Gathering): Room {
  const { options = {}, secret = hexOf('5e', 32) } = more;
  const viewers: Viewer[] = [...Array(people + bots + 1).keys(), 'table', 'master', 'ghost'];
  const room = openTable(rules, emptyRoom, seeded('unused'), viewers);
  ok(room, 'server', { type: 'room.open', game: 'maffia', language, remote, secret, ...DOORS });
  for (let i = 0; i < people; i++) ok(room, 'visitor', sitting(VILLAGERS[i]!));
  for (let i = people; i < people + bots; i++) ok(room, s1, adding(VILLAGERS[i]!));
  if (human) {
    ok(room, 'visitor', { type: 'room.takeMaster', door: DOORS.master, holder: hexOf('cd', 32), via: 'here' });
    ok(room, s1, setting('gameMaster', 'human'));
  }
  for (const [name, value] of Object.entries(options)) ok(room, s1, setting(name, value));
  return room;
}

/** More people than Maffia seats: they gathered for a game that seats more, and the host then chose Maffia. */
export function crowded(people: number): Room {
  const larger = { ...maffia, id: 'larger', seats: { min: 7, max: 24 } };
  const room = openTable(roomRules({ maffia, larger }), emptyRoom, seeded('unused'));
  ok(room, 'server', {
    type: 'room.open',
    game: 'larger',
    language: 'en',
    remote: false,
    secret: hexOf('5e', 32),
    ...DOORS,
  });
  for (let i = 0; i < people; i++) ok(room, 'visitor', sitting(VILLAGERS[i]!));
  ok(room, s1, { type: 'room.chooseGame', game: 'maffia' });
  return room;
}

/** A gathering with the game begun, in its briefing. */
export function begun(gathering: Gathering): Room {
  const room = gathered(gathering);
  ok(room, s1, { type: 'room.start' });
  return room;
}

/** Seven people who are dealt these seven cards in this order. */
export function begunAs(roles: readonly Role[], gathering: Omit<Gathering, 'people' | 'secret'> = {}): Room {
  return begun({ ...gathering, people: roles.length, secret: secretFor(roles) });
}

const secrets = new Map<string, string>();

/** The first secret under which the deal of the first game ends in this order. */
function secretFor(roles: readonly Role[]): string {
  const wanted = roles.join();
  const found = secrets.get(wanted);
  if (found) return found;
  const set = Object.fromEntries(deckOrder.map((role) => [role, roles.filter((one) => one === role).length]));
  const deck = deckOf(set as RoleSet);
  for (let n = 0; n < 10_000; n++) {
    const secret = n.toString(16).padStart(64, '0');
    const key = gameKey(gameSecret(secret, 1), Array(roles.length).fill(BITS));
    if (drawFrom(keyed(key), {})('deal').shuffle(deck).join() !== wanted) continue;
    secrets.set(wanted, secret);
    return secret;
  }
  throw new Error(`no secret deals ${wanted}: are there too many arrangements?`);
}

/** The seats that hold these cards, in this order: `castOf(room, F18)[6]` is the avenger's. */
export function castOf(room: Room, roles: readonly Role[]): Seat[] {
  const free = Object.entries(playOf(room).roles).map(([seat, role]) => ({ seat: Number(seat), role }));
  return roles.map(
    (role) =>
      free.splice(
        free.findIndex((one) => one.role === role),
        1,
      )[0]!.seat,
  );
}

export const sitting = (name: string, more = {}): Sent => ({
  type: 'room.sit',
  ...tag(name),
  isNew: false,
  holder: hexOf('ab', 32),
  via: 'here',
  contribution: BITS,
  ...more,
});
export const adding = (name: string, bot = 'quiet'): Sent => ({ type: 'room.addBot', ...tag(name), bot });
export const tagging = (name: string, more = {}): Sent => ({ type: 'room.tag', ...tag(name), isNew: false, ...more });
const tag = (name: string) => ({ name, pronouns: '', mask: 3 });
export const setting = (name: string, value: unknown): Sent => ({ type: 'room.setOption', name, value });
export const saying = (text: string, channel: string | null = null): Sent => ({ type: 'room.say', channel, text });
export const connecting = (who: Seat | 'table' | 'master', connected: boolean): Sent => ({
  type: 'room.connection',
  who,
  connected,
  via: 'here',
});

/** Does something that must be allowed. */
export function ok(room: Room, by: Actor, command: Sent, at = room.now): void {
  assert.equal(act(room, by, command, at).refusal, undefined, `${canonical(command)} by ${by}`);
}

export const roomSeenBy = (room: Room, viewer: Viewer): RoomState => watcherOf(room, viewer).view;
export const playOf = (room: Room, viewer?: Viewer): State =>
  (viewer === undefined ? room.truth : roomSeenBy(room, viewer)).play as State;

/** Lets the room's clock, or the human master where one is waited for, end what is on. */
export function passIn(room: Room): void {
  const due = rules.deadline(room.truth);
  if (due) tick(room, due.at);
  else if (playOf(room).step === 'waiting') ok(room, 'master', { type: 'master.callVote' });
  else ok(room, 'master', { type: 'master.advance' });
}

export function toPhaseIn(room: Room, phase: Phase): void {
  for (let steps = 0; playOf(room).phase !== phase; steps++) {
    if (room.truth.phase !== 'playing' || steps > 500) throw new Error(`${phase} never came`);
    passIn(room);
  }
}

/** Everybody living is ready, with these nominated in this order; ends in the last nominations. */
export function nominateIn(room: Room, targets: readonly Seat[]): void {
  toPhaseIn(room, 'day-talk');
  for (const target of targets) {
    const { living, nominations } = playOf(room);
    const isFree = (seat: Seat) => seat !== target && !nominations.some(({ nominator }) => nominator === seat);
    ok(room, living.find(isFree)!, { type: 'nominate', target });
  }
  for (const seat of [...playOf(room).living]) ok(room, seat, { type: 'readyToVote', ready: true });
}

/** "Hang sX", on to the night or the end. */
export function hangIn(room: Room, target: Seat): void {
  nominateIn(room, [target]);
  toPhaseIn(room, 'vote-call');
  if (playOf(room).step === 'waiting') passIn(room);
  for (const seat of [...playOf(room).living]) ok(room, seat, { type: 'raiseHand', nominee: target });
  toPhaseIn(room, 'vote-result');
  passIn(room);
}

/** All living mafia members point at this seat tonight. */
export function aimIn(room: Room, target: Seat): void {
  toPhaseIn(room, 'night');
  const { living, roles } = playOf(room);
  for (const seat of living.filter((one) => roles[one] === 'mafia')) ok(room, seat, { type: 'point', target });
}
