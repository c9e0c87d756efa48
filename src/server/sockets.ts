/**
 * Sockets: one line for each open page. The first message says who it is; after that, commands go up and frames come
 * down. What leaves when, and how large it is, is decided in kernel/wire.ts.
 */
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Typed } from '../kernel/game.ts';
import { type Frame, type Inbox, linesIn, nextBeat, openOutbox, put, type Quiet, until } from '../kernel/wire.ts';
import {
  type Ask,
  BEAT,
  CLOSE,
  type CloseReason,
  isAsk,
  isBreakage,
  isHello,
  isSync,
  PROTOCOL,
  protocolOf,
  syncLine,
} from '../protocol.ts';
import { type IsProxy, networkOfVisitor } from './address.ts';
import type { Clock } from './clock.ts';
import type { Failures } from './failures.ts';
import type { Names } from './gate.ts';
import { Bucket, LIMITS } from './limits.ts';
import { isDamage } from './log/room-log.ts';
import type { Metrics } from './metrics.ts';
import type { Line, Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { Meter } from './round-trips.ts';
import { hashOf } from './tokens.ts';

export interface SocketSettings {
  /** Whether this address is a proxy's, which tells the visitor's. */
  readonly isProxy: IsProxy;
  /** What this house is called. */
  readonly names: Names;
  /** Origins that may open a line besides the server's own address. */
  readonly origins: readonly string[];
}

export interface Sockets {
  close(): void;
}

/** What a line needs of a WebSocket, so that a simulation can have its own. */
export interface Socket {
  readonly readyState: number;
  readonly OPEN: number;
  readonly bufferedAmount: number;
  isSilent?: boolean;
  send(text: string): void;
  close(code: number, reason: string): void;
  terminate(): void;
  /** Reads no more. */
  pause?(): void;
  /** Asks for an echo of these bytes. */
  ping?(bytes: string): void;
  on(event: 'message', heard: (data: unknown, isBinary: boolean) => void): unknown;
  on(event: 'pong' | 'error' | 'close', happened: (bytes?: unknown) => void): unknown;
}

export function openSockets(
  server: Server,
  rooms: Rooms,
  clock: Clock,
  metrics: Metrics,
  failures: Failures,
  settings: SocketSettings,
): Sockets {
  // Compression is off: it turns content into size.
  const { messageBytesMax: maxPayload, messagePartsMax: maxFragments } = LIMITS;
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload, maxFragments });

  /** How many lines each address holds, so that none can hold them all. */
  const held = new Map<string, number>();

  server.on('upgrade', (request, socket: Duplex, head) => {
    const { origin, host } = request.headers;
    const isOwn = origin === undefined || origin === `http://${host}` || origin === `https://${host}`;
    if (request.url !== '/line') return refuseUpgrade(socket, 404);
    if (!settings.names(host)) return refuseUpgrade(socket, 421);
    if (!isOwn && !settings.origins.includes(origin)) return refuseUpgrade(socket, 403);
    if (sockets.clients.size >= LIMITS.socketsMax) return refuseUpgrade(socket, 503);
    const network = networkOfVisitor(request, settings.isProxy);
    if ((held.get(network) ?? 0) >= LIMITS.socketsPerAddressMax) return refuseUpgrade(socket, 503);
    sockets.handleUpgrade(request, socket, head, (opened) => {
      held.set(network, (held.get(network) ?? 0) + 1);
      opened.once('close', () => {
        const left = held.get(network)! - 1;
        if (left > 0) held.set(network, left);
        else held.delete(network);
      });
      const pace = attend(opened, rooms, clock, metrics, { failures, network }, senderOf(opened, socket));
      limitPings(opened, clock, metrics, pace);
    });
  });

  const heartbeat = (): (() => void) => clock.at(clock.now() + LIMITS.heartbeatSeconds * 1000, beat);
  const beat = () => {
    callOffBeat = heartbeat();
    for (const socket of sockets.clients as Set<WebSocket & { isSilent?: boolean }>) {
      if (socket.isSilent) {
        socket.terminate();
        continue;
      }
      socket.isSilent = true;
      socket.ping();
    }
  };
  let callOffBeat = heartbeat();

  return {
    close() {
      callOffBeat();
      for (const socket of sockets.clients) {
        closeWith(socket, 'restarting', metrics);
        setTimeout(() => socket.terminate(), LIMITS.closeSeconds * 1000).unref();
      }
      sockets.close();
    },
  };
}

