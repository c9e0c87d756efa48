/** What lies around a game: its lobby, a pause, a chair that is kept, the end of the evening; and the house's own pages. */
import { createHash } from 'node:crypto';
import { maffia } from '../../src/games/index.ts';
import type { AnyGame } from '../../src/kernel/game.ts';
import type { RoomFact } from '../../src/kernel/room/facts.ts';
import { tick } from '../../src/kernel/table.ts';
import { CODE, type LaidLobby, layLobby, layRoom, type Room, tokenOf } from './laid.ts';
import { DAY, NAMES, type Still } from './stills.ts';
import { type Played, playedBySeed, seatsAt } from './sweep.ts';

type Who = Still['viewer'];

const HOST = 0;
const GUEST = 1;
const PAUSE_MS = 300_000;

const seen = (name: string, by: { readonly [who: string]: Who }, room: () => Room): Still[] =>
  Object.entries(by).map(([who, viewer]) => ({ name: `${who}-${name}`, viewer, room }));

const lobby = (game: AnyGame, seats: number, options = {}): LaidLobby =>
  layLobby(options, { game, names: NAMES.slice(0, seats), from: DAY });

export function aroundStills(game: AnyGame, played: readonly Played[]): Still[] {
  const table = played.find(({ truth }) => truth.options.gameMaster === 'human')!;
  const seats = seatsAt(table).length;
  const until = (share: number, facts: (now: number) => readonly RoomFact[]) => (): Room => {
    const around = { game, names: NAMES.slice(0, seats), from: DAY };
    const laid = layRoom(table.log.slice(0, Math.ceil(table.log.length * share)), table.truth.options, around);
    laid.tells(facts(laid.room.now));
    return laid.room;
  };
  const all = { 'phone-host': HOST, phone: GUEST, table: 'table', master: 'master' } as const;
  const paused = (now: number): readonly RoomFact[] => [
    { type: 'room.pauseAsked', seat: HOST, stops: true },
    { type: 'room.paused', why: 'asked', until: now + PAUSE_MS, at: now },
    { type: 'room.askedBy', seat: HOST },
  ];
  const knocks = (): Room => {
    const laid = lobby(game, seats);
    laid.tells([{ type: 'room.screenKnocked', sign: 'FOX', holder: tokenOf('screen'), at: laid.room.now }]);
    return laid.room;
  };
  return [
    ...seen('lobby', all, () => lobby(game, seats, table.truth.options).room),
    ...seen('lobby-knock', { 'phone-host': HOST }, knocks),
    ...seen('join', { phone: 'visitor' }, () => lobby(game, game.seats.min).room),
    ...seen('full', { phone: 'visitor' }, () => lobby(game, game.seats.max).room),
    ...seen('house-pause', all, until(0.5, paused)),
    ...seen(
      'watching',
      { phone: 'visitor' },
      until(0.5, () => []),
    ),
    ...seen(
      'covered',
      { phone: GUEST },
      until(0.5, () => [{ type: 'room.covered', seat: GUEST, bot: 'clever' }]),
    ),
    ...(game.awaits && game.options.timers ? seen('missed', all, () => missedIn(game)) : []),
    ...seen(
      'evening-over',
      all,
      until(1, () => [{ type: 'room.eveningEnded' }]),
    ),
  ];
}

const MISSED = 2;
const MISSED_AT_A_TABLE_OF = 4;

/** A game without clocks, right after it has begun: all wait for somebody whose phone is gone. */
function missedIn(game: AnyGame): Room {
  const options = { timers: 'off' };
  const { log, truth } = playedBySeed(game, { seed: 'missed', seats: MISSED_AT_A_TABLE_OF, options });
  const around = { game, names: NAMES.slice(0, MISSED_AT_A_TABLE_OF), from: DAY };
  const laid = layRoom(log.slice(0, 1), truth.options, around);
  const at = laid.room.now;
  laid.tells([{ type: 'room.connectionChanged', who: MISSED, connected: false, via: 'here', at }]);
  return laid.room;
}

/** Whoever is before a locked door never has a line. */
const outside = (name: string, room: () => Room): Still[] =>
  seen(name, { phone: 'visitor' }, room).map((still) => ({ ...still, path: `/${CODE}` }));

const DOOR_PEOPLE = 7;
const MINUTE = 60_000;
const holderOf = (who: string) => createHash('sha256').update(tokenOf(who)).digest('hex');

