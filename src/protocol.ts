/**
 * What server and browser say to each other: messages, validators, version and sizes.
 *
 * Down go frames of lines (kernel/wire.ts), one JSON item a line: the answer to a hello, facts, answers to commands.
 * Up go single messages, and while something is hidden one of one size for each frame. Nothing on the wire counts anything but the receiver's own facts and commands.
 */
import type { Viewer } from './kernel/game.ts';
import { integer, nullable, type Shape, seat, text } from './kernel/shape.ts';

/** Raised when an older page could not go on; such a page is told to load itself anew. */
export const PROTOCOL = 4;

export const MESSAGE_BYTES_MAX = 8 * 1024;

/** A room's code: letters that cannot be mistaken for one another, read aloud or written by hand. */
export const CODE_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
/** Four letters as long as there are few rooms; a fifth keeps them hard to guess when there are many. */
export const CODE_LENGTHS = [4, 5] as const;

/** The first message of a page. A page that comes back says where it was: whose stream, its epoch and count. */
export interface Hello {
  readonly protocol: number;
  readonly room: string;
  /** 128 bits kept by the browser, in hexadecimal. Whose they are, the room knows; unknown ones are a visitor's. */
  readonly token: string;
  /** 64 bits of this page, so that a command sent again after a reconnect is known. */
  readonly page: string;
  /** What a link brought along, 128 bits: with it somebody may look on until they have asked for what it opens. */
  readonly key?: string;
  readonly role?: Role;
  readonly epoch: number;
  readonly count: number;
}

/** A command, numbered by its page from 1 on. */
export interface Ask {
  readonly n: number;
  readonly command: unknown;
  /** The question that was asked when it was pressed (Rules.question). */
  readonly of?: string;
}

/**
 * Up, while something is hidden: one message for each frame that came, with as much as fits of what was asked, a line
 * for each, filled up to one size. Otherwise the air would tell who has something to do. The sign is no JSON.
 */
export const BEAT = {
  sign: '~',
  bytes: 512,
  /** More are not begun with one beat: their answers must fit into one as well. */
  asksMax: 8,
} as const;

/** All hellos are filled up to this: the count in one tells how much its seat has heard. */
export const HELLO_BYTES = 512;

/**
 * What a page asks to set its clock by the server's: its own time, which comes back with the server's. Of several the one
 * with the shortest round trip counts, and is wrong by at most half of that. In a quiet phase
 * nothing is asked: the answer would wait for the beat, and the question would tell whose phone was just picked up.
 */
export interface Sync {
  readonly sync: number;
}

/**
 * A screen that could not be drawn, for the server's log: where, what kind of error, and which places in our scripts.
 * Never its message, nor names of functions, which a name or a card may be part of. All have the same length on the wire,
 * and leave when nothing is hidden (page.ts).
 */
export interface Breakage {
  readonly screen: string;
  readonly kind: ErrorKind;
  /** The innermost first: file, line, column. */
  readonly frames: readonly string[];
}

export const ERROR_KINDS = ['Error', 'TypeError', 'RangeError', 'ReferenceError', 'DOMException', 'other'] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

export const BREAKAGE = { framesMax: 12, frameLengthMax: 80, screenLengthMax: 40, bytes: 1536 } as const;

const hexText =
  (length: number): Shape<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length === length && /^[0-9a-f]+$/.test(value);

const isRecord = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An address of the house that could be a code. */
const TAKEN = 'TABLE';

export const isCode: Shape<string> = (value): value is string =>
  typeof value === 'string' &&
  value !== TAKEN &&
  (CODE_LENGTHS as readonly number[]).includes(value.length) &&
  [...value].every((letter) => CODE_LETTERS.includes(letter));

export const isToken = hexText(32);
const isPage = hexText(16);
const isCount = integer(0, 2 ** 31);
/** Names of questions are short, so that all asking is of one length. */
const isQuestion = text(80);
const isRole = (value: unknown): boolean => seat(value) || ['table', 'master', 'visitor'].includes(value as string);
const isNumber = integer(1, 2 ** 31);
const isTime = integer(0, Number.MAX_SAFE_INTEGER);

export const isHello = (value: unknown): value is { readonly hello: Hello } =>
  isRecord(value) &&
  isRecord(value.hello) &&
  value.hello.protocol === PROTOCOL &&
  isCode(value.hello.room) &&
  isToken(value.hello.token) &&
  isPage(value.hello.page) &&
  (value.hello.key === undefined || isToken(value.hello.key)) &&
  (value.hello.role === undefined || isRole(value.hello.role)) &&
  isTime(value.hello.epoch) &&
  isCount(value.hello.count);

