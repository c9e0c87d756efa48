/**
 * Maffia: tables with known cards, for tests.
 *
 * No rule is bypassed: the lots of the deal are chosen so that the shuffle gives the wanted order. Seats count from 0,
 * so the rule book's s1 is seat 0.
 */
import type { Actor, Refusal, Seat, Viewer } from '../../kernel/game.ts';
import { resolve } from '../../kernel/options.ts';
import { type Source, seeded } from '../../kernel/random.ts';
import { act, openTable, type Table, tick, watcherOf } from '../../kernel/table.ts';
import type { Command } from './commands.ts';
import { deckOf, type Role, roleSetFor } from './content.ts';
import type { Fact } from './facts.ts';
import { maffia } from './index.ts';
import { type Options, options as optionSpec } from './options.ts';
import { isMafia, type Phase, type State } from './state.ts';

export type MaffiaTable = Table<State, Command, Fact>;

const cards = (...counts: [Role, number][]): Role[] => counts.flatMap(([role, count]) => Array(count).fill(role));

/** Section 12. */
export const F7 = cards(['mafia', 2], ['doctor', 1], ['villager', 4]);
export const F10 = cards(['mafia', 2], ['doctor', 1], ['sheriff', 1], ['villager', 6]);
export const F11 = cards(['mafia', 3], ['doctor', 1], ['sheriff', 1], ['villager', 6]);
export const F11M = cards(['mafia', 3], ['doctor', 1], ['freemason', 2], ['villager', 5]);
export const F18 = cards(['mafia', 4], ['doctor', 1], ['sheriff', 1], ['avenger', 1], ['villager', 11]);

export interface Seating {
  readonly options?: Partial<Options>;
  /** Which seats are bots; all others are people. */
  readonly bots?: readonly Seat[];
}

/** The role options under which exactly these cards are dealt. */
function optionsFor(roles: readonly Role[]): Partial<Options> {
  const has = (role: Role) => roles.includes(role);
  const infoRole = has('sheriff') ? (has('freemason') ? 'both' : 'sheriff') : has('freemason') ? 'freemasons' : 'none';
  return {
    mafiaCount: roles.filter((role) => role === 'mafia').length,
    doctor: has('doctor'),
    infoRole,
    avenger: has('avenger') ? 'on' : 'off',
  };
}

/** Lots under which the shuffle of the deal ends in this order; all other labels are seeded. */
export function dealing(roles: readonly Role[]): Source {
  const deck = deckOf(roleSetFor(roles.length, { ...resolve(optionSpec, optionsFor(roles), everyone(roles)) }));
  const lots: number[] = [];
  for (let i = roles.length - 1; i > 0; i--) {
    const j = deck.lastIndexOf(roles[i]!, i);
    if (j < 0) throw new Error(`no deck holds ${roles.join(', ')}`);
    lots.push(j);
    [deck[i], deck[j]] = [deck[j]!, deck[i]!];
  }
  const others = seeded('maffia');
  return (label, k, again) => (label === 'deal' ? lots[k % lots.length]! : others(label, k, again));
}

const everyone = (roles: readonly Role[]) => ({ seats: roles.length, humans: roles.length });

/** A table that has just begun its briefing, at time 0, with the views of all seats, the screen and the master. */
export function seatedAs(roles: readonly Role[], { options = {}, bots = [] }: Seating = {}): MaffiaTable {
  const seats = roles.map((_, seat) => ({ bot: bots.includes(seat) }));
  const humans = seats.length - bots.length;
  const chosen = resolve(optionSpec, { ...optionsFor(roles), ...options }, { seats: roles.length, humans });
  const viewers: Viewer[] = [...roles.keys(), 'table', 'master', 'ghost'];
  const table = openTable(maffia, () => maffia.initial(seats, chosen), dealing(roles), viewers);
  does(table, 'clock', maffia.begin, 0);
  return table;
}

/** The same at the beginning of day 1. */
export function onDayOne(roles: readonly Role[], seating: Seating = {}): MaffiaTable {
  const table = seatedAs(roles, seating);
  toPhase(table, 'day-talk');
  return table;
}

/** Tries something and says why not. */
export const asks = (table: MaffiaTable, by: Actor, command: Command, at = table.now): Refusal | undefined =>
  act(table, by, command, at).refusal;

/** Does something that must be allowed. */
export function does(table: MaffiaTable, by: Actor, command: Command, at = table.now): void {
  const refusal = asks(table, by, command, at);
  if (refusal) throw new Error(`${command.type} by ${by} in ${table.truth.phase} was refused: ${refusal}`);
}

export const viewOf = (table: MaffiaTable, viewer: Viewer): State => watcherOf(table, viewer).view;

export function wait(table: MaffiaTable, ms: number): void {
  tick(table, table.now + ms);
}

/** Lets the clock, or the human master where one is waited for, end the running phase or step. */
export function pass(table: MaffiaTable): void {
  const due = maffia.deadline(table.truth);
  if (due) tick(table, due.at);
  else if (table.truth.step === 'waiting') does(table, 'master', { type: 'master.callVote' });
  else if (table.truth.step === 'shown') {
    does(table, 'master', { type: 'master.recordHands', nominee: table.truth.nominee!, seats: [] });
  } else does(table, 'master', { type: 'master.advance' });
}

/** Passes until this phase, at once if it is on. */
export function toPhase(table: MaffiaTable, phase: Phase): void {
  for (let steps = 0; table.truth.phase !== phase; steps++) {
    if (table.truth.result || steps > 500) throw new Error(`${phase} never came; it is ${table.truth.phase}`);
    pass(table);
  }
}

