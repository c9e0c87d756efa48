/**
 * What happens in a game, written down beforehand: bots play it on the bare rules, with the cards that the
 * room will deal, and then people do the same things at the same times in a real room. Things that bots do not do are
 * put in between: tries out of turn, pauses, lines that break.
 */
import * as catalogue from '../../../games/index.ts';
import { gameKey, gameSecret } from '../../../kernel/fairness.ts';
import type { AnyGame, Seat, Typed, Viewer } from '../../../kernel/game.ts';
import { keyed, lots, type Stream, seeded } from '../../../kernel/random.ts';
import { roomRules } from '../../../kernel/room/rules.ts';
import { emptyRoom } from '../../../kernel/room/state.ts';
import { act, openTable } from '../../../kernel/table.ts';
import { playGame, seating } from '../../../kernel/testing/players.ts';
import { hashOf } from '../../tokens.ts';

export const games = catalogue as unknown as { readonly [id: string]: AnyGame };

export type Deed =
  | {
      readonly at: number;
      readonly who: Seat | 'master';
      readonly type: 'asks';
      readonly command: Typed;
      readonly isProbe?: true;
    }
  | { readonly at: number; readonly who: Seat | 'master'; readonly type: 'breaks'; readonly forMs: number };

export interface Script {
  readonly seed: number;
  /** The log of the lobby, in which everybody sits. */
  readonly lobby: readonly string[];
  readonly beginsAt: number;
  /** Who looks, in the order of their seats, then the table, and whoever leads. */
  readonly tokens: readonly (readonly [Viewer, string])[];
  /** Ordered by time. */
  readonly deeds: readonly Deed[];
}

export const SERVER = 'here';

/** How a game is played for a script. */
interface Plan {
  /** Which game, if not the one that the plan is called by. */
  readonly game?: string;
  readonly seats: (seed: number) => number;
  readonly options: (seed: number) => { readonly [name: string]: unknown };
  /** Who may stop the room; undefined: anybody. */
  readonly pauser?: Seat | 'master';
  /** Not to be tried out of turn: whether they are possible depends on the cards of whoever tries. */
  readonly notTried?: readonly string[];
  /** Whose games they are; undefined: the random bot's. */
  readonly bot?: string;
}

const MAFFIA_OPTIONS = {
  firstDaySeconds: 60,
  daySeconds: 60,
  extensionCount: 0,
  speechSeconds: 15,
  voteCountdownMs: 1000,
  voteWindowMs: 1000,
  nightSeconds: 15,
  stalemateCycles: 2,
  infoRole: 'sheriff',
  nightEarlyEnd: false,
};

const BAKERS = { passSeconds: 10, negotiateSecondsFirst: 30, negotiateSeconds: 20, takeBackSeconds: 5 };

const CASTLE = { tempo: '0.75', fastNights: false, missionPurse: '12' };

const PLANS: { [game: string]: Plan } = {
  maffia: { seats: () => 7, options: (seed) => ({ ...MAFFIA_OPTIONS, mafiaCount: 2, doctor: seed % 4 > 0 }) },
  illumuffinati: {
    seats: (seed) => 4 + (seed % 4),
    options: (seed) => ({ ...BAKERS, firstInspector: seed % 3 ? 'random' : 'ritual' }),
    pauser: 0,
    notTried: ['passCards', 'discardCards'],
  },
  // Every other pair is not told which piece acts.
  'gws-brott': {
    seats: (seed) => 2 + (seed % 4),
    options: (seed) => ({ tellActingPiece: seed % 8 < 4, twoPlayerTrumps: true, gwPicker: 'random' }),
  },
  // Bots that get stuck now and then: that a seat has signalled so is as hidden as its answer.
  'ordet-fanger': {
    seats: (seed) => [3, 2, 5, 8][seed % 4]!,
    options: (seed) => ({
      rounds: 1,
      raceMs: 10_000,
      duelSignal: seed % 8 < 4 ? 'flash' : 'spot',
      speech: seed % 2 > 0,
    }),
    pauser: 0,
    bot: 'easy',
  },
  // Some with death lists, some in which traitors meet at the ceremony.
  forraeder: {
    seats: (seed) => 8 + (seed % 5),
    options: (seed) => ({ ...CASTLE, deathLists: seed % 3, traitorsMeet: seed % 2 ? 'ceremony' : 'first-conclave' }),
  },
};

/** The same games with a person who leads: what reaches the console is all that it may see, and no more. */
const LED = ', led by a person';
for (const game of ['maffia', 'illumuffinati', 'gws-brott']) {
  const plan = PLANS[game]!;
  const options = (seed: number) => ({ ...plan.options(seed), gameMaster: 'human' });
  PLANS[game + LED] = { ...plan, game, options, pauser: 'master' };
}

