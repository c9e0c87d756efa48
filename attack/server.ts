/** The server that is attacked: a process of its own, of this checkout or of another one. */
import { type ChildProcess, fork } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const METRICS_TOKEN = 'numbers-for-attacks';

export interface ServerSetup {
  /** The checkout whose server it is. */
  readonly checkout: string;
  readonly port: number;
  readonly settings: { readonly [name: string]: string };
}

export interface Server {
  readonly base: string;
  readonly port: number;
  readonly pid: number;
  readonly isAlive: boolean;
  /** What it wrote. */
  output(): string;
  /** Resolves with the work, and fails if the server ends by itself meanwhile. */
  during<T>(work: Promise<T>): Promise<T>;
  /** kill -9. Resolves when the process is gone. */
  kill(): Promise<void>;
  metrics(): Promise<string>;
  /** Megabytes that it has resident. */
  memory(): number;
  /** Milliseconds of the processor that it has taken, in all its threads: not what a busy machine changes. */
  spentMs(): number;
}

/** Resolves when it listens. */
export async function startServer({ checkout, port, settings }: ServerSetup): Promise<Server> {
  const env = { HOST: '127.0.0.1', LOG_LEVEL: 'debug', METRICS_TOKEN, ...settings, PORT: String(port) };
  const child = fork(join(checkout, 'src/server/testing/server-process.ts'), [JSON.stringify(env)], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: ['--max-semi-space-size=16'], // as `npm start` does
  });
  let output = '';
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  let isToEnd = false;
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code, signal) => {
      if (!isToEnd) reject(new Error(`the server ended by itself (${code ?? signal})\n${output}`));
    });
  });
  ended.catch(() => {});
  const base = `http://127.0.0.1:${port}`;
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [{ failed?: string }];
  if (message.failed) throw new Error(`the server did not start: ${message.failed}\n${output}`);
  return {
    ...{ base, port, pid: child.pid!, output: () => output },
    get isAlive() {
      return isAlive(child);
    },
    during: (work) => Promise.race([work, ended]),
    async kill() {
      isToEnd = true;
      if (!isAlive(child)) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    metrics: async () =>
      (await fetch(`${base}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text(),
    memory: () => residentOf(child.pid!),
    spentMs: () => spentOf(child.pid!),
  };
}

const isAlive = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

/** Asked of the system, since a server in trouble answers late. Zero where the system does not say it so. */
function residentOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** User and system time, in the hundredths of a second that Linux counts in. */
function spentOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return 10 * (Number(fields[11]) + Number(fields[12]));
  } catch {
    return 0;
  }
}

/** A port outside the range that the system gives to those who connect: it stays free while a server is down. */
export async function quietPort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => probe.close(resolve));
    return port;
  }
}
