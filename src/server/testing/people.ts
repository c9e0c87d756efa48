/**
 * People at their phones, for tests on real servers: each plays by the offers of its own view, now and then chats or
 * asks for a pause, and remembers everything that it was told, that it asked for and that it was answered.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { canonical } from '../../kernel/fairness.ts';
import type { AnyGame, Seat, Typed } from '../../kernel/game.ts';
import { type Offer, sample } from '../../kernel/offer.ts';
import { lots, type Stream } from '../../kernel/random.ts';
import { roomRules } from '../../kernel/room/rules.ts';
import type { RoomState } from '../../kernel/room/state.ts';
import type { Answer } from '../../page.ts';
import type { Role } from '../../protocol.ts';
import { hashOf } from '../tokens.ts';
import { Client, sitting } from './client.ts';

/** A fact as it arrived: at this place of its receiver's own stream. */
export interface Seen {
  readonly epoch: number;
  readonly position: number;
  readonly role: Role;
  readonly fact: string;
}

export interface Asked {
  /** As the log would name it. */
  readonly id: string;
  readonly command: Typed;
  answer?: Answer;
}

/** What somebody had before the eyes at some moment. */
export interface Glance {
  readonly epoch: number;
  readonly count: number;
  readonly role: Role;
  readonly view: string;
}

/** What happens to people, so that a test can wait for it. */
export type Happening = 'sent' | 'answered' | 'fact' | 'phase' | 'back';

export interface PersonSetup {
  readonly games: { readonly [id: string]: AnyGame };
  readonly url: () => string;
  readonly room: string;
  readonly name: string;
  readonly seed: string;
  readonly token?: string;
  /** The server's clock. */
  readonly now: () => number;
  readonly on: (what: Happening) => void;
}

const UNDER_WAY_MAX = 4;
/** What brings a game forward, and what holds it up. */
const EAGER = new Set([
  'ackBriefing',
  'ackRole',
  'ackNightZero',
  'readyAfterBreak',
  'readyToVote',
  'endSpeech',
  'nightDone',
]);
const SLOW = new Set(['useExtension', 'withdrawNomination']);
const isPlay = ({ command, care }: Offer): boolean =>
  !care && !command.type.startsWith('room.') && !SLOW.has(command.type) && command.ready !== false;

export class Person {
  readonly name: string;
  readonly client: Client;
  readonly seen: Seen[] = [];
  readonly asked: Asked[] = [];
  readonly glances: Glance[] = [];
  readonly #setup: PersonSetup;
  readonly #rules: ReturnType<typeof roomRules>;
  readonly #lot: Stream;
  readonly #page = randomBytes(8).toString('hex');
  #isResting = false;
  #playing: Promise<void> | undefined;
  #wasConnected = false;
  #phase = '';

  constructor(setup: PersonSetup) {
    this.#setup = setup;
    this.name = setup.name;
    this.#rules = roomRules(setup.games);
    this.#lot = lots(`${setup.seed}/${setup.room}/${setup.name}`);
    this.client = new Client({
      games: setup.games,
      url: setup.url,
      room: setup.room,
      page: this.#page,
      ...(setup.token && { token: setup.token }),
      onFact: (fact) => this.#remember(fact),
    });
  }

  get view(): RoomState {
    return this.client.view;
  }

  get seat(): Seat | undefined {
    const { role } = this.client.page;
    return typeof role === 'number' ? role : undefined;
  }

  /** Of the game, or of the room where none is on. */
  get phase(): string {
    const { phase, play } = this.view;
    return phase === 'playing' ? (play as { phase: string }).phase : phase;
  }

  async ask(command: Typed): Promise<Answer> {
    const id = `${hashOf(this.client.token).slice(0, 8)}${this.#page}:${this.asked.length + 1}`;
    const asked: Asked = { id, command };
    this.asked.push(asked);
    const answering = this.client.ask({ ...command });
    this.#setup.on('sent');
    asked.answer = await answering;
    this.#setup.on('answered');
    return asked.answer;
  }

  sit = (): Promise<Answer> => this.ask(sitting(this.name));

  /** Plays on, game after game as long as `goesOn` says so, until told to rest. */
  play(goesOn: () => boolean): void {
    this.#isResting = false;
    this.#playing = this.#live(goesOn);
  }

  async rest(): Promise<void> {
    this.#isResting = true;
    await this.#playing;
  }

  close(): void {
    this.#isResting = true;
    this.client.close();
  }

  glance(): void {
    const { epoch, count, role } = this.client.page;
    this.glances.push({ epoch, count, role, view: canonical(this.view) });
  }

  #remember(fact: Typed): void {
    const { epoch, count, role } = this.client.page;
    this.seen.push({ epoch, position: count - 1, role, fact: canonical(fact) });
    this.#setup.on('fact');
    const phase = `${this.view.number} ${this.phase}`;
    if (phase === this.#phase) return;
    this.#phase = phase;
    this.#setup.on('phase');
  }

  async #live(goesOn: () => boolean): Promise<void> {
    while (!this.#isResting) {
      const { isConnected, waiting } = this.client.page;
      if (isConnected && !this.#wasConnected) this.#setup.on('back');
      this.#wasConnected = isConnected;
      const wish = waiting < UNDER_WAY_MAX && this.seat !== undefined ? this.#wish(this.seat, goesOn()) : undefined;
      if (wish) {
        const answering = this.ask(wish);
        if (this.#lot.int(3) > 0) await Promise.race([answering, sleep(1000)]);
      }
      await sleep(20 + this.#lot.int(200));
    }
  }

  #wish(seat: Seat, goesOn: boolean): Typed | undefined {
    const { view } = this;
    const lot = this.#lot;
    if (view.pause) return view.pausedBy === seat ? { type: 'room.resume' } : undefined;
    if (lot.int(10) === 0) return say(`${this.name} ${this.asked.length}`);
    if (view.phase === 'ended') return goesOn && view.host === seat ? { type: 'room.rematch' } : undefined;
    if (view.phase === 'lobby') return this.#lobbyWish(seat);
    if (lot.int(100) === 0) return { type: 'room.pause' };
    const offers = this.#rules.legal(view as never, seat, this.#setup.now()).filter(isPlay);
    const eager = offers.find(({ command }) => EAGER.has(command.type));
    const offer = eager && lot.int(2) === 0 ? eager : offers[lot.int(offers.length || 1)];
    return offer && sample(offer, lot);
  }

  /** The first game is started by the test; a rematch by its host, when everybody is there. */
  #lobbyWish(seat: Seat): Typed | undefined {
    const { seats, host, number } = this.view;
    if (seats[seat]!.contribution === null) return { type: 'room.contribute', bits: sitting('').contribution } as Typed;
    const isAllThere = seats.every(({ connected, bot, contribution }) => connected && (bot ?? contribution) !== null);
    return host === seat && number > 1 && isAllThere ? { type: 'room.start' } : undefined;
  }
}

const say = (text: string) => ({ type: 'room.say', channel: null, text });
