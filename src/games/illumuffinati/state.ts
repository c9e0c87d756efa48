/**
 * Illumuffinati: what there is to remember, and the questions that are asked of it. How it is written down is in
 * record.ts.
 *
 * The truth and every view have this one shape. A missing key or field is something that this viewer does not know,
 * `null` is known to be none. Whatever stands in an array is public.
 */
import type { DeepReadonly, Seat, SeatSetup } from '../../kernel/game.ts';
import type { MasterMode } from '../../kernel/options.ts';
import { type Bucket, type Face, handSizes, MS, sentHomeFirst } from './content.ts';
import type { Options } from './options.ts';

export type Phase =
  | 'lobby'
  | 'first-inspector'
  | 'bake'
  | 'hide'
  | 'open'
  | 'negotiate'
  | 'takeback'
  | 'inspect'
  | 'accusation'
  | 'earnings'
  | 'round-end'
  | 'final-count'
  | 'nose-race'
  | 'finished';

export interface Claim {
  readonly seat: Seat;
  readonly crime: Bucket;
  readonly hat: Bucket;
}

/** Why the first is first. */
export type Why = 'gold' | 'suspicious' | 'open-shop' | 'nose' | 'shared';

/** What a player owns from round to round. (IM-95) */
export interface Belongings {
  gold: number[];
  suspicious: number[];
  openShop: number[];
}

export interface Pass {
  /** From whom, or to whom; null: face up on the table. */
  seat: Seat | null;
  cards: Face[];
}

/** Something that everybody sees: why a bot points at somebody. */
export type Ground = 'jewel' | 'high' | 'low' | 'tokens' | 'left' | 'sudden';

export interface Said {
  readonly seat: Seat;
  readonly at: Seat;
  readonly ground: Ground;
}

export interface Nose {
  /** All who are equal at the top, and those of them who race now. */
  tied: Seat[];
  racing: Seat[];
  /** Which attempt this is: one more than there were silent ones. */
  attempt: number;
  isRunning: boolean;
  isCued: boolean;
  cueAt?: number;
  locked: boolean[];
  touches: { [seat: Seat]: { ms: number; at: number } };
  /** The times of the last attempt that was closed. */
  times: { seat: Seat; ms: number }[];
}

export interface State extends Belongings {
  options: Options;
  master: MasterMode;
  host: Seat;
  bots: boolean[];
  left: boolean[];

  phase: Phase;
  /** When the phase would end by itself with hard timers; null: it waits. */
  endsAt: number | null;
  hasGonged: boolean;
  ready: boolean[];

  claims: { [seat: Seat]: Claim };
  hasClaimed: boolean[];
  firstInspector: Seat | null;
  /** All answers, once all are given. */
  shownClaims: readonly Claim[];

  round: number;
  inspector: Seat;
  /** At the start of the round, for a round that is voided. (IM-124) */
  before: Belongings & { paid: number };
  /** All are at the oven again, because the round was voided. (IM-124) */
  isVoided: boolean;
  /** How many rounds were voided: the one that is played again has the same number. */
  voids: number;
  /** What the bank has paid in all. (IM-127) */
  paid: number;

  deck?: Face[];
  hands: { [seat: Seat]: Face[] };
  counts: number[];
  passes: number;
  received: { [seat: Seat]: Pass };
  passed: { [seat: Seat]: Pass };
  used: Face[];
  /** The card that lies open now, and those that did before. */
  open: (Face | null)[];
  shown: Face[][];

  /** Bakers in the room in their order, and those at home in the order of leaving. */
  room: Seat[];
  home: Seat[];
  /** With what those at home were let go. */
  taken: number[];
  run: number;
  isLocked: boolean;
  lockedUntil: number;
  bribes: number[];
  pile: number;
  fingers: (Seat | null)[];
  /** What bots say when they point, the latest last, for as long as they do. */
  said: Said[];
  /** What lay there before the last second thoughts; null where nobody was asked. (IM-45) */
  offered: number[] | null;
  answered: number;
  keeps: { [seat: Seat]: number };

  last: { seat: Seat; card: Face; inspector: number; baker: number } | null;
  /** Every row, once all are shown. */
  rows: (readonly Face[])[] | null;
  earned: number[];

  titles: { thief: Seat; absent: Seat } | null;
  burglary: { victim: Seat | null; amount: number } | null;
  nose: Nose | null;
  roundTrips: { [seat: Seat]: number };
  ranking: { places: number[]; winners: Seat[]; why: Why } | null;
  isCancelled: boolean;
}

export type View = DeepReadonly<State>;

export function initial(seats: readonly SeatSetup[], options: Options): State {
  const each = <T>(value: T): T[] => seats.map(() => value);
  return {
    options,
    master: options.gameMaster,
    host: 0,
    bots: seats.map(({ bot }) => bot),
    left: each(false),
    phase: 'lobby',
    endsAt: null,
    hasGonged: false,
    ready: each(false),
    claims: {},
    hasClaimed: each(false),
    firstInspector: null,
    shownClaims: [],
    round: 0,
    inspector: 0,
    gold: each(options.startGold), // IM-10
    suspicious: each(0),
    openShop: each(0),
    before: { gold: each(options.startGold), suspicious: each(0), openShop: each(0), paid: 0 },
    isVoided: false,
    voids: 0,
    paid: 0,
    hands: {},
    counts: each(0),
    passes: 0,
    received: {},
    passed: {},
    used: [],
    open: each(null),
    shown: seats.map(() => []),
    room: [],
    home: [],
    taken: each(0),
    run: 0,
    isLocked: false,
    lockedUntil: 0,
    bribes: each(0),
    pile: 0,
    fingers: each(null),
    said: [],
    offered: null,
    answered: 0,
    keeps: {},
    last: null,
    rows: null,
    earned: each(0),
    titles: null,
    burglary: null,
    nose: null,
    roundTrips: {},
    ranking: null,
    isCancelled: false,
  };
}

