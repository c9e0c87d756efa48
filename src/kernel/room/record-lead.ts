/** The memory of who leads: the host, who stands in, and what the table says meanwhile. The rules of it are in lead.ts. */
import type { Seat } from '../game.ts';
import type { Deed, PerceivedRoomFact, RoomState } from './state.ts';

const TYPES = ['room.hostChanged', 'room.standInNamed', 'room.voiceGiven', 'room.hostChosen'] as const;
type LeadFact = Extract<PerceivedRoomFact, { readonly type: (typeof TYPES)[number] }>;

export const isLeadFact = (fact: PerceivedRoomFact): fact is LeadFact =>
  (TYPES as readonly string[]).includes(fact.type);

export function recordLead(state: RoomState, fact: LeadFact): void {
  switch (fact.type) {
    case 'room.hostChanged':
      name(state, fact.seat);
      if (state.earlierHost === fact.seat) delete state.earlierHost;
      break;
    case 'room.hostChosen':
      name(state, fact.seat);
      if (fact.earlier === null) delete state.earlierHost;
      else state.earlierHost = fact.earlier;
      break;
    case 'room.standInNamed':
      state.standIn = { seat: fact.seat, did: [] };
      break;
    case 'room.voiceGiven':
      speak(state, fact.by, fact.seat);
      break;
  }
}

/** Whatever was asked of the table because somebody was away has been answered. */
function name(state: RoomState, seat: Seat): void {
  state.host = seat;
  delete state.standIn;
  delete state.stoodIn;
  for (const one of state.seats) {
    delete one.voice;
    delete one.isLate;
  }
}

function speak({ seats }: RoomState, by: Seat, voice: Seat | null): void {
  const own = seats[by]!;
  const stood = own.voice === by;
  if (voice === null) delete own.voice;
  else own.voice = voice;
  // Nobody is chosen who would not be.
  if (stood && voice !== by) for (const one of seats) if (one.voice === by) delete one.voice;
}

/** A host who is back has everything back. */
export function noteLine(state: RoomState, seat: Seat, isThere: boolean, at: number): void {
  const own = state.seats[seat]!;
  own.connected = isThere;
  if (!isThere) {
    own.goneSince ??= at;
    if (state.standIn?.seat === seat) delete state.standIn;
    return;
  }
  const since = own.goneSince ?? at;
  delete own.goneSince;
  if (seat !== state.host) return;
  const { standIn } = state;
  name(state, seat);
  if (standIn) state.stoodIn = { ...standIn, since, until: at };
}

const DEEDS: { readonly [type: string]: Deed } = { 'room.gameStarted': 'began', 'room.covered': 'covered' };

/** What a host reads on coming back. */
export function noteDeed({ standIn }: RoomState, { type }: { readonly type: string }, deed = DEEDS[type]): void {
  if (standIn && deed && !standIn.did.includes(deed)) standIn.did.push(deed);
}

/** Seats have changed their numbers; null: it is nobody's any more. */
export function renumber(state: RoomState, to: (seat: Seat) => Seat | null): void {
  if (state.host !== null) state.host = to(state.host);
  const earlier = state.earlierHost === undefined ? null : to(state.earlierHost);
  if (earlier === null) delete state.earlierHost;
  else state.earlierHost = earlier;
  for (const name of ['standIn', 'stoodIn'] as const) {
    const one = state[name];
    const seat = one ? to(one.seat) : null;
    if (one && seat !== null) one.seat = seat;
    else delete state[name];
  }
  for (const one of state.seats) {
    const voice = one.voice === undefined ? null : to(one.voice);
    if (voice === null) delete one.voice;
    else one.voice = voice;
  }
}
