/**
 * The line to a room: opens it, comes back by itself, and shows what the page holds as signals.
 *
 * A phone locks, a tunnel comes, a server restarts: the page stays as it is and goes on where it was. That it is gone
 * is said only after two seconds.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Typed } from '../kernel/game.ts';
import { gameTime, type RoomState, recordIn } from '../kernel/room/state.ts';
import { type Answer, Page } from '../page.ts';
import { CLOSE, type CloseReason, type Role } from '../protocol.ts';
import type { Surface } from './address.ts';
import { takeBroken } from './broken.ts';
import { isLoaded, load, loaded } from './games.ts';
import { anyOf, forgetToken, language, randomHex, tokenFor } from './memory.ts';

export type LineState = 'opening' | 'open' | 'away' | 'long-away' | { readonly closed: CloseReason };

export interface Connection {
  readonly code: string;
  readonly line: ReadonlySignal<LineState>;
  /** Changes with every fact; `room()` reads the state that belongs to it. */
  readonly version: ReadonlySignal<number>;
  room(): RoomState;
  role(): Role;
  /** Whether enough has come to draw it. */
  isWhole(): boolean;
  ask(command: Typed & { readonly [field: string]: unknown }): Promise<Answer>;
  /** Game time by the server's clock. */
  now(): number;
  /** The server's clock, and by how many milliseconds it may be wrong. */
  wall(): number;
  wallError(): number;
  /** Tries at once instead of waiting for the next try. */
  hurry(): void;
  close(): void;
}

/** How often the server is asked for its time: so many at once in a row, and then one every while. */
const SYNCS = { first: 8, again: 3, stepMs: 150, everyMs: 5_000 };

/** This machine's own, which nobody sets; it may stand still while the machine sleeps. */
const clock = (): number => performance.timeOrigin + performance.now();

const AWAY_AFTER_MS = 2_000;
const LONG_AWAY_AFTER_MS = 20_000;
const RETRY_MS = [0, 200, 400, 800, 1500, 2500];
/** A tunnel closes nothing: how long an answer is waited for before the line is taken for dead, and a try for stuck. */
const SILENT_MS = { awake: 1_200, usual: 4_000 };
const STUCK_MS = 4_000;
const FRESH_MS = 500;

const reasonOf = (code: number): CloseReason | undefined =>
  (Object.keys(CLOSE) as CloseReason[]).find((reason) => CLOSE[reason].code === code);

