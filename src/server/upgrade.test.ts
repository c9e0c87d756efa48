/** A server starts again with newer rules while games are on: they go on, with everybody who was there. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bitOf } from '../kernel/audience.ts';
import type { BotMaker } from '../kernel/bot.ts';
import { canonical } from '../kernel/fairness.ts';
import type { AnyGame, Typed } from '../kernel/game.ts';
import { lots } from '../kernel/random.ts';
import { emptyRoom } from '../kernel/room/state.ts';
import { verifyRoom } from '../kernel/room/verify.ts';
import { type Entry, foldStream, streamOf } from '../kernel/table.ts';
import { type Command, type State as LiarState, liar } from '../kernel/testing/liar/index.ts';
import { secondLiar } from '../kernel/testing/liar/second.ts';
import { sampleOne } from '../kernel/testing/players.ts';
import { RoomLogError } from './log/room-log.ts';
import { verifyStored } from './operator.ts';
import { readEntry } from './reading.ts';
import { sitting } from './testing/client.ts';
import { VirtualClock } from './testing/clock.ts';
import { connect, openHouse, openPage, type TestHouse, type TestPage } from './testing/house.ts';

type Games = { readonly [id: string]: AnyGame };

/** Liar's own, which keeps to the moment that it has once named: on a server one that puts it off is never asked. */
const steady: BotMaker<LiarState, Command> = (seat, ...around) => {
  const honest = liar.bots.honest!(seat, ...around);
  let wakesAt: number | undefined;
  return {
    ...honest,
    see() {
      wakesAt = undefined;
    },
    wakes(view, now) {
      wakesAt ??= honest.wakes(view, now);
      return wakesAt;
    },
  };
};
const bots = { honest: steady };
const FIRST: Games = { liar: { ...liar, bots } as AnyGame };
const SECOND: Games = { liar: { ...secondLiar, bots } as AnyGame };

const logOf = async ({ house }: TestHouse, code: string): Promise<Entry[]> =>
  (await house.log.read(code, 0)).map((text) => JSON.parse(text) as Entry);

/** Two people and a bot, in the middle of a game under the first rules; then that server is gone without a word. */
async function inMidGame(): Promise<{ first: TestHouse; code: string; count: number }> {
  const first = openHouse(FIRST);
  const made = await first.rooms.create({ game: 'liar', language: 'en', remote: true });
  assert.ok(typeof made === 'object');
  const code = made.room;
  const pages = [];
  for (const name of ['Alma', 'Bodil']) {
    const page = openPage(first, code, name);
    await connect(first, page, code);
    assert.deepEqual(await page.ask(sitting(name)), {});
    pages.push(page);
  }
  const [alma] = pages as [TestPage];
  const bot = { type: 'room.addBot', name: 'Egon', pronouns: '', mask: 0, bot: 'honest' };
  assert.deepEqual(await alma.ask(bot as Typed), {});
  assert.deepEqual(await alma.ask({ type: 'room.start' }), {});
  await first.clock.pass(30_000);
  for (const page of pages) page.cut();
  return { first, code, count: (await logOf(first, code)).length };
}

const later = ({ clock, store }: TestHouse, games: Games, server: string): TestHouse =>
  openHouse(games, { clock: new VirtualClock(clock.now() + 5_000), store, server, seed: server, isAlone: true });

async function comeBack(house: TestHouse, code: string): Promise<TestPage[]> {
  const pages = ['Alma', 'Bodil'].map((name) => openPage(house, code, name));
  for (const page of pages) await connect(house, page, code);
  await house.clock.pass(2_000);
  return pages;
}

/** People do whatever is offered to them until the game is over. */
async function playOn(house: TestHouse, code: string, pages: readonly TestPage[]): Promise<void> {
  const lot = lots('play on');
  const { rules } = house.house;
  const room = (await house.rooms.find(code))!;
  for (let step = 0; step < 400 && room.state.phase === 'playing'; step++) {
    for (const page of pages) {
      const seat = page.role as number;
      const offers = rules.legal(page.view as never, seat, house.clock.now());
      const command = sampleOne(
        offers.filter((one) => !one.care && !one.command.type.startsWith('room.')),
        lot,
      );
      if (command) void page.ask(command);
    }
    await house.clock.pass(4_000);
  }
  assert.equal(room.state.phase, 'ended');
}

/** What a page holds is the fold of what the log addresses to it, as the rules of now read it. */
async function checkPage(house: TestHouse, code: string, page: TestPage): Promise<void> {
  const { rules, games } = house.house;
  const log = (await house.house.log.read(code, 0)).map((text) => readEntry(games, text));
  const stream = streamOf(log, bitOf(page.role as number), 0, rules.begins);
  assert.equal(page.count, stream.length);
  assert.equal(canonical(page.view), canonical(foldStream(rules, emptyRoom(), stream)));
}

