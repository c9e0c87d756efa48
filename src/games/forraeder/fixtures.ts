/**
 * Forræder: tables with known cards, for tests. Seats are A, B, C ... in table order.
 */
import assert from 'node:assert/strict';
import { bitOf } from '../../kernel/audience.ts';
import type { Actor, Ctx, Refusal, Seat, Viewer } from '../../kernel/game.ts';
import { resolve } from '../../kernel/options.ts';
import { type Source, seeded } from '../../kernel/random.ts';
import { act, decide, openTable, streamOf, type Table, tick, watcherOf } from '../../kernel/table.ts';
import type { Contract } from '../../kernel/testing/contract.ts';
import type { Command } from './commands.ts';
import { isArmouryDay } from './eligible.ts';
import type { Fact } from './facts.ts';
import { forraeder } from './index.ts';
import { startMission } from './mission.ts';
import type { MissionId as Mission } from './missions/index.ts';
import { nightfall } from './night.ts';
import { type Options, options as optionSpec } from './options.ts';
import { beginMission, dusk } from './phases.ts';
import { beginDiscussion } from './roundtable.ts';
import { dealCards } from './setup.ts';
import type { Phase, State, View } from './state.ts';

export type Castle = Table<State, Command, Fact>;
export const [A, B, C, D, E, F, G, H, I, J, K, L] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
export const seatsTo = (count: number): Seat[] => Array.from({ length: count }, (_, seat) => seat);

/** What lots come to: by label, the first numbers drawn. */
export type Lots = { readonly [label: string]: readonly number[] };
const rigged = (lots: Lots, seed: string): Source => {
  const chance = seeded(seed);
  return (label, k, again) => lots[label]?.[k] ?? chance(label, k, again);
};

export interface Seating {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly lots?: Lots;
  readonly seed?: string;
  readonly bots?: boolean;
}

let injected: ((state: View, ctx: Ctx<Fact>) => void) | undefined;
/** The game as it is, and a way for a test to say what has happened. */
const rules = {
  ...forraeder,
  decide(state: View, command: Command, by: Actor, ctx: Ctx<Fact>): void {
    const tells = injected;
    injected = undefined;
    if (tells) tells(state, ctx);
    else forraeder.decide(state, command, by, ctx);
  },
};

export function inject(table: Castle, tells: (state: View, ctx: Ctx<Fact>) => void): void {
  injected = tells;
  decide(table, { type: 'timeUp' }, 'clock', table.now);
}

export function optionsOf({ seats = 12, options = {}, bots = false }: Seating): Options {
  return resolve(optionSpec, { fastNights: false, ...options }, { seats, humans: bots ? 0 : seats });
}

/** A table in `arrival`. */
export function seated(seating: Seating = {}): Castle {
  const { seats = 12, lots = {}, seed = 'castle', bots = false } = seating;
  const setup = seatsTo(seats).map(() => ({ bot: bots }));
  const chosen = optionsOf(seating);
  const viewers: Viewer[] = [...seatsTo(seats), 'table', 'master', 'ghost'];
  const table = openTable(rules, () => forraeder.initial(setup, chosen), rigged(lots, seed), viewers);
  does(table, 'clock', forraeder.begin);
  return table;
}

export interface Scene extends Seating {
  readonly traitors?: readonly Seat[];
  readonly day?: number;
  /** Who is no longer there. */
  readonly out?: readonly Seat[];
  readonly pile?: number;
  /** Without death lists of chance, unless a scene is about them. */
  readonly listNights?: readonly number[];
  readonly shield?: Seat;
}

/** On some day after its mission, with these traitors. */
export function onDay(scene: Scene): Castle {
  const table = seated(scene);
  const { traitors = [A, B], day = 2, out = [], pile = 0, listNights = [], shield } = scene;
  const { ceremonyDay } = table.truth.options;
  inject(table, (state, ctx) => {
    ctx.tell({ type: 'listsDrawn', nights: listNights });
    ctx.tell({ type: 'ceremonyBegan', day: ceremonyDay, choosing: false, until: ctx.now });
    dealCards(state, traitors, ctx);
    for (const seat of out) ctx.tell({ type: 'seatRemoved', seat });
    const armoury = isArmouryDay(state, day);
    ctx.tell({ type: 'missionBegan', mission: 'field-mission', day, armoury, until: ctx.now });
    ctx.tell({ type: 'missionEnded', shares: 0, silver: pile, access: [] });
    if (shield === undefined) return;
    ctx.tell({ type: 'armouryOpened', visitors: [shield], until: ctx.now });
    ctx.tell({ type: 'shieldHidden', door: 1 });
    ctx.tell({ type: 'doorOpened', seat: shield, door: 1, shield: 1 });
    ctx.tell({ type: 'armouryLeft', seat: shield, taken: 1 });
  });
  return table;
}

