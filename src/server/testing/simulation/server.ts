/**
 * A server that may die at any moment: its store answers late, out of order or not at all, its brain thinks slowly, and
 * nothing that it does after its death has any effect, but for commits that were already on their way to the store.
 */
import type { AnyGame, Rules, Typed } from '../../../kernel/game.ts';
import type { RoomState } from '../../../kernel/room/state.ts';
import { CODE_LETTERS, PROTOCOL } from '../../../protocol.ts';
import { type Askings, createAskings } from '../../asking.ts';
import { type Brain, brainHere } from '../../brain.ts';
import type { Clock } from '../../clock.ts';
import { Drain } from '../../drain.ts';
import { createFailures, type Failures } from '../../failures.ts';
import { LIMITS } from '../../limits.ts';
import { isDamage, type RoomLog } from '../../log/room-log.ts';
import { createMetrics } from '../../metrics.ts';
import type { Birth } from '../../mind.ts';
import type { House } from '../../room.ts';
import { createRooms, type Rooms } from '../../rooms.ts';
import { attend, type Socket } from '../../sockets.ts';
import { watched } from '../../store-watch.ts';
import { chanceOf } from '../house.ts';
import { Cable, nobodyGuesses } from './cable.ts';
import { type Asker, Mishap, type Seaside, storeLine } from './store-line.ts';
import { type Lane, openLane } from './timeline.ts';

/** The simulation's rooms have one letter four times. */
const NOWHERE = CODE_LETTERS.slice(0, 4);
const LONG_WORK_MS = 600;

/** A fault that is planted in a server, to see whether the simulation finds it. */
export interface Planted {
  readonly log?: (log: RoomLog) => RoomLog;
  readonly socket?: (socket: Socket) => Socket;
  readonly house?: (house: House) => House;
}

export interface Surroundings extends Seaside {
  readonly games: { readonly [id: string]: AnyGame };
  readonly rules: Rules<RoomState, Typed, Typed>;
  readonly planted: Planted;
  /** It died by itself, in the middle of something. */
  died(server: Server): void;
}

export interface ShownMind {
  readonly birth: Birth;
  readonly facts: Typed[];
}

