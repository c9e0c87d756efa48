/**
 * A page to which all sorts of things happen, by lot. Whatever they were: it has one line at a time, a line that lives is
 * kept, what an old one still says is nobody's, and in the end everything that was pressed is done once, in its order.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Calls, Connection } from '../connection.ts';
import { lots } from '../kernel/random.ts';
import { VirtualClock } from './testing/clock.ts';

const WELCOME = '{"welcome":{"role":"visitor","epoch":1,"count":0,"now":5000}}\n';
const BROKEN = 1006;
const WAY_MS = 20;
const TIMERS_MAX = 6; // a try, a retry, two to say that it is gone, the next question, its answer or a press in doubt

interface End extends Calls {
  /** The page has closed it. */
  isClosed: boolean;
  /** Nothing comes through any more, in either direction. */
  isDead: boolean;
  isWelcome: boolean;
}

class World {
  readonly clock = new VirtualClock(0);
  readonly ends: End[] = [];
  readonly states: unknown[] = [];
  readonly done: number[] = [];
  answered = 0;
  asked = 0;
  sent = 0;
  timers = 0;
  isHidden = false;
  isOffline = false;
  isFrozen = false;
  /** `deaf`: lines die without a word. `away`: nobody takes them. */
  server: 'well' | 'deaf' | 'away' = 'well';
  readonly connection: Connection;

  constructor(lot: (n: number) => number) {
    this.connection = new Connection(
      {
        ...{ room: 'LYKT', token: '0'.repeat(32), page: '0'.repeat(16), rules: { record: () => {} } },
        onLine: (state) => this.states.push(state),
      },
      {
        now: this.clock.now,
        at: (time, then) => this.#at(time, then),
        lot: () => lot(1000) / 1000,
        isHidden: () => this.isHidden,
        isOffline: () => this.isOffline,
        dial: (calls) => this.#dial(calls),
      },
    );
    this.connection.open();
  }

  #at(time: number, then: () => void): () => void {
    let isOn = true;
    const end = () => {
      if (isOn) this.timers--;
      isOn = false;
    };
    this.timers++;
    assert.ok(this.timers <= TIMERS_MAX, `${this.timers} timers`);
    const callOff = this.clock.at(time, () => {
      end();
      then();
    });
    return () => {
      end();
      callOff();
    };
  }

  #dial(calls: Calls) {
    assert.equal(this.isFrozen, false, 'it was put away');
    for (const { isClosed, isDead } of this.ends) assert.ok(isClosed || isDead, 'two lines at once');
    const last = this.ends.at(-1);
    assert.ok(!last || last.isDead || !last.isWelcome, 'a line that lived was left');
    const end: End = { ...calls, isClosed: false, isDead: this.server !== 'well', isWelcome: false };
    this.ends.push(end);
    if (this.server === 'away') this.#later(() => this.breaks(end));
    this.#through(end, () => end.opened());
    return { send: (text: string) => this.#heard(end, text), close: () => this.#closes(end) };
  }

  #later = (then: () => void) => void this.clock.at(this.clock.now() + WAY_MS, then);

  #through(end: End, then: () => void): void {
    this.#later(() => end.isDead || end.isClosed || then());
  }

  /** Sockets say themselves that they are closed, a while after. */
  #closes(end: End): void {
    end.isClosed = true;
    this.#later(() => this.isNobodys(() => end.closed(BROKEN), 'its own close'));
  }

  #heard(end: End, text: string): void {
    assert.equal(end.isClosed, false, 'said into a line that it has closed');
    this.sent++;
    const { hello, n, sync } = JSON.parse(text) as { hello?: object; n?: number; sync?: number };
    assert.ok(sync === undefined || !this.isHidden, 'a question, and nobody looks');
    if (end.isDead) return;
    if (n !== undefined && !this.done.includes(n)) this.done.push(n);
    this.#through(end, () => {
      if (hello) end.isWelcome = true;
      end.received(hello ? WELCOME : `${JSON.stringify(n === undefined ? { sync, now: 5000 } : { done: n })}\n`);
    });
  }

  breaks(end = this.ends.at(-1)!): void {
    end.isDead = true;
    if (!end.isClosed) end.closed(BROKEN);
  }

  turns(server: World['server']): void {
    this.server = server;
    if (server === 'deaf') for (const end of this.ends) end.isDead = true;
  }

  press(): void {
    this.asked++;
    void this.connection.ask({ type: 'press' }).then(() => this.answered++);
  }

  /** It changes nothing. */
  isNobodys(what: () => void, which: string): void {
    const { connection } = this;
    const seen = () => [this.ends.length, this.states.length, this.sent, this.timers, connection.page.isConnected];
    const before = seen();
    what();
    assert.deepEqual(seen(), before, `${which} of a line that is gone`);
  }

  echo(lot: (n: number) => number): void {
    const gone = this.ends.filter(({ isClosed }) => isClosed);
    if (gone.length === 0) return;
    const end = gone[lot(gone.length)]!;
    const whats = [() => end.opened(), () => end.received(WELCOME), () => end.closed(BROKEN)];
    this.isNobodys(whats[lot(whats.length)]!, 'an echo');
  }

  hurry(): void {
    const before = this.ends.length;
    this.connection.hurry();
    if (this.isHidden) assert.equal(this.ends.length, before, 'nobody looks');
  }

  happen(lot: (n: number) => number): void {
    const things = [
      () => this.breaks(),
      () => this.turns((['well', 'well', 'deaf', 'away'] as const)[lot(4)]!),
      () => this.press(),
      () => {
        this.press();
        this.isHidden = true; // the phone is laid down at once
      },
      () => this.echo(lot),
      () => this.hurry(),
      () => this.connection.probe(),
      () => {
        this.isHidden = !this.isHidden;
      },
      () => {
        this.isOffline = !this.isOffline;
      },
      () => {
        this.isFrozen = true;
        this.connection.freeze();
        this.ends.at(-1)!.isWelcome = false; // it may be left
      },
      () => {
        this.isFrozen = false;
        this.connection.thaw();
      },
    ];
    things[lot(things.length)]!();
  }
}

