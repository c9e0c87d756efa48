/**
 * Plain requests: make a room, take it away, and what an operator asks. Everything else is a line (sockets.ts).
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import { LANGUAGES, type Language } from '../kernel/game.ts';
import { isCode, isToken } from '../protocol.ts';
import type { Clock } from './clock.ts';
import { Bucket, LIMITS } from './limits.ts';
import { type Metrics, metricsText } from './metrics.ts';
import { hashOf, type Rooms } from './rooms.ts';

export interface HttpSettings {
  readonly trustProxy: boolean;
  readonly isReady: () => boolean;
  /** The folder of the built pages, or null for a server without them. */
  readonly pages: string | null;
}

type App = FastifyInstance<Server, IncomingMessage, ServerResponse, Logger>;

export async function createHttp(
  rooms: Rooms,
  clock: Clock,
  metrics: Metrics,
  logger: Logger,
  settings: HttpSettings,
): Promise<App> {
  const app = fastify({
    loggerInstance: logger.child({}, { level: logger.level === 'silent' ? 'silent' : 'warn' }),
    trustProxy: settings.trustProxy,
    bodyLimit: LIMITS.messageBytesMax,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: LIMITS.requestSeconds * 1000,
    http: { headersTimeout: LIMITS.requestSeconds * 1000, connectionsCheckingInterval: 5_000 },
    forceCloseConnections: true,
  });
  app.setErrorHandler((error: { statusCode?: number }, _, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) logger.error({ err: error }, 'a request failed');
    return refuse(reply, status, status >= 500 ? 'trouble' : 'bad-payload', 'That did not work.');
  });
  // Nothing comes from elsewhere, and nothing else may hold these pages in a frame.
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: false, // the server itself speaks plain HTTP; a proxy in front adds its own
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  });

  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();
  app.addHook('onClose', async () => void loop.disable());
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_, reply) => {
    const ready = settings.isReady();
    return reply.code(ready ? 200 : 503).send({ ready });
  });
  app.get('/metrics', async (_, reply) => {
    const [p50, p99, max] = [loop.percentile(50), loop.percentile(99), loop.max].map((ns) => ns / 1e9) as [
      number,
      number,
      number,
    ];
    return reply.type('text/plain; version=0.0.4').send(metricsText(metrics, { p50, p99, max }));
  });

  const made = new Map<string, Bucket>();
  app.post('/api/rooms', async (request, reply) => {
    const wish = wishOf(request.body);
    if (!wish) return refuse(reply, 400, 'bad-payload', 'A room needs a game, a language and whether it is remote.');
    const { ip } = request;
    const hourly = LIMITS.roomsPerAddressPerHour;
    if (made.size > 100_000) made.clear();
    const bucket = made.get(ip) ?? new Bucket(hourly, hourly / 3600, clock.now());
    made.set(ip, bucket);
    if (!bucket.take(clock.now()))
      return refuse(reply, 429, 'too-fast', 'Too many rooms were made here; try again later.');
    const room = await rooms.create(wish);
    if (room === 'no-such-game') return refuse(reply, 404, room, 'There is no such game.');
    if (room === 'too-many-rooms') return refuse(reply, 503, room, 'This server is full; try again later.');
    return reply.code(201).send(room);
  });

  app.get('/api/rooms/:code/export', async (request, reply) => {
    if (!(await isHost(rooms, request))) return refuse(reply, 403, 'host-only', 'Only the host may take a copy.');
    return reply.send(await rooms.export(codeOf(request)));
  });
  // What everybody at the table may keep of one finished game, to check it: the opened log holds no one's secret.
  app.get('/api/rooms/:code/games/:number', async (request, reply) => {
    if (!(await isGuest(rooms, request))) return refuse(reply, 403, 'not-seated', 'Only those at the table may ask.');
    const { code, number } = request.params as { code: string; number: string };
    const game = (await rooms.export(code)).find((one) => String(one.number) === number);
    if (!game) return refuse(reply, 404, 'not-opened', 'Nothing is opened of this game.');
    return reply.send({ room: code, ...game });
  });
  app.delete('/api/rooms/:code', async (request, reply) => {
    if (!(await isHost(rooms, request))) return refuse(reply, 403, 'host-only', 'Only the host may delete a room.');
    await rooms.delete(codeOf(request));
    return reply.code(204).send();
  });

  // What a page needs to know before it opens a line: which game's rules to fetch.
  app.get('/api/rooms/:code', async (request, reply) => {
    const room = isCode(codeOf(request)) ? await rooms.find(codeOf(request)) : undefined;
    if (!room) return refuse(reply, 404, 'no-such-room', 'There is no room with this code.');
    const { game, language, phase } = room.state;
    return reply.send({ game, language, phase });
  });

  if (settings.pages) await servePages(app, settings.pages);
  app.setNotFoundHandler((request, reply) => {
    const isPage = settings.pages && request.method === 'GET' && !/^\/(api|assets)\//.test(request.url);
    return isPage ? reply.code(200).sendFile('index.html') : refuse(reply, 404, 'not-found', 'There is nothing here.');
  });
  return app;
}

/** Files with a hash in their name never change; the page itself is asked for each time. */
async function servePages(app: App, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

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

const codeOf = (request: FastifyRequest): string => (request.params as { code: string }).code;

/** Whose token this request shows: hashed, as the room knows it. */
const holderOf = (request: FastifyRequest): string | undefined => {
  const token = request.headers.authorization?.replace(/^Bearer /, '');
  return isToken(token) && isCode(codeOf(request)) ? hashOf(token) : undefined;
};

/** The host shows the token of the seat, the master or the table screen's owner the token of that door. */
async function isHost(rooms: Rooms, request: FastifyRequest): Promise<boolean> {
  const holder = holderOf(request);
  const state = holder && (await rooms.find(codeOf(request)))?.state;
  if (!state) return false;
  const isSeat = state.host !== null && state.holders?.[state.host] === holder;
  return isSeat || holder === state.doors?.table || holder === state.doors?.master;
}

/** Anybody with a seat, and whoever may open the table screen or the console. */
async function isGuest(rooms: Rooms, request: FastifyRequest): Promise<boolean> {
  const holder = holderOf(request);
  const state = holder && (await rooms.find(codeOf(request)))?.state;
  return Boolean(state && (state.holders?.includes(holder) || (await isHost(rooms, request))));
}
