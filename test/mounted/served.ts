/**
 * A page that is drawn without a browser (dom.ts), on the server itself: its rooms, its lines and its requests, without
 * a network. Whoever else is at the table is played (server/testing/house.ts).
 */
import { pino } from 'pino';
import { h, render } from 'preact';
import * as games from '../../src/games/index.ts';
import type { Typed } from '../../src/kernel/game.ts';
import { type Inbox, linesIn } from '../../src/kernel/wire.ts';
import { BEAT } from '../../src/protocol.ts';
import { createFailures } from '../../src/server/failures.ts';
import { createHttp } from '../../src/server/http.ts';
import { attend, type Socket } from '../../src/server/sockets.ts';
import { sitting } from '../../src/server/testing/client.ts';
import { VirtualClock } from '../../src/server/testing/clock.ts';
import { connect, openHouse, openPage, type TestPage } from '../../src/server/testing/house.ts';
import type { Surface } from '../../src/web/address.ts';
import type { Made } from '../../src/web/api.ts';
import type { GameId } from '../../src/web/catalogue.ts';
import { type Drawn, pass, root } from './dom.ts';
import { controlsIn, hold, isUsable, letGo, nameOf, press, wordsOf } from './look.ts';
import { settled } from './settled.ts';

const STEP_MS = 50;
const STEPS_MAX = 200;
/** A line on which a press is not answered within 1.5 seconds is lost (connection.ts). */
const STEP_MS_MAX = 1_000;
const AHEAD_MS = 5_000_000;
const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;

export interface Table extends Made {
  /** Who sits there, in this order. */
  readonly guests: readonly TestPage[];
}

export interface Opening {
  readonly surface?: Surface;
  /** Whose device it is; a stranger's if nobody is named. */
  readonly as?: TestPage;
  readonly token?: string;
  readonly ticket?: string;
}