export function atTable(scene: Scene): Castle {
  const table = onDay(scene);
  inject(table, beginDiscussion);
  return table;
}

/** In the first window of the night. */
export function atNight(scene: Scene): Castle {
  const table = onDay(scene);
  inject(table, (_, ctx) => nightfall(ctx));
  pass(table);
  return table;
}

export function atDusk(scene: Scene): Castle {
  const table = onDay(scene);
  inject(table, dusk);
  return table;
}

/** In a mission of this day. */
export function inMission(mission: Mission, scene: Scene): Castle {
  const table = onDay({ ...scene, day: (scene.day ?? 2) - 1, pile: 0 });
  inject(table, (state, ctx) => {
    if (scene.pile) ctx.tell({ type: 'missionEnded', shares: 0, silver: scene.pile, access: [] });
    ctx.tell({ type: 'missionChosen', mission });
    startMission({ ...state, options: { ...state.options, fieldMission: true }, master: 'human' }, scene.day ?? 2, ctx);
  });
  assert.equal(table.truth.mission, mission);
  return table;
}

/** A finale that begins with its mission. */
export function atFinale(scene: Scene): Castle {
  const table = onDay({ day: 4, ...scene });
  inject(table, (state, ctx) => beginMission(state, state.finale, ctx));
  toPhaseAfter(table, 'mission');
  return table;
}

export const asks = (table: Castle, by: Actor, command: Command, at = table.now): Refusal | undefined =>
  act(table, by, command, at).refusal;

/** Does something that must be allowed. */
export function does(table: Castle, by: Actor, command: Command, at = table.now): void {
  const refusal = asks(table, by, command, at);
  if (refusal) throw new Error(`${JSON.stringify(command)} by ${by} in ${table.truth.phase} was refused: ${refusal}`);
}

export const viewOf = (table: Castle, viewer: Viewer): State => watcherOf(table, viewer).view;

export function wait(table: Castle, ms: number): void {
  tick(table, table.now + ms);
}

/** Lets the clock end the running phase or step. */
export function pass(table: Castle): void {
  const due = forraeder.deadline(table.truth);
  assert.ok(due, `no clock runs in ${table.truth.phase}`);
  tick(table, due.at);
}

export function toPhase(table: Castle, phase: Phase): void {
  for (let steps = 0; table.truth.phase !== phase; steps++) {
    if (table.truth.result || steps > 2000) throw new Error(`${phase} never came; it is ${table.truth.phase}`);
    pass(table);
  }
}

/** Until this phase is over. */
export function toPhaseAfter(table: Castle, phase: Phase): void {
  for (let steps = 0; table.truth.phase === phase && steps < 500; steps++) pass(table);
}

/** Everybody writes these names, in seat order; whoever is not named here writes nothing. Ends when all are shown. */
export function vote(table: Castle, names: { readonly [seat: Seat]: Seat }): void {
  toPhase(table, 'ballot');
  for (const [seat, target] of Object.entries(names)) cast(table, Number(seat), target);
  toPhaseAfter(table, 'ballot');
  showAll(table);
}

export const cast = (table: Castle, seat: Seat, target: Seat): void =>
  does(table, seat, { type: 'ballot.cast', seat: target, reason: 'hm' });

export function showAll(table: Castle): void {
  while (table.truth.phase === 'reveal') {
    if (table.truth.left[table.truth.onStage!]) pass(table);
    else does(table, table.truth.onStage!, { type: 'reveal.done' });
  }
}

/** All living who may, vote for this one, who votes for somebody else; on to what follows the banishment. */
export function banishAll(table: Castle, target: Seat): void {
  toPhase(table, 'ballot');
  const other = table.truth.living.find((seat) => seat !== target)!;
  const { voters, left } = table.truth;
  const writers = voters.filter((one) => !left[one]);
  for (const seat of writers.filter((one) => one !== target || writers.length > 2))
    cast(table, seat, seat === target ? other : target);
  toPhaseAfter(table, 'ballot');
  showAll(table);
  assert.equal(table.truth.phase, 'banishment');
  if (table.truth.step === 'words') does(table, target, { type: 'words.done' });
}

