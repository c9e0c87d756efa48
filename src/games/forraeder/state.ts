/**
 * Forræder: what there is to remember, and the questions that are asked of it. How it is written down is in record.ts.
 *
 * The truth and every view have this one shape. A missing key or field is something that this viewer does not know,
 * `null` is known to be none. Whatever stands in an array is public.
 */
import type { DeepReadonly, Result, Seat } from '../../kernel/game.ts';
import type { MasterMode } from '../../kernel/options.ts';
import { listSizeFor, type Plan, type Role, type Wish } from './content.ts';
import type { Reason, Resume, Task } from './facts.ts';
import type { MissionId, MissionState, MissionStep } from './missions/index.ts';
import type { Options } from './options.ts';

export type Phase =
  | 'lobby'
  | 'arrival'
  | 'ceremony'
  | 'mission'
  | 'armoury'
  | 'discussion'
  | 'ballot'
  | 'reveal'
  | 'defence'
  | 'minute'
  | 'lot'
  | 'banishment'
  | 'council'
  | 'letters'
  | 'deed'
  | 'breakfast'
  | 'pause'
  | 'endVote'
  | 'finalReveal'
  | 'finished';

/** What a phase is at: the ceremony chooses or shows, a mission asks or has steps of its own, the banished has last words, breakfast fills up. */
export type Step =
  | MissionStep
  | 'choosing'
  | 'sealed'
  | 'open'
  | 'over'
  | 'words'
  | 'falling'
  | 'arrivals'
  | 'reading'
  | 'talk';

export type Stage = 'open' | 'fresh' | 'revote' | 'second' | 'protected';
export type Letter =
  | { readonly kind: 'harmless'; readonly text: number }
  | { readonly kind: 'temptation' }
  | { readonly kind: 'blackmail' };

export interface Ballot {
  seat: Seat;
  target: Seat | null;
  reason: string;
}

/** A ballot stage that was shown to the end. */
export interface Shown {
  day: number;
  stage: Stage;
  ballots: Ballot[];
}

export interface RoleChange {
  readonly seat: Seat;
  readonly day: number;
  readonly how: 'ceremony' | 'temptation' | 'blackmail';
}

export type Fate = { how: 'murdered' | 'banished' | 'removed'; day: number; votes: number };

export interface OpenedNight {
  readonly night: number;
  readonly plan: Plan | null;
  readonly target: Seat | null;
  readonly victim: Seat | null;
  readonly dies: boolean;
  readonly journals: readonly { readonly seat: Seat; readonly target: Seat }[];
  readonly fears: readonly { readonly seat: Seat; readonly target: Seat }[];
}

/** Not scored, for fun (section 8); ties are shared. */
export interface Honours {
  readonly sharpestEye: readonly Seat[];
  readonly bestMask: readonly Seat[];
  readonly truestFear: readonly Seat[];
  readonly quartermaster: readonly Seat[];
}

export interface State extends MissionState {
  options: Options;
  master: MasterMode;
  bots: boolean[];
  connected: boolean[];
  /** Gone for good under `remove`: gives defaults until the next safe point. (TR-132) */
  left: boolean[];

  phase: Phase;
  step: Step | null;
  /** When the phase, or the step of it, ends by itself. */
  until: number | null;
  day: number;
  finale: number;
  /** The chairs as they stood in the lobby. */
  order: Seat[];
  /** In table order. A victim lives until breakfast tells it. */
  living: Seat[];
  out: (Fate | null)[];

  wishes: { [seat: Seat]: Wish };
  wished: Seat[];
  seen: { [seat: Seat]: true };
  roles: { [seat: Seat]: Role };
  /** The living traitors in conclave order, for whoever has met them. */
  conclave?: Seat[];
  changes: RoleChange[];

  pile: number;
  mission: MissionId | null;
  nextMission: MissionId | null;
  played: MissionId[];
  isArmouryDay: boolean;
  access: Seat[];
  accessCounts: number[];
  /** Who has given the one answer of this mission, or of this round of it. */
  answered: Seat[];
  /** What the mission paid, once it is over. */
  won: number | null;

