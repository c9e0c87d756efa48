/**
 * npm run bench -- phone [--seconds 60] [--motion full|less] [--json]
 *
 * What a phone's page costs its phone: one page of the build in a real Chromium, at a table of six others, through as
 * long of a lobby, of a day of Maffia and of a night with its beats. Counted are the bytes of its connections, both ways,
 * and the processor time of the browser's process for that page; a machine without a graphics card draws in a process of
 * its own, which a phone does elsewhere, so that one is told apart.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { sitting } from '../attack/attack.ts';
import { requestOf } from '../attack/ground.ts';
import { type Command, hex, Line, newToken } from '../attack/line.ts';
import { quietPort, startServer } from '../attack/server.ts';
import { findBrowser, launchOptions } from '../scripts/browser.ts';
import { PROTOCOL } from '../src/protocol.ts';
import { argumentsOf } from './arguments.ts';

const values = argumentsOf(process.argv.slice(3), {
  seconds: { type: 'string', default: '60' },
  motion: { type: 'string', default: 'full' },
  json: { type: 'boolean', default: false },
});
const NAMES = ['Bodil', 'Cyril', 'Dagny', 'Egon', 'Fritjof', 'Helga'];
const OPTIONS = { gameMaster: 'human', firstDaySeconds: 1800, nightSeconds: 180, nightEarlyEnd: false };
/** What is drawn for the first time, and whatever comes with it. */
const SETTLE_MS = 5_000;
const KB = 1000;

/** Passes everything on to the server, and counts it. */
async function openCounter(port: number) {
  const bytes = { up: 0, down: 0 };
  const relay = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    near.on('data', (part) => {
      bytes.up += part.length;
    });
    far.on('data', (part) => {
      bytes.down += part.length;
    });
    near.pipe(far).pipe(near);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => relay.once('listening', resolve));
  return { bytes, port: (relay.address() as AddressInfo).port, close: () => relay.close() };
}

spawnSync(process.execPath, [join(import.meta.dirname, '../scripts/build.ts'), '--if-older'], { stdio: 'ignore' });
const folder = mkdtempSync(join(tmpdir(), 'konklave-bench-'));
const checkout = join(import.meta.dirname, '..');
const server = await startServer({ checkout, port: await quietPort(), settings: { DATA_DIR: folder } });
const counter = await openCounter(server.port);
const browser = await chromium.launch(launchOptions(findBrowser()));
const lines: Line[] = [];

async function comes(room: string, more: object = {}): Promise<Line> {
  const line = new Line({ port: server.port });
  line.say({ hello: { protocol: PROTOCOL, room, token: newToken(), page: hex(8), epoch: 0, count: 0, ...more } });
  await line.until(() => line.welcome !== undefined);
  lines.push(line);
  return line;
}

async function does(line: Line, command: Command): Promise<void> {
  const refused = await line.ask(command);
  if (refused !== null) throw new Error(`${JSON.stringify(command)}: ${refused}`);
}

interface Cost {
  readonly when: string;
  readonly up: number;
  readonly down: number;
  readonly messagesUp: number;
  readonly messagesDown: number;
  /** Milliseconds of the processor: of the page's scripts, of all that its main thread does, and of its whole process. */
  readonly script: number;
  readonly main: number;
  readonly process: number;
}

try {
  const wish = JSON.stringify({ game: 'maffia', language: 'en', remote: true });
  const made = await requestOf(server.port, '/api/rooms', { method: 'POST', body: wish });
  const { room, master } = JSON.parse(made.text) as { room: string; master: string };
  const host = await comes(room);
  await does(host, sitting('Gunvor'));
  const token = newToken();
  const mine = await comes(room, { token });
  await does(mine, sitting('Alma'));
  mine.drop();
  for (const name of NAMES) await does(await comes(room), sitting(name));
  for (const [name, value] of Object.entries(OPTIONS)) await does(host, { type: 'room.setOption', name, value });
  const desk = await comes(room, { key: master });
  await does(desk, { type: 'room.takeMaster', door: master });

  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    reducedMotion: values.motion === 'full' ? 'no-preference' : 'reduce',
  });
  await context.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [`konklave.token.${room}`, token]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const system = await browser.newBrowserCDPSession();
  await session.send('Performance.enable', { timeDomain: 'threadTicks' }); // of the processor, not of a busy machine
  await session.send('Network.enable');
  const messages = { up: 0, down: 0 };
  session.on('Network.webSocketFrameSent', () => void messages.up++);
  session.on('Network.webSocketFrameReceived', () => void messages.down++);
  await page.goto(`http://127.0.0.1:${counter.port}/${room}`);
  await page.getByText('Alma').first().waitFor();

  const state = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const { processInfo } = await system.send('SystemInfo.getProcessInfo');
    const of = (name: string) => 1000 * (metrics.find((one) => one.name === name)?.value ?? 0);
    const renderers = processInfo.filter(({ type }) => type === 'renderer');
    return {
      ...{ up: counter.bytes.up, down: counter.bytes.down, messagesUp: messages.up, messagesDown: messages.down },
      ...{ script: of('ScriptDuration'), main: of('TaskDuration') },
      process: Math.max(...renderers.map(({ cpuTime }) => 1000 * cpuTime)),
    };
  };
  const measure = async (when: string): Promise<Cost> => {
    await sleep(SETTLE_MS);
    const [before, since] = [await state(), performance.now()];
    await sleep(Number(values.seconds) * 1000);
    const after = await state();
    const perMinute = 60_000 / (performance.now() - since);
    const spent = Object.entries(before).map(([name, value]) => [
      name,
      perMinute * (after[name as keyof typeof after] - value),
    ]);
    return { when, ...Object.fromEntries(spent) } as Cost;
  };
  const until = async (type: string): Promise<void> => {
    for (let i = 0; i < 300 && !desk.facts.some((fact) => fact.type === type); i++) {
      for (const line of lines) if (!line.isGone && line !== desk) void line.ask({ type: 'ackNightZero' });
      await desk.ask({ type: 'master.advance' });
      await sleep(120);
    }
  };

  const costs = [await measure('lobby')];
  await does(host, { type: 'room.start' });
  await until('dayBegan');
  costs.push(await measure('day'));
  await until('nightFell');
  costs.push(await measure('night'));
  if (values.json) console.log(JSON.stringify(costs));
  else for (const cost of costs) console.log(told(cost));
} finally {
  for (const line of lines) line.drop();
  await browser.close();
  counter.close();
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
}

function told({ when, up, down, messagesUp, messagesDown, script, main, process: all }: Cost): string {
  const bytes = `${(down / KB).toFixed(1)} kB in ${messagesDown.toFixed(0)} messages down, ${(up / KB).toFixed(1)} kB in ${messagesUp.toFixed(0)} up`;
  return `${when.padEnd(6)} a minute: ${bytes}; scripts ${script.toFixed(0)} ms, main thread ${main.toFixed(0)} ms, process ${all.toFixed(0)} ms`;
}