type Plain = 'murder' | 'hold' | 'nominate';
export const council = (table: Castle, seat: Seat, plan: Plain, mark: Seat | null = null): void =>
  does(table, seat, { type: 'night.council', plan, target: mark });

export const planAgainst = (table: Castle, seat: Seat, plan: 'tempt' | 'blackmail' | 'journal', target: Seat): void =>
  does(table, seat, { type: 'night.council', plan, target });

export const deed = (table: Castle, seat: Seat, ...targets: Seat[]): void =>
  does(table, seat, { type: 'night.deed', targets });

/** The rest of the night, and breakfast until everybody's fate is known. */
export function toMorning(table: Castle): void {
  toPhase(table, 'breakfast');
  while (table.truth.phase === 'breakfast' && table.truth.step === 'arrivals') pass(table);
}

/** The log's facts of one type, in order. */
export const told = <T extends Fact['type']>(table: Castle, type: T): Extract<Fact, { type: T }>[] =>
  table.log.flatMap((entry) => entry.told.map(({ fact }) => fact)).filter((fact) => fact.type === type) as Extract<
    Fact,
    { type: T }
  >[];

/** What the last mission came to. */
export const lastMission = (table: Castle): Extract<Fact, { type: 'missionEnded' }> =>
  told(table, 'missionEnded').at(-1)!;

/** Each sentence that this viewer hears of facts of this type. */
export const heard = (table: Castle, viewer: Viewer, type: Fact['type']): string[] =>
  streamOf(table.log, bitOf(viewer)).flatMap((fact) => {
    if (fact.type !== type) return [];
    return forraeder.story!(fact, viewOf(table, viewer), 'en', (seat) => `${seat}`) ?? [];
  });

/** The types that a viewer was told, with their times. */
export const heardBy = (table: Castle, viewer: Viewer): { type: string; at: number }[] =>
  table.log.flatMap(({ told: facts, at }) =>
    facts.filter(({ to }) => to & watcherOf(table, viewer).mask).map(({ fact }) => ({ type: fact.type, at })),
  );

/**
 * For the contract suite, which looks for it here: a season in days takes weeks of game time.
 *
 * @public
 */
export const contract: Contract = {
  hoursMax: 24 * 20,
  commandsMax: 60_000, // ten days of twenty-two, who write diaries all night
  secrecyPairs: 40,
  alterations: 40,
  games: 1,
  stepsPerLook: 500,
};

/** Games in which things happen that random play seldom comes to. */
export function rareGames(): Castle[] {
  return [cutShort(), aborted(), stretched(), inDays(), shieldInConclave(), lockOpened()];
}

/** A lock that opens, and a scribe who says who goes in: few who guess ever come to it. */
function lockOpened(): Castle {
  const table = inMission('cipher-lock', { seats: 8, day: 2 });
  const { scribe, code } = table.truth.cipher;
  does(table, scribe!, { type: 'cipher.try', code: [...code!] });
  does(table, scribe!, { type: 'cipher.name', seats: [A, B] });
  toPhase(table, 'finished');
  return table;
}

/** Two leave, the finale comes earlier, and the night is skipped. (TR-15) */
function cutShort(): Castle {
  const table = atTable({ seats: 8, day: 1, options: { leaverPolicy: 'remove' } });
  for (const seat of [F, G, H]) does(table, 'server', { type: 'leave', seat });
  banishAll(table, C);
  toPhase(table, 'pause');
  toPhase(table, 'finished');
  return table;
}

function aborted(): Castle {
  const table = atTable({ seats: 8, day: 1 });
  does(table, 'server', { type: 'cancel' });
  return table;
}

function stretched(): Castle {
  const table = atTable({ seats: 8, day: 1, options: { gameMaster: 'human' } });
  does(table, 'master', { type: 'gm.extend', seconds: 60 });
  does(table, 'server', { type: 'handOver' });
  toPhase(table, 'finished');
  return table;
}

function shieldInConclave(): Castle {
  const table = atNight({ seats: 8, day: 2, shield: B });
  does(table, B, { type: 'shield.show' });
  toPhase(table, 'finished');
  return table;
}

/** A quiet first night of the calendar. (TR-10) */
function inDays(): Castle {
  const table = seated({ seats: 8, options: { pace: 'days', ceremonyDay: 2, shieldNotice: true } });
  toPhase(table, 'finished');
  return table;
}
