/**
 * A WebSocket made by hand on a bare TCP socket: it can send what no browser would, and leave out what every browser
 * does. It answers no ping unless told to, and can stop reading.
 */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

export const OPCODE = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

export interface Heard {
  readonly opcode: number;
  readonly bytes: Buffer;
}

export interface RawSetup {
  readonly port: number;
  readonly path?: string;
  readonly headers?: { readonly [name: string]: string };
}

export class RawLine {
  readonly socket: Socket;
  /** The status line of the answer to the upgrade. */
  readonly status: Promise<string>;
  /** The close code, or 1006 if the connection ended without one. */
  readonly closed: Promise<number>;
  readonly heard: Heard[] = [];
  #rest = Buffer.alloc(0);
  #isOpen = false;
  #code = 1006;
  #waiting: { readonly isSaid: (text: string) => boolean; readonly then: () => void }[] = [];

  constructor({ port, path = '/line', headers = {} }: RawSetup) {
    this.socket = connect({ port, host: '127.0.0.1', allowHalfOpen: false });
    const all = {
      Host: `127.0.0.1:${port}`,
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
      ...headers,
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    this.socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    this.socket.on('error', () => {});
    this.closed = new Promise((resolve) => this.socket.once('close', () => resolve(this.#code)));
    void this.closed.then(() => this.#look());
    this.status = new Promise((resolve) => {
      this.socket.on('data', (bytes) => this.#take(bytes, resolve));
      this.socket.once('close', () => resolve('closed'));
    });
  }

  /** One frame, masked as a client's must be. */
  frame(opcode: number, payload: string | Buffer, isLast = true): Buffer {
    const bytes = Buffer.from(payload);
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

  send(payload: string | Buffer, opcode: number = OPCODE.text): void {
    this.socket.write(this.frame(opcode, payload));
  }

  say(message: unknown): void {
    this.send(JSON.stringify(message));
  }

  /** All that the server has said in text so far, padding left out. */
  get text(): string {
    const texts = this.heard.filter(({ opcode }) => opcode === OPCODE.text);
    return Buffer.concat(texts.map(({ bytes }) => bytes))
      .toString()
      .replaceAll('\t', '');
  }

  /** Resolves as soon as the server's words hold this, or the line is closed. */
  until(isSaid: (text: string) => boolean): Promise<void> {
    return new Promise((then) => {
      this.#waiting.push({ isSaid, then });
      this.#look();
    });
  }

  /** Ends without a word. */
  drop(): void {
    this.socket.destroy();
  }

  #take(bytes: Buffer, opened: (status: string) => void): void {
    this.#rest = Buffer.concat([this.#rest, bytes]);
    if (!this.#isOpen) {
      const end = this.#rest.indexOf('\r\n\r\n');
      if (end < 0) return;
      const [status] = this.#rest.subarray(0, end).toString().split('\r\n');
      this.#rest = this.#rest.subarray(end + 4);
      this.#isOpen = true;
      opened(status!.slice('HTTP/1.1 '.length));
    }
    for (let heard = this.#next(); heard; heard = this.#next()) {
      this.heard.push(heard);
      if (heard.opcode === OPCODE.close) {
        this.#code = heard.bytes.length >= 2 ? heard.bytes.readUInt16BE(0) : 1005;
        this.socket.end(this.frame(OPCODE.close, heard.bytes));
      }
    }
    if (this.#waiting.length > 0) this.#look();
  }

  #look(): void {
    const { text } = this;
    const met = this.#waiting.filter(({ isSaid }) => this.socket.destroyed || isSaid(text));
    this.#waiting = this.#waiting.filter((one) => !met.includes(one));
    for (const { then } of met) then();
  }

  #next(): Heard | undefined {
    const bytes = this.#rest;
    if (bytes.length < 2) return undefined;
    const short = bytes[1]! & 0x7f;
    const from = short === 127 ? 10 : short === 126 ? 4 : 2;
    if (bytes.length < from) return undefined;
    const length = short === 127 ? Number(bytes.readBigUInt64BE(2)) : short === 126 ? bytes.readUInt16BE(2) : short;
    if (bytes.length < from + length) return undefined;
    this.#rest = bytes.subarray(from + length);
    return { opcode: bytes[0]! & 0x0f, bytes: bytes.subarray(from, from + length) };
  }
}
