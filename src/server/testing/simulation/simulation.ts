/**
 * Servers, rooms, a store and pages in one process on virtual time, all drawn from one seed. While faults happen,
 * everything that a page gets is checked as it arrives; then the faults stop, everything comes to rest and is checked
 * again, and the games are played to their ends.
 */
import type { AnyGame, Rules, Seat, Typed } from '../../../kernel/game.ts';
import { lots, type Stream } from '../../../kernel/random.ts';
import { roomRules } from '../../../kernel/room/rules.ts';
import { hasMaster, type RoomState } from '../../../kernel/room/state.ts';
import { verifyRoom } from '../../../kernel/room/verify.ts';
import { CODE_LETTERS } from '../../../protocol.ts';
import { LIMITS } from '../../limits.ts';
import { MemoryStore } from '../../log/memory.ts';
import type { RoomLog } from '../../log/room-log.ts';
import type { Room } from '../../room.ts';
import { settled } from '../clock.ts';
import { type Beginning, beginning, MASTER, tokenOf } from './beginnings.ts';
import { Chronicle, isSame } from './chronicle.ts';
import { episode } from './episodes.ts';
import { type Planted, Server } from './server.ts';
import { type Faults, LATE_MS, Sea } from './store-line.ts';
import { type Scene, strike } from './strikes.ts';
import { FRESH, type Link, Tab, viewerOf } from './tab.ts';
import { type Fault, Tally } from './tally.ts';
import { Timeline } from './timeline.ts';

export interface Simulated {
  readonly seed: number;
  readonly failures: readonly string[];
  /** The last things that happened, if they were to be written down. */
  readonly trace: readonly string[];
  readonly pages: number;
  readonly appended: number;
  readonly acknowledged: number;
  readonly conflicts: number;
  readonly crashes: number;
  /** Steps in which something might go wrong, and how often what went wrong. */
  readonly steps: number;
  readonly faults: Readonly<Record<Fault, number>>;
  /** The step in which the first failure was found. */
  readonly failedAt?: number;
}

export interface SimulationSetup {
  /** Everything goes wrong that may: strikes.ts while it storms, and episodes.ts at rest. */
  readonly isRough?: boolean;
  /** What all is drawn from, besides the number of the run. */
  readonly seed?: string;
  readonly planted?: Planted;
  readonly isTraced?: boolean;
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

type Games = { readonly [id: string]: AnyGame };

const BEGINNINGS = 48;
const TRACE = 200;
/** Presence settles after a dead server is noticed, if one died, and its lines have had time to come back. */
const REST_MS = 14_000;
const REST_AFTER_DEATH_MS = 20_000;
const ROUND_MS = 60_000;
/** Every so manieth run plays its games to their ends, and every so manieth has some fifty pages. */
const FINISHED = 16;
const CROWDED = 100;
const ROUNDS_MAX = 300;
const COME_BACK = 30;
/** Of one stretch of time, and of a whole run: five times what the longest of the runs takes that end well. */
const STEPS_MAX = 50_000;
const RUN_STEPS_MAX = 200_000;

const made = new Map<number, Beginning>();

function beginningOf(games: Games, number: number): Beginning {
  let one = made.get(number);
  if (!one) {
    one = beginning(games, number);
    made.set(number, one);
  }
  return one;
}

/** How often in a thousand steps something happens. Some runs have no crashes, others no quiet moment. */
interface Weather {
  readonly crashes: number;
  readonly breaks: number;
  readonly deeds: number;
  readonly timers: number;
  readonly strikes: number;
  readonly steps: number;
}

export async function simulate(games: Games, number: number, setup: SimulationSetup = {}): Promise<Simulated> {
  const world = new World(games, number, setup);
  const unhandled = (error: unknown) => world.fail(`nobody handles ${error instanceof Error ? error.stack : error}`);
  process.on('unhandledRejection', unhandled);
  try {
    await world.begin();
    await world.storm();
    await world.calm();
    await world.trouble();
    await world.finish();
    return world.outcome();
  } finally {
    process.off('unhandledRejection', unhandled);
  }
}

class World implements Scene {
  readonly number: number;
  readonly sea = new Sea();
  readonly tally = new Tally();
  readonly isRough: boolean;
  readonly lot: Stream;
  readonly rules: Rules<RoomState, Typed, Typed>;
  readonly timeline: Timeline;
  readonly #games: Games;
  readonly #planted: Planted;
  readonly store: MemoryStore;
  readonly #spy: RoomLog;
  readonly #beginnings: readonly Beginning[];
  readonly chronicles = new Map<string, Chronicle>();
  readonly #grown = new Set<string>();
  readonly #faults: Faults;
  readonly #weather: Weather;
  readonly servers: Server[] = [];
  readonly all: Server[] = [];
  tabs: Tab[] = [];
  readonly past: Tab[] = [];
  readonly #failures: string[] = [];
  readonly #trace: string[] = [];
  readonly #isTraced: boolean;
  #pages = 0;
  #crashes = 0;
  #moves = 0;
  #begunWith = 0;
  #steps = 0;
  #failedAt: number | undefined;
  #looks = 0;
  #part = 'it begins';

