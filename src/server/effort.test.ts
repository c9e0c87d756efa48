/** What a room costs the others: nothing. A fake processor counts, and a clock that the tests move. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maffia } from '../games/index.ts';
import type { AnyGame, Typed } from '../kernel/game.ts';
import type { Entry } from '../kernel/table.ts';
import { liar } from '../kernel/testing/liar/index.ts';
import { LAST_BEAT_MS } from '../kernel/wire.ts';
import { LIMITS } from './limits.ts';
import { sitting } from './testing/client.ts';
import { settled } from './testing/clock.ts';
import { connect, openHouse, openPage, type TestHouse, type TestPage } from './testing/house.ts';

const games: { [id: string]: AnyGame } = { maffia: maffia as AnyGame, liar: liar as AnyGame };
const ready = { type: 'room.ready', ready: true } as Typed;
const SLOW_MS = 62;

/** A house in which each `room.ready` of an Alma, and all that bots do, takes the processor so long. */
function slowHouse(ms: number): TestHouse & { decided: number } {
  let spent = 0;
  const house = Object.assign(openHouse(games, { spentMs: () => spent }), { decided: 0 });
  const { rules } = house.house;
  const refuse: typeof rules.refuse = (view, command, by, now) => {
    const seat = typeof by === 'number' ? view.seats[by] : undefined;
    if (seat?.bot || (command.type === ready.type && seat?.name === 'Alma')) {
      spent += ms;
      house.decided++;
    }
    return rules.refuse(view, command, by, now);
  };
  Object.assign(house.house, { rules: { ...rules, refuse } });
  return house;
}

async function seatedIn(
  house: TestHouse,
  names: readonly string[],
  game = 'liar',
): Promise<{ code: string; pages: TestPage[] }> {
  const made = await house.rooms.create({ game, language: 'en', remote: true });
  assert.ok(typeof made === 'object');
  const pages = names.map((name) => openPage(house, made.room, `${name} ${made.room}`));
  for (const [i, page] of pages.entries()) {
    await connect(house, page, made.room);
    assert.deepEqual(await page.ask(sitting(names[i]!) as Typed), {});
  }
  return { code: made.room, pages };
}

const logOf = async ({ house }: TestHouse, code: string): Promise<Entry[]> =>
  (await house.log.read(code, 0)).map((text) => JSON.parse(text) as Entry);

test('a room that is slow waits, and is answered all the same; the others do not', async () => {
  const house = slowHouse(SLOW_MS);
  const { clock } = house;
  const slow = await seatedIn(house, ['Alma', 'Bodil']);
  const other = await seatedIn(house, ['Cyril']);
  const from = clock.now();
  const answers: unknown[] = [];
  for (let i = 0; i < 20; i++) void slow.pages[0]!.ask(ready).then((answer) => answers.push(answer));
  await settled();
  assert.equal(house.decided, Math.ceil(LIMITS.roomEffortBurstMs / SLOW_MS), 'no more than the budget in one turn');
  void slow.pages[1]!.ask(ready).then((answer) => answers.push(answer));
  assert.deepEqual(await other.pages[0]!.ask(ready), {});
  assert.equal(clock.now(), from, 'at once');
  while (answers.length < 21 && clock.now() < from + 60_000) await clock.pass(100);
  assert.deepEqual(answers, Array(21).fill({}));
  const seconds = (20 * SLOW_MS - LIMITS.roomEffortBurstMs) / LIMITS.roomEffortMsPerSecond;
  assert.ok(Math.abs(clock.now() - from - seconds * 1000) < 600, `${clock.now() - from} ms`);
  const asked = (await logOf(house, slow.code)).filter(({ command }) => command.type === ready.type);
  assert.deepEqual([...new Set(asked.map(({ at }) => at))], [from], 'as of when it came');
});

