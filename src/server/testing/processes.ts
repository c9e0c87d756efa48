/** Servers as processes of their own, which a test may kill at any moment and start again on the same port. */
import { type ChildProcess, fork } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

export type ServerReport = { readonly port: number } | { readonly failed: string };

export interface ServerSetup {
  readonly port: number;
  /** Settings as the environment would have them, without the port and the address. */
  readonly settings: { readonly [name: string]: string };
  /** How much faster its time runs, and since when. */
  readonly speed?: { readonly factor: number; readonly since: number };
}

export interface ServerProcess {
  readonly base: string;
  readonly pid: number;
  /** Resolves when it listens; `false`: it was killed before. */
  readonly ready: Promise<boolean>;
  /** Resolves with the work, unless the server ends by itself meanwhile. */
  during<T>(work: Promise<T>): Promise<T>;
  /** What it wrote, pino's lines included. */
  output(): string;
  readonly isAlive: boolean;
  /** kill -9. Resolves when the process is gone. */
  kill(): Promise<void>;
  /** As an operator's system ends it: SIGTERM. */
  terminate(): Promise<void>;
  /** The orderly way. */
  close(): Promise<void>;
}

const METRICS_TOKEN = 'numbers-for-tests';

/** What a server that was started here says of itself. */
export const metricsOf = async (base: string): Promise<string> =>
  (await fetch(`${base}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text();

export function startServer({ port, settings, speed }: ServerSetup): ServerProcess {
  const env = { HOST: '127.0.0.1', LOG_LEVEL: 'warn', METRICS_TOKEN, ...settings, PORT: String(port) };
  const clock = speed && new URL(`./fast-clock.ts?since=${speed.since}&factor=${speed.factor}`, import.meta.url);
  const child = fork(new URL('./server-process.ts', import.meta.url), [JSON.stringify(env)], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: clock ? ['--import', clock.href] : [],
  });
  let output = '';
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  let isToEnd = false;
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code, signal) => {
      if (!isToEnd) reject(new Error(`the server ended by itself (${code ?? signal})\n${output}`));
    });
  });
  ended.catch(() => {});
  const endBy = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (!isAlive()) return;
    isToEnd = true;
    child.kill(signal);
    await once(child, 'exit');
  };
  return {
    base: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    ready: listening(child, () => output),
    during: (work) => Promise.race([work, ended]),
    output: () => output,
    get isAlive() {
      return isAlive();
    },
    kill: () => endBy('SIGKILL'),
    terminate: () => endBy('SIGTERM'),
    async close() {
      if (!isAlive()) return;
      isToEnd = true;
      if (child.connected) child.send('close');
      await once(child, 'exit');
    },
  };
}

function listening(child: ChildProcess, output: () => string): Promise<boolean> {
  const ready = new Promise<boolean>((resolve, reject) => {
    child.once('message', (message: ServerReport) => {
      if ('failed' in message) reject(new Error(`the server did not start: ${message.failed}\n${output()}`));
      else resolve(true);
    });
    child.once('exit', () => resolve(false));
  });
  ready.catch(() => {}); // whoever kills a server that is starting may not be waiting for it
  return ready;
}

/**
 * A port that stays free while its server is down. Clients that try to come back are given ports from the system's
 * own range, and one of them could otherwise sit on it, or even be connected to itself.
 */
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
