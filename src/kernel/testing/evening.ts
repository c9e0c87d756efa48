/**
 * An evening of random games in which everything that the contract promises is looked at on the way.
 *
 * Each promise collects its own findings, with the table, the seed and the step where it was broken, so that one
 * evening serves all tests of the contract suite.
 */
import { address, type Told } from '../audience.ts';
import { canonical } from '../fairness.ts';
import type { Actor, AnyGame, Seat, Typed } from '../game.ts';
import { accepts, sample } from '../offer.ts';
import { lots, type Stream } from '../random.ts';
import {
  act,
  decide,
  type Entry,
  foldStream,
  openTable,
  refuse,
  streamOf,
  type Table,
  type Watcher,
} from '../table.ts';
import { type Candidates, garbageFrom, newsFor, openCandidates } from './candidates.ts';
import { copyOf, flawIn, freeze, textOf } from './plain.ts';
import { playGame } from './players.ts';
import { describe, drawSetting, type Setting, sweep } from './settings.ts';

export const PROMISES = {
  starts: 'starts at every seat count and with every value of every option',
  ends: 'random play always ends',
  throws: 'nothing ever throws',
  frozen: 'no memory changes a fact that it was told',
  garbage: 'garbage is refused with a code of the game and changes nothing',
  plain: 'state and log are plain data at every step',
  facts: 'facts of one type always have the same fields',
  copy: 'a JSON copy of the state plays on to the same bytes',
  offered: 'what is offered is never refused',
  unoffered: 'what is not offered is always refused',
  parity: 'a refusal is the same on the truth and on the view of whoever asks',
  questions: 'a question has one name, in truth and on the view of whoever answers it',
  folds: 'every view is the fold of its own stream, from the start and resumed anywhere',
  news: 'what the room has to tell is never refused',
  waits: 'where no clock runs it is known for whom all wait, and one of them has something to do',
  titles: 'what people are remembered for is the same to everybody',
} as const;
export type Promised = keyof typeof PROMISES;

export interface EveningPlan {
  readonly seed?: string | number;
  /** Of the tables that the sweep of seats and options needs, only so many are played at: for a quick answer. */
  readonly tables?: number;
  /** How many games are played besides those that the sweep of seats and options needs. */
  readonly games?: number;
  readonly commandsMax?: number;
  readonly hoursMax?: number;
  /** How rarely, at most, a game is stopped to look at everything: often at first, when much is new. */
  readonly stepsPerLook?: number;
  readonly carePerMille?: number;
  readonly newsPerMille?: number;
}

export interface PlayedGame {
  readonly seed: string;
  readonly setting: Setting;
  readonly log: readonly Entry[];
}

export interface Evening {
  readonly findings: { readonly [promise in Promised]: readonly string[] };
  readonly games: readonly PlayedGame[];
  /** The types of all facts that were told. */
  readonly produced: ReadonlySet<string>;
}

export function spendEvening(game: AnyGame, plan: EveningPlan = {}): Evening {
  const { seed = 'evening', games: extra = 6 } = plan;
  const findings = Object.fromEntries(Object.keys(PROMISES).map((promise) => [promise, [] as string[]])) as {
    [promise in Promised]: string[];
  };
  const { settings, missing } = sweep(game, seed);
  for (const what of missing) findings.starts.push(`${game.id}: no table with ${what} may start`);
  const played = plan.tables === undefined ? settings : lots(`${seed}/share`).shuffle(settings).slice(0, plan.tables);
  const lot = lots(`${seed}/settings`);
  for (let i = 0; i < extra; i++) played.push(drawSetting(game, lot));

  const fields = new Map<string, string>();
  const games = played.map((setting, i): PlayedGame => {
    const at = { seed: `${seed}/${i}`, step: 0 };
    const find = (promise: Promised, what: string): void => {
      const list = findings[promise];
      if (list.length < 5) list.push(`${game.id}, ${describe(setting)}, seed ${at.seed}, step ${at.step}: ${what}`);
    };
    return { seed: at.seed, setting, log: playChecked(game, setting, at, plan, fields, find) };
  });
  return { findings, games, produced: new Set(fields.keys()) };
}

