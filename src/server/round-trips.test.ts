/** How long lines are: measured by the server, told to games that judge by time, and to nobody else. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as games from '../games/index.ts';
import type { Typed } from '../kernel/game.ts';
import { gameTime, type RoomState } from '../kernel/room/state.ts';
import type { Entry } from '../kernel/table.ts';
import { Page } from '../page.ts';
import { syncLine } from '../protocol.ts';
import { LIMITS } from './limits.ts';
import { Meter } from './round-trips.ts';
import { sitting } from './testing/client.ts';
import { VirtualClock } from './testing/clock.ts';
import { answered, connect, openHouse, openPage, type TestHouse, type TestPage } from './testing/house.ts';

interface Table {
  readonly house: TestHouse;
  readonly code: string;
  readonly pages: readonly [TestPage, TestPage, TestPage];
}

/** Two people and bots with a game begun, and the table screen. */
async function begun(
  game: string,
  lengths: readonly [number, number],
  hear?: (who: number | 'table', fact: Typed, at: number) => void,
  seed = 'house',
): Promise<Table> {
  const house = openHouse(games, { seed });
  const hearing = (who: number | 'table') => ({
    onFact: (fact: Typed, view: RoomState) => hear?.(who, fact, gameTime(view, house.clock.now())),
  });
  const made = await house.rooms.create({ game, language: 'en', remote: true });
  assert.ok(typeof made === 'object');
  const { room: code, table } = made;
  const pages = [0, 1].map((i) =>
    Object.assign(openPage(house, code, `guest ${i}`, hearing(i)), { lineMs: lengths[i]! }),
  );
  const [alma, bodil] = pages as [TestPage, TestPage];
  for (const [i, page] of pages.entries()) {
    await connect(house, page, code);
    await page.ask(sitting(`Guest ${i}`));
  }
  const screen = openPage(house, code, 'the table', { token: table, ...hearing('table') });
  await connect(house, screen, code);
  const bot = game === 'maffia' ? 'quiet' : 'random';
  for (let i = 0; i < 5; i++) {
    await alma.ask({ type: 'room.addBot', name: `Bot ${i}`, pronouns: '', mask: 0, bot } as never);
  }
  assert.deepEqual(await alma.ask({ type: 'room.start' }), {});
  return { house, code, pages: [alma, bodil, screen] };
}

async function measured({ house }: TestHouse, code: string): Promise<(readonly [number, number])[]> {
  const entries = (await house.log.read(code, 0)).map((text) => JSON.parse(text) as Entry);
  return entries.flatMap(({ command }) => {
    const { type, seat, ms } = command as unknown as { type: string; seat: number; ms: number };
    return type === 'room.roundTrip' ? [[seat, ms] as const] : [];
  });
}

test('a game that judges by time is told how long each line is, and nobody else is', async () => {
  const { house, code, pages } = await begun('illumuffinati', [40, 300]);
  const before = pages.map(({ view }) => JSON.stringify(view.play));
  await house.clock.pass(4_500);
  assert.deepEqual(await measured(house, code), []);
  await house.clock.pass(4_000);
  assert.deepEqual(await measured(house, code), [
    [0, 40],
    [1, 300],
  ]);
  for (const { frames } of pages) assert.ok(!frames.some(({ text }) => /roundTrip|lineMeasured/.test(text)));
  assert.ok(before.every((view) => view !== 'null'));
  const pings = pages.map((page) => page.pings);
  assert.ok(
    pings[0]! >= 4 && pings.every((count) => count === pings[0]),
    'all lines are measured alike, the table too',
  );
  assert.deepEqual(house.troubles, []);
});

test('a line is told again when it has changed, and not for every wave', async () => {
  const { house, code, pages } = await begun('illumuffinati', [40, 100]);
  const [alma] = pages;
  await house.clock.pass(20_000);
  for (let i = 0; i < 20; i++) {
    alma.lineMs = 36 + (i % 3) * 4;
    await house.clock.pass(2_000);
  }
  assert.equal((await measured(house, code)).length, 2);
  alma.lineMs = 250;
  await house.clock.pass(6_000);
  assert.equal((await measured(house, code)).length, 2, 'one slow answer is not a slow line');
  await house.clock.pass(20_000);
  assert.deepEqual((await measured(house, code)).at(-1), [0, 250]);

  for (let i = 0; i < 400 && pages[0].view.phase === 'playing'; i++) {
    alma.lineMs = i % 2 ? 50 : 900;
    await house.clock.pass(20_000);
    if (alma.view.pause) await alma.ask({ type: 'room.resume' });
  }
  const told = (await measured(house, code)).filter(([seat]) => seat === 0).length;
  assert.ok(told > 3 && told <= LIMITS.roundTripsToldMax, `it was told ${told} times`);
});

test('in the second game of an evening the lines are known as in the first', async () => {
  const { house, code, pages } = await begun('illumuffinati', [40, 300]);
  const [alma] = pages;
  const lengths = [
    [0, 40],
    [1, 300],
  ];
  await house.clock.pass(20_000);
  assert.deepEqual(await measured(house, code), lengths);
  for (const type of ['room.pause', 'room.cancel', 'room.rematch', 'room.start'])
    assert.deepEqual(await answered(house, alma, { type }), {}, type);
  await house.clock.pass(20_000);
  assert.deepEqual(await measured(house, code), [...lengths, ...lengths]);
});

