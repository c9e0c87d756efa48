/** Those who behave, in a process of their own, while others do not: what an attack costs them is measured there. */
import { fork } from 'node:child_process';
import { once } from 'node:events';

export interface Figures {
  readonly answers: number;
  /** How soon what they asked for was done, and was seen by the others at the table, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly refused: readonly string[];
  readonly closes: readonly number[];
}

export interface Evening {
  /** Since the last time they were asked for. */
  figures(): Promise<Figures>;
  close(): Promise<void>;
}

export async function beginEvening(port: number, protocol: number): Promise<Evening> {
  const child = fork(new URL('./evening-process.ts', import.meta.url), [JSON.stringify({ port, protocol })], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
  const isOver = once(child, 'exit').then(() => {
    throw new Error('the evening ended by itself');
  });
  isOver.catch(() => {});
  await Promise.race([once(child, 'message'), isOver]);
  return {
    async figures() {
      child.send('figures');
      const [figures] = (await Promise.race([once(child, 'message'), isOver])) as [Figures];
      return figures;
    },
    async close() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
