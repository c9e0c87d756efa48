/**
 * Plain requests: make a room, take it away, and what an operator asks. Everything else is a line (sockets.ts).
 */

import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import { LANGUAGES, type Language, type Typed } from '../kernel/game.ts';
import { shutOut } from '../kernel/room/lock.ts';
import { isCode, isToken } from '../protocol.ts';
import { type IsProxy, networkOfVisitor, widerOf } from './address.ts';
import { createAskings, type NotHeard, type Standing, type Tag } from './asking.ts';
import type { Clock } from './clock.ts';
import type { Failures, Visitor } from './failures.ts';
import { cutOffAhead, gate, type Names } from './gate.ts';
import { HEADERS } from './headers.ts';
import { createKnocks, type Knocked, type ScreenNotHeard, standingOf } from './knock.ts';
import { Buckets, LIMITS } from './limits.ts';
import { isDamage, RoomLogError } from './log/room-log.ts';
import { type Metrics, metricsText } from './metrics.ts';
import type { Pages } from './pages.ts';
import type { Push } from './push/push.ts';
import type { Room } from './room.ts';
import { type Rooms, realChance } from './rooms.ts';
import { createTls, type Tls } from './tls.ts';
import { hashOf } from './tokens.ts';

export interface HttpSettings {
  readonly push?: Push;
  /** Whether this address is a proxy's, which tells the visitor's. */
  readonly isProxy: IsProxy;
  /** What this house is called. */
  readonly names: Names;
  readonly metricsToken: string | null;
  readonly isReady: () => boolean;
  /** No server but this one takes people in: then a proxy must not keep them away before it stops. */
  readonly isAlone?: boolean;
  readonly isDraining?: () => boolean;
  /** Something failed that was not the visitor's fault. */
  readonly onTrouble: (error: unknown) => void;
  /** By which addresses phones may find this house, as far as whoever asks is told of them; the likeliest first. */
  readonly ways: (request: IncomingMessage) => readonly string[];
  /** Pages and lines come over HTTPS. */
  readonly tls?: Tls;
  /** The built pages, if there are any. */
  readonly pages: Pages | undefined;
}

type App = FastifyInstance<Server, IncomingMessage, ServerResponse, Logger>;

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer];
  return timingSafeEqual(a, b);
};

