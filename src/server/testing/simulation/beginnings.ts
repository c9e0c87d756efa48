/**
 * Rooms in which something has already happened, for simulations to begin with: lobbies, games under way, games that
 * are over and rematches. They are made once and copied into each run's store.
 */
import type { AnyGame, Seat, Typed } from '../../../kernel/game.ts';
import { lots, type Stream, seeded } from '../../../kernel/random.ts';
import { roomRules } from '../../../kernel/room/rules.ts';
import { emptyRoom, type RoomState } from '../../../kernel/room/state.ts';
import { act, openTable, type Table, tick, watcherOf } from '../../../kernel/table.ts';
import { sampleOne } from '../../../kernel/testing/players.ts';
import { hashOf } from '../../tokens.ts';

export interface Beginning {
  readonly log: readonly string[];
  /** When the last thing happened. */
  readonly at: number;
  /** The tokens of those who sit there and of the table screen, and the key to the master's console. */
  readonly tokens: readonly string[];
  readonly table: string;
  readonly master: string;
}

export const tokenOf = (n: number): string => n.toString(16).padStart(32, '0');
const DOORS = { table: tokenOf(1), master: tokenOf(2) };
const FIRST_PERSON = 16;
/** Whose console it is, where somebody leads. */
export const MASTER = 90;

/** Maffia with the shortest clocks. */
const SHORT = {
  firstDaySeconds: 60,
  daySeconds: 60,
  extensionCount: 0,
  lastNominationWindowMs: 2000,
  maxLastActs: 1,
  speechSeconds: 15,
  voteCountdownMs: 1000,
  voteWindowMs: 500,
  nightSeconds: 15,
  stalemateCycles: 2,
};

type Sent = Typed & { readonly [field: string]: unknown };

/** The same number begins the same room. */
export function beginning(games: { readonly [id: string]: AnyGame }, number: number): Beginning {
  const lot = lots(`beginning ${number}`);
  const rules = roomRules(games);
  const game = number % 3 === 0 ? 'maffia' : 'liar';
  const people = game === 'maffia' ? 4 + lot.int(3) : 2 + lot.int(3);
  const bots = game === 'maffia' ? 7 - people : lot.int(3);
  const seats = [...Array(people + bots).keys()];
  const table = openTable(rules, emptyRoom, seeded('no key yet'), seats);
  let now = 1_000_000;
  const log: string[] = [];
  const does = (by: Seat | 'server' | 'visitor', command: Sent): boolean => {
    now += lot.int(3000);
    const { entries, refusal } = act(table, by, command, now);
    log.push(...entries.map((entry) => JSON.stringify(entry)));
    return refusal === undefined;
  };

  does('server', {
    type: 'room.open',
    game,
    language: 'en',
    remote: true,
    secret: number.toString(16).padStart(64, '0'),
    table: hashOf(DOORS.table),
    master: hashOf(DOORS.master),
  });
  const tokens = Array.from({ length: people }, (_, i) => tokenOf(FIRST_PERSON + i));
  for (const [i, token] of tokens.entries()) {
    const contribution = tokenOf(number * 100 + i);
    does('visitor', { type: 'room.sit', ...tag(i), isNew: false, holder: hashOf(token), via: 'before', contribution });
  }
  const bot = game === 'maffia' ? 'random' : 'honest';
  for (let i = people; i < people + bots; i++) does(0, { type: 'room.addBot', ...tag(i), bot });
  const options =
    game === 'maffia' ? { ...SHORT, deadSeeAll: lot.int(2) === 0 } : { candles: 1, ghostsSee: lot.int(2) === 0 };
  if (game === 'liar' && lot.int(3) === 0) {
    const door = { door: hashOf(DOORS.master), holder: hashOf(tokenOf(MASTER)), via: 'before' };
    does('visitor', { type: 'room.takeMaster', ...door });
    does(0, { type: 'room.setOption', name: 'gameMaster', value: 'human' });
  }
  for (const [name, value] of Object.entries(options)) does(0, { type: 'room.setOption', name, value });
  if (lot.int(2)) does(0, { type: 'room.setSpectators', allowed: true });
  const isLobby = lot.int(4) === 0;
  if (!isLobby) {
    does(0, { type: 'room.start' });
    const more = lot.int(game === 'maffia' ? 50 : 24);
    for (let i = 0; i < more; i++) playOn(table, seats, lot, does, () => skip(table, log));
    now = Math.max(now, table.now);
  }
  return { log, at: Math.max(now, table.now), tokens, ...DOORS };

  function skip(at: typeof table, into: string[]): void {
    const due = rules.deadline(at.truth as never);
    if (!due) return;
    into.push(...tick(at, due.at).map((entry) => JSON.stringify(entry)));
    now = Math.max(now, due.at);
  }
}

const tag = (i: number) => ({ name: `Guest ${i}`, pronouns: '', mask: i });

function playOn(
  table: Table<RoomState, Typed, Typed>,
  seats: readonly Seat[],
  lot: Stream,
  does: (by: Seat, command: Sent) => boolean,
  skip: () => void,
): void {
  if (table.truth.phase === 'ended') return void does(table.truth.host!, { type: 'room.rematch' });
  if (table.truth.phase === 'lobby') return void does(table.truth.host!, { type: 'room.start' });
  const seat = lot.pick(seats);
  const offers = table.rules
    .legal(watcherOf(table, seat).view as never, seat, table.now)
    .filter(({ command }) => !command.type.startsWith('room.'));
  const command = sampleOne(offers, lot);
  if (!command || lot.int(4) === 0) skip();
  else does(seat, command as Sent);
}