export function connect(
  code: string,
  surface: Surface,
  { token: brought, key }: { readonly token?: string | undefined; readonly key?: string | undefined },
  onFact: (fact: Typed, room: RoomState) => void,
): Connection {
  const line = signal<LineState>('opening');
  const version = signal(0);
  let socket: WebSocket | undefined;
  let attempts = 0;
  let openedAt = 0;
  let heardAt = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let probe: ReturnType<typeof setTimeout> | undefined;
  let probeAt = 0;
  let timers: ReturnType<typeof setTimeout>[] = [];
  let isOver = false;
  let held: string[] | undefined; // frames that wait for the chunk of a game

  const token = tokenFor(code, surface, brought);
  const page = new Page({
    room: code,
    token,
    page: randomHex(8),
    ...(key && { key }),
    rules: {
      record: (state, fact) => recordIn(loaded, state, fact),
      quiet: ({ phase, game, play }) => (phase === 'playing' ? loaded[game]?.quiet?.(play) : undefined),
    },
    broken: takeBroken,
    onFact,
    onChange: () => {
      version.value++;
    },
  });

  let syncs: ReturnType<typeof setTimeout> | undefined;
  const setClock = (times: number): void => {
    clearTimeout(syncs);
    if (isOver || !page.isConnected) return;
    if (!document.hidden) {
      page.sync(clock());
      listen(SILENT_MS.usual);
    }
    syncs = setTimeout(() => setClock(times - 1), times > 1 ? SYNCS.stepMs : SYNCS.everyMs);
  };

  /** Whatever was sent last is answered in time, or the line is dead. */
  const listen = (ms: number): void => {
    const from = clock();
    // One that is due sooner is not put off by what was sent since.
    if (probeAt > from && probeAt <= from + ms) return;
    clearTimeout(probe);
    probeAt = from + ms;
    probe = setTimeout(() => {
      probeAt = 0;
      if (page.isConnected && heardAt < from) leave();
    }, ms);
  };

  const settleTimers = () => {
    clearTimeout(retry);
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  };

  const receive = (text: string): void => {
    heardAt = clock();
    if (held) {
      held.push(text);
      return;
    }
    const wasConnected = page.isConnected;
    page.received(text, clock());
    if (page.isConnected && !wasConnected) {
      attempts = 0;
      settleTimers(); // also before it was said that the line is gone
      line.value = 'open';
      setClock(SYNCS.first);
    }
    const { game } = page.view;
    if (game === '' || isLoaded(game)) return;
    // Another game was chosen in the lobby: what follows is read when its rules are here.
    held = [];
    const from = socket;
    void load(game, language.peek()).then(
      () => {
        const waiting = held ?? [];
        held = undefined;
        for (const one of waiting) receive(one);
        version.value++;
      },
      () => from?.close(), // tried again with the next line
    );
  };

  /** The line is gone; that it is, is said after a while. */
  const lose = (): void => {
    held = undefined;
    page.closed();
    if (attempts === 0) {
      timers.push(setTimeout(() => (line.value = 'away'), AWAY_AFTER_MS));
      timers.push(setTimeout(() => (line.value = 'long-away'), LONG_AWAY_AFTER_MS));
    }
    attempts++;
  };

  /** Leaves a line that answers no more, and opens another at once. */
  const leave = (): void => {
    const dead = socket;
    lose();
    open();
    dead?.close();
  };

  const open = (): void => {
    if (isOver) return;
    clearTimeout(retry);
    openedAt = clock();
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/line`);
    const own = socket;
    const stuck = setTimeout(() => own.readyState === WebSocket.CONNECTING && own.close(), STUCK_MS);
    socket.onopen = () => page.opened((text) => own.readyState === WebSocket.OPEN && own.send(text), clock());
    socket.onmessage = ({ data }) => receive(String(data));
    socket.onclose = ({ code: closed }) => {
      clearTimeout(stuck);
      if (own !== socket) return;
      const reason = reasonOf(closed);
      if (reason && closed >= 4010) {
        isOver = true;
        held = undefined;
        page.closed();
        settleTimers();
        if (reason === 'handed-on') forgetToken(code, surface, token);
        line.value = { closed: reason };
        return;
      }
      const wait = RETRY_MS[Math.min(attempts, RETRY_MS.length - 1)]!;
      lose();
      clearTimeout(retry);
      retry = setTimeout(open, wait + anyOf(100));
    };
  };

  // A phone that wakes up, or a network that is back, need not wait for the next try; nor for one that was begun where
  // there was no network, nor for a line that died meanwhile without a word.
  const hurry = () => {
    if (isOver || document.hidden) return;
    if (socket?.readyState === WebSocket.OPEN) {
      setClock(SYNCS.again);
      listen(SILENT_MS.awake);
    } else if (socket?.readyState !== WebSocket.CONNECTING || clock() - openedAt > FRESH_MS) {
      const stuck = socket;
      open();
      stuck?.close();
    }
  };
  addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurry);
  open();

  return {
    code,
    line,
    version,
    room: () => page.view,
    role: () => page.role,
    isWhole: () => page.isWhole,
    ask: (command) => page.ask(command),
    now: () => gameTime(page.view, clock() + page.clockOffset),
    wall: () => clock() + page.clockOffset,
    wallError: () => page.clockError,
    hurry,
    close() {
      isOver = true;
      settleTimers();
      clearTimeout(syncs);
      clearTimeout(probe);
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      socket?.close();
    },
  };
}
