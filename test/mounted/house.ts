/**
 * A house for pages that are drawn without a browser (dom.ts): it answers what a page fetches, and takes and gives what
 * goes over its line, from a room that is a table of the kernel.
 */
import type { Actor, Language, Typed } from '../../src/kernel/game.ts';
import type { RoomState } from '../../src/kernel/room/state.ts';
import { act, refuse, tick } from '../../src/kernel/table.ts';
import { copyOf } from '../../src/kernel/testing/plain.ts';
import type { Role } from '../../src/protocol.ts';
import { type Answered, Host, type Line } from '../scenes/host.ts';
import type { Room } from '../scenes/laid.ts';
import { pass, skip } from './dom.ts';
import { settled } from './settled.ts';

export interface Asked {
  readonly by: Actor;
  readonly command: Typed;
  readonly refusal: string | undefined;
  /** It would have ended the phase of a house that stands still. */
  readonly isEnding: boolean;
}

interface Fetched {
  readonly headers?: { readonly authorization?: string; readonly 'x-key'?: string };
  readonly body?: string;
}

const OPEN = 1;
const SILENCE_MS = 10_000;
/** A line on which a press is not answered within 1.5 seconds is lost: what goes over it in between has to arrive. */
const STEP_MS = 1_000;

export class House extends Host {
  readonly asked: Asked[] = [];

  /** What the pages' clock shows when the house's shows nought. */
  readonly #since: number;
  readonly #isStill: boolean;
  readonly #onAsk: (asked: Asked) => void;

  /**
   * Pages that are opened from now on come here. In one that stands still, what would end the phase is answered, and
   * nothing comes of it.
   */
  constructor(room: Room, { isStill = false } = {}, onAsk: (asked: Asked) => void = () => {}) {
    super(room);
    this.#since = performance.now() - room.now;
    this.#isStill = isStill;
    this.#onAsk = onAsk;
    const house = this;
    Object.assign(globalThis, {
      fetch: async (path: string, { headers, body }: Fetched = {}) => {
        const token = headers?.authorization?.replace(/^Bearer /, '');
        const answer = house.request(path, { token, key: headers?.['x-key'], body });
        return answer
          ? { ok: true, status: 200, json: async () => ({ ways: [], ...answer }) }
          : { ok: false, status: 404 };
      },
      WebSocket: class extends Socket {
        static readonly OPEN = OPEN;
        constructor() {
          super(house);
        }
      },
    });
  }

  override get now(): number {
    return performance.now() - this.#since;
  }

  protected override answer(by: Actor, command: Typed, holder: string): Answered {
    const { room } = this;
    const isEnding = this.#isStill && endsSomething(room, by, command);
    const answered = isEnding
      ? { entries: [], refusal: refuse(room.rules, room.truth, command, by, room.now) }
      : super.answer(by, command, holder);
    const asked = { by, command, refusal: answered.refusal, isEnding };
    this.asked.push(asked);
    this.#onAsk(asked);
    return answered;
  }

  /** The table is told which language it speaks; what the rules would make of it is left out. */
  async speaks(language: Language): Promise<void> {
    const fact: Typed = { type: 'room.languageSet', language } as Typed;
    const told = this.room.rules.address!(fact, this.room.truth);
    this.tell([{ ...this.room.log.at(-1)!, told: [told] }]);
    await settled();
  }

  /** Time goes by, in the house and on all pages. */
  async passes(ms: number): Promise<void> {
    this.room.now = Math.max(this.room.now, this.now);
    const until = this.room.now + ms;
    for (;;) {
      const due = this.room.rules.deadline(this.room.truth as never)?.at ?? Number.POSITIVE_INFINITY;
      const next = Math.max(this.room.now, Math.min(due, until, this.room.now + STEP_MS));
      pass(next - this.room.now);
      this.tell(tick(this.room, next));
      await settled();
      if (next >= until) return;
    }
  }

  /** How long it is until something falls due. */
  get quietMs(): number {
    const due = this.room.rules.deadline(this.room.truth as never)?.at ?? Number.POSITIVE_INFINITY;
    return due - 1 - Math.max(this.room.now, this.now);
  }

  /** Time goes by for all, as long as nothing falls due in it. */
  async waitsForNothing(ms: number): Promise<void> {
    await (this.quietMs < 0 ? settled() : this.passes(Math.min(ms, this.quietMs)));
  }

  /** Until it is this late; of a long silence only the end is lived through. */
  async until(at: number): Promise<void> {
    skip(Math.max(0, at - this.now - SILENCE_MS));
    for (let left = at - this.now; left > 0; left = at - this.now) {
      pass(Math.min(left, STEP_MS));
      await settled();
    }
  }
}

const standOf = ({ phase, play, pause, master, host, seats }: RoomState): string => {
  const state = play as { readonly phase: string; readonly step?: string } | null;
  const people = [master.held, host, seats.map(({ coveredBy }) => coveredBy)];
  return JSON.stringify([phase, state?.phase, state?.step, pause !== null, ...people]);
};

/** Tried on a copy. */
function endsSomething(room: Room, by: Actor, command: Typed): boolean {
  const trial = { ...room, truth: copyOf(room.truth), counters: { ...room.counters }, watchers: [], log: [] };
  act(trial, by, command, room.now);
  return standOf(trial.truth) !== standOf(room.truth);
}

/** A socket, as a page sees it. */
class Socket implements Line {
  readonly #house: House;
  readonly readyState = OPEN;
  role: Role = 'visitor';
  token?: string;
  onopen: (() => void) | undefined;
  onmessage: ((message: { readonly data: string }) => void) | undefined;
  onclose: ((event: { readonly code: number }) => void) | undefined;

  constructor(house: House) {
    this.#house = house;
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    this.#house.take(this, text);
  }

  down(text: string): void {
    queueMicrotask(() => this.onmessage?.({ data: text }));
  }

  close(): void {
    this.#house.forget(this);
  }
}
