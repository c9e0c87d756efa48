/**
 * Who leads.
 *
 * - The host stays host, however long the phone is gone, and has everything back with the first sign of it.
 * - After a minute the next person in circle order stands in: for what keeps an evening going and takes nothing from
 *   anybody (`STAND_IN_MAY`). Whatever spoils (a person sent away, a game called off, the room deleted, the lead given
 *   away, the door) is nobody's by absence alone.
 * - When it takes long the table chooses: those who sat there before the host was gone, so that nobody takes a table over
 *   by coming to it. Somebody says that they would lead, others say so too; more than half of the
 *   people who are there, two at least, make them host. Bots, and people whose phones are gone, count neither way.
 * - Whom the table replaced may take the lead back when they are there again, by a press of their own: a phone that wakes
 *   up in a pocket does not. Until then whoever was chosen has every right, but cannot send them away.
 * - A game over days goes by its calendar whoever is away: nobody stands in, and the table may choose after a day. As
 *   people look in at different hours, whoever was there within a day counts as there.
 */
import type { Actor, AnyGame, DeepReadonly, Refusal, Seat } from '../game.ts';
import { ROOM_LIMITS } from './limits.ts';
import { hasMaster, isBot, isThere, type RoomSeat, type RoomState } from './state.ts';

type Games = { readonly [id: string]: AnyGame };
type View = DeepReadonly<RoomState>;

const STAND_IN_MAY: ReadonlySet<string> = new Set([
  // The game goes on: its clocks, whoever has the floor and does not give it back, a chair whose owner is away.
  ...['room.pause', 'room.resume', 'room.extend', 'room.moveOn', 'room.cover'],
  // The next one begins, as the host has laid it, with bots where people are missing.
  ...['room.rematch', 'room.addBot', 'room.setBots', 'room.start'],
  // Who comes late is let in, the table's screen too, and nobody has to sit in the noise.
  ...['room.letIn', 'room.letScreen', 'room.setSound'],
]);

/** For what is the host's to ask for. */
export function refuseLeading(view: View, type: string, by: Actor): Refusal | undefined {
  if (by === 'master' || by === view.host) return undefined;
  if (typeof by !== 'number') return 'not-seated';
  if (by !== view.standIn?.seat) return 'host-only';
  return STAND_IN_MAY.has(type) ? undefined : 'not-for-stand-in';
}

/** Whoever does what is for the host. */
export const isLeading = ({ host, standIn }: View, by: Actor): boolean => by === host || by === standIn?.seat;

export const isByCalendar = (games: Games, { game, phase, options, settings }: View): boolean =>
  games[game]?.calendar?.(phase === 'lobby' ? options : settings) === true;

/** Its deadlines are moments: nothing holds them up, and no time is given back. */
export const keepsCalendar = (games: Games, state: View): boolean =>
  state.phase === 'playing' && isByCalendar(games, state);

/** Since when nobody is there who leads. */
export function leaderlessSince(view: View): number | undefined {
  const { host, seats, master } = view;
  const own = host === null ? undefined : seats[host];
  if (!own || own.connected || (hasMaster(view) && master.connected)) return undefined;
  return own.goneSince ?? 0;
}

/** Besides the host, as everybody sees them: a seat that was left for good may still be among them. */
const peopleThere = (view: View): Seat[] =>
  circleFrom(view, view.host ?? -1).filter(
    (seat) => seat !== view.host && isThere(view.seats[seat] as RoomSeat) && !view.kicked.includes(seat),
  );

const circleFrom = ({ seats }: View, from: Seat): Seat[] => seats.map((_, i) => (from + 1 + i) % seats.length);

export function standInDue(games: Games, view: View): number | undefined {
  const since = leaderlessSince(view);
  if (since === undefined || view.standIn || isByCalendar(games, view) || peopleThere(view).length === 0)
    return undefined;
  return since + ROOM_LIMITS.standInSeconds * 1000;
}

/** Whoever has left for good is passed over. */
export function nextStandIn(state: View): Seat {
  const there = peopleThere(state);
  return there.find((seat) => !state.left?.includes(seat)) ?? there[0]!;
}

/** Who leads after somebody who went for good: the next person, best one who is there. */
export function heirOf(state: View, from: Seat): Seat | undefined {
  const people = circleFrom(state, from).filter((seat) => {
    const { bot } = state.seats[seat]!;
    return bot === null && !state.left?.includes(seat) && !state.kicked.includes(seat);
  });
  return people.find((seat) => isThere(state.seats[seat] as RoomSeat)) ?? people[0];
}

/** From when on the table may choose a host. */
export function voteOpensAt(games: Games, view: View): number | undefined {
  const since = leaderlessSince(view);
  const { hostVoteSeconds, hostVoteDaysSeconds } = ROOM_LIMITS;
  if (since === undefined) return undefined;
  return since + 1000 * (isByCalendar(games, view) ? hostVoteDaysSeconds : hostVoteSeconds);
}

/** Whose voice counts. */
export function votersOf(games: Games, view: View, now: number): Seat[] {
  const isSlow = isByCalendar(games, view);
  return [...view.seats.keys()].filter((seat) => {
    const { connected, goneSince = 0, ...one } = view.seats[seat]!;
    const wasThere = isSlow && now - goneSince < ROOM_LIMITS.hostVoteDaysSeconds * 1000;
    return seat !== view.host && !isBot(one) && !one.isLate && !view.kicked.includes(seat) && (connected || wasThere);
  });
}

export const voicesNeeded = (voters: number): number => Math.max(ROOM_LIMITS.hostVoicesMin, Math.floor(voters / 2) + 1);

/** How many of them would have somebody who would lead. */
export const voicesFor = ({ seats }: View, voters: readonly Seat[], seat: Seat): number =>
  seats[seat]?.voice === seat ? voters.filter((one) => seats[one]!.voice === seat).length : 0;

/** Whom enough of them would have, once `by` has said so. */
export function chosenBy(games: Games, view: View, seat: Seat, now: number): boolean {
  const voters = votersOf(games, view, now);
  return voters.includes(seat) && voicesFor(view, voters, seat) >= voicesNeeded(voters.length);
}

export function refuseVoice(games: Games, view: View, by: Seat, wanted: Seat | null, now: number): Refusal | undefined {
  const opensAt = voteOpensAt(games, view);
  if (opensAt === undefined || now < opensAt) return 'host-there';
  if (isBot(view.seats[by]!)) return 'seat-covered';
  if (view.seats[by]!.isLate) return 'host-only';
  if (wanted !== null && wanted !== by && view.seats[wanted]!.voice !== wanted) return 'not-willing';
  const isSame = (view.seats[by]!.voice ?? null) === wanted;
  return isSame && (wanted === null || !chosenBy(games, view, wanted, now)) ? 'no-change' : undefined;
}