/** Plays one game and looks at it from all sides on the way. */
function playChecked(
  game: AnyGame,
  setting: Setting,
  at: { readonly seed: string; step: number },
  plan: EveningPlan,
  fields: Map<string, string>,
  find: (promise: Promised, what: string) => void,
): readonly Entry[] {
  const { commandsMax = 20_000, hoursMax = 24, stepsPerLook = 100, carePerMille = 5, newsPerMille = 10 } = plan;
  const lot = lots(`${at.seed}/checks`);
  const strict = watchful(game, fields, find);
  const look: Look = { game: strict, lot, candidates: openCandidates(game, setting.seats.length), find };
  const kept: Kept[] = [];
  const copies: Copy[] = [];
  let table: Table<unknown, Typed, Typed> | undefined;
  let looks = 0;
  try {
    const played = playGame(strict, {
      ...setting,
      seed: at.seed,
      bots: ['sample'],
      carePerMille,
      viewers: ['table', 'ghost'],
      commandsMax,
      onAct(step, playing) {
        table = playing;
        at.step++;
        look.candidates.keep(step.command);
        if (step.refusal !== undefined) find('offered', `${text(step.by, step.command)} refused: ${step.refusal}`);
        const flaw = step.refusal === undefined && flawIn(playing.log.at(-1));
        if (flaw) find('plain', `entry${flaw}`);
        if (strict.result(playing.truth)) return;
        lookWhoWaits(look, playing);
        if (lot.int(1000) < newsPerMille) hearNews(look, playing);
        if (lot.int(Math.min(1 + 2 * looks, stepsPerLook)) > 0) return;
        looks++;
        lookAround(look, playing);
        if (looks % 8 === 1) {
          lookBack(look, playing, kept);
          copies.push({
            length: playing.log.length,
            text: JSON.stringify(playing.truth),
            counters: { ...playing.counters },
          });
        }
      },
    });
    table = played.table;
    if (played.ending !== 'over') find('ends', `${played.ending} after ${played.commands} commands at ${table.now} ms`);
    if (table.now > hoursMax * 3_600_000) find('ends', `only after ${table.now} ms`);
    lookAround(look, table);
    lookBack(look, table, kept, true);
    if (copies.length) playOn(look, table, lot.pick(copies));
  } catch (error) {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const isFrozen =
      error instanceof TypeError && /read only|not extensible|Cannot (assign|add|delete)/.test(error.message);
    find(isFrozen ? 'frozen' : 'throws', what);
  }
  return table?.log ?? [];
}

interface Look {
  readonly game: AnyGame;
  readonly lot: Stream;
  readonly candidates: Candidates;
  readonly find: (promise: Promised, what: string) => void;
}

const text = (by: Actor, command: unknown): string => `${by} does ${clipped(command)}`;
function clipped(value: unknown): string {
  try {
    return JSON.stringify(value).slice(0, 200);
  } catch {
    return `something that JSON cannot say (${typeof value})`;
  }
}

/** The same game, which freezes its facts and compares their fields. */
function watchful(game: AnyGame, fields: Map<string, string>, find: Look['find']): AnyGame {
  return {
    ...game,
    address(fact: Typed, state: never): Told {
      freeze(fact);
      const names = Object.keys(fact).sort().join(' ');
      const before = fields.get(fact.type);
      if (before === undefined) fields.set(fact.type, names);
      else if (before !== names) find('facts', `${fact.type} has the fields ${names}, and had ${before}`);
      return game.address ? game.address(fact, state) : address(game.audience, fact, state);
    },
  };
}

/** The room decides news without asking: whatever the game makes of it must be acceptable at any time. */
function hearNews({ game, lot, find }: Look, table: Table<unknown, Typed, Typed>): void {
  const command = newsFor(game, table, lot);
  if (!command) return;
  const refusal = refuse(game, table.truth, command, 'server', table.now);
  if (refusal !== undefined) find('news', `${text('server', command)}: ${refusal}`);
  decide(table, command, 'server', table.now);
}

const KERNEL_CODES = ['bad-payload', 'game-over', 'time-goes-backwards'];

