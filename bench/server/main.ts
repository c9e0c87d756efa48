/**
 * npm run bench -- server [--json] [--rounds 3] [--rooms 20,100,300,1000] [--servers konklave,plain,colyseus,bgio]
 *                         [--paced 5] [--closed 4] [--only load|thinking] [--profile folder]
 *
 * What is compared, and what was measured when, is in README.md.
 */
import { availableParallelism, cpus, loadavg } from 'node:os';
import { argumentsOf } from '../arguments.ts';
import { median } from '../kernel.ts';
import { installColyseus } from './colyseus.ts';
import { measure } from './load.ts';
import { loadTable, measuredAgainst, type Row, wishesTable } from './tables.ts';
import { measureThinking } from './thinking.ts';
import type { ServerName } from './wires.ts';

const values = argumentsOf(
  process.argv.slice(2).filter((word) => word !== 'server'),
  {
    json: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    rooms: { type: 'string', default: '20,100,300,1000' },
    servers: { type: 'string', default: 'konklave,plain,colyseus,bgio' },
    paced: { type: 'string', default: '5' },
    closed: { type: 'string', default: '4' },
    only: { type: 'string' },
    profile: { type: 'string' },
  },
);

const say = (line: string) => process.stderr.write(`${line}\n`);

/** The servers take turns within a round, so that a noisy neighbour hits all of them. */
async function measureLoad(): Promise<Row[]> {
  const servers = values.servers.split(',') as ServerName[];
  if (servers.includes('colyseus')) installColyseus();
  const rows = values.rooms
    .split(',')
    .flatMap((rooms) => servers.map((server): Row => ({ server, rooms: Number(rooms), rounds: [] })));
  for (let round = 1; round <= Number(values.rounds); round++) {
    for (const { server, rooms, rounds } of rows) {
      say(`round ${round}: ${server}, ${rooms} rooms`);
      const [pacedSeconds, closedSeconds] = [Number(values.paced), Number(values.closed)];
      const { profile } = values;
      rounds.push(await measure({ server, rooms, pacedSeconds, closedSeconds, ...(profile && { profile }) }));
    }
  }
  return rows;
}

const machine = `${availableParallelism()} x ${cpus()[0]?.model ?? 'unknown'}, node ${process.version}`;
const busyBefore = loadavg()[0]!;
const rows = values.only === 'thinking' ? [] : await measureLoad();
const thinking = values.only === 'load' ? undefined : await measureThinking(Number(values.rounds));
const wishes = measuredAgainst(rows);

if (values.json) {
  process.stdout.write(`${JSON.stringify({ machine, busyBefore, busyAfter: loadavg()[0], rows, wishes, thinking })}\n`);
} else {
  const rooms = [...new Set(rows.map((row) => row.rooms))];
  for (const count of rooms) process.stdout.write(`${loadTable(rows.filter((row) => row.rooms === count))}\n`);
  if (wishes.length > 0) process.stdout.write(`${wishesTable(wishes)}\n`);
  if (thinking) {
    const [alone, beside] = [thinking.map((round) => round.alone), thinking.map((round) => round.beside)];
    const line = (name: string, list: readonly { p50Ms: number; p99Ms: number }[]) =>
      `  ${name.padEnd(44)}p50 ${median(list.map((one) => one.p50Ms)).toFixed(1)} ms, p99 ${median(list.map((one) => one.p99Ms)).toFixed(1)} ms`;
    process.stdout.write(
      `${[
        'Five people at a table of Stash',
        line('alone on the server', alone),
        line('beside 20 rooms of 22 clever Maffia bots', beside),
      ].join('\n')}\n`,
    );
  }
}
if (wishes.some((wish) => !wish.isReached)) process.exitCode = 1;
