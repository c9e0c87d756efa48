/**
 * The frame around a room: fetches the game, opens the line, and shows the lobby, the game, or what went wrong. The
 * screens inside see a view and offers (stage.ts) and know nothing of lines.
 */
import './room.css';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { isOverIn } from '../connection.ts';
import type { Language, Typed } from '../kernel/game.ts';
import { legalIn, refuseIn, refusePerson } from '../kernel/room/door.ts';
import { missedIn } from '../kernel/room/missed.ts';
import type { RoomState } from '../kernel/room/state.ts';
import type { Surface } from './address.ts';
import { go, tidyAddress } from './address.ts';
import { lookUp } from './api.ts';
import { Boundary, Broken } from './boundary.tsx';
import { fetchUntilHere, useFetched } from './chunk.ts';
import { expectAt, isExpectedAt, sitExpected } from './coming.ts';
import { type Connection, connect } from './connection.ts';
import { Drawers } from './drawers/index.tsx';
import type { TroubleProps } from './errors.tsx';
import { drawsPause, isLoaded, load, loaded, loadWords, lobbyOf, screensOf } from './games.ts';
import { Join } from './join.tsx';
import { beat, Refusals, seatFaces } from './kit/index.ts';
import { forgetSeat, keepSeat } from './last-seat.ts';
import { LineStraps, useLineNews } from './line-straps.tsx';
import { type Lobby, mayLead, pointOf, refusalText } from './lobby.ts';
import type { LobbyMasterProps } from './lobby-master.tsx';
import { anyToken, consoleKey, doorsOf, hostName, language, passFor, randomHex, tokenFor } from './memory.ts';
import type { MissedProps } from './missed.tsx';
import { WithMoreTime } from './more-time.tsx';
import { Opening, Strap } from './opening.tsx';
import type { OutsideProps } from './outside.tsx';
import { isBright } from './settings.ts';
import type { DrawerName, Stage } from './stage.ts';
import { loadTexts, textsIn } from './texts/index.ts';
import { loadLaterWords, useWithLaterWords } from './texts/later/index.ts';
import { createLog, type Log } from './told.ts';
import { useWakeLock } from './wake.ts';
import { aloneIn, dropAlone } from './wish.ts';

export interface RoomProps {
  readonly code: string;
  readonly surface: Surface;
  readonly token?: string;
  readonly ticket?: string;
  readonly pass?: string;
}

interface Open {
  readonly line: Connection;
  readonly log: Log;
}

type Door =
  | ('looking' | 'left' | 'asking' | 'locked' | 'no-such-room' | 'damaged' | 'no-such-ticket' | 'unreachable')
  | Open;

const REFUSAL_SHOWN_MS = 4_500;
const NEWS_SHOWN_MS = 8_000;

/** With what it fetches itself: without a line it is tried again. */
const fetchAlone = () => Promise.all([import('./alone.tsx'), import('./bot-names.ts')]);

async function openRoom({ code, surface, token, ticket, pass }: RoomProps, door: Signal<Door>): Promise<void> {
  door.value = 'looking';
  try {
    const key = ticket ?? (surface === 'master' ? consoleKey(code, token) : passFor(code, pass));
    const brought = ticket ? randomHex(16) : surface === 'table' ? (token ?? doorsOf(code)?.table) : undefined;
    const before = anyToken(code, surface);
    const found = await lookUp(code, brought ?? anyToken(code, surface), key);
    if (!found || found === 'damaged' || found.isLocked) {
      door.value = !found ? 'no-such-room' : found === 'damaged' ? 'damaged' : 'locked';
      return;
    }
    const own = surface === 'table' ? found.language : language.peek();
    await Promise.all([load(found.game, own), loadTexts(own)]);
    // The table speaks the host's language, which may change.
    const log: Log = createLog(surface === 'table' ? () => line.room().language : undefined);
    const line: Connection = connect(code, surface, { token: brought, key }, (fact) => log.take(fact));
    if (ticket && !(await isMovedHere(line, ticket))) {
      line.close();
      tokenFor(code, surface, before);
      door.value = 'no-such-ticket';
    } else if (door.peek() === 'left') line.close();
    else door.value = { line, log };
  } catch {
    door.value = 'unreachable';
  }
}

