/**
 * The contract that a game fulfils. Read this first.
 *
 * A room is a log of facts. `refuse` says why a command may not be, `decide` tells which facts follow from it, `record`
 * writes a fact into a state, and everybody (server, phone, table screen, bot, replay) sees the world by recording the
 * facts that they were allowed to perceive. Who that is stands in one table per game: its audience (audience.ts).
 */
import type { Audience, FactAudience, Told } from './audience.ts';
import type { BotMaker } from './bot.ts';
import type { Offer } from './offer.ts';
import type { OptionSpec } from './options.ts';
import type { Draw, Stream } from './random.ts';
import type { Shape } from './shape.ts';

/** A place at the table, counted from 0 in circle order. It keeps its secrets when the person changes. */
export type Seat = number;
export const SEATS_MAX = 24;

/** Whoever looks: a seat, the public screen, the human game master, and those who are out where a game lets them see. */
export type Viewer = Seat | 'table' | 'master' | 'ghost';

/** Whoever asks for something. `clock` is a deadline, `server` is what only the server can know, `visitor` has no seat. */
export type Actor = Seat | 'master' | 'clock' | 'server' | 'visitor';

/** Why not: a kebab-case code of the rules document. */
export type Refusal = string;

export interface Typed {
  readonly type: string;
}

export type DeepReadonly<T> = T extends (infer E)[]
  ? readonly DeepReadonly<E>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;

/** What a decision may do: tell facts (each is recorded before the next line runs) and draw lots. `now` is game time. */
export interface Ctx<Fact> {
  readonly tell: (fact: Fact) => void;
  readonly draw: Draw;
  readonly now: number;
}

/** Who sits where when a game begins. */
export interface SeatSetup {
  readonly bot: boolean;
}

/** A conversation of this moment. A closed one is listed too: its reason is the answer to whoever tries. */
export interface Channel {
  readonly id: string;
  readonly readers: readonly Viewer[] | 'everyone';
  refuses(who: Actor): Refusal | undefined;
}

export interface Result {
  readonly outcome: string;
  readonly reason: string;
  readonly winners: readonly Seat[];
  /** The setup was undone before play began: these seats are free, and the room opens a fresh lobby. */
  readonly undone?: readonly Seat[];
}

/** What somebody is remembered for when a game is over: from what everybody knows then. */
export interface Title {
  readonly id: string;
  readonly seats: readonly Seat[];
  /** How often, of how many, how long in milliseconds: what its sentence says. */
  readonly numbers: readonly number[];
  readonly word?: string;
  /** The smallest number is the best: a time, a distance. */
  readonly least?: true;
}

/** What the room tells a game. The game answers with a command of its own, decided in the same breath as `server`. */
export type News =
  | { readonly type: 'connection'; readonly seat: Seat; readonly connected: boolean }
  | { readonly type: 'player'; readonly seat: Seat; readonly bot: boolean }
  | { readonly type: 'left'; readonly seat: Seat }
  | { readonly type: 'kicked'; readonly seat: Seat }
  | { readonly type: 'said'; readonly seat: Seat; readonly channel: string; readonly text: string }
  | { readonly type: 'host'; readonly seat: Seat } // whoever does what is for the host, or stands in for them: told at the start, and when it changes
  | { readonly type: 'language'; readonly language: Language } // what the table speaks: told at the start, and when it changes
  | { readonly type: 'roundTrip'; readonly seat: Seat; readonly ms: number } // of the seat's line, as the server measures it
  | { readonly type: 'handedOver' } // the human master is gone for good; the software takes over
  | { readonly type: 'cancelled' };