  visitors: Seat[];
  /** By door, from 1: who opened it. */
  doors: (Seat | null)[];
  shieldDoor?: number;
  found: { [seat: Seat]: 0 | 1 };
  gone: Seat[];
  shields: { [seat: Seat]: true };

  ready: Seat[];
  readyFrom: number;
  stage: Stage;
  voters: Seat[];
  candidates: Seat[];
  cast: Seat[];
  ballots: { [seat: Seat]: { target: Seat; reason: string } };
  callOrder: Seat[];
  onStage: Seat | null;
  isShown: boolean;
  showAt: number | null;
  shown: Ballot[];
  history: Shown[];
  tied: Seat[];
  /** Who of the tied still has to speak, the one on the floor first. */
  floor: Seat[];
  banished: Seat | null;
  asked: boolean | null;
  /** How often the vote has put a name on a chair's slate, for the honours. */
  tables: { day: number; banished: Seat }[];

  listNights?: number[];
  orders: number[];
  nominations: number;
  lastNomination: number;
  nomination?: boolean;
  must?: boolean;
  plans: { [seat: Seat]: { plan: Plan; target: Seat | null } };
  journals: { [seat: Seat]: Seat };
  shieldsShown: { [seat: Seat]: true };
  settled?: { plan: Plan | null; target: Seat | null };
  letters: { [seat: Seat]: Letter };
  lettersRead: { [seat: Seat]: number[] };
  letterAnswers: { [seat: Seat]: 'yes' | 'no' };
  tasks: { [seat: Seat]: { task: Task; size: number } };
  picks: { [seat: Seat]: readonly Seat[] };
  fears: { [seat: Seat]: Seat };
  night?: { victim: Seat | null; dies: boolean; list: readonly Seat[] | null };
  chosen?: Seat | null;
  made?: readonly Seat[] | null;
  nights: OpenedNight[];
  whispered: { seat: Seat; night: number; text: string }[];
  diaries: { seat: Seat; night: number; text: string }[];

  arrived: Seat[];
  /** Until the next breakfast has told its outcome. (TR-125) */
  deathList: Seat[] | null;
  attacked: { [seat: Seat]: boolean };

  /** The question was put, or is to be put, since the last banishment. (TR-71) */
  isEndAsked: boolean;
  isEndPrompted: boolean;
  resume: Resume | null;
  endVoted: Seat[];
  endVotes: { [seat: Seat]: 'end' | 'banish' };
  reason: Reason | null;
  identified: Seat[];
  share: number;
  remainder: number;
  openedNights: readonly OpenedNight[] | null;
  openedDiaries: readonly { night: number; seat: Seat; text: string }[] | null;
  honours: Honours | null;
  result: Result | null;
}

export type View = DeepReadonly<State>;

export const seatCount = (state: View): number => state.bots.length;
export const isOut = (state: View, seat: Seat): boolean => state.out[seat] !== null;
export const isLiving = (state: View, seat: Seat): boolean => state.out[seat] === null;
export const isTraitor = (state: View, seat: Seat): boolean => state.roles[seat] === 'traitor';
export const isRemote = (state: View): boolean => state.options.playMode === 'remote';
export const isDays = (state: View): boolean => state.options.pace === 'days';
export const isFinale = (state: View): boolean => state.day >= state.finale;
export const hasMaster = (state: View): boolean => state.master === 'human';
export const isNight = (state: View): boolean =>
  state.phase === 'council' || state.phase === 'letters' || state.phase === 'deed';

/** TR-14: counting the night itself. Before the first conclave there are no more than those that have one. */
export const nightsLeft = ({ finale, day, options }: View): number => finale - Math.max(day, options.ceremonyDay);

/** Living seats other than this one. */
export const othersOf = (state: View, seat: Seat): Seat[] => state.living.filter((other) => other !== seat);

/** The truth's and the traitors' own: they know who they are from the first council on. */
export const livingTraitors = (state: View): Seat[] => (state.conclave ?? []).filter((seat) => isLiving(state, seat));
export const livingLoyals = (state: View): Seat[] => state.living.filter((seat) => !isTraitor(state, seat));

