/**
 * The room is rules too: a decider of the same shape around a game. One log, one path for everything that happens.
 *
 * The door is in door.ts. A game sees game time only, which stands still while the room does, and hears of the people
 * around it by `news`.
 */
import { type Audience, address, type Told } from '../audience.ts';
import { commitmentTo, gameKey, gameSecret } from '../fairness.ts';
import type { Actor, AnyGame, Ctx, DeepReadonly, Marks, News, Rules, Seat, Typed, Viewer } from '../game.ts';
import { commonOptions, resolve } from '../options.ts';
import { ROOM_LIMITS, type RoomCommand, roomCommand } from './commands.ts';
import { channelFor, isRoomCommand, legalIn, pausesOf, refuseIn, roomRefusals } from './door.ts';
import { editionOf } from './editions.ts';
import { eveningOf } from './evening.ts';
import { type LobbySeat, type PauseReason, type RoomFact, roomAudience } from './facts.ts';
import { chosenBy, heirOf, keepsCalendar, nextStandIn, standInDue } from './lead.ts';
import { guestsOf, waitingAt } from './lock.ts';
import { tidy } from './names.ts';
import { questionIn } from './question.ts';
import { contributionsOf, gameTime, isRoomFact, type RoomSeat, type RoomState, recordIn } from './state.ts';

export type Games = { readonly [id: string]: AnyGame };
type View = DeepReadonly<RoomState>;
type RoomCtx = Ctx<Typed>;
type Connection = Extract<RoomCommand, { type: 'room.connection' }>;

/** `revealed`: secrets of finished games by number, for a verifier who has nothing but the opened log. */
export function roomRules(
  games: Games,
  revealed: { readonly [number: number]: string } = {},
): Rules<RoomState, Typed, Typed> {
  const gameOf = (state: { readonly game: string }): AnyGame => games[state.game]!;
  return {
    audience: roomAudience as unknown as Audience<Typed, RoomState>,
    command: (value): value is Typed => roomCommand(value) || isGameCommand(value),
    refusals: [...roomRefusals, ...Object.values(games).flatMap((game) => game.refusals)],
    refuse: (view, command, by, now) => refuseIn(games, view, command, by, now),
    decide: (state, command, by, ctx) => decideIn(games, state, command, by, ctx),
    record: (state, fact) => recordIn(games, state, fact),
    legal: (view, who, now) => legalIn(games, view, who, now),
    deadline: (state) => deadlineOf(games, state),
    quiet: (state) => (state.phase === 'playing' ? gameOf(state).quiet?.(state.play) : undefined),
    question: (state, command) => questionIn(games, state, command),
    hearers: (state, command, by) => hearersIn(games, state, command, by),
    ghosts: (state) => (state.phase === 'lobby' ? [] : (gameOf(state).ghosts?.(state.play) ?? [])),
    result: () => undefined,
    key: (state) => {
      const secret = revealed[state.number];
      return state.key ?? (secret === undefined ? undefined : gameKey(secret, contributionsOf(state as RoomState)));
    },
    marksOf: (fact, state) => {
      const table = isRoomFact(fact) ? roomAudience : gameOf(state).audience;
      return (table as { [type: string]: Marks })[fact.type] ?? {};
    },
    sealedCommands: ({ seats }) =>
      seats.flatMap((_, by) => [
        ...['room.leave', 'room.pause', 'room.resume'].map((type) => ({ by, command: { type } })),
        ...seats.map((__, seat) => ({ by, command: { type: 'room.makeHost', seat } })),
      ]),
    begins: (fact) => fact.type === 'room.lobbyOpened',
    edition: ({ game }) => editionOf(games, game),
    renews: (fact) => fact.type === 'room.setBack',
    address: (fact, state): Told =>
      isRoomFact(fact)
        ? address(roomAudience as unknown as Audience<Typed, RoomState>, fact, state)
        : address(gameOf(state).audience, fact, state.play as never),
  };
}

