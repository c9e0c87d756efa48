/**
 * One run: starts one server, opens so many rooms with five clients each on this machine, lets them play, and says what
 * it took. A process of its own, so that every run begins alike; it ends by itself, and the server with it.
 *
 * Paced: every room moves once a second, as a table does. Closed loop: every room moves again as soon as all five have
 * the last move; its waiting times are those of a queue that is always full, so read its rate and its processor time.
 */
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { SEATS } from '../stash.ts';
import type { Question, Usage } from './report.ts';
import { type ServerName, type Wire, wires } from './wires.ts';

export interface Run {
  readonly server: ServerName;
  readonly rooms: number;
  readonly pacedSeconds: number;
  readonly closedSeconds: number;
  /** Where to leave the server's processor profile. */
  readonly profile?: string;
}

export interface Phase {
  readonly movesPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Processor time of the whole server for one move. */
  readonly cpuMicros: number;
  /** Of the move and what all five got, without the frames' own headers. */
  readonly wireBytes: number;
  /** Moves that were due before the last one had reached all five. */
  readonly late: number;
}

export interface Measured {
  readonly paced: Phase;
  readonly closed: Phase;
  readonly roomKilobytes: { readonly resident: number; readonly heap: number };
}

const HARD_STOP_MS = 60_000;
/** Code runs fast when it has run often, however busy the machine is. */
const WARM_UP_MOVES = 20_000;
const WARM_UP_MS = 4000;
const PACE_MS = 1000;
const COMING_IN_AT_ONCE = 16;

/** Runs it in a process of its own. */
export async function measure(run: Run): Promise<Measured> {
  const child = fork(fileURLToPath(import.meta.url), [JSON.stringify(run)]);
  const [outcome] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (typeof outcome !== 'object') throw new Error(`the load on ${run.server} with ${run.rooms} rooms failed`);
  return outcome as Measured;
}

