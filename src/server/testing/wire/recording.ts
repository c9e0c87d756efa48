/**
 * A script carried out in a real room on virtual time, and everything that went over each line: when, how large, and
 * which bytes.
 */
import type { Rules, Typed, Viewer } from '../../../kernel/game.ts';
import { roomRules } from '../../../kernel/room/rules.ts';
import type { RoomState } from '../../../kernel/room/state.ts';
import type { Entry } from '../../../kernel/table.ts';
import { Page } from '../../../page.ts';
import { brainHere } from '../../brain.ts';
import { Drain } from '../../drain.ts';
import { MemoryStore } from '../../log/memory.ts';
import { createMetrics } from '../../metrics.ts';
import type { House } from '../../room.ts';
import { createRooms, type Rooms } from '../../rooms.ts';
import { attend, type Socket } from '../../sockets.ts';
import { watched } from '../../store-watch.ts';
import { settled } from '../clock.ts';
import { chanceOf } from '../house.ts';
import { nobodyGuesses } from '../simulation/cable.ts';
import { Timeline } from '../simulation/timeline.ts';
import { type Deed, games, type Script, SERVER } from './script.ts';

export interface Frame {
  readonly at: number;
  readonly bytes: number;
  readonly text: string;
}

/** What a page was sent, connection by connection. */
export interface RecordedLine {
  readonly viewer: Viewer;
  readonly connections: Frame[][];
}

export interface Recording {
  readonly entries: readonly Entry[];
  readonly lines: readonly RecordedLine[];
  readonly troubles: readonly unknown[];
}

export interface RecordingSetup {
  /** A server with a flaw. */
  readonly flawed?: (rooms: Rooms) => Rooms;
  /** What is done instead of a deed; undefined: nothing. */
  readonly instead?: (deed: Deed, index: number, page: Page, now: number) => Typed | 'silence' | 'as written';
}

export const rules: Rules<RoomState, Typed, Typed> = roomRules(games);
const ROOM = 'WYRE';
const HOURS_MAX = 4;

export async function recorded(script: Script, { flawed, instead }: RecordingSetup = {}): Promise<Recording> {
  const timeline = new Timeline(script.beginsAt + 1000);
  const clock = { now: () => timeline.now, at: (time: number, then: () => void) => timeline.at(time, then) };
  const store = new MemoryStore(clock.now);
  const log = store.open({ later: queueMicrotask });
  await log.append(ROOM, 0, script.lobby);
  const troubles: unknown[] = [];
  const house: House = {
    games,
    rules,
    log: watched(log, clock.now),
    clock,
    drain: new Drain(clock),
    brain: brainHere(games),
    metrics: createMetrics(),
    spentMs: () => 0,
    server: SERVER,
    onTrouble: (error) => troubles.push(error),
  };
  const settings = { keepFinishedHours: 24, keepUntouchedDays: 30, roomsMax: 10 };
  const honest = createRooms(house, chanceOf('wire'), settings);
  const rooms = flawed?.(honest) ?? honest;

  const people = script.tokens.map(([viewer, token], i) => {
    const page = new Page({ room: ROOM, token, page: i.toString(16).padStart(16, '0'), rules });
    const line: RecordedLine = { viewer, connections: [] };
    return { page, line, cut: () => {} };
  });
  type Someone = (typeof people)[number];
  const connect = (someone: Someone): void => {
    const frames: Frame[] = [];
    const { page, line } = someone;
    line.connections.push(frames);
    const socket = new RecordingSocket(clock.now, frames, page);
    someone.cut = () => socket.cut();
    attend(socket, rooms, clock, house.metrics, { failures: nobodyGuesses, network: 'here' });
    page.opened((text) => socket.say(text));
  };
  for (const someone of people) {
    connect(someone);
    await settled();
  }
  const broken = new Set<Viewer>();
  for (const [index, deed] of script.deeds.entries()) {
    timeline.at(deed.at, () => {
      const someone = people.find(({ line }) => line.viewer === deed.who)!;
      const { page } = someone;
      if (deed.type === 'breaks') {
        if (broken.has(deed.who)) return;
        broken.add(deed.who);
        someone.cut();
        timeline.at(timeline.now + deed.forMs, () => {
          broken.delete(deed.who);
          connect(someone);
        });
        return;
      }
      const other = instead?.(deed, index, page, timeline.now) ?? 'as written';
      if (other !== 'silence') void page.ask(other === 'as written' ? deed.command : other);
    });
  }

  const room = (await honest.find(ROOM))!;
  const end = timeline.now + HOURS_MAX * 3_600_000;
  let over: number | undefined;
  while (timeline.next !== undefined && timeline.next < (over ?? end)) {
    timeline.ring();
    await settled();
    if (over === undefined && room.state.phase === 'ended') over = timeline.now + 3000;
  }
  const entries = (await log.read(ROOM, 0)).map((text) => JSON.parse(text) as Entry);
  return { entries, lines: people.map(({ line }) => line), troubles };
}

/** A socket without a network between: what is sent arrives at once, and is written down. */
class RecordingSocket implements Socket {
  readonly OPEN = 1;
  readyState = 1;
  readonly bufferedAmount = 0;
  readonly #now: () => number;
  readonly #frames: Frame[];
  readonly #page: Page;
  #heard: ((data: unknown, isBinary: boolean) => void) | undefined;
  #ended: (() => void) | undefined;

  constructor(now: () => number, frames: Frame[], page: Page) {
    this.#now = now;
    this.#frames = frames;
    this.#page = page;
  }

  on(event: string, then: (data: unknown, isBinary: boolean) => void): void {
    if (event === 'message') this.#heard = then;
    if (event === 'close') this.#ended = then as () => void;
  }

  send(text: string): void {
    if (this.readyState !== this.OPEN) return;
    this.#frames.push({ at: this.#now(), bytes: Buffer.byteLength(text), text });
    this.#page.received(text, this.#now());
  }

  close(): void {
    this.cut();
  }

  terminate(): void {
    this.cut();
  }

  say(text: string): void {
    if (this.readyState === this.OPEN) this.#heard?.(text, false);
  }

  cut(): void {
    if (this.readyState !== this.OPEN) return;
    this.readyState = 3;
    this.#page.closed();
    this.#ended?.();
  }
}
