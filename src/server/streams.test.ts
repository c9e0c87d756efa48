/** What each page is told is its own stream and nothing else, also where a stream begins anew. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as games from '../games/index.ts';
import { canonical } from '../kernel/fairness.ts';
import type { Typed } from '../kernel/game.ts';
import type { Entry } from '../kernel/table.ts';
import { sitting } from './testing/client.ts';
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
