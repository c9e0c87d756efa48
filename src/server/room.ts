/**
 * One room at work: validate -> refuse? -> decide -> append durably -> tell the viewers -> acknowledge.
 *
 * What it costs is counted: a room that has taken too much of the processor waits for its next turn (effort.ts).
 * Nothing is shown or acknowledged that a crash could take back. One append is under way at a time; if another server
 * was first, the room is folded anew from the log and what was asked is decided again. No room keeps its facts: who
 * comes back is given the tail of their stream from the log, or a whole one that lies ready on the shelf (streams.ts).
 */
import type { Actor, Refusal, Seat, Typed } from '../kernel/game.ts';
import { refusePerson } from '../kernel/room/door.ts';
import { keepsCalendar } from '../kernel/room/lead.ts';
import { isBarred, isKnown, shutOut } from '../kernel/room/lock.ts';
import type { RoomState } from '../kernel/room/state.ts';
import { act, type Entry, replay, tick } from '../kernel/table.ts';
import { doneLine, linesOf, quietOf, refusedLine } from '../kernel/wire.ts';
import type { Breakage, CloseReason } from '../protocol.ts';
import { PERSON_LENGTH } from './applied.ts';
import { Bots, type Playground } from './bots.ts';
import { Effort } from './effort.ts';
import { type Folded, folded, unfolded } from './folded.ts';
import type { House, Line } from './house.ts';
import type { Job, Place, Round } from './jobs.ts';
import { LIMITS } from './limits.ts';
import { ownSum } from './log/sums.ts';
import { isHeldBy, lastAtOf, timeGiven } from './lost-time.ts';
import { givesUpConsole, refuseBoth } from './one-browser.ts';
import { Paces } from './paces.ts';
import { type Inside, Places } from './places.ts';
import { type Hall, Presence } from './presence.ts';
import { readEntry } from './reading.ts';
import { Reminders } from './reminders.ts';
import { roleOf, viewerOf } from './roles.ts';
import { RoundTrips, type Track } from './round-trips.ts';
import { Streams } from './streams.ts';
import { hashed } from './tokens.ts';

export type { House, Line } from './house.ts';

export class Room {
  readonly id: string;
  readonly #house: House;
  #folded: Folded;
  /** When the turn under way began. */
  #turnAt = 0;
  #stopWatching = (): void => {};
  #restsUntil = 0;
  readonly #lines = new Set<Line>();
  /** Lines that have not been given their place yet. They may be gone by then. */
  readonly #waiting = new Set<Line>();
  /** Lines whose stream begins anew: they are told nothing until they are given the whole of it. */
  readonly #renewing = new Set<Line>();
  #jobs: Job[] = [];
  /** The jobs of the round under way. */
  #inHand: readonly Job[] = [];
  #busy = false;
  #callOff: (() => void) | undefined;
  readonly #paces: Paces;
  readonly #presence: Presence;
  readonly #streams: Streams;
  readonly #places: Places;
  readonly #bots: Bots;
  readonly #roundTrips: RoundTrips;
  readonly #reminders: Reminders;
  readonly #effort: Effort;
  touchedAt: number;
  #isClosed = false;
  /** Since when nobody could act here, if the room was closed for trouble. */
  strandedAt: number | undefined;
  /** The store does not have any more what it had acknowledged. */
  isSetBack = false;

  constructor(house: House, id: string) {
    this.#house = house;
    this.id = id;
    this.touchedAt = house.clock.now();
    this.#paces = new Paces(this.touchedAt);
    this.#effort = new Effort(house);
    this.#folded = unfolded(house);
    const inside = this.#inside();
    this.#presence = new Presence(house, inside);
    this.#streams = new Streams(house, inside);
    this.#places = new Places(house, inside, this.#presence, this.#streams);
    this.#bots = new Bots(house, inside);
    this.#roundTrips = new RoundTrips(house, inside);
    this.#reminders = new Reminders(house, this);
  }