/** The lobby's door, from inside and from outside; and who leads while the host is away. */
function doorStills(): Still[] {
  const game = maffia as unknown as AnyGame;
  const told =
    (facts: (now: number) => readonly RoomFact[], minutes = 0) =>
    (): Room => {
      const laid = lobby(game, DOOR_PEOPLE);
      laid.tells(facts(laid.room.now));
      if (minutes > 0) tick(laid.room, laid.room.now + minutes * MINUTE);
      return laid.room;
    };
  const locked: RoomFact = { type: 'room.lockSet', isLocked: true };
  const asks = (names: readonly string[], at: number): RoomFact[] =>
    names.map((name, i) => ({
      ...{ type: 'room.askedIn', id: i + 1, name, mask: 16 + i, at, holder: holderOf(i ? name : 'visitor') },
    }));
  const away = (at: number): RoomFact[] => [
    { type: 'room.connectionChanged', who: HOST, connected: false, via: 'here', at },
  ];
  const back = (at: number): RoomFact[] => [
    { type: 'room.standInNamed', seat: GUEST },
    { type: 'room.connectionChanged', who: HOST, connected: true, via: 'here', at: at + 6 * MINUTE },
  ];
  const kept = (at: number): RoomFact[] => [
    { type: 'room.sentAway', seat: DOOR_PEOPLE - 1, keptAs: 1, at },
    { type: 'room.seatFreed', seat: DOOR_PEOPLE - 1 },
  ];
  const all = { 'phone-host': HOST, phone: GUEST, table: 'table' } as const;
  const voices: RoomFact[] = [
    { type: 'room.voiceGiven', by: 2, seat: 2 },
    { type: 'room.voiceGiven', by: 3, seat: 2 },
  ];
  return [
    ...seen(
      'door-open',
      { 'phone-host': HOST },
      told(() => []),
    ),
    ...seen(
      'door-locked',
      all,
      told(() => [locked]),
    ),
    ...seen(
      'door-knocks',
      { 'phone-host': HOST },
      told((at) => [locked, ...asks(['Torvald', 'Linnea', 'Jens'], at)]),
    ),
    ...seen(
      'door-kept-away',
      { 'phone-host': HOST },
      told((at) => [locked, ...kept(at)]),
    ),
    ...outside(
      'door-outside',
      told(() => [locked]),
    ),
    ...outside(
      'door-waiting',
      told((at) => [locked, ...asks(['Torvald'], at)]),
    ),
    ...seen('stand-in', { phone: GUEST, 'phone-other': 2, table: 'table' }, told(away, 2)),
    ...seen(
      'vote',
      { phone: GUEST, 'phone-other': 2 },
      told((at) => [...away(at), ...voices], 6),
    ),
    ...seen(
      'host-back',
      { 'phone-host': HOST, phone: GUEST },
      told((at) => [...away(at), ...back(at)]),
    ),
  ];
}

/** Pages without a table, and doors that do not open. */
export function houseStills(): Still[] {
  const room = () => lobby(maffia as unknown as AnyGame, 0).room;
  const pages = { home: '/', about: '/about', screen: '/table', nowhere: '/no/such/page' };
  const doors = { ticket: `/${CODE}#m${tokenOf('ticket')}`, 'no-such-room': '/MANE' };
  const phones = Object.entries({ ...pages, ...doors }).map(([name, path]) => ({
    ...{ name: `phone-${name}`, viewer: 'visitor' as const, room, path },
  }));
  return [...phones, { name: 'table-home', viewer: 'table', room, path: '/' }, ...frontStills(room), ...doorStills()];
}

/** The front page at the sizes at which it is another one, for whoever was here before, and what lies behind a card. */
function frontStills(room: () => Room): Still[] {
  const [name, mask] = [NAMES[GUEST]!, GUEST];
  const kept = { 'konklave.seat': `${CODE} ${DAY} ${GUEST} ${mask} ${name}`, 'konklave.name': name };
  const played = { ...kept, 'konklave.alone': 'illumuffinati' };
  const fronts: readonly Omit<Still, 'viewer' | 'room' | 'path'>[] = [
    { name: 'phone-home-seated', kept },
    { name: 'phone-home-sheet', press: '.card.forraeder' },
    { name: 'phone-home-alone', kept: played, press: '.ways > .way-in:last-child' },
    { name: 'small-home', size: 'small' },
    { name: 'small-home-seated', size: 'small', kept },
    { name: 'small-home-sheet', size: 'small', press: '.card.forraeder' },
    { name: 'laptop-home', size: 'laptop' },
    { name: 'laptop-home-sheet', size: 'laptop', press: '.card.maffia' },
    { name: 'television-home', size: 'television' },
    { name: 'large-home', size: 'large' },
  ];
  return fronts.map((front) => ({ viewer: 'visitor', room, path: '/', ...front }));
}
