/** What lies around a game: its lobby, a pause, a chair that is kept, the end of the evening; and the house's own pages. */
import { maffia } from '../../src/games/index.ts';
import type { AnyGame } from '../../src/kernel/game.ts';
import type { RoomFact } from '../../src/kernel/room/facts.ts';
import { CODE, type LaidLobby, layLobby, layRoom, type Room, tokenOf } from './laid.ts';
import { DAY, NAMES, type Still } from './stills.ts';
import { type Played, seatsAt } from './sweep.ts';

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
    ...seen(
      'evening-over',
      all,
      until(1, () => [{ type: 'room.eveningEnded' }]),
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
  return [...phones, { name: 'table-home', viewer: 'table', room, path: '/' }];
}
