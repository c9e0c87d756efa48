/**
 * What leaves for one viewer, as frames: when, in which order and how large.
 *
 * A viewer's stream is lines of JSON, one item a line. Outside hidden phases the items of one append leave at once as
 * one frame, padded to a multiple of 64 bytes. While a phase is quiet exactly one frame leaves per beat, of exactly the
 * same size for everybody: whatever there is to say waits for it, and nothing to say is said in as many bytes. One more
 * leaves shortly before the phase's deadline. What ends a quiet phase leaves in a frame that has room for the most that
 * somebody may have heard in secret (`SECRET`), and whoever comes back is told what they missed in another: the sizes
 * of both follow from what all were told. Someone who listens to the air then learns nothing of who is told more than
 * others. Padding is tabs, which JSON text never contains.
 *
 * A frame begins with a tab as long as it is quiet after it. A page answers each of these with one message of one size (page.ts), so that nobody's phone is heard when something is pressed.
 *
 * A fact that all are told of is written as its form (its type and the names of its fields), the values of these fields,
 * and what this viewer may read besides. A form that the same connection has carried before is sent as its number:
 * `3 1,4` has the form that came third. Nothing else is shortened or remembered: otherwise what a seat had heard in
 * secret would show in the size of what it hears with everybody.
 */
import { EVERYONE, isForAll, ownOf, perceive, type Told } from './audience.ts';
import type { DeepReadonly, Refusal, Rules, Typed } from './game.ts';

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

/** What this fact adds to the common measure of a stretch of the log: the bytes of what all are told of it there. */
export function commonLength({ fact, to, secret }: Told): number {
  if (to !== EVERYONE) return 0;
  return byteLength(factLine(secret ? ({ ...fact, ...hidden(secret) } as Typed) : fact));
}

const hidden = (secret: { readonly [field: string]: number }): { [field: string]: undefined } =>
  Object.fromEntries(Object.keys(secret).map((field) => [field, undefined]));

/**
 * What a viewer may be told over and above what all are told; server/purses.ts keeps people within it. Frames have room
 * for all of it, whoever they are for.
 */
export const SECRET = {
  /** Words that not all hear: so many bytes at once, and then as many as this part of what all are told. */
  wordsBurst: 10_240,
  wordsPerCommon: 0.5,
  /** What one seat's deeds in one quiet phase may tell, itself or its fellows. */
  deedsPerPhase: 1536,
  /** Room for deeds, answers, cards and whatever else is for some and not for all. */
  restBytes: 8192,
} as const;

const OWN_BYTES = SECRET.wordsBurst + SECRET.restBytes;

/** How large a stretch with so much in common is sent, whoever it is for. */
export function stretchBytes(common: number): number {
  return Math.ceil((common * (1 + SECRET.wordsPerCommon) + OWN_BYTES) / GRAIN) * GRAIN;
}

/** A welcome and what was missed, as one text of that size. It is doubled where that is too little (`isOver`). */
export function stretch(lines: readonly string[], common: number): { readonly text: string; readonly isOver: boolean } {
  const text = lines.join('');
  const filled = byteLength(text);
  const least = stretchBytes(common);
  let bytes = least;
  while (bytes <= filled) bytes *= 2;
  return { text: text + '\t'.repeat(bytes - filled), isOver: bytes > least };
}

export interface Frame {
  readonly at: number;
  readonly bytes: number;
  readonly text: string;
  /** There was more to say than the size allows that all have. */
  readonly isOver?: true;
}

export interface Quiet {
  readonly beatMs: number;
  readonly bytes: number;
  /** When its clock is up, if it has one. */
  readonly until?: number | undefined;
}

/** Whether it is quiet, and until when by the clock that everybody sees. */
export function quietOf<State>(
  { quiet, deadline }: Pick<Rules<State, Typed, Typed>, 'quiet' | 'deadline'>,
  state: DeepReadonly<State>,
): Quiet | undefined {
  const beat = quiet?.(state);
  return beat && { ...beat, until: deadline(state)?.at };
}

/** Plain data, so that a copy of it goes on alike. */
export interface Outbox {
  /** What waits for the next beat. */
  held: string;
  quiet: Quiet | undefined;
  /** When the next beat is due, while it is quiet. */
  beatAt: number;
  /** The beat before the deadline, if it is still to come. */
  lastAt: number | undefined;
  /** What would wait for a beat if this viewer were told no more than all are. */
  common: number;
  frames: Frame[];
  /** The forms that were sent, in their order. Never changed, only replaced. */
  forms: readonly FormId[];
}

const GRAIN = 64;

export const openOutbox = (): Outbox => ({
  ...{ held: '', quiet: undefined, beatAt: 0, lastAt: undefined, common: 0 },
  ...{ frames: [], forms: [] },
});

/** What is pressed before the deadline must still arrive: a page answers the last beat within this time. */
export const LAST_BEAT_MS = 500;

/** When something is due next, while it is quiet. */
export const nextBeat = ({ beatAt, lastAt }: Outbox): number =>
  lastAt === undefined ? beatAt : Math.min(beatAt, lastAt);

