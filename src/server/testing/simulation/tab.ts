/**
 * A browser with its open page: it asks for things, loses its line and comes back, and holds whatever it is sent
 * against the chronicle of its room.
 */
import { type Calls, Connection, type Socket } from '../../../connection.ts';
import { canonical } from '../../../kernel/fairness.ts';
import type { Rules, Typed, Viewer } from '../../../kernel/game.ts';
import type { Stream } from '../../../kernel/random.ts';
import { hasMaster, type RoomState } from '../../../kernel/room/state.ts';
import { sampleOne } from '../../../kernel/testing/players.ts';
import type { Answer, Page } from '../../../page.ts';
import { CLOSE, isFinal, type Role } from '../../../protocol.ts';
import { hashOf } from '../../tokens.ts';
import { Cable } from './cable.ts';
import { type Chronicle, isSame } from './chronicle.ts';
import type { Server } from './server.ts';
import { openLane, type Timeline } from './timeline.ts';

export interface Neighbourhood {
  readonly timeline: Timeline;
  readonly lot: Stream;
  readonly rules: Rules<RoomState, Typed, Typed>;
  /** Some server that lives, if any does. */
  anyServer(): Server | undefined;
  /** Whether the same browser has had another page open in this room. */
  hasOther(tab: Tab): boolean;
  /** The 64 bits of a page, in hexadecimal. */
  nextPage(): string;
  fail(what: string): void;
  /** Whether something of a room was read that was damaged. */
  isHarmed(room: string): boolean;
  say(what: () => string): void;
}

/** What a link may bring along: the key to the console, or a ticket from another device. */
export interface Link {
  readonly door?: string;
  readonly ticket?: string;
  readonly pass?: string;
}

const keyOf = ({ ticket, door, pass }: Link): string | undefined => ticket ?? door ?? pass;

export const viewerOf = (role: Role): Viewer => (role === 'visitor' ? 'table' : role);

const UNDER_WAY_MAX = 8;
/** The key that hosts make for the console. */
export const FRESH = 'f'.repeat(32);

/** What no page may ever have done for it. */
const FORBIDDEN: readonly Typed[] = [
  { type: 'room.giveTime', ms: 5000 },
  { type: 'room.connection', who: 0, connected: false, via: 'here' },
  { type: 'room.open', game: 'liar', language: 'en', remote: true },
  { type: 'room.pauseOver' },
  { type: 'room.nobodyThere' },
  { type: 'begin' },
  { type: 'timeUp' },
  { type: 'dismiss', seat: 1 },
  { type: 'cancel' },
  { type: 'no-such-thing' },
  { type: 7 },
  { nothing: true },
] as unknown[] as Typed[];

/** What would only make all rooms alike, or end what has not begun. */
const UNWANTED = [
  ...['room.chooseGame', 'room.setOption', 'room.ratchet', 'room.cancel', 'room.handOver', 'room.emptyLobby'],
];
const CHEAP_BOTS = ['random', 'quiet', 'honest'];

/** A number of lots that a page draws from. */
const LOTS = 1000;
const BROKEN = 1006;

export class Tab {
  readonly room: string;
  readonly holder: string;
  readonly page: Page;
  readonly #connection: Connection;
  readonly #around: Neighbourhood;
  readonly #chronicle: Chronicle;
  readonly token: string;
  readonly link: Link;
  readonly #id: string;
  cable: Cable | undefined;
  /** It stays away, whatever happens. */
  isGone = false;
  /** Another page of the same browser was opened since. */
  isStale = false;
  closedFor: number | undefined;
  #asked = 0;
  #facts: string[] = [];
  #wasRude = false;
  /** Commands that this page was told are refused. */
  readonly refused: string[] = [];
  /** Those that it was told are done. */
  readonly done: string[] = [];
  /** Its line when the store lost something. */
  #bygone: Cable | undefined;

