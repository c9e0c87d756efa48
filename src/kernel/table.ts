/**
 * The fold: refuse -> decide -> facts -> record, and every viewer's stream.
 *
 * A table holds the truth of one game (or of one room, whose rules have the same shape) and the views of those who
 * watch. It knows nothing of storage: what `act` returns is appended by whoever keeps the log.
 */
import { type Audience, address, bitOf, GHOST, perceive, type Told } from './audience.ts';
import type { Actor, Refusal, Rules, Typed, Viewer } from './game.ts';
import { type Counters, type Draw, drawFrom, keyed, type Source } from './random.ts';

/** One decision, as the log keeps it. */
export interface Entry<Command extends Typed = Typed, Fact extends Typed = Typed> {
  readonly at: number;
  readonly by: Actor;
  readonly command: Command;
  readonly told: readonly Told<Fact>[];
  /** How many draws of each label it used. */
  readonly draws?: Counters;
  /** Whose command it was, so that one that is sent again is known. */
  readonly id?: string;
  /** Whose facts these are: the rules that decided it, or those of now, where earlier ones did. */
  readonly rules?: string;
  readonly earlier?: string;
}

/** Somebody whose view is kept up to date. */
export interface Watcher<State> {
  readonly viewer: Viewer;
  mask: number;
  view: State;
  /** How many facts this viewer has perceived: its own position, which counts nobody else's. */
  count: number;
  /** Changes when the stream begins anew: another game, or a seat that became a ghost and may now see more. */
  epoch: number;
  see?: ((fact: Typed, view: State) => void) | undefined;
}

export interface Table<State, Command extends Typed, Fact extends Typed> {
  readonly rules: Rules<State, Command, Fact>;
  /** The bare state from which every fold begins. */
  readonly initial: () => State;
  source: Source;
  /** The key behind the source, where the rules keep one. Another key begins all counters anew. */
  key?: string | undefined;
  truth: State;
  now: number;
  counters: Counters;
  readonly watchers: Watcher<State>[];
  readonly log: Entry<Command, Fact>[];
}

export interface Outcome<Command extends Typed, Fact extends Typed> {
  /** What happened: overdue deadlines first, then the command itself unless it was refused. */
  readonly entries: readonly Entry<Command, Fact>[];
  readonly refusal?: Refusal;
}

export function openTable<State, Command extends Typed, Fact extends Typed>(
  rules: Rules<State, Command, Fact>,
  initial: () => State,
  source: Source,
  viewers: readonly Viewer[] = [],
): Table<State, Command, Fact> {
  const watchers = viewers.map((viewer) => ({ viewer, mask: bitOf(viewer), view: initial(), count: 0, epoch: 0 }));
  return { rules, initial, source, truth: initial(), now: 0, counters: {}, watchers, log: [] };
}

export const watcherOf = <State>(table: { watchers: Watcher<State>[] }, viewer: Viewer): Watcher<State> =>
  table.watchers.find((watcher) => watcher.viewer === viewer)!;

/** Why a command may not be, for a raw message of any shape. */
export function refuse<State, Command extends Typed, Fact extends Typed>(
  rules: Rules<State, Command, Fact>,
  view: State,
  command: unknown,
  by: Actor,
  now: number,
): Refusal | undefined {
  if (!rules.command(command)) return rules.result(view as never) ? 'game-over' : 'bad-payload';
  return rules.refuse(view as never, command, by, now);
}

/** Lets somebody do something at this time. Deadlines before it are applied first; one at the same moment waits. */
export function act<State, Command extends Typed, Fact extends Typed>(
  table: Table<State, Command, Fact>,
  by: Actor,
  command: unknown,
  at: number,
  id?: string,
): Outcome<Command, Fact> {
  if (at < table.now) {
    const isOver = table.rules.result(table.truth as never) !== undefined;
    const shape = table.rules.command(command) ? 'time-goes-backwards' : 'bad-payload';
    return { entries: [], refusal: isOver ? 'game-over' : shape };
  }
  const entries = runClock(table, (deadline) => deadline < at);
  table.now = at;
  const refusal = refuse(table.rules, table.truth, command, by, at);
  if (refusal !== undefined) return { entries, refusal };
  entries.push(decide(table, command as Command, by, at, id));
  return { entries };
}

/** Lets time pass: applies every deadline up to and including this time. */
export function tick<State, Command extends Typed, Fact extends Typed>(
  table: Table<State, Command, Fact>,
  at: number,
): Entry<Command, Fact>[] {
  const entries = runClock(table, (deadline) => deadline <= at);
  table.now = Math.max(table.now, at);
  return entries;
}

