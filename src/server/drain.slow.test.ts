/** A real server is asked to stop for good while people are on it: by a signal, and by `konklave drain`. */
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
import { quietPort, type ServerProcess, startServer } from './testing/processes.ts';

const setSound = (sounds: number) => ({ type: 'room.setSound', sounds, voice: 0 });

/** One person and six bots in a lobby. */
async function laid(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'konklave-drained-'));
  const port = await quietPort();
  const servers: ServerProcess[] = [];
  const start = async () => {
    const server = startServer({ port, settings: { DATA_DIR: folder } });
    servers.push(server);
    assert.equal(await server.ready, true);
    return server;
  };
  const server = await start();
  const { room } = await makeRoom(server.base, 'maffia');
  const alma = new Client({ games, url: () => server.base.replace('http', 'ws'), room });
  t.after(async () => {
    alma.close();
    for (const one of servers) await one.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  assert.deepEqual(await alma.ask(sitting('Alma')), {});
  for (let i = 0; i < 6; i++)
    await alma.ask({ type: 'room.addBot', name: `Bot ${i}`, pronouns: '', mask: 0, bot: 'random' });
  const plays = async () => {
    assert.deepEqual(await alma.ask({ type: 'room.start' }), {});
    await alma.seen((view) => view.phase === 'playing');
  };
  return { folder, server, alma, plays, start };
}

/** By itself, and in order. */
const ends = (server: ServerProcess) =>
  assert.rejects(server.during(new Promise<never>(() => {})), /^Error: the server ended by itself \(0\)/);

async function drains({ base, during }: ServerProcess): Promise<void> {
  const isDraining = async () => ((await (await fetch(`${base}/readyz`)).json()) as { draining: boolean }).draining;
  while (!(await during(isDraining()))) await sleep(20);
}

/** `konklave drain` in the folder of a server. */
function ask(folder: string) {
  const child = spawn(process.execPath, ['src/cli.ts', 'drain'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const hears = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      resolve();
    });
  });
  const ended = once(child, 'close').then(([code]) => ({ code, said }));
  return { hears, ended, said: () => said };
}

test('SIGUSR2 while a game runs: no room is made, the game goes on, and a second one stops the server', async (t) => {
  const { server, alma, plays, start } = await laid(t);
  await plays();
  process.kill(server.pid, 'SIGUSR2');
  await drains(server);
  await assert.rejects(makeRoom(server.base, 'maffia'), /503 .*renewing/);
  assert.deepEqual(await server.during(alma.ask(setSound(1))), {});
  const gone = ends(server);
  process.kill(server.pid, 'SIGUSR2');
  await gone;
  await start();
  assert.deepEqual(await alma.ask(setSound(2)), {});
  assert.deepEqual([alma.view.phase, alma.view.pause], ['playing', null]);
});

test('SIGUSR2 where no game runs ends the server, and a table laid before is there at the next start', async (t) => {
  const { server, plays, start } = await laid(t);
  const gone = ends(server);
  process.kill(server.pid, 'SIGUSR2');
  await gone;
  await start();
  await plays();
});

test('konklave drain finds the server, waits with it for its games, and said twice stops it', async (t) => {
  const { folder, server, alma, plays, start } = await laid(t);
  await plays();
  const gone = ends(server);
  const first = ask(folder);
  await first.hears;
  assert.equal(first.said(), 'No new games begin. Games that are played to their end: 1\n');
  assert.deepEqual(await alma.ask(setSound(1)), {});
  const second = ask(folder);
  await gone;
  for (const { ended } of [first, second]) {
    const { code, said } = await ended;
    assert.equal(code, 0);
    assert.match(said, /The server has stopped\.\n$/);
  }
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.includes('drain')),
    [],
  );
  await start();
  assert.deepEqual(await alma.ask(setSound(2)), {});
});
