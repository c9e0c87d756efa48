/**
 * What leaves for one viewer, as frames: when, in which order and how large.
 *
 * A viewer's stream is lines of JSON, one item a line. Outside hidden phases the items of one append leave at once as
 * one frame, padded to a multiple of 64 bytes. While a phase is quiet exactly one frame leaves per beat, of exactly the
 * same size for everybody: whatever there is to say waits for it, and nothing to say is said in as many bytes. Someone
 * who listens to the air then learns nothing. Padding is tabs, which JSON text never contains.
 *
 * What all are told of a fact stands first in its line and is the same for all; what this viewer may read besides
 * follows. If that first part differs from an earlier one of the same connection in its numbers alone, it is sent as
 * these: `3 1,4` is what came as number 3, now with a 1 and a 4. Both ends keep the same list. Nothing else is shortened
 * or remembered: otherwise what a seat had heard in secret would show in the size of what it hears with everybody.
 */
import { commonOf, isForAll, ownOf, perceive, type Told } from './audience.ts';
import type { Refusal, Typed } from './game.ts';

/** A line for each item. None carries a number of the log: a position counts its viewer's own facts. */
export const factLine = (fact: Typed): string => `${JSON.stringify({ fact })}\n`;
export const doneLine = (n: number): string => `${JSON.stringify({ done: n })}\n`;
export const refusedLine = (n: number, code: Refusal): string => `${JSON.stringify({ refused: n, code })}\n`;

/** After the part that all are told. JSON text never contains it. */
const FOR_ALL = '\r';

/** The line of a fact for each of its addressees, by their bits. What all are told is written once. */
export function linesOf(told: Told): (mask: number) => string {
  if (!isForAll(told)) {
    let whole: string | undefined;
    return (mask) => {
      const fact = perceive(told, mask)!;
      if (fact !== told.fact) return factLine(fact);
      whole ??= factLine(fact);
      return whole;
    };
  }
  const common = `${JSON.stringify({ fact: commonOf(told) })}${FOR_ALL}`;
  const line = `${common}\n`;
  return (mask) => {
    const own = ownOf(told, mask);
    return own ? `${common}${JSON.stringify(own)}\n` : line;
  };
}

export interface Frame {
  readonly at: number;
  readonly bytes: number;
  readonly text: string;
}

export interface Quiet {
  readonly beatMs: number;
  readonly bytes: number;
}

/** Plain data, so that a copy of it goes on alike. */
export interface Outbox {
  /** What waits for the next beat. */
  held: string;
  quiet: Quiet | undefined;
  /** When the next beat is due, while it is quiet. */
  beatAt: number;
  frames: Frame[];
  /** The forms of the lines that were sent, by their numbers. Never changed, only replaced. */
  forms: ReadonlyMap<string, number>;
}

const GRAIN = 64;

export const openOutbox = (): Outbox => ({ held: '', quiet: undefined, beatAt: 0, frames: [], forms: new Map() });

/**
 * The lines that one append has for this viewer, maybe none, and whether it is quiet after it. Call it for every
 * viewer at every append: the beginning and the end of a quiet phase concern also those with nothing to hear.
 */
export function put(outbox: Outbox, lines: readonly string[], at: number, quiet: Quiet | undefined): void {
  runBeats(outbox, at);
  const before = outbox.quiet;
  outbox.quiet = quiet;
  for (const line of lines) outbox.held += shortened(outbox, line);
  if (before && before.beatMs === quiet?.beatMs) return;
  // What ends a quiet phase, and all that was held, leaves in a frame of the quiet size for everybody alike: held
  // replies must not show in it. What begins one leaves at once.
  if (before) outbox.frames.push(frameOf(outbox.held, at, before.bytes));
  else if (outbox.held) outbox.frames.push(frameOf(outbox.held, at, GRAIN));
  outbox.held = '';
  if (quiet) outbox.beatAt = at + quiet.beatMs;
}

/** A line as the form of its first part, with a mark for each number, those numbers, and the rest of the line. */
interface Form {
  readonly form: string;
  readonly numbers: string;
  readonly rest: string;
}

const NUMBER = /(?<=[:,[])-?\d+(?=[,\]}])/g;
const MARK = '\v'; // JSON text never contains it
const FORMS_MAX = 64;

