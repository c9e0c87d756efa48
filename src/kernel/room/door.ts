/**
 * The room's door: why a command may not be, and what may be done now.
 */
import {
  type Actor,
  type AnyGame,
  type Channel,
  type DeepReadonly,
  LANGUAGES,
  type Pauses,
  type Refusal,
  type Seat,
  type Typed,
} from '../game.ts';
import { integerIn, type Offer, oneOf, orderOf, textOf } from '../offer.ts';
import { isAllowed, refuseOption, resolve } from '../options.ts';
import { ROOM_LIMITS, type RoomCommand, roomCommand } from './commands.ts';
import { isLeading, refuseLeading, refuseVoice } from './lead.ts';
import { SCREENS_WAITING_MAX } from './limits.ts';
import {
  isLockCommand,
  refuseEntry,
  refuseLock,
  refuseOtherName,
  refuseRemoval,
  refuseRename,
  waitingAt,
} from './lock.ts';
import { isEmpty } from './missed.ts';
import { lettersIn, lookAlike, tidy } from './names.ts';
import { gameTime, hasMaster, isBot, type RoomState } from './state.ts';

type Games = { readonly [id: string]: AnyGame };
type View = DeepReadonly<RoomState>;

export const roomRefusals: readonly Refusal[] = [
  ...['bad-payload', 'wrong-phase', 'game-over', 'not-seated', 'host-only', 'master-only', 'server-only', 'paused'],
  ...['no-such-game', 'no-such-bot', 'unknown-target', 'name-empty', 'name-too-long', 'name-taken', 'table-full'],
  ...['unknown-option', 'bad-option', 'option-locked', 'bad-seat-order', 'too-few-players', 'too-many-players'],
  ...['not-new', 'master-missing', 'master-present', 'master-there'],
  ...[
    'no-pause-left',
    'not-paused',
    'not-your-pause',
    'wrong-mode',
    'not-extendable',
    'not-absent',
    'not-covered',
    'seat-covered',
  ],
  ...['message-empty', 'message-too-long', 'chat-off', 'no-such-channel', 'no-change', 'already-contributed'],
  ...['no-such-screen', 'wrong-key', 'no-such-ticket'],
  ...['not-for-stand-in', 'host-there', 'not-willing', 'earlier-host'],
  ...['door-locked', 'door-crowded', 'nobody-asks', 'other-name', 'name-kept'],
];

export const isRoomCommand = (command: Typed): command is RoomCommand => command.type.startsWith('room.');

const SERVER = [
  ...['room.open', 'room.connection', 'room.giveTime', 'room.setBack', 'room.roundTrip', 'room.knock', 'room.remind'],
  'room.askIn',
];
const CLOCK = ['room.pauseOver', 'room.nobodyThere', 'room.giveUp', 'room.standIn'];
/** Refusals that come before `paused`: they are about who asks, not about the moment. */
const WHO_FIRST = ['game-over', 'master-only', 'not-seated'];

/**
 * What a person may not ask for, before the rules are asked: somebody whose chair a bot keeps takes it back first. The
 * bot acts as the same seat, so `refuseIn` cannot tell the two apart.
 */
export const refusePerson = (view: View, command: Typed, by: Actor): Refusal | undefined =>
  typeof by === 'number' && !isRoomCommand(command) && view.seats[by]?.coveredBy != null ? 'seat-covered' : undefined;

export function refuseIn(games: Games, view: View, command: Typed, by: Actor, now: number): Refusal | undefined {
  if (!isRoomCommand(command)) return refuseGame(games, view, command, by, now);
  if (!roomCommand(command)) return 'bad-payload';
  if (SERVER.includes(command.type) && by !== 'server') return 'server-only';
  if (CLOCK.includes(command.type) && by !== 'clock') return 'server-only';
  if (command.type === 'room.open') {
    return view.number > 0 ? 'wrong-phase' : Object.hasOwn(games, command.game) ? undefined : 'no-such-game';
  }
  if (view.number === 0) return 'wrong-phase';
  if (by === 'clock') return CLOCK.includes(command.type) ? undefined : 'server-only';
  return refuseRoom(games, view, command, by, now);
}

