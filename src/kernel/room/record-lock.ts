/** The memory of the door: its lock, whom it knows, who asks to come in. The rules of it are in lock.ts. */
import { ROOM_LIMITS } from './limits.ts';
import { noteDeed } from './record-lead.ts';
import type { PerceivedRoomFact, RoomState } from './state.ts';

const TYPES = [
  ...(['room.lockSet', 'room.passMade', 'room.passUsed', 'room.askedIn', 'room.askAnswered'] as const),
  ...(['room.sentAway', 'room.letBack', 'room.doorTold'] as const),
];
type LockFact = Extract<PerceivedRoomFact, { readonly type: (typeof TYPES)[number] }>;

export const isLockFact = (fact: PerceivedRoomFact): fact is LockFact =>
  (TYPES as readonly string[]).includes(fact.type);

export const isInTime = ({ at }: { readonly at: number }, now: number): boolean =>
  now - at < ROOM_LIMITS.askSeconds * 1000;

export function recordLock(state: RoomState, fact: LockFact): void {
  switch (fact.type) {
    case 'room.lockSet':
      if (fact.isLocked) state.isLocked = true;
      else for (const name of ['isLocked', 'asking', 'askers', 'pass', 'letInAs'] as const) delete state[name];
      if (fact.isLocked) know(state, state.holders ?? []);
      break;
    case 'room.passMade':
      if (fact.pass !== undefined) state.pass = fact.pass;
      break;
    case 'room.passUsed':
      know(state, [fact.holder]);
      break;
    case 'room.askedIn': {
      const { id, name, mask, at, holder } = fact;
      const others = (state.asking ?? []).filter((one) => isInTime(one, at));
      state.doorCount = id;
      state.asking = [...others, { id, name, mask, at }].slice(-ROOM_LIMITS.askingMax);
      if (holder !== undefined) state.askers = { ...state.askers, [id]: holder };
      forgetAskers(state);
      break;
    }
    case 'room.askAnswered': {
      const holder = state.askers?.[fact.id];
      if (fact.isLetIn && holder !== undefined) {
        know(state, [holder]);
        const { name } = state.asking!.find(({ id }) => id === fact.id)!;
        state.letInAs = { ...state.letInAs, [holder]: name };
      }
      if (fact.isLetIn) noteDeed(state, fact, 'let-in');
      state.asking = (state.asking ?? []).filter(({ id }) => id !== fact.id);
      forgetAskers(state);
      break;
    }
    case 'room.sentAway':
      sendAway(state, fact);
      break;
    case 'room.letBack':
      state.keptAway = (state.keptAway ?? []).filter(({ id }) => id !== fact.id);
      delete state.barred?.[fact.id];
      break;
    case 'room.doorTold':
      if (fact.isLocked) state.isLocked = true;
      state.asking = [...fact.asking];
      state.keptAway = [...fact.keptAway];
      state.doorCount = fact.count;
      break;
  }
}

/** These come in from now on, whether or not the door is locked. Views know of no devices. */
export function know(state: RoomState, holders: readonly (string | null)[]): void {
  const news = holders.filter((holder) => holder !== null);
  if (news.length === 0) return;
  const others = (state.known ?? []).filter((one) => !news.includes(one));
  state.known = [...others, ...news].slice(-ROOM_LIMITS.knownMax);
}

function sendAway(state: RoomState, { seat, keptAs, at }: Extract<LockFact, { type: 'room.sentAway' }>): void {
  const holder = state.holders?.[seat];
  if (holder && state.letInAs) delete state.letInAs[holder];
  if (holder && state.known) state.known = state.known.filter((one) => one !== holder);
  if (keptAs === null) return;
  const { name, mask } = state.seats[seat]!;
  state.doorCount = keptAs;
  state.keptAway = [...(state.keptAway ?? []), { id: keptAs, name, mask, at }].slice(-ROOM_LIMITS.keptAwayMax);
  if (!holder) return;
  const kept = state.keptAway.map(({ id }) => String(id));
  const before = Object.entries(state.barred ?? {}).filter(([id]) => kept.includes(id));
  state.barred = { ...Object.fromEntries(before), [keptAs]: holder };
}

/** Of those who wait no more. */
function forgetAskers(state: RoomState): void {
  if (!state.askers) return;
  const waiting = (state.asking ?? []).map(({ id }) => String(id));
  state.askers = Object.fromEntries(Object.entries(state.askers).filter(([id]) => waiting.includes(id)));
}