export const LANGUAGES = ['en', 'da', 'sv', 'nb'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One fact in words, for somebody whose view has just recorded it; undefined: not worth a sentence. */
export type Story<State> = (
  fact: Typed,
  view: DeepReadonly<State>,
  language: Language,
  name: (seat: Seat) => string,
) => string | undefined;

/** What is worth counting of a game besides who won. */
export interface Numbers<State, Fact> {
  /** Adds up one finished game: whole numbers, so that the order of the games does not matter. */
  count(facts: readonly Fact[], end: DeepReadonly<State>, add: Add): void;
  /** What the sums of many games come to. */
  tell(sums: { readonly [name: string]: number }): { readonly [name: string]: number };
}

/** One more under this name, or so many. */
export type Add = (name: string, by?: number) => void;

export interface Pauses {
  /** For each player. Whoever asked ends it, and so may whoever leads: a host can end any pause. */
  readonly perSeat: number;
  /** After so many it ends by itself; 0: it does not. */
  readonly seconds: number;
  /** Whoever leads stops the game as often as they like. */
  readonly isHostFree?: true;
}

/** What the table and the room need of a game, whatever its options. */
export interface Rules<State, Command extends Typed, Fact extends Typed> {
  readonly audience: Audience<Fact, State>;
  /** The shape of what a client may send. */
  readonly command: Shape<Command>;
  /** Every code that `refuse` can answer. */
  readonly refusals: readonly Refusal[];
  /** THE DOOR. Runs on the truth at the server and on the sender's own view in the browser; both must agree. */
  refuse(view: DeepReadonly<State>, command: Command, by: Actor, now: number): Refusal | undefined;
  /** THE RULES. Only after `refuse` said nothing. */
  decide(state: DeepReadonly<State>, command: Command, by: Actor, ctx: Ctx<Fact>): void;
  /** THE MEMORY. No rules; copes with facts whose secret fields are missing. */
  // biome-ignore lint/suspicious/noExplicitAny: each game narrows this to its own perceived facts
  record(state: State, fact: any): void;
  /** What a seat or the master may do now, from its own view alone. */
  legal(view: DeepReadonly<State>, who: Seat | 'master', now: number): Offer[];
  /** Timers are data, in game time. */
  deadline(state: DeepReadonly<State>): { at: number; command: Command } | undefined;
  /** Hidden phases: one frame per beat for everyone, all of one size. */
  quiet?(state: DeepReadonly<State>): { beatMs: number; bytes: number } | undefined;
  /**
   * Which question this command answers, by a name that it keeps as long as the command means the same, and that no later
   * one has. What was pressed for a question that is over meanwhile, on a slow or lost line, is refused, and answers no
   * other. undefined: it means the same whenever it arrives. Made of what all who look know alike: truth and views agree.
   */
  question?(view: DeepReadonly<State>, command: Command): string | undefined;
  /**
   * Whom all wait for where no clock goes on without them, and which chairs somebody has left that the game keeps free:
   * as everybody may know. The room says who of them is gone, and offers a bot. (room/missed.ts)
   */
  awaits?(view: DeepReadonly<State>): readonly Seat[];
  vacant?(view: DeepReadonly<State>): readonly Seat[];
  /** Of words that not all hear: who does. The server keeps such words within what frames have room for. */
  hearers?(state: DeepReadonly<State>, command: Command, by: Actor): readonly Viewer[] | undefined;
  /** Seats that see the ghosts' facts too from now on. */
  ghosts?(state: DeepReadonly<State>): readonly Seat[];
  result(state: DeepReadonly<State>): Result | undefined;
  /** The key that lots are drawn under, where it is part of the state (a room's game); otherwise the table's source. */
  key?(state: DeepReadonly<State>): string | undefined;
  /** Marks that the audience table alone cannot name (a room around a game). */
  marksOf?(fact: Typed, state: DeepReadonly<State>): Marks;
  /** Commands that are always sealed: what one of them would tell may stand without it in the log that is handed out. */
  sealedCommands?(state: DeepReadonly<State>): readonly { readonly by: Actor; readonly command: Typed }[];
  /** True: streams begin anew with this fact; what was told before it is nobody's to read again. */
  begins?(fact: Typed): boolean;
  /** Facts after which nobody's copy of the stream so far is to be trusted: it is told anew, whole. */
  renews?(fact: Typed): boolean;
  /** Addressees that the audience table alone cannot name (a room around a game). */
  address?(fact: Fact, state: DeepReadonly<State>): Told<Fact>;
  /** What each entry says of the rules that decided it (room/editions.ts). */
  edition?(state: DeepReadonly<State>): string;
}

/**
 * Facts that another shape has been given, as they are today. One fact stays one, told to the same people, so that the
 * count of its facts with which a page comes back goes on.
 */
export interface Migration<Fact extends Typed> {
  /** The version that changed them: it reads those of all earlier ones. */
  readonly version: number;
  /** By the type that they had. In a log that is handed out, what is sealed is missing from them. */
  // biome-ignore lint/suspicious/noExplicitAny: each names the shape that it reads, which nothing else knows any more
  readonly facts: { readonly [type: string]: (told: any) => Told<Fact> };
}

/** All of these people are called at the same moment with the same words, so that nobody's telephone says who they are. */
export interface Call {
  /** Changes from one call to the next. */
  readonly name: string;
  readonly seats: readonly Seat[];
}

export type Marks = Pick<FactAudience<Typed, unknown>, 'onTrust' | 'unsigned' | 'sealed'>;

export interface Game<Options, State, Command extends Typed, Fact extends Typed> extends Rules<State, Command, Fact> {
  readonly id: string;
  /** Raised when something is decided otherwise than before, or a fact changes its shape: then there is a migration. */
  readonly version: number;
  readonly migrations?: readonly Migration<Fact>[];
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSpec<Options>;
  /** Named sets of options, applied at the moment when they are chosen. */
  readonly presets?: { readonly [name: string]: Partial<Options> };
  /** The bare table. */
  initial(seats: readonly SeatSetup[], options: Options): State;
  /** The clock's first command. */
  readonly begin: Command;
  readonly bots: { readonly [name: string]: BotMaker<State, Command> };

  /** Why these people with these options cannot start; the seat count is the kernel's to check. */
  refuseStart?(seats: readonly SeatSetup[], options: Options): Refusal | undefined;
  channels?(view: DeepReadonly<State>): readonly Channel[];
  /** While somebody has the floor: their speech, by a name that no other has. What is written then belongs to it. */
  speech?(view: DeepReadonly<State> | null): string | undefined;
  /** undefined: not the game's business, and the room does what it does of itself. */
  news?(news: News, state: DeepReadonly<State>): Command | undefined;
  /** Who may stop the game, how often and how long; two pauses of five minutes for anyone where a game is silent. */
  pauses?(state: DeepReadonly<State>): Pauses;
  /** Commands that are taken also while the room stands still: those of care. */
  readonly whilePaused?: readonly string[];
  /** What a host may ask of it, and whoever only stands in for the host may not. */
  readonly forHostAlone?: readonly string[];
  /** False: a pause waits until this is over. */
  pausable?(state: DeepReadonly<State>): boolean;
  resumed?(state: DeepReadonly<State>, ctx: Ctx<Fact>): void;
  /**
   * True: game time is wall time, and never stands still. A game over days keeps to the calendar: what fell due while no
   * server lived, or nobody was there, is applied on return, in order.
   */
  calendar?(options: Options): boolean;
  /** A game over days: what people are called to at this hour, and who. It reads only what everybody knows. */
  calls?(state: DeepReadonly<State>): Call | undefined;
  /** No server lived for a while, and the time was given back. */
  restarted?(state: DeepReadonly<State>, ctx: Ctx<Fact>): void;
  /** The game's own way to give a running clock more time. */
  extend?(seconds: number): Command;
  /** The game's own way to go on where somebody has the floor and does not give it back. */
  readonly moveOn?: Command;
  /** Options that the next lobby of the same people takes over whatever the host says. */
  carry?(state: DeepReadonly<State>): Partial<Options>;
  /** Of a game that is over, for the end of the evening. */
  titles?(state: DeepReadonly<State>): readonly Title[];
  readonly story?: Story<State>;
  /** Numbers of its own that the lab reports. */
  readonly numbers?: Numbers<State, Fact>;
  /** Another truth that the viewer may not tell from this one; undefined if there is none now. For the prover. */
  twin?(truth: State, viewer: Viewer, draw: Stream): State | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: the catalogue holds games of all types; each is checked in its own folder
export type AnyGame = Game<any, any, any, any>;

/** Reads the truth where a view may have a hole. A rule that meets a hole was run on a view: that is a defect. */
export function known<T>(value: T | undefined): T {
  if (value === undefined) throw new NotKnown();
  return value;
}

export class NotKnown extends Error {
  constructor() {
    super('a rule read something that this view does not know');
  }
}