function refuseGame(games: Games, view: View, command: Typed, by: Actor, now: number): Refusal | undefined {
  const game = games[view.game];
  if (!game || view.phase === 'lobby') return 'wrong-phase';
  if (!game.command(command)) return game.result(view.play) ? 'game-over' : 'bad-payload';
  if (by === view.standIn?.seat && by !== view.host && game.forHostAlone?.includes(command.type))
    return 'not-for-stand-in';
  const refusal = game.refuse(view.play, command, by, gameTime(view, now));
  const waits = view.pause && by !== 'clock' && !game.whilePaused?.includes(command.type);
  return waits && !WHO_FIRST.includes(refusal ?? '') ? 'paused' : refusal;
}

function refuseRoom(games: Games, view: View, command: RoomCommand, by: Actor, now: number): Refusal | undefined {
  const game = games[view.game]!;
  const inLobby = view.phase === 'lobby' ? undefined : view.phase === 'ended' ? 'game-over' : 'wrong-phase';
  const inPlay = view.phase === 'playing' ? undefined : view.phase === 'ended' ? 'game-over' : 'wrong-phase';
  const seated = typeof by === 'number' && by < view.seats.length ? undefined : 'not-seated';
  const hosting = refuseLeading(view, command.type, by);
  const exists = 'seat' in command && (command.seat ?? 0) >= view.seats.length ? 'unknown-target' : undefined;

  if (isLockCommand(command)) return refuseLock(view, command, by, now);
  switch (command.type) {
    case 'room.connection': {
      if (command.who === 'table') {
        const isSame = view.tableConnected === command.connected;
        return isSame && (!command.connected || view.via?.table === command.via) ? 'no-change' : undefined;
      }
      if (command.who === 'master') return view.master.held ? undefined : 'master-missing';
      return view.seats[command.who] ? undefined : 'unknown-target';
    }
    case 'room.giveTime':
      return inPlay ?? (view.pause && !endsByItself(view.pause) ? 'paused' : undefined);
    case 'room.setBack':
      return view.number === 0 ? 'wrong-phase' : undefined;
    case 'room.roundTrip':
      return inPlay ?? exists;
    case 'room.sit':
      if (by !== 'visitor') return 'not-seated';
      return (
        inLobby ??
        refuseEntry(view, command.holder) ??
        (view.seats.length >= game.seats.max ? 'table-full' : refuseTag(view, command)) ??
        refuseOtherName(view, command)
      );
    case 'room.takeMaster':
      if (by !== 'visitor') return 'not-seated';
      if (view.master.held) return 'master-present';
      // The key is known at the server alone.
      if (view.doors && view.doors.master !== command.door) return 'wrong-key';
      return inPlay === undefined && hasMaster(view) ? undefined : inLobby;
    case 'room.ticket':
      return by === 'master' ? undefined : seated;
    case 'room.move':
      if (by !== 'visitor' || view.holders?.includes(command.holder)) return 'not-seated';
      // Tickets are known at the server alone.
      return view.tickets && !isTicket(view, command.ticket, now) ? 'no-such-ticket' : undefined;
    case 'room.freeMaster':
      if (hosting || view.phase !== 'playing') return hosting;
      if (!hasMaster(view)) return 'master-missing';
      return !view.master.held || isMasterGone(view, now) ? undefined : 'master-there';
    case 'room.tag':
      return seated ?? inLobby ?? refuseTag(view, command, by as Seat) ?? refuseRename(view, command, by as Seat);
    case 'room.confirmTime':
      return seated ?? inLobby ?? (view.seats[by as Seat]!.isNew ? undefined : 'not-new');
    case 'room.ready':
      return seated ?? inLobby;
    case 'room.contribute':
      return seated ?? inLobby ?? (view.seats[by as Seat]!.contribution === null ? undefined : 'already-contributed');
    case 'room.ratchet': {
      const option = Object.hasOwn(game.options, command.name) ? game.options[command.name] : undefined;
      return (
        seated ??
        inLobby ??
        (option ? (option.ratchet ? undefined : 'bad-option') : 'unknown-option') ??
        locked(view, command.name)
      );
    }
    case 'room.addBot':
      if (hosting ?? inLobby) return hosting ?? inLobby;
      if (!Object.hasOwn(game.bots, command.bot)) return 'no-such-bot';
      return view.seats.length >= game.seats.max ? 'table-full' : refuseTag(view, command);
    case 'room.setBots': {
      if (hosting ?? inLobby) return hosting ?? inLobby;
      if (!Object.hasOwn(game.bots, command.bot)) return 'no-such-bot';
      return view.seats.some(({ bot }) => bot !== null && bot !== command.bot) ? undefined : 'no-change';
    }
    case 'room.order':
      return hosting ?? inLobby ?? (isOrder(command.seats, view.seats.length) ? undefined : 'bad-seat-order');
    case 'room.knock': {
      if (isWaiting(view, command.sign, now)) return 'no-change';
      // Whoever came first keeps the place: otherwise strangers would push the table's own screen out.
      const waiting = view.knocking?.filter(({ sign }) => isWaiting(view, sign, now)) ?? [];
      const isFull = waiting.length >= SCREENS_WAITING_MAX;
      if (view.noScreens) return 'door-locked';
      return refuseEntry(view, command.holder) ?? (isFull ? 'door-crowded' : undefined);
    }
    case 'room.remind':
      return (view.reminders?.[command.holder] ?? null) === command.way ? 'no-change' : undefined;
    case 'room.letScreen':
      return hosting ?? (isWaiting(view, command.sign, now) ? undefined : 'no-such-screen');
    case 'room.setScreens':
      return hosting ?? (command.mayAsk === (view.noScreens === undefined) ? 'no-change' : undefined);
    case 'room.setSpectators':
    case 'room.setLanguage':
    case 'room.setSound':
      return hosting;
    case 'room.chooseGame':
      return hosting ?? inLobby ?? (Object.hasOwn(games, command.game) ? undefined : 'no-such-game');
    case 'room.setOption':
      return hosting ?? inLobby ?? refuseSetting(game, view, command.name, command.value);
    case 'room.start':
      return hosting ?? inLobby ?? refuseStart(game, view);
    case 'room.leave':
      return seated;
    case 'room.kick': {
      // Whoever stands in takes a bot from the table for somebody who comes, and nobody else.
      const isForBot = isLeading(view, by) && inLobby === undefined && view.seats[command.seat]?.bot != null;
      return (isForBot ? undefined : hosting) ?? exists ?? refuseRemoval(view, command.seat, by);
    }
    case 'room.chooseHost':
      return seated ?? exists ?? refuseVoice(games, view, by as Seat, command.seat, now);
    case 'room.takeLead':
      return seated ?? (by === view.earlierHost ? undefined : 'host-only');
    case 'room.makeHost':
      return hosting ?? exists ?? (mayHost(view, command.seat) ? undefined : 'unknown-target');
    case 'room.say':
      return refuseWords(games, view, command, by);
    case 'room.pause':
      if (by === 'master') return inPlay ?? (view.pause ? 'paused' : undefined);
      return (
        seated ??
        inPlay ??
        (view.pause || view.pauseWaits ? 'paused' : undefined) ??
        refusePause(games, view, by as Seat)
      );
    case 'room.resume':
      if (by !== 'master' && seated) return seated;
      return inPlay ?? (!view.pause ? 'not-paused' : mayResume(view, by) ? undefined : 'not-your-pause');
    case 'room.extend':
      if (hosting ?? inPlay) return hosting ?? inPlay;
      if (!game.extend) return 'not-extendable';
      // Whoever plays may give time and never take it; where a person leads, that person has the clock.
      if (by !== 'master' && (hasMaster(view) || command.seconds < 1)) return 'master-only';
      return refuseGame(games, view, game.extend(command.seconds), by === 'master' ? 'master' : 'server', now);
    case 'room.moveOn':
      if (hosting ?? inPlay) return hosting ?? inPlay;
      if (by !== 'master' && hasMaster(view)) return 'master-only';
      if (!game.moveOn) return 'wrong-mode';
      return refuseGame(games, view, game.moveOn, by === 'master' ? 'master' : 'server', now);
    case 'room.cover': {
      if (hosting ?? inPlay ?? exists) return hosting ?? inPlay ?? exists;
      if (!Object.hasOwn(game.bots, command.bot)) return 'no-such-bot';
      return isEmpty(games, view, command.seat) ? undefined : 'not-absent';
    }
    case 'room.return':
      return seated ?? inPlay ?? (view.seats[by as Seat]!.coveredBy === null ? 'not-covered' : undefined);
    case 'room.handOver':
      if (!view.master.present) return 'master-missing';
      if (by === 'master') return undefined;
      return hosting ?? (isMasterGone(view, now) ? undefined : 'master-there');
    case 'room.cancel':
      if (by === 'master') return inPlay;
      if (seated ?? inPlay ?? hosting) return seated ?? inPlay ?? hosting;
      return !view.pause
        ? 'not-paused'
        : view.settings.gameMaster === 'human' && view.master.present
          ? 'wrong-mode'
          : undefined;
    case 'room.rematch':
      return hosting ?? (view.phase === 'ended' ? undefined : 'wrong-phase');
    case 'room.endEvening':
      return hosting ?? (view.phase !== 'ended' ? 'wrong-phase' : view.eveningEnded ? 'no-change' : undefined);
    default:
      return 'bad-payload';
  }
}