/** Moves a seat here with a ticket; it may have gone out, or the room may be shut to whoever has none. */
async function isMovedHere(line: Connection, ticket: string): Promise<boolean> {
  const asked = line.ask({ type: 'room.move', ticket }).then(({ refused }) => refused === undefined);
  const closed = new Promise<boolean>((resolve) => {
    line.line.subscribe((state) => isOverIn(state) && resolve(false));
  });
  return Promise.race([asked, closed]);
}

export function RoomPage(props: RoomProps) {
  // A link with somebody's chair in it is asked about first: whoever opens it takes the seat from the other device.
  const door = useSignal<Door>(props.ticket ? 'asking' : 'looking');
  useEffect(() => {
    tidyAddress();
    if (door.peek() === 'looking') void openRoom(props, door);
    return () => {
      const open = door.peek();
      if (typeof open === 'object') open.line.close();
      door.value = 'left'; // also while it was still being opened
    };
  }, []);
  const now = door.value;
  const { ticket, ...later } = props; // a ticket is good for one try
  const again = () => void openRoom(later, door);
  if (now === 'looking' || now === 'left') return <Opening code={props.code} />;
  if (now === 'asking') return <Handed code={props.code} onTake={() => void openRoom(props, door)} />;
  if (now === 'locked') return <AtLockedDoor {...props} onAgain={again} />;
  if (typeof now === 'string') return <Trouble {...later} why={now} onAgain={again} />;
  return (
    <Boundary screen={`room/${props.surface}`} code={props.code}>
      <InRoom {...props} {...now} onAgain={again} />
    </Boundary>
  );
}

/** A phone asks to be let in, and is expected then; a screen that would be the table's asks as all screens do. */
function AtLockedDoor({ code, surface, onAgain }: RoomProps & { onAgain: () => void }) {
  useEffect(() => {
    if (surface === 'table') go(`/table#${code}`);
  }, []);
  if (surface === 'table') return <Opening code={code} />;
  const comeIn = (tag: { readonly name: string; readonly mask: number }) => {
    expectAt(code, tag);
    onAgain();
  };
  return <Outside code={code} onIn={comeIn} />;
}

function useRefusals(): { shown: string | undefined; show: (text: string) => void; forget: () => void } {
  const shown = useSignal<string | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (text: string) => {
    clearTimeout(timer.current);
    shown.value = text;
    timer.current = setTimeout(() => {
      shown.value = undefined;
    }, REFUSAL_SHOWN_MS);
  };
  const forget = () => {
    shown.value = undefined;
  };
  return { shown: shown.value, show, forget };
}