function shortened(outbox: Outbox, line: string): string {
  const found = formOf(line);
  if (!found) return line;
  const { form, numbers, rest } = found;
  const known = outbox.forms.get(form);
  if (known !== undefined) return `${known}${numbers}${rest}`;
  outbox.forms = new Map(outbox.forms.size < FORMS_MAX ? outbox.forms : []).set(form, outbox.forms.size % FORMS_MAX);
  return line;
}

/** Most lines have several readers, one right after the other. */
const forms = new Map<string, Form>();

function formOf(line: string): Form | undefined {
  const known = forms.get(line);
  if (known) return known;
  const cut = line.indexOf(FOR_ALL);
  if (cut < 0) return undefined;
  const [common, own] = [line.slice(0, cut), line.slice(cut)];
  const numbers = common.match(NUMBER);
  const form = {
    form: common.replace(NUMBER, MARK),
    numbers: numbers ? ` ${numbers}` : '',
    rest: own.length > 2 ? own : '\n',
  };
  if (forms.size > 100) forms.clear();
  forms.set(line, form);
  return form;
}

/** What has left up to and including this moment, each frame once. */
export function until(outbox: Outbox, at: number): Frame[] {
  runBeats(outbox, at);
  const { frames } = outbox;
  if (frames.length) outbox.frames = [];
  return frames;
}

function runBeats(outbox: Outbox, at: number): void {
  const { quiet } = outbox;
  if (!quiet) return;
  for (; outbox.beatAt <= at; outbox.beatAt += quiet.beatMs) {
    const piece = headOf(outbox.held, quiet.bytes);
    outbox.held = outbox.held.slice(piece.length);
    outbox.frames.push(frameOf(piece, outbox.beatAt, quiet.bytes));
  }
}

function frameOf(text: string, at: number, grain: number): Frame {
  const filled = byteLength(text);
  const bytes = Math.max(1, Math.ceil(filled / grain)) * grain;
  return { at, bytes, text: text + padding(bytes - filled) };
}

const paddings: string[] = [];

function padding(bytes: number): string {
  paddings[bytes] ??= '\t'.repeat(bytes);
  return paddings[bytes];
}

const BEYOND_ASCII = /[\u0080-\uffff]/;

function byteLength(text: string): number {
  let bytes = text.length;
  if (!BEYOND_ASCII.test(text)) return bytes;
  for (let i = 0; i < text.length; i++) bytes += widthAt(text, i) - 1;
  return bytes;
}

/** The bytes of a UTF-16 unit in UTF-8; the two halves of a pair count two each. */
function widthAt(text: string, i: number): number {
  const unit = text.charCodeAt(i);
  return unit < 0x80 ? 1 : unit < 0x800 || isHalf(unit) ? 2 : 3;
}

const isHalf = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdfff;

/** As much of a text as fits into so many bytes, cut between characters. */
function headOf(text: string, bytes: number): string {
  if (text.length * 3 <= bytes) return text;
  let used = 0;
  for (let i = 0; i < text.length; i++) {
    used += widthAt(text, i);
    if (used <= bytes) continue;
    const isSecondHalf = i > 0 && isHalf(text.charCodeAt(i)) && text.charCodeAt(i) >= 0xdc00;
    return text.slice(0, isSecondHalf ? i - 1 : i);
  }
  return text;
}

/** The other end: what has arrived, a line that is not yet complete, and the forms of those that came. */
export interface Inbox {
  rest: string;
  forms?: string[];
}

/** Reads a frame: the items that are complete with it. */
export function take(inbox: Inbox, text: string): unknown[] {
  const lines = (inbox.rest + text.replaceAll('\t', '')).split('\n');
  inbox.rest = lines.pop()!;
  return lines.map((line) => itemOf(inbox, line));
}

function itemOf(inbox: Inbox, line: string): unknown {
  const [first, own] = line.split(FOR_ALL) as [string, string?];
  let text = first;
  if (/^\d/.test(first)) {
    const [number, numbers = ''] = first.split(' ');
    const left = numbers.split(',');
    text = inbox.forms![Number(number)]!.replaceAll(MARK, () => left.shift()!);
  } else if (own !== undefined) {
    if (!inbox.forms || inbox.forms.length === FORMS_MAX) inbox.forms = [];
    inbox.forms.push(first.replace(NUMBER, MARK));
  }
  const item = JSON.parse(text);
  return own ? { fact: { ...item.fact, ...JSON.parse(own) } } : item;
}
