/**
 * The bots of one room: which seats they play, what they have seen, and when they are asked next. They think elsewhere
 * (brain.ts) and act by the same path as people.
 */
import { perceive, type Told } from '../kernel/audience.ts';
import { botSeed } from '../kernel/fairness.ts';
import type { Seat, Typed } from '../kernel/game.ts';
import { gameTime, type RoomState } from '../kernel/room/state.ts';
import type { Positions } from './positions.ts';
import type { House } from './room.ts';

export interface Playground {
  readonly id: string;
  readonly state: Readonly<RoomState>;
  readonly positions: Positions;
  /** Everything that a seat has perceived in this game so far, from the log. */
  history(seat: Seat): Promise<Typed[]>;
  /** `game` and `seen` make the command's id: of two servers' bots in one seat the first one acts. */
  act(seat: Seat, game: number, seen: number, command: Typed): Promise<Fate>;
  /** Has `follow` called as soon as nothing is under way: the log and the state agree then. */
  rouse(): void;
}

/** What became of a bot's command. `late`: in that seat something was done by somebody who had seen as much. */
export type Fate = 'done' | 'refused' | 'late';

interface Mind {
  readonly id: string;
  readonly bot: string;
  readonly game: number;
  /** What it is shown, one after the other. */
  shown: Promise<unknown>;
  /** How often it was shown something. */
  news: number;
  /** As it said last; it answers in the order in which it is shown things and asked. */
  wakesAt: number | null;
  /** It is asked, or what it did is not decided yet: until it knows what came of that, it is not asked again. */
  isActing: boolean;
  callOff?: () => void;
}

/** How long a chair is empty after a second mind in a row came to nothing, and a third. The first is replaced at once. */
const REST_MS = 1000;
const REST_MS_MAX = 60_000;

export class Bots {
  readonly #house: House;
  readonly #room: Playground;
  readonly #minds = new Map<Seat, Mind>();
  /** How many minds in a row came to nothing. */
  readonly #stumbles = new Map<Seat, number>();
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
      news: 0,
      wakesAt: null,
      isActing: false,
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
    this.#minds.delete(seat);
    this.#house.brain.forget(mind.id);
  }

  #show(seat: Seat, mind: Mind, facts: () => Promise<Typed[]>): void {
    mind.news++;
    mind.shown = mind.shown
      .then(facts)
      .then(async (list) => {
        if (!this.#isHere(seat, mind)) return; // its id may be another mind's by now
        const { wakesAt } = await this.#house.brain.see(mind.id, list, this.#now());
        mind.wakesAt = wakesAt;
        this.#plan(seat, mind);
      })
      .catch((error) => this.#fail(seat, mind, error));
  }

  #isHere = (seat: Seat, mind: Mind): boolean => this.#minds.get(seat) === mind;

  #now = (): number => gameTime(this.#room.state, this.#house.clock.now());

  #plan(seat: Seat, mind: Mind): void {
    if (!this.#isHere(seat, mind) || mind.isActing) return;
    mind.callOff?.();
    const { state } = this.#room;
    if (mind.wakesAt === null || state.pause) return;
    // While it thought, its time may have come. It is asked at once then: nothing else might ever happen.
    mind.callOff = this.#house.clock.at(mind.wakesAt + state.still, () => {
      this.#ask(seat, mind).catch((error) => this.#fail(seat, mind, error));
    });
  }

  async #ask(seat: Seat, mind: Mind): Promise<void> {
    mind.isActing = true;
    const { news } = mind;
    const { command, seen, wakesAt } = await this.#house.brain.act(mind.id, this.#now());
    if (!this.#isHere(seat, mind)) return;
    mind.wakesAt = wakesAt;
    // Also when something was told while it thought: it believes this done, and would never come back to it.
    const fate = command && (await this.#room.act(seat, mind.game, seen, command));
    if (!this.#isHere(seat, mind)) return;
    mind.isActing = false;
    // Whoever was late has seen by now what another server's bot did in its seat, and goes on from there.
    if (fate === 'refused' || (fate === 'late' && mind.news === news)) return this.#replace(seat);
    if (fate === 'done') this.#stumbles.delete(seat);
    this.#plan(seat, mind);
  }

  #fail(seat: Seat, mind: Mind, error: unknown): void {
    this.#house.onTrouble(error, this.#room.id);
    if (this.#isHere(seat, mind)) this.#replace(seat);
  }

  /**
   * A mind that missed something, stumbled, or believes done what was refused (by a pause, say) is of no more use:
   * another begins from the log. Not at once every time, or it would be refused without end.
   */
  #replace(seat: Seat): void {
    this.#drop(seat);
    const stumbles = this.#stumbles.get(seat) ?? 0;
    this.#stumbles.set(seat, stumbles + 1);
    if (stumbles === 0) return this.#room.rouse();
    const { clock } = this.#house;
    const restMs = Math.min(REST_MS_MAX, REST_MS * 2 ** (stumbles - 1));
    clock.at(clock.now() + restMs, () => this.#room.rouse());
  }
}

const isGameFact = (fact: Typed): boolean => !fact.type.startsWith('room.');