function InRoom({ code, surface, line, log, onAgain }: RoomProps & Open & { onAgain: () => void }) {
  useWakeLock();
  line.version.value;
  const state = line.line.value;
  const shown = useRef<string>(undefined);
  const drawer = useSignal<{ name: DrawerName; game: number; at: string; clause?: string } | null>(null);
  const refusals = useRefusals();
  const news = useLineNews(line, log);
  const room = line.room();
  const role = line.role();
  const isOpen = line.isWhole();
  const own = surface === 'table' && isOpen ? room.language : language.value;
  useStores(own);
  useEffect(() => {
    if (isOpen && isLoaded(room.game)) void Promise.all([loadTexts(own), loadWords(room.game, own)]).then(log.retell);
  }, [own, isOpen && isLoaded(room.game) && room.game]);
  const words = textsIn(own);
  const me = typeof role === 'number' ? role : null;
  const who = role === 'master' ? 'master' : me;

  const lobbyRef = useRef<Lobby>(null as unknown as Lobby);
  const steady = useMemo(
    () => ({
      ask: async (command: Typed & { readonly [field: string]: unknown }) => {
        const answer = await line.ask(command);
        const { refused } = answer;
        if (refused && refused !== 'taken-back')
          fetchUntilHere(
            () => loadLaterWords(lobbyRef.current.language),
            () => refusals.show(refusalText(lobbyRef.current, refused)),
          );
        return answer;
      },
      open: (name: DrawerName, clause?: string) => {
        const room = line.room();
        // One leads to another: the game has gone on since the first.
        const { at = pointOf(room) } = drawer.peek() ?? {};
        drawer.value = { name, game: room.number, at, ...(clause !== undefined && { clause }) };
      },
    }),
    [line],
  );

  useEffect(() => {
    const tag = aloneIn(code);
    if (!isOpen || room.phase !== 'lobby' || room.number !== 1 || !tag) return;
    return fetchUntilHere(fetchAlone, ([alone]) => {
      // Whoever is refused a step finds the lobby, and can go on by hand.
      void alone.goAlone(lobbyRef.current, tag).then((isDone) => isDone || dropAlone());
    });
  }, [isOpen, me]);

  useEffect(() => {
    if (isOpen && room.phase === 'lobby' && me === null && surface === 'phone' && isExpectedAt(code))
      void sitExpected(lobbyRef.current);
  }, [isOpen, room.phase, me]);

  // Whoever sits down brings a pinch of chance along; for each further game their page adds another by itself.
  const wantsPinch = room.phase === 'lobby' && me !== null && room.seats[me]?.contribution === null;
  useEffect(() => {
    if (wantsPinch) void line.ask({ type: 'room.contribute', bits: randomHex(16) });
  }, [wantsPinch, room.number]);

  // What is read of one game says nothing true of the next, and is not asked for once more.
  const isOfLast = drawer.value !== null && drawer.value.game !== room.number;
  useEffect(() => {
    if (isOfLast) drawer.value = null;
  }, [isOfLast]);
  const isTurned = useAWhile(room.number, isOfLast);

  // What was refused at the door is not said to somebody who sits.
  useEffect(() => refusals.forget(), [me]);

  const chair = me === null ? undefined : room.seats[me];
  useEffect(() => {
    if (!isOpen || surface !== 'phone') return;
    if (chair) keepSeat({ code, seat: me!, mask: chair.mask, name: chair.name });
    else if (me === null) forgetSeat(code);
  }, [isOpen, me, chair?.mask, chair?.name]);

  const isPlayer = useConsole(line, surface);
  usePass(line, surface);
  useBrightness(surface, room);
  const isNewlyLed = useIsNewlyLed(room);
  const isNewlyHosted = useIsNewlyHosted(log.hosts.value, isOpen);

  if (state === 'broken') return <Broken code={code} words={words.errors.broken} />;
  if (typeof state === 'object' && state.closed === 'locked') return <AtLockedDoor {...{ code, surface, onAgain }} />;
  if (typeof state === 'object') return <Trouble why={state.closed} {...{ code, surface, onAgain }} />;
  // The rules of another game are fetched when it is chosen; until they are here the lobby stays as it is.
  if (isLoaded(room.game)) shown.current = room.game;
  const game = shown.current;
  if (!isOpen || game === undefined) return <Opening code={code} />;

  const offers = () => (who === null ? [] : legalIn(loaded, room, who, line.wall()));
  const now = () => {
    beat.value;
    return line.now();
  };
  const lobby: Lobby = {
    ...steady,
    ...{ code, surface, room, role, me, who, words, language: own, offers, now },
    game: loaded[game]!,
    about: lobbyOf(game),
    faces: seatFaces(room),
    wall: () => {
      beat.value;
      return line.wall();
    },
    lineMs: () => {
      beat.value;
      return 2 * line.wallError();
    },
    why: (command) => {
      const by = who ?? 'visitor';
      if (!isLoaded(room.game)) return 'wrong-phase';
      return refusePerson(room, command, by) ?? refuseIn(loaded, room, command, by, line.wall());
    },
  };
  lobbyRef.current = lobby;
  const told = () => log.lines.value;
  const stage: Stage<unknown> = {
    ...steady,
    ...{ code, room, me, view: room.play, language: own, offers, now, told, address: hostName() },
  };
  const isAway = state === 'away' || state === 'long-away';
  const isCovered = me !== null && room.phase === 'playing' && room.seats[me]?.coveredBy != null;
  const isHalted = room.pause !== null && !showsPause(lobby);
  const missed = missedIn(loaded, room);
  const isUnder = state === 'long-away' || (room.phase === 'playing' && (isHalted || isCovered));

  return (
    <div class={`in-room on-${surface}${isAway ? ' is-greyed' : ''}`} data-game={room.game} lang={own}>
      {surface !== 'table' && role !== 'visitor' && (
        <button type="button" class="frame-menu" aria-label={words.drawers.menu} onClick={() => steady.open('menu')} />
      )}
      <Refusals title={words.line.refused} help={surface === 'table' ? undefined : refusals.shown}>
        <div class="inside" inert={isUnder} aria-hidden={isUnder || undefined}>
          <Boundary
            screen={`${room.phase === 'lobby' ? 'lobby' : game}/${surface}`}
            during={turnOf(lobby)}
            {...{ code, words }}
          >
            <Inside lobby={lobby} stage={stage} isPlayer={isPlayer} />
          </Boundary>
        </div>
        <Drawers
          lobby={lobby}
          stage={stage}
          log={log}
          open={isOfLast ? null : drawer.value}
          hasMovedOn={drawer.value !== null && drawer.value.at !== pointOf(room)}
          onOpen={steady.open}
          onClose={() => {
            drawer.value = null;
            refusals.forget(); // it was about what lay on the sheet
          }}
        />
      </Refusals>
      <Boundary screen={`over/${surface}`} drawn="strap" during={standOf(lobby)} words={words}>
        {room.phase !== 'lobby' && <Over lobby={lobby} stage={stage} log={log} />}
      </Boundary>
      <Boundary screen={`door/${surface}`} drawn="strap" during={[atDoor(room), missed].join('/')} words={words}>
        {((mayLead(lobby) && atDoor(room) !== '') || missed.length > 0) && (
          <div class="knocking">
            {mayLead(lobby) && room.asking && room.asking.length > 0 && <Asking {...lobby} />}
            {mayLead(lobby) && room.knocking && room.knocking.length > 0 && <Knocking {...lobby} />}
            {missed.length > 0 && <Missed lobby={lobby} seats={missed} />}
          </div>
        )}
      </Boundary>
      <Boundary screen={`sound/${surface}`} drawn="nothing" during={turnOf(lobby)}>
        {surface === 'table' && <SoundAsTold {...lobby} />}
      </Boundary>
      <Boundary screen={`news/${surface}`} drawn="nothing" during={turnOf(lobby)}>
        {(isNewlyHosted || isLeadInMotion(room)) && <LeadNews {...lobby} newly={isNewlyHosted ? log.hosts.value : 0} />}
        {room.phase === 'playing' && aloneIn(code) && <YouAre {...lobby} />}
        {isNewlyLed && <Strap kind="ok" icon="crown" title={words.line.newMaster} text={words.line.newMasterHelp} />}
        {isTurned && <Turned {...lobby} />}
      </Boundary>
      <Boundary screen={`line/${surface}`} drawn="strap" during={String(state)} words={words}>
        <LineStraps lobby={lobby} line={line} {...news} />
      </Boundary>
    </div>
  );
}