function hearersIn(games: Games, state: View, command: Typed, by: Actor): readonly Viewer[] | undefined {
  if (state.phase !== 'playing') return undefined;
  if (command.type !== 'room.say') return games[state.game]!.hearers?.(state.play, command, by);
  const { channel } = channelFor(games, state, by, (command as { channel?: string | null }).channel ?? null);
  return channel && channel.readers !== 'everyone' ? channel.readers : undefined;
}

const isGameCommand = (value: unknown): value is Typed =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Typed).type === 'string' &&
  !(value as Typed).type.startsWith('room.');

function decideIn(games: Games, state: View, command: Typed, by: Actor, ctx: RoomCtx): void {
  if (isRoomCommand(command)) decideRoom(games, state, command, by, ctx);
  else play(games, state, command, by, ctx);
}

/** Lets the game decide, in its own time, and does what follows for the room. */
function play(games: Games, state: View, command: Typed, by: Actor, ctx: RoomCtx): void {
  const game = games[state.game]!;
  game.decide(state.play, command, by, { ...ctx, now: gameTime(state, ctx.now) });
  const result = game.result(state.play);
  if (result?.undone) openLobby(games, state, ctx, result.undone);
  else if (result) ctx.tell({ type: 'room.gameOver', secret: secretOf(state), outcome: result.outcome } as RoomFact);
  else if (state.pauseWaits && game.pausable?.(state.play) !== false) stop(games, state, 'asked', ctx);
}

/** Hands the game a piece of news; says whether the game took it. */
function inform(games: Games, state: View, news: News, ctx: RoomCtx): boolean {
  if (state.phase !== 'playing') return false;
  const command = games[state.game]!.news?.(news, state.play);
  if (command) play(games, state, command, 'server', ctx);
  return command !== undefined;
}

