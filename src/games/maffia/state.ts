/**
 * Maffia: what there is to remember, and the questions that are asked of it. How it is written down is in record.ts.
 *
 * The truth and every view have this one shape. A missing key or field is something that this viewer does not know,
 * `null` is known to be none. Whatever stands in an array is public.
 */
import type { DeepReadonly, Result, Seat, SeatSetup } from '../../kernel/game.ts';
import type { MasterMode } from '../../kernel/options.ts';
import { extensionsFor, paces, type Role, type RoleSet, roleSetFor, type Team, type Wording } from './content.ts';
import { type Options, organisationRule } from './options.ts';

export type Phase =
  | 'lobby'
  | 'briefing'
  | 'deal'
  | 'night-zero'
  | 'day-talk'
  | 'extension-offer'
  | 'last-nominations'
  | 'nominee-list'
  | 'speech'
  | 'vote-intro'
  | 'vote-call'
  | 'vote-result'
  | 'night'
  | 'dawn-break'
  | 'declaration'
  | 'ended';

/** Who is called to wake in the `called` style. */
export type Segment = 'mafia' | 'freemason' | 'doctor' | 'sheriff' | 'avenger';
export type Step = 'waiting' | 'countdown' | 'open' | 'shown';

/** A public count of flags whose owners only they themselves know. */
export interface Tally {
  count: number;
  seats: { [seat: Seat]: boolean };
}

export interface Nomination {
  nominator: Seat;
  target: Seat;
  at: number;
}

export interface Call {
  nominee: Seat;
  hands: Seat[];
}

export interface Check {
  day: number;
  target: Seat;
  team: Team;
}

/** The record of a night. The public knows the declaration, the master also what lies behind it. (MF-116) */
export interface Night {
  day: number;
  deaths: Seat[];
  attempt: boolean;
  shots?: Seat[];
  saved?: Seat | null;
}

/** A night as the end opens it: who was shot, whatever the cause, and never by whom. (MF-128) */
export interface OpenedNight {
  day: number;
  shot: readonly Seat[];
  saved: Seat | null;
  checks: readonly { seat: Seat; target: Seat; team: Team }[];
}

/** Not scored, for fun (section 8). */
export interface Awards {
  /** How many of a village player's own hunches and votes there were, and how many hit mafia. */
  noses: readonly { seat: Seat; hits: number; of: number }[];
  bestNose: readonly Seat[];
  silverTongue: readonly Seat[];
  longestNomination: { nominator: Seat; target: Seat; ms: number } | null;
}

export interface State {
  options: Options;
  roleSet: RoleSet;
  organisationRule: boolean;
  wording: Wording;
  master: MasterMode;
  bots: boolean[];
  connected: boolean[];

  phase: Phase;
  /** When the phase, or the step of it, ends by itself; null: it waits. */
  until: number | null;
  day: number;
  living: Seat[];
  out: ({ how: 'hanged' | 'shot' | 'removed'; day: number } | null)[];

  roles: { [seat: Seat]: Role };
  /** Of those who are out, where `revealOnOut` shows it. */
  teams: { [seat: Seat]: Team };
  /** Which card of the briefing a human game master has open for all, from 1. (3.5) */
  card: number;
  /** Whose card is being dealt, one by one. */
  cardOf: Seat | null;
  acknowledged: Tally;

  extensionsLeft: number;
  extensionUsed: boolean;
  ready: Tally;
  statements: { count: number; at: number }[];
  nominations: Nomination[];
  /** By first nomination of the day, the withdrawn ones too. (MF-69) */
  order: Seat[];
  lastActs: number[];
  /** The last nominations do not end before this. (A44) */
  windowFrom: number;

  round: 1 | 2;
  ballot: Seat[];
  /** Who of the ballot has spoken, or was passed, in this round. */
  heard: Seat[];
  speaker: Seat | null;
  /** The speech of somebody who is not there is passed at this time. (A27) */
  passAt: number | null;
  nominee: Seat | null;
  step: Step | null;
  hands: { [seat: Seat]: true };
  /** The calls of this round that were shown. */
  calls: Call[];
  /** Whose hands the master struck in the call that is shown. (MF-86) */
  struck: Seat[];
  hanged: Seat | null;

  segment: Segment | null;
  /**
   * Tonight: whom the mafia member points at, the doctor protects, the avenger aims at, the villager has a hunch of.
   * Nothing is here until a choice was made, so a missing one says nothing to a viewer who would not be told of it.
   */
  choices: { [seat: Seat]: Seat | null };
  done: { [seat: Seat]: true };
  agreed?: Seat | null;
  /** Fixed when the night ends; what comes of it is settled when the declaration begins. (6.12) */
  closed?: { shots: Seat[]; patient: Seat | null };
  /** The patient whom the doctor may not choose tonight. (MF-108) */
  blocked?: Seat | null;
  /** The patient whom the doctor saved last night and may choose again. (MF-109) */
  saved?: Seat | null;
  checks: { [sheriff: Seat]: Check[] };
  nights: Night[];

  unwell: { [seat: Seat]: boolean };
  left: { [seat: Seat]: true };
  breaks: { [seat: Seat]: true };

  /** Cycles in a row in which nobody left play. (MF-14) */
  stillCycles: number;
  livingAtDawn: number;
  votedFor: Seat[][];
  hunches: { [seat: Seat]: Seat[] };
  speeches: number[];
  longestNomination: Awards['longestNomination'];

  openedNights: readonly OpenedNight[] | null;
  awards: Awards | null;
  result: Result | null;
}