export class Server implements Asker {
  readonly name: string;
  readonly house: House;
  readonly rooms: Rooms;
  readonly troubles: unknown[] = [];
  /** What each mind of this server has been shown. */
  readonly minds = new Map<string, ShownMind>();
  readonly askings: Askings;
  isDead = false;
  isCutOff = false;
  /** How much it still does before it dies. */
  #fuse = Number.POSITIVE_INFINITY;
  #missed: (() => void) | undefined;
  /** What there was to hear while it slept. */
  #slept: (() => void)[] | undefined;
  readonly #around: Surroundings;
  readonly commits: Lane = openLane();
  /** What its processor has taken. */
  #spent = 0;
  readonly #failures: Failures;
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
    const log = storeLine(this, around);
    const house: House = {
      games,
      rules,
      log: watched(planted.log?.(log) ?? log, clock.now),
      clock,
      drain: new Drain(clock),
      brain: this.#brain(),
      metrics: createMetrics(),
      spentMs: () => this.#spentMs(),
      server: name,
      onTrouble: (error, room) => this.#hearTrouble(error, room),
    };
    this.house = planted.house?.(house) ?? house;
    const settings = { keepFinishedHours: 24, keepUntouchedDays: 30, roomsMax: 1000 };
    this.rooms = createRooms(this.house, chanceOf(name), settings);
    this.askings = createAskings(clock);
    this.#failures = around.isRough ? this.#watched(createFailures(clock)) : nobodyGuesses;
    this.#keepUp();
    if (around.isRough) this.#tidyUp();
  }

  /** Takes a connection; the page's hello follows on it. */
  accept(cable: Cable): void {
    const { planted } = this.#around;
    const { clock, metrics } = this.house;
    this.#cables.add(cable);
    cable.gate = (work) => this.#gate(work);
    if (this.#around.isRough) cable.spark = () => this.spark();
    attend(planted.socket?.(cable) ?? cable, this.rooms, clock, metrics, { failures: this.#failures, network: 'here' });
  }

  /** Somebody at the same address tries so many codes that open nothing. */
  hearGuesses(count: number): void {
    const { timeline, lot } = this.#around;
    const { bytes } = chanceOf(`guesses ${lot.int(1_000_000)}`);
    for (let i = 0; i < count; i++) {
      const cable = new Cable(timeline, { received: () => {}, closed: () => {} });
      this.accept(cable);
      const hello = { protocol: PROTOCOL, room: NOWHERE, token: bytes(16), page: bytes(8), epoch: 0, count: 0 };
      cable.say(JSON.stringify({ hello }));
    }
  }

  #watched = (own: Failures): Failures => {
    const noted = <Found>(found: Found): Found => {
      if (typeof found === 'string') this.#around.tally.note('a stranger is told to wait');
      return found;
    };
    return {
      missed: own.missed,
      refuses: (visitor) => noted(own.refuses(visitor)),
      find: async (...asked) => noted(await own.find(...asked)),
    };
  };

  /** Nearly all that is done takes next to nothing; now and then something takes more than a room may take at once. */
  #spentMs(): number {
    const { lot, faults, tally } = this.#around;
    if (faults.longWork > 0 && lot.int(1000) < faults.longWork) {
      tally.note('a room takes too much of the processor');
      this.#spent += LIMITS.roomEffortBurstMs + lot.int(LONG_WORK_MS);
    }
    return this.#spent;
  }

  /** Dies between two turns of its event loop, or in the middle of one. */
  crash(): void {
    const { timeline, lot, tally } = this.#around;
    this.isDead = true;
    const kept = lot.int(3);
    if (this.commits.waiting.length > kept) tally.note('a commit dies with its server');
    timeline.cutShort(this.commits, kept);
    for (const cable of this.#cables) cable.orphan(lot.int(2) ? 0 : 200 + lot.int(4000));
  }

  /** Its machine has lost its power, and with it everything that was on its way to the store. */
  fall(): void {
    if (!this.isDead) this.crash();
    this.isCutOff = true;
    this.#around.timeline.cutShort(this.commits, 0);
  }

  /** It will die instead of doing the so manieth thing from now on that others might notice. */
  lightFuse(deeds: number): void {
    this.#fuse = deeds;
  }

  spark(): void {
    if (this.isDead || --this.#fuse > 0) return;
    this.crash();
    this.#around.died(this);
  }

  whenMissed(missed: () => void): void {
    this.#missed = missed;
  }

  /** Reports of changes may have been lost. */
  miss(): void {
    this.#missed?.();
  }

  /** Stands still for a while, as a machine does that is out of memory or moved elsewhere. */
  sleep(ms: number): void {
    const { timeline } = this.#around;
    if (this.#slept) return;
    this.#slept = [];
    timeline.at(timeline.now + ms, () => this.wake());
  }

  wake(): void {
    const slept = this.#slept ?? [];
    this.#slept = undefined;
    for (const work of slept) this.#gate(work);
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
    if (this.#slept) this.#slept.push(work);
    else work();
  }

  /** What serve.ts does from time to time. */
  #keepUp(): void {
    const { log, clock } = this.house;
    void log
      .beat(this.name)
      .then(() => this.rooms.tend())
      .catch((error) => this.house.onTrouble(error, ''));
    if (log.awaySince !== undefined && clock.now() - log.awaySince >= LIMITS.storeAwaySeconds * 1000)
      this.#around.tally.note('the store answers after the rooms were closed');
    this.rooms.closeIfAway();
    clock.at(clock.now() + LIMITS.serverBeatSeconds * 1000, () => this.#keepUp());
  }

  #tidyUp(): void {
    const { clock } = this.house;
    const told = (error: unknown) => this.house.onTrouble(error, '');
    void this.rooms.sweep().catch(told);
    void this.rooms.wake().catch(told);
    clock.at(clock.now() + LIMITS.sweepSeconds * 1000, () => this.#tidyUp());
  }

  /** What the simulation did is no trouble of the server's, as long as a damaged room is called by its name. */
  #hearTrouble(error: unknown, room: string): void {
    if (this.isDead || error instanceof Mishap) return;
    const { harmed } = this.#around.sea;
    const isNamed =
      isDamage(error) && [...harmed].some((code) => (room || code) === code && error.message.includes(code));
    if (!isNamed) this.troubles.push(error);
  }

  sometime(work: () => void, lane = openLane()): void {
    this.#around.timeline.post(lane, () => this.#gate(work));
  }

  #brain(): Brain {
    const inner = brainHere(this.#around.games);
    const lane = openLane();
    const later = <T>(thought: () => Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => this.sometime(() => void thought().then(resolve, reject), lane));
    return {
      wake: (id, birth) =>
        this.sometime(() => {
          this.minds.set(id, { birth, facts: [] });
          inner.wake(id, birth);
        }, lane),
      forget: (id) =>
        this.sometime(() => {
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
