/** What a stored log says about the lines: whose facts they had to carry, and when a phase was quiet. */
import { bitOf, licensed, perceive } from '../../../kernel/audience.ts';
import { canonical } from '../../../kernel/fairness.ts';
import type { Typed, Viewer } from '../../../kernel/game.ts';
import { roomAudience } from '../../../kernel/room/facts.ts';
import { emptyRoom, type RoomState } from '../../../kernel/room/state.ts';
import type { Entry } from '../../../kernel/table.ts';
import {
  commonLength,
  LAST_BEAT_MS,
  linesOf,
  openOutbox,
  put,
  quietOf,
  stretchBytes,
  take,
  until,
} from '../../../kernel/wire.ts';
import type { Frame, RecordedLine } from './recording.ts';
import { rules } from './recording.ts';
import { games } from './script.ts';

/** A fact that a viewer was told, and whether hidden things may become visible with it. */
export interface Item {
  readonly entry: number;
  readonly at: number;
  readonly text: string;
  readonly discloses: boolean;
}

type Licensing = { [type: string]: { discloses?: (fact: Typed, state: unknown) => boolean } };

/** The bits of those to whom a hidden thing may become visible with this fact. */
function licence(fact: Typed, state: RoomState): number {
  const isRooms = fact.type.startsWith('room.');
  const table = (isRooms ? roomAudience : games[state.game]!.audience) as unknown as Licensing;
  return licensed(table[fact.type] ?? {}, fact, (isRooms ? state : state.play) as never);
}

/** Everything that each of these viewers was told, by the stored bits. */
export function itemsOf(entries: readonly Entry[], viewers: readonly Viewer[]): Item[][] {
  const truth = emptyRoom();
  const items: Item[][] = viewers.map(() => []);
  for (const [index, { told, at }] of entries.entries()) {
    for (const one of told) {
      const bits = truth.number > 0 ? licence(one.fact, truth) : 0;
      for (const [i, viewer] of viewers.entries()) {
        const fact = perceive(one, bitOf(viewer));
        const discloses = (bits & bitOf(viewer)) !== 0;
        if (fact) items[i]!.push({ entry: index, at, text: JSON.stringify(fact), discloses });
      }
      rules.record(truth, one.fact);
    }
  }
  return items;
}

export interface QuietPhase {
  readonly from: number;
  readonly to: number;
  readonly beatMs: number;
  readonly bytes: number;
  /** The beats before deadlines. */
  readonly lasts: readonly number[];
  /** The seats that lived through it. */
  readonly living: readonly number[];
}

export function quietPhases(entries: readonly Entry[]): QuietPhase[] {
  const truth = emptyRoom();
  const phases: QuietPhase[] = [];
  let begun: (Omit<QuietPhase, 'to'> & { readonly lasts: number[] }) | undefined;
  let last = Number.POSITIVE_INFINITY;
  for (const { told, at } of entries) {
    if (last <= at) begun?.lasts.push(last);
    for (const { fact } of told) rules.record(truth, fact);
    const quiet = quietOf(rules, truth as never);
    last = quiet?.until === undefined ? Number.POSITIVE_INFINITY : quiet.until - LAST_BEAT_MS;
    if (last <= at) last = Number.POSITIVE_INFINITY;
    if (quiet && !begun)
      begun = { from: at, ...quiet, lasts: [], living: (truth.play as { living: number[] }).living.slice() };
    else if (!quiet && begun) {
      phases.push({ ...begun, to: at });
      begun = undefined;
    }
  }
  return phases;
}

