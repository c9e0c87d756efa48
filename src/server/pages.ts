/**
 * The built pages, read once and ready to leave: an answer is a look-up and one write, so that those who load them cost
 * those who play next to nothing.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { buildIn } from '../protocol.ts';
import { HEADERS } from './headers.ts';

const TYPES: { readonly [extension: string]: string } = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};
/** As the build leaves them beside each text. */
const PACKED = { br: '.br', gzip: '.gz' } as const;
const INDEX = '/index.html';

/** The addresses of the pages: the house, what it is about, and rooms with their screens. */
const PLACE = /^\/((about|[a-z]{4,5}(\/(table|master))?)\/?)?$/i;

type Headers = readonly string[];

interface Body {
  readonly bytes: Buffer;
  readonly headers: Headers;
}

interface Prepared {
  readonly tag: string;
  readonly unchanged: Headers;
  readonly plain: Body;
  readonly packed: readonly (readonly [encoding: string, Body])[];
}

export interface Pages {
  (request: IncomingMessage, response: ServerResponse): boolean;
  /** Changes with whatever they are made of. */
  readonly build: string;
}

/** Answers whatever is a page or a file of one, and leaves the rest. */
export function readPages(root: string): Pages {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  const isFile = (name: string) => extname(name) in TYPES;
  const prepared = new Map(names.filter(isFile).map((name) => [`/${name}`, prepare(root, name)]));
  const index = prepared.get(INDEX)!;
  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const path = url.replace(/[?#].*$/s, '');
    const file = prepared.get(path);
    if (file) send(file, request, response);
    else if (/^\/(api|assets)(\/|$)|^\/(healthz|readyz|metrics)$/.test(path)) return false;
    else send(index, request, response, PLACE.test(path) ? 200 : 404);
    return true;
  };
  return Object.assign(answer, { build: buildIn(index.plain.bytes.toString()) });
}

function prepare(root: string, name: string): Prepared {
  const path = join(root, name);
  const bytes = readFileSync(path);
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const isHashed = name.startsWith('assets/');
  const common = [
    ...HEADERS,
    ...['cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'],
    ...['etag', tag, 'vary', 'accept-encoding'],
  ];
  const bodyOf = (body: Buffer, ...more: string[]): Body => ({
    bytes: body,
    headers: [...common, 'content-type', TYPES[extname(name)]!, 'content-length', String(body.length), ...more],
  });
  const packed = Object.entries(PACKED)
    .filter(([, extension]) => existsSync(path + extension))
    .map(([encoding, extension]) => {
      const body = bodyOf(readFileSync(path + extension), 'content-encoding', encoding);
      return [encoding, body] as const;
    });
  return { tag, unchanged: common, plain: bodyOf(bytes), packed };
}

function send(file: Prepared, request: IncomingMessage, response: ServerResponse, status = 200): void {
  if (status === 200 && request.headers['if-none-match'] === file.tag) {
    response.writeHead(304, file.unchanged as string[]).end();
    return;
  }
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const [, body = file.plain] = file.packed.find(([encoding]) => accepted.includes(encoding)) ?? [];
  response.writeHead(status, body.headers as string[]);
  if (request.method === 'HEAD') response.end();
  else response.end(body.bytes);
}
