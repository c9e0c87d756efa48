/** Another device takes a seat or the console over: with a ticket, once, and the token of before is worth nothing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as games from '../games/index.ts';
import { openedLog } from '../kernel/fairness.ts';
import type { Entry } from '../kernel/table.ts';
import { sitting } from './testing/client.ts';
import { settled } from './testing/clock.ts';
import { answered, connect, openDesk, openHouse, openPage, type TestHouse, type TestPage } from './testing/house.ts';
import { hashOf } from './tokens.ts';

const TICKET = '7c'.repeat(16);
const ticketed = (ticket = TICKET) => ({ type: 'room.ticket', ticket });
const moving = (ticket = TICKET) => ({ type: 'room.move', ticket });

interface Evening {
  readonly house: TestHouse;
  readonly code: string;
  readonly alma: TestPage;
  readonly desk: TestPage;
}

/** Alma, bots and a console; with a person who leads, or with cards that the house dealt. */
async function evening({ isLed = false } = {}): Promise<Evening> {
  const house = openHouse(games);
  const made = await house.rooms.create({ game: 'maffia', language: 'en', remote: true });
  assert.ok(typeof made === 'object');
  const { room: code, master } = made;
  const alma = openPage(house, code, 'Alma');
  await connect(house, alma, code);
  assert.deepEqual(await alma.ask(sitting('Alma')), {});
  for (const name of ['Bodil', 'Cyril', 'Dagny', 'Egon', 'Fritjof', 'Gunvor']) {
    assert.deepEqual(await alma.ask({ type: 'room.addBot', name, pronouns: '', mask: 0, bot: 'quiet' } as never), {});
  }
  const desk = await openDesk(house, code, 'the master', master);
  if (isLed) await alma.ask({ type: 'room.setOption', name: 'gameMaster', value: 'human' } as never);
  assert.deepEqual(await alma.ask({ type: 'room.start' }), {});
  if (isLed) for (let i = 0; i < 3; i++) await answered(house, desk, { type: 'master.advance' });
  else await house.clock.pass(200_000);
  return { house, code, alma, desk };
}

/** Another device with the ticket in its link. */
async function arrived(house: TestHouse, code: string, ticket = TICKET): Promise<TestPage> {
  const next = openPage(house, code, `another device ${ticket}`, { key: ticket });
  await connect(house, next, code);
  return next;
}

const entriesOf = async ({ house }: TestHouse, code: string): Promise<Entry[]> =>
  (await house.log.read(code, 0)).map((text) => JSON.parse(text) as Entry);

const cards = ({ view }: TestPage) => (view.play as { roles?: object } | null)?.roles;

test('a seat moves to another device while a game is on, and the old one is told so and stays away', async () => {
  const { house, code, alma } = await evening();
  const hand = cards(alma);
  assert.deepEqual(await answered(house, alma, ticketed()), {});
  const next = await arrived(house, code);
  assert.deepEqual([next.role, cards(next)], ['visitor', {}], 'with the ticket alone it sees what the table sees');
  assert.deepEqual(await answered(house, next, moving()), {});
  await settled();
  assert.deepEqual([next.role, cards(next), next.view.phase], [0, hand, 'playing']);
  assert.equal(alma.closedFor, 'handed-on');
  assert.deepEqual(await answered(house, next, { type: 'room.pause' }), {});

  const again = openPage(house, code, 'Alma');
  await connect(house, again, code);
  assert.deepEqual([again.closedFor, cards(again)], ['handed-on', undefined], 'its token opens nothing any more');
  assert.equal(await house.rooms.isGuest(code, hashOf(alma.token), true), false);
  assert.equal(await house.rooms.isHost(code, hashOf(next.token), true), true);
  assert.deepEqual(house.troubles, []);
});

