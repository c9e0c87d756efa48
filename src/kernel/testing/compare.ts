/**
 * Two worlds side by side: what a viewer gets in each, up to the first difference, and whether that one is lawful.
 */
import type { Seat, Typed, Viewer } from '../game.ts';
import { lots } from '../random.ts';
import type { Frame } from '../wire.ts';
import { type First, offersOf } from './first.ts';
import { sampleOne } from './players.ts';
import { collect, type Ear, go, type Heard, type Snapshot, type World } from './world.ts';

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
  readonly by: 'command' | 'truth' | 'lots';
  readonly seed: string;
  readonly step: number;
  /** How many viewers could not tell the worlds apart at first, and how many of them lawfully learned it later. */
  readonly viewers: number;
  readonly disclosed: number;
  readonly differences: readonly Difference[];
}

/** A viewer who cannot tell the worlds apart, and where its frames begin in the first one. */
export interface Compared {
  readonly index: number;
  readonly ear: Ear;
  readonly original: Ear;
  readonly framesFrom: number;
  readonly heardFrom: number;
  /** Lines that were waiting for a beat when the worlds parted: they come first, and are in neither of the lists. */
  readonly heldLines: number;
  readonly isHiddenFromGhosts: boolean;
  /** How many frames have been found equal. */
  equal: number;
}

export function comparedFrom(
  first: First,
  snapshot: Snapshot,
  index: number,
  ear: Ear,
  isHiddenFromGhosts: boolean,
): Compared {
  const mark = first.marks[snapshot.step - 1];
  const original = first.world.ears[index]!;
  return {
    index,
    ear,
    original,
    framesFrom: mark?.frames[index] ?? 0,
    heardFrom: mark?.heard[index] ?? 0,
    heldLines: linesIn(snapshot.ears[index]!.outbox.held),
    isHiddenFromGhosts,
    equal: 0,
  };
}

const linesIn = (text: string): number => text.split('\n').length - 1;

/** Goes on with the script in the second world and compares after every step. `instead` names what is done otherwise. */
export function compare(
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
    const command = instead(k) ?? vainTry(first, listening, k);
    try {
      if (command !== 'done') go(world, step, command, () => alike(first, world, listening, k));
    } catch (error) {
      throw new Error(`${world.game.id}, ${first.setting}, seed ${first.seed}, step ${k}: ${twin}`, { cause: error });
    }
    if (isHalfway(script, k)) continue;
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

/** What falls due at one moment may be several steps of the script; the second world meets all of it with the first. */
const isHalfway = (script: First['script'], k: number): boolean =>
  script[k]!.by === 'clock' && script[k]!.at === script[k + 1]?.at;

/**
 * What somebody else does when a deed of theirs is not possible in this world: another one of the same type, if they
 * hold other cards here. The commands of those who cannot tell the worlds apart are never changed: that one of them is
 * refused is a difference.
 */
function alike(first: First, world: World, listening: readonly Compared[], step: number): Typed | undefined {
  const { by, command, at } = first.script[step]!;
  if (!isAnothers(first, listening, step) || first.marks[step]!.entry === undefined) return undefined;
  const offers = world.game.legal(world.table.truth as never, by as Seat, at);
  const same = offers.filter((offer) => offer.command.type === command.type);
  return sampleOne(same, lots(`${first.seed}/alike/${step}`));
}

/** What somebody else tried in vain in the first world is left here, where they may hold the cards for it. */
const vainTry = (first: First, listening: readonly Compared[], step: number): 'silence' | undefined =>
  isAnothers(first, listening, step) && first.marks[step]!.entry === undefined ? 'silence' : undefined;

/** A seat that knows the worlds apart, or may. */
function isAnothers({ script }: First, listening: readonly Compared[], step: number): boolean {
  const { by } = script[step]!;
  return typeof by === 'number' && !listening.some(({ ear }) => ear.viewer === by);
}

type Found = Pick<Difference, 'kind' | 'here' | 'there'>;

export const differenceOf = (first: First, step: number, viewer: Viewer, twin: string, found: Found): Difference => ({
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
  if (offers === there) return 'same';
  // Offers are read off the view, and what is held for a beat is in it already: the page gets both with the frame.
  const { one, other, isLawful } = partingOf(first, compared, step, true);
  return (one || other) && isLawful ? 'disclosed' : { kind: 'offer', here: offers, there: there ?? 'none' };
}

interface Parting {
  readonly one: Heard | undefined;
  readonly other: Heard | undefined;
  readonly heardThere: readonly Heard[];
  /** A fact on the licence list, or one that whoever became a ghost may know. */
  readonly isLawful: boolean;
}

/** The first line, of those that were not delivered in equal frames, in which the two worlds differ. */
function partingOf(first: First, compared: Compared, step: number, isSameMoment: boolean): Parting {
  const { index, ear, original, heardFrom } = compared;
  const heardHere = original.heard.slice(heardFrom, first.marks[step]!.heard[index]!);
  const heardThere = ear.heard;
  const longer = Math.max(heardHere.length, heardThere.length);
  // Whatever came in frames that were equal is past. A fact that waited for the same beat in both worlds may have
  // happened a little earlier in one: nobody can see that.
  const delivered = ear.frames.slice(0, compared.equal).reduce((sum, { text }) => sum + linesIn(text), 0);
  const isAlike = (i: number): boolean =>
    heardHere[i]?.line === heardThere[i]?.line && (isSameMoment || heardHere[i]?.at === heardThere[i]?.at);
  let k = Math.max(0, delivered - compared.heldLines);
  while (k < longer && isAlike(k)) k++;
  const one = heardHere[k];
  const other = heardThere[k];
  const raised = heardHere.findIndex(({ type }) => type === 'epoch');
  const isRaised = raised >= 0 && raised < k && heardThere[raised]?.type === 'epoch';
  const isTold = one?.discloses === true || other?.discloses === true;
  return { one, other, heardThere, isLawful: isTold || (isRaised && !compared.isHiddenFromGhosts) };
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
  const { one, other, heardThere, isLawful } = partingOf(first, compared, step, here?.at === there?.at);
  // The same command of the viewer's own was refused in one world: that is never lawful, whatever it would have led to.
  if (one?.isOwn && other?.isOwn && one.at === other.at && (one.type === 'refused' || other.type === 'refused')) {
    return { kind: 'refusal', here: one.line.trim(), there: other.line.trim() };
  }
  if (isLawful) return 'disclosed';
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
  if (!here || !there) return { kind: 'number', ...texts };
  return { kind: here.at !== there.at ? 'time' : here.bytes !== there.bytes ? 'size' : 'content', ...texts };
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
