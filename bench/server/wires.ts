/**
 * What each server speaks, as far as the load needs to: how a client comes in, which frame tells it that a move was
 * made, and how a move is sent. Payloads are not decoded, so that the load itself stays cheap.
 */
import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import { PROTOCOL } from '../../src/protocol.ts';
import { sitting } from '../../src/server/testing/client.ts';
import { choose, SEATS } from '../stash.ts';
import type { Reservation } from './colyseus.ts';

/** What a frame is to the load: this seat is in, its game is on, a move was made; or none of these. */
type Heard = 'in' | 'on' | 'move' | undefined;

export interface Wire {
  readonly script: string;
  /** For Node, where it is meant to be run with some. */
  readonly flags?: readonly string[];
  /** Before any client comes. `seats` asks the server for seats kept for clients, where it works that way. */
  prepare?(rooms: number, port: number, seats: () => Promise<unknown>): Promise<void>;
  url(port: number, room: number, seat: number): string;
  opened?(socket: WebSocket, room: number, seat: number): void;
  frame(socket: WebSocket, data: Buffer, room: number, seat: number): Heard;
  /** Once all five are in. Without it a game is on as soon as they are. */
  start?(host: WebSocket, room: number): void;
  move(room: number, seat: number, move: number): string | Buffer;
}

/** `from`: the address that a proxy would tell; each may make so many rooms in an hour. */
export async function makeRoom(port: number, game: string, from: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ game, language: 'en', remote: true }),
  });
  const { room } = (await response.json()) as { room?: string };
  if (room === undefined) throw new Error(`no room was made (${response.status})`);
  return room;
}

/** The same five lines that a browser opens: a hello, a seat, and then commands with numbers of their own. */
function konklave(): Wire {
  const codes: string[] = [];
  const isOn: Uint8Array[] = [];
  const sent: Int32Array[] = [];
  const hex = (bytes: number) => randomBytes(bytes).toString('hex');
  return {
    script: 'konklave.ts',
    flags: ['--max-semi-space-size=16'], // as `npm start` does
    async prepare(rooms, port) {
      for (let room = 0; room < rooms; room++) {
        codes.push(await makeRoom(port, 'stash', `10.0.${room >> 8}.${room & 255}`));
        isOn.push(new Uint8Array(SEATS));
        sent.push(new Int32Array(SEATS));
      }
    },
    url: (port) => `ws://127.0.0.1:${port}/line`,
    opened(socket, room) {
      const hello = { protocol: PROTOCOL, room: codes[room], token: hex(16), page: hex(8), epoch: 0, count: 0 };
      socket.send(JSON.stringify({ hello }));
    },
    frame(socket, data, room, seat) {
      if (isOn[room]![seat]) return 'move';
      const text = data.toString();
      if (sent[room]![seat] === 0) {
        sent[room]![seat] = 1;
        socket.send(JSON.stringify({ n: 1, command: sitting(`Player ${seat}`) }));
      } else if (text.includes('turnCame')) {
        isOn[room]![seat] = 1;
        return 'on';
      }
      return text.includes('{"done":1}') ? 'in' : undefined;
    },
    start(host, room) {
      sent[room]![0] = 2;
      host.send(JSON.stringify({ n: 2, command: { type: 'room.start' } }));
    },
    move(room, seat, move) {
      const { index, claim } = choose(move);
      sent[room]![seat]!++;
      return `{"n":${sent[room]![seat]},"command":{"type":"stash","index":${index},"claim":${claim}}}`;
    },
  };
}

const plain = (): Wire => ({
  script: 'plain.ts',
  url: (port, room, seat) => `ws://127.0.0.1:${port}/${room}/${seat}`,
  frame: (_, data) => (data[0] === 0x7b ? 'move' : 'in'),
  move: (_room, _seat, move) => JSON.stringify(choose(move)),
});

/** engine.io and socket.io by hand. */
const bgio = (): Wire => ({
  script: 'bgio.ts',
  url: (port) => `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`,
  frame(socket, data, room, seat) {
    const head = data.toString('latin1', 0, 18);
    if (head.startsWith('42/stash,["update"')) return 'move';
    if (head.startsWith('42/stash,["sync"')) return 'in';
    if (head.startsWith('40')) socket.send(`42/stash,["sync","m${room}","${seat}",null,${SEATS}]`);
    else if (head.startsWith('0')) socket.send('40/stash,');
    else if (head.startsWith('2')) socket.send('3'); // a ping
    return undefined;
  },
  move(room, seat, move) {
    const { index, claim } = choose(move);
    const payload = `{"type":"play","args":[${index},${claim}],"playerID":"${seat}"}`;
    return `42/stash,["update",{"type":"MAKE_MOVE","payload":${payload}},${move},"m${room}","${seat}"]`;
  },
});

/** Its frames begin with the kind of message; what follows is msgpack, of which this writes a map of two numbers. */
function colyseus(): Wire {
  const [JOINED, MESSAGE] = [10, 13];
  const word = (text: string) => [0xa0 | text.length, ...Buffer.from(text)];
  let reserved: Reservation[] = [];
  return {
    script: 'colyseus.ts',
    async prepare(_rooms, _port, seats) {
      reserved = (await seats()) as Reservation[];
    },
    url(port, room, seat) {
      const { processId, roomId, sessionId } = reserved[room * SEATS + seat]!;
      return `ws://127.0.0.1:${port}/${processId}/${roomId}?sessionId=${sessionId}`;
    },
    frame(socket, data) {
      if (data[0] === MESSAGE) return 'move';
      if (data[0] !== JOINED) return undefined;
      socket.send(Buffer.from([JOINED]));
      return 'in';
    },
    move(_room, _seat, move) {
      const { index, claim } = choose(move);
      return Buffer.from([MESSAGE, ...word('move'), 0x82, ...word('index'), index, ...word('claim'), claim]);
    },
  };
}

export const wires = { konklave, plain, colyseus, bgio };
export type ServerName = keyof typeof wires;
