/**
 * Illumuffinati: tables with known cards, for tests.
 *
 * No rule is bypassed in a round: the lots of the deal are chosen so that the shuffle gives the wanted order. Seats are
 * named as in the rule book.
 */
import type { Actor, Refusal, Seat, Viewer } from '../../kernel/game.ts';
import { resolve } from '../../kernel/options.ts';
import { type Source, seeded } from '../../kernel/random.ts';
import { act, openTable, type Table, tick, watcherOf } from '../../kernel/table.ts';
import type { Command } from './commands.ts';
import { type Face, MUFFINS } from './content.ts';
import type { Fact } from './facts.ts';
import { illumuffinati } from './index.ts';
import { type Options, options as optionSpec } from './options.ts';
import { isOver, type Phase, passerOf, type State } from './state.ts';

export type Bakery = Table<State, Command, Fact>;

export const [anna, bo, cille, dan, eva, finn] = [0, 1, 2, 3, 4, 5] as const;

/** Section 12: what Bo, Cille and Dan are dealt. */
export const G4: readonly (readonly number[])[] = [
  [4, 17, 26],
  [2, 12, 29],
  [8, 21, 30],
];

/** Lots under which the first shuffle ends with these hands on top; all other labels, and later rounds, are seeded. */
export function dealing(hands: readonly (readonly number[])[], first: Seat, seed = 'illumuffinati'): Source {
  const deck = [...MUFFINS];
  const wanted = hands.flat();
  const rest = [...MUFFINS];
  for (const face of wanted) rest.splice(rest.lastIndexOf(face), 1);
  const order = [...wanted, ...rest];
  const lots: number[] = [];
  for (let i = order.length - 1; i > 0; i--) {
    const j = deck.lastIndexOf(order[i]!, i);
    lots.push(j);
    [deck[i], deck[j]] = [deck[j]!, deck[i]!];
  }
  const others = seeded(seed);
  return (label, k, again) => {
    if (label === 'first-inspector') return first;
    return label === 'deck' && k < lots.length ? lots[k]! : others(label, k, again);
  };
}

export interface Seating {
  readonly players?: number;
  readonly options?: Partial<Options>;
  readonly hands?: readonly (readonly number[])[];
  readonly first?: Seat;
  readonly bots?: readonly Seat[];
  readonly source?: Source;
  readonly game?: typeof illumuffinati;
}

export const viewersOf = (players: number): Viewer[] => [...Array(players).keys(), 'table', 'master'];

/** A table that has just begun, at time 0, with everybody's views. The Inspector is seat 0 unless said otherwise. */
export function seated({
  players = 4,
  options = {},
  hands = [],
  first = anna,
  bots = [],
  ...more
}: Seating = {}): Bakery {
  const game = more.game ?? illumuffinati;
  const seats = Array.from({ length: players }, (_, seat) => ({ bot: bots.includes(seat) }));
  const set: Partial<Options> = { firstInspector: 'random', timers: 'hard', ...options };
  const chosen = resolve(optionSpec, set, { seats: players, humans: players - bots.length });
  const source = more.source ?? dealing(hands, first);
  const table = openTable(game, () => game.initial(seats, chosen), source, viewersOf(players));
  does(table, 'clock', game.begin, 0);
  return table;
}

/** Tries something and says why not. */
export const asks = (table: Bakery, by: Actor, command: unknown, at = table.now): Refusal | undefined =>
  act(table, by, command, at).refusal;

/** Does something that must be allowed. */
export function does(table: Bakery, by: Actor, command: Command, at = table.now): void {
  const refusal = asks(table, by, command, at);
  if (refusal) throw new Error(`${JSON.stringify(command)} by ${by} in ${table.truth.phase} was refused: ${refusal}`);
}

export const viewOf = (table: Bakery, viewer: Viewer): State => watcherOf(table, viewer).view;
export const allViews = (table: Bakery): State[] => table.watchers.map(({ view }) => view);
export const wait = (table: Bakery, ms: number): void => void tick(table, table.now + ms);

/** Lets the next deadline come. */
export function lapse(table: Bakery): void {
  const due = illumuffinati.deadline(table.truth);
  if (!due) throw new Error(`no clock runs in ${table.truth.phase}`);
  tick(table, Math.max(table.now, due.at));
}

/** Waits until this phase, at once if it is on. */
export function toPhase(table: Bakery, phase: Phase): void {
  for (let steps = 0; table.truth.phase !== phase; steps++) {
    if (isOver(table.truth) || steps > 500) throw new Error(`${phase} never came; it is ${table.truth.phase}`);
    lapse(table);
  }
}

/** Base G4 at the beginning of `hide`. */
export function g4(options: Partial<Options> = {}): Bakery {
  const table = seated({ hands: G4, options });
  allReady(table, [bo, cille, dan]);
  return table;
}

export function allReady(table: Bakery, seats: readonly Seat[] = viewersOf(table.truth.gold.length) as Seat[]): void {
  for (const seat of seats) if (typeof seat === 'number') does(table, seat, { type: 'ready' });
}

/** These cards go on, from Baker to Baker, and the last ones on the table. */
export function passAll(table: Bakery, ...pairs: readonly (readonly [Face, Face])[]): void {
  for (const [i, cards] of pairs.entries()) {
    const type = i === table.truth.gold.length - 2 ? 'discardCards' : 'passCards';
    does(table, passerOf(table.truth)!, { type, cards });
  }
}