function runClock<State, Command extends Typed, Fact extends Typed>(
  table: Table<State, Command, Fact>,
  isDue: (deadline: number) => boolean,
): Entry<Command, Fact>[] {
  const entries: Entry<Command, Fact>[] = [];
  for (;;) {
    const due = table.rules.deadline(table.truth as never);
    if (!due || !isDue(due.at)) return entries;
    if (entries.length > 1000) throw new Error(`the clock of this game never comes to rest (at ${due.at})`);
    entries.push(decide(table, due.command, 'clock', Math.max(due.at, table.now)));
  }
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Decides a command that was not refused. */
export function decide<State, Command extends Typed, Fact extends Typed>(
  table: Table<State, Command, Fact>,
  command: Command,
  by: Actor,
  at: number,
  id?: string,
): Entry<Command, Fact> {
  table.now = at;
  const { rules } = table;
  const told: Told<Fact>[] = [];
  let before: Counters | undefined;
  const draw: Draw = (label) => {
    if (turnKey(table) || !before) before = { ...table.counters };
    return drawFrom(table.source, table.counters)(label);
  };
  const tell = (fact: Fact): void => {
    const one = rules.address
      ? rules.address(fact, table.truth as never)
      : address(rules.audience as Audience<Fact, State>, fact, table.truth as never);
    told.push(one);
    rules.record(table.truth, fact);
    spread(table, one);
  };
  rules.decide(table.truth as never, command, by, { tell, draw, now: at });
  const draws = before && spent(before, table.counters);
  const entry: Mutable<Entry<Command, Fact>> = { at, by, command, told };
  if (draws) entry.draws = draws;
  if (id !== undefined) entry.id = id;
  const edition = rules.edition?.(table.truth as never);
  if (edition !== undefined) entry.rules = edition;
  table.log.push(entry);
  raiseGhosts(table);
  return entry;
}

/** Lots are drawn under the key that the state holds now. Says whether that is another key than before. */
function turnKey<State, Command extends Typed, Fact extends Typed>(table: Table<State, Command, Fact>): boolean {
  const key = table.rules.key?.(table.truth as never);
  if (key === undefined || key === table.key) return false;
  table.key = key;
  table.source = keyed(key);
  table.counters = {};
  return true;
}

function spent(before: Counters, after: Counters): Counters | undefined {
  const used: Counters = {};
  for (const label in after) {
    const count = after[label]! - (before[label] ?? 0);
    if (count) used[label] = count;
  }
  return Object.keys(used).length ? used : undefined;
}

function spread<State, Command extends Typed, Fact extends Typed>(
  table: Table<State, Command, Fact>,
  told: Told<Fact>,
): void {
  const readers = told.secret ? readersOf(told.secret) : -1;
  let hollow: Typed | undefined; // all who may read none of its secret fields share one copy without them
  const begins = table.rules.begins?.(told.fact);
  for (const watcher of table.watchers) {
    if (begins) beginAnew(watcher, bitOf(watcher.viewer));
    if (!(told.to & watcher.mask)) continue;
    let fact = hollow;
    if (readers & watcher.mask) fact = perceive(told, watcher.mask);
    else if (!fact) fact = hollow = perceive(told, watcher.mask);
    watcher.count++;
    table.rules.record(watcher.view, fact);
    watcher.see?.(fact!, watcher.view);
  }
}

/** Whoever may read at least one of these fields. */
function readersOf(secret: { readonly [field: string]: number }): number {
  let readers = 0;
  for (const field in secret) readers |= secret[field]!;
  return readers;
}

/** A seat that became a ghost may see more, also of the past: its stream begins anew. */
function raiseGhosts<State, Command extends Typed, Fact extends Typed>(table: Table<State, Command, Fact>): void {
  if (!table.rules.ghosts || table.watchers.length === 0) return;
  for (const seat of table.rules.ghosts(table.truth as never)) {
    const watcher = watcherOf(table, seat);
    if (!watcher || watcher.mask & GHOST) continue;
    beginAnew(watcher, watcher.mask | GHOST);
    const stream = streamOf(table.log, watcher.mask, 0, table.rules.begins);
    watcher.view = foldStream(table.rules, table.initial(), stream);
    watcher.count = stream.length;
  }
}

function beginAnew<State>(watcher: Watcher<State>, mask: number): void {
  watcher.mask = mask;
  watcher.epoch++;
  watcher.count = 0;
}

/** What a viewer with these bits perceived, from its own position on. Recomputed from the log's bits alone. */
export function streamOf(log: readonly Entry[], mask: number, from = 0, begins?: (fact: Typed) => boolean): Typed[] {
  const stream: Typed[] = [];
  let position = 0;
  for (const entry of log) {
    for (const told of entry.told) {
      if (begins?.(told.fact)) {
        stream.length = 0;
        position = 0;
      }
      if (!(told.to & mask)) continue;
      if (position++ >= from) stream.push(perceive(told, mask)!);
    }
  }
  return stream;
}

export function foldStream<State, Command extends Typed, Fact extends Typed>(
  rules: Rules<State, Command, Fact>,
  state: State,
  stream: readonly Typed[],
): State {
  for (const fact of stream) rules.record(state, fact);
  return state;
}

/** Rebuilds the truth and the counters from the log, without deciding anything again. */
export function replay<State, Command extends Typed, Fact extends Typed>(
  table: Table<State, Command, Fact>,
  log: readonly Entry<Command, Fact>[],
): void {
  for (const entry of log) {
    for (const told of entry.told) {
      table.rules.record(table.truth, told.fact);
      spread(table, told);
    }
    if (entry.draws) turnKey(table);
    for (const label in entry.draws) table.counters[label] = (table.counters[label] ?? 0) + entry.draws[label]!;
    table.now = entry.at;
    table.log.push(entry);
    raiseGhosts(table);
  }
}