const tokenOf = (n: number): string => n.toString(16).padStart(32, '0');

const MASTER = tokenOf(3);

export function scriptOf(seed: number, name = 'maffia'): Script {
  const lot = lots(`script ${seed}`);
  const plan = PLANS[name]!;
  const id = plan.game ?? name;
  const game = games[id]!;
  const options: { readonly [name: string]: unknown } = { playMode: 'remote', ...plan.options(seed) };
  const secret = (seed + 1).toString(16).padStart(64, '0');
  const tokens = Array.from({ length: plan.seats(seed) }, (_, seat) => tokenOf(16 + seat));
  const doors = { table: tokenOf(1), master: tokenOf(2) };
  const { log, at: beginsAt } = lobbyOf(id, secret, tokens, doors, options);

  const played = playGame<unknown, unknown, Typed, Typed>(game, {
    seats: seating(tokens.length),
    options: options as never,
    seed,
    bots: [game.bots[plan.bot ?? 'random']!],
    source: keyed(gameKey(gameSecret(secret, 1), tokens)),
  });
  const startsAt = beginsAt + 5000;
  const deeds: Deed[] = [{ at: startsAt, who: 0, type: 'asks', command: { type: 'room.start' } }];
  for (const { at, by, command } of played.table.log) {
    if (typeof by === 'number' || by === 'master') deeds.push({ at: startsAt + at, who: by, type: 'asks', command });
  }
  const viewers: (readonly [Viewer, string])[] = [...tokens.entries(), ['table', doors.table]];
  if (options.gameMaster === 'human') viewers.push(['master', MASTER]);
  return { seed, lobby: log, beginsAt, tokens: viewers, deeds: enlivened(deeds, tokens.length, plan, lot) };
}

function lobbyOf(
  game: string,
  secret: string,
  tokens: readonly string[],
  doors: { readonly table: string; readonly master: string },
  options: { readonly [name: string]: unknown },
): { log: string[]; at: number } {
  const table = openTable(roomRules(games), emptyRoom, seeded('no key yet'));
  const log: string[] = [];
  let at = 1_000_000;
  const does = (
    by: Seat | 'server' | 'visitor',
    command: { readonly type: string; readonly [field: string]: unknown },
  ) => {
    at += 100;
    const { entries, refusal } = act(table, by, command, at);
    if (refusal !== undefined) throw new Error(`${command.type}: ${refusal}`);
    log.push(...entries.map((entry) => JSON.stringify(entry)));
  };
  const hashed = { table: hashOf(doors.table), master: hashOf(doors.master) };
  does('server', { type: 'room.open', game, language: 'en', remote: true, secret, ...hashed });
  for (const [i, token] of tokens.entries()) {
    const tag = { name: `Guest ${i}`, pronouns: '', mask: i, isNew: false };
    does('visitor', { type: 'room.sit', ...tag, holder: hashOf(token), via: SERVER, contribution: token });
  }
  if (options.gameMaster === 'human')
    does('visitor', { type: 'room.takeMaster', door: hashed.master, holder: hashOf(MASTER), via: SERVER });
  for (const [name, value] of Object.entries(options)) does(0, { type: 'room.setOption', name, value });
  return { log, at };
}

/** Puts tries, pauses and broken lines between the deeds. */
function enlivened(deeds: readonly Deed[], seats: number, plan: Plan, lot: Stream): Deed[] {
  const more: Deed[] = [];
  const asked = deeds.flatMap((deed) =>
    deed.type === 'asks' && !plan.notTried?.includes(deed.command.type) ? [deed] : [],
  );
  let shift = 0; // by pauses so far
  for (const deed of deeds) {
    more.push({ ...deed, at: deed.at + shift });
    const at = deed.at + shift + lot.int(900);
    const who = lot.int(seats);
    const chance = lot.int(100);
    if (chance < 15) more.push({ at, who, type: 'asks', command: lot.pick(asked).command, isProbe: true });
    else if (chance < 17) more.push({ at, who, type: 'breaks', forMs: lot.pick([300, 2500, 9000]) });
    else if (chance < 18) {
      const forMs = 3000 + lot.int(10_000);
      const pauser = plan.pauser ?? who;
      more.push({ at: deed.at + shift, who: pauser, type: 'asks', command: { type: 'room.pause' } });
      more.push({ at: deed.at + shift + forMs, who: pauser, type: 'asks', command: { type: 'room.resume' } });
      shift += forMs;
    }
  }
  return more.sort((a, b) => a.at - b.at);
}
