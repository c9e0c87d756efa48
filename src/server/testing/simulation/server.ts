/**
 * A server that may die at any moment: its store answers late, out of order or not at all, its brain thinks slowly, and
 * nothing that it does after its death has any effect, but for commits that were already on their way to the store.
 */
import type { AnyGame, Rules, Typed } from '../../../kernel/game.ts';
import type { Stream } from '../../../kernel/random.ts';
import type { RoomState } from '../../../kernel/room/state.ts';
import { type Brain, brainHere } from '../../brain.ts';
import type { Clock } from '../../clock.ts';
import { Drain } from '../../drain.ts';
import { LIMITS } from '../../limits.ts';
import type { MemoryStore } from '../../log/memory.ts';
import type { RoomLog } from '../../log/room-log.ts';
import { createMetrics } from '../../metrics.ts';
import type { Birth } from '../../mind.ts';
import type { House } from '../../room.ts';
import { createRooms, type Rooms } from '../../rooms.ts';
import { attend, type Socket } from '../../sockets.ts';
import { watched } from '../../store-watch.ts';
import { chanceOf } from '../house.ts';
import { type Cable, nobodyGuesses } from './cable.ts';
import { type Lane, openLane, type Timeline } from './timeline.ts';

/** How often in a thousand something goes wrong. */
export interface Faults {
  /** Appends that are rejected: not written, and written all the same. */
  appendsLost: number;
  appendsDoubtful: number;
  readsFailed: number;
  /** Reports of a change that are lost; the store notices that later. */
  reportsLost: number;
}

/** A fault that is planted in a server, to see whether the simulation finds it. */
export interface Planted {
  readonly log?: (log: RoomLog) => RoomLog;
  readonly socket?: (socket: Socket) => Socket;
}

export interface Surroundings {
  readonly games: { readonly [id: string]: AnyGame };
  readonly rules: Rules<RoomState, Typed, Typed>;
  readonly timeline: Timeline;
  readonly store: MemoryStore;
  readonly lot: Stream;
  readonly faults: Faults;
  readonly planted: Planted;
}

/** What the simulation itself let go wrong. All other troubles are the server's own. */
export class Mishap extends Error {}

export interface ShownMind {
  readonly birth: Birth;
  readonly facts: Typed[];
}

export class Server {
  readonly name: string;
  readonly house: House;
  readonly rooms: Rooms;
  readonly troubles: unknown[] = [];
  /** What each mind of this server has been shown. */
  readonly minds = new Map<string, ShownMind>();
  isDead = false;
  /** What there was to hear while it slept. */
  #missed: (() => void)[] | undefined;
  readonly #around: Surroundings;
  readonly #commits: Lane = openLane();
  readonly #cables = new Set<Cable>();

