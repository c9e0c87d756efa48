/**
 * Whether bots that think hard hold up people in other rooms: five tables of five people play Stash, ten moves a second
 * each, first alone on the server and then beside twenty rooms of Maffia, each with one person and 21 clever bots.
 *
 * A game of theirs takes a second or so of thinking, spread over an evening. So that it is felt at all, the clock of
 * this server runs faster: a whole game then passes while the people play for half a minute. They wait on the clock of
 * this process, which does not.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as games from '../../src/games/index.ts';
import { Client, sitting } from '../../src/server/testing/client.ts';
import { Load, quantile, startServer } from './load.ts';
import { makeRoom, wires } from './wires.ts';

interface Waits {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  /** Processor seconds of the whole server in a second. */
  readonly busy: number;
}

export interface Thinking {
  readonly alone: Waits;
  readonly beside: Waits;
}

const TABLES = 5;
const PACE_MS = 100;
const BOT_ROOMS = 20;
const BOTS = 21;
const ALONE_MS = 8000;
const BESIDE_MS = 25_000;
const FASTER = 30;
const OPTIONS = { firstDaySeconds: 60, daySeconds: 60, speechSeconds: 15, nightSeconds: 15 };

export async function measureThinking(rounds: number): Promise<Thinking[]> {
  const all: Thinking[] = [];
  for (let round = 1; round <= rounds; round++) {
    process.stderr.write(`round ${round}: people beside bots that think\n`);
    const child = fork(fileURLToPath(import.meta.url));
    const [outcome] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
    if (typeof outcome !== 'object') throw new Error('people beside bots: the run failed');
    all.push(outcome as Thinking);
  }
  return all;
}

async function openBots(port: number): Promise<() => void> {
  const url = () => `ws://127.0.0.1:${port}`;
  const hosts: Client[] = [];
  for (let i = 0; i < BOT_ROOMS; i++) {
    const host = new Client({ games, url, room: await makeRoom(port, 'maffia', `10.1.0.${i}`) });
    hosts.push(host);
    await host.ask(sitting('Host'));
    for (let bot = 0; bot < BOTS; bot++) {
      await host.ask({ type: 'room.addBot', name: `Bot ${bot}`, pronouns: '', mask: 0, bot: 'clever' });
    }
    for (const [name, value] of Object.entries(OPTIONS)) await host.ask({ type: 'room.setOption', name, value });
  }
  for (const host of hosts) {
    const { refused } = await host.ask({ type: 'room.start' });
    if (refused) throw new Error(`a room of bots did not start: ${refused}`);
    void host.ask({ type: 'ackBriefing' });
  }
  return () => {
    for (const host of hosts) host.close();
  };
}

async function carryOut(): Promise<Thinking> {
  const clock = new URL(`../../src/server/testing/fast-clock.ts?since=${Date.now()}&factor=${FASTER}`, import.meta.url);
  const { used, ...server } = startServer('konklave', TABLES, ['--import', clock.href], false);
  const port = await server.port;
  const wire = wires.konklave();
  await wire.prepare!(TABLES, port, async () => []);
  const load = new Load(wire, TABLES);
  await load.comeIn(port);
  const waits = async (ms: number): Promise<Waits> => {
    load.waits = [];
    const before = await used();
    await load.paced(ms, PACE_MS);
    await load.rest();
    const busy = ((await used()).cpuSeconds - before.cpuSeconds) / (ms / 1000);
    const at = (part: number) => quantile(load.waits, part);
    return { p50Ms: at(0.5), p99Ms: at(0.99), maxMs: Math.max(...load.waits), busy };
  };
  await waits(2000); // warms up
  const alone = await waits(ALONE_MS);
  const leave = await openBots(port);
  const beside = await waits(BESIDE_MS);
  leave();
  load.end();
  await server.end();
  return { alone, beside };
}

if (import.meta.main) process.send!(await carryOut(), () => process.exit());