function decideRoom(games: Games, state: View, command: RoomCommand, by: Actor, ctx: RoomCtx): void {
  const tell = (fact: RoomFact) => ctx.tell(fact);
  switch (command.type) {
    case 'room.open': {
      tell({ type: 'room.opened', secret: command.secret, table: command.table, master: command.master });
      const options = { playMode: command.remote ? 'remote' : 'in-person' };
      return tell({
        type: 'room.lobbyOpened',
        number: 1,
        game: command.game,
        language: command.language,
        seats: [],
        host: null,
        options,
        locked: [],
        commitment: commitmentTo(gameSecret(command.secret, 1)),
        hasMaster: false,
        masterConnected: false,
        tableConnected: false,
        spectators: false,
        holders: [],
      });
    }
    case 'room.setSpectators':
      return tell({ type: 'room.spectatorsSet', allowed: command.allowed });
    case 'room.setLanguage':
      tell({ type: 'room.languageSet', language: command.language });
      return void inform(games, state, { type: 'language', language: command.language }, ctx);
    case 'room.setSound':
      return tell({ type: 'room.soundSet', sounds: command.sounds, voice: command.voice });
    case 'room.knock':
      return tell({ type: 'room.screenKnocked', sign: command.sign, holder: command.holder, at: ctx.now });
    case 'room.letScreen':
      return tell({ type: 'room.screenAnswered', sign: command.sign, isLetIn: command.isLetIn });
    case 'room.setScreens':
      return tell({ type: 'room.screensSet', mayAsk: command.mayAsk });
    case 'room.remind':
      return tell({ type: 'room.reminderSet', holder: command.holder, way: command.way });
    case 'room.sit':
    case 'room.addBot': {
      const isPerson = command.type === 'room.sit';
      const seat: LobbySeat = {
        ...tagOf(command),
        bot: isPerson ? null : command.bot,
        connected: true,
        isNew: isPerson && command.isNew,
        hasTime: false,
        isReady: !isPerson,
        contribution: isPerson ? command.contribution : null,
      };
      tell({
        type: 'room.seatTaken',
        seat,
        holder: isPerson ? command.holder : null,
        via: isPerson ? command.via : '',
      });
      if (isPerson && state.host === null) tell({ type: 'room.hostChanged', seat: state.seats.length - 1 });
      return;
    }
    case 'room.takeMaster':
      tell({ type: 'room.masterCame', holder: command.holder, via: command.via });
      if (state.pause && MASTER_BACK.includes(state.pause.why)) goOn(games, state, ctx);
      return;
    case 'room.ticket': {
      const holder = by === 'master' ? state.masterHolder : state.holders?.[by as Seat];
      const until = ctx.now + ROOM_LIMITS.ticketSeconds * 1000;
      return tell({ type: 'room.ticketMade', ticket: command.ticket, holder: holder ?? '', until });
    }
    case 'room.move': {
      const { ticket, holder, via } = command;
      return tell({ type: 'room.moved', from: state.tickets?.[ticket]?.holder ?? '', holder, via });
    }
    case 'room.freeMaster':
      tell({ type: 'room.masterFreed', door: command.door, at: ctx.now });
      if (state.phase === 'playing' && !state.pause) stop(games, state, 'master-gone', ctx);
      return;
    case 'room.tag':
      return tell({ type: 'room.tagged', seat: by as Seat, tag: tagOf(command), isNew: command.isNew });
    case 'room.confirmTime':
      return tell({ type: 'room.timeConfirmed', seat: by as Seat });
    case 'room.ready':
      return tell({ type: 'room.readied', seat: by as Seat, ready: command.ready });
    case 'room.contribute':
      return tell({ type: 'room.contributed', seat: by as Seat, bits: command.bits });
    case 'room.ratchet': {
      const { value } = games[state.game]!.options[command.name]!.ratchet!;
      return tell({ type: 'room.optionLocked', name: command.name, value, seat: by as Seat });
    }
    case 'room.order':
      return tell({ type: 'room.ordered', seats: command.seats });
    case 'room.chooseGame':
      return chooseGame(games, state, command.game, ctx);
    case 'room.setBots':
      return tell({ type: 'room.botsSet', bot: command.bot });
    case 'room.setOption': {
      const preset = command.name === 'preset' && games[state.game]!.presets?.[String(command.value)];
      const changes = Object.entries(preset || {});
      for (const [name, value] of changes) tell({ type: 'room.optionSet', name, value: value as string });
      return tell({ type: 'room.optionSet', name: command.name, value: command.value });
    }
    case 'room.start':
      return start(games, state, ctx);
    case 'room.connection':
      return connection(games, state, command, ctx);
    case 'room.giveTime':
      if (keepsCalendar(games, state)) return; // its deadlines are moments
      tell({ type: 'room.timeGiven', ms: command.ms });
      if (state.pause) return;
      return games[state.game]!.restarted?.(state.play, { ...ctx, now: gameTime(state, ctx.now) });
    case 'room.setBack':
      tell({ type: 'room.setBack' });
      if (state.phase !== 'playing' || keepsCalendar(games, state)) return;
      // People have seen what is not so any more: they say themselves when they are ready, or that it is not fair to go on.
      if (state.pause) tell({ type: 'room.resumed', at: ctx.now });
      return stop(games, state, 'moves-lost', ctx);
    case 'room.roundTrip':
      return void inform(games, state, { type: 'roundTrip', seat: command.seat, ms: command.ms }, ctx);
    case 'room.makeHost':
      return makeHost(games, state, command.seat, by, ctx);
    case 'room.standIn':
      tell({ type: 'room.standInNamed', seat: nextStandIn(state) });
      return void inform(games, state, { type: 'host', seat: state.standIn!.seat }, ctx);
    case 'room.chooseHost':
      return chooseHost(games, state, by as Seat, command.seat, ctx);
    case 'room.takeLead':
      return nameHost(games, state, by as Seat, ctx);
    case 'room.setLock':
      if (command.isLocked !== (state.isLocked ?? false)) tell({ type: 'room.lockSet', isLocked: command.isLocked });
      if (command.isLocked && command.pass !== null) tell({ type: 'room.passMade', pass: command.pass });
      return;
    case 'room.usePass':
      return tell({ type: 'room.passUsed', holder: command.holder });
    case 'room.askIn': {
      const { mask, holder } = command;
      return tell({ type: 'room.askedIn', id: nextId(state), name: tidy(command.name), mask, at: ctx.now, holder });
    }
    case 'room.letIn':
      return tell({ type: 'room.askAnswered', id: command.id, isLetIn: command.isLetIn });
    case 'room.letNobodyIn':
      for (const { id } of waitingAt(state, ctx.now)) tell({ type: 'room.askAnswered', id, isLetIn: false });
      return;
    case 'room.keepAway':
      lock(state, ctx);
      return kick(games, state, command.seat, ctx, nextId(state));
    case 'room.letBack':
      return tell({ type: 'room.letBack', id: command.id });
    case 'room.emptyLobby':
      lock(state, ctx);
      for (const seat of guestsOf(state).reverse()) kick(games, state, seat, ctx);
      return;
    case 'room.leave':
      return leave(games, state, by as Seat, ctx);
    case 'room.kick':
      return kick(games, state, command.seat, ctx);
    case 'room.say': {
      const { channel } = channelFor(games, state, by, command.channel);
      const line = { by: by as Seat | 'master', channel: channel!.id, text: tidy(command.text) };
      if (channel!.readers === 'everyone') tell({ type: 'room.said', ...line });
      else tell({ type: 'room.whispered', ...line, readers: channel!.readers });
      if (typeof by === 'number')
        inform(games, state, { type: 'said', seat: by, channel: line.channel, text: line.text }, ctx);
      return;
    }
    case 'room.pause': {
      const askedOfMaster = typeof by === 'number' && state.settings.gameMaster === 'human' && state.master.present;
      if (typeof by === 'number') tell({ type: 'room.pauseAsked', seat: by, stops: !askedOfMaster });
      if (askedOfMaster) return;
      if (games[state.game]!.pausable?.(state.play) === false) return tell({ type: 'room.pauseWaits' });
      return stop(games, state, by === 'master' ? 'master' : 'asked', ctx);
    }
    case 'room.resume':
    case 'room.pauseOver':
      if (typeof by === 'number') tell({ type: 'room.askedBy', seat: by });
      return goOn(games, state, ctx);
    case 'room.nobodyThere':
      return stop(games, state, 'nobody-there', ctx);
    case 'room.cancel':
    case 'room.giveUp':
      return void inform(games, state, { type: 'cancelled' }, ctx);
    case 'room.extend':
      return play(
        games,
        state,
        games[state.game]!.extend!(command.seconds),
        by === 'master' ? 'master' : 'server',
        ctx,
      );
    case 'room.moveOn':
      return play(games, state, games[state.game]!.moveOn!, by === 'master' ? 'master' : 'server', ctx);
    case 'room.cover':
      return cover(games, state, command.seat, command.bot, ctx);
    case 'room.return':
      tell({ type: 'room.returned', seat: by as Seat });
      return void inform(games, state, { type: 'player', seat: by as Seat, bot: false }, ctx);
    case 'room.handOver':
      tell({ type: 'room.handedOver' });
      if (state.pause?.why.startsWith('master')) goOn(games, state, ctx);
      return void inform(games, state, { type: 'handedOver' }, ctx);
    case 'room.rematch':
      return openLobby(games, state, ctx, [...(state.left ?? [])]);
    case 'room.endEvening':
      return tell({ type: 'room.eveningEnded' });
  }
}