  constructor(
    games: Games,
    number: number,
    { planted = {}, isTraced = false, isRough = false, seed = 'simulation' }: SimulationSetup,
  ) {
    this.number = number;
    this.isRough = isRough;
    this.#games = games;
    this.#planted = planted;
    this.#isTraced = isTraced;
    const lot = lots(`${seed} ${number}`);
    this.lot = lot;
    this.rules = roomRules(games);
    const isCrowded = number % CROWDED === 0;
    const count = isCrowded ? 11 : lot.pick([1, 1, 1, 2]);
    this.#beginnings = Array.from({ length: count }, () => beginningOf(games, lot.int(BEGINNINGS)));
    this.timeline = new Timeline(Math.max(...this.#beginnings.map(({ at }) => at)) + 1000);
    this.store = new MemoryStore(() => this.timeline.now);
    this.#spy = this.store.open({ later: queueMicrotask });
    this.#spy.watch(
      (room) => this.#grown.add(room),
      () => {},
    );
    this.#faults = {
      appendsLost: lot.pick([0, 0, 10, 40]),
      appendsDoubtful: lot.pick([0, 0, 10, 40]),
      readsFailed: lot.pick([0, 0, 0, 10]),
      reportsLost: lot.pick([0, 0, 30, 200]),
      readsShort: isRough ? lot.pick([0, 0, 0, 20]) : 0,
      answersLate: isRough ? lot.pick([0, 0, 100, 400]) : 0,
      longWork: isRough ? lot.pick([0, 0, 5, 40]) : 0,
    };
    this.#weather = {
      crashes: lot.pick([0, 0, 3, 10]),
      breaks: lot.pick([0, 8, 25]),
      deeds: lot.pick([40, 80, 120]),
      timers: lot.pick(isRough ? [5, 20, 80] : [5, 20]),
      strikes: isRough ? lot.pick([0, 4, 12, 30]) : 0,
      steps: isCrowded ? 600 : 100 + lot.int(isRough ? 500 : 200),
    };
  }

  // What happens

  async begin(): Promise<void> {
    const before = this.store.open({ later: queueMicrotask });
    for (const [i, { log, tokens, table, master }] of this.#beginnings.entries()) {
      const code = (CODE_LETTERS[i] ?? 'Z').repeat(4);
      await before.append(code, 0, log);
      const chronicle = this.#chronicleOf(code);
      this.#begunWith += log.length;
      const open = (token: string, door?: string) =>
        this.tabs.push(new Tab(this, code, chronicle, token, door ? { door } : {}));
      for (const token of tokens) open(token);
      if (this.lot.int(2)) open(table);
      if (this.lot.int(4) === 0) {
        open(tokenOf(MASTER), master);
        open(tokenOf(MASTER + 1), FRESH);
      }
      if (this.lot.int(2)) open(tokenOf(100 + i));
    }
    await this.#look();
    for (let i = 1 + this.lot.int(3); i > 0; i--) this.startServer();
    if (this.lot.int(4) === 0) this.#makeRoom();
    for (const tab of this.tabs) this.timeline.at(this.timeline.now + this.lot.int(2000), () => tab.connect());
  }

  async storm(): Promise<void> {
    this.#part = 'everything goes wrong';
    const { lot, timeline } = this;
    const { crashes, breaks, deeds, timers, strikes, steps } = this.#weather;
    for (let step = 0; step < steps && this.#failures.length === 0; step++) {
      const chance = lot.int(1000);
      this.#steps++;
      if (strikes > 0 && lot.int(1000) < strikes) strike(this);
      else if (chance < crashes) this.crash();
      else if (chance < crashes + breaks) this.#disturb();
      else if (chance < crashes + breaks + deeds) lot.pick(this.tabs).act();
      else if (!timeline.isIdle && chance < 1000 - timers) timeline.run(lot);
      else timeline.ring();
      await this.#look();
    }
  }