/** `flags`: for Node. `isPinned`: the server and its load get a processor each. */
export function startServer(server: ServerName, rooms: number, flags: readonly string[], isPinned: boolean) {
  const { script: name, flags: own = [] } = wires[server]();
  const script = fileURLToPath(new URL(name, import.meta.url));
  const execArgv = ['--expose-gc', '--no-warnings', ...own, ...flags];
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = fork(script, [String(rooms)], { execArgv, env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const stop = setTimeout(() => {
    child.kill('SIGKILL');
    process.exit(1);
  }, HARD_STOP_MS);
  // Where that can be said: a small machine may pack both onto one otherwise.
  for (const [core, pid] of isPinned ? [process.pid, child.pid].entries() : []) {
    try {
      execFileSync('taskset', ['-acp', String(core), String(pid)], { stdio: 'ignore' });
    } catch {}
  }
  const ask = async <T>(question: Question): Promise<T> => {
    child.send(question);
    return ((await once(child, 'message')) as [T])[0];
  };
  return {
    port: once(child, 'message').then(([port]) => port as number),
    ask,
    used: (collect = false) => ask<Usage>({ ask: 'usage', collect }),
    async end(): Promise<void> {
      const isGone = once(child, 'exit');
      child.send({ ask: 'end' } satisfies Question);
      await isGone;
      clearTimeout(stop);
    },
  };
}

/** The clients of so many rooms. */
export class Load {
  readonly #wire: Wire;
  readonly #rooms: number;
  readonly #sockets: WebSocket[][];
  /** Of each room: moves made, who has the one under way, and when that was sent. */
  readonly #moves: Int32Array;
  readonly #reached: Int8Array;
  readonly #sentAt: Float64Array;
  readonly #isUnderWay: Uint8Array;
  readonly #isOn: (() => void)[] = [];
  #isLoop = false;
  #isOver = false;
  waits: number[] = [];
  bytes = 0;
  late = 0;

  constructor(wire: Wire, rooms: number) {
    this.#wire = wire;
    this.#rooms = rooms;
    this.#sockets = Array.from({ length: rooms }, () => []);
    this.#moves = new Int32Array(rooms);
    this.#reached = new Int8Array(rooms);
    this.#sentAt = new Float64Array(rooms);
    this.#isUnderWay = new Uint8Array(rooms);
  }

  async comeIn(port: number): Promise<void> {
    let next = 0;
    const some = async () => {
      while (next < this.#rooms) {
        const room = next++;
        for (let seat = 0; seat < SEATS; seat++) await this.#open(port, room, seat);
        if (!this.#wire.start) continue;
        const isOn = new Promise<void>((on) => {
          this.#isOn[room] = on;
        });
        this.#wire.start(this.#sockets[room]![0]!, room);
        await isOn;
        this.#reached[room] = 0;
      }
    };
    await Promise.all(Array.from({ length: COMING_IN_AT_ONCE }, some));
  }

  #open(port: number, room: number, seat: number): Promise<void> {
    return new Promise((isIn, failed) => {
      const socket = new WebSocket(this.#wire.url(port, room, seat), { perMessageDeflate: false });
      this.#sockets[room]![seat] = socket;
      socket.on('open', () => this.#wire.opened?.(socket, room, seat));
      socket.on('message', (data: Buffer) => {
        const heard = this.#wire.frame(socket, data, room, seat);
        if (heard === 'move') this.#arrived(room, data.length);
        else if (heard === 'in') isIn();
        else if (heard === 'on' && ++this.#reached[room]! === SEATS) this.#isOn[room]!();
      });
      socket.on('error', failed);
      socket.on('close', (code, why) => {
        if (!this.#isOver) throw new Error(`room ${room}, seat ${seat}: closed with ${code} ${why}`);
      });
    });
  }

  #move(room: number): void {
    const seat = this.#moves[room]! % SEATS;
    const message = this.#wire.move(room, seat, this.#moves[room]!);
    this.bytes += message.length;
    this.#reached[room] = 0;
    this.#isUnderWay[room] = 1;
    this.#sentAt[room] = performance.now();
    this.#sockets[room]![seat]!.send(message);
  }

  #arrived(room: number, bytes: number): void {
    if (!this.#isUnderWay[room]) throw new Error(`room ${room}: a frame that no move explains`);
    this.bytes += bytes;
    if (++this.#reached[room]! < SEATS) return;
    this.#isUnderWay[room] = 0;
    this.#moves[room]!++;
    this.waits.push(performance.now() - this.#sentAt[room]!);
    if (this.#isLoop) this.#move(room);
  }

  async paced(ms: number, paceMs = PACE_MS): Promise<void> {
    const start = performance.now();
    const due = Array.from({ length: this.#rooms }, (_, room) => start + (paceMs * ((room * 7919) % 1000)) / 1000);
    for (let now = start; now - start < ms; now = performance.now()) {
      for (let room = 0; room < this.#rooms; room++) {
        if (now < due[room]!) continue;
        due[room]! += paceMs;
        if (this.#isUnderWay[room]) this.late++;
        else this.#move(room);
      }
      await sleep(2);
    }
  }

  async looped(ms: number, movesMax = Number.POSITIVE_INFINITY): Promise<void> {
    this.#isLoop = true;
    const start = performance.now();
    for (let room = 0; room < this.#rooms; room++) if (!this.#isUnderWay[room]) this.#move(room);
    while (performance.now() - start < ms && this.waits.length < movesMax) await sleep(20);
    this.#isLoop = false;
  }

  /** Until every move has reached everybody. */
  async rest(): Promise<void> {
    while (this.#isUnderWay.includes(1)) await sleep(20);
  }

  end(): void {
    this.#isOver = true;
  }
}

export const quantile = (list: readonly number[], part: number): number =>
  Float64Array.from(list).sort()[Math.floor(list.length * part)] ?? Number.NaN;

async function carryOut(run: Run): Promise<Measured> {
  const flags = run.profile ? ['--cpu-prof', `--cpu-prof-dir=${run.profile}`] : [];
  const { ask, used, ...server } = startServer(run.server, run.rooms, flags, true);
  const port = await server.port;
  const wire = wires[run.server]();
  const empty = await used(true);
  await wire.prepare?.(run.rooms, port, () => ask({ ask: 'seats' }));
  const load = new Load(wire, run.rooms);
  await load.comeIn(port);
  await sleep(300);
  await used(true);
  const full = await used(true);

  const phase = async (play: () => Promise<void>): Promise<Phase> => {
    load.waits = [];
    load.bytes = 0;
    load.late = 0;
    const before = await used();
    const start = performance.now();
    await play();
    const seconds = (performance.now() - start) / 1000;
    await load.rest();
    const after = await used();
    const moves = load.waits.length;
    return {
      movesPerSecond: moves / seconds,
      p50Ms: quantile(load.waits, 0.5),
      p99Ms: quantile(load.waits, 0.99),
      cpuMicros: ((after.cpuSeconds - before.cpuSeconds) * 1e6) / moves,
      wireBytes: load.bytes / moves,
      late: load.late,
    };
  };
  await phase(() => load.looped(WARM_UP_MS, WARM_UP_MOVES));
  const paced = await phase(() => load.paced(run.pacedSeconds * 1000));
  const closed = await phase(() => load.looped(run.closedSeconds * 1000));

  load.end();
  await server.end();
  const perRoom = (of: 'rssBytes' | 'heapBytes') => (full[of] - empty[of]) / 1000 / run.rooms;
  return { paced, closed, roomKilobytes: { resident: perRoom('rssBytes'), heap: perRoom('heapBytes') } };
}

if (import.meta.main) process.send!(await carryOut(JSON.parse(process.argv[2]!)), () => process.exit());