/** Time runs also while the room stands still, until it goes on or is given up. */
const endsByItself = ({ until, why }: NonNullable<View['pause']>): boolean => until !== null || why === 'nobody-there';

/** Whether a screen that shows this sign still waits. Two that show the same would be taken for each other. */
export const isWaiting = ({ knocking = [] }: Pick<View, 'knocking'>, sign: string, now: number): boolean =>
  knocking.some((one) => one.sign === sign && now - one.at < ROOM_LIMITS.screenWaitSeconds * 1000);

/** It is in time, and whoever made it still has the place that it opens. */
function isTicket({ tickets, holders, left, master, masterHolder }: View, ticket: string, now: number): boolean {
  const made = tickets?.[ticket];
  if (!made || now > made.until) return false;
  const seat = holders?.indexOf(made.holder) ?? -1;
  return seat >= 0 ? !left?.includes(seat) : master.held && made.holder === masterHolder;
}

/** For so long that the host may do something about it. */
const isMasterGone = ({ master: { goneSince } }: View, now: number): boolean =>
  goneSince !== null && now - goneSince >= ROOM_LIMITS.masterGoneSeconds * 1000;

function refuseTag(view: View, typed: { name: string; pronouns: string }, self?: Seat): Refusal | undefined {
  const name = tidy(typed.name);
  if (name === '') return 'name-empty';
  const tooLong = lettersIn(name) > ROOM_LIMITS.nameLengthMax;
  if (tooLong || lettersIn(tidy(typed.pronouns)) > ROOM_LIMITS.pronounsLengthMax) return 'name-too-long';
  return view.seats.some((seat, i) => i !== self && lookAlike(seat.name, name)) ? 'name-taken' : undefined;
}