export type View = DeepReadonly<State>;

/** The speech of now. In a run-off the same seat may speak again on the same day. */
export const speechIn = (view: View | null): string | undefined =>
  view?.phase === 'speech' && view.speaker !== null ? [view.day, view.round, view.speaker].join() : undefined;

export function initial(seats: readonly SeatSetup[], options: Options): State {
  const each = <T>(make: (seat: Seat) => T): T[] => seats.map((_, seat) => make(seat));
  return {
    options: { ...options },
    roleSet: roleSetFor(seats.length, options),
    organisationRule: organisationRule(seats.length, options),
    wording: options.wording,
    master: options.gameMaster,
    bots: seats.map(({ bot }) => bot),
    connected: each(() => true),
    phase: 'lobby',
    until: null,
    day: 0,
    living: each((seat) => seat),
    out: each(() => null),
    roles: {},
    teams: {},
    card: 1,
    cardOf: null,
    acknowledged: { count: 0, seats: {} },
    extensionsLeft: extensionsFor(seats.length, options.extensionCount),
    extensionUsed: false,
    ready: { count: 0, seats: {} },
    statements: each(() => ({ count: 0, at: 0 })),
    nominations: [],
    order: [],
    lastActs: each(() => 0),
    windowFrom: 0,
    round: 1,
    ballot: [],
    heard: [],
    speaker: null,
    passAt: null,
    nominee: null,
    step: null,
    hands: {},
    calls: [],
    struck: [],
    hanged: null,
    segment: null,
    choices: {},
    done: {},
    checks: {},
    nights: [],
    unwell: {},
    left: {},
    breaks: {},
    stillCycles: 0,
    livingAtDawn: seats.length,
    votedFor: each(() => []),
    hunches: {},
    speeches: each(() => 0),
    longestNomination: null,
    openedNights: null,
    awards: null,
    result: null,
  };
}

export const seatCount = (state: View): number => state.bots.length;
export const isOut = (state: View, seat: Seat): boolean => state.out[seat] !== null;
export const isMafia = (state: View, seat: Seat): boolean => state.roles[seat] === 'mafia';
export const isBeforeDayOne = (state: View): boolean => state.day === 0;
export const isCalled = (state: View): boolean => state.options.nightStyle === 'called';
export const isRemote = (state: View): boolean => state.options.playMode === 'remote';

/** Humans raise real hands, and the human master records them. (5.6) */
export const handsAreReal = (state: View): boolean => state.options.votingMode === 'hands' && state.master === 'human';

/** When the running clock is up. */
export const dueAt = ({ until, passAt }: View): number | null =>
  until === null || passAt === null ? until : Math.min(until, passAt);

export const isNominated = (state: View, seat: Seat): boolean =>
  state.nominations.some(({ target }) => target === seat);

/** The nominees in the order of MF-69. */
export const nominees = (state: View): Seat[] => state.order.filter((seat) => isNominated(state, seat));

export const nominationBy = (state: View, nominator: Seat) =>
  state.nominations.find((one) => one.nominator === nominator);

/** MF-87. A struck hand is no longer among the hands, so its vote is unspent. */
export const hasSpentVote = (state: View, seat: Seat): boolean => state.calls.some(({ hands }) => hands.includes(seat));

/** The person at this seat can answer: a bot, or a human whose device is connected and who has not left for good. */
export const isThere = (state: View, seat: Seat): boolean =>
  state.bots[seat] === true || (state.connected[seat] === true && !state.left[seat]);

/** The end of a phase that waits for a human game master. (5.6) */
/** What stands for all to read stands longer where nobody is in a hurry. */
export const readingMs = (state: View, ms: number): number => ms * paces[state.options.pace];

export const unlessMaster = (state: View, until: number): number | null => (state.master === 'human' ? null : until);

export const nightSegments = (state: View): Segment[] =>
  (['mafia', 'doctor', 'sheriff', 'avenger'] as const).filter((role) => state.roleSet[role] > 0);

export const nightZeroSegments = (state: View): Segment[] =>
  (['mafia', 'freemason'] as const).filter((role) => state.roleSet[role] > 0);

/** Whoever checks an opened log does not know the night, and takes the declaration on trust. */
const SEALED_NIGHT = { shots: [], patient: null };

/** The lower half of 6.12, for whoever knows the night: the truth, and the master, who sees the dawn coming. */
export function resolveNight(state: View): { deaths: Seat[]; attempt: boolean; saved: Seat | null } {
  const { shots, patient } = state.closed ?? SEALED_NIGHT;
  // MF-23, MF-25, MF-32: declared like anybody who was shot, and no protection helps.
  const isLeaving = (seat: Seat) => state.unwell[seat] || state.left[seat];
  const deaths = state.living.filter((seat) => isLeaving(seat) || (seat !== patient && shots.includes(seat)));
  const saved = savedOf({ shots, patient }, deaths);
  return { deaths, attempt: saved !== null && !isAttemptHidden(state, deaths), saved };
}

/** MF-109: the patient was shot at and lives. */
export const savedOf = ({ shots, patient }: NonNullable<View['closed']>, deaths: readonly Seat[]): Seat | null =>
  patient !== null && shots.includes(patient) && !deaths.includes(patient) ? patient : null;

/** MF-121: without an avenger one shot is fired; a death beside its attempt would show all that somebody left. */
export const isAttemptHidden = (state: View, deaths: readonly Seat[]): boolean =>
  deaths.length > 0 && state.roleSet.avenger === 0;
