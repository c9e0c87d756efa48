/**
 * A room around a game that was played, or laid, without one: what happened in the game is told in it as it was, at the
 * same moments, and from there on it goes on by the rules. Screens, servers and stores take it for any other room.
 */
import { createHash } from 'node:crypto';
import { commitmentTo, gameSecret } from '../../src/kernel/fairness.ts';
import type { AnyGame, Language, Seat, Typed } from '../../src/kernel/game.ts';
import { seeded } from '../../src/kernel/random.ts';
import type { RoomFact } from '../../src/kernel/room/facts.ts';
import { roomRules } from '../../src/kernel/room/rules.ts';
import { emptyRoom, type RoomState } from '../../src/kernel/room/state.ts';
import { decide, type Entry, openTable, type Table } from '../../src/kernel/table.ts';
import { copyOf } from '../../src/kernel/testing/plain.ts';
import type { Moment } from './sweep.ts';

export type Room = Table<RoomState, Typed, Typed>;

export interface Around {
  readonly game: AnyGame;
  /** How people are called; as many as there are seats. */
  readonly names: readonly string[];
  readonly bots?: readonly Seat[];
  readonly language?: Language;
  /** When the game began, by the clock on the wall. */
  readonly from?: number;
}

export const CODE = 'LYKT';

/** What somebody's browser keeps, and what the room keeps of it. */
export const tokenOf = (who: string | number): string => hex(`token of ${who}`).slice(0, 32);
const hex = (text: string): string => createHash('sha256').update(text).digest('hex');
const SECRET = hex('laid');

/** Nobody asked for it, so that no rule is in its way: these facts are simply told. */
type Tells = (tell: (fact: Typed) => void) => void;

export interface LaidLobby {
  readonly room: Room;
  /** Something happens in the room itself. */
  tells(facts: readonly (RoomFact | Typed)[], at?: number): void;
}

export interface Laid extends LaidLobby {
  /** One more thing happens in the game; gives what the room has noted of it. */
  goesOn(entry: Entry): readonly Entry[];
}

type Options = { readonly [name: string]: unknown };

/** People have sat down, and nothing has begun. */
export function layLobby(options: Options, around: Around): LaidLobby {
  const { game, names, bots = [], language = 'en', from = 0 } = around;
  const real = roomRules({ [game.id]: game });
  let told: Tells | undefined;
  const rules: typeof real = {
    ...real,
    decide(state, command, by, ctx) {
      const now = told;
      told = undefined;
      if (now) now(ctx.tell);
      else real.decide(state, command, by, ctx);
    },
  };
  const room = openTable(rules, emptyRoom, seeded('laid'));
  const tells = (facts: readonly (RoomFact | Typed)[], at = room.now): void => {
    told = (one) => facts.forEach(one);
    decide(room, { type: 'room.laid' }, 'server', at);
  };
  const doors = { table: hex(tokenOf('table')), master: hex(tokenOf('door')) };
  const holders = names.map((_, seat) => (bots.includes(seat) ? null : hex(tokenOf(seat))));
  const seats = names.map((name, mask) => ({
    ...{ name, pronouns: '', mask, bot: bots.includes(mask) ? 'clever' : null, connected: true },
    ...{ isNew: false, hasTime: false, isReady: true, contribution: bots.includes(mask) ? null : '01'.repeat(16) },
  }));
  tells([{ type: 'room.opened', secret: SECRET, ...doors }], from);
  tells([
    {
      ...{ type: 'room.lobbyOpened', number: 1, game: game.id, language, seats, host: 0, locked: [], holders },
      ...{ options, commitment: commitmentTo(gameSecret(SECRET, 1)), hasMaster: false, masterConnected: false },
      ...{ tableConnected: true, spectators: false },
    },
  ] as readonly RoomFact[]);
  if (options.gameMaster === 'human') tells([{ type: 'room.masterCame', holder: hex(tokenOf('master')), via: 'here' }]);
  return { room, tells };
}

/** As it stands: what comes of one is nothing to the other. */
export const copyOfRoom = (room: Room): Room => ({
  ...room,
  ...{ truth: copyOf(room.truth), counters: { ...room.counters }, watchers: [], log: [...room.log] },
});

export function layRoom(log: readonly Entry[], options: Options, around: Around): Laid {
  const { game, from = 0 } = around;
  const { room, tells } = layLobby(options, around);
  tells([{ type: 'room.gameStarted', options: options as never, at: from }]);
  const goesOn = ({ at, told }: Entry): readonly Entry[] => {
    const facts = told.map(({ fact }) => fact);
    const noted = room.log.length;
    tells(facts, Math.max(room.now, from + at));
    const result = game.result(room.truth.play as never);
    if (result) tells([{ type: 'room.gameOver', secret: gameSecret(SECRET, 1), outcome: result.outcome }]);
    return room.log.slice(noted);
  };
  for (const entry of log) goesOn(entry);
  return { room, tells, goesOn };
}

/** Of one evening: each as it was then, to be copied before anything happens in it. */
export function laidMoments(game: AnyGame, all: readonly Moment[], names: readonly string[]): LaidMoment[] {
  const [first] = all;
  if (!first) return [];
  const { room, goesOn } = layRoom([], first.options, { game, names });
  let [length, then] = [0, room];
  return all.map((moment) => {
    if (moment.length > length) {
      for (; length < moment.length; length++) goesOn(moment.log[length]!);
      then = copyOfRoom(room);
    }
    return { moment, room: then };
  });
}

export interface LaidMoment {
  readonly moment: Moment;
  readonly room: Room;
}
