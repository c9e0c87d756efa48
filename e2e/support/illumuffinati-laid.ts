/**
 * A game of Illumuffinati that is on already when the house opens: played by the rules themselves, without a browser, and
 * laid into the store, so that a test begins where its moment is. Whoever sits there comes by name.
 */
import { createHash } from 'node:crypto';
import type { Command } from '../../src/games/illumuffinati/commands.ts';
import type { Options } from '../../src/games/illumuffinati/options.ts';
import { placesOf } from '../../src/games/illumuffinati/ranking.ts';
import { ok, playOf, type Room, rules, sitting, toPhaseIn } from '../../src/games/illumuffinati/room-fixtures.ts';
import type { Actor, Language, Seat } from '../../src/kernel/game.ts';
import { seeded } from '../../src/kernel/random.ts';
import { emptyRoom } from '../../src/kernel/room/state.ts';
import { openTable } from '../../src/kernel/table.ts';
import { openSqlite } from '../../src/server/log/sqlite.ts';
import { hashOf } from '../../src/server/tokens.ts';
import type { Device } from './device.ts';

export const NAMES = ['Albertina', 'Bodil', 'Cyril', 'Dagny', 'Egon', 'Fritjof', 'Gunvor'] as const;

export const tokenOf = (who: string): string =>
  createHash('sha256').update(`token of ${who}`).digest('hex').slice(0, 32);

export interface Seating {
  readonly code: string;
  readonly seats: number;
  /** Where people sit, the first of them at seat 0; the others are bots. */
  readonly people: readonly Seat[];
  readonly options?: Partial<Options>;
  readonly language?: Language;
  /** Another one, another deal. */
  readonly deal?: number;
}

/** Somebody does something in the game. */
export const does = (room: Room, by: Actor, command: Command): void => ok(room, by, { ...command });

function begin({ seats, people, options = {}, language = 'en', deal = 0 }: Seating, from: number): Room {
  const room = openTable(rules, emptyRoom, seeded('unused'));
  room.now = from;
  const doors = { table: hashOf(tokenOf('table')), master: hashOf(tokenOf('master')), secret: hashOf(`deal ${deal}`) };
  ok(room, 'server', { type: 'room.open', game: 'illumuffinati', language, remote: false, ...doors });
  for (let seat = 0; seat < seats; seat++) {
    const name = NAMES[seat]!;
    if (people.includes(seat)) ok(room, 'visitor', { ...sitting(seat), name, holder: hashOf(tokenOf(name)) });
    else ok(room, 0, { type: 'room.addBot', name, pronouns: '', mask: seat, bot: 'clever' });
  }
  for (const [name, value] of Object.entries({ firstInspector: 'random', ...options }))
    ok(room, 0, { type: 'room.setOption', name, value });
  ok(room, 0, { type: 'room.start' });
  return room;
}

/** Plays it up to now, by the clock on the wall, and lays it into the store of a house that is not open yet. */
export async function layGame(folder: string, seating: Seating, play: (room: Room) => void): Promise<void> {
  const playFrom = (from: number): Room => {
    const room = begin(seating, from);
    play(room);
    return room;
  };
  // Once to know how long it takes: the lots do not depend on the time.
  const room = playFrom(Date.now() - playFrom(0).now);
  const store = await openSqlite(folder);
  const entries = room.log.map((entry) => JSON.stringify(entry));
  await store.append(seating.code, 0, entries);
  await store.close();
}

/** Opens the room on this device: as somebody who sits there, or as the table. */
export async function comeTo(device: Device, code: string, who: string): Promise<void> {
  const { kind } = device;
  if (kind === 'phone') {
    await device.context.addInitScript(([key, token]) => localStorage.setItem(key, token), [
      `konklave.token.${code}`,
      tokenOf(who),
    ] as const);
  }
  await device.goto(kind === 'phone' ? `/${code}` : `/${code}/${kind}#${tokenOf(kind)}`);
}

const firstIn = (room: Room): Seat[] => placesOf(playOf(room)).flatMap((place, seat) => (place === 1 ? [seat] : []));

const DEALS_MAX = 3_000;
const LOOK_SECONDS = 600;

/** The final count of a game in which exactly two are equal in everything: theirs are the seats. The others are ready. */
export async function layEqual(folder: string, code: string, roundTripMs: number): Promise<readonly [Seat, Seat]> {
  const people = [0, 1, 2, 3];
  const seating = { code, seats: people.length, people, options: { timers: 'hard' } } as const;
  const play = (room: Room) => {
    for (const seat of people) ok(room, 'server', { type: 'room.roundTrip', seat, ms: roundTripMs });
    toPhaseIn(room, 'final-count');
    does(room, 0, { type: 'master.extend', seconds: LOOK_SECONDS });
    const others = people.filter((seat) => !firstIn(room).includes(seat));
    for (const seat of others) does(room, seat, { type: 'ready' });
  };
  for (let deal = 0; deal < DEALS_MAX; deal++) {
    const room = begin({ ...seating, deal }, 0);
    toPhaseIn(room, 'final-count');
    const [one, other, ...more] = firstIn(room);
    if (one === undefined || other === undefined || more.length > 0) continue;
    await layGame(folder, { ...seating, deal }, play);
    return [one, other];
  }
  throw new Error(`nobody was equal in ${DEALS_MAX} deals`);
}

/** The Inspector is Albertina, and of the Bakers Dagny passes last: all others have passed their lowest two. */
export function toLastPass(room: Room): void {
  does(room, 0, { type: 'master.setFirstInspector', seat: 0 });
  does(room, 3, { type: 'ready' });
  for (const seat of [1, 2]) {
    const [one, other] = playOf(room).hands[seat]!;
    does(room, seat, { type: 'passCards', cards: [one!, other!] });
  }
}
