/** What each page is told is its own stream and nothing else, also where a stream begins anew. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as games from '../games/index.ts';
import { canonical } from '../kernel/fairness.ts';
import type { Typed } from '../kernel/game.ts';
import type { Entry } from '../kernel/table.ts';
import { sitting } from './testing/client.ts';
import { settled } from './testing/clock.ts';
import { connect, openHouse, openPage, type TestHouse, type TestPage } from './testing/house.ts';
import { checkRoom, type Witness } from './testing/ledger.ts';
import type { Seen } from './testing/people.ts';

/** A page that remembers, for the ledger. */
async function openWitness(
  house: TestHouse,
  code: string,
  name: string,
): Promise<{ page: TestPage; witness: Witness }> {
  const seen: Seen[] = [];
  const page: TestPage = openPage(house, code, name, {
    onFact: (fact) => {
      const { epoch, count, role } = page;
      seen.push({ epoch, position: count - 1, role, fact: canonical(JSON.parse(JSON.stringify(fact))) });
    },
  });
  await connect(house, page, code);
  return { page, witness: { name, seen, glances: [], asked: [] } };
}

const bot = (i: number) => ({ type: 'room.addBot', name: `Bot ${i}`, pronouns: '', mask: 0, bot: 'random' }) as Typed;
const option = (name: string, value: unknown) => ({ type: 'room.setOption', name, value }) as Typed;

test('whoever is out and may see all, and everybody at a rematch, is told the new stream and nothing before it', async () => {
  const house = openHouse(games);
  const made = await house.rooms.create({ game: 'maffia', language: 'en', remote: true });
  assert.ok(typeof made === 'object');
  const { room: code } = made;
  const all = [];
  for (const name of ['Alma', 'Bodil', 'Carl']) {
    const one = await openWitness(house, code, name);
    // The same bits each time: who is hanged and shot in this game must not depend on chance.
    const contribution = '01'.repeat(16);
    assert.deepEqual(await one.page.ask({ ...sitting(name), contribution } as Typed), {});
    all.push(one);
  }
  const alma = all[0]!.page;
  for (let i = 0; i < 6; i++) await alma.ask(bot(i));
  for (const [name, value] of [
    ['preset', 'solo'],
    ['deadSeeAll', true],
  ] as const)
    await alma.ask(option(name, value));
  assert.deepEqual(await alma.ask({ type: 'room.start' }), {});
  const room = (await house.rooms.find(code))!;
  for (let minute = 0; minute < 240 && room.state.phase === 'playing'; minute++) await house.clock.pass(60_000);
  assert.equal(room.state.phase, 'ended');
  // Those who do not know of it yet ask for something in the same moment.
  const last = [
    alma.ask({ type: 'room.rematch' }),
    ...all.map(({ page }) => page.ask({ type: 'room.ready', ready: true } as Typed)),
  ];
  await house.clock.pass(1_000);
  await Promise.all(last);
  const epochs = all.map(({ witness }) => new Set(witness.seen.map(({ epoch }) => epoch)));
  assert.ok(
    epochs.some((set) => set.has(3)),
    'somebody became a ghost',
  );
  assert.ok(
    epochs.every((set) => set.has(4)),
    'everybody is in the next lobby',
  );
  const entries = (await house.house.log.read(code, 0)).map((text) => JSON.parse(text) as Entry);
  checkRoom(
    games,
    entries,
    all.map(({ witness }) => witness),
  );
  assert.deepEqual(house.troubles, []);
});

