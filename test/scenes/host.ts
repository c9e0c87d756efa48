/** What a server would answer, from a room that is a table of the kernel: welcomes, facts and answers, without a clock. */
import { bitOf, perceive } from '../../src/kernel/audience.ts';
import type { Actor, Typed } from '../../src/kernel/game.ts';
import { act, type Entry } from '../../src/kernel/table.ts';
import { doneLine, factLine, refusedLine } from '../../src/kernel/wire.ts';
import { type Hello, type Role, syncLine, welcomeLine } from '../../src/protocol.ts';
import { viewerOf } from '../../src/server/roles.ts';
import { type Room, tokenOf } from './laid.ts';

/** The way down to one page. */
export interface Line {
  role: Role;
  down(text: string): void;
}

export type Answered = { readonly entries: readonly Entry[]; readonly refusal?: string | undefined };

export class Host {
  readonly room: Room;
  readonly #lines = new Set<Line>();

  constructor(room: Room) {
    this.room = room;
  }

  get now(): number {
    return this.room.now;
  }

  take(line: Line, text: string): void {
    const message = JSON.parse(text) as Partial<{ hello: Hello; n: number; command: Typed; sync: number }>;
    if (message.hello) this.#welcome(line, message.hello);
    else if (message.sync !== undefined) line.down(syncLine(message.sync, this.now));
    else if (message.command) {
      const by: Actor = typeof line.role === 'number' || line.role === 'master' ? line.role : 'visitor';
      const { entries, refusal } = this.answer(by, message.command);
      this.tell(entries);
      line.down(refusal === undefined ? doneLine(message.n!) : refusedLine(message.n!, refusal));
    }
  }

  protected answer(by: Actor, command: Typed): Answered {
    return act(this.room, by, command, this.room.now);
  }

  #welcome(line: Line, { token }: Hello): void {
    const roles: readonly Role[] = ['table', 'master', ...this.room.truth.seats.keys()];
    line.role = roles.find((role) => tokenOf(role) === token) ?? 'visitor';
    const facts = this.room.log.flatMap((entry) => linesFor(entry, line.role));
    line.down(welcomeLine({ role: line.role, epoch: 1, count: 0, now: this.now, build: '' }) + facts.join(''));
    this.#lines.add(line);
  }

  /** To all who are there. */
  tell(entries: readonly Entry[]): void {
    for (const line of this.#lines) {
      const lines = entries.flatMap((entry) => linesFor(entry, line.role));
      if (lines.length > 0) line.down(lines.join(''));
    }
  }

  forget(line: Line): void {
    this.#lines.delete(line);
  }
}

const linesFor = ({ told }: Entry, role: Role): string[] =>
  told.flatMap((one) => {
    const fact = perceive(one, bitOf(viewerOf(role)));
    return fact ? factLine(fact) : [];
  });