/** Whoever has left for good may be asked for as well, since nobody may know: `decide` passes it on. */
const mayHost = (view: View, seat: Seat): boolean => !isBot(view.seats[seat]!) && !view.kicked.includes(seat);

const isOrder = (seats: readonly Seat[], count: number): boolean =>
  seats.length === count && new Set(seats).size === count && seats.every((seat) => seat < count);

const locked = (view: View, name: string): Refusal | undefined =>
  view.locked.includes(name) ? 'option-locked' : undefined;

function refuseSetting(game: AnyGame, view: View, name: string, value: unknown): Refusal | undefined {
  if (name === 'preset') return game.presets && Object.hasOwn(game.presets, String(value)) ? undefined : 'bad-option';
  const refusal = refuseOption(game.options, name, value, view.seats.length);
  if (refusal) return refusal;
  if (!view.locked.includes(name)) return undefined;
  const { ratchet } = game.options[name]!;
  return ratchet && ratchet.value !== value ? ratchet.code : undefined;
}

function refuseStart(game: AnyGame, view: View): Refusal | undefined {
  const { length } = view.seats;
  if (length < game.seats.min) return 'too-few-players';
  if (length > game.seats.max) return 'too-many-players';
  const setup = view.seats.map((seat) => ({ bot: seat.bot !== null }));
  const options = resolve(game.options, view.options, {
    seats: length,
    humans: setup.filter((seat) => !seat.bot).length,
  });
  const refusal = game.refuseStart?.(setup, options);
  if (refusal) return refusal;
  return options.gameMaster === 'human' && !view.master.present ? 'master-missing' : undefined;
}