  /** The faults stop. Whoever has not gone for good comes back, and everything comes to rest. */
  async calm(): Promise<void> {
    if (this.#failures.length > 0) return;
    this.say(() => 'the faults stop');
    this.#part = 'the faults have stopped';
    for (const name in this.#faults) this.#faults[name as keyof Faults] = 0;
    for (const server of this.all) server.wake();
    for (const server of this.servers) server.lightFuse(Number.POSITIVE_INFINITY);
    this.sea.damaged.clear();
    if (this.servers.length === 0) this.startServer();
    for (const tab of this.tabs) tab.thaw();
    // The store is back, and damaged rooms are read once more.
    const awake = Math.max(this.timeline.now, this.sea.awayUntil) + LATE_MS;
    const isAsleep = this.sea.harmed.size > 0 || this.sea.awayUntil > this.timeline.now;
    if (isAsleep) await this.flow(awake + LIMITS.damagedSeconds * 1000 + 1);
    for (const code of this.chronicles.keys()) {
      const here = this.tabs.filter((tab) => tab.room === code && !tab.isOver);
      for (const tab of here.slice(1)) if (this.lot.int(6) === 0) this.sendAway(tab);
      if (here.length === 0) this.open(code, tokenOf(16));
    }
    for (const tab of this.tabs) if (tab.closedFor !== undefined) this.reload(tab);
    await this.rest();
    await this.checkAtRest();
  }

  /** Faults that come to rooms at rest, so that it can be said what must come of them. */
  async trouble(): Promise<void> {
    if (this.isRough && this.#failures.length === 0) await episode(this);
  }

  async rest(): Promise<void> {
    const isQuick = this.all.length === this.servers.length;
    let pages: number;
    // Somebody may have come at the end of it.
    do {
      pages = this.#pages;
      await this.flow(this.timeline.now + (isQuick ? REST_MS : REST_AFTER_DEATH_MS));
    } while (this.isRough && this.#pages > pages && this.#failures.length === 0);
    // In a quiet phase a stream that begins anew comes piece by piece.
    for (let i = 0; i < 20 && this.tabs.some(({ isBehind }) => isBehind); i++)
      await this.flow(this.timeline.now + 5000);
  }

  /** Every game goes on to its end: by its bots, and by its clocks where people do nothing. */
  async finish(): Promise<void> {
    if (this.number % FINISHED > 0 || this.#failures.length > 0) return;
    this.#part = 'games are played to their ends';
    const isOn = () => [...this.chronicles.values()].some(({ truth }) => truth.phase === 'playing');
    for (let round = 0; isOn() && this.#failures.length === 0; round++) {
      if (round === ROUNDS_MAX) return this.fail(`after ${ROUNDS_MAX} minutes a game is not over: ${this.#stillOn()}`);
      for (const code of this.chronicles.keys()) this.#fetchHost(code);
      // Host and master may both be gone, and nobody alone may go on in their name: they come back once more.
      if (round === COME_BACK) for (const tab of this.tabs) if (tab.isGone) this.reload(tab);
      for (const tab of this.tabs) if (tab.page.view.pause?.until === null) tab.goOn();
      await this.flow(this.timeline.now + ROUND_MS);
    }
    if (this.#failures.length === 0) await this.checkAtRest();
  }

  /** For a run without an end: what it is at, and who waits for what. */
  #goingOn(): string {
    const { now, next, isIdle } = this.timeline;
    const waiting = this.tabs.filter(({ isOver, page }) => !isOver && (page.waiting > 0 || !page.isWhole));
    const pages = waiting.map(({ name, page }) => `${name} waits for ${page.waiting} answers`);
    const clock = isIdle ? `the next clock rings at ${next}` : 'something is under way';
    return [this.#part, `at ${now}`, clock, `games: ${this.#stillOn() || 'none'}`, ...pages].join('; ');
  }

  #stillOn(): string {
    const on = [...this.chronicles].filter(([, { truth }]) => truth.phase === 'playing');
    return on
      .map(([code, { truth }]) => `${code} ${JSON.stringify(truth.pause ?? this.rules.deadline(truth as never))}`)
      .join();
  }

  /** A pause that does not end by itself waits for the host. */
  #fetchHost(code: string): void {
    const { pause, host, holders } = this.chronicles.get(code)!.truth;
    if (pause?.until !== null) return;
    const own = [...this.tabs, ...this.past].filter((tab) => tab.room === code && tab.holder === holders?.[host ?? -1]);
    if (own.length > 0 && own.every(({ isOver }) => isOver)) this.open(code, own[0]!.token);
  }

  outcome(): Simulated {
    for (const code of this.chronicles.keys()) this.#checkLog(code);
    this.#noteFaults();
    const tabs = [...this.past, ...this.tabs];
    return {
      seed: this.number,
      failures: this.#failures,
      trace: this.#trace,
      pages: this.#pages,
      appended: sum([...this.chronicles.values()].map(({ entries }) => entries.length)) - this.#begunWith,
      acknowledged: sum(tabs.map(({ done }) => done.length)),
      conflicts: this.tally.counts['two servers race'],
      crashes: this.#crashes,
      steps: this.#steps,
      faults: this.tally.counts,
      ...(this.#failedAt !== undefined && { failedAt: this.#failedAt }),
    };
  }

  /** What shows only afterwards. */
  #noteFaults(): void {
    this.tally.note('two servers race', sum(this.all.map(({ house }) => house.metrics.conflicts.total)));
    for (const { wasLocked, entries } of this.chronicles.values()) {
      if (wasLocked) this.tally.note('a door is locked');
      const standIns = entries.filter(({ command }) => command.type === 'room.standIn');
      this.tally.note('a host is gone, and somebody stands in', standIns.length);
    }
  }

  anyServer(): Server | undefined {
    return this.servers.length > 0 ? this.lot.pick(this.servers) : undefined;
  }

  isHarmed = (room: string): boolean => this.sea.harmed.has(room);

  hasOther = (tab: Tab): boolean =>
    [...this.past, ...this.tabs].some((one) => one !== tab && one.room === tab.room && one.token === tab.token);

  nextPage(): string {
    this.#pages++;
    return this.#pages.toString(16).padStart(16, '0');
  }

  fail(what: string): void {
    this.say(() => `FAILS: ${what}`);
    this.#failedAt ??= this.#steps;
    this.#failures.push(what);
  }

  say(what: () => string): void {
    if (!this.#isTraced) return;
    this.#trace.push(`${this.timeline.now} ${what()}`);
    if (this.#trace.length > TRACE) this.#trace.shift();
  }

  /** A room that begins here, with three people at its door. */
  #makeRoom(): void {
    const made = this.anyServer()!.rooms.create({ game: 'liar', language: 'en', remote: true });
    const come = (room: string) => {
      this.say(() => `room ${room} is made`);
      for (const n of [20, 21, 22]) this.open(room, tokenOf(n));
    };
    made.then(
      (one) => typeof one === 'object' && come(one.room),
      () => {},
    );
  }

  startServer(): void {
    const { timeline, lot, rules } = this;
    const around = {
      games: this.#games,
      rules,
      timeline,
      store: this.store,
      lot,
      faults: this.#faults,
      planted: this.#planted,
      sea: this.sea,
      tally: this.tally,
      isRough: this.isRough,
      died: (server: Server) => this.bury(server),
    };
    const server = new Server(`server-${this.all.length}`, around);
    this.say(() => `${server.name} starts`);
    this.servers.push(server);
    this.all.push(server);
  }

  crash(): void {
    const { lot } = this;
    if (this.servers.length === 0) return;
    const index = lot.int(this.servers.length);
    const server = this.servers[index]!;
    const how = lot.pick(['crashes', 'crashes', 'retires', 'sleeps'] as const);
    this.say(() => `${server.name} ${how}`);
    if (how === 'sleeps') {
      this.tally.note('a server sleeps');
      return server.sleep(500 + lot.int(15_000));
    }
    this.tally.note(how === 'crashes' ? 'a server dies between two turns' : 'a server drains');
    if (how === 'crashes') server.crash();
    else server.retire();
    this.#remove(server, how === 'crashes');
  }

  /** It has died by itself. */
  bury(server: Server): void {
    this.say(() => `${server.name} dies in the middle of something`);
    this.tally.note('a server dies in the middle of a turn');
    this.#remove(server, true);
  }

  #remove(server: Server, isCrash: boolean): void {
    const { lot, timeline } = this;
    if (isCrash) this.#crashes++;
    const index = this.servers.indexOf(server);
    if (index < 0) return; // it was draining
    this.servers.splice(index, 1);
    timeline.at(timeline.now + lot.int(15_000), () => this.startServer());
  }

  /** All servers are gone, one way or another, and others come at once or in a while. */
  replaceAll(how: (server: Server) => void, withinMs = 0): void {
    const count = Math.max(1, this.servers.length);
    this.servers.length = 0;
    for (const server of this.all) how(server);
    for (let i = 0; i < count; i++)
      this.timeline.at(this.timeline.now + (withinMs ? this.lot.int(withinMs) : 0), () => this.startServer());
  }

  /** The store has lost the last entries of a room. */
  lose(code: string, isKnown: boolean): boolean {
    const chronicle = this.chronicles.get(code)!;
    const count = Math.min(chronicle.entries.length - 1, 1 + this.lot.int(this.lot.int(4) ? 4 : 30));
    if (count < 1) return false;
    this.say(() => `the store loses ${count} entries of ${code}`);
    this.tally.note(
      isKnown ? 'the last moves are lost, and the store knows' : 'the last moves are lost behind a server’s back',
    );
    this.store.cut(code, count, isKnown);
    chronicle.cut(count);
    for (const tab of [...this.past, ...this.tabs]) if (tab.room === code) tab.outlive();
    return true;
  }

  /** A page loses its line, is loaded anew or opened once more, stays away, or comes back after all. */
  #disturb(): void {
    const tab = this.lot.pick(this.tabs);
    const what = this.lot.int(10);
    this.tally.note(
      what < 2 ? 'a page is loaded anew' : what === 2 ? 'a seat moves to another device' : 'a line breaks',
    );
    if (tab.closedFor !== undefined || what === 0) this.reload(tab);
    else if (what === 1) this.open(tab.room, tab.token, tab);
    else if (what === 2) this.#move(tab);
    else tab.breakOff();
  }

  /** Somebody takes another device; or several do, with what they have seen on it. */
  #move(tab: Tab): void {
    const { lot, timeline } = this;
    this.#moves++;
    const [ticket, token] = [tokenOf(1000 + this.#moves), tokenOf(2000 + 2 * this.#moves)];
    tab.ask({ type: 'room.ticket', ticket } as Typed);
    for (const device of lot.int(4) ? [token] : [token, tokenOf(2001 + 2 * this.#moves)]) {
      timeline.at(timeline.now + lot.int(lot.int(4) ? 3000 : 90_000), () => {
        this.open(tab.room, device, undefined, { ticket }).ask({ type: 'room.move', ticket } as Typed);
      });
    }
  }

  reload(tab: Tab): void {
    tab.breakOff();
    this.open(tab.room, tab.token, tab);
  }

  /** A new page of a browser; its page so far, if any, is no longer looked at. */
  open(room: string, token: string, before?: Tab, link: Link = before?.link ?? {}): Tab {
    const tab = new Tab(this, room, this.#chronicleOf(room), token, link);
    this.say(() => `${before?.name ?? token} is opened anew as ${tab.name}`);
    if (before) {
      before.isStale = true;
      this.past.push(before);
    }
    this.tabs = [...this.tabs.filter((one) => one !== before), tab];
    tab.connect();
    return tab;
  }

  sendAway(tab: Tab): void {
    this.say(() => `${tab.name} goes for good`);
    tab.isGone = true;
    tab.breakOff();
  }

  #chronicleOf(code: string): Chronicle {
    const chronicle = this.chronicles.get(code) ?? new Chronicle(this.rules);
    this.chronicles.set(code, chronicle);
    return chronicle;
  }

  /** Everything that is due until then happens, one thing after the other. */
  async flow(until: number): Promise<void> {
    const { timeline } = this;
    await this.#look();
    for (let steps = 0; this.#failures.length === 0; steps++) {
      if (steps > STEPS_MAX) return this.fail(`it never comes to rest: ${this.#goingOn()}`);
      if (!timeline.isIdle) timeline.run();
      else if ((timeline.next ?? Number.POSITIVE_INFINITY) <= until) timeline.ring();
      else break;
      await this.#look();
    }
    timeline.now = Math.max(timeline.now, until);
  }

  /** Lets promises settle and reads what was stored. */
  async #look(): Promise<void> {
    this.#looks++;
    if (this.#looks > RUN_STEPS_MAX && this.#failures.length === 0)
      this.fail(`it has no end after ${RUN_STEPS_MAX} steps: ${this.#goingOn()}`);
    await settled();
    for (const code of this.#grown) {
      const chronicle = this.#chronicleOf(code);
      chronicle.extend(await this.#spy.read(code, chronicle.entries.length));
      for (const wrong of chronicle.wrongs.splice(0)) this.fail(`${code}: ${wrong}`);
    }
    this.#grown.clear();
  }

  // What must hold

  /** Of all rooms, but for one that is damaged. */
  async checkAtRest(damaged?: string): Promise<void> {
    for (const tab of this.tabs) if (!tab.isOver && tab.room !== damaged) tab.checkAtRest();
    for (const { name, troubles } of this.all) {
      for (const trouble of troubles) this.fail(`${name}: ${trouble instanceof Error ? trouble.stack : trouble}`);
    }
    for (const [code, chronicle] of this.chronicles) {
      if (code === damaged) continue;
      this.#checkPresence(code, chronicle);
      const due = this.rules.deadline(chronicle.truth as never);
      if (due && due.at < this.timeline.now) this.fail(`${code}: ${due.command.type} was due at ${due.at}`);
      for (const server of this.servers) {
        let room: Room | undefined;
        void server.rooms.find(code).then((found) => {
          room = found;
        });
        await this.flow(this.timeline.now);
        if (!room) this.fail(`${server.name} does not find ${code}`);
        else this.#checkServer(server, code, room, chronicle);
      }
    }
  }

  /** Everybody who is connected is shown as such, and nobody else is. */
  #checkPresence(code: string, { truth }: Chronicle): void {
    const here = [...this.past, ...this.tabs].filter((tab) => tab.room === code && tab.page.isConnected);
    const isHere = (role: Seat | 'table' | 'master') => here.some(({ trueRole }) => trueRole === role);
    truth.seats.forEach(({ bot, connected }, seat) => {
      if (bot !== null || truth.left?.includes(seat) || truth.holders![seat] === null) return;
      if (connected !== isHere(seat)) this.fail(`${code}: seat ${seat} is shown as ${connected ? 'here' : 'gone'}`);
    });
    if (truth.tableConnected !== isHere('table')) this.fail(`${code}: the table is shown as ${truth.tableConnected}`);
    if (truth.master.held && hasMaster(truth) && truth.master.connected !== isHere('master'))
      this.fail(`${code}: the master is shown as ${truth.master.connected}`);
    for (const tab of here) {
      if (viewerOf(tab.page.role) !== viewerOf(tab.trueRole))
        this.fail(`${tab.name} is taken for ${tab.page.role} and is ${tab.trueRole}`);
    }
  }

  /** A server that holds a room has what the log has, and its bots have seen what their seats were told. */
  #checkServer(server: Server, code: string, room: Room, chronicle: Chronicle): void {
    if (JSON.stringify(room.state) !== JSON.stringify(chronicle.truth)) this.fail(`${server.name}: another ${code}`);
    for (const [id, { birth, facts }] of server.minds) {
      if (!id.startsWith(`${code}/`) || chronicle.isGhost(birth.seat)) continue;
      const told = chronicle.streamOf(birth.seat, chronicle.epochOf(birth.seat));
      const game = told.filter(({ text }) => !text.startsWith('{"type":"room.'));
      const seen = facts.map((fact) => JSON.stringify(fact));
      const wrong = game.findIndex((heard, i) => seen[i] === undefined || !isSame(heard, seen[i]));
      if (wrong >= 0 || seen.length > game.length)
        this.fail(`${server.name}: the mind ${id} was shown ${seen[wrong]} instead of ${game[wrong]?.text}`);
    }
  }

  #checkLog(code: string): void {
    const { entries, ids } = this.chronicles.get(code)!;
    const last = new Map<string, number>();
    for (const [id, times] of ids) {
      if (times > 1) this.fail(`${code}: ${id} is stored ${times} times`);
      const [page, n] = [id.slice(0, id.lastIndexOf(':')), Number(id.slice(id.lastIndexOf(':') + 1))];
      if (n <= (last.get(page) ?? 0)) this.fail(`${code}: ${id} is stored after ${last.get(page)}`);
      last.set(page, n);
    }
    for (const tab of [...this.past, ...this.tabs]) {
      if (tab.room !== code) continue;
      for (const id of tab.refused) if (ids.has(id)) this.fail(`${code}: ${id} was refused, and is stored`);
    }
    const { difference } = verifyRoom(this.#games, entries);
    if (difference !== undefined) this.fail(`${code}: ${difference}`);
  }
}
