/** People at their phones in a house on a virtual clock: each does what a bot of the game would do in their seat. */
import assert from 'node:assert/strict';
import type { Bot } from '../../src/kernel/bot.ts';
import type { AnyGame, Seat, Typed } from '../../src/kernel/game.ts';
import { lots } from '../../src/kernel/random.ts';
import { gameTime, isRoomFact } from '../../src/kernel/room/state.ts';
import { randomPlayer } from '../../src/kernel/testing/players.ts';
import type { Room } from '../../src/server/room.ts';
import { chanceOf, connect, openPage, type TestHouse, type TestPage } from '../../src/server/testing/house.ts';

type Command = Typed & { readonly [field: string]: unknown };

/** How long somebody waits who was refused, or who has just come. */
const BREATH_MS = 2_000;

export class Person {
  readonly page: TestPage;
  readonly #house: TestHouse;
  readonly #code: string;
  readonly #seed: string;
  readonly #isWild: boolean;
  #mind: Bot<unknown, Typed> | undefined;
  #callOff = () => {};
  #isAsking = false;

  constructor(
    house: TestHouse,
    code: string,
    name: string,
    setup: { token?: string; key?: string; isWild?: boolean } = {},
  ) {
    const { isWild = false, ...page } = setup;
    this.#house = house;
    this.#code = code;
    this.#seed = `${name} at ${code}`;
    this.#isWild = isWild;
    this.page = openPage(house, code, name, {
      ...page,
      page: chanceOf(`page of ${name} by ${house.house.server}`).bytes(8),
      onFact: (fact) => this.#see(fact),
      onChange: () => this.#plan(),
    });
  }

  come(): Promise<void> {
    return connect(this.#house, this.page, this.#code);
  }

  /** What is asked has to be done. */
  async does(command: Command): Promise<void> {
    const answer = this.page.ask(command);
    await this.#house.clock.pass(BREATH_MS);
    assert.deepEqual(await answer, {}, JSON.stringify(command));
  }

  get #who(): Seat | 'master' | undefined {
    const { role, view } = this.page;
    if (view.phase !== 'playing') return undefined;
    return typeof role === 'number'
      ? role
      : role === 'master' && view.settings.gameMaster === 'human'
        ? role
        : undefined;
  }

  #now = (): number => gameTime(this.page.view, this.#house.clock.now());

  #see(fact: Typed): void {
    const { view } = this.page;
    const game = this.#house.house.games[view.game]!;
    if (fact.type === 'room.lobbyOpened') this.#mind = undefined;
    else if (fact.type === 'room.gameStarted') this.#begin(game);
    else if (!isRoomFact(fact)) this.#mind?.see?.(fact, view.play as never, this.#now());
  }

  #begin(game: AnyGame): void {
    const { role } = this.page;
    const common = (label: string) => lots(`${this.#seed}/common/${label}`);
    const make = this.#isWild || role === 'master' ? randomPlayer() : game.bots.clever!;
    this.#mind = make(role as Seat, lots(`${this.#seed}/${this.page.view.number}`), common);
  }

  #plan(): void {
    this.#callOff();
    if (this.#isAsking || !this.page.isConnected || this.#who === undefined || !this.#mind) return;
    const { view } = this.page;
    const { clock } = this.#house;
    const wakesAt = view.pause ? this.#pauseEnds() : this.#wakes();
    if (wakesAt !== undefined) this.#callOff = clock.at(wakesAt, () => void this.#act());
  }

  #wakes(): number | undefined {
    const at = this.#mind!.wakes(this.page.view.play as never, this.#now());
    return at === undefined ? undefined : at + this.page.view.still;
  }

  /** Whoever asked for it ends it. */
  #pauseEnds(): number | undefined {
    const { pausedBy, pause } = this.page.view;
    const isOwn = pausedBy === this.page.role || this.page.role === 'master';
    return isOwn ? Math.max(this.#house.clock.now(), pause!.since + 20_000) : undefined;
  }

  async #act(): Promise<void> {
    const who = this.#who;
    const { view } = this.page;
    if (who === undefined || !this.#mind) return;
    const game = this.#house.house.games[view.game]!;
    const offers = () => game.legal(view.play as never, who, this.#now());
    const command = view.pause ? { type: 'room.resume' } : this.#mind.act(view.play as never, offers, this.#now());
    if (!command) return;
    this.#isAsking = true;
    const { refused } = await this.page.ask(command);
    const { clock } = this.#house;
    clock.at(clock.now() + (refused ? BREATH_MS : 0), () => {
      this.#isAsking = false;
      this.#plan();
    });
  }
}

const STEPS_MAX = 200_000;

/** Lets time pass until the game is over. */
export async function playOut(house: TestHouse, room: Room, rest: () => Promise<void>, then = () => {}): Promise<void> {
  for (let step = 0; room.state.phase === 'playing'; step++) {
    await rest();
    const { next } = house.clock;
    if (next === undefined || step > STEPS_MAX)
      assert.fail(`the game stands still, after ${step} steps: ${JSON.stringify(room.state.play).slice(0, 600)}`);
    await house.clock.pass(next - house.clock.now());
    then();
  }
  await rest();
}