  constructor(around: Neighbourhood, room: string, chronicle: Chronicle, token: string, link: Link = {}) {
    this.#around = around;
    this.#chronicle = chronicle;
    this.room = room;
    this.token = token;
    this.link = link;
    this.holder = hashOf(token);
    this.#id = around.nextPage();
    // Most phones lie face down: were all of them to set their clocks, a storm would consist of little else.
    const isHidden = around.lot.int(4) > 0;
    this.#connection = new Connection(
      {
        room,
        token,
        page: this.#id,
        ...(keyOf(link) && { key: keyOf(link) }),
        rules: around.rules,
        onFact: (fact) => this.#check(fact),
        onBroken: (error) => around.fail(`${this.name}: another stream than it can fold: ${error}`),
      },
      {
        now: () => around.timeline.now,
        at: (time, then) => around.timeline.at(Math.ceil(time), then),
        lot: () => around.lot.int(LOTS) / LOTS,
        dial: (calls) => this.#dial(calls),
        isHidden: () => isHidden,
      },
    );
    this.page = this.#connection.page;
  }

  get name(): string {
    return `${this.room}/${this.token.slice(-2)}/${this.#id.slice(-4)}`;
  }

  get isOver(): boolean {
    return this.isGone || this.isStale || this.closedFor !== undefined;
  }

  connect(): void {
    if (!this.cable && !this.isOver) this.#connection.open();
  }

  #dial({ opened, received, closed }: Calls): Socket {
    const { timeline } = this.#around;
    const server = this.isOver ? undefined : this.#around.anyServer();
    if (!server) {
      timeline.post(openLane(), () => (this.isOver ? this.#connection.close() : closed(BROKEN)));
      return { send: () => {}, close: () => {} };
    }
    const cable = new Cable(timeline, {
      received: (text) => {
        this.#around.say(() => `${this.name} gets ${text.trim()}`);
        received(text);
      },
      closed: (code) => {
        if (this.cable === cable) this.cable = undefined;
        this.#closed(code);
        if (this.isOver) this.#connection.close();
        else closed(code);
      },
    });
    this.cable = cable;
    server.accept(cable);
    this.#around.say(() => `${this.name} connects to ${server.name} at ${this.page.epoch}/${this.page.count}`);
    timeline.post(openLane(), opened);
    return {
      send: (text) => cable.say(text),
      close: () => {
        if (this.cable === cable) this.cable = undefined;
        cable.hangUp();
      },
    };
  }

  #closed(code: number): void {
    this.#around.say(() => `${this.name} is closed: ${code}`);
    if (!isFinal(code)) return;
    this.closedFor = code;
    const why = this.#whyNot(code);
    if (why && !this.isOverBut(code)) this.#around.fail(`${this.name} was closed with ${code}: ${why}`);
  }

  isOverBut = (code: number): boolean => (this.isStale || this.isGone) && code !== CLOSE['no-such-room'].code;

  /** What would be wrong about this end. */
  #whyNot(code: number): string | undefined {
    const { truth, isCut } = this.#chronicle;
    const isTrue = isCut && ([CLOSE.removed.code, CLOSE['handed-on'].code] as number[]).includes(code);
    if (isTrue) return undefined; // it was so, and is lost
    switch (code) {
      case CLOSE.removed.code: {
        const seat = truth.holders?.indexOf(this.holder) ?? -1;
        if (seat < 0 || truth.left?.includes(seat) || this.#chronicle.removed.has(this.holder)) return undefined;
        return `it sits in seat ${seat}`;
      }
      case CLOSE['handed-on'].code:
        return truth.moved?.includes(this.holder) ? undefined : 'it has moved nowhere';
      case CLOSE['not-open'].code:
      case CLOSE.between.code:
      case CLOSE['evening-over'].code:
        return this.#chronicle.wasShut ? undefined : 'the room is open';
      case CLOSE.locked.code:
        return this.#chronicle.wasLocked ? undefined : 'the door is open';
      case CLOSE.damaged.code:
        return this.#around.isHarmed(this.room) ? undefined : 'the room is whole';
      case CLOSE['bad-message'].code:
        return this.#wasRude ? undefined : 'it was polite';
      case CLOSE.replaced.code:
        return this.#around.hasOther(this) ? undefined : 'no other page was opened';
      default:
        return 'there is no reason';
    }
  }

  /** The line breaks in one of the ways in which lines break. */
  breakOff(): void {
    const { lot } = this.#around;
    if (!this.cable) return;
    this.#around.say(() => `${this.name} loses its line`);
    if (lot.int(3) === 0) this.cable.hangUp();
    else this.cable.lose(lot.int(this.cable.underWay + 1), lot.int(2) ? lot.int(500) : lot.int(8000));
  }

  /** The browser puts it away for a while. */
  freeze(ms: number): void {
    const { timeline } = this.#around;
    this.#around.say(() => `${this.name} freezes for ${ms} ms`);
    this.#connection.freeze();
    timeline.at(timeline.now + ms, () => this.thaw());
  }

  thaw(): void {
    if (!this.isOver) this.#connection.thaw();
  }

  /** The store has lost something. What is still on its way to this page, or is answered there, was so once. */
  outlive(): void {
    this.#bygone = this.cable;
  }

  get #isBygone(): boolean {
    return this.#bygone !== undefined && this.cable === this.#bygone;
  }

  /** Asks to come in at a locked door. */
  knock(): void {
    const server = this.#around.anyServer();
    if (!server) return;
    this.#around.say(() => `${this.name} knocks`);
    void server.rooms
      .find(this.room)
      .then(
        (room) =>
          room && server.askings.ask(room, this.holder, 'here', { name: `Asks ${this.token.slice(-2)}`, mask: 1 }),
      )
      .catch(() => {}); // the server has said why
  }

  /** Asks for something that it may do, or may not. */
  act(): void {
    const { lot } = this.#around;
    if (this.page.waiting >= UNDER_WAY_MAX) return;
    const chance = lot.int(40);
    if (chance === 0 && this.cable && lot.int(4) === 0) {
      this.#wasRude = true;
      this.cable.say('{"n": 1');
    } else if (chance <= 4) this.ask(lot.pick(FORBIDDEN), true);
    else {
      const command = this.#choose();
      if (command) this.ask(command);
    }
  }

  /** Ends a pause that only somebody can end: as the master, or as the host, who takes over or saw that moves are lost. */
  goOn(): void {
    const { role, view } = this.page;
    if (view.pause?.why === 'moves-lost' && role === view.host) return this.ask({ type: 'room.resume' });
    if (role === 'master') this.ask({ type: 'room.resume' });
    else if (role === view.host) this.ask({ type: 'room.handOver' });
  }

  #choose(): Typed | undefined {
    const { lot, rules, timeline } = this.#around;
    const { role, view } = this.page;
    if (view.number === 0 || role === 'table') return undefined;
    const { ticket, door, pass } = this.link;
    if (role === 'visitor' && pass && lot.int(2)) return { type: 'room.usePass', pass } as Typed;
    if (role === 'visitor' && ticket) return { type: 'room.move', ticket } as Typed;
    if (role === 'visitor' && door) return { type: 'room.takeMaster', door } as Typed;
    if (role === 'visitor') {
      const contribution = this.token;
      const name = `Late ${lot.int(6)}`;
      return { type: 'room.sit', name, pronouns: '', mask: 1, isNew: false, contribution } as Typed;
    }
    if (role === view.host && lot.int(12) === 0) return { type: 'room.freeMaster', door: FRESH } as Typed;
    const offers = rules.legal(view as never, role as number, timeline.now).filter(({ command }) => {
      if (UNWANTED.includes(command.type)) return false;
      return command.type !== 'room.cover' || CHEAP_BOTS.includes(command.bot as string);
    });
    return sampleOne(offers, lot, 80);
  }

  ask(command: Typed, isForbidden = false): void {
    this.#asked++;
    const id = `${this.holder.slice(0, 8)}${this.#id}:${this.#asked}`;
    this.#around.say(() => `${this.name} asks ${JSON.stringify(command)} as ${this.#asked}`);
    void this.#connection.ask(command).then((answer) => this.#answered(command, id, answer, isForbidden));
  }

  #answered(command: Typed, id: string, { refused }: Answer, isForbidden: boolean): void {
    this.#around.say(() => `${this.name} is answered ${id}: ${refused ?? 'done'}`);
    if (refused !== undefined) {
      this.refused.push(id);
      return;
    }
    this.done.push(id);
    const times = this.#chronicle.ids.get(id) ?? 0;
    if (times !== 1 && !this.#chronicle.lost.has(id))
      this.#around.fail(`${this.name}: ${JSON.stringify(command)} is done, and stored ${times} times`);
    if (isForbidden) this.#around.fail(`${this.name} may do ${JSON.stringify(command)}`);
  }

  /** Each fact, when it arrives: it is stored, it is the next one of the stream, and it was told to this person. */
  #check(fact: Typed): void {
    const { page } = this;
    const position = page.count - 1;
    if (position === 0) this.#facts = [];
    const text = JSON.stringify(fact);
    const viewer = viewerOf(page.role);
    if (this.#isBygone) return void this.#facts.push(text);
    const heard = this.#chronicle.streamOf(viewer, page.epoch)[position];
    const where = `${this.name} as ${page.role} at ${page.epoch}/${position}`;
    if (position !== this.#facts.length) this.#around.fail(`${where}: ${this.#facts.length} facts before it`);
    else if (!heard) this.#around.fail(`${where}: not in the log: ${text}`);
    else if (!isSame(heard, text)) this.#around.fail(`${where}: ${text} instead of ${heard.text}`);
    else if (!this.#chronicle.isFor(heard, viewer, this.holder))
      this.#around.fail(`${where}: told to another: ${text}`);
    this.#facts.push(heard?.text ?? text);
  }

  /** When nothing is under way: it has its whole stream, its view is the fold of it, and all its questions are answered. */
  checkAtRest(): void {
    const { page } = this;
    const fail = (what: string) => this.#around.fail(`${this.name} as ${page.role} at ${page.epoch}: ${what}`);
    if (!page.isConnected) return fail('is not connected');
    if (page.waiting > 0) fail(`waits for ${page.waiting} answers`);
    const { lost, ids, truth } = this.#chronicle;
    const isKnown = truth.known?.includes(this.holder) || truth.screens?.includes(this.holder);
    if (
      truth.isLocked &&
      this.trueRole === 'visitor' &&
      !isKnown &&
      !keyOf(this.link) &&
      truth.masterHolder !== this.holder
    )
      fail('looks on through a locked door');
    const gone = this.done.filter((id) => lost.has(id) && !ids.has(id)).length;
    if (page.lost < gone) fail(`was told that ${page.lost} of its commands are lost, and ${gone} are`);
    const viewer = viewerOf(page.role);
    const epoch = this.#chronicle.epochOf(viewer);
    if (page.epoch !== epoch) return fail(`the room is in ${epoch}`);
    const stream = this.#chronicle.streamOf(viewer, epoch);
    if (stream.length !== page.count || this.#facts.length !== page.count)
      return fail(`has ${page.count} facts and was told ${this.#facts.length} of ${stream.length}`);
    const wrong = stream.findIndex(({ text }, i) => text !== this.#facts[i]);
    if (wrong >= 0) return fail(`fact ${wrong} is ${this.#facts[wrong]} instead of ${stream[wrong]!.text}`);
    const [seen, told] = [page.view, this.#chronicle.viewOf(viewer, epoch)];
    if (JSON.stringify(seen) !== JSON.stringify(told) && canonical(seen) !== canonical(told)) fail('another view');
  }

  /** Part of its stream is still to come. */
  get isBehind(): boolean {
    const viewer = viewerOf(this.page.role);
    return this.page.isConnected && this.page.count < this.#chronicle.streamOf(viewer, this.page.epoch).length;
  }

  /** Who this browser is, by the log. */
  get trueRole(): Role {
    const { holders, doors, left, master, masterHolder } = this.#chronicle.truth;
    const seat = holders?.indexOf(this.holder) ?? -1;
    if (seat >= 0 && !left?.includes(seat)) return seat;
    if (master.held && this.holder === masterHolder && hasMaster(this.#chronicle.truth)) return 'master';
    return this.holder === doors?.table ? 'table' : 'visitor';
  }
}