const WALKS = 60;

test('whatever happens to a page, it has one line in the end, everything pressed is done once and in order, and nothing is left when it is closed', async () => {
  for (let i = 0; i < WALKS; i++) {
    const chance = lots(`walk ${i}`);
    const lot = (n: number) => chance.int(n);
    const world = new World(lot);
    const { clock, connection, ends, states, done } = world;
    try {
      for (let step = 0; step < 40; step++) {
        world.happen(lot);
        await clock.pass([0, 30, 400, 3_000][lot(4)]!);
      }
      Object.assign(world, { isHidden: false, isOffline: false, isFrozen: false });
      world.turns('well');
      connection.thaw();
      world.hurry();
      await clock.pass(20_000);
      const dials = ends.length;
      await clock.pass(60_000);
      assert.deepEqual([ends.length, ends.at(-1)!.isClosed, connection.line], [dials, false, 'open']);
      const all = Array.from({ length: world.asked }, (_, n) => n + 1);
      assert.deepEqual([done, world.answered], [all, world.asked]);

      world.turns('deaf');
      world.press();
      world.server = 'well';
      await clock.pass(3_000 + 3 * WAY_MS);
      assert.deepEqual([ends.length, world.answered], [dials + 1, world.asked], 'a press finds out');

      world.press(); // what is under way then is called off as well
      world.breaks();
      if (i % 2) await clock.pass(lot(1_000));
      connection.close();
      const said = states.length;
      assert.equal(world.timers, 0, 'timers of a page that is closed');
      for (let n = 0; n < 5; n++) world.echo(lot);
      world.hurry();
      connection.freeze();
      connection.thaw();
      await clock.pass(60_000);
      const open = ends.filter((end) => !end.isClosed && !end.isDead).length;
      assert.deepEqual([open, world.timers, states.length], [0, 0, said]);
    } catch (error) {
      throw new Error(`walk ${i}, at ${clock.now()} ms`, { cause: error });
    }
  }
});
