/**
 * The yardstick: `ws`, the plain reducer and one JSON view for each seat, in memory. Not a product: no storage, no
 * identity, no resume, no door, no padding.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { SEATS } from '../stash.ts';
import { reduce, type State, setup, viewOf } from '../stash-reducer.ts';
import { report } from './report.ts';

interface Room {
  state: State;
  readonly sockets: (WebSocket | undefined)[];
}

const rooms = new Map<string, Room>();

function roomOf(id: string): Room {
  let room = rooms.get(id);
  if (!room) {
    room = { state: setup(rooms.size), sockets: Array(SEATS).fill(undefined) };
    rooms.set(id, room);
  }
  return room;
}

const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on('connection', (socket, request) => {
  const [, id, place] = request.url!.split('/');
  const room = roomOf(id!);
  const seat = Number(place);
  room.sockets[seat] = socket;
  socket.send('welcome');
  socket.on('message', (data) => {
    const { index, claim } = JSON.parse(String(data));
    const next = reduce(room.state, seat, index, claim, undefined, Number.POSITIVE_INFINITY);
    if (next === room.state) return;
    room.state = next;
    for (let to = 0; to < SEATS; to++) room.sockets[to]?.send(JSON.stringify(viewOf(next, to)));
  });
});
server.listen(0, '127.0.0.1', () => report((server.address() as AddressInfo).port));