export const pausesOf = (games: Games, view: View): Pauses =>
  games[view.game]!.pauses?.(view.play) ?? { perSeat: 2, seconds: 300 };

function refusePause(games: Games, view: View, seat: Seat): Refusal | undefined {
  const { perSeat, isHostFree } = pausesOf(games, view);
  if (isHostFree && isLeading(view, seat)) return undefined;
  if (isHostFree && perSeat === 0) return 'host-only';
  return (view.pausesUsed[seat] ?? 0) >= perSeat ? 'no-pause-left' : undefined;
}

function mayResume(view: View, by: Actor): boolean {
  if (by === 'master') return true;
  if (view.pause!.why === 'moves-lost') return by === view.host;
  if (view.pause!.why !== 'asked') return false;
  return view.pausedBy === by || isLeading(view, by);
}

/** The conversation that somebody's words go to, or why there is none. */
export function channelFor(
  games: Games,
  view: View,
  by: Actor,
  wanted: string | null,
): { channel?: Channel; refusal?: Refusal } {
  const isRemote = (view.phase === 'lobby' ? view.options : view.settings).playMode === 'remote';
  const room: Channel = { id: 'room', readers: 'everyone', refuses: () => (isRemote ? undefined : 'chat-off') };
  const own = (view.phase === 'playing' && games[view.game]!.channels?.(view.play)) || [room];
  // A human master speaks to all at any time, and around one table where the game lets it; before and after a game
  // everybody does.
  const all =
    by !== 'master' ? own : isRemote ? [room] : [room, ...own.filter(({ readers }) => readers === 'everyone')];
  const channels = wanted === null ? all : all.filter((channel) => channel.id === wanted);
  const channel = channels.find((one) => one.refuses(by) === undefined);
  if (channel) return { channel };
  return { refusal: channels[0] ? channels[0].refuses(by)! : 'no-such-channel' };
}

function refuseWords(
  games: Games,
  view: View,
  command: { channel: string | null; text: string },
  by: Actor,
): Refusal | undefined {
  if (by !== 'master' && (typeof by !== 'number' || by >= view.seats.length)) return 'not-seated';
  if (view.pause && view.phase === 'playing' && by !== 'master') return 'paused';
  const { refusal } = channelFor(games, view, by, command.channel);
  if (refusal) return refusal;
  const text = tidy(command.text);
  if (text === '') return 'message-empty';
  return text.length > ROOM_LIMITS.messageLengthMax ? 'message-too-long' : undefined;
}