/** Where people are, and who leads, does not change with the game; and its bots are as clever as this game can have them. */
function chooseGame(games: Games, state: View, id: string, ctx: RoomCtx): void {
  const { options } = games[id]!;
  const kept = Object.keys(commonOptions).filter((name) => name in state.options && Object.hasOwn(options, name));
  const facts = kept.map((name) => ({ type: 'room.optionSet', name, value: state.options[name] }));
  for (const fact of [{ type: 'room.gameChosen', game: id }, ...facts]) ctx.tell(fact as RoomFact);
  fitBots(games, state, ctx);
}

/** A game knows its own bots alone. */
function fitBots(games: Games, state: View, ctx: RoomCtx): void {
  const { bots } = games[state.game]!;
  const isStrange = state.seats.some(({ bot }) => bot !== null && !Object.hasOwn(bots, bot));
  if (isStrange) ctx.tell({ type: 'room.botsSet', bot: usualBot(games, state) } as RoomFact);
}

const usualBot = (games: Games, state: View): string => {
  const bots = Object.keys(games[state.game]!.bots);
  return bots.includes('clever') ? 'clever' : bots[0]!;
};

const tagOf = (typed: { name: string; pronouns: string; mask: number }) => ({
  name: tidy(typed.name),
  pronouns: tidy(typed.pronouns),
  mask: typed.mask,
});

