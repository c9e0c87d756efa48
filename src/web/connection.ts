/** A browser's line to a room (../connection.ts), with what the page holds as signals. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { type Calls, Connection as Line, type LineState, type Socket } from '../connection.ts';
import type { Typed } from '../kernel/game.ts';
import { questionIn } from '../kernel/room/question.ts';
import { gameTime, type RoomState, recordIn } from '../kernel/room/state.ts';
import type { Answer } from '../page.ts';
import type { Role } from '../protocol.ts';
import type { Surface } from './address.ts';
import { noteBroken, takeBroken } from './broken.ts';
import { isLoaded, load, loaded } from './games.ts';
import { anyToken, forgetToken, language, randomHex, tokenFor } from './memory.ts';
import { isOld, renew } from './renew.ts';

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
  /** How many commands wait for a line and never had one; they can be taken back. */
  queued(): number;
  takeBack(): void;
  /** How many commands of this page were done, and are lost with the store. */
  lost(): number;
  forgetLost(): void;
  /** Game time by the server's clock. */
  now(): number;
  /** The server's clock, and by how many milliseconds it may be wrong. */
  wall(): number;
  wallError(): number;
  /** Tries at once instead of waiting for the next try. */
  hurry(): void;
  close(): void;
}

/** This machine's own, which nobody sets; it may stand still while the machine sleeps. */
const clock = (): number => performance.timeOrigin + performance.now();

const around = {
  now: clock,
  at(time: number, then: () => void): () => void {
    const timer = setTimeout(then, time - clock());
    return () => clearTimeout(timer);
  },
  lot: () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32,
  isHidden: () => document.hidden,
  isOffline: () => navigator.onLine === false,
  dial({ opened, received, closed }: Calls): Socket {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/line`);
    socket.onopen = opened;
    socket.onmessage = ({ data }) => received(String(data));
    socket.onclose = ({ code }) => closed(code);
    return {
      send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
      close: () => socket.close(),
    };
  },
};

const isTaking = /^room\.(sit|takeMaster|move)$/;

export function connect(
  code: string,
  surface: Surface,
  { token: brought, key }: { readonly token?: string | undefined; readonly key?: string | undefined },
  onFact: (fact: Typed, room: RoomState) => void,
): Connection {
  const state = signal<LineState>('opening');
  const version = signal(0);
  const token = tokenFor(code, surface, brought);
  const other = surface === 'phone' ? 'master' : 'phone';
  const line = new Line(
    {
      room: code,
      token,
      page: randomHex(8),
      ...(key && { key }),
      rules: {
        record: (room, fact) => recordIn(loaded, room, fact),
        quiet: ({ phase, game, play }) => (phase === 'playing' ? loaded[game]?.quiet?.(play) : undefined),
        question: (room, command) => questionIn(loaded, room, command),
      },
      broken: takeBroken,
      onFact,
      onChange: () => {
        version.value++;
        if (page.isConnected && page.waiting === 0 && isOld(page.build)) renew(page.build);
      },
      onLine(next) {
        if (typeof next === 'object' && next.closed === 'outdated' && isOld('outdated') && renew('outdated')) return;
        if (typeof next === 'object' && next.closed === 'handed-on') forgetToken(code, surface, token);
        state.value = next;
      },
      fetchRules: (game) => (isLoaded(game) ? undefined : load(game, language.peek())),
      // Facts of another version are no mistake of this one.
      onBroken: (error) => (isOld(page.build) && renew(page.build)) || noteBroken(error, `fold/${surface}`),
    },
    around,
  );
  const { page } = line;
  const hurry = () => line.hurry();
  const listeners: [target: EventTarget, event: string, then: (event: Event) => void][] = [
    [window, 'online', hurry],
    [window, 'offline', () => line.probe()],
    [document, 'visibilitychange', hurry],
    [window, 'pagehide', (event) => (event as PageTransitionEvent).persisted && line.freeze()],
    [window, 'pageshow', () => line.thaw()],
  ];
  for (const [target, event, then] of listeners) target.addEventListener(event, then);
  line.open();

  return {
    code,
    line: state,
    version,
    room: () => page.view,
    role: () => page.role,
    isWhole: () => page.isWhole,
    // Nobody leads and plays: whatever may make this browser both says its other token along (one-browser.ts).
    ask: (command) => line.ask(isTaking.test(command.type) ? { ...command, beside: anyToken(code, other) } : command),
    queued: () => page.queued,
    takeBack: () => page.takeBack(),
    lost: () => page.lost,
    forgetLost: () => page.forgetLost(),
    now: () => gameTime(page.view, clock() + page.clockOffset),
    wall: () => clock() + page.clockOffset,
    wallError: () => page.clockError,
    hurry,
    close() {
      for (const [target, event, then] of listeners) target.removeEventListener(event, then);
      line.close();
    },
  };
}
