/**
 * The room's memory. The game's own state lies inside it, folded by the game's own `record`.
 */
import type { Perceived } from '../audience.ts';
import type { AnyGame, DeepReadonly, Language, Seat, Typed } from '../game.ts';
import { gameKey, gameSecret } from '../keys.ts';
import { type OptionValues, resolve } from '../options.ts';
import type { Asking, KeptAway, LobbySeat, PauseReason, Played, RoomFact, roomAudience } from './facts.ts';
import { CHAT_LINES_KEPT, MOVED_KEPT, SCREENS_MAX, SCREENS_WAITING_MAX } from './limits.ts';
import { isLeadFact, noteDeed, noteLine, recordLead, renumber } from './record-lead.ts';
import { isLockFact, know, recordLock } from './record-lock.ts';

export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export interface RoomSeat extends Mutable<LobbySeat> {
  /** A bot plays for the person who sits here, until that person takes the seat back. */
  coveredBy: string | null;
  /** Whom this person would have as host, while the host is away. */
  voice?: Seat;
  /** This person sat down while the host was away, and has no voice in who follows. */
  isLate?: true;
}

/** What somebody did who stood in for the host. */
export type Deed = 'began' | 'covered' | 'let-in';

export interface Line {
  readonly by: Seat | 'master';
  readonly channel: string;
  readonly text: string;
  /** In which speech it was written. */
  readonly speech?: string;
}

export interface RoomState {
  /** The how-manieth game of the evening; 0: the room is not open yet. */
  number: number;
  phase: 'lobby' | 'playing' | 'ended';
  game: string;
  language: Language;
  seats: RoomSeat[];
  host: Seat | null;
  /** While the host is away: who does what cannot wait, and what they have done (lead.ts). */
  standIn?: { seat: Seat; did: Deed[] };
  /** The last time that somebody stood in. */
  stoodIn?: { seat: Seat; did: Deed[]; since: number; until: number };
  /** Whom the table replaced because they were away for long: they may take the lead back. */
  earlierHost?: Seat;
  /** Whoever is not known here has to ask to be let in (lock.ts). */
  isLocked?: true;
  asking?: Asking[];
  keptAway?: KeptAway[];
  /** How many have asked or were kept away: each has a number. */
  doorCount?: number;
  /** What was set in the lobby. */
  options: OptionValues;
  /** Every option with its value, once the game has started. */
  settings: OptionValues;
  locked: string[];
  /** The human game master's console and the table screen. A game may wait for whoever is to hold the console next. */
  master: { present: boolean; held: boolean; connected: boolean; goneSince: number | null };
  tableConnected: boolean;
  /** Screens that ask to be the table's, by the sign that they show. */
  knocking?: { sign: string; at: number; holder?: string }[];
  /** How loud the table's screen is, and how often that was said: whoever says it wants to hear it. */
  sound?: { sounds: number; voice: number; times: number };
  /** The host wants to be asked about no more of them. */
  noScreens?: true;
  /** Whether those without a seat may look on while a game is played. */
  spectators: boolean;
  /** The games before this one that were played to their end. */
  evening?: Played[];
  /** The host has said that this game was the last. */
  eveningEnded?: true;
  nobodySince: number | null;
  play: unknown;
  /** Wall time minus this is game time. */
  still: number;
  /** Whom the host took out of this game. */
  kicked: Seat[];
  pause: { why: PauseReason; until: number | null; since: number } | null;
  pauseWaits: boolean;
  pausesUsed: { [seat: Seat]: number };
  /** Who asked for the pause of now: known to that seat and to a human master. */
  pausedBy: Seat | null;
  /** The latest lines; `said` counts them all. */
  chat: Line[];
  said: number;
  commitment: string;
  /** Known at the server alone, until the game is over. */
  roomSecret?: string;
  secret?: string;
  key?: string;
  holders?: (string | null)[];
  /** Whose console it is, or was: what it was led by until the software took over. */
  masterHolder?: string;
  left?: Seat[];
  /** What opens a seat or the console to another device, hashed: whose it is, and how long. One for each of them. */
  tickets?: { [ticket: string]: { holder: string; until: number } };
  /** Tokens, hashed, whose place has moved to another device. */
  moved?: string[];
  /** What opens the table screen, and what the master's place is taken with: tokens, hashed. */
  doors?: { table: string; master: string };
  /** Further table screens that were let in: tokens, hashed. */
  screens?: string[];
  /** Who comes in at a locked door: those who sat there, who played here, or who were let in. Tokens, hashed. */
  known?: string[];
  /** Whose devices wait there, or are kept away: by number. */
  askers?: { [id: number]: string };
  barred?: { [id: number]: string };
  /** A link with this opens a locked door: hashed. */
  pass?: string;
  /** By which names people were let in: they sit down by no other. */
  letInAs?: { [holder: string]: string };
  /** How the browsers are reached that want to be called: by token, hashed. */
  reminders?: { [holder: string]: string };
  /** The server that each connected line goes through: by token, since people change places; `table` and `master`. */
  via?: { [line: string]: string };
}