const secretOf = (state: View): string => state.secret ?? '';

function start(games: Games, state: View, ctx: RoomCtx): void {
  const game = games[state.game]!;
  fitBots(games, state, ctx); // a lobby that was laid when bots kept the name of an earlier game's
  const humans = state.seats.filter((seat) => seat.bot === null).length;
  const options = resolve(game.options, state.options, { seats: state.seats.length, humans });
  ctx.tell({ type: 'room.gameStarted', options, at: ctx.now } as RoomFact);
  play(games, state, game.begin, 'clock', ctx);
  inform(games, state, { type: 'language', language: state.language }, ctx);
  const leads = state.standIn?.seat ?? state.host;
  if (leads !== null) inform(games, state, { type: 'host', seat: leads }, ctx);
}

function nameHost(games: Games, state: View, seat: Seat, ctx: RoomCtx): void {
  ctx.tell({ type: 'room.hostChanged', seat } as RoomFact);
  inform(games, state, { type: 'host', seat }, ctx);
}

/** The lobby of the next game: the same people without those who are gone, and a fresh sealed deal. */
function openLobby(games: Games, state: View, ctx: RoomCtx, gone: readonly Seat[]): void {
  const stays = state.seats.map((seat, i) => !gone.includes(i) && (seat.bot !== null || state.holders?.[i] !== null));
  const carried = games[state.game]!.carry?.(state.play) ?? {};
  const placeOf = (seat: Seat | null) =>
    seat !== null && stays[seat] ? stays.slice(0, seat).filter(Boolean).length : null;
  const host = placeOf(state.host);
  const earlier = placeOf(state.earlierHost ?? null);
  const number = state.number + 1;
  const evening = eveningOf(games, state);
  const { sound, noScreens, isLocked = false, keptAway = [], doorCount = 0 } = state;
  const asking = waitingAt(state, ctx.now);
  ctx.tell({
    type: 'room.lobbyOpened',
    number,
    game: state.game,
    language: state.language,
    seats: state.seats.filter((_, i) => stays[i]).map(lobbySeatOf),
    host,
    options: { ...state.options, ...carried },
    locked: [...new Set([...state.locked, ...Object.keys(carried)])],
    commitment: commitmentTo(gameSecret(state.roomSecret ?? '', number)),
    hasMaster: state.master.held,
    masterConnected: state.master.connected,
    tableConnected: state.tableConnected,
    spectators: state.spectators,
    holders: (state.holders ?? []).filter((_, i) => stays[i]),
  } as RoomFact);
  // No stream reaches behind a lobby, so what was played before is told again.
  if (evening.length > 0) ctx.tell({ type: 'room.eveningTold', games: evening } as RoomFact);
  if (sound) ctx.tell({ type: 'room.soundSet', sounds: sound.sounds, voice: sound.voice } as RoomFact);
  if (isLocked || keptAway.length > 0)
    ctx.tell({ type: 'room.doorTold', isLocked, asking, keptAway, count: doorCount } as RoomFact);
  if (noScreens) ctx.tell({ type: 'room.screensSet', mayAsk: false } as RoomFact);
  if (earlier !== null && state.host !== null)
    ctx.tell({ type: 'room.hostChosen', seat: state.host, earlier } as RoomFact);
  fillLead(games, state, ctx);
}

