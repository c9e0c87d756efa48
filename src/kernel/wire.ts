/**
 * What leaves for one viewer, as frames: when, in which order and how large.
 *
 * A viewer's stream is lines of JSON, one item a line. Outside hidden phases the items of one append leave at once as
 * one frame, padded to a multiple of 64 bytes. While a phase is quiet exactly one frame leaves per beat, of exactly the
 * same size for everybody: whatever there is to say waits for it, and nothing to say is said in as many bytes. Whoever
 * comes back is told what they missed in a frame whose size follows from what all were told meanwhile. Someone who
 * listens to the air then learns nothing of who is told more than others. Padding is tabs, which JSON text never
 * contains.
 *
 * A fact that all are told of is written as its form (its type and the names of its fields), the values of these fields,
 * and what this viewer may read besides. A form that the same connection has carried before is sent as its number:
 * `3 1,4` has the form that came third. Nothing else is shortened or remembered: otherwise what a seat had heard in
 * secret would show in the size of what it hears with everybody.
 */
import { EVERYONE, isForAll, ownOf, perceive, type Told } from './audience.ts';
import type { Refusal, Typed } from './game.ts';

/** A line for each item. None carries a number of the log: a position counts its viewer's own facts. */
export const factLine = (fact: Typed): string => `${JSON.stringify({ fact })}\n`;
export const doneLine = (n: number): string => `${JSON.stringify({ done: n })}\n`;
export const refusedLine = (n: number, code: Refusal): string => `${JSON.stringify({ refused: n, code })}\n`;

/** Stands between the parts of a fact. JSON text never contains it. */
const CUT = '\r';

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
  const common = commonText(told);
  const line = `${common}\n`;
  return (mask) => {
    const own = told.secret && ownOf(told, mask);
    return own ? `${common}${CUT}${JSON.stringify(own)}\n` : line;
  };
}

function commonText({ fact, secret }: Told): string {
  let form = fact.type;
  const values: unknown[] = [];
  for (const field in fact) {
    const value: unknown = fact[field as keyof Typed];
    if (field === 'type' || value === undefined || (secret && field in secret)) continue;
    form += ` ${field}`;
    values.push(value);
  }
  return `${form}${CUT}${JSON.stringify(values).slice(1, -1)}`;
}

/** What this fact adds to the common measure of a stretch of the log: as long as what all were told of it, or nothing. */
export const commonLength = (told: Told): number => (told.to === EVERYONE ? commonText(told).length : 0);

/** Room for what one seat alone may have heard, a night's whispers among traitors for example. */
const OWN_BYTES = 8192;

/** How large a stretch with so much in common is sent, whoever it is for. */
export function stretchBytes(common: number): number {
  return Math.ceil((common * 1.5 + OWN_BYTES) / GRAIN) * GRAIN;
}

/** A welcome and what was missed, as one text of that size. A seat that heard far more than others takes twice as much. */
export function stretch(lines: readonly string[], common: number): string {
  const text = lines.join('');
  const filled = byteLength(text);
  let bytes = stretchBytes(common);
  while (bytes < filled) bytes *= 2;
  return text + '\t'.repeat(bytes - filled);
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
  /** The forms that were sent, in their order. Never changed, only replaced. */
  forms: readonly FormId[];
}

const GRAIN = 64;

export const openOutbox = (): Outbox => ({ held: '', quiet: undefined, beatAt: 0, frames: [], forms: [] });

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

const FORMS_MAX = 64;

function shortened(outbox: Outbox, line: string): string {
  if (line.startsWith('{')) return line; // has no form
  const parts = partsOf(line);
  if (!parts) return line;
  const { forms } = outbox;
  const known = forms.indexOf(parts.form);
  if (known >= 0) return `${known} ${parts.rest}`;
  outbox.forms = forms.length < FORMS_MAX ? [...forms, parts.form] : [parts.form];
  return line;
}

/** Each line has a list of forms, and there are many lines: so forms are numbers in it, the same ones for all. */
type FormId = number;
const formIds = new Map<string, FormId>();

function formIdOf(form: string): FormId {
  let id = formIds.get(form);
  if (id === undefined) {
    id = formIds.size;
    formIds.set(form, id);
  }
  return id;
}

interface Parts {
  readonly form: FormId;
  readonly rest: string;
}

/** Most lines have several readers, one right after the other. */
const taken = new Map<string, Parts>();

function partsOf(line: string): Parts | undefined {
  const known = taken.get(line);
  if (known) return known;
  const cut = line.indexOf(CUT);
  if (cut < 0) return undefined;
  const parts = { form: formIdOf(line.slice(0, cut)), rest: line.slice(cut + 1) };
  if (taken.size > 100) taken.clear();
  taken.set(line, parts);
  return parts;
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

/** The other end: a line that is not yet complete, and the forms that came. */
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
  if (line.startsWith('{')) return JSON.parse(line);
  const isKnown = /^\d/.test(line);
  const cut = line.indexOf(isKnown ? ' ' : CUT);
  const head = line.slice(0, cut);
  if (!isKnown) {
    if (!inbox.forms || inbox.forms.length === FORMS_MAX) inbox.forms = [];
    inbox.forms.push(head);
  }
  const [type, ...fields] = (isKnown ? inbox.forms![Number(head)]! : head).split(' ');
  const [values, own] = line.slice(cut + 1).split(CUT);
  const entries = (JSON.parse(`[${values}]`) as unknown[]).map((value, i) => [fields[i], value]);
  return { fact: { type, ...Object.fromEntries(entries), ...(own && JSON.parse(own)) } };
}
