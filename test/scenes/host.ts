/** What a server would answer, from a room that is a table of the kernel: welcomes, facts and answers, without a clock. */
import { bitOf, perceive } from '../../src/kernel/audience.ts';
import type { Actor, Typed } from '../../src/kernel/game.ts';
import { isKnown, shutOut, waitingAt } from '../../src/kernel/room/lock.ts';
import { act, type Entry } from '../../src/kernel/table.ts';
import { doneLine, factLine, refusedLine } from '../../src/kernel/wire.ts';
import { type Hello, type Role, syncLine, welcomeLine } from '../../src/protocol.ts';
import { viewerOf } from '../../src/server/roles.ts';
import { hashed, hashOf } from '../../src/server/tokens.ts';
import { CODE, type Room, tokenOf } from './laid.ts';

/** The way down to one page. */
export interface Line {
  role: Role;
  token?: string;
  down(text: string): void;
}

/** What comes with a request: whose it is, what a link brought along, what is said. */
export interface Requested {
  readonly token?: string | undefined;
  readonly key?: string | undefined;
  readonly body?: string | undefined;
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

  /** What is asked for without a line: what a browser must fetch first, and where it stands at a locked door. */
  request(path: string, { token, key, body }: Requested): object | undefined {
    const { truth } = this.room;
    const holder = hashOf(token ?? '');
    const isLocked = this.#roleOf(token) === 'visitor' && shutOut(truth, holder, key && hashOf(key)) === 'locked';
    const room = `/api/rooms/${CODE}`;
    if (path === room) return isLocked ? { isLocked } : { game: truth.game, language: truth.language };
    if (path !== `${room}/asking`) return undefined;
    if (isLocked && body !== undefined)
      this.tell(act(this.room, 'server', { type: 'room.askIn', ...JSON.parse(body), holder }, this.room.now).entries);
    const isWaiting = waitingAt(truth, this.now).some(({ id }) => truth.askers?.[id] === holder);
    return { state: !isLocked || isKnown(truth, holder) ? 'in' : isWaiting ? 'waiting' : 'gone' };
  }

  #roleOf(token: string | undefined): Role {
    const roles: readonly Role[] = ['table', 'master', ...this.room.truth.seats.keys()];
    return roles.find((role) => tokenOf(role) === token) ?? 'visitor';
  }

  take(line: Line, text: string): void {
    const message = JSON.parse(text) as Partial<{ hello: Hello; n: number; command: Typed; sync: number }>;
    if (message.hello) this.#welcome(line, message.hello);
    else if (message.sync !== undefined) line.down(syncLine(message.sync, this.now));
    else if (message.command) {
      const by: Actor = typeof line.role === 'number' || line.role === 'master' ? line.role : 'visitor';
      const { entries, refusal } = this.answer(by, message.command, hashOf(line.token ?? ''));
      this.tell(entries);
      line.down(refusal === undefined ? doneLine(message.n!) : refusedLine(message.n!, refusal));
    }
  }

  protected answer(by: Actor, command: Typed, holder: string): Answered {
    return act(this.room, by, hashed(command, holder, 'here'), this.room.now);
  }

  #welcome(line: Line, { token }: Hello): void {
    line.role = this.#roleOf(token);
    line.token = token;
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