/** Call it before `open` of dom.ts: what serves must not wait by the clock of a page. */
export async function serve() {
  // No phone's clock shows what the server's does.
  const house = openHouse(games, { clock: new VirtualClock(AHEAD_MS) });
  const { rooms, clock } = house;
  const { metrics } = house.house;
  const failures = createFailures(clock);
  const app = await createHttp(rooms, clock, metrics, failures, pino({ level: 'silent' }), {
    ...{ isProxy: () => false, names: () => true, metricsToken: null, pages: undefined },
    ...{ ways: () => [], isReady: () => true, onTrouble: (error) => house.troubles.push(error) },
  });
  await app.ready();
  const asked: (Typed & { readonly [field: string]: unknown })[] = [];
  const wires = new Set<Wire>();
  const went: string[] = [];
  let isAway = false;

  /** The page's end; the server's is in `#server`. */
  class Wire {
    static readonly OPEN = OPEN;
    readyState = CONNECTING;
    onopen: (() => void) | undefined;
    onmessage: ((message: { readonly data: string }) => void) | undefined;
    onclose: ((event: { readonly code: number }) => void) | undefined;
    readonly #beats: Inbox = { rest: '' };
    readonly #server: { [event: string]: (data?: unknown, isBinary?: boolean) => void } = {};

    constructor() {
      wires.add(this);
      queueMicrotask(() => {
        if (isAway) return this.ends(1006);
        const socket: Socket = {
          ...{ readyState: OPEN, OPEN, bufferedAmount: 0 },
          send: (data) => queueMicrotask(() => this.onmessage?.({ data })),
          close: (code) => this.ends(code),
          terminate: () => this.ends(1006),
          on: (event: string, heard: unknown) => Object.assign(this.#server, { [event]: heard }),
        };
        attend(socket, rooms, clock, metrics, { failures, network: 'home' });
        this.readyState = OPEN;
        this.onopen?.();
      });
    }

    send(text: string): void {
      for (const one of text.startsWith(BEAT.sign) ? linesIn(this.#beats, text.slice(1)) : [text]) {
        const { command } = JSON.parse(one) as { readonly command?: (typeof asked)[number] };
        if (command) asked.push(command);
      }
      queueMicrotask(() => this.#server.message?.(text, false));
    }

    close(): void {
      this.ends(1005);
    }

    /** By whichever end, or by neither. */
    ends(code: number): void {
      if (this.readyState === CLOSED) return;
      this.readyState = CLOSED;
      wires.delete(this);
      queueMicrotask(() => {
        this.#server.close?.();
        this.onclose?.({ code });
      });
    }
  }

  /** Time goes by, for the server and for the page. */
  const passes = async (ms: number): Promise<void> => {
    const step = Math.min(STEP_MS_MAX, Math.max(STEP_MS, Math.ceil(ms / STEPS_MAX)));
    for (let left = ms; left > 0; left -= step) {
      pass(Math.min(step, left));
      await clock.pass(Math.min(step, left));
      await settled();
    }
  };

  /** One more at the table. */
  const sits = async (code: string, name: string): Promise<TestPage> => {
    const guest = openPage(house, code, `${name} of ${code}`);
    await connect(house, guest, code);
    const { refused } = await guest.ask(sitting(name) as Typed);
    if (refused) throw new Error(refused);
    return guest;
  };

  const lay = async (names: readonly string[], game: GameId = 'maffia'): Promise<Table> => {
    const made = await rooms.create({ game, language: 'en', remote: false });
    if (typeof made !== 'object') throw new Error(made);
    const guests: TestPage[] = [];
    for (const name of names) guests.push(await sits(made.room, name));
    return { ...made, guests };
  };

  /** What a page reaches from now on: the tests of other files, in the same process, have servers of their own. */
  const listens = (): void => {
    Object.assign(globalThis, {
      WebSocket: Wire,
      async fetch(url: string, { method = 'GET', headers = {}, body }: RequestInit = {}) {
        const response = await app.inject({ method, url, headers, payload: body } as never);
        const { statusCode: status } = response;
        return { ok: status < 300, status, json: async () => response.json() };
      },
    });
  };

  const opens = async (code: string, { surface = 'phone', as, token, ticket }: Opening = {}) => {
    const { RoomPage } = await import('../../src/web/room.tsx');
    const { tokenFor } = await import('../../src/web/memory.ts');
    if (as) {
      as.cut();
      tokenFor(code, surface, as.token);
    }
    listens();
    asked.length = 0;
    went.length = 0;
    const page: Drawn = root();
    render(h(RoomPage, { code, surface, ...(token && { token }), ...(ticket && { ticket }) }), page as never);
    await passes(200);
    const find = (name: RegExp) => controlsIn(page).find((one) => isUsable(one) && name.test(nameOf(one)));
    Object.assign(history, { pushState: (_: unknown, __: string, path: string) => went.push(path) });
    return {
      page,
      says: () => wordsOf(page),
      has: (name: RegExp) => find(name) !== undefined,
      /** The first button or field of this name. */
      control(name: RegExp): Drawn {
        const control = find(name);
        if (!control) throw new Error(`nothing is called ${name} among: ${controlsIn(page).map(nameOf).join(', ')}`);
        return control;
      },
      async presses(...names: readonly RegExp[]): Promise<void> {
        for (const name of names) {
          await press(this.control(name));
          await passes(200);
        }
      },
      async holds(name: RegExp): Promise<void> {
        const control = this.control(name);
        await hold(control);
        await letGo(control);
        await passes(200);
      },
      async closes(): Promise<void> {
        render(null, page as never);
        await settled();
      },
    };
  };

  return {
    ...{ house, asked, went, passes, sits, lay, opens },
    /** What the server has of a room. */
    stateOf: async (code: string) => (await rooms.find(code))!.state,
    /** Every line ends, and as long as the server is away there is no other. */
    cuts(code: number, stays: 'here' | 'away' = 'here'): void {
      isAway = stays === 'away';
      for (const wire of [...wires]) wire.ends(code);
    },
    comes: () => {
      isAway = false;
    },
    /** How many lines there are, and are about to be. */
    lines: () => wires.size,
    /** What no rule would say now goes down all lines. */
    says(text: string): void {
      for (const wire of wires) wire.onmessage?.({ data: text });
    },
  };
}
