/**
 * The prover: what a viewer gets does not depend on what it may not know.
 *
 * A game is played and every viewer's frames are written down. Then it is played again from somewhere in the middle,
 * as a twin that the viewer may not tell from the first: with one or several hidden commands replaced by others or by
 * silence, or with the truth rewritten by the game's own `twin`. The same commands follow at the same times. Until a
 * fact on the licence list (`discloses`) differs, the viewer's frames must be equal in content, number, order, time and
 * size, with its answers and its offers. Twins are never chosen by looking at what the viewer got later.
 */
import { GHOST } from '../audience.ts';
import type { Actor, AnyGame, Seat, Typed, Viewer } from '../game.ts';
import { accepts } from '../offer.ts';
import { lots, type Stream } from '../random.ts';
import type { Entry } from '../table.ts';
import type { Frame } from '../wire.ts';
import { type Candidates, newsFor, openCandidates } from './candidates.ts';
import { copyOf, textOf } from './plain.ts';
import { playGame, sampleOne } from './players.ts';
import { describe, drawSetting, type Fixed } from './settings.ts';
import {
  collect,
  type Ear,
  emit,
  go,
  type Heard,
  listening,
  narrow,
  openEar,
  type ScriptStep,
  type Snapshot,
  snapshotOf,
  type World,
  worldFrom,
} from './world.ts';

export interface Secrecy extends Fixed {
  readonly seed: string | number;
  /** How many steps of a game have twins made of them. */
  readonly snapshotsPerGame?: number;
  readonly commandsMax?: number;
  readonly carePerMille?: number;
  /** How often in a thousand steps somebody tries something out of turn, or the server has news. */
  readonly probesPerMille?: number;
  readonly newsPerMille?: number;
  /** How many viewers' offers are compared at each step. */
  readonly offersPerStep?: number;
}

export interface Difference {
  readonly game: string;
  readonly seats: number;
  readonly setting: string;
  readonly seed: string;
  readonly step: number;
  readonly viewer: Viewer;
  readonly kind: 'content' | 'number' | 'order' | 'time' | 'size' | 'refusal' | 'offer';
  /** How the twin was made. */
  readonly twin: string;
  readonly here: string;
  readonly there: string;
}

export interface Pair {
  readonly by: 'command' | 'truth';
  readonly seed: string;
  readonly step: number;
  /** How many viewers could not tell the worlds apart at first, and how many of them lawfully learned it later. */
  readonly viewers: number;
  readonly disclosed: number;
  readonly differences: readonly Difference[];
}

export interface Proof {
  readonly games: number;
  readonly pairs: number;
  readonly comparisons: number;
  readonly disclosed: number;
  readonly differences: readonly Difference[];
}

export const tell = ({ game, setting, seed, step, viewer, kind, twin, here, there }: Difference): string =>
  `${game}, ${setting}, seed ${seed}, step ${step}: ${viewer} can tell two worlds apart by ${kind} (${twin})
    here:  ${here}
    there: ${there}`;

/** Makes so many pairs of worlds, or fewer when it has found enough differences. */
export function proveSecrecy(
  game: AnyGame,
  {
    pairs: wanted,
    differencesMax = 1,
    onProgress,
    ...how
  }: Secrecy & {
    pairs: number;
    differencesMax?: number;
    onProgress?: (proof: Proof) => void;
  },
): Proof {
  const seeds = new Set<string>();
  const differences: Difference[] = [];
  let pairs = 0;
  let comparisons = 0;
  let disclosed = 0;
  const proof = (): Proof => ({ games: seeds.size, pairs, comparisons, disclosed, differences });
  for (const pair of twins(game, how)) {
    seeds.add(pair.seed);
    pairs++;
    comparisons += pair.viewers;
    disclosed += pair.disclosed;
    differences.push(...pair.differences);
    onProgress?.(proof());
    if (pairs >= wanted || differences.length >= differencesMax) break;
  }
  return proof();
}

/** Pairs of worlds without end, game after game. */
export function* twins(game: AnyGame, how: Secrecy): Generator<Pair> {
  for (let number = 0, idle = 0; idle < 100; number++) {
    const seed = `${how.seed}/${number}`;
    const first = playFirst(game, seed, how);
    const lot = lots(`${seed}/twins`);
    idle++;
    for (const snapshot of first.snapshots) {
      if (snapshot.step >= first.script.length) continue; // nothing follows
      for (const pair of [twinByCommand(first, snapshot, lot), twinByTruth(first, snapshot, lot)]) {
        if (!pair) continue;
        idle = 0;
        yield pair;
      }
    }
  }
}