const lobbySeatOf = ({ coveredBy, voice, isLate, ...seat }: DeepReadonly<RoomSeat>): LobbySeat => ({
  ...seat,
  isReady: seat.bot !== null,
  contribution: null,
});

/** A room in which people sit has a host. */
function fillLead(games: Games, state: View, ctx: RoomCtx, from = -1): void {
  const heir = state.host === null ? heirOf(state, from) : undefined;
  if (heir !== undefined) nameHost(games, state, heir, ctx);
}

/** Pauses that end when somebody leads again. */
const MASTER_BACK: readonly PauseReason[] = ['nobody-there', 'master-gone'];

function connection(games: Games, state: View, command: Connection, ctx: RoomCtx): void {
  const { who, connected, via } = command;
  // A seat that left for good keeps the state it last showed: that it left is for the game to tell, or not.
  if (typeof who === 'number' && state.left?.includes(who)) return;
  const leads = state.standIn?.seat;
  ctx.tell({ type: 'room.connectionChanged', who, connected, via, at: ctx.now } as RoomFact);
  if (state.phase !== 'playing') return;
  const isRelieved = leads !== undefined && !state.standIn;
  if (isRelieved || (connected && who === state.host)) inform(games, state, { type: 'host', seat: state.host! }, ctx);
  const back =
    state.pause?.why === 'nobody-there' || (who === 'master' && state.pause && MASTER_BACK.includes(state.pause.why));
  if (connected && back) goOn(games, state, ctx);
  if (typeof who === 'number') inform(games, state, { type: 'connection', seat: who, connected }, ctx);
  const masterGone = who === 'master' && !connected && state.settings.gameMaster === 'human';
  if (masterGone && !state.pause && !keepsCalendar(games, state)) stop(games, state, 'master-gone', ctx);
}

function stop(games: Games, state: View, why: PauseReason, ctx: RoomCtx): void {
  const { seconds } = pausesOf(games, state);
  const until = why === 'asked' && seconds > 0 ? ctx.now + seconds * 1000 : null;
  ctx.tell({ type: 'room.paused', why, until, at: ctx.now } as RoomFact);
}

function goOn(games: Games, state: View, ctx: RoomCtx): void {
  ctx.tell({ type: 'room.resumed', at: ctx.now } as RoomFact);
  games[state.game]!.resumed?.(state.play, { ...ctx, now: gameTime(state, ctx.now) });
}

function leave(games: Games, state: View, seat: Seat, ctx: RoomCtx): void {
  if (state.phase === 'lobby') return free(games, state, seat, ctx);
  ctx.tell({ type: 'room.left', seat } as RoomFact);
  const taken = state.phase === 'ended' || inform(games, state, { type: 'left', seat }, ctx);
  if (!taken) putBot(games, state, seat, ctx);
  if (inLobby(state)) return; // the setup was undone, and its lobby has found who leads
  if (state.host === seat) passOn(games, state, seat, ctx);
  // Whoever would lead is withdrawn as if they had said so, and whoever stands in is relieved.
  if (state.seats[seat]!.voice === seat) ctx.tell({ type: 'room.voiceGiven', by: seat, seat: null } as RoomFact);
  if (state.standIn?.seat === seat) relieve(games, state, ctx);
}

const inLobby = ({ phase }: View): boolean => phase === 'lobby';

function relieve(games: Games, state: View, ctx: RoomCtx): void {
  ctx.tell({ type: 'room.standInNamed', seat: nextStandIn(state) } as RoomFact);
  inform(games, state, { type: 'host', seat: state.standIn!.seat }, ctx);
}

const nextId = ({ doorCount = 0 }: View): number => doorCount + 1;

function lock({ isLocked }: View, ctx: RoomCtx): void {
  if (!isLocked) ctx.tell({ type: 'room.lockSet', isLocked: true } as RoomFact);
}