export async function createHttp(
  rooms: Rooms,
  clock: Clock,
  metrics: Metrics,
  failures: Failures,
  logger: Logger,
  settings: HttpSettings,
): Promise<App> {
  const app = fastify({
    loggerInstance: logger.child({}, { level: logger.level === 'silent' ? 'silent' : 'warn' }),
    bodyLimit: LIMITS.messageBytesMax,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    serverFactory(handle) {
      const { names, pages, tls } = settings;
      const options = {
        requestTimeout: LIMITS.requestSeconds * 1000,
        headersTimeout: LIMITS.requestSeconds * 1000,
        keepAliveTimeout: LIMITS.keepAliveSeconds * 1000,
        connectionsCheckingInterval: LIMITS.connectionsLookSeconds * 1000,
      };
      const answer = gate({ names, pages, turnedAway: metrics.turnedAway }, handle);
      const server = tls ? createTls({ ...options, ...tls }, names, answer) : createServer(options, answer);
      cutOffAhead(server, metrics.turnedAway);
      // An answer that nobody takes is not kept for ever. Lines have a heartbeat of their own instead.
      server.timeout = LIMITS.stuckSeconds * 1000;
      server.maxRequestsPerSocket = LIMITS.requestsPerConnectionMax;
      return server;
    },
  });
  app.setErrorHandler((error: { statusCode?: number }, _, reply) => {
    if (isDamage(error))
      return refuse(reply, 410, 'room-damaged', 'What is stored of this room is damaged. Begin another one.');
    if (error instanceof StoreAway || error instanceof RoomLogError) {
      if (error instanceof RoomLogError) settings.onTrouble(error);
      return refuse(reply, 503, 'store-away', 'Nothing can be stored at this moment; try again soon.');
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) settings.onTrouble(error);
    return refuse(reply, status, status >= 500 ? 'trouble' : 'bad-payload', 'That did not work.');
  });
  app.addHook('onRequest', async (_, reply) => {
    for (let i = 0; i < HEADERS.length; i += 2) reply.header(HEADERS[i]!, HEADERS[i + 1]!);
    reply.header('cache-control', 'no-store');
  });

  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();
  app.addHook('onClose', async () => void loop.disable());
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_, reply) => {
    const draining = settings.isDraining?.() ?? false;
    // A phone that wakes up comes on a new connection: where there is no other server, it must still get to this one.
    const ready = settings.isReady() && (!draining || settings.isAlone === true);
    return reply.code(ready ? 200 : 503).send({ ready, draining });
  });
  app.get('/metrics', async (request, reply) => {
    // Not for players: on a server with one room they would count what is done in secret.
    const { metricsToken } = settings;
    if (metricsToken === null) return reply.callNotFound();
    if (!isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) {
      return reply
        .code(403)
        .send({ code: 'not-yours', message: 'Send the METRICS_TOKEN of this server as a bearer token.' });
    }
    const [p50, p99, max] = [loop.percentile(50), loop.percentile(99), loop.max].map((ns) => ns / 1e9) as [
      number,
      number,
      number,
    ];
    const { rss, heapUsed, external } = process.memoryUsage();
    const memory = { resident: rss, heap: heapUsed, outside: external };
    const house = { gamesRunning: rooms.gamesRunning, isDraining: settings.isDraining?.() ?? false };
    const gauges = { ...house, loopDelay: { p50, p99, max }, memory };
    return reply.type('text/plain; version=0.0.4').send(metricsText(metrics, gauges));
  });

  /** What the store has to do for a request; one that is away is not waited for as long as by lines, which come back. */
  const stored = <T>(work: () => Promise<T>): Promise<T> => {
    if (!settings.isReady()) return Promise.reject(new StoreAway());
    let callOff = () => {};
    const late = new Promise<never>((_, reject) => {
      callOff = clock.at(clock.now() + LIMITS.storeSeconds * 1000, () => reject(new StoreAway()));
    });
    return Promise.race([work(), late]).finally(() => callOff());
  };

  const tokenOf = (request: FastifyRequest): string | undefined => {
    const token = request.headers.authorization?.replace(/^Bearer /, '');
    return isToken(token) ? hashOf(token) : undefined;
  };
  const visitorOf = (request: FastifyRequest): Visitor => ({
    network: networkOfVisitor(request.raw, settings.isProxy),
    holder: tokenOf(request) ?? null,
  });
  const { roomsPerAddressPerHour, roomsPerWiderNetworkPerHour } = LIMITS;
  const made = new Buckets(roomsPerAddressPerHour, roomsPerAddressPerHour / 3600);
  const madeWider = new Buckets(roomsPerWiderNetworkPerHour, roomsPerWiderNetworkPerHour / 3600);
  const mayMake = (network: string): boolean =>
    made.take(network, clock.now()) && madeWider.take(widerOf(network), clock.now());
  app.post('/api/rooms', async (request, reply) => {
    const wish = wishOf(request.body);
    if (!wish) return refuse(reply, 400, 'bad-payload', 'A room needs a game, a language and whether it is remote.');
    if (!mayMake(visitorOf(request).network))
      return refuse(reply, 429, 'too-fast', 'Too many rooms were made here; try again later.');
    const room = await stored(() => rooms.create(wish));
    if (room === 'no-such-game') return refuse(reply, 404, room, 'There is no such game.');
    if (room === 'renewing')
      return refuse(reply, 503, room, 'This house is about to be renewed; try again in a few minutes.');
    if (room === 'too-many-rooms') return refuse(reply, 503, room, 'This server is full; try again later.');
    return reply.code(201).send(room);
  });

  /** Whoever shows no token of the room that allows it is refused, and after many wrong ones not even looked up. */
  const withToken = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { isAllowed, code: why, message }: Permission,
    work: (code: string) => Promise<unknown>,
  ) => {
    const code = codeOf(request);
    const holder = tokenOf(request);
    const no = () => refuse(reply, 403, why, message);
    if (!holder || !isCode(code)) return no();
    const visitor = visitorOf(request);
    const mayLook = failures.refuses(visitor) === undefined;
    if (await stored(() => isAllowed(code, holder, mayLook))) {
      const answer = await stored(() => work(code));
      return reply.sent ? reply : reply.code(answer === undefined ? 204 : 200).send(answer);
    }
    if (!mayLook) return refuse(reply, 429, 'too-fast', 'Too many wrong tokens were tried; try again later.');
    failures.missed(visitor);
    return no();
  };
  /** The host shows the token of the seat, the master that of the console; until somebody sits, the table's key will do. */
  const forHost: Permission = {
    isAllowed: (...asked) => rooms.isHost(...asked),
    code: 'host-only',
    message: 'Only the host of a room may do that.',
  };
  /** Whoever the table chose leads; what is everybody's is taken away by nobody whom an earlier host may still replace. */
  const forOwner: Permission = { ...forHost, isAllowed: (...asked) => rooms.mayDelete(...asked) };
  const forGuests: Permission = {
    isAllowed: (...asked) => rooms.isGuest(...asked),
    code: 'not-seated',
    message: 'Only those at the table may ask.',
  };
  const taken = new Buckets(LIMITS.exportsBurst, LIMITS.exportsPerMinute / 60);
  /** Whoever asks for logs too often is refused before anything is read. */
  const handOut: typeof withToken = async (request, reply, permission, work) => {
    const holder = tokenOf(request);
    if (holder && !taken.take(holder, clock.now()))
      return refuse(reply, 429, 'too-fast', 'Too many copies were taken; try again soon.');
    return withToken(request, reply, permission, work);
  };
  app.get('/api/rooms/:code/export', (request, reply) =>
    handOut(request, reply, forHost, (code) => rooms.export(code)),
  );
  // What everybody at the table may keep of one finished game, to check it: the opened log holds no one's secret.
  app.get('/api/rooms/:code/games/:number', (request, reply) =>
    handOut(request, reply, forGuests, async (code) => {
      const { number } = request.params as { number: string };
      const [game] = /^\d{1,6}$/.test(number) ? await rooms.export(code, Number(number)) : [];
      return game ? { room: code, ...game } : refuse(reply, 404, 'not-opened', 'Nothing is opened of this game.');
    }),
  );
  app.delete('/api/rooms/:code', (request, reply) =>
    withToken(request, reply, forOwner, async (code) => void (await rooms.delete(code))),
  );

  /** The room that is asked for. While others guess, whoever belongs to it is answered all the same. */
  const findFor = async (request: FastifyRequest, reply: FastifyReply, code: string): Promise<Room | undefined> => {
    const visitor = visitorOf(request);
    const cameAt = clock.now();
    const found = await stored(() => failures.find(rooms, code, visitor));
    if (found === undefined) refuse(reply, 404, 'no-such-room', 'There is no room with this code.');
    if (typeof found !== 'string') return found;
    // At one moment, whether or not there is such a room: it may have been looked for.
    if (visitor.holder !== null) await new Promise<void>((then) => clock.at(cameAt + LIMITS.waitToldMs, then));
    refuse(reply, 429, 'too-fast', 'Too many codes were tried; try again soon.');
    return undefined;
  };

  // What a page needs to know before it opens a line: which game's rules to fetch.
  app.get('/api/rooms/:code', async (request, reply) => {
    const code = codeOf(request);
    const holder = tokenOf(request);
    const room = await findFor(request, reply, code);
    if (!room) return reply;
    const key = request.headers['x-key'];
    const ways = settings.ways(request.raw);
    // Who has to ask first learns that there is a door, and nothing of what is behind it.
    const isIn = (holder !== undefined && room.knows(holder)) || !isLockedFor(room, holder, key);
    if (!isIn) return reply.send({ isLocked: true, ways });
    const { game, language, phase } = room.state;
    return reply.send({ game, language, phase, ways });
  });

  // Somebody who wants to be called when a game over days comes to a new hour.
  const { push } = settings;
  app.get('/api/push', async (_, reply) =>
    push ? { key: push.publicKey } : refuse(reply, 404, 'no-push', 'This server calls nobody.'),
  );
  const asked = new Buckets(LIMITS.remindersBurst, LIMITS.remindersPerMinute / 60);
  const remind = (request: FastifyRequest, reply: FastifyReply, isWanted: boolean) =>
    withToken(request, reply, forGuests, async (code) => {
      const holder = tokenOf(request)!;
      const way = isWanted ? push?.wayOf(request.body) : null;
      if (way === undefined) return refuse(reply, 400, 'bad-payload', 'This browser cannot be called from here.');
      if (!asked.take(code, clock.now())) return refuse(reply, 429, 'too-fast', 'Too many at once; try again soon.');
      const command = { type: 'room.remind', holder, way: way && JSON.stringify(way) };
      const refusal = await (await rooms.find(code))?.tell(command as Typed);
      if (refusal === 'door-crowded') return refuse(reply, 429, 'too-fast', 'This room has heard too much of that.');
      return undefined;
    });
  app.put('/api/rooms/:code/reminder', (request, reply) => remind(request, reply, true));
  app.delete('/api/rooms/:code/reminder', (request, reply) => remind(request, reply, false));

  /** For devices that have no place in a room and ask for one. */
  const atDoor = async <T>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (room: Room, holder: string) => Promise<T>,
  ) => {
    const code = codeOf(request);
    const holder = tokenOf(request);
    if (!holder) return refuse(reply, 400, 'bad-payload', 'A device shows a token of its own.');
    const room = await findFor(request, reply, code);
    if (!room) return reply;
    return stored(() => work(room, holder));
  };
  const knocks = createKnocks(clock, realChance);
  const screen = (
    request: FastifyRequest,
    reply: FastifyReply,
    work: (room: Room, holder: string) => Promise<Knocked | ScreenNotHeard>,
  ) =>
    atDoor<Knocked | FastifyReply>(request, reply, async (room, holder) => {
      const knocked = await work(room, holder);
      if (typeof knocked !== 'string') return knocked;
      if (knocked === 'door-locked')
        return refuse(reply, 403, knocked, 'This table takes no more screens; ask whoever hosts.');
      return refuse(reply, 429, knocked, 'Too many screens have asked; try again soon.');
    });
  app.post('/api/rooms/:code/screen', (request, reply) =>
    screen(request, reply, (room, holder) => knocks.knock(room, holder, visitorOf(request).network)),
  );
  app.get('/api/rooms/:code/screen', (request, reply) =>
    screen(request, reply, async (room, holder) => standingOf(room, holder, clock.now())),
  );

  // People without a seat, where the door is locked.
  const askings = createAskings(clock);
  app.post('/api/rooms/:code/asking', async (request, reply) => {
    const tag = tagOf(request.body);
    if (!tag) return refuse(reply, 400, 'bad-payload', 'Whoever asks has a name and a mask.');
    const { network } = visitorOf(request);
    const work = (room: Room, holder: string) => askings.ask(room, holder, network, tag);
    return atDoor<Standing | NotHeard | FastifyReply>(request, reply, async (room, holder) => {
      const heard = await work(room, holder);
      if (typeof heard !== 'string') return heard;
      const status = ['too-fast', 'too-often', 'busy'].includes(heard) ? 429 : 400;
      return refuse(reply, status, heard, 'That was not heard; try again in a minute.');
    });
  });
  app.get('/api/rooms/:code/asking', (request, reply) =>
    atDoor(request, reply, async (room, holder) => askings.standing(room, holder)),
  );

  app.setNotFoundHandler((_, reply) => refuse(reply, 404, 'not-found', 'There is nothing here.'));
  return app;
}

