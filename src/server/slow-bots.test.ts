/**
 * Bots whose brain takes its time, in every game, with clocks and without: whoever means to do something is asked when
 * its time has come, also after a pause; and it is not asked without end.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as games from '../games/index.ts';
import type { AnyGame, Typed } from '../kernel/game.ts';
import { gameTime } from '../kernel/room/state.ts';
import type { Brain } from './brain.ts';
import type { Clock } from './clock.ts';
import { createMind, type Mind } from './mind.ts';
import { sitting } from './testing/client.ts';
import { answered, connect, openHouse, openPage, type TestHouse } from './testing/house.ts';

const catalogue = games as unknown as { readonly [id: string]: AnyGame };

/** Without any clock where the game can be played so: there nothing but the bots themselves brings it on. */
const TABLES: { readonly [game: string]: { readonly [option: string]: string | number | boolean } } = {
  maffia: {},
  forraeder: {},
  illumuffinati: { timers: 'off' },
  'ordet-fanger': { rounds: 1, turnMs: 0 },
  'gws-brott': { timers: 'off' },
};

const STEP_MS = 1000;
/** No bot wants to do so much. Whoever is asked without end is asked more often than that. */
const ASKED_MAX = 5;

/** Answers after so long, and knows who wants to be asked and is not. */
function slow(inner: Brain, clock: Clock, ms: number, onAsked: (count: number) => void) {
  const wants = new Map<string, number>();
  const asked = new Map<string, number>();
  let count = 0;
  const later = <T extends { readonly wakesAt: number | null }>(id: string, answer: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) =>
      clock.at(clock.now() + ms, () => {
        answer.then(({ wakesAt }) => (wakesAt === null ? wants.delete(id) : wants.set(id, wakesAt))).catch(() => {});
        answer.then(resolve, reject);
      }),
    );
  const brain: Brain = {
    ...inner,
    forget(id) {
      wants.delete(id);
      inner.forget(id);
    },
    see: (id, facts, now) => later(id, inner.see(id, facts, now)),
    act(id, now) {
      count++;
      onAsked(count);
      wants.delete(id);
      asked.set(id, (asked.get(id) ?? 0) + 1);
      return later(id, inner.act(id, now));
    },
  };
  return { brain, wants, asked };
}

/** Alma plays like a bot, from what her phone is told, and looks at it every second. */
async function seated(house: TestHouse, game: string, options: object) {
  const made = await house.rooms.create({ game, language: 'en', remote: false });
  assert.ok(typeof made === 'object');
  const facts: Typed[] = [];
  const alma = openPage(house, made.room, 'Alma', {
    onFact: (fact) => void (fact.type.startsWith('room.') || facts.push(fact)),
  });
  await connect(house, alma, made.room);
  const done = async (command: object) =>
    assert.deepEqual(await answered(house, alma, command), {}, JSON.stringify(command));
  await done(sitting('Alma'));
  const { seats } = catalogue[game]!;
  for (let i = 1; i < seats.min; i++)
    await done({ type: 'room.addBot', name: `Bot ${i}`, pronouns: '', mask: 0, bot: 'clever' });
  for (const [name, value] of Object.entries(options)) await done({ type: 'room.setOption', name, value });
  await done({ type: 'room.start' });
  const room = (await house.rooms.find(made.room))!;

  let mind: Mind | undefined;
  let seen = 0;
  const look = async (): Promise<void> => {
    const { state } = room;
    const now = gameTime(state, house.clock.now());
    if (!mind) {
      const setup = state.seats.map(({ bot }) => ({ bot: bot !== null }));
      mind = createMind(catalogue, {
        game,
        seats: setup,
        options: state.settings,
        seat: 0,
        bot: 'clever',
        seed: 'alma',
      });
      seen = 0;
    }
    const { wakesAt } = mind.see(facts.slice(seen), now);
    seen = facts.length;
    if (wakesAt === null || wakesAt > now || state.pause) return;
    const { command } = mind.act(now);
    if (command)
      void alma.ask(command).then(({ refused }) => {
        if (refused !== undefined) mind = undefined; // she reads it all again
      });
  };
  return { room, alma, look };
}

for (const [game, options] of Object.entries(TABLES)) {
  for (const ms of [10, 700]) {
    test(`${game}: bots that think for ${ms} ms bring it to its end, also after pauses`, async () => {
      const house = openHouse(catalogue);
      let pauses = 0;
      let pause = () => {};
      // While somebody thinks: what they do then is refused.
      const { brain, wants, asked } = slow(house.house.brain, house.clock, ms, (count) => {
        if (count % 5 === 0 && pauses < 2) pause();
      });
      Object.assign(house.house, { brain });
      const { room, alma, look } = await seated(house, game, options);
      pause = () => void alma.ask({ type: 'room.pause' } as Typed);
      for (let i = 0; i < 5_000 && room.state.phase === 'playing'; i++) {
        asked.clear();
        await look();
        await house.clock.pass(STEP_MS);
        for (const [id, times] of asked) assert.ok(times <= ASKED_MAX, `${id} was asked ${times} times in a second`);
        if (room.state.pause) {
          pauses++;
          await answered(house, alma, { type: 'room.resume' });
          continue;
        }
        const overdue = gameTime(room.state, house.clock.now()) - 3 * ms;
        for (const [id, at] of wants) assert.ok(at >= overdue, `${id} sleeps since ${at}, it is ${overdue}`);
      }
      assert.equal(room.state.phase, 'ended');
      assert.equal(pauses, 2);
      assert.deepEqual(house.troubles, []);
    });
  }
}