function lookAround(look: Look, table: Table<unknown, Typed, Typed>): void {
  const { game, lot, candidates, find } = look;
  const players = table.watchers.filter(({ viewer }) => typeof viewer === 'number' || viewer === 'master');
  const flaw = flawIn(table.truth);
  if (flaw) find('plain', `truth${flaw}`);
  for (const { view } of table.watchers) game.channels?.(view as never);

  for (const watcher of players) {
    const by = watcher.viewer as Seat;
    for (const offer of offersOf(game, table, watcher)) {
      const command = sample(offer, lot);
      if (!command) continue;
      candidates.keep(command);
      if (!accepts(offer, command)) find('offered', `${clipped(command)} is not of the offer that it was drawn from`);
      const refusal = sameRefusal(look, table, watcher, command);
      if (refusal !== undefined) find('offered', `${text(by, command)} refused: ${refusal}`);
    }
  }
  for (let i = 0; i < 2 * players.length; i++) {
    const watcher = lot.pick(players);
    const command = candidates.draw(lot);
    const refusal = sameRefusal(look, table, watcher, command);
    const isOffered = offersOf(game, table, watcher).some((offer) => accepts(offer, command));
    if (isOffered && refusal !== undefined)
      find('offered', `${text(watcher.viewer as Seat, command)} refused: ${refusal}`);
    if (!isOffered && refusal === undefined) find('unoffered', `${text(watcher.viewer as Seat, command)} is accepted`);
  }
  throwGarbage(look, table, players);
}

/** A game master who leads can go on; a seat that is gone must be named, or a table sits before a still picture. */
function lookWhoWaits({ game, find }: Look, table: Table<unknown, Typed, Typed>): void {
  const awaited = game.awaits?.(table.truth as never) ?? [];
  for (const { viewer, view } of table.watchers)
    if (textOf(game.awaits?.(view as never) ?? []) !== textOf(awaited)) find('waits', `on the view of ${viewer}`);
  if (game.deadline(table.truth as never)) return;
  const mayAct = table.watchers.some(
    ({ viewer, view }) =>
      (viewer === 'master' || awaited.includes(viewer as Seat)) &&
      game.legal(view as never, viewer as Seat, table.now).some(({ care }) => viewer === 'master' || !care),
  );
  if (!mayAct) find('waits', `all wait for ${awaited.length === 0 ? 'nobody knows whom' : awaited}`);
}

const offersOf = (game: AnyGame, { now }: Table<unknown, Typed, Typed>, { view, viewer }: Watcher<unknown>) =>
  game.legal(view as never, viewer as Seat, now);

function sameRefusal(
  { game, find }: Look,
  table: Table<unknown, Typed, Typed>,
  watcher: Watcher<unknown>,
  command: unknown,
) {
  const by = watcher.viewer as Seat;
  const onTruth = refuse(game, table.truth, command, by, table.now);
  const onView = refuse(game, watcher.view, command, by, table.now);
  if (onTruth !== onView) find('parity', `${text(by, command)}: ${onTruth} on the truth, ${onView} on its own view`);
  const asked = (view: unknown): string | undefined =>
    typeof (command as Typed | null)?.type === 'string' ? game.question?.(view, command as Typed) : undefined;
  if (asked(table.truth) !== asked(watcher.view))
    find('questions', `${text(by, command)}: ${asked(table.truth)} in truth, ${asked(watcher.view)} on its own view`);
  return onTruth;
}

