/**
 * What every request passes before anything is done for it: a connection has few at a time, it asks for this house and
 * no other, and what is a page is answered here.
 */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { isIP, type Socket } from 'node:net';
import { hostname } from 'node:os';
import { Server as TlsServer } from 'node:tls';
import { HEADERS } from './headers.ts';
import { LIMITS } from './limits.ts';
import type { Counter } from './metrics.ts';
import type { Pages } from './pages.ts';
import type { Settings } from './settings.ts';

/** Whether this house goes by the name in a request's `Host`. */
export type Names = (host: string | undefined) => boolean;

/**
 * A page of somebody else can make its own name lead here ("DNS rebinding"), and would then be let in as one of ours.
 * Addresses cannot be bent so, and neither can this machine's own names; others are those that the operator gave.
 */
export function namesOf({ publicUrl, origins, hosts }: Pick<Settings, 'publicUrl' | 'origins' | 'hosts'>): Names {
  const here = hostname().toLowerCase();
  const urls = [...origins, ...(publicUrl ? [publicUrl] : [])];
  const known = new Set(['localhost', here, `${here}.local`, ...urls.map((url) => new URL(url).hostname), ...hosts]);
  return (host) => {
    if (host === undefined) return true; // only what is no browser leaves it out
    const name = nameIn(host);
    return name !== undefined && (isIP(name) > 0 || known.has(name) || name.endsWith('.localhost'));
  };
}

/** The name without its port, as a browser would write it. */
function nameIn(host: string): string | undefined {
  if (!/^[\w.[\]:-]+$/.test(host) || !URL.canParse(`http://${host}`)) return undefined;
  return new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

/** The blank line behind the head of a request. */
const HEAD_ENDS = ['\n\r\n', '\n\n'].map((end) => Buffer.from(end));

/** How many requests are in what was read, as far as that is of interest. */
function headsIn(bytes: Buffer, most: number): number {
  let count = 0;
  for (const end of HEAD_ENDS) {
    for (let at = bytes.indexOf(end); at >= 0 && count < most; at = bytes.indexOf(end, at + end.length)) count++;
  }
  return count;
}

/**
 * All that is read at once is parsed at once, some thousand requests in 64 kB, and nothing stops it in between. So what
 * holds more of them than may wait is cut off before it is parsed: emptied, since the parser is handed it all the same.
 */
export function cutOffAhead(server: Server, turnedAway: Counter): void {
  const most = LIMITS.requestsWaitingPerConnection;
  const looks = new WeakMap<object, (bytes: Buffer) => void>();
  // What comes over TLS is looked at when it can be read.
  server.on(server instanceof TlsServer ? 'secureConnection' : 'connection', (socket: Socket) => {
    const look = (bytes: Buffer) => {
      if (headsIn(bytes, most + 1) <= most) return;
      bytes.fill(0);
      turnedAway.inc('pipelined');
      socket.destroy();
    };
    looks.set(socket, look);
    socket.prependListener('data', look);
  });
  // What comes over a line is no request.
  server.prependListener('upgrade', (_, socket) => void socket.off('data', looks.get(socket)!));
}

export interface Gate {
  readonly names: Names;
  readonly pages: Pages | undefined;
  /** By what was wrong with them. */
  readonly turnedAway: Counter;
}

export function gate({ names, pages, turnedAway }: Gate, handle: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return; // what had been read of it already
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > LIMITS.requestsWaitingPerConnection) {
      // No browser sends ahead. Whoever does, and does not wait for answers, would have them pile up here.
      turnedAway.inc('pipelined');
      socket.destroy();
      return;
    }
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, waiting.get(socket)! - 1));
    if (!names(request.headers.host)) {
      turnedAway.inc('wrong-host');
      return wrongHost(request, response);
    }
    if (!pages?.(request, response)) handle(request, response);
  };
}

function wrongHost(request: IncomingMessage, response: ServerResponse): void {
  const message =
    `This server does not go by the name in this address (${String(request.headers.host).slice(0, 80)}). ` +
    'Whoever runs it can add the name: PUBLIC_URL or HOSTS.';
  const body = JSON.stringify({ code: 'wrong-host', message });
  const headers = [...HEADERS, 'content-type', 'application/json; charset=utf-8', 'cache-control', 'no-store'];
  response.writeHead(421, [...headers, 'content-length', String(Buffer.byteLength(body)), 'connection', 'close']);
  response.end(body);
}