function YouAre(lobby: Lobby) {
  const chunk = useFetched(() => import('./alone.tsx'));
  return chunk ? <chunk.YouAre {...lobby} /> : null;
}

/** Whoever has the key to the console takes the master's place when nobody has it; gives whether this browser plays. */
function useConsole(line: Connection, surface: Surface): boolean {
  const { number, master, phase } = line.room();
  const isFree = number > 0 && line.role() === 'visitor' && !master.held && (phase === 'lobby' || master.present);
  const isPlayer = useSignal(false);
  useEffect(() => {
    const door = surface === 'master' && isFree && consoleKey(line.code);
    if (!door) return;
    void line.ask({ type: 'room.takeMaster', door }).then(({ refused }) => {
      isPlayer.value = refused === 'leads-and-plays';
    });
  }, [isFree]);
  return isPlayer.value && isFree;
}

/** Whoever came by a link with the host's pass is known at the door from then on. */
function usePass(line: Connection, surface: Surface): void {
  const { number, isLocked } = line.room();
  const isStranger = number > 0 && line.role() === 'visitor' && isLocked === true;
  useEffect(() => {
    const pass = surface === 'phone' && isStranger && passFor(line.code);
    if (pass) void line.ask({ type: 'room.usePass', pass });
  }, [isStranger]);
}