function refuseUpgrade(socket: Duplex, status: 403 | 404 | 421 | 503): void {
  socket.on('error', () => {}); // gone before it was told: nobody else listens to this socket any more
  const text = { 403: 'Forbidden', 404: 'Not Found', 421: 'Misdirected Request', 503: 'Service Unavailable' }[status];
  socket.end(`HTTP/1.1 ${status} ${text}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** The library answers pings; without a limit it would answer somebody who sends them without end, and never reads. */
function limitPings(socket: WebSocket, clock: Clock, metrics: Metrics, pace: Bucket): void {
  const count = () => {
    if (pace.take(clock.now())) return;
    if (socket.readyState === socket.OPEN) metrics.closes.inc('too-fast');
    socket.terminate();
  };
  socket.on('ping', count);
  socket.on('pong', count);
}

function closeWith(socket: Socket, why: CloseReason, metrics: Metrics): void {
  metrics.closes.inc(why);
  socket.close(CLOSE[why].code, CLOSE[why].reason);
}

/**
 * Puts a frame on the wire in one piece. The library writes head and text apart, for text of every kind; nearly all of
 * ours is short and plain, and then one write of both costs half as much.
 */
function senderOf(socket: WebSocket, wire: Duplex): (frame: Frame) => void {
  return ({ text, bytes }) => {
    const isPlain = bytes === text.length && bytes < 2 ** 16;
    if (isPlain && socket.readyState === socket.OPEN) wire.write(headOf(bytes) + text, 'latin1');
    else socket.send(text);
  };
}

/** The head of a whole text message from a server (RFC 6455, 5.2). */
function headOf(bytes: number): string {
  if (bytes < 126) return `\x81${String.fromCharCode(bytes)}`;
  return `\x81\x7e${String.fromCharCode(bytes >> 8, bytes & 255)}`;
}

/** Where a line comes from, and whether strangers from there are let in. */
export interface Door {
  readonly failures: Failures;
  readonly network: string;
}

/** Serves one socket until it closes. Gives the measure of what it may send. */
export function attend(
  socket: Socket,
  rooms: Rooms,
  clock: Clock,
  metrics: Metrics,
  { failures, network }: Door,
  send = ({ text }: Frame): void => socket.send(text),
): Bucket {
  const outbox = openOutbox();
  const pace = new Bucket(LIMITS.messagesBurst, LIMITS.messagesPerSecond, clock.now());
  let meter: Meter | undefined; // few games ask for one
  let room: Room | undefined;
  let line: Line | undefined;
  let isGreeted = false;
  let breakages = 0;
  /** What came at the beats, and how much was asked since frames last left in a quiet phase: its answers are held. */
  const beats: Inbox = { rest: '' };
  let held = 0;
  let callOffBeat: (() => void) | undefined;
  let callOffEnd: (() => void) | undefined;

  const close = (why: CloseReason): void => {
    if (callOffEnd) return;
    closeWith(socket, why, metrics);
    // A peer that never answers the close must not hold the line.
    callOffEnd = clock.at(clock.now() + LIMITS.closeSeconds * 1000, () => socket.terminate());
  };
  const callOffHello = clock.at(clock.now() + LIMITS.helloSeconds * 1000, () => {
    if (!isGreeted) close('silent');
  });

  const flush = (): void => {
    callOffBeat?.();
    callOffBeat = undefined;
    const frames = until(outbox, clock.now());
    if (frames.length > 0) held = 0;
    for (const frame of frames) {
      if (frame.isOver) metrics.oversized.inc('end');
      send(frame);
    }
    if (socket.bufferedAmount > LIMITS.waitingBytesMax) {
      metrics.closes.inc('slow');
      socket.terminate();
      return;
    }
    if (outbox.quiet && socket.readyState === socket.OPEN) callOffBeat = clock.at(nextBeat(outbox), flush);
  };

  const greet = async (message: unknown): Promise<void> => {
    const protocol = protocolOf(message);
    if (protocol !== undefined && protocol !== PROTOCOL) return close('outdated');
    if (!isHello(message)) return close('bad-message');
    isGreeted = true;
    callOffHello();
    const { hello } = message;
    const holder = hashOf(hello.token);
    const cameAt = clock.now();
    const found = await failures.find(rooms, hello.room, { network, holder });
    if (socket.readyState !== socket.OPEN) return;
    if (typeof found === 'string') {
      clock.at(cameAt + LIMITS.waitToldMs, () => socket.readyState === socket.OPEN && close(found));
      return;
    }
    if (!found) return close('no-such-room');
    const who = { holder, ...(hello.key !== undefined && { key: hashOf(hello.key) }), network };
    const refusal = found.refuses(who);
    if (refusal) return close(refusal);
    room = found;
    line = {
      page: hello.page,
      ...who,
      role: 'visitor',
      put(lines: readonly string[], quiet: Quiet | undefined) {
        put(outbox, lines, clock.now(), quiet);
        if (!quiet) beats.rest = ''; // what was half said is too late
        flush();
      },
      close,
      ping() {
        meter ??= new Meter(clock);
        const bytes = meter.ping();
        if (bytes && socket.readyState === socket.OPEN) socket.ping?.(bytes);
      },
      roundTrip: () => meter?.median,
    };
    found.join(line, hello);
  };

  const hear = (message: Ask): void => {
    if (outbox.quiet) held++;
    if (held > LIMITS.asksHeldMax) close('too-fast');
    else if (room && line) room.ask(line, message.n, message.command as Typed, message.of);
  };

  const hearBeat = (messages: readonly unknown[]): void => {
    if (beats.rest.length > LIMITS.messageBytesMax || !messages.every(isAsk)) return close('bad-message');
    for (const message of messages) if (!callOffEnd) hear(message);
  };

  socket.on('message', (data, isBinary) => {
    if (callOffEnd) return;
    socket.isSilent = false;
    if (isBinary) return close('bad-message');
    if (!pace.take(clock.now())) {
      socket.pause?.(); // what else is on its way is not even read
      return close('too-fast');
    }
    const text = String(data);
    const isBeat = isGreeted && text.startsWith(BEAT.sign);
    let messages: unknown[];
    try {
      messages = (isBeat ? linesIn(beats, text.slice(BEAT.sign.length)) : [text]).map((one) => JSON.parse(one));
    } catch {
      return close('bad-message');
    }
    if (isBeat) return hearBeat(messages);
    const [message] = messages;
    if (!isGreeted) return void greet(message).catch((error) => close(isDamage(error) ? 'damaged' : 'trouble'));
    // While the hello is still being answered a page waits for its welcome.
    if (isSync(message)) line?.put([syncLine(message.sync, clock.now())], outbox.quiet);
    else if (isBreakage(message)) {
      breakages++;
      if (breakages > LIMITS.breakagesPerLineMax) close('too-fast');
      else room?.noteBreakage(message.broke);
    } else if (!isAsk(message)) close('bad-message');
    else hear(message);
  });
  socket.on('pong', (bytes) => {
    socket.isSilent = false;
    meter?.pong(String(bytes));
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    callOffHello();
    callOffBeat?.();
    callOffEnd?.();
    if (room && line) room.leave(line);
  });
  return pace;
}