/** `keptAs`: their device is kept away, too. */
function kick(games: Games, state: View, seat: Seat, ctx: RoomCtx, keptAs: number | null = null): void {
  const isPerson = state.seats[seat]!.bot === null;
  if (isPerson) ctx.tell({ type: 'room.sentAway', seat, keptAs, at: ctx.now } as RoomFact);
  if (state.phase === 'lobby') return free(games, state, seat, ctx);
  ctx.tell({ type: 'room.kicked', seat } as RoomFact);
  const taken = inform(games, state, { type: 'kicked', seat }, ctx);
  if (!taken && state.phase === 'playing') putBot(games, state, seat, ctx);
  if (!inLobby(state) && state.host === seat) passOn(games, state, seat, ctx);
}

function free(games: Games, state: View, seat: Seat, ctx: RoomCtx): void {
  ctx.tell({ type: 'room.seatFreed', seat } as RoomFact);
  // Whoever sat beside them has this number now.
  fillLead(games, state, ctx, seat - 1);
}

/** The host went, and need not look gone: somebody else is made host as if it had been handed over. */
function passOn(games: Games, state: View, from: Seat, ctx: RoomCtx): void {
  const next = heirOf(state, from);
  if (next !== undefined) nameHost(games, state, next, ctx);
}

/** Somebody says whom they would have; with enough of them the table has chosen. */
function chooseHost(games: Games, state: View, by: Seat, wanted: Seat | null, ctx: RoomCtx): void {
  ctx.tell({ type: 'room.voiceGiven', by, seat: wanted } as RoomFact);
  if (wanted === null || !chosenBy(games, state, wanted, ctx.now)) return;
  const earlier = state.earlierHost ?? state.host;
  ctx.tell({ type: 'room.hostChosen', seat: wanted, earlier: earlier === wanted ? null : earlier } as RoomFact);
  inform(games, state, { type: 'host', seat: wanted }, ctx);
}

/** Whoever has left for good cannot lead, and that they have is for the game to tell, or not: the next one leads. */
function makeHost(games: Games, state: View, wanted: Seat, by: Actor, ctx: RoomCtx): void {
  const isGone = state.left?.includes(wanted) ?? false;
  if (typeof by === 'number' && state.phase === 'playing') ctx.tell({ type: 'room.askedBy', seat: by } as RoomFact);
  // The log that is handed out must not hold whom they asked for.
  else if (isGone) ctx.tell({ type: 'room.askedBy', seat: wanted } as RoomFact);
  nameHost(games, state, isGone ? (heirOf(state, wanted) ?? wanted) : wanted, ctx);
}

function putBot(games: Games, state: View, seat: Seat, ctx: RoomCtx): void {
  cover(games, state, seat, usualBot(games, state), ctx);
}

function cover(games: Games, state: View, seat: Seat, bot: string, ctx: RoomCtx): void {
  ctx.tell({ type: 'room.covered', seat, bot } as RoomFact);
  inform(games, state, { type: 'player', seat, bot: true }, ctx);
}

/** The game goes on whoever is away, and whether or not a server lived. */

interface Due {
  readonly at: number;
  readonly command: Typed;
}

/** The earliest of all clocks that run, in wall time. */
function deadlineOf(games: Games, state: View): Due | undefined {
  const play = playDue(games, state);
  const at = standInDue(games, state);
  return at === undefined || (play && play.at <= at) ? play : { at, command: { type: 'room.standIn' } };
}

function playDue(games: Games, state: View): Due | undefined {
  if (state.phase !== 'playing') return undefined;
  if (state.pause) {
    if (state.pause.until !== null) return { at: state.pause.until, command: { type: 'room.pauseOver' } };
    if (state.pause.why !== 'nobody-there') return undefined;
    return { at: state.pause.since + ROOM_LIMITS.nobodyCancelSeconds * 1000, command: { type: 'room.giveUp' } };
  }
  const due = games[state.game]!.deadline(state.play);
  const game = due && { at: due.at + state.still, command: due.command as Typed };
  if (state.nobodySince === null || keepsCalendar(games, state)) return game;
  const alone = { at: state.nobodySince + ROOM_LIMITS.nobodySeconds * 1000, command: { type: 'room.nobodyThere' } };
  return game && game.at <= alone.at ? game : alone;
}