test('whoever comes back is read the tail of the log, and whoever comes anew all of it, wherever they were', async () => {
  const house = openHouse(games);
  const made = await house.rooms.create({ game: 'maffia', language: 'en', remote: true });
  assert.ok(typeof made === 'object');
  const { room: code } = made;
  const { page: alma } = await openWitness(house, code, 'Alma');
  const { page: bodil } = await openWitness(house, code, 'Bodil');
  for (const [page, name] of [
    [alma, 'Alma'],
    [bodil, 'Bodil'],
  ] as const)
    await page.ask(sitting(name) as Typed);
  const reads: number[] = [];
  const { log } = house.house;
  const read = log.read.bind(log);
  log.read = (room, from) => {
    reads.push(from);
    return read(room, from);
  };
  // Every other entry tells nothing: a page asks for a ticket, which is nobody's business.
  for (let i = 0; i < 1000; i++) {
    await house.clock.pass(2_000);
    const command =
      i % 2 ? { type: 'room.ready', ready: i % 4 === 1 } : { type: 'room.ticket', ticket: '0'.repeat(32) };
    assert.deepEqual(await alma.ask(command as Typed), {});
    if (i % 37 !== 0) continue;
    bodil.cut();
    if (i % 2) await alma.ask({ type: 'room.ready', ready: false } as Typed);
    await connect(house, bodil, code);
    assert.deepEqual([bodil.count, canonical(bodil.view)], [alma.count, canonical(alma.view)]);
  }
  const length = (await read(code, 0)).length;
  bodil.cut();
  for (let i = 0; i < 250; i++) {
    await house.clock.pass(2_000);
    await alma.ask({ type: 'room.ready', ready: i % 2 === 0 } as Typed);
  }
  reads.length = 0;
  await connect(house, bodil, code);
  assert.equal(canonical(bodil.view), canonical(alma.view));
  assert.ok(reads.length > 0 && reads.every((from) => from > length - 250), `it read from ${reads} of ${length}`);
  for (const name of ['one', 'another', 'a third']) {
    const late = openPage(house, code, name);
    await connect(house, late, code);
    for (let i = 0; i < 50 && late.count === 0; i++) await settled(); // a long game is read in pieces
    assert.equal(canonical(late.view), canonical(alma.view));
  }
  assert.deepEqual(house.troubles, []);
});

test('whoever comes back at night is told what they missed in as many bytes as anybody else', async () => {
  for (const [game, seats, from] of [
    ['maffia', 9, 0],
    ['forraeder', 8, 0],
    ['forraeder', 8, 'where they were'],
  ] as const) {
    const house = openHouse(games);
    const made = await house.rooms.create({ game, language: 'en', remote: true });
    assert.ok(typeof made === 'object');
    const { room: code } = made;
    const pages: TestPage[] = [];
    for (let i = 0; i < seats; i++) {
      const page = openPage(house, code, `${game} ${i}`);
      await connect(house, page, code);
      assert.deepEqual(await page.ask({ ...sitting(`P${i}`), contribution: '01'.repeat(16) } as Typed), {});
      pages.push(page);
    }
    assert.deepEqual(await pages[0]!.ask({ type: 'room.start' }), {});
    const room = (await house.rooms.find(code))!;
    const isNight = () => house.house.rules.quiet?.(room.state) !== undefined;
    for (let nights = 0; nights < 3; nights++) {
      for (let i = 0; i < 3000 && !isNight(); i++) await house.clock.pass(1_000);
      assert.ok(isNight(), `${game} has a night`);
      await house.clock.pass(2_500);
      const sizes: number[] = [];
      for (const page of pages) page.cut();
      await house.clock.pass(3_000);
      for (const page of pages) {
        const back = from === 0 ? openPage(house, code, 'again', { token: page.token }) : page;
        const frames = back.frames.length;
        await connect(house, back, code);
        for (let i = 0; i < 50 && back.frames.length === frames; i++) await settled();
        sizes.push(back.frames[frames]!.bytes);
        if (back !== page) back.cut();
      }
      assert.deepEqual(new Set(sizes).size, 1, `${game}: ${sizes}`);
      for (const page of pages) {
        page.cut();
        await connect(house, page, code);
      }
      for (let i = 0; i < 3000 && isNight(); i++) await house.clock.pass(1_000);
      if (room.state.phase === 'ended') break;
    }
    assert.deepEqual(house.troubles, []);
  }
});
