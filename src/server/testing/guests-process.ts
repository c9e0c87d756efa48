/** Well-behaved people in a process of their own, who measure how soon they are answered. See guests.ts. */
import { setTimeout as sleep } from 'node:timers/promises';
import * as games from '../../games/index.ts';
import { Client, makeRoom, sitting } from './client.ts';
import type { Figures } from './guests.ts';

const EVERY_MS = 90; // below the pace that a line is allowed

const { base, rooms, people } = JSON.parse(process.argv[2]!) as { base: string; rooms: number; people: number };
process.once('disconnect', () => process.exit());

const clients: Client[] = [];
/** A guest has a share of what may be asked in a lobby, who leads has not. */
const hosts: Client[] = [];
let times: number[] = [];
let refused = 0;

async function live(client: Client): Promise<void> {
  for (let ready = true; ; ready = !ready) {
    const started = performance.now();
    const answer = await client.ask({ type: 'room.ready', ready });
    times.push(performance.now() - started);
    if (answer.refused !== undefined) refused++;
    await sleep(Math.max(0, EVERY_MS - (performance.now() - started)));
  }
}

for (let i = 0; i < rooms; i++) {
  const { room } = await makeRoom(base, 'maffia');
  for (let j = 0; j < people; j++) {
    const client = new Client({ games, url: () => base.replace('http', 'ws'), room });
    await client.ask(sitting(`Guest ${j}`));
    clients.push(client);
    if (j === 0) hosts.push(client);
  }
}
for (const host of hosts) void live(host);

process.on('message', () => {
  const sorted = times.sort((a, b) => a - b);
  times = [];
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const figures: Figures = {
    answers: sorted.length,
    p50: at(0.5),
    p99: at(0.99),
    max: at(1),
    refused,
    closes: clients.flatMap(({ closes }) => closes),
  };
  process.send!(figures);
});
process.send!('ready');
