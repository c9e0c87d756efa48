/**
 * Forræder: how long everything takes (5.1). Timers are data in game time; live ones in seconds, those of days in hours.
 */
import type { Call, Seat } from '../../kernel/game.ts';
import { isDays, isGone, type Phase, type View } from './state.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Live seconds that `tempo` stretches, and hours in the days pace. */
const TIMES = {
  arrival: [60, 12],
  choosing: [120, 2],
  ceremony: [45, 2],
  'silver-chest': [45, 4],
  'coats-of-arms': [25, 4],
  'raven-tower': [20, 4],
  'bell-tower': [120, 4],
  'cipher-lock': [210, 4],
  naming: [30, 1],
  'rope-bridge': [30, 4],
  'field-mission': [600, 4],
  armoury: [30, 1],
  discussion: [240, 6],
  discussionAgain: [150, 6],
  ballot: [45, 2],
  ballotAgain: [30, 1],
  talk: [30, 1],
  pause: [60, 1],
  endVote: [30, 1],
  council: [45, 3],
  letters: [25, 3],
  deed: [45, 1],
} as const;
export type Timer = keyof typeof TIMES;

const tempoOf = (state: View): number => Number(state.options.tempo);

export const msOf = (state: View, timer: Timer): number =>
  isDays(state) ? TIMES[timer][1] * HOUR : Math.round(TIMES[timer][0] * SECOND * tempoOf(state));

/** Short moments: live ones follow `tempo` too. */
export const momentMs = (state: View, seconds: number): number =>
  isDays(state) ? seconds * SECOND : Math.round(seconds * SECOND * tempoOf(state));

/** The voter on stage: as long as it takes to say why, with a cap; nobody waits for a voice that has left. (TR-51) */
export const stageMs = (state: View, seat: Seat): number => {
  if (isDays(state)) return 3 * SECOND;
  return isGone(state, seat) ? momentMs(state, 8) : state.options.slateSeconds * SECOND;
};

/** TR-55a. */
export const wordsMs = (state: View): number => (isDays(state) ? HOUR : state.options.lastWordsSeconds * SECOND);

export const SPEECH_MS = 60 * SECOND;
export const SPEECHES_MS = HOUR;
export const MINUTE_MS = MINUTE;
export const LOT_MS = 8 * SECOND;
export const IDENTITY_MS = 10 * SECOND;
export const GRACE_MS = 15 * SECOND;
export const READY_MS = 30 * SECOND;
export const ARRIVAL_MS = 3 * SECOND;
export const LAST_CHAIR_MS = 4 * SECOND;
export const ARMS_MS = 2 * SECOND;
export const RAVENS_SHOW_MS = 6 * SECOND;
/** It goes dark before anything is told in the dark. */
export const DARK_MS = SECOND;
export const PLANK_MS = 2 * SECOND;

/** The next morning on the host's clock, after this moment. Game time is wall time in the days pace. */
export function nextMorning(state: View, from: number): number {
  const { dayStartsAt, utcOffset } = state.options;
  const start = (dayStartsAt - utcOffset) * MINUTE;
  return start + (Math.floor((from - start) / DAY) + 1) * DAY;
}

/** 5.1: until the next morning, and an hour at least; every living player is told at the same moment. */
export const deedEnds = (state: View, now: number): number =>
  isDays(state) ? nextMorning(state, now + HOUR - 1) : now + msOf(state, 'deed');

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
