/**
 * A line to a room, written from the protocol alone (RFC 6455 and the header of src/protocol.ts) on a bare TCP socket:
 * it shares no code with the product, can send what no browser would, and leave out what every browser does.
 */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

export const OPCODE = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

/** Close codes that a page is promised, and what a broken connection counts as. */
export const CLOSED = {
  restarting: 4000,
  trouble: 4002,
  silent: 4003,
  moved: 4004,
  busy: 4005,
  full: 4006,
  outdated: 4010,
  replaced: 4011,
  badMessage: 4012,
  tooFast: 4013,
  noSuchRoom: 4014,
  deleted: 4015,
  removed: 4017,
  handedOn: 4019,
  locked: 4020,
  damaged: 4021,
  tooLarge: 1009,
  brokenFrame: 1002,
  brokenText: 1007,
  tooManyParts: 1008,
  gone: 1006,
} as const;

export type Command = { readonly type: string; readonly [field: string]: unknown };
export type Fact = { readonly type: string; readonly [field: string]: unknown };

export interface Welcome {
  readonly role: number | 'table' | 'master' | 'visitor';
  readonly epoch: number;
  readonly count: number;
}

export interface Heard {
  readonly opcode: number;
  readonly bytes: number;
  readonly at: number;
}

export interface LineSetup {
  readonly port: number;
  /** Where the proxy in front says that the visitor comes from. */
  readonly from?: string;
  readonly path?: string;
  readonly headers?: { readonly [name: string]: string };
  /** Echoes late; `null`: never. */
  readonly pongMs?: number | null;
}

export const hex = (bytes: number): string => randomBytes(bytes).toString('hex');
export const newToken = (): string => hex(16);

/** One frame, masked as a client's must be. */
export function frameOf(opcode: number, payload: string | Buffer, isLast = true): Buffer {
  const bytes = Buffer.from(payload as string);
  const mask = randomBytes(4);
  const long = bytes.length > 65_535 ? 8 : bytes.length > 125 ? 2 : 0;
  const head = Buffer.alloc(2 + long);
  head[0] = (isLast ? 0x80 : 0) | opcode;
  head[1] = 0x80 | (long === 8 ? 127 : long === 2 ? 126 : bytes.length);
  if (long === 2) head.writeUInt16BE(bytes.length, 2);
  if (long === 8) head.writeBigUInt64BE(BigInt(bytes.length), 2);
  const masked = Buffer.alloc(bytes.length);
  for (let i = 0; i < bytes.length; i++) masked[i] = bytes[i]! ^ mask[i % 4]!;
  return Buffer.concat([head, mask, masked]);
}

/** The connection without a hello: for those who do not speak the language. */
export class Line {
  readonly socket: Socket;
  /** The status line of the answer to the upgrade. */
  readonly status: Promise<string>;
  /** The close code, or 1006 if the connection ended without one. */
  readonly closed: Promise<number>;
  readonly heard: Heard[] = [];
  readonly texts: string[] = [];
  welcome: Welcome | undefined;
  readonly facts: Fact[] = [];
  /** Answers to commands by their number: null is done, otherwise why not. */
  readonly answers = new Map<number, string | null>();
  code: number | undefined;
  #n = 0;
  readonly #setup: LineSetup;
  #rest: Buffer = Buffer.alloc(0);
  #isOpen = false;
  #isGone = false;
  #text = '';
  #forms: string[] = [];
  #waiting: { readonly isSo: () => boolean; readonly then: () => void }[] = [];