test('nobody else is told of it, and nothing of it is handed out', async () => {
  const { house, code, alma, desk } = await evening();
  const before = desk.frames.length;
  await answered(house, alma, ticketed());
  const next = await arrived(house, code);
  await answered(house, next, moving());
  await house.clock.pass(20_000);
  const said = desk.frames.slice(before).map(({ text }) => text);
  assert.ok(!said.some((text) => /connectionChanged|moved|ticket/.test(text)), 'who watches sees no change');
  const entries = await entriesOf(house, code);
  const stored = JSON.stringify(entries);
  assert.ok(!stored.includes(TICKET) && !stored.includes(next.token), 'tickets and tokens are stored hashed');
  assert.ok(entries.some(({ command }) => command.type === 'room.move'));
  const opened = JSON.stringify(openedLog(entries));
  for (const word of ['room.move', 'room.ticket', hashOf(TICKET)]) assert.ok(!opened.includes(word), word);
});

test('a ticket is good for a minute, for one device, and for nothing once its seat is given up', async () => {
  const { house, code, alma } = await evening();
  const gone = { refused: 'no-such-ticket' };
  await answered(house, alma, ticketed());
  const late = await arrived(house, code);
  await house.clock.pass(60_001);
  assert.deepEqual(await answered(house, late, moving()), gone);

  const [first, second] = ['1a'.repeat(16), '2b'.repeat(16)];
  await answered(house, alma, ticketed(first));
  const early = await arrived(house, code, first);
  await answered(house, alma, ticketed(second));
  assert.deepEqual(await answered(house, early, moving(first)), gone, 'the next ticket takes its place');
  const next = await arrived(house, code, second);
  assert.deepEqual(await answered(house, next, moving(second)), {});
  const thief = openPage(house, code, 'over the shoulder', { key: second });
  await connect(house, thief, code);
  assert.equal(thief.closedFor, 'not-open', 'it opens nothing a second time');
  assert.deepEqual(await answered(house, next, ticketed(first)), {});
  const other = await arrived(house, code, first);
  assert.deepEqual(await answered(house, next, { type: 'room.leave' }), {});
  assert.deepEqual(await answered(house, other, moving(first)), gone);
});

test('only who has a place makes a ticket, and only who has none uses one', async () => {
  const { house, code, alma } = await evening();
  await answered(house, alma, { type: 'room.setSpectators', allowed: true });
  const guest = openPage(house, code, 'somebody');
  await connect(house, guest, code);
  assert.deepEqual(await answered(house, guest, ticketed()), { refused: 'not-seated' });
  assert.deepEqual(await answered(house, guest, moving()), { refused: 'no-such-ticket' });
  for (const ticket of ['', 'x'.repeat(32), hashOf(TICKET), 7]) {
    assert.deepEqual(await answered(house, guest, moving(ticket as string)), { refused: 'bad-payload' });
  }
  await answered(house, alma, ticketed());
  assert.deepEqual(await answered(house, alma, moving()), { refused: 'not-seated' });
});

test('the console moves in the same way', async () => {
  const { house, code, desk } = await evening({ isLed: true });
  const seen = Object.keys(cards(desk)!).length;
  assert.equal(seen, 7);
  assert.deepEqual(await answered(house, desk, ticketed()), {});
  const next = await arrived(house, code);
  assert.deepEqual(await answered(house, next, moving()), {});
  await house.clock.pass(5_000); // at night its stream comes in pieces
  assert.deepEqual([next.role, Object.keys(cards(next)!).length, desk.closedFor], ['master', 7, 'handed-on']);
  assert.deepEqual(await answered(house, next, { type: 'room.pause' }), {});
  await house.clock.pass(20_000);
  assert.equal(next.view.master.connected, true);
});

test('a ticket that one server made is good at another, also after the first has died', async () => {
  const { house, code, alma } = await evening();
  const hand = cards(alma);
  const { clock, store } = house;
  const there = openHouse(games, { clock, store, server: 'there', seed: 'there' });
  await answered(house, alma, ticketed());
  const next = await arrived(there, code);
  assert.deepEqual(await answered(house, next, moving()), {});
  await settled();
  assert.deepEqual([next.role, cards(next), alma.closedFor], [0, hand, 'handed-on']);

  const [first] = ['1a'.repeat(16)];
  await answered(house, next, ticketed(first));
  await there.rooms.close(); // with whatever it had in memory
  const back = await arrived(house, code, first);
  assert.deepEqual(await answered(house, back, moving(first)), {});
  await settled();
  assert.deepEqual([back.role, cards(back)], [0, hand]);
  assert.deepEqual([...house.troubles, ...there.troubles], []);
});