/** Waits until the door can be opened. */
export function toNegotiate(table: Bakery): void {
  toPhase(table, 'negotiate');
  if (table.truth.isLocked) tick(table, table.truth.lockedUntil);
}

/** Base G4-rows, with the door unlocked. */
export function g4Rows(options: Partial<Options> = {}): Bakery {
  const table = g4(options);
  passAll(table, [4, 'J'], [2, 4], [2, 4]);
  toNegotiate(table);
  return table;
}

export const bribe = (table: Bakery, seat: Seat, total: number): void => does(table, seat, { type: 'setBribe', total });

/** The Inspector lets somebody go, with whatever lies there. */
export function letGo(table: Bakery, seat: Seat, takeBribe = table.truth.bribes[seat]! > 0): void {
  toNegotiate(table);
  does(table, table.truth.inspector, { type: 'sendHome', seat, takeBribe, seenBribe: table.truth.bribes[seat]! });
}

/** Scenario 16: Bo is home for 5, Cille took hers back, Dan keeps 2, and the second run is on. */
export function secondRun(options: Partial<Options> = {}): Bakery {
  const table = g4Rows(options);
  bribe(table, bo, 5);
  bribe(table, cille, 3);
  bribe(table, dan, 2);
  letGo(table, bo);
  does(table, cille, { type: 'takeBack', keep: 0 });
  does(table, dan, { type: 'takeBack', keep: 2 });
  toNegotiate(table);
  return table;
}

/** Scenario 17 (Dan goes) or 18 (Cille goes), up to `earnings`. */
export function accused(goes: Seat, options: Partial<Options> = {}): Bakery {
  const table = secondRun(options);
  bribe(table, dan, 4);
  bribe(table, cille, 6);
  letGo(table, goes);
  toPhase(table, 'accusation');
  does(table, table.truth.room[0]!, { type: 'flipLast' });
  return table;
}

/** "purse / Suspicious / Open Shop" of everybody. */
export const belongings = ({ gold, suspicious, openShop }: State): string[] =>
  gold.map((purse, seat) => `${purse}/${suspicious[seat]}/${openShop[seat]}`);

/** The last round is over, and everybody has this: gold, Suspicious, Open Shop. Inspectors were in order of seats. */
export function lastRoundOver(
  having: readonly (readonly [number, number, number])[],
  options: Partial<Options> = {},
): Bakery {
  const table = seated({ players: having.length, options });
  for (const state of [table.truth, ...allViews(table)]) {
    state.gold = having.map(([gold]) => gold);
    state.suspicious = having.map(([, tokens]) => tokens);
    state.openShop = having.map(([, , shops]) => shops);
    state.paid = state.gold.reduce((sum, gold) => sum + gold, 0) - having.length * state.options.startGold;
    state.round = having.length * state.options.laps - 1;
    state.phase = 'round-end';
    state.endsAt = table.now;
  }
  return table;
}

/** The same after titles and burglary. */
export function counted(
  having: readonly (readonly [number, number, number])[],
  options: Partial<Options> = {},
): Bakery {
  const table = lastRoundOver(having, options);
  toPhase(table, 'final-count');
  return table;
}

/** The same after everybody has seen it. */
export function finished(
  having: readonly (readonly [number, number, number])[],
  options: Partial<Options> = {},
): Bakery {
  const table = counted(having, options);
  allReady(table);
  return table;
}

/** Lets every clock run out until the game is over. */
export function playOut(table: Bakery): Bakery {
  while (!isOver(table.truth)) lapse(table);
  return table;
}

/** The log's facts of one type, in order. */
export const told = <T extends Fact['type']>(table: Bakery, type: T): Extract<Fact, { type: T }>[] =>
  table.log.flatMap((entry) => entry.told.map(({ fact }) => fact)).filter((fact) => fact.type === type) as Extract<
    Fact,
    { type: T }
  >[];

/** Games in which things happen that random play seldom comes to: every type of fact is in one of them. */
export function rareGames(): Bakery[] {
  return [tiedNoses(), cancelled(), orderly()];
}

/** A whole game from its beginning in which nobody bribes and all noses are equal is too rare: lines, hosts, leavers. */
function cancelled(): Bakery {
  const table = seated({ options: { gameMaster: 'human', standIns: false } });
  does(table, 'server', { type: 'leave', seat: bo });
  does(table, 'server', { type: 'player', seat: bo, bot: true });
  does(table, 'server', { type: 'host', seat: cille });
  does(table, 'server', { type: 'line', seat: dan, roundTripMs: 40 });
  does(table, 'server', { type: 'handOver' });
  does(table, 'server', { type: 'cancel' });
  return table;
}

/** A gong, more time, and a round that is voided. */
function orderly(): Bakery {
  const table = seated({ options: { timers: 'soft' } });
  wait(table, 9_000);
  does(table, anna, { type: 'master.extend', seconds: 30 });
  does(table, anna, { type: 'master.voidRound' });
  return table;
}

function tiedNoses(): Bakery {
  const table = finished(
    [
      [60, 3, 2],
      [60, 3, 2],
      [40, 0, 4],
      [40, 0, 4],
    ],
    { burglaryGold: 0 },
  );
  does(table, anna, { type: 'touchNose', reactionMs: 1 });
  lapse(table);
  lapse(table);
  does(table, bo, { type: 'touchNose', reactionMs: 900 }, table.now + 900);
  does(table, anna, { type: 'touchNose', reactionMs: 900 }, table.now + 10);
  return table;
}
