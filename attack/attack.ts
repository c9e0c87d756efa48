/** What an attack is, what it is given, and what it leaves behind. */
import type { Command, Line, LineSetup } from './line.ts';
import type { Server } from './server.ts';
import type { Stored } from './store.ts';

export interface Attack {
  /** Stays: docs may point to it. */
  readonly slug: string;
  /** What those who behave can count on, in one sentence. */
  readonly promise: string;
  /** Has servers of its own to hurt; what it costs the evening on the other one says nothing. */
  readonly isApart?: true;
  /** Waits for the server's patience to end: begun first and looked at last. */
  readonly isPatient?: true;
  run(ground: Ground): Promise<unknown>;
}

/** A room with its host at the table. */
export interface Table {
  readonly room: string;
  readonly table: string;
  readonly master: string;
  readonly host: Line;
  readonly hostToken: string;
}

export interface Coming {
  readonly token?: string;
  readonly page?: string;
  readonly key?: string;
  readonly from?: string;
  readonly pongMs?: number | null;
  readonly [hello: string]: unknown;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: string;
  readonly token?: string;
  readonly from?: string;
}

export interface Answered {
  readonly status: number;
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
  readonly text: string;
}

export interface Ground {
  readonly server: Server;
  readonly checkout: string;
  /** The store's folder. */
  readonly folder: string;
  /** A number for hello. */
  readonly protocol: number;
  /** How long what goes on and on goes on. */
  readonly seconds: number;
  /** In the tests: what holds by counting, and not how fast. */
  readonly isShort: boolean;
  /** What `--sqlite` and `--postgres` say. */
  readonly kills: { readonly sqlite: number; readonly postgres: number };
  /** A figure for the report. */
  says(figure: string): void;
  /** What has to hold; otherwise the attack has come through. */
  must(isSo: boolean, otherwise: string): void;
  /** An address that nobody else has: the server is told of it as by a proxy. */
  address(): string;
  /** A line that has not said anything yet. */
  line(setup?: Partial<LineSetup>): Line;
  hello(room: string, coming?: Coming): object;
  /** A line that was let in, or closed. */
  come(room: string, coming?: Coming): Promise<Line>;
  /** Somebody at the table. */
  sit(room: string, name: string, coming?: Coming): Promise<Line>;
  table(game?: string): Promise<Table>;
  request(path: string, asked?: Asked): Promise<Answered>;
  /** Again and again, for as long as an attack lasts; how often it was. */
  again(work: () => Promise<unknown>): Promise<number>;
  stored(room: string): readonly Stored[];
  /** Done when the attack is over, whatever became of it. */
  atTheEnd(work: () => unknown): void;
}

export const sitting = (name: string): Command => ({
  type: 'room.sit',
  ...{ name, pronouns: '', mask: 0, isNew: false },
  contribution: Buffer.from(name.padEnd(16, '.')).toString('hex').slice(0, 32),
});