  /** What the parts of this room may know and do. */
  #inside(): Hall & Inside & Playground & Track {
    const room = this;
    return {
      id: this.id,
      lines: this.#lines,
      waiting: this.#waiting,
      renewing: this.#renewing,
      expel: (line, reason) => this.#expel(line, reason),
      appliedOf: ({ holder, page }) => this.#folded.applied.lastOf(holder.slice(0, PERSON_LENGTH) + page) ?? 0,
      get state() {
        return room.state;
      },
      get positions() {
        return room.#folded.positions;
      },
      get begins() {
        return room.#folded.begins;
      },
      get length() {
        return room.#folded.length;
      },
      catchUp: () => this.#catchUp(),
      // If it fails, the room is closed for trouble.
      tellSetBack: () => void this.tellSetBack(this.setBacks).catch(() => {}),
      note: (sign) => this.#enqueue(sign),
      tell: (command) => this.#enqueue({ type: 'server', command }),
      history: (seat) => this.#streams.facts(seat, 0),
      act: (seat, game, seen, command) =>
        new Promise((settle) => this.#enqueue({ type: 'bot', seat, game, seen, command, settle })),
      rouse: () => this.#enqueue({ type: 'rouse' }),
    };
  }

  get state(): Readonly<RoomState> {
    return this.#folded.table.truth;
  }

  get lines(): number {
    return this.#lines.size + this.#waiting.size;
  }

  /** Whether this device has a place here, or would be given one. */
  knows(holder: string): boolean {
    if (roleOf(this.state, holder) !== 'visitor') return true;
    return isKnown(this.state, holder) && !isBarred(this.state, holder);
  }