/** What may be done now, the game's own offers last. Free texts are offered as such: a name may still be taken. */
export function legalIn(games: Games, view: View, who: Seat | 'master', now: number): Offer[] {
  const game = games[view.game];
  if (!game) return [];
  const offers: Offer[] = [];
  const asks = (command: Offer['command']) => refuseIn(games, view, command as Typed, who, now) === undefined;
  const offer = (command: Offer['command'], care?: true) => offers.push(care ? { command, care } : { command });
  const plain = (type: string, care?: true) => asks({ type }) && offer({ type }, care);
  const seats = (type: string, more: { [field: string]: string } = {}) => {
    const fit = view.seats.map((_, seat) => seat).filter((seat) => asks({ type, seat, ...more }));
    if (fit.length > 0) offer({ type, seat: oneOf(fit), ...more }, true);
  };
  const isHost = who === view.host || who === 'master';
  if (view.phase === 'lobby') {
    if (who !== 'master') {
      const mask = integerIn(0, ROOM_LIMITS.masks - 1);
      offer({
        type: 'room.tag',
        name: textOf(1, ROOM_LIMITS.nameLengthMax),
        pronouns: textOf(0, ROOM_LIMITS.pronounsLengthMax),
        mask,
        isNew: oneOf([true, false]),
      });
      offer({ type: 'room.ready', ready: oneOf([true, false]) });
      plain('room.confirmTime');
      for (const name in game.options)
        if (asks({ type: 'room.ratchet', name })) offer({ type: 'room.ratchet', name }, true);
    }
    if (isHost) {
      offer({ type: 'room.order', seats: orderOf(view.seats.map((_, seat) => seat)) });
      offer({ type: 'room.setSpectators', allowed: oneOf([true, false]) });
      offer({ type: 'room.setLanguage', language: oneOf(LANGUAGES) });
      offer({ type: 'room.chooseGame', game: oneOf(Object.keys(games)) });
      for (const name in game.options) settingOffers(game, view, name, offer);
      if (game.presets) offer({ type: 'room.setOption', name: 'preset', value: oneOf(Object.keys(game.presets)) });
    }
    if (isHost || isLeading(view, who)) {
      offer({ type: 'room.setSound', sounds: LOUD, voice: LOUD });
      const kinds = Object.keys(game.bots).filter((bot) => asks({ type: 'room.setBots', bot }));
      if (kinds.length > 0) offer({ type: 'room.setBots', bot: oneOf(kinds) });
      plain('room.start');
    }
  }
  const chosen = [...view.seats.keys(), null].filter((seat) => asks({ type: 'room.chooseHost', seat }));
  if (chosen.length > 0) offer({ type: 'room.chooseHost', seat: oneOf(chosen) }, true);
  plain('room.takeLead', true);
  if (isHost) offer({ type: 'room.setLock', isLocked: !view.isLocked, pass: null }, true);
  const waiting = waitingAt(view, now).map(({ id }) => id);
  if (waiting.length > 0 && asks({ type: 'room.letIn', id: waiting[0]!, isLetIn: true }))
    offer({ type: 'room.letIn', id: oneOf(waiting), isLetIn: oneOf([true, false]) }, true);
  const kept = view.keptAway?.map(({ id }) => id) ?? [];
  if (isHost && kept.length > 0) offer({ type: 'room.letBack', id: oneOf(kept) }, true);
  for (const type of ['room.letNobodyIn', 'room.emptyLobby']) plain(type, true);
  for (const type of ['room.pause', 'room.resume', 'room.cancel', 'room.handOver', 'room.return', 'room.leave'])
    plain(type, true);
  plain('room.rematch', true);
  plain('room.endEvening', true);
  const more = { type: 'room.extend', seconds: ROOM_LIMITS.extendSeconds };
  // A human game master has the game's own commands for both.
  if (who !== 'master' && asks(more)) offer(more, true);
  if (who !== 'master') plain('room.moveOn', true);
  for (const type of ['room.kick', 'room.keepAway', 'room.makeHost']) seats(type);
  for (const bot of Object.keys(game.bots)) seats('room.cover', { bot });
  if (refuseWords(games, view, { channel: null, text: 'x' }, who) === undefined) {
    offer({ type: 'room.say', channel: null, text: textOf(1, ROOM_LIMITS.messageLengthMax) }, true);
  }
  if (view.phase !== 'playing') return offers;
  const isForHost = ({ command }: Offer) =>
    game.forHostAlone?.includes(command.type) && who !== 'master' && who !== view.host;
  const own = game.legal(view.play, who, gameTime(view, now)).filter((one) => !isForHost(one));
  return [...offers, ...(view.pause ? own.filter((one) => game.whilePaused?.includes(one.command.type)) : own)];
}

const LOUD = integerIn(0, ROOM_LIMITS.soundMax);

function settingOffers(game: AnyGame, view: View, name: string, offer: (command: Offer['command']) => void): void {
  const option = game.options[name]!;
  const words = option.values.filter((value) => refuseSetting(game, view, name, value) === undefined);
  if (words.length > 0) offer({ type: 'room.setOption', name, value: oneOf(words) });
  if (option.kind !== 'integer') return;
  const max = typeof option.max === 'function' ? option.max(view.seats.length) : option.max;
  if (max >= option.min && isAllowed(option, max, view.seats.length)) {
    offer({ type: 'room.setOption', name, value: integerIn(option.min, max) });
  }
}