export const isAsk = (value: unknown): value is Ask =>
  isRecord(value) && isNumber(value.n) && isRecord(value.command) && (value.of === undefined || isQuestion(value.of));

export const isSync = (value: unknown): value is Sync => isRecord(value) && isTime(value.sync);

const isScreen: Shape<string> = (value): value is string =>
  typeof value === 'string' && value.length <= BREAKAGE.screenLengthMax && /^[a-z]+(?:[/-][a-z]+)*$/.test(value);

/** A file of ours, a line and a column: nothing that could be read as anything else in a log. */
export const isFrame: Shape<string> = (value): value is string =>
  typeof value === 'string' && value.length <= BREAKAGE.frameLengthMax && /^[\w.-]+:\d+:\d+$/.test(value);

export const isBreakage = (value: unknown): value is { readonly broke: Breakage } =>
  isRecord(value) &&
  isRecord(value.broke) &&
  isScreen(value.broke.screen) &&
  (ERROR_KINDS as readonly unknown[]).includes(value.broke.kind) &&
  Array.isArray(value.broke.frames) &&
  value.broke.frames.length <= BREAKAGE.framesMax &&
  value.broke.frames.every(isFrame);

export const breakageText = ({ screen, kind, frames }: Breakage): string =>
  JSON.stringify({ broke: { screen, kind, frames } }).padEnd(BREAKAGE.bytes);

/** The protocol that a hello claims, if it claims one at all: an outdated page gets a clear answer. */
export const protocolOf = (value: unknown): number | undefined =>
  isRecord(value) && isRecord(value.hello) && nullable(integer(0, 2 ** 31))(value.hello.protocol)
    ? (value.hello.protocol ?? undefined)
    : undefined;

/** Who the server takes a page for. A visitor looks on like the table until it sits down. */
export type Role = Viewer | 'visitor';

export interface Welcome {
  readonly role: Role;
  readonly epoch: number;
  /** How many facts of this epoch the page already has; the rest follow. */
  readonly count: number;
  /** The server's clock, for the page to set its own by. */
  readonly now: number;
  /** Which pages this server has: a page that is of others loads itself anew. Empty where it has none. */
  readonly build: string;
  /** Where the store has lost something of this room: the last of this page's commands that is kept. */
  readonly applied?: number;
}

/** Of a page's own text: the file in which its scripts begin, whose name changes with whatever they are made of. */
export const buildIn = (html: string): string => /<script[^<>]* src="\/assets\/([\w.-]+)"/.exec(html)?.[1] ?? '';

export const syncLine = (sync: number, now: number): string => `${JSON.stringify({ sync, now })}\n`;

export const welcomeLine = (welcome: Welcome): string => `${JSON.stringify({ welcome })}\n`;

/**
 * Why a line is closed, as WebSocket close codes. A page comes back by itself after those below 4010, each time a little
 * later (page.ts): whatever others may bring about must be among these.
 */
export const CLOSE = {
  restarting: { code: 4000, reason: 'the server restarts: come back' },
  slow: { code: 4001, reason: 'too slow to keep up: come back' },
  trouble: { code: 4002, reason: 'the store did not answer: come back' },
  moved: { code: 4004, reason: 'this page has another line: come back if that is not so' },
  silent: { code: 4003, reason: 'nothing was heard for too long: come back' },
  busy: { code: 4005, reason: 'too many come at this moment: come back' },
  full: { code: 4006, reason: 'too many devices in this room: come back' },
  outdated: { code: 4010, reason: 'this page is outdated: load it again' },
  replaced: { code: 4011, reason: 'this seat was opened on another device' },
  'bad-message': { code: 4012, reason: 'that was not a message this server knows' },
  'too-fast': { code: 4013, reason: 'too many messages in a short time' },
  'no-such-room': { code: 4014, reason: 'there is no room with this code' },
  closed: { code: 4015, reason: 'this room was deleted' },
  'not-open': { code: 4018, reason: 'a game is on, and the host has not let others look on' },
  between: { code: 4022, reason: 'a game is over: there are chairs when the next one is laid' },
  'evening-over': { code: 4023, reason: 'the evening is over' },
  locked: { code: 4020, reason: 'the door is locked: ask to be let in' },
  'handed-on': { code: 4019, reason: 'this seat has moved to another device' },
  damaged: { code: 4021, reason: 'what is stored of this room is damaged: begin another one' },
  removed: { code: 4017, reason: 'the host took you out of this room' },
} as const;
/** Whether a page that was closed with this code stays away; a line that broke has a code below. */
export const isFinal = (code: number): boolean => code >= CLOSE.outdated.code;
export type CloseReason = keyof typeof CLOSE;
