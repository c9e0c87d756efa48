/** A house of rooms without sockets: pages are joined to rooms by hand, on a clock that a test moves. */
import type { AnyGame, Typed } from '../../kernel/game.ts';
import { lots } from '../../kernel/random.ts';
import { roomRules } from '../../kernel/room/rules.ts';
import { type Inbox, linesIn, nextBeat, openOutbox, put, type Quiet, until } from '../../kernel/wire.ts';
import { type Answer, Page, type PageSetup } from '../../page.ts';
import { BEAT, type CloseReason, type Hello } from '../../protocol.ts';
import { brainHere } from '../brain.ts';
import { Drain } from '../drain.ts';
import { LIMITS } from '../limits.ts';
import { MemoryStore } from '../log/memory.ts';
import type { RoomLog } from '../log/room-log.ts';
import { createMetrics } from '../metrics.ts';
import type { Push } from '../push/push.ts';
import type { House, Line } from '../room.ts';
import { type Chance, createRooms, type Rooms } from '../rooms.ts';
import { Meter } from '../round-trips.ts';
import { watched } from '../store-watch.ts';
import { hashOf } from '../tokens.ts';
import { taking } from './client.ts';
import { settled, VirtualClock } from './clock.ts';

export interface TestHouse {
  readonly clock: VirtualClock;
  readonly store: MemoryStore;
  readonly house: House;
  readonly rooms: Rooms;
  readonly troubles: unknown[];
}

export function openHouse(
  games: { readonly [id: string]: AnyGame },
  {
    clock = new VirtualClock(),
    store = new MemoryStore(clock.now),
    log = store.open({ later: queueMicrotask }),
    server = 'here',
    seed = 'house',
    isAlone = false,
    roomsMax = 1000,
    chance = chanceOf(seed),
    push,
    spentMs = () => 0,
    build = '',
  }: {
    clock?: VirtualClock;
    store?: MemoryStore;
    log?: RoomLog;
    server?: string;
    seed?: string;
    isAlone?: boolean;
    roomsMax?: number;
    chance?: Chance;
    push?: Push;
    spentMs?: () => number;
    build?: string;
  } = {},
): TestHouse {
  const troubles: unknown[] = [];
  const house: House = {
    games,
    rules: roomRules(games),
    log: watched(log, clock.now),
    clock,
    drain: new Drain(clock),
    brain: brainHere(games),
    metrics: createMetrics(),
    spentMs,
    build,
    server,
    isAlone,
    ...(push && { push }),
    onTrouble: (error) => troubles.push(error),
  };
  const settings = { keepFinishedHours: 24, keepUntouchedDays: 30, roomsMax };
  return { clock, store, house, rooms: createRooms(house, chance, settings), troubles };
}

/** What a server does from time to time, as upkeep.ts has it. */
export function keepUp({ house, rooms, clock }: TestHouse): void {
  const again = (work: () => Promise<unknown>): void => {
    const next = () => clock.at(clock.now() + LIMITS.serverBeatSeconds * 1000, () => again(work));
    void work().then(next, next);
  };
  again(() => house.log.beat(house.server));
  again(() => rooms.tend());
  again(async () => rooms.closeIfAway());
}

export function chanceOf(seed: string): Chance {
  const lot = lots(seed);
  const hex = () => lot.int(256).toString(16).padStart(2, '0');
  return { bytes: (count) => Array.from({ length: count }, hex).join(''), int: (below) => lot.int(below) };
}

export interface TestPage extends Page {
  readonly token: string;
  /** What the line carried, frame by frame. */
  readonly frames: { at: number; bytes: number; text: string }[];
  closedFor: CloseReason | undefined;
  /** How long its line takes there and back. */
  lineMs: number;
  /** How often the server has measured it. */
  pings: number;
  line: Line | undefined;
  /** Cuts the line, as a lost network would. */
  cut(): void;
}

let pagesOpened = 0;

/** A browser with a token of its own. `connect` joins it to a room of this house. */
export function openPage(house: TestHouse, room: string, name: string, setup: Partial<PageSetup> = {}): TestPage {
  pagesOpened++;
  const token = setup.token ?? chanceOf(`browser ${name}`).bytes(16);
  const page = new Page({
    room,
    page: chanceOf(`page ${pagesOpened}`).bytes(8),
    rules: house.house.rules,
    ...setup,
    token,
  }) as TestPage;
  return Object.assign(page, {
    ...{ token, frames: [], closedFor: undefined, lineMs: 0, pings: 0 },
    ...{ line: undefined, cut: () => {} },
  });
}

/** What a page is answered, also in a phase in which answers wait for the beat. */
export async function answered({ clock }: TestHouse, page: TestPage, command: object): Promise<Answer> {
  const answer = page.ask(command as Typed);
  await clock.pass(BEAT_MS);
  return answer;
}

/** Longer than any beat. */
const BEAT_MS = 3_000;

/** Opens the master's console by its link, and takes the master's place. */
export async function openDesk(house: TestHouse, code: string, name: string, door: string): Promise<TestPage> {
  const desk = openPage(house, code, name, { key: door });
  await connect(house, desk, code);
  if (desk.closedFor === undefined) await desk.ask(taking(door));
  return desk;
}

export async function connect(
  { rooms, clock }: TestHouse,
  page: TestPage,
  code: string,
  network?: string,
): Promise<void> {
  const room = await rooms.find(code);
  if (!room) throw new Error(`there is no room ${code}`);
  const outbox = openOutbox();
  const meter = new Meter(clock);
  let isOpen = true;
  let beat: (() => void) | undefined;
  const flush = (): void => {
    beat?.();
    for (const frame of until(outbox, clock.now())) {
      page.frames.push(frame);
      page.received(frame.text);
    }
    if (outbox.quiet && isOpen) beat = clock.at(nextBeat(outbox), flush);
  };
  const end = (): void => {
    if (!isOpen) return;
    isOpen = false;
    beat?.();
    page.closed();
    room.leave(line);
  };
  const line = {
    page: '',
    holder: hashOf(page.token),
    key: undefined as string | undefined,
    ...(network !== undefined && { network }),
    role: 'visitor' as Line['role'],
    put(lines: readonly string[], quiet: Quiet | undefined) {
      if (!isOpen) return;
      put(outbox, lines, clock.now(), quiet);
      flush();
    },
    close(reason: CloseReason) {
      page.closedFor = reason;
      end();
    },
    ping() {
      page.pings++;
      const token = meter.ping();
      if (token) clock.at(clock.now() + page.lineMs, () => meter.pong(token));
    },
    roundTrip: () => meter.median,
  };
  page.line = line;
  page.cut = end;
  const beats: Inbox = { rest: '' };
  page.opened((text) => {
    const isBeat = text.startsWith(BEAT.sign);
    for (const one of isBeat ? linesIn(beats, text.slice(1)) : [text]) {
      const message = JSON.parse(one) as { hello?: Hello; n: number; command: Typed; of?: string };
      if (message.hello) {
        line.page = message.hello.page;
        line.key = message.hello.key && hashOf(message.hello.key);
        room.join(line, message.hello);
      } else if (isOpen) room.ask(line, message.n, message.command, message.of);
    }
  });
  await settled();
}
