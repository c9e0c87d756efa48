/**
 * The server, put together. main.ts reads the settings from the environment; tests pass their own.
 */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Server as TlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import * as games from '../games/index.ts';
import type { AnyGame } from '../kernel/game.ts';
import { roomRules } from '../kernel/room/rules.ts';
import { proxiesOf } from './address.ts';
import { brainInWorker } from './brain.ts';
import { Breakages } from './breakages.ts';
import type { Clock } from './clock.ts';
import { spentMs, wallClock } from './clock.ts';
import { Drain, type Drained } from './drain.ts';
import { drainFilesOf, heedDrainWish } from './drain-wish.ts';
import { createFailures } from './failures.ts';
import { namesOf } from './gate.ts';
import { createHttp } from './http.ts';
import { openPostgres, type PostgresOptions } from './log/postgres.ts';
import type { RoomLog } from './log/room-log.ts';
import { openSqlite } from './log/sqlite.ts';
import { createMetrics } from './metrics.ts';
import { readPages } from './pages.ts';
import { createPush, type Push, secretFrom, signerOf } from './push/push.ts';
import type { House } from './room.ts';
import { createRooms, realChance } from './rooms.ts';
import type { Settings } from './settings.ts';
import { openSockets } from './sockets.ts';
import { watched } from './store-watch.ts';
import { keepFresh, readTls } from './tls.ts';
import { Troubles } from './troubles.ts';
import { beginUpkeep } from './upkeep.ts';
import { asksFromHere, waysTo } from './ways.ts';

/** Where `npm run build` puts the pages. */
const PAGES = join(import.meta.dirname, '../../dist/web');

export interface Serving {
  readonly port: number;
  /** Stops taking people in, stores what is under way, tells everybody to come back, and ends. */
  close(): Promise<void>;
  /** No game begins any more. Resolves when those that run are over, or were waited for long enough. */
  drain(): Promise<Drained>;
  /** From now on also `konklave drain` reaches this server. What it gives is to be called when the server is gone. */
  heedDrainWish(asked: () => void): () => void;
}

export async function serve(
  settings: Settings,
  catalogue: { readonly [id: string]: AnyGame } = games,
): Promise<Serving> {
  const tls = settings.tls && readTls(settings.tls, wallClock.now());
  const logger = pino({ level: settings.logLevel, base: null }, pino.destination(2));
  const metrics = createMetrics();
  const troubles = new Troubles(logger);
  const store = await openLog(settings, {
    onCommit: ({ ms }) => metrics.commit.observe(ms / 1000),
    onTrouble: (error) => troubles.tell(error, 'the store is in trouble'),
    onFound: (sentence) => logger.error(sentence),
    isServing: true,
  });
  const log = watched(store, () => store.now());
  const clock: Clock = {
    now: () => log.now(),
    at: (time, then) => wallClock.at(time - log.now() + wallClock.now(), then),
  };
  const drain = new Drain(clock);
  const server = randomBytes(6).toString('hex');
  const brain = brainInWorker((error) => logger.error({ err: error }, 'the bots’ thread failed'), wallClock);
  const push = openPush(settings, clock, (error) => troubles.tell(error, 'somebody could not be called'));
  const breakages = new Breakages(logger, clock);
  const pages = existsSync(join(PAGES, 'index.html')) ? readPages(PAGES) : undefined;
  const house: House = {
    games: catalogue,
    rules: roomRules(catalogue),
    log,
    clock,
    drain,
    brain,
    metrics,
    spentMs,
    server,
    ...(pages && { build: pages.build }),
    ...(push && { push }),
    isAlone: settings.databaseUrl === null,
    onTrouble: (error) => troubles.tell(error, 'a room was folded anew after trouble'),
    onBreakage: (breakage, room) => breakages.tell(breakage, room),
  };
  const rooms = createRooms(house, realChance, settings);
  const failures = createFailures(clock);
  const upkeep = await beginUpkeep(house, rooms, troubles);
  let isOpen = true;
  const names = namesOf(settings);
  const isProxy = proxiesOf(settings.trustProxy);
  const app = await createHttp(rooms, clock, metrics, failures, logger, {
    ...(push && { push }),
    isProxy,
    names,
    metricsToken: settings.metricsToken,
    isReady: () => isOpen && upkeep.isReady,
    isAlone: house.isAlone === true,
    isDraining: () => drain.isOn,
    onTrouble: (error) => troubles.tell(error, 'a request failed'),
    pages,
    ...(tls && { tls }),
    // What the operator calls this house is for everybody; in which networks this machine is, nobody else needs to know.
    ways: (request) =>
      settings.publicUrl || asksFromHere(request) ? waysTo(settings, portOf(app.server)).map(({ url }) => url) : [],
  });
  const sockets = openSockets(app.server, rooms, clock, metrics, failures, {
    ...{ names, isProxy, origins: settings.origins },
  });

  await app.listen({ port: settings.port, host: settings.host });
  const stopLooking = tls
    ? keepFresh(app.server as TlsServer, settings.tls!, tls, wallClock, (sentence) => logger.error(sentence))
    : () => {};
  return {
    port: portOf(app.server),
    drain: () => drain.begin(() => rooms.gamesRunning),
    heedDrainWish: (asked) =>
      heedDrainWish(drainFilesOf(settings), {
        ...{ clock, asked, gamesRunning: () => rooms.gamesRunning },
        onTrouble: (error) => troubles.tell(error, 'the wish to drain could not be read or answered'),
      }),
    async close() {
      isOpen = false;
      stopLooking();
      drain.close();
      upkeep.close();
      await rooms.close();
      sockets.close();
      await app.close();
      await brain.close();
      await log.close();
    },
  };
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** Calls go out where somebody answers for them, and can be signed. */
function openPush(
  { pushContact, pushKey, pushServices, databaseUrl, dataDir }: Settings,
  clock: Clock,
  onTrouble: (error: unknown) => void,
): Push | undefined {
  if (pushContact === null) return undefined;
  const secret = secretFrom(pushKey, databaseUrl === null ? join(dataDir, 'push.key') : null);
  if (secret === undefined) throw new Error('PUSH_CONTACT needs a PUSH_KEY where several servers share a database.');
  return createPush(signerOf(secret, pushContact), clock.now, { services: pushServices, onTrouble });
}

/** The store that the settings name. */
export function openLog(
  settings: Settings,
  { onCommit, onFound, onTrouble, isServing = false }: PostgresOptions & { readonly isServing?: boolean } = {},
): Promise<RoomLog> {
  const told = { ...(onCommit && { onCommit }), ...(onFound && { onFound }) };
  if (!settings.databaseUrl) return openSqlite(settings.dataDir, { ...told, isServing });
  return openPostgres(settings.databaseUrl, { ...told, ...(onTrouble && { onTrouble }) });
}
