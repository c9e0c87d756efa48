/**
 * Illumuffinati: which clock runs. (Section 5, IM-128, IM-129)
 *
 * `endsAt` is when a phase ends with hard timers. Soft ones ring the gong then, once, and whoever has left without
 * anybody in the seat does then what the hard timer would do.
 */
import type { Seat } from '../../kernel/game.ts';
import type { ClockCommand } from './commands.ts';
import { NOSE } from './content.ts';
import { askedBack, isAbandoned, needsNoWait, type Phase, passerOf, readersOf, type View, waitedFor } from './state.ts';

const ANIMATIONS: readonly Phase[] = ['open', 'inspect', 'round-end'];
export const isAnimation = (phase: Phase): boolean => ANIMATIONS.includes(phase);

interface Due {
  readonly at: number;
  readonly command: ClockCommand;
}

export function deadline(state: View): Due | undefined {
  if (state.phase === 'nose-race') return noseDue(state);
  if (state.endsAt === null) return undefined;
  if (isAnimation(state.phase)) return { at: state.endsAt, command: { type: 'advance' } };
  // No lock lasts longer than the shortest negotiation.
  if (state.isLocked) return { at: state.lockedUntil, command: { type: 'unlock' } };
  return isTimeoutDue(state) ? { at: state.endsAt, command: { type: 'timeout' } } : undefined;
}

/** Does anything happen at `endsAt`? */
function isTimeoutDue(state: View): boolean {
  const { timers } = state.options;
  if (timers === 'hard' || (timers === 'soft' && !state.hasGonged)) return true;
  return isUnwatched(state) || awaited(state).some(abandonedIn(state));
}

/** Nobody who could say that they are ready is there: the phase lasts its time, whatever the timers. */
export function isUnwatched(state: View): boolean {
  const asked = readersOf(state);
  return asked.length > 0 && asked.every((seat) => needsNoWait(state, seat));
}

export const abandonedIn =
  (state: View) =>
  (seat: Seat): boolean =>
    isAbandoned(state, seat);

/** Whose move the phase waits for, where it is somebody's own. Whoever has left counts as ready where that is asked. */
export function awaited(state: View): Seat[] {
  switch (state.phase) {
    case 'first-inspector':
      return state.hasClaimed.flatMap((has, seat) => (has ? [] : [seat]));
    case 'hide':
      return [passerOf(state)!];
    case 'negotiate':
      return [state.inspector];
    case 'takeback':
      return askedBack(state).filter((seat) => state.keeps[seat] === undefined);
    case 'accusation':
      return [...state.room];
    default:
      return [];
  }
}

/** As everybody may know it: of second thoughts nobody is told who has answered (IM-46), and of readers all are. */
export function awaitedOpenly(state: View): Seat[] {
  if (state.phase === 'takeback') return askedBack(state);
  // IM-118: whoever hosts says whose nose was first, unless a person leads.
  if (state.phase === 'nose-race' && state.options.noseRace === 'table')
    return state.master === 'human' ? [] : [state.host];
  return [...awaited(state), ...waitedFor(state).filter((seat) => !state.ready[seat])];
}

/** Nobody but the truth knows when the cue comes. */
function noseDue({ nose, options }: View): Due | undefined {
  if (options.noseRace !== 'phone' || !nose?.isRunning || nose.cueAt === undefined) return undefined;
  if (!nose.isCued) return { at: nose.cueAt, command: { type: 'noseCue' } };
  const touched = Object.values(nose.touches).map(({ at }) => at);
  const closes = Math.min(nose.cueAt + NOSE.attempt, ...touched.map((at) => at + NOSE.closesAfter));
  const unlocks = nose.cueAt + NOSE.lockedFor;
  return nose.locked.includes(true) && unlocks <= closes
    ? { at: unlocks, command: { type: 'noseUnlock' } }
    : { at: closes, command: { type: 'noseClose' } };
}
