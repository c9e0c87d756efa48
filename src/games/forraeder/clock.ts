/**
 * Forræder: how long everything takes (5.1). Timers are data in game time; live ones in seconds, those of days in hours.
 */
import type { Call, Seat } from '../../kernel/game.ts';
import { isDays, isGone, type Phase, type View } from './state.ts';
import { nextMorning, wakingAfter } from './waking.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * Live seconds that `tempo` stretches, and hours of a waking day in the days pace. With all of them run out a day takes
 * 12 of its 14 hours: a first tie still ends before bedtime, and the traitors have an evening for their deed.
 */
const TIMES = {
  arrival: [60, 2],
  choosing: [120, 1],
  ceremony: [45, 1],
  armoury: [30, 1],
  discussion: [240, 2.5],
  discussionAgain: [150, 2],
  ballot: [45, 1.5],
  ballotAgain: [30, 0.5],
  defence: [60, 1],
  minute: [60, 0.5],
  words: [90, 0.5],
  talk: [30, 0.5],
  pause: [60, 0.5],
  endVote: [30, 0.5],
  council: [45, 1.5],
  letters: [25, 1],
  deed: [45, 0.5],
} as const;
export type Timer = keyof typeof TIMES;
/** Live seconds, and hours over days: those of a mission stand in its folder, and are three hours for each. */
export type Duration = readonly [seconds: number, hours: number];
const durationOf = (timer: Timer | Duration): Duration => (typeof timer === 'string' ? TIMES[timer] : timer);
/** The waking day that the hours above are meant for; a shorter one has shorter hours, and a game day is still a day. */
const USUAL_DAY = 14 * 60;

const tempoOf = (state: View): number => Number(state.options.tempo);
const wakingMinutes = ({ options }: View): number => options.dayEndsAt - options.dayStartsAt;

/** How long something takes; over days, of the hours in which people are awake. */
export const msOf = (state: View, timer: Timer | Duration): number => {
  const [seconds, hours] = durationOf(timer);
  if (isDays(state)) return Math.round((hours * HOUR * wakingMinutes(state)) / USUAL_DAY / MINUTE) * MINUTE;
  return Math.round(seconds * SECOND * tempoOf(state));
};

/** When it is over. Over days nothing ends while people sleep, and the night's time counts for nobody. (TR-134c) */
export const endOf = (state: View, timer: Timer | Duration, now: number): number =>
  isDays(state) ? wakingAfter(state, now, msOf(state, timer)) : now + msOf(state, timer);

/** Short moments: live ones follow `tempo` too. */
export const momentMs = (state: View, seconds: number): number =>
  isDays(state) ? seconds * SECOND : Math.round(seconds * SECOND * tempoOf(state));

/** The voter on stage: as long as it takes to say why, with a cap; nobody waits for a voice that has left. (TR-51) */
export const stageMs = (state: View, seat: Seat): number => {
  if (isDays(state)) return 3 * SECOND;
  return isGone(state, seat) ? momentMs(state, 8) : state.options.slateSeconds * SECOND;
};

/** TR-55a. */
export const wordsEnd = (state: View, now: number): number =>
  isDays(state) ? endOf(state, 'words', now) : now + state.options.lastWordsSeconds * SECOND;

/** TR-57, TR-61: a minute, whatever the tempo. */
export const speechEnd = (state: View, timer: 'defence' | 'minute', now: number): number =>
  isDays(state) ? endOf(state, timer, now) : now + MINUTE;

export const LOT_MS = 8 * SECOND;
export const IDENTITY_MS = 10 * SECOND;
export const GRACE_MS = 15 * SECOND;
export const READY_MS = 30 * SECOND;
export const ARRIVAL_MS = 3 * SECOND;
export const LAST_CHAIR_MS = 4 * SECOND;
/** It goes dark before anything is told in the dark. */
export const DARK_MS = SECOND;

/** What lies over a night: until the morning, or a little later for who was told of it too late in the evening. */
const overnight = (state: View, timer: Timer, now: number): number =>
  isDays(state) ? Math.max(nextMorning(state, now), endOf(state, timer, now)) : now + msOf(state, timer);

/** The castle opens in the morning; sooner, if all are there sooner. */
export const arrivalEnds = (state: View, now: number): number => overnight(state, 'arrival', now);

/** 5.1: every living player is told of the morning at the same moment. */
export const deedEnds = (state: View, now: number): number => overnight(state, 'deed', now);

/** Hours in which everybody living has something to do, or could have: nobody is called for what they alone hold. */
const CALLED: readonly Phase[] = [
  ...(['arrival', 'ceremony', 'mission', 'armoury', 'discussion', 'ballot', 'defence'] as const),
  ...(['council', 'letters', 'deed', 'breakfast', 'endVote', 'finalReveal'] as const),
];

/** 7.1: all living players at the same moment, in the days pace. */
export const calls = (state: View): Call | undefined =>
  isDays(state) && CALLED.includes(state.phase)
    ? { name: `${state.day}/${state.phase}/${state.stage ?? ''}`, seats: state.living }
    : undefined;
