/**
 * A world for the secrecy prover: a table on virtual time, and for each viewer what leaves over the wire, frame by
 * frame. A copy of a world goes on alike, so that two of them can part at any step.
 */
import { address, bitOf, licensed, type Told } from '../audience.ts';
import type { Actor, AnyGame, Refusal, Typed, Viewer } from '../game.ts';
import { decide, type Entry, refuse, streamOf, type Table, type Watcher } from '../table.ts';
import {
  doneLine,
  type Frame,
  factLine,
  linesOf,
  type Outbox,
  openOutbox,
  put,
  quietOf,
  refusedLine,
  until,
} from '../wire.ts';
import { copyOf } from './plain.ts';

/** One thing that somebody did at a time; the clock's steps say only that time has come this far. */
export interface ScriptStep {
  readonly at: number;
  readonly by: Actor;
  readonly command: Typed;
}

/** A fact that a viewer perceived or an answer that it got, and whether hidden things may become visible with it. */
export interface Heard {
  readonly type: string;
  /** It answers, or follows from, a command of the viewer itself. */
  readonly isOwn: boolean;
  readonly line: string;
  readonly at: number;
  readonly discloses: boolean;
}

/** One viewer's end of the line. */
export interface Ear {
  readonly viewer: Viewer;
  readonly watcher: Watcher<unknown>;
  mask: number;
  epoch: number;
  /** How many commands this viewer has sent: the number that an answer carries. */
  sent: number;
  readonly outbox: Outbox;
  readonly heard: Heard[];
  readonly frames: Frame[];
}

export interface World {
  readonly game: AnyGame;
  readonly table: Table<unknown, Typed, Typed>;
  readonly ears: Ear[];
  /** For each fact of the entry under way, the bits of those to whom it may disclose something. */
  licences: number[];
}

/** A game that writes down, before each fact is recorded, whom the licence list covers. */
export function listening(game: AnyGame, noted: (licensed: number) => void): AnyGame {
  return {
    ...game,
    address(fact: Typed, state: never): Told {
      noted(licensed(game.audience[fact.type] ?? {}, fact as never, state));
      return game.address ? game.address(fact, state) : address(game.audience, fact, state);
    },
  };
}

export const openEar = (watcher: Watcher<unknown>): Ear => ({
  viewer: watcher.viewer,
  watcher,
  mask: watcher.mask,
  epoch: watcher.epoch,
  sent: 0,
  outbox: openOutbox(),
  heard: [],
  frames: [],
});

/** What an entry, an answer or both have for every viewer leaves, or waits for the beat. */
export function emit(
  world: World,
  entry: Entry | undefined,
  answer?: { to: Actor; refusal?: Refusal | undefined },
): void {
  const { game, table, ears, licences } = world;
  const at = entry?.at ?? table.now;
  const quiet = quietOf(game, table.truth);
  const wordings = entry?.told.map(linesOf);
  for (const ear of ears) {
    const lines: string[] = [];
    if (entry) {
      listen(ear, entry, wordings!, licences, lines);
      if (ear.watcher.epoch !== ear.epoch) beginAnew(ear, table.log, at, lines);
    }
    if (answer?.to === ear.viewer) {
      const { refusal } = answer;
      const n = ear.sent++;
      const line = refusal === undefined ? doneLine(n) : refusedLine(n, refusal);
      ear.heard.push({ type: refusal === undefined ? 'done' : 'refused', isOwn: true, line, at, discloses: false });
      lines.push(line);
    }
    put(ear.outbox, lines, at, quiet);
  }
  world.licences = [];
}

function listen(
  ear: Ear,
  { told, at, by }: Entry,
  wordings: readonly ((mask: number) => string)[],
  licences: readonly number[],
  lines: string[],
): void {
  told.forEach((one, i) => {
    if (!(one.to & ear.mask)) return;
    const line = wordings[i]!(ear.mask);
    const discloses = ((licences[i] ?? 0) & bitOf(ear.viewer)) !== 0;
    ear.heard.push({ type: one.fact.type, isOwn: by === ear.viewer, line, at, discloses });
    lines.push(line);
  });
}

/** A seat became a ghost: all that it may see now comes once more. */
function beginAnew(ear: Ear, log: readonly Entry[], at: number, lines: string[]): void {
  ear.mask = ear.watcher.mask;
  ear.epoch = ear.watcher.epoch;
  const line = `${JSON.stringify({ epoch: ear.epoch })}\n`;
  ear.heard.push({ type: 'epoch', isOwn: false, line, at, discloses: false });
  lines.push(line);
  for (const fact of streamOf(log, ear.mask)) {
    const again = factLine(fact);
    ear.heard.push({ type: fact.type, isOwn: false, line: again, at, discloses: false });
    lines.push(again);
  }
}