/** What each viewer had got after a step of the first world. */
interface Mark {
  readonly frames: readonly number[];
  readonly heard: readonly number[];
  readonly offers: readonly (string | undefined)[];
  readonly entry: Entry | undefined;
  /** A player's command, of which somebody at the table was not told all. */
  readonly isHidden: boolean;
}

interface First {
  readonly world: World;
  readonly seed: string;
  readonly setting: string;
  readonly seats: number;
  readonly script: readonly ScriptStep[];
  readonly marks: readonly Mark[];
  readonly snapshots: readonly Snapshot[];
}

function playFirst(game: AnyGame, seed: string, how: Secrecy): First {
  const { snapshotsPerGame = 24, probesPerMille = 150, newsPerMille = 10, carePerMille = 20, offersPerStep = 1 } = how;
  const lot = lots(`${seed}/first`);
  const setting = drawSetting(game, lot, how);
  const world: World = { game, table: undefined as never, ears: [], licences: [] };
  const script: ScriptStep[] = [];
  const marks: Mark[] = [];
  const snapshots: Snapshot[] = [];
  const candidates = openCandidates(game, setting.seats.length);

  const note = (step: ScriptStep, entry: Entry | undefined): void => {
    script.push(step);
    const count = world.ears.length;
    const watched = lot.int(count); // from here on, round the table
    marks.push({
      frames: world.ears.map((ear) => collect(ear, step.at)),
      heard: world.ears.map(({ heard }) => heard.length),
      offers: world.ears.map((ear, i) =>
        (i - watched + count) % count < offersPerStep ? offersOf(game, ear, step.at) : undefined,
      ),
      entry,
      isHidden: entry !== undefined && isPlayer(step.by) && isHidden(entry, world.ears),
    });
    // Kept evenly over a game whose length nobody knows yet: each later one pushes out an earlier one by lot.
    const place = snapshots.length < snapshotsPerGame ? snapshots.length : lot.int(marks.length);
    if (place < snapshotsPerGame) snapshots[place] = snapshotOf(world, marks.length);
  };
  const tryOut = (by: Actor, command: Typed): void => {
    const step = { at: world.table.now, by, command };
    note(step, go(world, step));
  };

  playGame(
    listening(game, (discloses) => world.licences.push(discloses)),
    {
      ...setting,
      seed,
      bots: ['sample'],
      carePerMille,
      viewers: ['table'],
      commandsMax: how.commandsMax ?? 3000,
      onAct(step, table) {
        if (world.ears.length === 0) Object.assign(world, { table, ears: table.watchers.map(openEar) });
        const entry = step.refusal === undefined ? table.log.at(-1) : undefined;
        emit(world, entry, step.by === 'clock' ? undefined : { to: step.by, refusal: step.refusal });
        note(step, entry);
        candidates.keep(step.command);
        if (game.result(table.truth)) return;
        if (lot.int(1000) < probesPerMille) {
          const [by, command] = probe(world, candidates, lot);
          if (command) tryOut(by, command);
        }
        if (lot.int(1000) < newsPerMille) {
          const command = newsFor(game, table, lot);
          if (command) tryOut('server', command);
        }
      },
    },
  );
  return { world, seed, setting: describe(setting), seats: setting.seats.length, script, marks, snapshots };
}

const isPlayer = (by: Actor): by is Seat | 'master' => typeof by === 'number' || by === 'master';

const offersOf = (game: AnyGame, { viewer, watcher }: Ear, at: number): string | undefined =>
  isPlayer(viewer as Actor) ? textOf(game.legal(watcher.view as never, viewer as Seat, at)) : undefined;

/** A command without any effect hides nothing: another one instead of it may well be public. */
const isHidden = (entry: Entry, ears: readonly Ear[]): boolean =>
  entry.told.some(({ to, secret }) => secret || ears.some(({ viewer, mask }) => viewer !== entry.by && !(to & mask)));