/** A card is announced face down, to be shown at a moment; its face may be sent ahead; it is shown. */
const ANNOUNCED = ['cardDrawn', 'neutralFlipped'];
const SHOWN = ['cardFlipped', 'jokerTurned', 'neutralShown'];

test('a face is sent ahead on a slow line, and to nobody earlier than that takes', async () => {
  const announced = new Set<string>();
  for (let evening = 0; evening < 12; evening++) {
    const cards: string[][] = [];
    let revealAt = 0;
    const hear = (who: number | 'table', { type, ...fact }: Typed, at: number): void => {
      if (who === 0 && ANNOUNCED.includes(type)) {
        announced.add(type);
        revealAt = (fact as { revealAt?: number }).revealAt!;
        cards.push([]);
      } else if (type === 'faceSent') cards.at(-1)!.push(`${who} ${at - revealAt}`);
      else if (SHOWN.includes(type)) cards.at(-1)!.push(`${who} shown ${at - revealAt}`);
    };
    const { house } = await begun('ordet-fanger', [40, 240], hear, `evening ${evening}`);
    await house.clock.pass(9_000); // until the lines are known
    const from = cards.length;
    await house.clock.pass(90_000);
    const whole = cards.slice(from, -1);
    assert.ok(whole.length >= 4, `only ${whole.length} cards were turned`);
    for (const told of whole)
      assert.deepEqual(told, ['1 -120', '0 -20', '0 shown 0', '1 shown 0', 'table shown 0'], `evening ${evening}`);
    assert.deepEqual(house.troubles, []);
  }
  assert.deepEqual([...announced].sort(), ANNOUNCED);
});

test('where no game asks for it nothing is measured', async () => {
  const { house, code, pages } = await begun('maffia', [40, 100]);
  await house.clock.pass(30_000);
  assert.deepEqual(await measured(house, code), []);
  assert.deepEqual(
    pages.map(({ pings }) => pings),
    [0, 0, 0],
  );
});

test('each server measures its own lines; who comes back by another is measured there', async () => {
  const { house, code, pages } = await begun('illumuffinati', [40, 100]);
  const [alma, bodil] = pages;
  const { clock, store } = house;
  const there = openHouse(games, { clock, store, server: 'there', seed: 'there' });
  bodil.cut();
  await connect(there, bodil, code);
  await clock.pass(10_000);
  assert.deepEqual(
    (await measured(house, code)).toSorted(([a], [b]) => a - b),
    [
      [0, 40],
      [1, 100],
    ],
  );
  await house.rooms.close();
  alma.lineMs = 90;
  await connect(there, alma, code);
  await clock.pass(10_000);
  assert.deepEqual((await measured(there, code)).slice(2), [[0, 90]]);
  assert.deepEqual([...house.troubles, ...there.troubles], []);
});

test('a measurement is an echo of what nobody could know, and one at a time', async () => {
  const clock = new VirtualClock();
  const meter = new Meter(clock);
  const tokens = new Set<string>();
  for (const ms of [30, 500, 20, 40, 10]) {
    const token = meter.ping()!;
    tokens.add(token);
    assert.equal(meter.ping(), undefined, 'the last is still under way');
    meter.pong('');
    meter.pong('0'.repeat(token.length));
    await clock.pass(ms);
    meter.pong(token);
    meter.pong(token);
  }
  assert.deepEqual([tokens.size, meter.median], [5, 30]);
  for (let i = 0; i < 8; i++) {
    const token = meter.ping()!;
    await clock.pass(60_000);
    meter.pong(token);
  }
  assert.equal(meter.median, LIMITS.roundTripMsMax);
});

test('a page knows the server’s clock, and how well, from the quickest of its last questions', () => {
  const sent: string[] = [];
  const page = new Page({ room: 'LYKT', token: '', page: '', rules: { record: () => {} } });
  const welcome = { role: 'visitor', epoch: 1, count: 0, now: 9_000 };
  page.opened((text) => sent.push(text), 1_000);
  page.received(`${JSON.stringify({ welcome })}\n`, 1_400);
  assert.deepEqual([page.clockOffset, page.clockError], [7_800, 201], 'between hello and welcome');
  const asked = (at: number, server: number, back: number) => {
    page.sync(at);
    assert.deepEqual(JSON.parse(sent.at(-1)!), { sync: at });
    page.received(syncLine(at, server), back);
  };
  asked(2_000, 10_030, 2_060);
  assert.deepEqual([page.clockOffset, page.clockError], [8_000, 31]);
  asked(3_000, 11_190, 3_200);
  assert.deepEqual([page.clockOffset, page.clockError], [8_000, 31], 'a slower answer knows less');
  for (let i = 0; i < 8; i++) asked(4_000 + i * 1000, 12_200 + i * 1000, 4_100 + i * 1000);
  assert.deepEqual([page.clockOffset, page.clockError], [8_150, 51], 'the oldest are forgotten');
  asked(20_000, 88_200, 20_300);
  assert.deepEqual([page.clockOffset, page.clockError], [68_050, 151], 'a machine that slept begins anew');
});