/** What only the server knows, and keeps from game to game. */
const KEPT = [
  ...(['doors', 'screens', 'reminders', 'via', 'tickets', 'moved'] as const),
  ...(['known', 'askers', 'barred', 'pass', 'letInAs'] as const),
];

const AWAITED = { present: true, held: false, connected: false };
const NO_MASTER = { present: false, held: false, connected: false, goneSince: null };

export const emptyRoom = (): RoomState => ({
  number: 0,
  phase: 'lobby',
  game: '',
  language: 'en',
  seats: [],
  host: null,
  options: {},
  settings: {},
  locked: [],
  master: { ...NO_MASTER },
  tableConnected: false,
  spectators: false,
  nobodySince: null,
  play: null,
  still: 0,
  kicked: [],
  pause: null,
  pauseWaits: false,
  pausesUsed: {},
  pausedBy: null,
  chat: [],
  said: 0,
  commitment: '',
});

export const isBot = (seat: Pick<RoomSeat, 'bot' | 'coveredBy'>): boolean =>
  seat.bot !== null || seat.coveredBy !== null;

export const isThere = (seat: RoomSeat): boolean => !isBot(seat) && seat.connected;

export type PerceivedRoomFact = Perceived<RoomFact, typeof roomAudience>;

export const isRoomFact = (fact: Typed): fact is PerceivedRoomFact => fact.type.startsWith('room.');

export function recordIn(games: { readonly [id: string]: AnyGame }, state: RoomState, fact: Typed): void {
  if (isRoomFact(fact)) recordRoom(games, state, fact);
  else games[state.game]!.record(state.play, fact);
}

