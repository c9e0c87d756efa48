/**
 * Who comes in.
 *
 * - An open door lets in whoever has the code. A locked one lets in those whom it knows: who sat at the table when it was
 *   locked, who played a game here, whom the host let in, and who came by a link with the host's pass. They come back to
 *   a chair of theirs, or to a free one, without asking again.
 * - All others may ask, by a name and a mask, and see nothing of the room meanwhile. They are let in by that name, which is
 *   nobody's at the table, and sit down by it.
 * - Whoever is sent away is no longer known. A device that is kept away may ask in vain. That is a convenience: a browser
 *   can call itself another at any time, and the lock is what holds.
 */
import type { Actor, DeepReadonly, Refusal, Seat } from '../game.ts';
import type { RoomCommand } from './commands.ts';
import { isLeading, refuseLeading } from './lead.ts';
import { ROOM_LIMITS } from './limits.ts';
import { lettersIn, lookAlike, tidy } from './names.ts';
import { isInTime } from './record-lock.ts';
import type { RoomState } from './state.ts';

type View = DeepReadonly<RoomState>;

const TYPES = [
  ...(['room.setLock', 'room.letIn', 'room.letNobodyIn', 'room.keepAway', 'room.letBack'] as const),
  ...(['room.emptyLobby', 'room.askIn', 'room.usePass'] as const),
];
type LockCommand = Extract<RoomCommand, { readonly type: (typeof TYPES)[number] }>;

export const isLockCommand = (command: RoomCommand): command is LockCommand =>
  (TYPES as readonly string[]).includes(command.type);

/** Those who wait now, whoever asked first first. */
export const waitingAt = ({ asking = [] }: Pick<View, 'asking'>, now: number) =>
  asking.filter((one) => isInTime(one, now));

export const isBarred = ({ barred = {} }: View, holder: string): boolean => Object.values(barred).includes(holder);

export const isKnown = ({ known = [] }: View, holder: string): boolean => known.includes(holder);

/** The last three say how far the evening has come, so that whoever waits outside knows whether there will be a chair. */
export type ShutOut = 'locked' | 'not-open' | 'between' | 'evening-over';

/**
 * Why somebody without a seat is not let in; undefined: they look on, as the table sees it. Whoever has a key (hashed) to
 * the console or to somebody's seat is about to ask for it, and so does a console that leads no more.
 */
export function shutOut(state: View, holder: string, key?: string): ShutOut | undefined {
  const { doors, tickets, phase, spectators, masterHolder, pass } = state;
  if (key !== undefined && (key === doors?.master || tickets?.[key] !== undefined)) return undefined;
  if (isBarred(state, holder)) return 'locked';
  const isExpected = isKnown(state, holder) || holder === masterHolder || (key !== undefined && key === pass);
  if (state.isLocked && !isExpected) return 'locked';
  if (phase === 'lobby' || spectators || holder === masterHolder) return undefined;
  return phase === 'playing' ? 'not-open' : state.eveningEnded ? 'evening-over' : 'between';
}

/** Devices are known at the server alone. */
export const refuseEntry = (view: View, holder: string): Refusal | undefined => {
  if (isBarred(view, holder)) return 'door-locked';
  return view.holders && view.isLocked && !isKnown(view, holder) ? 'door-locked' : undefined;
};

/** The host opened to a name, and not to whatever somebody may call themselves once they are in. */
export function refuseOtherName(
  { letInAs, seats }: View,
  typed: { name: string; holder: string },
): Refusal | undefined {
  const name = letInAs?.[typed.holder];
  if (name === undefined || name === tidy(typed.name)) return undefined;
  return seats.some((seat) => lookAlike(seat.name, name)) ? undefined : 'other-name'; // it was taken meanwhile
}

/**
 * Behind a locked door names stay: whoever was let in by one would otherwise be somebody else a moment later. Who was
 * let in is known at the server alone, so it is so for all but whoever leads, who can unlock the door.
 */
export const refuseRename = (view: View, { name }: { name: string }, by: Seat): Refusal | undefined =>
  view.isLocked && !isLeading(view, by) && tidy(name) !== view.seats[by]!.name ? 'name-kept' : undefined;

/** Whom the host may not send away: themselves, a bot where one plays, and whom the table replaced for being away. */
export function refuseRemoval(view: View, seat: Seat, by: Actor): Refusal | undefined {
  if (seat === by || (view.phase !== 'lobby' && view.seats[seat]!.bot !== null)) return 'unknown-target';
  return seat === view.earlierHost && by !== 'master' ? 'earlier-host' : undefined;
}

/** Those whom a host asks to get up all at once. */
export const guestsOf = ({ seats, host, earlierHost }: View): Seat[] =>
  [...seats.keys()].filter((seat) => seats[seat]!.bot === null && seat !== host && seat !== earlierHost);

export function refuseLock(view: View, command: LockCommand, by: Actor, now: number): Refusal | undefined {
  if (command.type === 'room.askIn') return refuseAsking(view, command, now);
  if (command.type === 'room.usePass') {
    if (by !== 'visitor' || view.holders?.includes(command.holder)) return 'not-seated';
    const isWrong = view.holders && (view.pass !== command.pass || isBarred(view, command.holder));
    return isWrong ? 'wrong-key' : isKnown(view, command.holder) ? 'no-change' : undefined;
  }
  const refusal = refuseLeading(view, command.type, by);
  if (refusal) return refusal;
  switch (command.type) {
    case 'room.setLock':
      if (command.isLocked !== (view.isLocked ?? false)) return undefined;
      return command.isLocked && command.pass !== null ? undefined : 'no-change';
    case 'room.letIn':
      return waitingAt(view, now).some(({ id }) => id === command.id) ? undefined : 'nobody-asks';
    case 'room.letNobodyIn':
      return waitingAt(view, now).length > 0 ? undefined : 'nobody-asks';
    case 'room.keepAway': {
      const seat = view.seats[command.seat];
      if (!seat || seat.bot !== null || view.kicked.includes(command.seat)) return 'unknown-target';
      return refuseRemoval(view, command.seat, by);
    }
    case 'room.letBack':
      return view.keptAway?.some(({ id }) => id === command.id) ? undefined : 'no-change';
    case 'room.emptyLobby':
      if (view.phase !== 'lobby') return view.phase === 'ended' ? 'game-over' : 'wrong-phase';
      return guestsOf(view).length > 0 ? undefined : 'no-change';
  }
}

type Asked = Extract<LockCommand, { type: 'room.askIn' }>;

function refuseAsking(view: View, { name: typed, holder }: Asked, now: number): Refusal | undefined {
  if (!view.isLocked || isKnown(view, holder) || view.holders?.includes(holder)) return 'no-change';
  const name = tidy(typed);
  if (name === '') return 'name-empty';
  if (lettersIn(name) > ROOM_LIMITS.nameLengthMax) return 'name-too-long';
  const waiting = waitingAt(view, now);
  if (waiting.some(({ id }) => view.askers?.[id] === holder)) return 'no-change';
  // The host would take the one who knocks for the one who sits.
  if (view.seats.some((seat) => lookAlike(seat.name, name))) return 'name-taken';
  return waiting.length >= ROOM_LIMITS.askingMax ? 'door-crowded' : undefined;
}