/** Somebody tries something: what others may do, what was possible earlier, or that with another field; never care. */
function probe(world: World, candidates: Candidates, lot: Stream): [Actor, Typed | undefined] {
  const { ears, table, game } = world;
  const players = ears.filter(({ viewer }) => isPlayer(viewer as Actor));
  const offersTo = ({ viewer, watcher }: Ear) => game.legal(watcher.view as never, viewer as Seat, table.now);
  const ear = lot.pick(players);
  const command = (lot.int(3) === 0 && sampleOne(offersTo(lot.pick(players)), lot)) || candidates.draw(lot);
  const isCare = offersTo(ear).some((offer) => offer.care && accepts(offer, command));
  return [ear.viewer as Seat, isCare ? undefined : command];
}

/** A hidden command becomes another one of the same seat, or silence. */
function twinByCommand(first: First, snapshot: Snapshot, lot: Stream): Pair | undefined {
  const { script, marks, world: origin } = first;
  const nearby = marks
    .slice(snapshot.step, snapshot.step + 40)
    .flatMap(({ isHidden }, i) => (isHidden ? [snapshot.step + i] : []));
  if (nearby.length === 0) return undefined;
  const at = lot.pick(nearby);
  const step = script[at]!;
  const world = worldFrom(
    origin,
    snapshot,
    origin.ears.map(({ viewer }) => viewer),
  );
  for (let k = snapshot.step; k < at; k++) {
    go(world, script[k]!);
    for (const ear of world.ears) collect(ear, script[k]!.at);
  }

  const isSweep = lot.int(3) === 0; // other hidden commands after it change too, for one viewer
  const replacement = replacementIn(world, step, lot);
  const before = world.ears.map(({ heard }) => heard.length);
  const entry = go(world, step, replacement);
  const isAlike = entry !== undefined && entry.command.type === step.command.type;
  const isHiddenFromGhosts =
    !isSweep && ![...marks[at]!.entry!.told, ...(entry?.told ?? [])].some(({ to }) => to & GHOST);
  const compared = world.ears.flatMap((ear, i): Compared[] => {
    if (ear.viewer === step.by) return [];
    const here = origin.ears[i]!.heard.slice(marks[at - 1]!.heard[i]!, marks[at]!.heard[i]!);
    const there = ear.heard.slice(before[i]!);
    // Told nothing, it must be told nothing by a command of the same kind either. Told something, it must have been
    // told the very same: then it learned that something was done, but not what.
    const cannotTell = (here.length === 0 && isAlike) || sameLines(here, there);
    return cannotTell ? [comparedFrom(first, snapshot, i, ear, isHiddenFromGhosts)] : [];
  });
  if (compared.length === 0) return undefined;
  const there = replacement === 'silence' ? 'silence' : textOf(replacement);
  const twin = `step ${at}: ${step.by} does ${textOf(step.command)} here, ${there} there`;
  const only = isSweep ? [lot.pick(compared)] : compared;
  narrow(
    world,
    only.map(({ ear }) => ear.viewer),
    isSweep,
  );
  return compare(first, world, only, at, 'command', twin, (k) => {
    if (k === at) return 'done';
    const later = script[k]!;
    const index = only[0]!.index;
    const toldNothing = marks[k]!.heard[index] === marks[k - 1]!.heard[index];
    if (!isSweep || !marks[k]!.isHidden || !toldNothing || later.by === only[0]!.ear.viewer || lot.int(2))
      return undefined;
    const other = replacementIn(world, later, lot);
    return other !== 'silence' && other.type !== later.command.type ? 'silence' : other;
  });
}

const sameLines = (here: readonly Heard[], there: readonly Heard[]): boolean =>
  here.length === there.length && here.every(({ line }, i) => line === there[i]!.line);

/** Another command that the same seat may give now, or silence. */
function replacementIn(world: World, step: ScriptStep, lot: Stream): Typed | 'silence' {
  const watcher = world.table.watchers.find(({ viewer }) => viewer === step.by);
  if (!watcher || lot.int(3) === 0) return 'silence';
  const offers = world.game.legal(watcher.view as never, step.by as Seat, step.at);
  const alike = offers.filter(({ command }) => command.type === step.command.type);
  const was = textOf(step.command);
  for (let attempt = 0; attempt < 4; attempt++) {
    const command = sampleOne(alike.length && lot.int(4) ? alike : offers, lot, lot.int(100) ? 0 : 1000);
    if (command && textOf(command) !== was) return command;
  }
  return 'silence';
}

