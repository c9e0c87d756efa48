/**
 * The server, put together. main.ts reads the settings from the environment; tests pass their own.
 */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import * as games from '../games/index.ts';
import type { AnyGame } from '../kernel/game.ts';
import { roomRules } from '../kernel/room/rules.ts';
import { brainInWorker } from './brain.ts';
import type { Clock } from './clock.ts';
import { wallClock } from './clock.ts';
import { createHttp } from './http.ts';
import { LIMITS } from './limits.ts';
import { openPostgres, type PostgresOptions } from './log/postgres.ts';
import type { RoomLog } from './log/room-log.ts';
import { openSqlite } from './log/sqlite.ts';
import { createMetrics } from './metrics.ts';
import type { House } from './room.ts';
import { createRooms, realChance } from './rooms.ts';
import type { Settings } from './settings.ts';
import { openSockets } from './sockets.ts';

/** Where `npm run build` puts the pages. */
const PAGES = join(import.meta.dirname, '../../dist/web');

export interface Serving {
  readonly port: number;
  /** Stops taking people in, stores what is under way, tells everybody to come back, and ends. */
  close(): Promise<void>;
}

export async function serve(
  settings: Settings,
  catalogue: { readonly [id: string]: AnyGame } = games,
): Promise<Serving> {
  const logger = pino({ level: settings.logLevel, base: null }, pino.destination(2));
  const metrics = createMetrics();
  const log = await openLog(settings, {
    onCommit: ({ ms }) => metrics.commit.observe(ms / 1000),
    onTrouble: (error) => logger.warn({ code: error.code }, error.message),
  });
  const clock: Clock = { now: () => log.now(), at: (time, then) => wallClock.at(time - log.now() + Date.now(), then) };
  const server = randomBytes(6).toString('hex');
  const brain = brainInWorker((error) => logger.error({ err: error }, 'the bots’ thread failed'));
  const house: House = {
    games: catalogue,
    rules: roomRules(catalogue),
    log,
    clock,
    brain,
    metrics,
    server,
    startedAt: clock.now(),
    isAlone: settings.databaseUrl === null,
    onTrouble: (error) => logger.error({ err: error }, 'a room was folded anew after trouble'),
  };
  const rooms = createRooms(house, realChance, settings);
  let isReady = true;
  const pages = existsSync(join(PAGES, 'index.html')) ? PAGES : null;
  const app = await createHttp(rooms, clock, metrics, logger, {
    trustProxy: settings.trustProxy,
    isReady: () => isReady,
    pages,
  });
  const sockets = openSockets(app.server, rooms, clock, metrics, { origins: settings.origins });

  const quietly = (work: Promise<unknown>) => void work.catch((error) => logger.error({ err: error }, 'upkeep failed'));
  await log.beat(server);
  const beat = async () => {
    await log.beat(server);
    await rooms.tend();
  };
  const beating = setInterval(() => quietly(beat()), LIMITS.serverBeatSeconds * 1000);
  const sweeping = setInterval(() => quietly(rooms.sweep()), 60_000);
  beating.unref();
  sweeping.unref();

  await app.listen({ port: settings.port, host: settings.host });
  return {
    port: (app.server.address() as AddressInfo).port,
    async close() {
      isReady = false;
      clearInterval(beating);
      clearInterval(sweeping);
      await rooms.close();
      sockets.close();
      await app.close();
      await brain.close();
      await log.close();
    },
  };
}

/** The store that the settings name. */
export function openLog(settings: Settings, { onCommit, onTrouble }: PostgresOptions = {}): Promise<RoomLog> {
  const watched = onCommit ? { onCommit } : {};
  if (!settings.databaseUrl) return openSqlite(settings.dataDir, watched);
  return openPostgres(settings.databaseUrl, { ...watched, ...(onTrouble && { onTrouble }) });
}
