/**
 * All rooms of this server: made, found, put away and deleted. A room leaves memory when nobody needs it and comes back
 * on the next touch; where it is in between is the log's business.
 */
import { randomBytes, randomInt } from 'node:crypto';
import type { Language, Typed } from '../kernel/game.ts';
import type { RoomFact } from '../kernel/room/facts.ts';
import { emptyRoom, type RoomState } from '../kernel/room/state.ts';
import type { Entry } from '../kernel/table.ts';
import { CODE_LENGTHS, isCode } from '../protocol.ts';
import { isRunning } from './drain.ts';
import { type OpenedGame, openedGames } from './handout.ts';
import { drawLetters } from './letters.ts';
import { LIMITS } from './limits.ts';
import { isDamage, RoomLogError } from './log/room-log.ts';
import { isHeldBy } from './lost-time.ts';
import { breath, PIECE, piecesOf } from './pieces.ts';
import { readEntries, readEntry } from './reading.ts';
import { type House, Room } from './room.ts';
import { hashOf } from './tokens.ts';

export interface Rooms {
  create(wish: {
    game: string;
    language: Language;
    remote: boolean;
  }): Promise<Made | 'no-such-game' | 'too-many-rooms' | 'renewing'>;
  find(code: string): Promise<Room | undefined>;
  delete(code: string): Promise<boolean>;
  /**
   * Whether this token leads the room: that of the host's seat, of the master's console or of the table screen's door.
   * Nothing is fetched into memory for it; with `mayLook` false, nothing is read.
   */
  isHost(code: string, holder: string, mayLook: boolean): Promise<boolean>;
  /** The same, and nobody before them stands to return as host. */
  mayDelete(code: string, holder: string, mayLook: boolean): Promise<boolean>;
  /** The same of everybody who has a seat. */
  isGuest(code: string, holder: string, mayLook: boolean): Promise<boolean>;
  /** The opened logs of the finished games of a room, or of one of them. */
  export(code: string, number?: number): Promise<OpenedGame[]>;
  /** Looks after lines that went through a server which died, and after rooms that were in trouble. */
  tend(): Promise<void>;
  /** Closes all rooms if the store has been away for long, so that people are told. */
  closeIfAway(): void;
  /** Fetches games over days whose clocks go on, whether or not anybody looks. */
  wake(): Promise<void>;
  /** Puts idle rooms away and deletes what has expired. */
  sweep(): Promise<void>;
  close(): Promise<void>;
  readonly size: number;
  /** Games that people are in the middle of, and that a restart of this server would interrupt. */
  readonly gamesRunning: number;
}

export interface Made {
  readonly room: string;
  readonly table: string;
  readonly master: string;
}

/** The dice of the house, so that a simulation can have its own. */
export interface Chance {
  bytes(count: number): string;
  int(below: number): number;
}

export const realChance: Chance = { bytes: (count) => randomBytes(count).toString('hex'), int: randomInt };

const HOUR = 3_600_000;

export interface RoomsSettings {
  readonly keepFinishedHours: number;
  readonly keepUntouchedDays: number;
  readonly roomsMax: number;
}