/** The game says itself what this viewer may not know. */
function twinByTruth(first: First, snapshot: Snapshot, lot: Stream): Pair | undefined {
  const { game, table } = first.world;
  const places = snapshot.ears.flatMap(({ mask }, i) => (mask & GHOST ? [] : [i]));
  const index = lot.pick(places);
  const { viewer, view } = snapshot.ears[index]!;
  const truth = game.twin?.(copyOf(snapshot.truth), viewer, lot);
  if (truth === undefined || textOf(truth) === textOf(snapshot.truth)) return undefined;
  const twin = `the truth of step ${snapshot.step} rewritten for ${viewer}`;
  const world = worldFrom(first.world, snapshot, [viewer], truth);
  const known = knownDifference(snapshot.truth, truth, view, table.initial(), '');
  if (known) {
    const difference = differenceOf(first, snapshot.step, viewer, twin, { kind: 'content', ...known });
    return { by: 'truth', seed: first.seed, step: snapshot.step, viewers: 1, disclosed: 0, differences: [difference] };
  }
  const compared = comparedFrom(first, snapshot, index, world.ears[0]!, false);
  return compare(first, world, [compared], snapshot.step, 'truth', twin, () => undefined);
}

/** Where the two truths differ and the viewer has already been told how. What it holds since the bare table is no news. */
function knownDifference(
  here: unknown,
  there: unknown,
  view: unknown,
  bare: unknown,
  path: string,
): { here: string; there: string } | undefined {
  if (view === undefined || here === there) return undefined;
  if (isRecord(here) && isRecord(there) && Array.isArray(here) === Array.isArray(there)) {
    if (!isRecord(view)) return undefined;
    for (const key of new Set([...Object.keys(here), ...Object.keys(there)])) {
      const inner = isRecord(bare) ? bare[key] : undefined;
      const found = knownDifference(here[key], there[key], view[key], inner, `${path}.${key}`);
      if (found) return found;
    }
    return undefined;
  }
  const seen = textOf(view);
  if (seen !== textOf(here) || seen === textOf(bare)) return undefined;
  return { here: `its view has ${path} = ${seen}`, there: `the twin has ${textOf(there)}, as if it could not know` };
}

const isRecord = (value: unknown): value is { [key: string]: unknown } => typeof value === 'object' && value !== null;

/** A viewer who cannot tell the worlds apart, and where its frames begin in the first one. */
interface Compared {
  readonly index: number;
  readonly ear: Ear;
  readonly original: Ear;
  readonly framesFrom: number;
  readonly heardFrom: number;
  readonly isHiddenFromGhosts: boolean;
  /** How many frames have been found equal. */
  equal: number;
}

function comparedFrom(
  first: First,
  snapshot: Snapshot,
  index: number,
  ear: Ear,
  isHiddenFromGhosts: boolean,
): Compared {
  const mark = first.marks[snapshot.step - 1]!;
  const original = first.world.ears[index]!;
  return {
    index,
    ear,
    original,
    framesFrom: mark.frames[index]!,
    heardFrom: mark.heard[index]!,
    isHiddenFromGhosts,
    equal: 0,
  };
}

/** Goes on with the script in the second world and compares after every step. `instead` names what is done otherwise. */
function compare(
  first: First,
  world: World,
  viewers: readonly Compared[],
  from: number,
  by: Pair['by'],
  twin: string,
  instead: (step: number) => Typed | 'silence' | 'done' | undefined,
): Pair {
  const { script } = first;
  const differences: Difference[] = [];
  let disclosed = 0;
  let listening = [...viewers];
  for (let k = from; k < script.length && listening.length > 0; k++) {
    const step = script[k]!;
    const command = instead(k);
    try {
      if (command !== 'done') go(world, step, command);
    } catch (error) {
      throw new Error(`${world.game.id}, ${first.setting}, seed ${first.seed}, step ${k}: ${twin}`, { cause: error });
    }
    listening = listening.filter((compared) => {
      collect(compared.ear, step.at);
      const verdict = judge(first, world, compared, k);
      if (verdict === 'same') return true;
      if (verdict === 'disclosed') disclosed++;
      else differences.push(differenceOf(first, k, compared.ear.viewer, twin, verdict));
      return false;
    });
    if (differences.length > 0) break;
  }
  return { by, seed: first.seed, step: from, viewers: viewers.length, disclosed, differences };
}

type Found = Pick<Difference, 'kind' | 'here' | 'there'>;

const differenceOf = (first: First, step: number, viewer: Viewer, twin: string, found: Found): Difference => ({
  game: first.world.game.id,
  seats: first.seats,
  setting: first.setting,
  seed: first.seed,
  step,
  viewer,
  twin,
  ...found,
});

