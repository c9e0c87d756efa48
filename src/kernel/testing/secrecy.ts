/**
 * The prover: what a viewer gets does not depend on what it may not know.
 *
 * A game is played and every viewer's frames are written down. Then it is played again from somewhere in the middle,
 * as a twin that the viewer may not tell from the first: with one or several hidden commands replaced by others or by
 * silence, with the truth rewritten by the game's own `twin`, or with lots that fell otherwise for others. The same
 * commands follow at the same times. Until a fact on the licence list (`discloses`) differs, the viewer's frames must be
 * equal in content, number, order, time and size, with its answers and its offers. Twins are never chosen by looking at
 * what the viewer got later.
 */
import { GHOST } from '../audience.ts';
import type { AnyGame, Seat, Typed } from '../game.ts';
import { lots, type Stream, seeded } from '../random.ts';
import { type Compared, compare, comparedFrom, type Difference, differenceOf, type Pair } from './compare.ts';
import { type First, type Mark, playFirst, type Secrecy } from './first.ts';
import { copyOf, textOf } from './plain.ts';
import { sampleOne } from './players.ts';
import { collect, go, type Heard, narrow, type ScriptStep, type Snapshot, type World, worldFrom } from './world.ts';

export type { Difference, Pair, Secrecy };

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
      for (const twin of [twinByCommand, twinByTruth, ...(how.otherLots ? [twinByLots] : [])]) {
        const pair = twin(first, snapshot, lot);
        if (!pair) continue;
        idle = 0;
        yield pair;
      }
    }
  }
}

/** A hidden command becomes another one of the same seat, or silence. */
function twinByCommand(first: First, snapshot: Snapshot, lot: Stream): Pair | undefined {
  const { script, marks } = first;
  const at = nearby(first, snapshot, ({ isHidden }) => isHidden, lot);
  if (at === undefined) return undefined;
  const step = script[at]!;
  const world = worldUpTo(first, snapshot, at);
  const isSweep = lot.int(3) === 0; // other hidden commands after it change too, for one viewer
  const replacement = replacementIn(world, step, lot);
  const before = world.ears.map(({ heard }) => heard.length);
  const entry = go(world, step, replacement);
  // What the master notes down is about some seat, and that seat is told: another one of its commands is not alike.
  const isAlike = entry !== undefined && step.by !== 'master' && entry.command.type === step.command.type;
  const isHiddenFromGhosts =
    !isSweep && ![...marks[at]!.entry!.told, ...(entry?.told ?? [])].some(({ to }) => to & GHOST);
  const compared = world.ears.flatMap((ear, i): Compared[] => {
    if (ear.viewer === step.by) return [];
    const here = heardAt(first, at, i);
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
    if (later.by === 'master') return 'silence';
    const other = replacementIn(world, later, lot);
    return other !== 'silence' && other.type !== later.command.type ? 'silence' : other;
  });
}

/** One of the steps soon after a snapshot. */
function nearby(first: First, { step }: Snapshot, isWanted: (mark: Mark) => boolean, lot: Stream): number | undefined {
  const steps = first.marks.slice(step, step + 40).flatMap((mark, i) => (isWanted(mark) ? [step + i] : []));
  return steps.length > 0 ? lot.pick(steps) : undefined;
}

/** The world of a snapshot, gone on alike until just before a step. */
function worldUpTo({ world: origin, script }: First, snapshot: Snapshot, at: number): World {
  const viewers = origin.ears.map(({ viewer }) => viewer);
  const world = worldFrom(origin, snapshot, viewers);
  for (let k = snapshot.step; k < at; k++) {
    go(world, script[k]!);
    for (const ear of world.ears) collect(ear, script[k]!.at);
  }
  return world;
}

/** What a viewer heard at a step of the first world. */
const heardAt = ({ marks, world }: First, step: number, index: number): readonly Heard[] =>
  world.ears[index]!.heard.slice(marks[step - 1]?.heard[index] ?? 0, marks[step]!.heard[index]!);

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

/** Lots fall otherwise, and whoever was told the very same could not see it: others were dealt other cards. */
function twinByLots(first: First, snapshot: Snapshot, lot: Stream): Pair | undefined {
  const at = nearby(first, snapshot, ({ entry }) => entry?.draws !== undefined, lot);
  if (at === undefined) return undefined;
  const world = worldUpTo(first, snapshot, at);
  const { table } = world;
  const before = world.ears.map(({ heard }) => heard.length);
  table.source = seeded(`${first.seed}/other/${at}/${lot.int(2 ** 32)}`);
  go(world, first.script[at]!);
  table.source = first.world.table.source;
  if (textOf(table.log.at(-1)) === textOf(first.marks[at]!.entry)) return undefined;
  const compared = world.ears.flatMap((ear, i): Compared[] =>
    sameLines(heardAt(first, at, i), ear.heard.slice(before[i]!)) ? [comparedFrom(first, snapshot, i, ear, false)] : [],
  );
  if (compared.length === 0) return undefined;
  const viewers = compared.map(({ ear }) => ear.viewer);
  narrow(world, viewers, false);
  const twin = `step ${at}: the lots of ${first.script[at]!.command.type} fall otherwise`;
  return compare(first, world, compared, at, 'lots', twin, (k) => (k === at ? 'done' : undefined));
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
