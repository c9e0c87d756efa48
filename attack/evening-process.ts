/** An evening like any other: two games are on and a third table fills, and all answers are timed. See evening.ts. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sitting } from './attack.ts';
import type { Figures } from './evening.ts';
import { requestOf } from './ground.ts';
import { type Command, hex, Line, newToken } from './line.ts';

const EVERY_MS = 100; // below the pace that a line is allowed
/** By day, when nothing waits for a beat. */
const ROOMS: readonly { readonly game: string; readonly bots: number; readonly options: object; isOn: boolean }[] = [
  { game: 'maffia', bots: 4, options: { firstDaySeconds: 1800 }, isOn: true },
  { game: 'ordet-fanger', bots: 1, options: {}, isOn: true },
  { game: 'illumuffinati', bots: 0, options: {}, isOn: false },
];

const { port, protocol } = JSON.parse(process.argv[2]!) as { port: number; protocol: number };
process.once('disconnect', () => process.exit());

const lines: Line[] = [];
let times: number[] = [];
let refused: string[] = [];

async function comes(room: string, from: string, name: string): Promise<Line> {
  const line = new Line({ port, from });
  line.say({ hello: { protocol, room, token: newToken(), page: hex(8), epoch: 0, count: 0 } });
  await line.until(() => line.welcome !== undefined);
  await done(line, sitting(name));
  lines.push(line);
  return line;
}

async function done(line: Line, command: Command): Promise<void> {
  const answer = await line.ask(command);
  if (answer !== null) throw new Error(`${JSON.stringify(command)}: ${answer}`);
}

/** The host turns the sound up and down, which may always be done and which everybody is told. */
async function leads(host: Line, guest: Line): Promise<void> {
  for (let sounds = 1; !host.isGone; sounds = 1 + (sounds % 2)) {
    const started = performance.now();
    const told = guest.facts.length;
    const answer = await host.ask({ type: 'room.setSound', sounds, voice: 1 });
    times.push(performance.now() - started);
    if (answer !== null) refused.push(answer);
    else {
      await guest.until(() => guest.facts.slice(told).some((fact) => fact.type === 'room.soundSet'));
      times.push(performance.now() - started);
    }
    await sleep(Math.max(0, EVERY_MS - (performance.now() - started)));
  }
}

for (const [i, { game, bots, options, isOn }] of ROOMS.entries()) {
  const from = `192.0.2.${i + 1}`;
  const body = JSON.stringify({ game, language: 'en', remote: true });
  const { room } = JSON.parse((await requestOf(port, '/api/rooms', { method: 'POST', body, from })).text) as {
    room: string;
  };
  const [host, guest] = [await comes(room, from, 'Alma'), await comes(room, from, 'Bodil')];
  await comes(room, from, 'Carl');
  for (let j = 0; j < bots; j++)
    await done(host, { type: 'room.addBot', name: `Bot ${j}`, pronouns: '', mask: 0, bot: 'random' });
  for (const [name, value] of Object.entries(options)) await done(host, { type: 'room.setOption', name, value });
  if (isOn) await done(host, { type: 'room.start' });
  void leads(host, guest);
}

process.on('message', () => {
  const sorted = times.sort((a, b) => a - b);
  times = [];
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const figures: Figures = {
    answers: sorted.length,
    p50: at(0.5),
    p99: at(0.99),
    refused: [...new Set(refused)],
    closes: lines.flatMap(({ code }) => code ?? []),
  };
  refused = [];
  process.send!(figures);
});
process.send!('ready');
