/** HTTPS with a certificate of the operator's: two files, read at the start and again whenever they change. */
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer, type Server, type ServerOptions } from 'node:https';
import type { Socket } from 'node:net';
import type { Clock } from './clock.ts';
import type { Names } from './gate.ts';
import { LIMITS } from './limits.ts';
import type { TlsFiles } from './settings.ts';

export interface Tls {
  readonly cert: Buffer;
  readonly key: Buffer;
}

/** Why these files cannot be served with, as a sentence. */
export class TlsTrouble extends Error {}

/** Both files, which belong together and are good now. Throws the sentence that says why not. */
export function readTls(files: TlsFiles, now: number): Tls {
  const cert = read('TLS_CERT', files.cert);
  const key = read('TLS_KEY', files.key);
  const certificate = parsed(`TLS_CERT is "${files.cert}", and that file holds no certificate in PEM.`, () =>
    certificateIn(cert),
  );
  const isLocked = /ENCRYPTED/.test(key.toString('latin1'));
  const privateKey = parsed(
    isLocked
      ? `TLS_KEY is "${files.key}", and a passphrase locks that key: store it without one.`
      : `TLS_KEY is "${files.key}", and that file holds no private key in PEM.`,
    () => createPrivateKey(key),
  );
  if (!certificate.checkPrivateKey(privateKey))
    throw new TlsTrouble('TLS_CERT and TLS_KEY do not belong together: that key is of another certificate.');
  const { validFrom, validTo } = certificate;
  if (Date.parse(validTo) <= now)
    throw new TlsTrouble(`The certificate in TLS_CERT ran out on ${dayOf(validTo)}: renew it.`);
  if (Date.parse(validFrom) > now)
    throw new TlsTrouble(
      `The certificate in TLS_CERT is not good before ${dayOf(validFrom)}: look at this machine’s clock.`,
    );
  return { cert, key };
}

export const certificateIn = (cert: Buffer): X509Certificate => new X509Certificate(cert);

const dayOf = (date: string): string => new Date(date).toISOString().slice(0, 10);

function read(name: string, path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'ENOENT' ? 'there is no such file' : `that file cannot be read (${code})`;
    throw new TlsTrouble(`${name} is "${path}", and ${why}.`);
  }
}

function parsed<T>(sentence: string, parse: () => T): T {
  try {
    return parse();
  } catch {
    throw new TlsTrouble(sentence);
  }
}

/** The first byte of whoever speaks TLS. */
const HANDSHAKE = 22;
const ASKED = /^(?:GET|HEAD) (\/[!-~]*) HTTP\/1\.[01]\r\n/;
const HOST = /\r\nhost: ?([^\s]{1,300})\r\n/i;

/** Where it comes from: the same of a socket and of what is spoken on it over TLS. */
const endOf = ({ remoteAddress, remotePort }: Socket): string => `${remoteAddress} ${remotePort}`;

export function createTls(options: ServerOptions, names: Names, handle: RequestListener): Server {
  const server = createServer({ ...options, handshakeTimeout: LIMITS.requestSeconds * 1000 }, handle);
  const [secure] = server.listeners('connection') as [(this: Server, socket: Socket) => void];
  server.removeAllListeners('connection');
  /** Who has not shaken hands yet: a server that stops would wait for them. */
  const early = new Map<string, Socket>();
  server.on('secureConnection', (socket) => early.delete(endOf(socket)));
  server.on('connection', (socket: Socket) => {
    const end = () => socket.destroy();
    const from = endOf(socket);
    early.set(from, socket);
    socket.once('close', () => early.get(from) === socket && early.delete(from));
    socket.on('error', end).setTimeout(LIMITS.requestSeconds * 1000, end);
    socket.once('data', (first) => {
      socket.pause();
      if (first[0] !== HANDSHAKE) return sendOn(socket, String(first), names);
      socket.setTimeout(0).off('timeout', end);
      socket.unshift(first);
      secure.call(server, socket);
    });
  });
  const { close } = server;
  server.close = (then) => {
    for (const socket of early.values()) socket.destroy();
    return close.call(server, then);
  };
  return server;
}

/** A browser that was told no scheme begins with plain HTTP. It is sent to the same place, as long as that lasts. */
function sendOn(socket: Socket, text: string, names: Names): void {
  const path = ASKED.exec(text)?.[1];
  const host = HOST.exec(text)?.[1];
  const isOurs = path !== undefined && host !== undefined && names(host);
  const head = isOurs ? `307 Temporary Redirect\r\nLocation: https://${host}${path}` : '400 Bad Request';
  socket.end(`HTTP/1.1 ${head}\r\nCache-Control: no-store\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
}

/**
 * From now on new lines are opened with what the files hold then, and those that are open go on. Files that do not go
 * together, as between the writing of one and of the other, change nothing; if they stay so, that is told once.
 */
export function keepFresh(
  server: Server,
  files: TlsFiles,
  first: Tls,
  clock: Clock,
  tell: (sentence: string) => void,
): () => void {
  let now = first;
  let trouble = { sentence: '', times: 0 };
  const look = () => {
    callOff = clock.at(clock.now() + LIMITS.tlsLookSeconds * 1000, look);
    try {
      const next = readTls(files, clock.now());
      trouble = { sentence: '', times: 0 };
      if (next.cert.equals(now.cert) && next.key.equals(now.key)) return;
      server.setSecureContext(next);
      now = next;
    } catch (error) {
      const sentence = (error as Error).message;
      trouble = { sentence, times: sentence === trouble.sentence ? trouble.times + 1 : 1 };
      if (trouble.times === 2) tell(`${sentence} The certificate of before stays in use.`);
    }
  };
  let callOff = clock.at(clock.now() + LIMITS.tlsLookSeconds * 1000, look);
  return () => callOff();
}