  constructor(name: string, around: Surroundings) {
    this.name = name;
    this.#around = around;
    const { games, rules, timeline, lot, planted } = around;
    // Servers take the store's clock; they still differ by some milliseconds.
    const skew = lot.pick([0, 0, 0, 3, -2]);
    const clock: Clock = {
      now: () => timeline.now + skew,
      at: (time, then) => timeline.at(Math.ceil(time) - skew, () => this.#gate(then)),
    };
    const log = this.#log();
    this.house = {
      games,
      rules,
      log: watched(planted.log?.(log) ?? log, clock.now),
      clock,
      drain: new Drain(clock),
      brain: this.#brain(),
      metrics: createMetrics(),
      spentMs: () => 0,
      server: name,
      onTrouble: (error) => void (error instanceof Mishap || this.isDead || this.troubles.push(error)),
    };
    const settings = { keepFinishedHours: 24, keepUntouchedDays: 30, roomsMax: 1000 };
    this.rooms = createRooms(this.house, chanceOf(name), settings);
    this.#keepUp();
  }

  /** Takes a connection; the page's hello follows on it. */
  accept(cable: Cable): void {
    const { planted } = this.#around;
    const { clock, metrics } = this.house;
    this.#cables.add(cable);
    cable.gate = (work) => this.#gate(work);
    attend(planted.socket?.(cable) ?? cable, this.rooms, clock, metrics, { failures: nobodyGuesses, network: 'here' });
  }

  /** Dies between two turns of its event loop. */
  crash(): void {
    const { timeline, lot } = this.#around;
    this.isDead = true;
    timeline.cutShort(this.#commits, lot.int(3));
    for (const cable of this.#cables) cable.orphan(lot.int(2) ? 0 : 200 + lot.int(4000));
  }

  /** Stands still for a while, as a machine does that is out of memory or moved elsewhere. */
  sleep(ms: number): void {
    const { timeline } = this.#around;
    if (this.#missed) return;
    this.#missed = [];
    timeline.at(timeline.now + ms, () => this.wake());
  }

  wake(): void {
    const missed = this.#missed ?? [];
    this.#missed = undefined;
    for (const work of missed) this.#gate(work);
  }

  /** Tells everybody to come back, stores what is under way, and ends. */
  retire(): void {
    const end = () => {
      this.isDead = true;
      for (const cable of this.#cables) cable.orphan(0);
    };
    void this.rooms.close().then(end, end);
  }

  #gate(work: () => void): void {
    if (this.isDead) return;
    if (this.#missed) this.#missed.push(work);
    else work();
  }

  /** What serve.ts does from time to time. */
  #keepUp(): void {
    const { log, clock } = this.house;
    void log
      .beat(this.name)
      .then(() => this.rooms.tend())
      .catch((error) => this.house.onTrouble(error, ''));
    this.rooms.closeIfAway();
    clock.at(clock.now() + LIMITS.serverBeatSeconds * 1000, () => this.#keepUp());
  }

  /** Something that this server hears sometime, if it lives. */
  #sometime(work: () => void, lane = openLane()): void {
    this.#around.timeline.post(lane, () => this.#gate(work));
  }

  #log(): RoomLog {
    const { timeline, store, lot, faults } = this.#around;
    const inner = store.open({
      later: (work) => {
        if (!this.isDead || lot.int(2)) timeline.post(this.#commits, work);
      },
    });
    const reports = openLane();
    const isFate = (perMille: number): boolean => perMille > 0 && lot.int(1000) < perMille;
    const answered = <T>(asked: Promise<T>, mishap: string | undefined): Promise<T> =>
      new Promise((resolve, reject) => {
        asked.then(
          (answer) => this.#sometime(() => (mishap ? reject(new Mishap(mishap)) : resolve(answer))),
          (error) => this.#sometime(() => reject(error)),
        );
      });
    return {
      ...inner,
      append: (room, expectedLength, entries) => {
        if (isFate(faults.appendsLost)) return answered(Promise.resolve(false), 'not written');
        const mishap = isFate(faults.appendsDoubtful) ? 'perhaps written' : undefined;
        return answered(inner.append(room, expectedLength, entries), mishap);
      },
      read: (room, from) => answered(inner.read(room, from), isFate(faults.readsFailed) ? 'not read' : undefined),
      beats: () => answered(inner.beats(), isFate(faults.readsFailed) ? 'not read' : undefined),
      watch: (changed, missed) =>
        inner.watch((room) => {
          if (!isFate(faults.reportsLost)) return this.#sometime(() => changed(room), reports);
          timeline.at(timeline.now + lot.int(2000), () => this.#sometime(missed, reports));
        }, missed),
    };
  }

  #brain(): Brain {
    const inner = brainHere(this.#around.games);
    const lane = openLane();
    const later = <T>(thought: () => Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => this.#sometime(() => void thought().then(resolve, reject), lane));
    return {
      wake: (id, birth) =>
        this.#sometime(() => {
          this.minds.set(id, { birth, facts: [] });
          inner.wake(id, birth);
        }, lane),
      forget: (id) =>
        this.#sometime(() => {
          this.minds.delete(id);
          inner.forget(id);
        }, lane),
      see: (id, facts, now) =>
        later(() => {
          this.minds.get(id)?.facts.push(...facts);
          return inner.see(id, facts, now);
        }),
      act: (id, now) => later(() => inner.act(id, now)),
      close: () => inner.close(),
    };
  }
}