/** TR-126, TR-129: the list holds in the night after it was read. Whoever is out or turned traitor is not on it. */
export const legalVictims = (state: View): Seat[] => {
  const loyals = livingLoyals(state);
  return state.deathList ? loyals.filter((seat) => state.deathList!.includes(seat)) : loyals;
};

/** TR-102: whom a traitor wants: named in the deed, or until then marked in the council. */
export const wantedBy = (state: View, seat: Seat): readonly Seat[] | undefined => {
  const { plan, target } = state.plans[seat] ?? { plan: 'hold', target: null };
  const marked = plan === 'murder' ? legalVictims(state) : plan === 'nominate' ? state.living : [];
  return state.picks[seat] ?? (target !== null && marked.includes(target) ? [target] : undefined);
};

/** TR-98: whom most of them want, and where as many want another, the earliest in conclave order. */
export const wantedVictim = (state: View): Seat | undefined => {
  const wanted = livingTraitors(state).flatMap((seat) => wantedBy(state, seat)?.[0] ?? []);
  const times = (target: Seat): number => wanted.filter((one) => one === target).length;
  const most = Math.max(...wanted.map(times));
  return wanted.find((target) => times(target) === most);
};

/** TR-122, 3.2. */
export const listSize = (state: View): number => {
  const wanted = state.options.deathListSize;
  const size = wanted === 'auto' ? listSizeFor(state.living.length) : wanted;
  return Math.max(1, Math.min(size, state.living.length - 2));
};

/** On how many of the traitors' lists a name stands. */
export const timesListed = (state: View, name: Seat): number =>
  livingTraitors(state).filter((seat) => wantedBy(state, seat)?.includes(name)).length;

/** TR-124: the list that comes of what the traitors want; what they leave open goes by the order that `shuffle` gives. */
export function mergeLists(state: View, shuffle: (seats: readonly Seat[]) => Seat[]): Seat[] {
  const size = listSize(state);
  const [elder] = livingTraitors(state);
  const elders = (elder !== undefined && wantedBy(state, elder)) || [];
  const place = (seat: Seat): number => (elders.includes(seat) ? elders.indexOf(seat) : elders.length + 1);
  const named = shuffle(state.living.filter((seat) => timesListed(state, seat) > 0));
  const ranked = named.sort((a, b) => timesListed(state, b) - timesListed(state, a) || place(a) - place(b));
  const list = ranked.slice(0, size);
  const missing = shuffle(livingLoyals(state).filter((seat) => !list.includes(seat)));
  while (list.length < size && missing.length > 0) list.push(missing.pop()!);
  if (!list.some((seat) => !isTraitor(state, seat))) {
    const best = ranked.find((seat) => !isTraitor(state, seat)) ?? missing.pop();
    if (best !== undefined) list[list.length - 1] = best;
  }
  return state.order.filter((seat) => list.includes(seat)); // TR-42: read in table order
}

/** The names that will be on the list however the lot falls: turned far enough, every name comes last once. */
export const sureNames = (state: View): Seat[] => {
  const turned = (by: number) => mergeLists(state, (seats) => seats.map((_, k) => seats[(k + by) % seats.length]!));
  const lists = state.living.map((_, by) => turned(by));
  return lists[0]!.filter((seat) => lists.every((list) => list.includes(seat)));
};

/** Of a list that was read, who is still under it. (TR-55a) */
export const isListed = (state: View, seat: Seat): boolean =>
  state.deathList?.includes(seat) === true && isLiving(state, seat);

/** TR-91: when a screen may show its owner the shield; a phone held up by day proves nothing. */
export const mayLookAtShield = (state: View, seat: Seat): boolean =>
  state.shields[seat] === true && (state.phase === 'armoury' || isNight(state) || state.phase === 'breakfast');

/** Who gives no input any more until the next safe point. (TR-132) */
export const isGone = (state: View, seat: Seat): boolean => state.left[seat] === true;

/** When the running clock is up. */
export const dueAt = ({ until, showAt, phase }: View): number | null => {
  const isHalfWay = showAt !== null && phase === 'reveal';
  return until === null ? null : isHalfWay ? Math.min(until, showAt) : until;
};

/** The conversation of two. */
export const whisperId = (one: Seat, other: Seat): string => `whisper-${Math.min(one, other)}-${Math.max(one, other)}`;