export function createRooms(house: House, chance: Chance, settings: RoomsSettings): Rooms {
  const rooms = new Map<string, Promise<Room | undefined>>();
  /** Those of them that are at work. */
  const open = new Set<Room>();
  /** How long stored rooms are kept, and when they were touched: they are not read again and again. */
  const lives = new Map<string, { readonly touchedAt: number; readonly ms: number }>();
  /** Those that need not be fetched before somebody comes, by when they were touched. */
  const asleep = new Map<string, number>();
  /** Rooms that are closed for trouble. */
  const stranded = new Map<string, Stranded>();
  /** Rooms of which what is stored is damaged, and when that was found: they are not read again for every knock. */
  const damaged = new Map<string, { readonly error: RoomLogError; readonly at: number }>();
  const forget = (code: string): void => {
    lives.delete(code);
    asleep.delete(code);
    stranded.delete(code);
    damaged.delete(code);
  };
  let alive = new Set<string>(); // the other servers, as far as they were heard of
  /** A room that is held here, or is about to be. One that cannot be fetched is not: whoever asked for it is told. */
  const held = async (code: string): Promise<Room | undefined> => rooms.get(code)?.catch(() => undefined);
  const look = (code: string) => void held(code).then((room) => room?.look());
  const stopWatching = house.log.watch(look, () => {
    for (const code of rooms.keys()) look(code);
  });

  const load = async (code: string): Promise<Room | undefined> => {
    const known = damaged.get(code);
    if (known && house.clock.now() - known.at < LIMITS.damagedSeconds * 1000) throw known.error;
    const room = new Room(house, code);
    try {
      if (!(await room.load())) {
        stranded.delete(code);
        return undefined;
      }
      const [call, isSetBack] = await Promise.all([rollCall(house), house.log.isSetBack(code)]);
      for (const server of call.others) if (call.isAlive(server)) alive.add(server);
      const { since, setBacks } = stranded.get(code) ?? {};
      const known = isSetBack ? room.setBacks : setBacks;
      if (known !== undefined) await room.tellSetBack(known);
      await giveTimeBack(house, room, call, since);
      expectLines(room, (server) => server !== house.server && call.isAlive(server));
    } catch (error) {
      house.onTrouble(error, code);
      room.close('trouble');
      if (isDamage(error)) damaged.set(code, { error, at: house.clock.now() });
      throw error;
    }
    stranded.delete(code);
    damaged.delete(code);
    house.metrics.rooms.inc();
    open.add(room);
    room.begin();
    return room;
  };

  const put = (code: string, room: Room, reason: 'trouble' | 'restarting' | 'closed'): void => {
    rooms.delete(code);
    open.delete(room);
    room.close(reason);
    const { strandedAt, isSetBack, setBacks } = room;
    if (strandedAt === undefined) return;
    const before = stranded.get(code);
    stranded.set(code, {
      since: Math.min(before?.since ?? strandedAt, strandedAt),
      setBacks: before?.setBacks ?? (isSetBack ? setBacks : undefined),
    });
    house.metrics.rooms.dec();
  };

  const find = async (code: string): Promise<Room | undefined> => {
    const known = rooms.get(code);
    if (known) {
      const room = await known;
      if (!room?.isClosed) return room;
      if (rooms.get(code) === known) put(code, room, 'trouble');
      return find(code);
    }
    const loading = load(code);
    rooms.set(code, loading);
    let loaded: Room | undefined;
    try {
      loaded = await loading;
    } finally {
      if (!loaded && rooms.get(code) === loading) rooms.delete(code);
    }
    return loaded;
  };

  /** A finished room goes soon, one in which nobody ever was sooner; whatever waits for its people is kept long. */
  const lifeOf = async (code: string): Promise<number> => {
    const untouched = settings.keepUntouchedDays * 24;
    const last = await lastTurn(house, code);
    if (last?.type === 'room.gameOver') return Math.min(untouched, settings.keepFinishedHours) * HOUR;
    const isKept = last !== undefined || (await isVisited(house, code));
    return Math.min(untouched, isKept ? untouched : LIMITS.emptyLobbyHours) * HOUR;
  };

  const isIn = async (is: typeof isHostIn, code: string, holder: string, mayLook: boolean): Promise<boolean> => {
    const room = await held(code);
    return room ? is(room.state, holder) : mayLook && isStored(is, house, code, holder);
  };

  return {
    find,
    get size() {
      return rooms.size;
    },
    get gamesRunning() {
      return [...open].filter(({ state }) => isRunning(house.games, state, house.server)).length;
    },
    async create(wish) {
      if (!Object.hasOwn(house.games, wish.game)) return 'no-such-game';
      if (house.drain.isOn) return 'renewing';
      const stored = await house.log.count();
      if (stored >= settings.roomsMax) return 'too-many-rooms';
      for (let tried = 0; tried < LIMITS.codesTriedMax; tried++) {
        const code = drawLetters(stored > LIMITS.roomsForLongerCodes ? CODE_LENGTHS[1] : CODE_LENGTHS[0], chance);
        if (!code || !isCode(code) || rooms.has(code) || (await isTaken(house, code))) continue;
        const [table, master] = [chance.bytes(16), chance.bytes(16)];
        const room = new Room(house, code);
        const command = {
          type: 'room.open',
          ...wish,
          secret: chance.bytes(32),
          table: hashOf(table),
          master: hashOf(master),
        };
        rooms.set(code, Promise.resolve(room));
        house.metrics.rooms.inc();
        const refusal = await room.tell(command as Typed).catch((error) => {
          put(code, room, 'trouble');
          throw error;
        });
        if (refusal === undefined) {
          open.add(room);
          room.begin();
          return { room: code, table, master };
        }
        put(code, room, 'closed'); // another server took the same letters in the same moment
      }
      return 'too-many-rooms';
    },
    async delete(code) {
      const room = await held(code);
      if (room) put(code, room, 'closed');
      forget(code);
      return house.log.delete(code);
    },
    async export(code, number) {
      const room = await held(code);
      if (room && isStillClosed(room.state, number)) return [];
      const texts = await house.log.read(code, 0);
      if (!texts.some((text) => text.includes('"room.gameOver"'))) return [];
      return openedGames(await readEntries(house.games, texts), number);
    },
    isHost: (code, holder, mayLook) => isIn(isHostIn, code, holder, mayLook),
    mayDelete: (code, holder, mayLook) => isIn(mayDeleteIn, code, holder, mayLook),
    isGuest: (code, holder, mayLook) => isIn(isGuestIn, code, holder, mayLook),
    async tend() {
      const call = await rollCall(house);
      const isDead = [...alive].some((server) => !call.isAlive(server));
      alive = new Set(call.others.filter(call.isAlive));
      for (const code of new Set([...rooms.keys(), ...stranded.keys()])) {
        const room = await held(code);
        // One that cannot be fetched has said why, and is tried again.
        if (room?.isClosed || stranded.has(code)) await find(code).catch(() => {});
        else if (room && isDead) expectLines(room, call.isAlive);
      }
    },
    closeIfAway() {
      const since = house.log.awaySince;
      if (since === undefined || house.clock.now() - since < LIMITS.storeAwaySeconds * 1000) return;
      for (const code of rooms.keys()) void held(code).then((room) => room?.close('trouble'));
    },
    async wake() {
      const found: string[] = [];
      for await (const { room: code, touchedAt } of house.log.list()) {
        if (rooms.has(code) || asleep.get(code) === touchedAt) continue;
        try {
          if (await isByCalendar(house, code))
            await find(code).catch(() => {}); // it has said why
          else asleep.set(code, touchedAt);
        } catch (error) {
          if (!isDamage(error)) throw error;
          asleep.set(code, touchedAt);
          found.push(code);
        }
      }
      if (found.length > 0) house.onTrouble(new RoomsDamaged(found), '');
    },
    async sweep() {
      const now = house.clock.now();
      for (const code of [...rooms.keys()]) {
        const room = await held(code);
        if (room && (room.isClosed || (room.isIdle && now - room.touchedAt > LIMITS.idleSeconds * 1000))) {
          put(code, room, 'restarting');
        }
      }
      const { emptyLobbyHours } = LIMITS;
      const shortest = Math.min(emptyLobbyHours, settings.keepFinishedHours, settings.keepUntouchedDays * 24) * HOUR;
      const missing = new Set([...rooms.keys(), ...lives.keys(), ...asleep.keys()]);
      for await (const { room: code, touchedAt } of house.log.list()) {
        missing.delete(code);
        const age = now - touchedAt;
        if (rooms.has(code) || age < shortest) continue;
        if (lives.get(code)?.touchedAt !== touchedAt) {
          const ms = await lifeOf(code).catch((error) => {
            if (isDamage(error)) return settings.keepUntouchedDays * 24 * HOUR; // somebody may bring it back
            throw error;
          });
          lives.set(code, { touchedAt, ms });
        }
        if (age <= lives.get(code)!.ms) continue;
        forget(code);
        await house.log.delete(code);
      }
      for (const code of missing) {
        forget(code);
        look(code); // an operator may have deleted it, and the store may not say so
      }
    },
    async close() {
      stopWatching();
      await Promise.all([...rooms.keys()].map(async (code) => (await held(code))?.rest()));
      for (const code of [...rooms.keys()]) {
        const room = await held(code);
        if (room) put(code, room, 'restarting');
      }
    },
  };
}