  constructor(setup: LineSetup) {
    this.#setup = setup;
    const { port, from, path = '/line', headers = {} } = setup;
    this.socket = connect({ port, host: '127.0.0.1' }).setNoDelay(true);
    const all = {
      Host: `127.0.0.1:${port}`,
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
      ...(from && { 'X-Forwarded-For': from }),
      ...headers,
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    this.socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    this.socket.on('error', () => {});
    this.closed = new Promise((resolve) =>
      this.socket.once('close', () => {
        this.#isGone = true;
        this.code ??= CLOSED.gone;
        resolve(this.code);
        this.#look();
      }),
    );
    this.status = new Promise((resolve) => {
      this.socket.on('data', (bytes) => this.#take(bytes, resolve));
      this.socket.once('close', () => resolve('closed'));
    });
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  send(payload: string | Buffer, opcode: number = OPCODE.text): void {
    this.socket.write(frameOf(opcode, payload));
  }

  say(message: unknown): void {
    this.send(JSON.stringify(message));
  }

  /** Asks, and resolves with null when it is done, with why not, or with `closed <code>`. */
  async ask(command: Command): Promise<string | null> {
    this.#n++;
    const n = this.#n;
    this.say({ n, command });
    return this.answer(n);
  }

  async answer(n: number): Promise<string | null> {
    await this.until(() => this.answers.has(n));
    return this.answers.has(n) ? this.answers.get(n)! : `closed ${this.code}`;
  }

  /** Resolves as soon as this is so, or the line is closed. */
  until(isSo: () => boolean): Promise<void> {
    return new Promise((then) => {
      this.#waiting.push({ isSo, then });
      this.#look();
    });
  }

  /** Resolves as soon as such a fact was told; undefined if the line closed before. */
  async fact(type: string, isIt: (fact: Fact) => boolean = () => true): Promise<Fact | undefined> {
    const find = () => this.facts.find((fact) => fact.type === type && isIt(fact));
    await this.until(() => find() !== undefined);
    return find();
  }

  /** Ends without a word. */
  drop(): void {
    this.socket.destroy();
  }

  #take(bytes: Buffer, opened: (status: string) => void): void {
    this.#rest = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes]);
    if (!this.#isOpen) {
      const end = this.#rest.indexOf('\r\n\r\n');
      if (end < 0) return;
      const [status] = this.#rest.subarray(0, end).toString().split('\r\n');
      this.#rest = this.#rest.subarray(end + 4);
      this.#isOpen = true;
      opened(status!.slice('HTTP/1.1 '.length));
    }
    for (let one = this.#next(); one; one = this.#next()) this.#hear(one.opcode, one.payload);
    this.#look();
  }

  #next(): { opcode: number; payload: Buffer } | undefined {
    const bytes = this.#rest;
    if (bytes.length < 2) return undefined;
    const short = bytes[1]! & 0x7f;
    const from = short === 127 ? 10 : short === 126 ? 4 : 2;
    if (bytes.length < from) return undefined;
    const length = short === 127 ? Number(bytes.readBigUInt64BE(2)) : short === 126 ? bytes.readUInt16BE(2) : short;
    if (bytes.length < from + length) return undefined;
    this.#rest = bytes.subarray(from + length);
    return { opcode: bytes[0]! & 0x0f, payload: bytes.subarray(from, from + length) };
  }

  #hear(opcode: number, payload: Buffer): void {
    this.heard.push({ opcode, bytes: payload.length, at: performance.now() });
    if (opcode === OPCODE.text) this.#read(payload.toString());
    if (opcode === OPCODE.close) {
      this.code = payload.length >= 2 ? payload.readUInt16BE(0) : 1005;
      this.socket.end(frameOf(OPCODE.close, payload));
    }
    if (opcode === OPCODE.ping) this.#echo(Buffer.from(payload));
  }

  #echo(payload: Buffer): void {
    const { pongMs = 0 } = this.#setup;
    if (pongMs === null) return;
    const pong = () => this.socket.writable && this.send(payload, OPCODE.pong);
    if (pongMs === 0) pong();
    else setTimeout(pong, pongMs);
  }

  /** Items are lines; tabs are padding. */
  #read(text: string): void {
    const bare = text.replaceAll('\t', '');
    if (bare) this.texts.push(bare);
    const lines = (this.#text + bare).split('\n');
    this.#text = lines.pop()!;
    for (const line of lines)
      if (line !== '') this.#note(line.startsWith('{') ? JSON.parse(line) : { fact: this.#formed(line) });
  }

  /** A fact that all are told is its form (or the number of one that came before), values, and what is one's own. */
  #formed(line: string): Fact {
    const isNumbered = /^\d/.test(line);
    const cut = line.indexOf(isNumbered ? ' ' : '\r');
    if (!isNumbered) {
      if (this.#forms.length === 64) this.#forms = [];
      this.#forms.push(line.slice(0, cut));
    }
    const form = isNumbered ? this.#forms[Number(line.slice(0, cut))]! : line.slice(0, cut);
    const [type, ...fields] = form.split(' ');
    const [values, own] = line.slice(cut + 1).split('\r');
    const list = JSON.parse(`[${values}]`) as unknown[];
    return {
      type: type!,
      ...Object.fromEntries(list.map((value, i) => [fields[i], value])),
      ...JSON.parse(own ?? '{}'),
    };
  }

  #note(item: { [name: string]: unknown }): void {
    if (item.welcome) this.welcome = item.welcome as Welcome;
    else if (item.fact) this.facts.push(item.fact as Fact);
    else if (item.done !== undefined) this.answers.set(item.done as number, null);
    else if (item.refused !== undefined) this.answers.set(item.refused as number, item.code as string);
  }

  #look(): void {
    const met = this.#waiting.filter(({ isSo }) => this.#isGone || isSo());
    if (met.length === 0) return;
    this.#waiting = this.#waiting.filter((one) => !met.includes(one));
    for (const { then } of met) then();
  }
}