test('what came before a clock ran out is decided before it, however long the room waits', async () => {
  const house = slowHouse(2000);
  const { clock } = house;
  const { code, pages } = await seatedIn(house, ['Alma', 'Bodil']);
  assert.deepEqual(await pages[0]!.ask({ type: 'room.start' }), {});
  await clock.pass(1000);
  const room = (await house.rooms.find(code))!;
  const due = (room.state.play as { until: number }).until + room.state.still;
  await clock.pass(due - clock.now() - 1000);
  const { phase } = room.state.play as { phase: string };
  for (let i = 0; i < 2; i++) void pages[0]!.ask(ready); // refused, and slow
  void pages[0]!.ask({ type: 'room.setSpectators', allowed: true } as Typed);
  await clock.pass(20_000);
  assert.equal((room.state.play as { phase: string }).phase, phase, 'its clock waits as well');
  await clock.pass(20_000);
  const since = (await logOf(house, code)).filter(({ at }) => at >= due - 1000);
  assert.deepEqual(
    since.slice(0, 2).map(({ at, by }) => [at, by]),
    [
      [due - LAST_BEAT_MS, 0], // it left with the last beat
      [due, 'clock'],
    ],
  );
});

test('bots that are slow bring their game to its end', async () => {
  const house = slowHouse(100);
  const { code, pages } = await seatedIn(house, ['Bodil'], 'maffia');
  const done = async (command: object) => assert.deepEqual(await pages[0]!.ask(command as Typed), {});
  for (let i = 1; i < 7; i++)
    await done({ type: 'room.addBot', name: `Bot ${i}`, pronouns: '', mask: i, bot: 'random' });
  await done({ type: 'room.setOption', name: 'preset', value: 'solo' });
  await done({ type: 'room.start' });
  const room = (await house.rooms.find(code))!;
  for (let minute = 0; minute < 240 && room.state.phase === 'playing'; minute++) await house.clock.pass(60_000);
  assert.equal(room.state.phase, 'ended');
  assert.ok(house.decided > 20, `${house.decided} commands of bots`);
  assert.deepEqual(house.troubles, []);
});

test('a page that asks on and on while its room waits is shut out, and what it asked for is dropped', async () => {
  const house = slowHouse(SLOW_MS);
  const { clock } = house;
  const { pages } = await seatedIn(house, ['Alma', 'Bodil']);
  const [alma, bodil] = pages as [TestPage, TestPage];
  for (let i = 0; i < 300 && alma.closedFor === undefined; i++) {
    void alma.ask(ready);
    if (i % 2) void bodil.ask(ready);
    await clock.pass(1000 / LIMITS.messagesPerSecond);
  }
  assert.equal(alma.closedFor, 'too-fast');
  assert.ok(alma.waiting > LIMITS.asksWaitingMax, `${alma.waiting} of her own, and none of somebody else’s`);
  const { decided } = house;
  const from = clock.now();
  let answered: number | undefined;
  void bodil.ask(ready).then(() => {
    answered = clock.now() - from;
  });
  await clock.pass(2000);
  assert.ok(answered !== undefined && answered < 1000, `${answered}`);
  assert.equal(house.decided, decided);
  assert.equal(bodil.closedFor, undefined);
});

test('a page that waits for its answers, and still costs more than anybody does, is shut out after a while', async () => {
  for (const [everyMs, isShutOut] of [
    [1, true],
    [(SLOW_MS / LIMITS.personEffortMsPerSecond) * 1000 + 1, false],
  ] as const) {
    const house = slowHouse(SLOW_MS);
    const [alma] = (await seatedIn(house, ['Alma'])).pages as [TestPage];
    let isAnswered = true;
    for (let i = 0; i < 3000 && alma.closedFor === undefined && house.decided < 120; i++) {
      if (isAnswered) {
        isAnswered = false;
        void alma.ask(ready).then(() => {
          isAnswered = true;
        });
      }
      await house.clock.pass(Math.max(20, everyMs));
    }
    assert.equal(alma.closedFor, isShutOut ? 'too-fast' : undefined);
    assert.ok(house.decided * SLOW_MS >= LIMITS.personEffortBurstMs, `${house.decided}`);
  }
});