interface Stranded {
  /** Since when nobody could act there. */
  readonly since: number;
  /** It was found that the store had lost something of it, which had been told as lost so often before. */
  readonly setBacks: number | undefined;
}

const NAMES_MAX = 20;

class RoomsDamaged extends RoomLogError {
  constructor(codes: readonly string[]) {
    const more = codes.length > NAMES_MAX ? ` and ${codes.length - NAMES_MAX} more` : '';
    const names = `${codes.slice(0, NAMES_MAX).join(', ')}${more}`;
    const remedy = 'Bring them back from a backup, or take each away with konklave delete.';
    super('room-damaged', `What is stored of some rooms is damaged, and all others go on: ${names}. ${remedy}`);
  }
}

async function isTaken(house: House, code: string): Promise<boolean> {
  try {
    return (await house.log.read(code, 0)).length > 0;
  } catch (error) {
    if (isDamage(error)) return true;
    throw error;
  }
}

/** The last thing of a room that began or ended a game. */
async function lastTurn(house: House, code: string): Promise<RoomFact | undefined> {
  const ENDS = ['room.gameStarted', 'room.gameOver'];
  const texts = await house.log.read(code, 0);
  for (const text of texts.reverse()) {
    if (!ENDS.some((type) => text.includes(`"${type}"`))) continue; // most are not worth taking apart
    const { told } = JSON.parse(text) as Entry;
    const last = told.findLast(({ fact }) => ENDS.includes(fact.type));
    if (last) return last.fact as RoomFact;
  }
  return undefined;
}