/** Who and what knocks, as far as it makes a difference to what is shown; nothing if nobody does. */
const atDoor = ({ asking, knocking }: RoomState): string =>
  [...(asking ?? []).map(({ id }) => id), ...(knocking ?? []).map(({ sign }) => sign)].join();

/** Something is told of who leads, or may soon be. */
const isLeadInMotion = ({ host, seats, standIn, stoodIn, earlierHost }: RoomState): boolean =>
  standIn !== undefined ||
  stoodIn !== undefined ||
  earlierHost !== undefined ||
  (host !== null && seats[host]?.connected === false);

/** A bright room is for what everybody may see; the table's screen has a day and a night of its own. */
function useBrightness(surface: Surface, { game, phase, play }: RoomState): void {
  const isOn = surface !== 'table' && isLoaded(game) && lobbyOf(game).isBright?.(phase === 'lobby' ? null : play);
  useEffect(() => {
    isBright.value = isOn === true;
  }, [isOn]);
  useEffect(
    () => () => {
      isBright.value = false;
    },
    [],
  );
}

/** For a while after a change of `turn` that is worth telling. */
function useAWhile(turn: unknown, isNews: boolean): boolean {
  const isShown = useSignal(false);
  useEffect(() => {
    isShown.value = isNews;
    if (!isNews) return;
    const timer = setTimeout(() => {
      isShown.value = false;
    }, NEWS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [turn]);
  return isShown.value;
}

/** After somebody else has begun to lead the game. */
function useIsNewlyLed({ phase, master }: RoomState): boolean {
  const wasFree = useRef(false);
  const isFree = phase === 'playing' && master.present && !master.held;
  const hasCome = wasFree.current && !isFree && phase === 'playing' && master.held;
  useEffect(() => {
    wasFree.current = isFree;
  }, [isFree]);
  return useAWhile(isFree, hasCome);
}

/** After somebody else has become host, while this page looked on. */
function useIsNewlyHosted(hosts: number, isOpen: boolean): boolean {
  const before = useRef(Number.POSITIVE_INFINITY);
  const isNews = hosts > before.current;
  useEffect(() => {
    before.current = isOpen ? hosts : Number.POSITIVE_INFINITY;
  }, [hosts, isOpen]);
  return useAWhile(hosts, isNews);
}

const STORES_AFTER_MS = 3_000;

/** What is drawn when the line is gone cannot be fetched then: it is laid in store while there is time. */
function useStores(own: Language): void {
  useEffect(() => {
    const lay = () =>
      Promise.all([
        ...[import('./errors.tsx'), import('./pause.tsx'), import('./art/table.ts')],
        ...[import('./drawers/inside.tsx'), loadLaterWords(own)],
      ]);
    let callOff = (): void => {};
    const timer = setTimeout(() => {
      callOff = fetchUntilHere(lay, () => {});
    }, STORES_AFTER_MS);
    return () => {
      clearTimeout(timer);
      callOff();
    };
  }, [own]);
}

/** A page that is fetched with its words when it is first shown; until then the door is. */
function later<Props extends { readonly code: string; readonly language?: Language }>(
  fetchIt: () => Promise<ComponentType<Props>>,
) {
  return (props: Props) => {
    const page = useWithLaterWords(async () => ({ Page: await fetchIt() }), props.language);
    return page ? <page.Page {...props} /> : <Opening code={props.code} />;
  };
}

const Trouble = later<TroubleProps>(async () => (await import('./errors.tsx')).Trouble);
const Handed = later<{ readonly code: string; readonly onTake: () => void }>(
  async () => (await import('./take.tsx')).Handed,
);
const Outside = later<OutsideProps>(async () => (await import('./outside.tsx')).Outside);
const Full = later<Lobby>(async () => (await import('./full.tsx')).Full);
const PhoneLobby = later<Lobby>(async () => (await import('./lobby-phone.tsx')).SeatedLobby);
const TableLobby = later<Lobby>(async () => (await import('./lobby-table.tsx')).LobbyTable);
const MasterLobby = later<LobbyMasterProps>(async () => (await import('./lobby-master.tsx')).LobbyMaster);
const EveningOver = later<Lobby>(async () => (await import('./after/over.tsx')).EveningOver);

/** What goes on, as far as it may bring another screen. */
const turnOf = ({ room, role }: Lobby): string =>
  [room.number, room.phase, role, (room.play as { readonly phase?: string } | null)?.phase].join();

/** What lies over a game, as far as it may bring another screen. */
const standOf = (lobby: Lobby): string =>
  [turnOf(lobby), lobby.room.pause?.why, lobby.me !== null && lobby.room.seats[lobby.me]?.coveredBy].join();

function Inside({ lobby, stage, isPlayer }: { lobby: Lobby; stage: Stage<unknown>; isPlayer: boolean }) {
  const { surface, room, role } = lobby;
  if (surface === 'master' && (room.phase === 'lobby' || isPlayer))
    return <MasterLobby {...lobby} isPlayer={isPlayer} />;
  if (room.phase === 'lobby') {
    if (surface === 'table') return <TableLobby {...lobby} />;
    if (aloneIn(lobby.code)) return <Opening code={lobby.code} />;
    if (role !== 'visitor') return <PhoneLobby {...lobby} />;
    return room.seats.length < lobby.game.seats.max ? <Join {...lobby} /> : <Full {...lobby} />;
  }
  if (room.eveningEnded) return <EveningOver {...lobby} />;
  const { Phone, Table, Master } = screensOf(room.game);
  // Whoever looks on without a seat sees what the table sees.
  if (surface === 'table' || role === 'visitor') return <Table {...stage} />;
  if (surface === 'master') return <Master {...stage} />;
  return (
    <WithMoreTime lobby={lobby}>
      <Phone {...stage} />
    </WithMoreTime>
  );
}

function SoundAsTold(props: Lobby) {
  const chunk = useFetched(() => import('./sound/told.tsx'));
  return chunk ? <chunk.SoundAsTold {...props} /> : null;
}

function Turned(props: Lobby) {
  const chunk = useFetched(() => import('./drawers/inside.tsx'));
  return chunk ? <chunk.Turned {...props} /> : null;
}

function Asking(props: Lobby) {
  const chunk = useFetched(() => import('./asking.tsx'));
  return chunk ? <chunk.Asking {...props} /> : null;
}

function Missed(props: MissedProps) {
  const chunk = useFetched(() => import('./missed.tsx'));
  return chunk ? <chunk.Missed {...props} /> : null;
}

function LeadNews(props: Lobby & { readonly newly: number }) {
  const chunk = useFetched(() => import('./lead.tsx'));
  return chunk ? <chunk.LeadNews {...props} /> : null;
}

function Knocking(props: Lobby) {
  const chunk = useFetched(() => import('./knock.tsx'));
  return chunk ? <chunk.Knocking {...props} /> : null;
}

/**
 * Whether what lies below shows a pause by itself. The console does: whoever leads still sees the table, and goes on
 * from there. So does the table of a game that draws its own.
 */
const showsPause = ({ surface, role, room }: Lobby): boolean =>
  surface === 'master' || (drawsPause(room) && (surface === 'table' || role === 'visitor'));

/** What lies over a game: a pause, a chair that a bot keeps, the way to the next game. */
function Over({ lobby, stage, log }: { lobby: Lobby; stage: Stage<unknown>; log: Log }) {
  const { room, me, surface } = lobby;
  const chunk = useWithLaterWords(() => import('./pause.tsx'), lobby.language);
  if (!chunk) return null;
  if (room.phase === 'ended') return surface === 'table' || room.eveningEnded ? null : <chunk.Ended {...lobby} />;
  if (room.pause) return showsPause(lobby) ? null : <chunk.PauseSheet lobby={lobby} stage={stage} />;
  const isCovered = me !== null && room.seats[me]?.coveredBy != null;
  return isCovered ? <chunk.Covered {...lobby} lines={log.lines.value} /> : null;
}