/** Deadlines before a command, or up to a moment. */
function runClock(world: World, isDue: (at: number) => boolean): void {
  const { game, table } = world;
  for (let due = game.deadline(table.truth as never); due && isDue(due.at); due = game.deadline(table.truth as never)) {
    emit(world, decide(table, due.command, 'clock', Math.max(due.at, table.now)));
  }
}

/**
 * Goes one step of a script: the same command at the same time as in the world that it comes from. `otherwise` is asked
 * when it is refused here: somebody who holds other cards cannot play the same ones.
 */
export function go(
  world: World,
  step: ScriptStep,
  wanted: Typed | 'silence' = step.command,
  otherwise?: () => Typed | undefined,
): Entry | undefined {
  const { game, table } = world;
  if (table.log.length === 0) {
    const entry = decide(table, game.begin, 'clock', 0);
    emit(world, entry);
    return entry;
  }
  if (step.by === 'clock') {
    runClock(world, (due) => due <= step.at);
    table.now = Math.max(table.now, step.at);
    return undefined;
  }
  runClock(world, (due) => due < step.at);
  table.now = Math.max(table.now, step.at);
  if (wanted === 'silence') return undefined;
  let command = wanted;
  let refusal = refuse(game, table.truth, command, step.by, step.at);
  const other = refusal === undefined ? undefined : otherwise?.();
  if (other) {
    command = other;
    refusal = refuse(game, table.truth, command, step.by, step.at);
  }
  const entry = refusal === undefined ? decide(table, command, step.by, step.at) : undefined;
  emit(world, entry, { to: step.by, refusal });
  return entry;
}

/** Collects the frames that have left by now; says how many there are in all. */
export function collect(ear: Ear, at: number): number {
  const frames = until(ear.outbox, at);
  for (const frame of frames) ear.frames.push(frame);
  return ear.frames.length;
}

/** A world as it stands at a step, from which others begin. */
export interface Snapshot {
  readonly step: number;
  readonly now: number;
  readonly truth: unknown;
  readonly counters: { readonly [label: string]: number };
  readonly logLength: number;
  readonly ears: readonly (Pick<Ear, 'viewer' | 'mask' | 'epoch' | 'sent' | 'outbox'> & {
    view: unknown;
    count: number;
  })[];
}

export const snapshotOf = ({ table, ears }: World, step: number): Snapshot => ({
  step,
  now: table.now,
  truth: copyOf(table.truth),
  counters: { ...table.counters },
  logLength: table.log.length,
  ears: ears.map(({ viewer, mask, epoch, sent, outbox, watcher }) => ({
    viewer,
    mask,
    epoch,
    sent,
    outbox: { ...outbox, frames: [...outbox.frames] },
    view: copyOf(watcher.view),
    count: watcher.count,
  })),
});

/** Before anything has happened. */
export const bareSnapshot = ({ table, ears }: World): Snapshot => ({
  step: 0,
  now: 0,
  truth: table.initial(),
  counters: {},
  logLength: 0,
  ears: ears.map(({ viewer }) => {
    return { viewer, mask: bitOf(viewer), epoch: 0, sent: 0, outbox: openOutbox(), view: table.initial(), count: 0 };
  }),
});

/** From now on only these viewers are listened to, and the views of others are kept only if they are still needed. */
export function narrow(world: World, viewers: readonly Viewer[], keepsViews: boolean): void {
  const { ears, table } = world;
  ears.splice(0, ears.length, ...ears.filter(({ viewer }) => viewers.includes(viewer)));
  if (!keepsViews) table.watchers.splice(0, table.watchers.length, ...ears.map(({ watcher }) => watcher));
}

/** A world that goes on from a snapshot of another one, for those viewers who listen; `truth` may be a twin of it. */
export function worldFrom(origin: World, snapshot: Snapshot, viewers: readonly Viewer[], truth?: unknown): World {
  const ears = snapshot.ears
    .filter(({ viewer }) => viewers.includes(viewer))
    .map(({ viewer, mask, epoch, sent, outbox, view, count }): Ear => {
      const watcher = { viewer, mask, epoch, view: copyOf(view), count };
      return {
        viewer,
        watcher,
        mask,
        epoch,
        sent,
        outbox: { ...outbox, frames: [...outbox.frames] },
        heard: [],
        frames: [],
      };
    });
  const world: World = { game: origin.game, table: undefined as never, ears, licences: [] };
  const game = listening(origin.game, (bits) => world.licences.push(bits));
  const table: Table<unknown, Typed, Typed> = {
    rules: game,
    initial: origin.table.initial,
    source: origin.table.source,
    truth: truth ?? copyOf(snapshot.truth),
    now: snapshot.now,
    counters: { ...snapshot.counters },
    watchers: ears.map(({ watcher }) => watcher),
    log: origin.table.log.slice(0, snapshot.logLength),
  };
  return Object.assign(world, { table });
}