  /** Why a device may not come in now. Who belongs here comes in however many others are at the door. */
  refuses({ holder, key, network }: Pick<Line, 'holder' | 'key' | 'network'>): CloseReason | undefined {
    const now = this.#house.clock.now();
    const isOurs = this.knows(holder);
    const isExpected = isOurs || (key !== undefined && opens(this.state, key) && !isBarred(this.state, holder));
    // Nothing is kept of those who come to a locked door; one that is being locked just now is not stored yet.
    if (!isExpected && !this.#busy && shutOut(this.state, holder, key) === 'locked') return 'locked';
    // One line is one person with a seat or at the console: another one of theirs takes its place.
    const role = roleOf(this.state, holder);
    const isOne = role !== 'visitor' && role !== 'table';
    if (!isOne && this.lines >= LIMITS.socketsPerRoomMax * (isExpected ? 2 : 1)) return 'full';
    const all = [...this.#lines, ...this.#waiting];
    if (!isOne && all.filter((line) => line.holder === holder).length >= LIMITS.linesPerDeviceMax) return 'full';
    if (isExpected) return this.#paces.mayComeBack(isOurs ? holder : key!, now) ? undefined : 'trouble';
    const visitors = all.filter((line) => line.role === 'visitor');
    const neighbours = network === undefined ? [] : visitors.filter((line) => line.network === network);
    if (neighbours.length >= LIMITS.visitorsPerAddressMax) return 'full';
    return this.#paces.mayVisit(network, now) ? undefined : 'busy';
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Until when somebody is known to have looked after this room. */
  get lastAt(): number {
    return this.#folded.lastAt;
  }

  /** Nothing would be lost if it left memory: nobody is connected, nothing is under way, no clock runs. */
  get isIdle(): boolean {
    if (this.#presence.isWaiting) return false;
    return this.#lines.size === 0 && !this.#busy && this.#jobs.length === 0 && !this.#house.rules.deadline(this.state);
  }

  /** Reads the room from the log. Nothing happens in it by itself before `begin`. */
  async load(): Promise<boolean> {
    await this.#rebuild();
    this.#reminders.follow(false); // whoever was called before this server held the room
    return this.#folded.length > 0;
  }

  /** Its clocks and bots go on. */
  begin(): void {
    this.#stopWatching = this.#house.log.whenBack((since) => {
      if (!isHeldBy(this.state, this.#house.server)) {
        // Its people are at another server, which gives the time back: until then no clock may run out here.
        this.#restsUntil = this.#house.clock.now() + LIMITS.storeLateMs;
        return;
      }
      if (this.#jobs[0]?.type === 'lost') return;
      this.#jobs.unshift({ type: 'lost', since, leastMs: LIMITS.storeLateMs });
      this.#pump();
    });
    this.#bots.follow([]);
    this.#schedule();
  }

  join(line: Line, hello: Place): void {
    if (this.#isClosed) return line.close('trouble');
    this.#waiting.add(line);
    this.#enqueue({ type: 'join', line, hello });
  }

  ask(line: Line, n: number, command: Typed, of?: string): void {
    if (!this.#lines.has(line)) return; // its page has another line by now, and asks again there
    // Whoever goes on asking while the room waits would fill the server.
    const isWaiting = (job: Job) => job.type === 'ask' && job.line === line;
    if (this.#effort.restMs > 0 && this.#jobs.filter(isWaiting).length >= LIMITS.asksWaitingMax)
      return this.#shutOut(line);
    this.#enqueue({ type: 'ask', line, n, command, of, at: this.#house.clock.now() });
  }

  noteBreakage(breakage: Breakage): void {
    this.#house.onBreakage?.(breakage, this.id);
  }

  /** What only the server knows. Rejected if the store fails. */
  tell(command: Typed): Promise<Refusal | undefined> {
    return new Promise((done, failed) => this.#enqueue({ type: 'server', command, done, failed }));
  }

  /** How often it was told that something of it is lost. */
  get setBacks(): number {
    return this.#folded.positions.setBacks;
  }

  /** The store has lost something. Another server may have said so since it was told as often as this. */
  tellSetBack(known: number): Promise<Refusal | undefined> {
    const command = { type: 'room.setBack' };
    const isNeedless = () => this.setBacks > known;
    return new Promise((done, failed) => this.#enqueue({ type: 'server', command, isNeedless, done, failed }));
  }

  /** Gives running clocks back the time since then, if it is as much as that. Rejected if the store fails. */
  giveTimeBack(since: number, leastMs: number): Promise<Refusal | undefined> {
    return new Promise((done, failed) => this.#enqueue({ type: 'lost', since, leastMs, done, failed }));
  }

  /** The log may have grown by another server's hand. */
  look(): void {
    if (!this.#jobs.some((job) => job.type === 'look')) this.#enqueue({ type: 'look' });
  }

  leave(line: Line): void {
    this.#waiting.delete(line);
    if (!this.#lines.delete(line)) return;
    this.#renewing.delete(line);
    this.touchedAt = this.#house.clock.now();
    this.#house.metrics.sockets.dec();
    this.#presence.left(line);
  }

  /** Somebody who was here by way of a server is gone, and is told as gone unless they come back. */
  expect(wire: string, server?: string): void {
    this.#presence.expect(wire, server);
  }

  close(reason: CloseReason, why?: unknown): void {
    if (reason === 'trouble' && !this.#isClosed) {
      const now = this.#busy ? this.#turnAt : this.#house.clock.now();
      const lost = [...this.#inHand, ...this.#jobs].flatMap((job) => (job.type === 'lost' ? job.since : []));
      this.strandedAt = Math.min(now, ...lost, this.#house.log.awaySince ?? now);
    }
    this.#isClosed = true;
    this.#stopWatching();
    this.#callOff?.();
    this.#presence.close();
    this.#roundTrips.close();
    this.#streams.close();
    this.#bots.close();
    for (const line of [...this.#lines, ...this.#waiting]) line.close(reason);
    for (const job of this.#jobs.splice(0)) this.#drop(job, why);
  }

  /** Resolves when nothing is under way. */
  async rest(): Promise<void> {
    while (this.#busy) await this.#pumping;
  }

  #pumping: Promise<void> = Promise.resolve();

  #enqueue(job: Job): void {
    if (this.#isClosed) return this.#drop(job);
    this.#jobs.push(job);
    this.#pump();
  }

  #drop(job: Job, error: unknown = new Error('the room was closed')): void {
    if (job.type === 'server' || job.type === 'lost') job.failed?.(error);
  }

  #pump(): void {
    if (this.#busy || this.#isClosed) return;
    const restMs = this.#restMs;
    if (restMs > 0) return this.#wakeAt(this.#house.clock.now() + restMs);
    this.#busy = true;
    this.#pumping = this.#work()
      .catch((error) => this.#trouble(error))
      .finally(() => {
        this.#busy = false;
        this.touchedAt = this.#house.clock.now();
        if (this.#jobs.length > 0) this.#pump();
        else this.#schedule();
      });
  }

  async #work(): Promise<void> {
    // A turn of the event loop collects what arrives together: it is decided and stored in one append.
    await undefined;
    while (!this.#isClosed && this.#restMs === 0 && (this.#jobs.length > 0 || this.#isDue())) await this.#round();
  }

  /** How long the room waits at least: for its turn, or while the store is away. */
  get #restMs(): number {
    if (this.#house.log.awaySince !== undefined) return LIMITS.storeLateMs;
    return Math.max(this.#effort.restMs, this.#restsUntil - this.#house.clock.now());
  }

  async #round(): Promise<void> {
    const batch: Job[] = [];
    this.#inHand = batch;
    const { clock, log, metrics, rules } = this.#house;
    const now = Math.max(clock.now(), this.#folded.table.now);
    this.#turnAt = now;
    const round: Round = { entries: [], answers: [], after: [], joins: [], isGrown: false };
    const { entries, answers, after, joins } = round;
    let waiting = this.#jobs.length;
    for (; waiting > 0 && this.#effort.restMs === 0; waiting--) {
      const job = this.#jobs.shift();
      if (!job) continue; // its line was shut out
      batch.push(job);
      try {
        this.#effort.charge(() => this.#take(job, now, round), job.type === 'ask' ? job.line.holder : undefined);
      } catch (error) {
        // A fault of the rules. It must not hurt the others: the room is as it was stored, and goes on without it.
        this.#house.onTrouble(error, this.id);
        this.#jobs = [...batch.filter((one) => one !== job), ...this.#jobs];
        if (job.type === 'ask') job.line.put([refusedLine(job.n, 'trouble')], quietOf(rules, this.state));
        if (job.type === 'bot') job.settle('refused');
        for (const text of await this.#rebuild()) this.#takeIn(text);
        return;
      }
    }
    // What waits for the next turn came before a clock that has run out since.
    if (waiting === 0) entries.push(...this.#effort.charge(() => tick(this.#folded.table, now)));
    this.#folded.table.log.length = 0;

    if (entries.length > 0) {
      const started = performance.now();
      const texts = entries.map((entry) => JSON.stringify(entry));
      const isFirst = await log.append(this.id, this.#folded.length, texts);
      metrics.append.observe((performance.now() - started) / 1000);
      if (!isFirst) {
        // Another server was first. What people and bots asked for is decided again; the clock is read anew.
        this.#jobs = [...batch, ...this.#jobs];
        metrics.conflicts.inc();
        for (const text of await this.#rebuild()) this.#takeIn(text);
        return;
      }
      this.#effort.charge(() => this.#push(entries, texts.at(-1)!, answers));
      this.#reminders.follow(true);
    } else {
      for (const { line, text } of answers) if (this.#lines.has(line)) line.put([text], quietOf(rules, this.state));
    }
    for (const then of after) then();
    if (round.isGrown) await this.#catchUp();
    for (const job of joins) if (await this.#places.admit(job.line, job.hello)) this.#roundTrips.follow();
  }

  #take(job: Job, now: number, round: Round): void {
    const { metrics } = this.#house;
    switch (job.type) {
      case 'ask': {
        if (this.#presence.isOutdated(job.line)) {
          this.#expel(job.line, 'moved');
          break;
        }
        if (this.#effort.isTooMuch(job.line.holder)) {
          this.#shutOut(job.line);
          break;
        }
        // As of when it came: it may have waited here for the store, and a clock that ran out meanwhile was later.
        const at = Math.max(job.at, this.#folded.table.now);
        const { entries, text, refusal } = this.#answer(job, at);
        round.entries.push(...entries);
        round.answers.push({ line: job.line, text });
        round.after.push(() => this.#presence.miss(job.line));
        metrics.commands.inc();
        if (refusal !== undefined) metrics.refusals.inc(refusal);
        break;
      }
      case 'server': {
        if (job.isNeedless?.()) {
          round.after.push(() => job.done?.('no-change'));
          break;
        }
        if (this.#folded.lengths.isDeafTo(job.command.type)) {
          round.after.push(() => job.done?.('door-crowded'));
          break;
        }
        const { entries, refusal } = act(this.#folded.table, job.by ?? 'server', job.command, now);
        round.entries.push(...entries);
        round.after.push(() => job.done?.(refusal));
        break;
      }
      case 'lost': {
        round.after.push(() => job.done?.());
        // Whatever has fallen due by the calendar is decided as of its own moment.
        if (keepsCalendar(this.#house.games, this.state)) break;
        const since = Math.max(job.since, this.#folded.lastAt); // another server may have given some of it back
        const command = timeGiven(now - since);
        if (now - since >= job.leastMs)
          round.entries.push(
            ...act(this.#folded.table, 'server', command, Math.max(since, this.#folded.table.now)).entries,
          );
        this.#folded.table.now = now; // what else happened meanwhile is decided as of now
        break;
      }
      case 'bot': {
        // What it has seen is counted anew in each game, so its ids must name the game.
        const page = `bot ${job.game}/${job.seat}`;
        // Where several servers think for this seat, one that has seen less comes too late.
        if (job.game !== this.state.number || job.seen <= (this.#folded.applied.lastOf(page) ?? -1)) {
          round.after.push(() => job.settle('late'));
          break;
        }
        const { entries, refusal } = act(this.#folded.table, job.seat, job.command, now, `${page}:${job.seen}`);
        round.entries.push(...entries);
        round.after.push(() => job.settle(refusal === undefined ? 'done' : 'refused'));
        if (refusal === undefined) this.#folded.applied.note(page, job.seen);
        metrics.botCommands.inc();
        break;
      }
      case 'presence': {
        const command = job.connected || !this.#folded.lengths.isPresenceOver ? this.#presence.newsOf(job) : undefined;
        if (command) round.entries.push(...act(this.#folded.table, 'server', command, now).entries);
        break;
      }
      case 'join':
        round.joins.push(job);
        break;
      case 'look':
        round.isGrown = true;
        break;
      case 'rouse':
        round.after.push(() => this.#bots.follow([]));
        break;
    }
  }

  /** Decides what a page asks for, once: a command that was applied is acknowledged again and not decided. */
  #answer(
    { line, n, command, of }: Job & { readonly type: 'ask' },
    now: number,
  ): { entries: readonly Entry[]; text: string; refusal?: Refusal } {
    const person = line.holder.slice(0, PERSON_LENGTH);
    const page = person + line.page;
    if (this.#folded.applied.has(page, n)) return { entries: [], text: doneLine(n) };
    const refused = (refusal: Refusal, entries: readonly Entry[] = []) => ({
      entries,
      refusal,
      text: refusedLine(n, refusal),
    });
    // It was refused before, or never came: what its page asked for after it has been done.
    if (n < (this.#folded.applied.lastOf(page) ?? 0)) return refused('superseded');
    if (typeof command.type !== 'string') return refused('bad-payload');
    // It would answer the next question, which whoever pressed has not seen.
    if (of !== undefined && of !== this.#house.rules.question?.(this.state, command)) return refused('superseded');
    const role = roleOf(this.state, line.holder);
    if (role === 'table') return refused('not-seated'); // it looks on
    const by: Actor = typeof role === 'number' || role === 'master' ? role : 'visitor';
    const covered = refusePerson(this.state, command, by);
    if (covered) return refused(covered);
    const isLeading = by === 'master' || by === this.state.host;
    const isStranger = by === 'visitor' && command.type === 'room.sit' && !isKnown(this.state, line.holder);
    const putOff = this.#house.drain.refuses(command);
    if (putOff) return refused(putOff);
    const long = this.#folded.lengths.refuses({ type: command.type, person, isLeading });
    if (long) return refused(long);
    if (isStranger && !this.#paces.maySit(line.network, now)) return refused('too-many-came');
    const isPaced = (command.type === 'room.say' && role !== 'visitor') || command.type === 'room.ticket';
    const secret = this.#refuseSecret(command, by);
    if (secret) return refused(secret);
    if (isPaced && !this.#paces.mayChat(line.holder, `${page}:${n}`, now)) return refused('too-fast');
    const both = by === 'visitor' ? refuseBoth(this.state, command) : undefined;
    if (both) return refused(both);
    const given = by === 'visitor' ? givesUpConsole(this.state, command) : undefined;
    const asked = hashed(command, line.holder, this.#house.server);
    const { entries, refusal } = act(this.#folded.table, by, asked, now, `${page}:${n}`);
    if (refusal !== undefined) return refused(refusal, entries);
    this.#folded.applied.note(page, n);
    if (isStranger) this.#paces.noteSat(line.network, now);
    const after = given ? act(this.#folded.table, 'master', given, now).entries : [];
    return { entries: [...entries, ...after], text: doneLine(n) };
  }

  #refuseSecret(command: Typed, by: Actor): Refusal | undefined {
    const { rules } = this.#house;
    if (typeof by !== 'number') return undefined;
    const hearers = rules.hearers?.(this.state, command, by);
    if (hearers) return this.#folded.purses.refusesWords(command, by, hearers) ? 'enough-in-secret' : undefined;
    const isDeed = !command.type.startsWith('room.') && rules.quiet?.(this.state) !== undefined;
    return isDeed && this.#folded.purses.refusesDeed(by) ? 'too-often' : undefined;
  }

  #push(entries: readonly Entry[], last: string, answers: readonly { line: Line; text: string }[] = []): void {
    const { rules } = this.#house;
    const told = entries.flatMap((entry) => entry.told);
    const quiet = quietOf(rules, this.state);
    const isQuiet = quiet !== undefined;
    let isAnew = false;
    const risen: Seat[] = [];
    for (const [i, entry] of entries.entries()) {
      const isLast = i === entries.length - 1;
      const anew = this.#folded.positions.pass(entry, isLast ? (rules.ghosts?.(this.state) ?? []) : []);
      if (typeof anew === 'object') risen.push(...anew);
      else isAnew = true;
      if (anew === 'game') {
        this.#folded.begins = this.#folded.length + i;
      }
      this.#folded.lengths.pass(entry);
      this.#folded.purses.pass(entry, isQuiet);
    }
    this.#folded.length += entries.length;
    this.#folded.tail = ownSum(last);
    this.#folded.lastAt = lastAtOf(entries.at(-1)!);
    // Closed while this was stored: another room stands in its place by now, with bots of the same names.
    if (this.#isClosed) return;

    const wordings = told.map(linesOf);
    const anew = new Set<Line>();
    // Nothing else changes who sits where and who is there.
    const isAboutRoom = told.some(({ fact }) => fact.type.startsWith('room.'));
    const turns: (() => void)[] = [];
    for (const line of this.#lines) {
      const lines: string[] = [];
      // Until a game begins everybody is told the same. After that, whoever has become somebody else must not be told
      // what was for the one that they were, and is given the other's stream from its beginning.
      const isMoved = isAboutRoom && this.state.phase !== 'lobby' && roleOf(this.state, line.holder) !== line.role;
      if (isAnew || isMoved || risen.includes(line.role as Seat)) anew.add(line);
      if (anew.has(line)) this.#renewing.add(line);
      const { mask } = this.#folded.positions.of(viewerOf(line.role));
      const turn = isAboutRoom || anew.has(line) ? this.#places.turnOf(line, anew.has(line)) : 'stays';
      if (!this.#renewing.has(line) && typeof turn === 'string') {
        for (let i = 0; i < told.length; i++) if (told[i]!.to & mask) lines.push(wordings[i]!(mask));
      }
      for (const answer of answers) if (answer.line === line) lines.push(answer.text);
      // In one frame with what brought it about: a page that had lost its chair, and did not know it yet, would draw it.
      if (turn === 'changes') lines.push(this.#places.welcome(line));
      line.put(lines, quiet);
      if (turn === 'begins-anew')
        turns.push(() => this.#enqueue({ type: 'join', line, hello: { epoch: -1, count: 0 } }));
      else if (typeof turn === 'object') turns.push(() => line.close(turn.closes));
    }
    for (const take of turns) take();
    if (isAboutRoom) this.#presence.insist();
    if (told.some(({ fact }) => SITS_ANEW.has(fact.type))) this.#paces.forgetSits();
    this.#bots.follow(told);
    this.#roundTrips.follow();
  }

  /** It has cost too much, and is not answered any more. */
  #shutOut(line: Line): void {
    this.#jobs = this.#jobs.filter((job) => job.type !== 'ask' || job.line !== line);
    this.#expel(line, 'too-fast');
  }

  #expel(line: Line, reason: CloseReason): void {
    this.leave(line);
    line.close(reason);
  }

  #isDue = (): boolean => {
    const due = this.#house.rules.deadline(this.state);
    return due !== undefined && due.at <= this.#house.clock.now();
  };

  #schedule(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    const due = this.#isClosed ? undefined : this.#house.rules.deadline(this.state);
    if (due) this.#wakeAt(due.at);
  }

  #wakeAt(time: number): void {
    this.#callOff?.();
    this.#callOff = this.#house.clock.at(time, () => this.#pump());
  }

  #read = (text: string): Entry => readEntry(this.#house.games, text);

  /** Folds the room anew from the log: nothing that is not stored has happened. Returns what was stored meanwhile. */
  async #rebuild(): Promise<string[]> {
    const known = this.#folded.length;
    const texts = await this.#house.log.read(this.id, 0);
    if (known > 0 && !this.#isLast(texts[known - 1])) {
      this.#letGo(texts.length === 0);
      return [];
    }
    this.#folded = await folded(this.#house, texts.slice(0, known || texts.length));
    return texts.slice(known || texts.length);
  }

  /** Takes in what other servers have stored, and tells it to those who are connected here. */
  async #catchUp(): Promise<void> {
    if (this.#folded.length === 0) return;
    const [last, ...news] = await this.#house.log.read(this.id, this.#folded.length - 1);
    if (!this.#isLast(last)) return this.#letGo((await this.#house.log.read(this.id, 0)).length === 0);
    for (const text of news) this.#takeIn(text);
  }

  #isLast = (text: string | undefined): boolean => text !== undefined && ownSum(text) === this.#folded.tail;

  /** What is stored is not what is known here: somebody has deleted the room, or the store has lost some of it. */
  #letGo(isDeleted: boolean): void {
    this.isSetBack = !isDeleted;
    this.close(isDeleted ? 'closed' : 'trouble');
  }

  #takeIn(text: string): void {
    const entry = this.#read(text);
    replay(this.#folded.table, [entry]);
    this.#folded.table.log.length = 0;
    if (entry.id) this.#folded.applied.noteId(entry.id);
    this.#push([entry], text);
    this.#reminders.follow(false);
  }

  #trouble(error: unknown): void {
    // Whether the last append was stored is not known here. Everybody comes back to a room folded anew.
    this.#house.onTrouble(error, this.id);
    this.close('trouble', error);
    for (const job of this.#inHand) this.#drop(job, error);
  }
}

/** The host has locked or opened the door, or there is another lobby. */
const SITS_ANEW: ReadonlySet<string> = new Set(['room.lockSet', 'room.lobbyOpened']);

/** A key (hashed) that a link brought along, and that is good here. */
const opens = ({ doors, tickets, pass }: Readonly<RoomState>, key: string): boolean =>
  key === pass || key === doors?.master || tickets?.[key] !== undefined;