/** Whether anybody ever had a place here, at the table or as its master, or a screen is on. */
async function isVisited(house: House, code: string): Promise<boolean> {
  const PLACES = ['"room.seatTaken"', '"room.masterCame"'];
  const texts = await house.log.read(code, 0);
  if (texts.some((text) => PLACES.some((type) => text.includes(type)))) return true;
  return Object.keys((await stateIn(house, texts)).via ?? {}).length > 0;
}

/** Whether nothing can be open yet: this game is still on, or there is none of this number. */
const isStillClosed = ({ number, phase }: Readonly<RoomState>, asked = 1): boolean =>
  asked > number || (asked === number && phase !== 'ended');

async function isByCalendar(house: House, code: string): Promise<boolean> {
  const last = await lastTurn(house, code);
  if (last?.type !== 'room.gameStarted') return false;
  return Object.values(house.games).some(({ calendar }) => calendar?.(last.options) === true);
}

function isHostIn({ host, holders, doors, master, masterHolder }: Readonly<RoomState>, holder: string): boolean {
  const isSeat = host !== null && holders?.[host] === holder;
  // Whoever laid the table leads it by the table's key until somebody sits down: a screen may show that key to many.
  return isSeat || (host === null && holder === doors?.table) || (master.held && holder === masterHolder);
}

const mayDeleteIn = (state: Readonly<RoomState>, holder: string): boolean =>
  isHostIn(state, holder) && (state.earlierHost === undefined || (state.master.held && holder === state.masterHolder));

const isGuestIn = (state: Readonly<RoomState>, holder: string): boolean =>
  state.holders?.includes(holder) === true ||
  holder === state.doors?.table ||
  state.screens?.includes(holder) === true ||
  holder === state.masterHolder ||
  isHostIn(state, holder);

async function isStored(is: typeof isHostIn, house: House, code: string, holder: string): Promise<boolean> {
  const texts = await house.log.read(code, 0);
  if (!texts.some((text) => text.includes(holder))) return false;
  return is(await stateIn(house, texts), holder);
}

async function stateIn(house: House, texts: readonly string[]): Promise<RoomState> {
  const state = emptyRoom();
  for (const piece of piecesOf(texts)) {
    for (const text of piece) for (const { fact } of readEntry(house.games, text).told) house.rules.record(state, fact);
    if (piece.length === PIECE) await breath();
  }
  return state;
}

/** Which servers of this store are there. One that has not been heard of for a while is taken for dead. */
async function rollCall(house: House): Promise<RollCall> {
  const beats = await house.log.beats();
  const now = house.clock.now();
  const lastSign = (server: string): number => beats.find((beat) => beat.server === server)?.at ?? 0;
  return {
    lastSign,
    others: beats.map(({ server }) => server).filter((server) => server !== house.server),
    isAlive: (server) =>
      server === house.server || (!house.isAlone && now - lastSign(server) < LIMITS.serverDeadSeconds * 1000),
  };
}

interface RollCall {
  readonly others: readonly string[];
  isAlive(server: string): boolean;
  lastSign(server: string): number;
}

/** Gives running clocks back the time in which nobody could act: no server was there for this room, or it was closed here. */
async function giveTimeBack(house: House, room: Room, call: RollCall, strandedAt: number | undefined): Promise<void> {
  const now = house.clock.now();
  const isOurs = strandedAt !== undefined && isHeldBy(room.state, house.server);
  const since = Math.max(room.lastAt, isOurs ? strandedAt : goneSince(room, call, now));
  const leastMs = isOurs || house.isAlone ? 1 : LIMITS.serverDeadSeconds * 1000;
  if (room.state.phase === 'playing' && now - since >= leastMs) await room.giveTimeBack(since, leastMs);
}

/** When the last of those servers left a sign of life that may have held this room; now, if one of them is there. */
function goneSince(room: Room, call: RollCall, now: number): number {
  const held = Object.values(room.state.via ?? {});
  const servers = held.length > 0 ? held : call.others; // nobody was connected: it may have been held by any of them
  if (servers.some(call.isAlive)) return now;
  return Math.max(0, ...servers.map(call.lastSign).filter((at) => at <= now));
}

/** Lines that died with their server, or with the room that it held: whoever does not come back is gone. */
function expectLines(room: Room, isAlive: (server: string) => boolean): void {
  for (const [line, server] of Object.entries(room.state.via ?? {})) if (!isAlive(server)) room.expect(line, server);
}