function throwGarbage(look: Look, table: Table<unknown, Typed, Typed>, players: readonly Watcher<unknown>[]): void {
  const { game, lot, candidates, find } = look;
  const watched = lot.int(4) === 0 ? table.watchers : [lot.pick(table.watchers)];
  const everything = () => textOf([table.truth, table.counters, table.now, ...watched.map(({ view }) => view)]);
  const before = everything();
  const length = table.log.length;
  const thrown: [by: Actor, command: unknown][] = [];
  for (let i = 0; i < 8 && table.log.length === length; i++) {
    const command = lot.int(5) ? garbageFrom(candidates.draw(lot), lot) : candidates.draw(lot);
    const watcher = lot.pick(players);
    const isStranger = lot.int(5) === 0;
    const by: Actor = isStranger ? lot.pick(['visitor', players.length + 1, 23]) : (watcher.viewer as Seat);
    if (!isStranger) sameRefusal(look, table, watcher, command);
    // What happens to be allowed is no garbage; much of it would end the game.
    if (!isStranger && offersOf(game, table, watcher).some((offer) => accepts(offer, command as Typed))) continue;
    const isLate = lot.int(8) === 0 && table.now > 0;
    const { refusal, entries } = act(table, by, command, isLate ? table.now - 1 : table.now);
    thrown.push([by, command]);
    if (refusal === undefined) find('garbage', `${text(by, command)} is accepted`);
    else {
      if (!KERNEL_CODES.includes(refusal) && !game.refusals.includes(refusal))
        find('garbage', `unknown code ${refusal}`);
      if (entries.length > 0) find('garbage', `${text(by, command)} ran the clock`);
    }
  }
  if (table.log.length === length && everything() !== before)
    find('garbage', `something changed after ${thrown.map((one) => text(...one)).join('; ')}`);
}

/** A view that somebody kept, and the position up to which it goes. */
interface Kept {
  readonly watcher: Watcher<unknown>;
  readonly view: unknown;
  readonly count: number;
  readonly epoch: number;
}

const titlesIn = (game: AnyGame, state: unknown) => game.titles?.(state as never) ?? [];

/** Views again, from the log's bits alone: of some viewers on the way, of all at the end. */
function lookBack({ game, lot, find }: Look, table: Table<unknown, Typed, Typed>, kept: Kept[], isEnd = false): void {
  const overTheWire = (facts: readonly Typed[]) => JSON.parse(JSON.stringify(facts)) as Typed[];
  for (const [i, watcher] of lot.shuffle(table.watchers).entries()) {
    if (i >= 4 && !isEnd) break;
    const { mask, viewer, count } = watcher;
    const view = textOf(watcher.view);
    if (isEnd && textOf(titlesIn(game, watcher.view)) !== textOf(titlesIn(game, table.truth)))
      find('titles', `on the view of ${viewer}`);
    const stream = streamOf(table.log, mask);
    const received = i < 4 ? overTheWire(stream) : stream;
    if (stream.length !== count) find('folds', `${viewer} has ${count} facts, its stream ${stream.length}`);
    if (textOf(foldStream(game, table.initial(), received)) !== view) find('folds', `the view of ${viewer}`);
  }
  for (const { watcher, view, count, epoch } of isEnd ? kept : kept.slice(-3)) {
    if (epoch !== watcher.epoch) continue;
    const tail = overTheWire(streamOf(table.log, watcher.mask, count));
    const resumed = foldStream(game, copyOf(view), tail);
    if (textOf(resumed) !== textOf(watcher.view)) find('folds', `the view of ${watcher.viewer} resumed at ${count}`);
  }
  for (let i = 0; i < 3; i++) {
    const watcher = lot.pick(table.watchers);
    kept.push({ watcher, view: copyOf(watcher.view), count: watcher.count, epoch: watcher.epoch });
  }
}

interface Copy {
  readonly length: number;
  readonly text: string;
  readonly counters: { readonly [label: string]: number };
}

/** The rest of the game decided once more from a copy of the state. */
function playOn(
  { game, find }: Look,
  table: Table<unknown, Typed, Typed>,
  { length, text: state, counters }: Copy,
): void {
  const other = openTable(game, table.initial, table.source);
  other.truth = JSON.parse(state);
  other.counters = { ...counters };
  for (const [i, { command, by, at }] of table.log.slice(length).entries()) {
    const entry = decide(other, copyOf(command), by, at);
    const text = JSON.stringify(entry);
    if (text !== JSON.stringify(table.log[length + i]))
      return find('copy', `entry ${length + i} from ${length}: ${text}`);
  }
  if (canonical(other.truth) !== canonical(table.truth)) find('copy', `the state after a copy at ${length}`);
}

/** A game of the evening without anybody looking: the same seed gives the same bytes. */
export function playAgain(game: AnyGame, { seed, setting }: PlayedGame, plan: EveningPlan = {}): readonly Entry[] {
  const { commandsMax = 20_000, carePerMille = 5 } = plan;
  return playGame(game, { ...setting, seed, bots: ['sample'], carePerMille, commandsMax }).table.log;
}
