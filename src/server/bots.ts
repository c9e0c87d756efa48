/**
 * The bots of one room: which seats they play, what they have seen, and when they are asked next. They think elsewhere
 * (brain.ts) and act by the same path as people.
 */
import { perceive, type Told } from '../kernel/audience.ts';
import { botSeed } from '../kernel/fairness.ts';
import type { Seat, Typed } from '../kernel/game.ts';
import { gameTime, type RoomState } from '../kernel/room/state.ts';
import type { Intent } from './mind.ts';
import type { Positions } from './positions.ts';
import type { House } from './room.ts';

export interface Playground {
  readonly id: string;
  readonly state: Readonly<RoomState>;
  readonly positions: Positions;
  /** Everything that a seat has perceived in this game so far, from the log. */
  history(seat: Seat): Promise<Typed[]>;
  /** `game` and `seen` make the command's id: of two servers' bots in one seat the first one acts. */
  act(seat: Seat, game: number, seen: number, command: Typed): void;
}

interface Mind {
  readonly id: string;
  readonly bot: string;
  readonly game: number;
  /** What it is shown, one after the other. */
  shown: Promise<unknown>;
  /** Rises with everything it is shown: an intent that is older than that is out of date. */
  turn: number;
  callOff?: () => void;
}

export class Bots {
  readonly #house: House;
  readonly #room: Playground;
  readonly #minds = new Map<Seat, Mind>();
  #wasPaused = false;
  #still = 0;

  constructor(house: House, room: Playground) {
    this.#house = house;
    this.#room = room;
  }

  /** After each append, and after a room was loaded. */
  follow(told: readonly Told[]): void {
    // Only the room itself seats bots.
    if (this.#minds.size === 0 && told.length > 0 && told.every(({ fact }) => isGameFact(fact))) return;
    const { state } = this.#room;
    const known = [...this.#minds];
    this.#seatMinds();
    // Clocks that stopped, went on or were moved concern also those who heard nothing.
    const isMoved = this.#wasPaused !== (state.pause !== null) || this.#still !== state.still;
    this.#wasPaused = state.pause !== null;
    this.#still = state.still;
    for (const [seat, mind] of known) {
      if (this.#minds.get(seat) !== mind) continue;
      const mask = this.#room.positions.of(seat).mask;
      const facts = told.flatMap((one) => (isGameFact(one.fact) ? (perceive(one, mask) ?? []) : []));
      if (facts.length > 0 || isMoved) this.#show(seat, mind, () => Promise.resolve(facts));
    }
  }

  close(): void {
    for (const seat of [...this.#minds.keys()]) this.#drop(seat);
  }

  #seatMinds(): void {
    const { state } = this.#room;
    const isOn = state.phase === 'playing';
    for (const seat of [...this.#minds.keys()]) if (!isOn || seat >= state.seats.length) this.#drop(seat);
    if (!isOn) return;
    for (const [seat, { bot, coveredBy }] of state.seats.entries()) {
      const wanted = bot ?? coveredBy;
      const mind = this.#minds.get(seat);
      if (mind && (mind.bot !== wanted || mind.game !== state.number)) this.#drop(seat);
      if (wanted !== null && !this.#minds.has(seat)) this.#wake(seat, wanted);
    }
  }

  #wake(seat: Seat, bot: string): void {
    const { id, state } = this.#room;
    const mind: Mind = {
      id: `${id}/${state.number}/${seat}/${bot}`,
      bot,
      game: state.number,
      shown: Promise.resolve(),
      turn: 0,
    };
    this.#minds.set(seat, mind);
    this.#house.brain.wake(mind.id, {
      game: state.game,
      seats: state.seats.map((one) => ({ bot: one.bot !== null })),
      options: state.settings,
      seat,
      bot,
      seed: botSeed(state.roomSecret!, state.number),
    });
    const history = this.#room.history(seat); // up to here: whatever comes next is shown on its own
    history.catch(() => {});
    this.#show(seat, mind, async () => (await history).filter(isGameFact));
  }

  #drop(seat: Seat): void {
    const mind = this.#minds.get(seat)!;
    mind.callOff?.();
    mind.turn++;
    this.#minds.delete(seat);
    this.#house.brain.forget(mind.id);
  }

  #show(seat: Seat, mind: Mind, facts: () => Promise<Typed[]>): void {
    mind.turn++;
    const { turn } = mind;
    mind.shown = mind.shown
      .then(facts)
      .then(async (list) => {
        if (this.#minds.get(seat) !== mind) return; // its id may be another mind's by now
        this.#plan(seat, mind, turn, await this.#house.brain.see(mind.id, list, this.#now()));
      })
      .catch((error) => this.#fail(seat, mind, error));
  }

  /** A mind that missed something, or stumbled, is of no more use. The next thing that happens wakes another. */
  #fail(seat: Seat, mind: Mind, error: unknown): void {
    this.#house.onTrouble(error, this.#room.id);
    if (this.#minds.get(seat) === mind) this.#drop(seat);
  }

  #now = (): number => gameTime(this.#room.state, this.#house.clock.now());

  #plan(seat: Seat, mind: Mind, turn: number, { wakesAt }: Intent): void {
    if (mind.turn !== turn) return;
    mind.callOff?.();
    const { state } = this.#room;
    if (wakesAt === null || state.pause) return;
    mind.callOff = this.#house.clock.at(wakesAt + state.still, () => {
      this.#house.brain
        .act(mind.id, this.#now())
        .then((deed) => {
          if (this.#minds.get(seat) !== mind) return;
          // Also when something was told while it thought: it believes this done, and would never come back to it.
          if (deed.command) this.#room.act(seat, mind.game, deed.seen, deed.command);
          if (mind.turn !== turn) return;
          const isLater = deed.wakesAt !== null && deed.wakesAt > this.#now();
          this.#plan(seat, mind, turn, isLater ? deed : { ...deed, wakesAt: null });
        })
        .catch((error) => this.#fail(seat, mind, error));
    });
  }
}

const isGameFact = (fact: Typed): boolean => !fact.type.startsWith('room.');
