/** A real server is asked to stop for good while people play on it: by a signal, and by `konklave drain`. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import * as games from '../games/index.ts';
import { Client, makeRoom, sitting } from './testing/client.ts';
import { quietPort, startServer } from './testing/processes.ts';

const ENDED = /^Error: the server ended by itself \(0\)/;
const never = () => new Promise<never>(() => {});

/** One person and six bots in a game. Time runs faster there than here: people have a minute to see how it ended. */
async function playing(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'konklave-drained-'));
  const port = await quietPort();
  const start = () => startServer({ port, settings: { DATA_DIR: folder }, speed: { factor: 20, since: Date.now() } });
  const server = start();
  await server.ready;
  const { room } = await makeRoom(server.base, 'maffia');
  const alma = new Client({ games, url: () => server.base.replace('http', 'ws'), room });
  t.after(async () => {
    alma.close();
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  assert.deepEqual(await alma.ask(sitting('Alma')), {});
  for (let i = 0; i < 6; i++)
    await alma.ask({ type: 'room.addBot', name: `Bot ${i}`, pronouns: '', mask: 0, bot: 'random' });
  assert.deepEqual(await alma.ask({ type: 'room.start' }), {});
  await alma.seen((view) => view.phase === 'playing');
  const gameEnds = async () => {
    assert.deepEqual(await alma.ask({ type: 'room.pause' }), {});
    await alma.seen((view) => view.pause !== null);
    assert.deepEqual(await alma.ask({ type: 'room.cancel' }), {});
  };
  return { folder, port, server, room, alma, gameEnds, start };
}

test('SIGUSR2: no room is made, the game goes on to its end, and the server ends by itself', async (t) => {
  const { server, alma, gameEnds } = await playing(t);
  process.kill(server.pid, 'SIGUSR2');
  const isDraining = async () =>
    ((await (await fetch(`${server.base}/readyz`)).json()) as { draining: boolean }).draining;
  while (!(await server.during(isDraining()))) await sleep(20);
  await assert.rejects(makeRoom(server.base, 'maffia'), /503 .*renewing/);
  assert.deepEqual(await server.during(alma.ask({ type: 'room.say', channel: null, text: 'we go on' })), {});
  await server.during(gameEnds());
  await assert.rejects(server.during(never()), ENDED);
});

test('a second SIGUSR2 stops at once, in the middle of a game', async (t) => {
  const { server, alma } = await playing(t);
  process.kill(server.pid, 'SIGUSR2');
  await sleep(50); // the same signal twice at once would be one
  process.kill(server.pid, 'SIGUSR2');
  await assert.rejects(server.during(never()), ENDED);
  assert.equal(alma.view.phase, 'playing');
});

test('konklave drain finds the server, waits with it, and leaves a folder on which the next one goes on', async (t) => {
  const { folder, server, alma, gameEnds, start } = await playing(t);
  const drain = spawn(process.execPath, ['src/cli.ts', 'drain'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const hears = new Promise<void>((resolve) => {
    drain.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('\n')) resolve();
    });
  });
  const ended = once(drain, 'close');
  const gone = assert.rejects(server.during(never()), ENDED);
  await hears;
  assert.match(said, /^No new games begin\. Games that are played to their end: 1\n/);
  assert.deepEqual(await alma.ask({ type: 'room.say', channel: null, text: 'we go on' }), {});
  await gameEnds();
  await gone;
  assert.deepEqual(await ended, [0, null]);
  assert.match(said, /to their end: 0\nThe server has stopped\.\n$/);
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.includes('drain')),
    [],
  );
  const next = start();
  t.after(() => next.kill());
  await next.ready;
  await alma.seen((_, page) => page.isConnected);
  assert.deepEqual(await alma.ask({ type: 'room.rematch' }), {});
});
