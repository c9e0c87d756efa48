/**
 * Colyseus with messages: its rooms and its wire, the plain reducer, one msgpack view for each seat, in memory. Its
 * schema with a filter for each seat costs more (about a quarter) and is left out.
 *
 * Ninety packages for one comparison would weigh on every install of this project, so they are not among its
 * dependencies: the bench installs these three, with what they need, into a folder among the temporary ones, once.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SEATS } from '../stash.ts';
import { reduce, type State, setup, viewOf } from '../stash-reducer.ts';
import { report } from './report.ts';

const PACKAGES = {
  '@colyseus/core': '0.18.17',
  '@colyseus/schema': '5.0.34',
  '@colyseus/ws-transport': '0.18.4',
};
const FOLDER = join(tmpdir(), `konklave-bench-colyseus-${PACKAGES['@colyseus/core']}`);

/** Throws where there is no registry to install from. */
export function installColyseus(): void {
  if (existsSync(join(FOLDER, 'installed'))) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), JSON.stringify({ private: true, dependencies: PACKAGES }));
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', args, { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
  writeFileSync(join(FOLDER, 'installed'), '');
}

interface Client {
  userData: { seat: number };
  send(type: string, message: unknown): void;
}

interface RoomClass {
  new (): {
    patchRate: number | null;
    onMessage(type: string, then: (client: Client, message: { index: number; claim: number }) => void): void;
  };
}

interface Core {
  readonly Room: RoomClass;
  readonly Server: new (options: {
    greet: boolean;
    transport: unknown;
  }) => { define(name: string, room: RoomClass): void; listen(port: number, host: string): Promise<void> };
  readonly matchMaker: {
    createRoom(name: string, options: object): Promise<{ roomId: string }>;
    joinById(room: string, options: object): Promise<Reservation>;
  };
}

/** Where a client goes with a seat that was kept for it. */
export interface Reservation {
  readonly sessionId: string;
  readonly roomId: string;
  readonly processId: string;
}

async function run(rooms: number): Promise<void> {
  const installed = createRequire(join(FOLDER, 'package.json'));
  const { Room, Server, matchMaker } = installed('@colyseus/core') as Core;
  const { WebSocketTransport } = installed('@colyseus/ws-transport') as {
    WebSocketTransport: new (options: object) => unknown;
  };

  class StashRoom extends Room {
    state_: State = setup(0);
    readonly maxClients = SEATS;
    readonly autoDispose = false;
    readonly clients_: (Client | undefined)[] = Array(SEATS).fill(undefined);

    onCreate({ seed }: { seed: number }): void {
      this.state_ = setup(seed);
      this.patchRate = null;
      this.onMessage('move', ({ userData }, { index, claim }) => {
        const next = reduce(this.state_, userData.seat, index, claim, undefined, Number.POSITIVE_INFINITY);
        if (next === this.state_) return;
        this.state_ = next;
        for (let to = 0; to < SEATS; to++) this.clients_[to]?.send('view', viewOf(next, to));
      });
    }

    onJoin(client: Client, { seat }: { seat: number }): void {
      client.userData = { seat };
      this.clients_[seat] = client;
    }
  }

  const server = createServer();
  const colyseus = new Server({ greet: false, transport: new WebSocketTransport({ server }) });
  colyseus.define('stash', StashRoom);
  await colyseus.listen(0, '127.0.0.1');
  const seats = async (): Promise<Reservation[]> => {
    const all: Reservation[] = [];
    for (let seed = 0; seed < rooms; seed++) {
      const { roomId } = await matchMaker.createRoom('stash', { seed });
      for (let seat = 0; seat < SEATS; seat++) {
        const { sessionId, processId } = await matchMaker.joinById(roomId, { seat });
        all.push({ sessionId, roomId, processId });
      }
    }
    return all;
  };
  report((server.address() as AddressInfo).port, { seats });
}

if (import.meta.main) await run(Number(process.argv[2]));