function recordRoom(games: { readonly [id: string]: AnyGame }, state: RoomState, fact: PerceivedRoomFact): void {
  if (isLeadFact(fact)) return recordLead(state, fact);
  if (isLockFact(fact)) return recordLock(state, fact);
  noteDeed(state, fact);
  switch (fact.type) {
    case 'room.opened':
      if (fact.secret === undefined) break;
      state.roomSecret = fact.secret;
      state.doors = { table: fact.table, master: fact.master };
      state.via = {};
      state.tickets = {};
      state.moved = [];
      break;
    case 'room.lobbyOpened': {
      const { roomSecret, masterHolder } = state;
      const kept = Object.fromEntries(KEPT.flatMap((name) => (state[name] === undefined ? [] : [[name, state[name]]])));
      for (const name of Object.keys(state)) delete (state as unknown as { [name: string]: unknown })[name];
      Object.assign(state, emptyRoom(), {
        number: fact.number,
        game: fact.game,
        language: fact.language,
        seats: fact.seats.map((seat) => ({ ...seat, coveredBy: null })),
        host: fact.host,
        options: { ...fact.options },
        locked: [...fact.locked],
        commitment: fact.commitment,
        master: {
          present: fact.hasMaster,
          held: fact.hasMaster,
          connected: fact.masterConnected,
          goneSince: null,
        },
        tableConnected: fact.tableConnected,
        spectators: fact.spectators,
      });
      if (masterHolder !== undefined) state.masterHolder = masterHolder;
      if (fact.holders) state.holders = [...fact.holders];
      if (roomSecret !== undefined) {
        state.roomSecret = roomSecret;
        state.secret = gameSecret(roomSecret, fact.number);
        state.left = [];
        Object.assign(state, kept);
      }
      break;
    }
    case 'room.eveningTold':
      state.evening = [...fact.games];
      break;
    case 'room.eveningEnded':
      state.eveningEnded = true;
      break;
    case 'room.seatTaken':
      state.seats.push({ ...fact.seat, coveredBy: null, ...(isHostAway(state) && { isLate: true }) });
      if (fact.holder !== undefined) state.holders?.push(fact.holder);
      setVia(state, fact.holder, true, fact.via);
      break;
    case 'room.tagged':
      Object.assign(state.seats[fact.seat]!, fact.tag);
      state.seats[fact.seat]!.isNew = fact.isNew;
      if (!fact.isNew) state.seats[fact.seat]!.hasTime = false;
      break;
    case 'room.timeConfirmed':
      state.seats[fact.seat]!.hasTime = true;
      break;
    case 'room.readied':
      state.seats[fact.seat]!.isReady = fact.ready;
      break;
    case 'room.contributed':
      state.seats[fact.seat]!.contribution = fact.bits;
      break;
    case 'room.seatFreed':
      state.seats.splice(fact.seat, 1);
      state.holders?.splice(fact.seat, 1);
      renumber(state, (seat) => (seat === fact.seat ? null : seat > fact.seat ? seat - 1 : seat));
      break;
    case 'room.botsSet':
      for (const seat of state.seats) if (seat.bot !== null) seat.bot = fact.bot;
      break;
    case 'room.ordered': {
      const { seats, holders } = state;
      state.seats = fact.seats.map((seat) => seats[seat]!);
      if (holders) state.holders = fact.seats.map((seat) => holders[seat]!);
      renumber(state, (seat) => fact.seats.indexOf(seat));
      break;
    }
    case 'room.spectatorsSet':
      state.spectators = fact.allowed;
      break;
    case 'room.soundSet':
      state.sound = { sounds: fact.sounds, voice: fact.voice, times: (state.sound?.times ?? 0) + 1 };
      break;
    case 'room.languageSet':
      state.language = fact.language;
      break;
    case 'room.screenKnocked': {
      const { sign, at, holder } = fact;
      const others = (state.knocking ?? []).filter((one) => one.sign !== sign).slice(1 - SCREENS_WAITING_MAX);
      state.knocking = [...others, { sign, at, ...(holder !== undefined && { holder }) }];
      break;
    }
    case 'room.screensSet':
      delete state.noScreens;
      delete state.knocking;
      if (!fact.mayAsk) state.noScreens = true;
      break;
    case 'room.screenAnswered': {
      const screen = state.knocking?.find(({ sign }) => sign === fact.sign);
      state.knocking = (state.knocking ?? []).filter((one) => one !== screen);
      if (!fact.isLetIn || screen?.holder === undefined) break;
      state.screens = [...(state.screens ?? []), screen.holder].slice(-SCREENS_MAX);
      break;
    }
    case 'room.reminderSet':
      state.reminders ??= {};
      if (fact.way) state.reminders[fact.holder] = fact.way;
      else delete state.reminders[fact.holder];
      break;
    case 'room.gameChosen':
      state.game = fact.game;
      state.options = {};
      state.locked = [];
      break;
    case 'room.optionSet':
      state.options = { ...state.options, [fact.name]: fact.value };
      break;
    case 'room.optionLocked':
      state.options = { ...state.options, [fact.name]: fact.value };
      state.locked.push(fact.name);
      break;
    case 'room.connectionChanged':
      setVia(state, typeof fact.who === 'number' ? state.holders?.[fact.who] : fact.who, fact.connected, fact.via);
      if (fact.who === 'table') state.tableConnected = fact.connected;
      else if (fact.who === 'master') {
        state.master.connected = fact.connected;
        state.master.goneSince = fact.connected ? null : fact.at;
      } else noteLine(state, fact.who, fact.connected, fact.at);
      if (someoneIsThere(state)) state.nobodySince = null;
      else state.nobodySince ??= fact.at;
      break;
    case 'room.masterCame':
      state.master = { present: true, held: true, connected: true, goneSince: null };
      if (fact.holder !== undefined) state.masterHolder = fact.holder;
      setVia(state, 'master', true, fact.via);
      state.nobodySince = null;
      break;
    case 'room.masterFreed':
      // A game that is on waits for the next one; in a lobby there is none.
      state.master = state.phase === 'playing' ? { ...AWAITED, goneSince: fact.at } : { ...NO_MASTER };
      if (state.doors && fact.door !== undefined) state.doors = { ...state.doors, master: fact.door };
      delete state.masterHolder;
      delete state.via?.master;
      break;
    case 'room.handedOver':
      state.master = { ...NO_MASTER };
      delete state.via?.master;
      break;
    case 'room.ticketMade': {
      const others = Object.entries(state.tickets ?? {}).filter(([, { holder }]) => holder !== fact.holder);
      state.tickets = { ...Object.fromEntries(others), [fact.ticket]: { holder: fact.holder, until: fact.until } };
      break;
    }
    case 'room.moved':
      recordMove(state, fact);
      break;
    case 'room.gameStarted': {
      const game = games[state.game]!;
      state.phase = 'playing';
      const seats = state.seats.map((seat) => ({ bot: seat.bot !== null }));
      const humans = seats.filter(({ bot }) => !bot).length;
      // An option that the game has got since has its usual value.
      const options = resolve<OptionValues>(game.options, fact.options, { seats: seats.length, humans });
      state.settings = { ...options };
      state.still = game.calendar?.(options) ? 0 : fact.at;
      state.play = game.initial(seats, options);
      if (state.secret !== undefined) state.key = gameKey(state.secret, contributionsOf(state));
      know(state, state.holders ?? []);
      break;
    }
    case 'room.pauseAsked':
      state.pausesUsed[fact.seat] = (state.pausesUsed[fact.seat] ?? 0) + 1;
      if (fact.stops) state.pausedBy = fact.seat;
      break;
    case 'room.askedBy':
      break;
    case 'room.pauseWaits':
      state.pauseWaits = true;
      break;
    case 'room.paused':
      state.pause = { why: fact.why, until: fact.until, since: fact.at };
      state.pauseWaits = false;
      break;
    case 'room.resumed':
      state.still += fact.at - state.pause!.since;
      state.pause = null;
      state.pausedBy = null;
      break;
    case 'room.timeGiven':
      state.still += fact.ms;
      if (state.pause) {
        const { why, until, since } = state.pause;
        state.pause = { why, until: until === null ? null : until + fact.ms, since: since + fact.ms };
      }
      break;
    case 'room.setBack':
      break;
    case 'room.said':
    case 'room.whispered': {
      const { by, channel, text } = fact;
      // Kept with the line: a page that is opened later cannot tell when in the game it was written.
      const speech = games[state.game]?.speech?.(state.play as never);
      state.chat.push({ by, channel, text, ...(speech && { speech }) });
      if (state.chat.length > CHAT_LINES_KEPT) state.chat.shift();
      state.said++;
      break;
    }
    case 'room.covered':
      state.seats[fact.seat]!.coveredBy = fact.bot;
      if (state.standIn?.seat === fact.seat) delete state.standIn;
      break;
    case 'room.returned':
      state.seats[fact.seat]!.coveredBy = null;
      break;
    case 'room.kicked':
      state.kicked.push(fact.seat);
      if (state.standIn?.seat === fact.seat) delete state.standIn;
      if (state.holders) state.holders[fact.seat] = null;
      break;
    case 'room.left':
      state.left?.push(fact.seat);
      break;
    case 'room.gameOver':
      state.phase = 'ended';
      state.secret = fact.secret;
      state.pause = null;
      state.pauseWaits = false;
      break;
  }
}