export const seatCount = (view: View): number => view.gold.length;
export const isSeat = (view: View, seat: unknown): seat is Seat => typeof seat === 'number' && seat < seatCount(view);
export const seatsOf = (view: View): Seat[] => view.gold.map((_, seat) => seat);
export const isRemote = (view: View): boolean => view.options.playMode === 'remote';

/** IM-4: the seat to the left. */
export const leftOf = (view: View, seat: Seat): Seat => (seat + 1) % seatCount(view);

/** IM-4: Baker 1 is on the Inspector's left, Baker B on her right. */
export function bakersOf(view: View): Seat[] {
  const bakers: Seat[] = [];
  for (let seat = leftOf(view, view.inspector); seat !== view.inspector; seat = leftOf(view, seat)) bakers.push(seat);
  return bakers;
}

export const isHome = (view: View, seat: Seat): boolean => view.home.includes(seat);
export const isInRoom = (view: View, seat: Seat): boolean => view.room.includes(seat);
export const handSize = (view: View): number => handSizes[seatCount(view)]!;
export const roundCount = (view: View): number => seatCount(view) * view.options.laps;

/** Whose turn it is to pass or discard; null outside `hide`. */
export const passerOf = (view: View): Seat | null =>
  view.phase === 'hide' ? (view.inspector + 1 + view.passes) % seatCount(view) : null;
export const lastBakerOf = (view: View): Seat => (view.inspector - 1 + seatCount(view)) % seatCount(view);
export const isLastBaker = (view: View, seat: Seat): boolean => seat === lastBakerOf(view);

/** Bakers who are asked how much of their bribe stays. (IM-45) */
export const askedBack = (view: View): Seat[] => view.room.filter((seat) => view.bribes[seat]! > 0);

/** IM-61: run 1 of six and seven players sends another one home before anything is inspected. */
export const isAnotherSentHome = (view: View): boolean => view.home.length < sentHomeFirst(seatCount(view));

/** Where everybody who is asked says that they are ready. */
export function readersOf(view: View): Seat[] {
  if (view.phase === 'bake') return bakersOf(view);
  return view.phase === 'earnings' || view.phase === 'final-count' ? seatsOf(view) : [];
}

/** The answers are turned, and the hat lands before anybody bakes. */
export const isHatGiven = ({ round, shownClaims, isVoided }: View): boolean =>
  round === 0 && shownClaims.length > 0 && !isVoided;

/** Nobody's time to look at fresh muffins begins while the hat still covers them. */
export const bakeMs = (view: View): number => MS.bake + (isHatGiven(view) ? MS.hat : 0);

/** IM-129: its player has left, and nobody sits there instead. */
export const isAbandoned = (view: View, seat: Seat): boolean => view.left[seat]! && !view.bots[seat];

/** Nobody waits for this seat to be ready: a bot plays it, or nobody does. */
export const needsNoWait = (view: View, seat: Seat): boolean => view.bots[seat]! || view.left[seat]!;

/** Those of them for whom all wait. */
export const waitedFor = (view: View): Seat[] => readersOf(view).filter((seat) => !needsNoWait(view, seat));

/** The round in which a seat was Inspector first. (IM-105) */
export const orderOf = (view: View, seat: Seat): number =>
  (seat - (view.firstInspector ?? 0) + seatCount(view)) % seatCount(view);

/** What the burglary moved: plus for the thief, minus for the robbed. */
export function movedFor(view: View, seat: Seat): number {
  const { burglary, titles } = view;
  if (!burglary || !titles || burglary.victim === null) return 0;
  return seat === titles.thief ? burglary.amount : seat === burglary.victim ? -burglary.amount : 0;
}

export type TitleId = 'thief' | 'absent';

/** Who had as many tokens as the holder of a title, and what decided: gold, or who was Inspector when. */
export interface Tie {
  readonly equal: readonly Seat[];
  readonly by: 'gold' | 'order';
}

/** IM-101, IM-103, IM-105. */
export function tieFor(view: View, title: TitleId): Tie | null {
  if (!view.titles) return null;
  const holder = view.titles[title];
  const tokens = title === 'thief' ? view.suspicious : view.openShop;
  const goldOf = (seat: Seat) => view.gold[seat]! - movedFor(view, seat); // IM-104: before the burglary
  const equal = seatsOf(view).filter((seat) => seat !== holder && tokens[seat] === tokens[holder]);
  if (equal.length === 0) return null;
  const still = equal.filter((seat) => goldOf(seat) === goldOf(holder));
  return still.length > 0 ? { equal: still, by: 'order' } : { equal, by: 'gold' };
}

/** Whoever does what is for the game master: a human one, or the host where there is none. */
export const isMaster = (view: View, by: unknown): boolean =>
  view.master === 'human' ? by === 'master' : by === view.host;

export const isOver = (view: View): boolean => view.ranking !== null || view.isCancelled;