/**
 * The lines that one append has for this viewer, maybe none, and whether it is quiet after it. Call it for every
 * viewer at every append: the beginning and the end of a quiet phase concern also those with nothing to hear.
 */
export function put(outbox: Outbox, lines: readonly string[], at: number, quiet: Quiet | undefined): void {
  runBeats(outbox, at);
  const before = outbox.quiet;
  outbox.quiet = quiet;
  const lastAt = quiet?.until === undefined ? 0 : quiet.until - LAST_BEAT_MS;
  outbox.lastAt = lastAt > at ? lastAt : undefined;
  for (const line of lines) outbox.held += shortened(outbox, line, before !== undefined);
  if (before && before.beatMs === quiet?.beatMs) return;
  // What ends a quiet phase, and all that was held, leaves in a frame of the same size for everybody: neither talk nor
  // replies that were held may show in it. What begins one leaves at once, and is as large as what follows.
  if (before) outbox.frames.push(endOf(outbox, at, before));
  else if (outbox.held) {
    const isSized = outbox.held.endsWith('\t'); // a stretch
    outbox.frames.push(frameOf(outbox.held, at, quiet && !isSized ? quiet.bytes : GRAIN, quiet));
  }
  outbox.held = '';
  outbox.common = 0;
  if (quiet) outbox.beatAt = at + quiet.beatMs;
}

/** What waits is at most what would wait of what all are told, and all that somebody may have heard besides. */
function endOf({ held, common, quiet }: Outbox, at: number, { bytes }: Quiet): Frame {
  const least = Math.ceil((common + OWN_BYTES) / bytes) * bytes;
  const text = held || '\n'; // a tab would say that it is still quiet
  const frame = frameOf(text, at, bytes, quiet, least);
  return frame.bytes > least ? { ...frame, isOver: true } : frame;
}

const FORMS_MAX = 64;

function shortened(outbox: Outbox, line: string, isHeld: boolean): string {
  if (line.startsWith('{')) return line; // has no form
  const parts = partsOf(line);
  if (!parts) return line;
  const { forms } = outbox;
  const known = forms.indexOf(parts.form);
  if (known < 0) outbox.forms = forms.length < FORMS_MAX ? [...forms, parts.form] : [parts.form];
  const text = known < 0 ? line : `${known} ${parts.rest}`;
  if (isHeld) {
    const own = parts.rest.indexOf(CUT);
    outbox.common += byteLength(own < 0 ? text : text.slice(0, own - parts.rest.length)) + 1;
  }
  return text;
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
  for (let due = nextBeat(outbox); due <= at; due = nextBeat(outbox)) {
    const piece = headOf(outbox.held, quiet.bytes - 1);
    outbox.held = outbox.held.slice(piece.length);
    outbox.common = Math.max(0, outbox.common - quiet.bytes + CUT_BYTES);
    outbox.frames.push(frameOf(piece, due, quiet.bytes, quiet));
    // None comes between the last one and the deadline: what answers it would come too late.
    const isLast = outbox.lastAt === due;
    if (isLast) outbox.lastAt = undefined;
    const next = isLast ? quiet.until! : due;
    while (outbox.beatAt <= next) outbox.beatAt += quiet.beatMs;
  }
}

/** The sign of a quiet frame, and what a character may take that did not fit whole. */
const CUT_BYTES = 1 + 3;

function frameOf(text: string, at: number, grain: number, quiet: Quiet | undefined, least = grain): Frame {
  // A stretch has its size already, and gives up a tab for the sign.
  const body = quiet && text.endsWith('\t') ? text.slice(0, -1) : text;
  const filled = byteLength(body) + (quiet ? 1 : 0);
  const bytes = Math.max(least, Math.ceil(filled / grain) * grain);
  return { at, bytes, text: `${quiet ? '\t' : ''}${body}${padding(bytes - filled)}` };
}

/** Filled up with tabs to so many bytes. */
export const padded = (text: string, bytes: number): string => text + padding(bytes - byteLength(text));

const PADDING_KEPT = 4096;
const paddings: string[] = [];

function padding(bytes: number): string {
  if (bytes > PADDING_KEPT) return '\t'.repeat(bytes);
  paddings[bytes] ??= '\t'.repeat(bytes);
  return paddings[bytes];
}

const BEYOND_ASCII = /[\u0080-\uffff]/;

export function byteLength(text: string): number {
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
export function headOf(text: string, bytes: number): string {
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

/** Nearly all of it is at the end, and of a message with nothing to say it is nearly all. */
function unpadded(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\t') end--;
  const rest = text.slice(0, end);
  return rest.includes('\t') ? rest.replaceAll('\t', '') : rest;
}

/** The lines that are complete with this piece of text. */
export function linesIn(inbox: Inbox, text: string): string[] {
  const lines = (inbox.rest + unpadded(text)).split('\n');
  inbox.rest = lines.pop()!;
  return lines.filter((line) => line !== '');
}

/** Whether it is quiet after this frame. */
export const isQuietAfter = (text: string): boolean => text.startsWith('\t');

/** Reads a frame: the items that are complete with it. */
export function take(inbox: Inbox, text: string): unknown[] {
  const lines = linesIn(inbox, text);
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