test('a game that is on when the server gets newer rules goes on under them, with people and bots, to its end', async () => {
  const { first, code, count } = await inMidGame();
  const second = later(first, SECOND, 'second');
  const pages = await comeBack(second, code);
  await playOn(second, code, pages);
  for (const page of pages) await checkPage(second, code, page);
  assert.deepEqual(second.troubles, []);
  const log = await logOf(second, code);
  assert.ok(
    log.slice(count).some(({ by, id }) => by === 2 && id?.startsWith('bot')),
    'the bot played on',
  );
  const earlier = [{ rules: 'room.2 liar.1', from: 0, to: count - 1 }];
  assert.deepEqual(verifyRoom(SECOND, log), { ok: true, trusted: [], earlier });
  const { lines, ok } = await verifyStored(SECOND, second.house.log, code);
  assert.deepEqual(
    [ok, ...lines],
    [
      true,
      `${code}: from entry ${count} on every decision and every lot is as the rules and the sealed deal have it.`,
      `  Entries 0 to ${count - 1} were decided by room.2 liar.1, which are not the rules of now: they are read, and not decided again.`,
    ],
  );
  const [opened] = await second.rooms.export(code);
  assert.equal(verifyRoom(SECOND, JSON.parse(JSON.stringify(opened!.log)), { isOpened: true }).difference, undefined);
});

test('a page that comes back with its count is given the tail that follows what it has, over facts of both versions', async () => {
  const { first, code } = await inMidGame();
  const second = later(first, SECOND, 'second');
  const [alma, bodil] = (await comeBack(second, code)) as [TestPage, TestPage];
  const had = bodil.count;
  bodil.cut();
  await second.clock.pass(60_000);
  bodil.frames.length = 0;
  await connect(second, bodil, code);
  await second.clock.pass(2_000);
  const told = bodil.frames.flatMap(({ text }) => text.split('\n')).filter((line) => line.includes('"fact"')).length;
  assert.ok(told > 0 && told <= bodil.count - had, `${told} facts of ${bodil.count}`);
  for (const page of [alma, bodil]) await checkPage(second, code, page);
});

test('a finished game of earlier rules opens under newer ones, is handed out and told in words', async () => {
  const { first, code, count } = await inMidGame();
  await playOn(first, code, await comeBack(first, code));
  const second = later(first, SECOND, 'second');
  const [alma] = (await comeBack(second, code)) as [TestPage];
  assert.equal(alma.view.phase, 'ended');
  await checkPage(second, code, alma);
  const [opened] = await second.rooms.export(code);
  const verdict = verifyRoom(SECOND, JSON.parse(JSON.stringify(opened!.log)), { isOpened: true });
  assert.ok(verdict.ok && verdict.earlier!.length === 1);
  assert.deepEqual(await alma.ask({ type: 'room.rematch' }), {});
  await second.clock.pass(0); // the next table is seen
  assert.deepEqual(await alma.ask({ type: 'room.contribute', bits: '0b'.repeat(16) } as Typed), {});
  assert.deepEqual(await alma.ask({ type: 'room.start' }), {});
  const log = await logOf(second, code);
  assert.ok(log.length > count && log.at(-1)!.rules === 'room.2 liar.2', 'and the next game is of newer rules alone');
  assert.deepEqual(verifyRoom(SECOND, log).earlier!.length, 1);
});

test('a page is told which pages the server has, whenever it comes', async () => {
  const { first, code } = await inMidGame();
  const { clock, store } = first;
  const second = openHouse(FIRST, { clock, store, server: 'second', build: 'index-2.js' });
  const [alma] = (await comeBack(second, code)) as [TestPage];
  assert.equal(alma.build, 'index-2.js');
});

test('a server that is older than what has decided a room leaves it to the others', async () => {
  const { first, code } = await inMidGame();
  const [alma, bodil] = (await comeBack(first, code)) as [TestPage, TestPage];
  const second = openHouse(SECOND, { clock: first.clock, store: first.store, server: 'second', seed: 'second' });
  await second.house.log.beat('second');
  bodil.cut();
  await connect(second, bodil, code);
  await first.clock.pass(60_000);
  assert.equal(alma.closedFor, 'trouble', 'she comes back, to whichever server there is');
  assert.ok(first.troubles.length > 0);
  for (const trouble of first.troubles) {
    assert.ok(trouble instanceof RoomLogError && trouble.code === 'too-new');
    assert.match(trouble.message, /decided by newer rules \(room\.2 liar\.2\)\. Update this server\./);
  }
  await assert.rejects(first.rooms.find(code), { code: 'too-new' });
  const log = await logOf(second, code);
  const turn = log.findIndex(({ rules }) => rules === 'room.2 liar.2');
  assert.ok(turn > 0 && log.slice(turn).every(({ rules }) => rules === 'room.2 liar.2'), 'and decides nothing in it');
  await connect(second, alma, code);
  await second.clock.pass(2_000);
  assert.equal(alma.view.phase, 'playing');
});

test('a bot of a kind that its game has no more plays on as one of those that there are', async () => {
  const { first, code, count } = await inMidGame();
  const renamed = { liar: { ...secondLiar, bots: { candid: steady } } as AnyGame };
  const second = later(first, renamed, 'second');
  await playOn(second, code, await comeBack(second, code));
  assert.ok((await logOf(second, code)).slice(count).some(({ by, id }) => by === 2 && id?.startsWith('bot')));
  assert.deepEqual(second.troubles, []);
});