function recordMove(state: RoomState, { from, holder, via }: { from: string; holder: string; via: string }): void {
  const isMaster = state.masterHolder === from;
  if (isMaster) state.masterHolder = holder;
  else state.holders = state.holders!.map((one) => (one === from ? holder : one));
  const [before, after] = isMaster ? ['master', 'master'] : [from, holder];
  const wasThere = state.via?.[before] !== undefined;
  setVia(state, before, false, via);
  setVia(state, after, wasThere, via);
  const others = Object.entries(state.tickets ?? {}).filter(([, ticket]) => ticket.holder !== from);
  state.tickets = Object.fromEntries(others);
  state.moved = [...(state.moved ?? []), from].slice(-MOVED_KEPT);
  if (state.known) state.known = state.known.map((one) => (one === from ? holder : one));
}

/** Whether a person leads: anybody may try the console in the lobby, but a game that leads itself shows it nothing. */
export const hasMaster = ({ phase, settings, master }: DeepReadonly<RoomState>): boolean =>
  master.present && (phase === 'lobby' || settings.gameMaster === 'human');

function setVia(state: RoomState, line: string | null | undefined, connected: boolean, via: string | undefined): void {
  if (!state.via || !line) return;
  if (connected && via !== undefined) state.via[line] = via;
  else delete state.via[line];
}

const isHostAway = ({ host, seats }: RoomState): boolean => host !== null && seats[host]?.connected === false;

const someoneIsThere = (state: RoomState): boolean =>
  state.tableConnected || (state.master.present && state.master.connected) || state.seats.some(isThere);

/** In seat order; a bot, or a browser that has not answered yet, adds nothing. */
export const contributionsOf = (state: Pick<RoomState, 'seats'>): string[] =>
  state.seats.map((seat) => seat.contribution ?? '');

/** Game time stands still while the room does. */
export const gameTime = (state: Pick<RoomState, 'still' | 'pause'>, wall: number): number =>
  (state.pause ? state.pause.since : wall) - state.still;