const isFact = (line: string): boolean => /^([\da-z]|\{"fact")/.test(line);

/**
 * What is wrong with the bytes of a line: each connection must have carried the viewer's own facts of the stored log,
 * from where the page was, in the very bytes that the wire has for them, and besides them nothing but its welcomes and
 * the answers to its own commands.
 */
export function wrongBytes({ viewer, connections }: RecordedLine, entries: readonly Entry[]): string | undefined {
  const mask = bitOf(viewer);
  const told = entries.flatMap((entry) => entry.told).filter(({ to }) => to & mask);
  let position = 0;
  for (const [i, frames] of connections.entries()) {
    const texts = frames.map(({ text }) => text.replaceAll('\t', ''));
    const lines = texts.join('').split('\n');
    if (lines.pop() !== '') lines.pop(); // the line broke in the middle of one
    const stray = lines.find((line) => !isFact(line) && !/^\{"(welcome|done|refused)"/.test(line));
    if (stray !== undefined) return `connection ${i} carried ${stray}`;
    // What it had missed comes with its welcome; after that each fact when it happens.
    const missed = told.slice(position, position + (texts[0] ?? '').split('\n').filter(isFact).length);
    const size = stretchBytes(missed.reduce((sum, one) => sum + commonLength(one), 0));
    // Somebody who leads hears more than others, and everybody knows who that is.
    if (frames[0] && viewer !== 'master' && frames[0].bytes !== size) {
      return `connection ${i}: ${frames[0].bytes} bytes for what was missed instead of ${size}`;
    }
    const expected = missed.map((one) => `${JSON.stringify({ fact: perceive(one, mask) })}\n`);
    const outbox = openOutbox();
    const rest = told.slice(position + missed.length, position + lines.filter(isFact).length);
    put(
      outbox,
      rest.map((one) => linesOf(one)(mask)),
      0,
      undefined,
    );
    for (const { text } of until(outbox, 0)) expected.push(text.replaceAll('\t', ''));
    const received = lines.filter(isFact).map((line) => `${line}\n`);
    if (received.join('') !== expected.join('')) return differenceOf(received.join(''), expected.join(''), i);
    const decoded = take({ rest: '' }, texts.join('')) as { fact?: Typed }[];
    const facts = decoded.flatMap(({ fact }) => (fact ? [canonical(fact)] : []));
    const wanted = told.slice(position, position + facts.length).map((one) => canonical(perceive(one, mask)));
    if (facts.join() !== wanted.join()) return `connection ${i} says something else once it is read`;
    position += facts.length;
  }
  return position === told.length ? undefined : `${position} of ${told.length} facts arrived`;
}

function differenceOf(received: string, expected: string, connection: number): string {
  let at = 0;
  while (received[at] === expected[at]) at++;
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 60));
  return `connection ${connection}, byte ${at}: ${around(received)} instead of ${around(expected)}`;
}

/** What is wrong with the times and sizes of a line. */
export function wrongShapes({ viewer, connections }: RecordedLine, phases: readonly QuietPhase[]): string | undefined {
  for (const frames of connections) {
    const isQuiet = (at: number) => phases.find(({ from, to }) => at > from && at < to);
    for (const [i, { at, bytes }] of frames.entries()) {
      const phase = i > 0 ? isQuiet(at) : undefined; // the welcome leaves at once
      const grain = phase ? phase.bytes : 64;
      if (bytes % grain > 0) return `${viewer}: ${bytes} bytes at ${at}`;
      if (phase && bytes !== phase.bytes) return `${viewer}: ${bytes} bytes in the quiet at ${at}`;
    }
    for (const phase of phases) {
      const wrong = wrongBeats(frames, phase);
      if (wrong) return `${viewer}: ${wrong}`;
    }
  }
  return undefined;
}

/** The frame that ends a quiet phase is as large on all lines that lived through it, whatever each of them was told. */
export function wrongEnds(lines: readonly RecordedLine[], phases: readonly QuietPhase[]): string[] {
  return phases.flatMap(({ from, to, bytes: beat }) => {
    const sizes = lines.flatMap(({ viewer, connections }) => {
      const frames = connections.length === 1 ? connections[0]! : [];
      const end = (frames[0]?.at ?? to) < from && frames.find(({ at, bytes }) => at === to && bytes !== beat);
      return end && viewer !== 'master' ? [end.bytes] : [];
    });
    return new Set(sizes).size > 1 ? [`the quiet until ${to} ends with ${sizes} bytes`] : [];
  });
}

/** One frame a beat, from the beginning of the phase or of the connection on, and one when it ends. */
function wrongBeats(frames: readonly Frame[], { from, to, beatMs, lasts }: QuietPhase): string | undefined {
  const [first, last] = [frames[0]?.at, frames.at(-1)?.at];
  if (first === undefined || first > to || last! <= from) return undefined;
  const start = Math.max(from, first);
  const end = Math.min(to, last!);
  const beats: number[] = [];
  for (let at = start + beatMs; at <= end; at += beatMs) beats.push(at);
  const isAfterLast = (at: number) => lasts.some((last) => at > last && at <= last + LAST_BEAT_MS);
  const due = [...beats.filter((at) => !lasts.includes(at) && !isAfterLast(at)), ...lasts].filter(
    (at) => at > start && at <= end,
  );
  due.sort((one, other) => one - other);
  if (end === to) due.push(to);
  const got = frames.flatMap(({ at }, i) => (i > 0 && at > from && at <= end ? [at] : []));
  return got.join() === due.join() ? undefined : `frames at ${got} instead of ${due}`;
}
