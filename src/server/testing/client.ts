/** A browser's line over a real socket, for tests: it comes back by itself until it is closed. */
import { randomBytes, randomInt } from 'node:crypto';
import { Connection, isOverIn } from '../../connection.ts';
import type { AnyGame, Typed } from '../../kernel/game.ts';
import { roomRules } from '../../kernel/room/rules.ts';
import type { RoomState } from '../../kernel/room/state.ts';
import type { Answer, Page } from '../../page.ts';
import { wallClock } from '../clock.ts';
import { hashOf } from '../tokens.ts';

export interface ClientSetup {
  readonly games: { readonly [id: string]: AnyGame };
  /** Where to connect: asked anew each time, since a server may come back elsewhere. */
  readonly url: () => string;
  readonly room: string;
  readonly token?: string;
  readonly page?: string;
  readonly key?: string;
  readonly onFact?: (fact: Typed, view: RoomState) => void;
}

/** Tests wait for others and not for themselves. */
const BACKOFF = { firstMs: 50, mostMs: 100 };

export class Client {
  readonly token: string;
  readonly page: Page;
  readonly #connection: Connection;
  #socket: WebSocket | undefined;
  #watchers: { isSo: () => boolean; then: () => void }[] = [];
  /** The close codes that the server gave. */
  readonly closes: number[] = [];
  /** Fails when the server has closed it for good: what is asked then is never answered. */
  readonly #over = Promise.withResolvers<never>();

  constructor({ games, url, token = randomBytes(16).toString('hex'), page, ...setup }: ClientSetup) {
    this.token = token;
    this.#over.promise.catch(() => {}); // nothing may be asked any more
    this.#connection = new Connection(
      {
        ...setup,
        token,
        page: page ?? randomBytes(8).toString('hex'),
        rules: roomRules(games),
        onChange: () => this.#look(),
        onLine: (state) => {
          if (isOverIn(state)) this.#over.reject(new Error(`the line is over: ${JSON.stringify(state)}`));
        },
        backoff: BACKOFF,
      },
      {
        now: wallClock.now,
        at: (time, then) => {
          const timer = setTimeout(then, time - wallClock.now()); // keeps the process while it waits
          return () => clearTimeout(timer);
        },
        lot: () => randomInt(1000) / 1000,
        dial: ({ opened, received, closed }) => {
          const socket = new WebSocket(`${url()}/line`);
          this.#socket = socket;
          socket.onopen = opened;
          socket.onmessage = ({ data }) => received(String(data));
          socket.onclose = ({ code }) => {
            this.closes.push(code);
            closed(code);
          };
          socket.onerror = () => {};
          return {
            send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
            close: () => socket.close(),
          };
        },
      },
    );
    this.page = this.#connection.page;
    this.#connection.open();
  }

  get view(): RoomState {
    return this.page.view;
  }

  ask(command: { type: string; [field: string]: unknown }): Promise<Answer> {
    return Promise.race([this.page.ask(command), this.#over.promise]);
  }

  /** Resolves as soon as this is so. */
  seen(isSo: (view: RoomState, page: Page) => boolean): Promise<void> {
    return new Promise((then) => {
      this.#watchers.push({ isSo: () => isSo(this.view, this.page), then });
      this.#look();
    });
  }

  /** Cuts the line without a word; it comes back by itself. */
  cut(): void {
    this.#socket?.close();
  }

  close(): void {
    this.#connection.close();
  }

  #look(): void {
    const now = this.#watchers.filter((watcher) => watcher.isSo());
    this.#watchers = this.#watchers.filter((watcher) => !now.includes(watcher));
    for (const watcher of now) watcher.then();
  }
}

/** Makes a room and says its code and what opens its doors. */
export async function makeRoom(
  base: string,
  game: string,
  { language = 'en', remote = true } = {},
): Promise<{ room: string; table: string; master: string }> {
  const response = await fetch(`${base}/api/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, language, remote }),
  });
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return response.json() as Promise<{ room: string; table: string; master: string }>;
}

/** The contribution follows from the name: whoever sits down under the same names is dealt the same again. */
export const sitting = (name: string) => ({
  type: 'room.sit',
  name,
  pronouns: '',
  mask: 0,
  isNew: false,
  contribution: hashOf(name).slice(0, 32),
});

export const taking = (door: string) => ({ type: 'room.takeMaster', door });
