/** Processes that write to a store until they are killed, and what they were told before that. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { drawFrom, seeded } from '../../../kernel/random.ts';

export type Opening =
  | { readonly store: 'sqlite'; readonly folder: string }
  | { readonly store: 'postgres'; readonly url: string; readonly schema: string };

export interface Orders {
  readonly opening: Opening;
  readonly writer: string;
  readonly rooms: number;
}

/** One line of a writer's output: this entry is durable at this position. */
export interface Acknowledged {
  readonly room: string;
  readonly position: number;
  readonly text: string;
}

/** By room and position, what is durable. */
export type Known = ReadonlyMap<string, ReadonlyMap<number, string>>;

interface Kills {
  readonly rooms: number;
  readonly kills: number;
  /** A writer is killed after 1 to so many acknowledgements. */
  readonly acknowledgedMax: number;
  readonly seed: string;
}

/** Two writers at a time, and each that is killed has a successor. */
export async function killWriters(opening: Opening, { rooms, kills, acknowledgedMax, seed }: Kills): Promise<Known> {
  const lots = drawFrom(seeded(seed), {})('kills');
  const known = new Map<string, Map<number, string>>();
  const take = ({ room, position, text }: Acknowledged) => {
    const texts = known.get(room) ?? new Map<number, string>();
    if (texts.has(position)) throw new Error(`two writers were told that ${room} ${position} is theirs`);
    known.set(room, texts.set(position, text));
  };

  const lane = async (name: string) => {
    for (let n = 0; n < kills / 2; n++) {
      const writer = startWriter({ opening, writer: `${name}${n}`, rooms });
      const enough = 1 + lots.int(acknowledgedMax);
      let seen = 0;
      let rest = '';
      for await (const text of writer.stdout!.setEncoding('utf8')) {
        const lines = `${rest}${text}`.split('\n');
        rest = lines.pop()!; // killed in the middle of a line, it was not heard
        for (const line of lines) take(JSON.parse(line));
        if (seen < enough && seen + lines.length >= enough) writer.kill('SIGKILL');
        seen += lines.length;
      }
      if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit');
      if (writer.signalCode !== 'SIGKILL') throw new Error(`a writer ended by itself (${writer.exitCode})`);
    }
  };
  await Promise.all([lane('a'), lane('b')]);
  return known;
}

function startWriter(orders: Orders): ChildProcess {
  return fork(new URL('./writer.ts', import.meta.url), [JSON.stringify(orders)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
}