/** Passes until this nominee is called, in the countdown of the call. */
export function toCall(table: MaffiaTable, nominee: Seat): void {
  for (let steps = 0; table.truth.nominee !== nominee || table.truth.step !== 'countdown'; steps++) {
    if (table.truth.result || steps > 500) throw new Error(`${nominee} is never called`);
    pass(table);
  }
}

export function raise(table: MaffiaTable, nominee: Seat, seats: readonly Seat[]): void {
  for (const seat of seats) does(table, seat, { type: 'raiseHand', nominee });
}

/** From the day's talk to the end of the last nominations: these are nominated, in this order, and all are ready. */
export function nominateAll(table: MaffiaTable, targets: readonly Seat[]): void {
  toPhase(table, 'day-talk');
  const { truth } = table;
  for (const target of targets) {
    const nominator = truth.living.find(
      (seat) => seat !== target && !truth.nominations.some((n) => n.nominator === seat),
    );
    does(table, nominator!, { type: 'nominate', target });
  }
  for (const seat of [...truth.living]) does(table, seat, { type: 'readyToVote', ready: true });
}

/** Everybody living votes for this seat; ends in `vote-result`. */
export function condemn(table: MaffiaTable, target: Seat): void {
  nominateAll(table, [target]);
  toCall(table, target);
  raise(table, target, [...table.truth.living]);
  toPhase(table, 'vote-result');
}

/** "Hang sX": the same, and on to the night or the end. */
export function hang(table: MaffiaTable, target: Seat): void {
  condemn(table, target);
  pass(table);
}

/** All living mafia members point at this seat tonight. */
export function aim(table: MaffiaTable, target: Seat | null): void {
  toPhase(table, 'night');
  for (const seat of mafiaOf(table)) does(table, seat, { type: 'point', target });
}

/** "Shoot sX": the same, and on through the declaration to the next day or the end. */
export function shoot(table: MaffiaTable, target: Seat): void {
  aim(table, target);
  endNight(table);
}

/** Through the declaration to the next day or the end. */
export function endNight(table: MaffiaTable): void {
  toPhase(table, 'declaration');
  pass(table);
}

export const mafiaOf = (table: MaffiaTable): Seat[] => table.truth.living.filter((seat) => isMafia(table.truth, seat));

/** The log's facts of one type, in order. */
export const told = <T extends Fact['type']>(table: MaffiaTable, type: T): Extract<Fact, { type: T }>[] =>
  table.log.flatMap((entry) => entry.told.map(({ fact }) => fact)).filter((fact) => fact.type === type) as Extract<
    Fact,
    { type: T }
  >[];

/** Games in which things happen that random play seldom comes to: every type of fact is in one of them. */
export function rareGames(): MaffiaTable[] {
  return [masterFallsAway(), speakersGoMissing(), setupIsUndone()];
}

/** Real hands recorded and struck, a clock moved, a seat removed, and the automatic game master in the middle of it. */
function masterFallsAway(): MaffiaTable {
  const table = seatedAs(F7, { options: { gameMaster: 'human', votingMode: 'hands', revealOnOut: 'team' }, bots: [6] });
  does(table, 'master', { type: 'master.turnCard', card: 2 });
  toPhase(table, 'day-talk');
  does(table, 'master', { type: 'master.adjustClock', deltaSeconds: -60 });
  does(table, 'master', { type: 'master.removeSeat', seat: 5 });
  nominateAll(table, [3]);
  toCall(table, 3);
  raise(table, 3, [6]);
  wait(table, 4_500);
  does(table, 'master', { type: 'master.recordHands', nominee: 3, seats: [0, 2] });
  does(table, 'master', { type: 'master.strikeVote', seat: 0 });
  does(table, 'master', { type: 'master.strikeVote', seat: 2 });
  does(table, 'master', { type: 'master.restoreVote', seat: 2 });
  pass(table);
  toPhase(table, 'declaration');
  does(table, 'server', { type: 'handOver' });
  playOut(table);
  return table;
}

/** A speaker who loses the line, another who leaves for good, soft words, a break, and a tie. */
function speakersGoMissing(): MaffiaTable {
  const table = onDayOne(F11, { options: { playMode: 'remote' } });
  does(table, 7, { type: 'softenWording' });
  does(table, 8, { type: 'requestBreak' });
  nominateAll(table, [5, 6, 7]);
  does(table, 'server', { type: 'leave', seat: 6 });
  toPhase(table, 'speech');
  does(table, 'server', { type: 'connection', seat: 5, connected: false });
  wait(table, 20_000);
  toCall(table, 5);
  raise(table, 5, [0, 1]);
  does(table, 1, { type: 'lowerHand', nominee: 5 });
  toCall(table, 7);
  raise(table, 7, [2]);
  toPhase(table, 'dawn-break');
  does(table, 8, { type: 'readyAfterBreak' });
  playOut(table);
  return table;
}

function setupIsUndone(): MaffiaTable {
  const table = seatedAs(F11M);
  toPhase(table, 'night-zero');
  does(table, 6, { type: 'signalUnwell' });
  return table;
}

/** The mafia members are hanged, one a day, until the village has won. */
function playOut(table: MaffiaTable): void {
  while (!table.truth.result) {
    hang(table, mafiaOf(table)[0]!);
    if (!table.truth.result) endNight(table);
  }
}