/** Who may ask for something, and what the others are told. */
interface Permission {
  readonly isAllowed: (code: string, holder: string, mayLook: boolean) => Promise<boolean>;
  readonly code: string;
  readonly message: string;
}

/** The store has not answered in time. */
class StoreAway extends Error {}

const refuse = (reply: FastifyReply, status: number, code: string, message: string) =>
  reply.code(status).send({ code, message });

function wishOf(body: unknown): { game: string; language: Language; remote: boolean } | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { game, language, remote } = body as { [field: string]: unknown };
  const isKnown = LANGUAGES.includes(language as Language) && typeof remote === 'boolean';
  return typeof game === 'string' && game.length <= 40 && isKnown
    ? { game, language: language as Language, remote }
    : undefined;
}

function tagOf(body: unknown): Tag | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { name, mask } = body as { [field: string]: unknown };
  return typeof name === 'string' && Number.isInteger(mask) ? { name, mask: mask as number } : undefined;
}

/** Whether a device would have to ask; a key that a link brought along may open. */
const isLockedFor = ({ state }: Room, holder = '', key?: unknown): boolean =>
  shutOut(state, holder, isToken(key) ? hashOf(key) : undefined) === 'locked';

const codeOf = (request: FastifyRequest): string => (request.params as { code: string }).code;
