/**
 * A server under attack, for the tests of one file: it runs in a process of its own, and so do people who behave, who
 * measure meanwhile how soon they are answered.
 */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import * as games from '../../games/index.ts';
import { CLOSE, PROTOCOL } from '../../protocol.ts';
import type { RoomLog } from '../log/room-log.ts';
import { openSqlite } from '../log/sqlite.ts';
import { Client, makeRoom, sitting } from './client.ts';
import { type Figures, type Guests, inviteGuests } from './guests.ts';
import { metricsOf, quietPort, type ServerProcess, startServer } from './processes.ts';
import { RawLine, type RawSetup } from './raw-line.ts';

const folder = mkdtempSync(join(tmpdir(), 'konklave-hostile-'));
const ATTACK_MS = 1500;
export let server: ServerProcess;
export let port: number;
export let log: RoomLog;
let guests: Guests;
let normal: Figures;
export const open: { drop(): void }[] = [];

before(async () => {
  port = await quietPort();
  server = startServer({ port, settings: { DATA_DIR: folder, LOG_LEVEL: 'debug' } });
  await server.during(server.ready);
  log = await openSqlite(folder);
  guests = await inviteGuests(server.base);
  await sleep(1000); // whatever is compiled at first use
  await guests.figures();
  await sleep(3000);
  normal = await guests.figures();
});

after(async () => {
  for (const one of open) one.drop();
  await guests?.close();
  await server?.kill();
  await log?.close();
  rmSync(folder, { recursive: true, force: true });
});

export const token = (): string => randomBytes(16).toString('hex');

export interface Target {
  readonly room: string;
  readonly table: string;
  readonly master: string;
  readonly host: Client;
  length(): Promise<number>;
}

export async function target(): Promise<Target> {
  const made = await makeRoom(server.base, 'maffia');
  const host = client(made.room);
  assert.deepEqual(await host.ask(sitting('Gunvor')), {});
  return { ...made, host, length: async () => (await log.read(made.room, 0)).length };
}

export function client(room: string, own = token()): Client {
  const one = new Client({ games, url: () => server.base.replace('http', 'ws'), room, token: own });
  open.push({ drop: () => one.close() });
  return one;
}

export function raw(setup: Partial<RawSetup> = {}): RawLine {
  const line = new RawLine({ port, ...setup });
  open.push(line);
  return line;
}

export const helloTo = (room: string, more: object = {}) => ({
  hello: {
    protocol: PROTOCOL,
    room,
    token: token(),
    page: randomBytes(8).toString('hex'),
    epoch: 0,
    count: 0,
    ...more,
  },
});

/** A line that has been let in, or was closed. */
export async function greeted(room: string, more: object = {}): Promise<RawLine> {
  const line = raw();
  line.say(helloTo(room, more));
  await line.until((text) => text.includes('"welcome"'));
  return line;
}

/** Comes again and again, also where that has its pace. */
export async function comeAgain(line: RawLine, then: (line: RawLine) => Promise<unknown>): Promise<void> {
  if (line.text.includes('"welcome"')) await then(line);
  else assert.ok([CLOSE.busy.code, CLOSE.trouble.code, CLOSE.full.code].includes((await line.closed) as never));
  line.drop();
}

/** Attacks for a while, then says what it cost the others; whatever it was, they were served, and the server lives. */
export function attack<T = undefined>(
  name: string,
  work: (times: (again: () => Promise<unknown>) => Promise<number>, prepared: T) => Promise<unknown>,
  prepare?: () => Promise<T>,
): void {
  test(name, { timeout: 120_000 }, async (t) => {
    const prepared = (await prepare?.()) as T;
    await guests.figures();
    const started = performance.now();
    const times = async (again: () => Promise<unknown>): Promise<number> => {
      let count = 0;
      for (; performance.now() - started < ATTACK_MS; count++) await again();
      return count;
    };
    await server.during(work(times, prepared));
    await sleep(Math.max(0, ATTACK_MS - (performance.now() - started)));
    const figures = await guests.figures();
    const ms = (value: number) => `${value.toFixed(1)} ms`;
    t.diagnostic(
      `those who behave: p99 ${ms(figures.p99)} of ${figures.answers} answers (p50 ${ms(figures.p50)}); ` +
        `when nobody attacks ${ms(normal.p99)} (${ms(normal.p50)})`,
    );
    assert.equal(figures.refused, 0);
    assert.deepEqual(figures.closes, []);
    assert.ok(figures.answers > 10 && figures.p99 < 5000, 'they are served');
    assert.deepEqual(await (await fetch(`${server.base}/healthz`)).json(), { ok: true });
  });
}

export const bad = CLOSE['bad-message'].code;
export const metrics = () => metricsOf(server.base);
