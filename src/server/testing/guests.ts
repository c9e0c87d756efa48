/** People who behave, while others do not: what an attack costs them is measured in a process of its own. */
import { fork } from 'node:child_process';
import { once } from 'node:events';

export interface Figures {
  readonly answers: number;
  /** How soon commands were answered, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  readonly refused: number;
  readonly closes: readonly number[];
}

export interface Guests {
  /** The figures since the last time they were asked for. */
  figures(): Promise<Figures>;
  close(): Promise<void>;
}

export async function inviteGuests(base: string, { rooms = 8, people = 3 } = {}): Promise<Guests> {
  const child = fork(new URL('./guests-process.ts', import.meta.url), [JSON.stringify({ base, rooms, people })], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
  await once(child, 'message');
  return {
    async figures() {
      child.send('figures');
      const [figures] = await once(child, 'message');
      return figures as Figures;
    },
    async close() {
      child.disconnect();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