function judge(first: First, world: World, compared: Compared, step: number): 'same' | 'disclosed' | Found {
  const { index, ear, original, framesFrom } = compared;
  const mark = first.marks[step]!;
  const count = mark.frames[index]! - framesFrom;
  for (; compared.equal < Math.min(count, ear.frames.length); compared.equal++) {
    const here = original.frames[framesFrom + compared.equal]!;
    const there = ear.frames[compared.equal]!;
    if (here.text !== there.text || here.at !== there.at || here.bytes !== there.bytes) {
      return explain(first, world, compared, step, here, there);
    }
  }
  if (count !== ear.frames.length) {
    return explain(
      first,
      world,
      compared,
      step,
      original.frames[framesFrom + compared.equal],
      ear.frames[compared.equal],
    );
  }
  const offers = mark.offers[index];
  if (offers === undefined) return 'same';
  const there = offersOf(world.game, ear, first.script[step]!.at);
  return offers === there ? 'same' : { kind: 'offer', here: offers, there: there ?? 'none' };
}

/** Frames differ: because of which fact, and may it? */
function explain(
  first: First,
  world: World,
  compared: Compared,
  step: number,
  here: Frame | undefined,
  there: Frame | undefined,
): 'disclosed' | Found {
  const { index, ear, original, heardFrom } = compared;
  const heardHere = original.heard.slice(heardFrom, first.marks[step]!.heard[index]!);
  const heardThere = ear.heard;
  const longer = Math.max(heardHere.length, heardThere.length);
  let k = 0;
  while (k < longer && heardHere[k]?.line === heardThere[k]?.line) k++;
  if (k === longer) {
    k = 0;
    while (k < longer && heardHere[k]!.at === heardThere[k]!.at) k++;
  }
  const one = heardHere[k];
  const other = heardThere[k];
  // The same command of the viewer's own was refused in one world: that is never lawful, whatever it would have led to.
  if (one?.isOwn && other?.isOwn && one.at === other.at && (one.type === 'refused' || other.type === 'refused')) {
    return { kind: 'refusal', here: one.line.trim(), there: other.line.trim() };
  }
  if (one?.discloses || other?.discloses) return 'disclosed';
  const raised = heardHere.findIndex(({ type }) => type === 'epoch');
  const isRaised = raised >= 0 && raised < k && heardThere[raised]?.type === 'epoch';
  if (isRaised && !compared.isHiddenFromGhosts) return 'disclosed';

  if (one && other) {
    const isLate = one.at !== other.at;
    const isMoved = one.type !== other.type && heardThere.some(({ line }) => line === one.line);
    const kind = isMoved ? 'order' : one.type === other.type && isLate ? 'time' : 'content';
    return { kind, here: `${one.line.trim()} at ${one.at}`, there: `${other.line.trim()} at ${other.at}` };
  }
  if (one || other) {
    const lone = (one ?? other)!;
    const later = lookAhead(first, world, compared, step, lone.type, one === undefined);
    const told = `${lone.line.trim()} at ${lone.at}`;
    const missing = later === undefined ? 'nothing' : `the same at ${later}`;
    const kind = later === undefined ? 'number' : 'time';
    return one ? { kind, here: told, there: missing } : { kind, here: missing, there: told };
  }
  const texts = { here: frameText(here), there: frameText(there) };
  if (here?.text.trimEnd() === there?.text.trimEnd())
    return { kind: here!.bytes === there!.bytes ? 'time' : 'size', ...texts };
  return { kind: here === undefined || there === undefined ? 'number' : 'time', ...texts };
}

const frameText = (frame: Frame | undefined): string =>
  frame ? `${JSON.stringify(frame.text.trimEnd())} at ${frame.at}, ${frame.bytes} bytes` : 'no frame';

/** A fact that one world has and the other has not: does it only come later there? */
function lookAhead(
  first: First,
  world: World,
  compared: Compared,
  step: number,
  type: string,
  inFirst: boolean,
): number | undefined {
  const { index, ear, original } = compared;
  if (inFirst) return original.heard.slice(first.marks[step]!.heard[index]!).find((heard) => heard.type === type)?.at;
  const known = ear.heard.length;
  const comes = () => ear.heard.slice(known).find((heard) => heard.type === type)?.at;
  for (let k = step + 1; k < first.script.length && comes() === undefined; k++) go(world, first.script[k]!);
  return comes();
}
