/** The links to the table screen and to the master's console: what they show, and when. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as games from '../games/index.ts';
import { openedLog } from '../kernel/fairness.ts';
import type { RoomState } from '../kernel/room/state.ts';
import type { Entry } from '../kernel/table.ts';
import { sitting, taking } from './testing/client.ts';
import { answered, connect, openDesk, openHouse, openPage, type TestHouse, type TestPage } from './testing/house.ts';
import { hashOf } from './tokens.ts';

interface Evening {
  readonly house: TestHouse;
  readonly code: string;
  readonly host: TestPage;
  readonly desk: TestPage;
  readonly master: string;
}

/** A table with one person, bots and an open console, before the start. */
async function laid(): Promise<Evening> {
  const house = openHouse(games);
  const made = await house.rooms.create({ game: 'maffia', language: 'en', remote: true });
  assert.ok(typeof made === 'object');
  const { room: code, master } = made;
  const host = openPage(house, code, 'the host');
  await connect(house, host, code);
  const desk = await openDesk(house, code, 'the master', master);
  assert.deepEqual(await host.ask(sitting('Alma')), {});
  for (const name of ['Bodil', 'Cyril', 'Dagny', 'Egon', 'Fritjof', 'Gunvor']) {
    assert.deepEqual(await host.ask({ type: 'room.addBot', name, pronouns: '', mask: 0, bot: 'quiet' } as never), {});
  }
  assert.equal(desk.role, 'master');
  return { house, code, host, desk, master };
}

test('the table is shown on as many screens as have its link, a seat on one device', async () => {
  const house = openHouse(games);
  const made = await house.rooms.create({ game: 'maffia', language: 'en', remote: true });
  assert.ok(typeof made === 'object');
  const { room: code, table: token } = made;
  const screens = ['the television', 'the laptop'].map((name) => openPage(house, code, name, { token }));
  for (const screen of screens) await connect(house, screen, code);
  const phones = ['Alma', 'Alma'].map((name) => openPage(house, code, name));
  await connect(house, phones[0]!, code);
  assert.deepEqual(await phones[0]!.ask(sitting('Alma')), {});
  await connect(house, phones[1]!, code);
  await house.clock.pass(1_000);
  assert.deepEqual(
    screens.map(({ role, closedFor }) => [role, closedFor]),
    screens.map(() => ['table', undefined]),
  );
  assert.deepEqual(
    phones.map(({ role, closedFor }) => [role, closedFor]),
    [
      [0, 'replaced'],
      [0, undefined],
    ],
  );
});

const rolesIn = (view: RoomState): number => Object.keys((view.play as { roles?: object } | null)?.roles ?? {}).length;

test('a game that leads itself shows its console nothing, whenever it is opened', async () => {
  const { house, code, host, desk, master } = await laid();
  assert.deepEqual(await host.ask({ type: 'room.start' }), {});
  await house.clock.pass(200_000);
  assert.ok(rolesIn(host.view) > 0, 'cards were dealt');
  assert.deepEqual([desk.role, rolesIn(desk.view)], ['visitor', 0]);
  const late = await openDesk(house, code, 'a second console', master);
  assert.deepEqual([late.role, rolesIn(late.view)], ['visitor', 0]);
  assert.deepEqual(await late.ask({ type: 'master.advance' } as never), { refused: 'master-only' });
});

/** The same, with the cards dealt by the person who leads. */
async function led(): Promise<Evening> {
  const evening = await laid();
  const { host, desk } = evening;
  assert.deepEqual(await host.ask({ type: 'room.setOption', name: 'gameMaster', value: 'human' } as never), {});
  assert.deepEqual(await host.ask({ type: 'room.start' }), {});
  for (let i = 0; i < 4 && rolesIn(desk.view) === 0; i++) await desk.ask({ type: 'master.advance' } as never);
  assert.equal(rolesIn(desk.view), 7);
  return evening;
}

test('a person who leads sees all, and no more once the game was handed over', async () => {
  const { house, desk, code } = await led();
  assert.deepEqual(await desk.ask({ type: 'room.handOver' }), {});
  await house.clock.pass(1);
  assert.deepEqual([desk.role, rolesIn(desk.view)], ['visitor', 0]);
  const again = openPage(house, code, 'the master');
  await connect(house, again, code);
  assert.deepEqual([again.role, rolesIn(again.view)], ['visitor', 0], 'it looks on, as the table does');
});

test('the link to the console opens nothing while somebody has the console, here or away', async () => {
  const { house, code, desk, master } = await led();
  for (const isAway of [false, true]) {
    if (isAway) desk.cut();
    await house.clock.pass(70_000);
    const thief = openPage(house, code, `the link in other hands ${isAway}`, { key: master });
    await connect(house, thief, code);
    assert.deepEqual(await answered(house, thief, taking(master)), { refused: 'master-present' });
    assert.deepEqual([thief.role, rolesIn(thief.view)], ['visitor', 0]);
    const bearer = openPage(house, code, 'as a token', { token: master });
    await connect(house, bearer, code);
    assert.deepEqual([bearer.closedFor, rolesIn(bearer.view)], ['not-open', 0]);
    assert.equal(await house.rooms.isHost(code, hashOf(master), true), false);
  }
  await connect(house, desk, code);
  assert.deepEqual([desk.role, rolesIn(desk.view)], ['master', 7]);
});

test('the console is taken with its own key, by nobody at the table', async () => {
  const house = openHouse(games);
  const made = await house.rooms.create({ game: 'maffia', language: 'en', remote: true });
  assert.ok(typeof made === 'object');
  const { room: code, master, table } = made;
  const alma = openPage(house, code, 'Alma');
  await connect(house, alma, code);
  for (const door of ['0'.repeat(32), table, hashOf(master), '', undefined]) {
    const { refused } = await alma.ask(taking(door as string));
    assert.equal(refused, door?.length === 32 ? 'wrong-key' : 'bad-payload');
  }
  await alma.ask(sitting('Alma'));
  assert.deepEqual(await alma.ask(taking(master)), { refused: 'not-seated' });
  const desk = await openDesk(house, code, 'the master', master);
  assert.equal(desk.role, 'master');
  const stored = (await house.house.log.read(code, 0)).join();
  assert.ok(!stored.includes(master) && !stored.includes(desk.token), 'keys are stored hashed');
  assert.equal((await openDesk(house, code, 'another', master)).role, 'visitor');
});

test('a host gives the place of a master who is gone to somebody else, and everybody is told', async () => {
  const { house, code, host, desk, master } = await led();
  const fresh = 'f0'.repeat(16);
  const freeing = { type: 'room.freeMaster', door: fresh };
  assert.deepEqual(await answered(house, host, freeing), { refused: 'master-there' });
  assert.deepEqual(await answered(house, desk, freeing), { refused: 'master-there' });
  desk.cut();
  await house.clock.pass(5_000);
  assert.equal(host.view.pause?.why, 'master-gone');
  assert.deepEqual(
    await answered(house, host, freeing),
    { refused: 'master-there' },
    'a phone may be back in a minute',
  );
  await house.clock.pass(60_000);
  assert.deepEqual(await answered(house, host, freeing), {});
  assert.deepEqual([host.view.master.present, host.view.master.held], [true, false]);

  await connect(house, desk, code);
  assert.equal(desk.closedFor, 'not-open', 'the earlier one leads no more');
  assert.equal((await openDesk(house, code, 'with the earlier link', master)).closedFor, 'not-open');
  const next = openPage(house, code, 'the next', { key: fresh });
  await connect(house, next, code);
  assert.deepEqual(await answered(house, next, taking(fresh)), {});
  assert.deepEqual([next.role, rolesIn(next.view)], ['master', 7]);
  assert.deepEqual([host.view.master.held, host.view.master.connected, host.view.pause], [true, true, null]);
  assert.deepEqual(await answered(house, next, { type: 'room.pause' }), {});
  const told = (await house.house.log.read(code, 0)).flatMap((text) => (JSON.parse(text) as Entry).told);
  assert.equal(told.filter(({ fact }) => fact.type === 'room.masterFreed').length, 1);
});

test('in the lobby a host gives the place away at any time, and whoever had it looks on', async () => {
  const { house, code, host, desk, master } = await laid();
  const fresh = 'f0'.repeat(16);
  assert.deepEqual(await host.ask({ type: 'room.freeMaster', door: fresh } as never), {});
  assert.deepEqual([desk.role, desk.closedFor, host.view.master.present], ['visitor', undefined, false]);
  assert.deepEqual(await desk.ask({ type: 'room.start' }), { refused: 'not-seated' });
  assert.deepEqual(await desk.ask(taking(master)), { refused: 'wrong-key' });
  assert.equal((await openDesk(house, code, 'the next', fresh)).role, 'master');
  assert.deepEqual(await desk.ask(taking(fresh)), { refused: 'master-present' });
});

test('[MF-127] [MF-128] the log that is handed out does not number what a page has asked for', async () => {
  const { house, code, host } = await laid();
  assert.deepEqual(await host.ask({ type: 'room.ready', ready: true } as never), {});
  const entries = (await house.house.log.read(code, 0)).map((text) => JSON.parse(text) as Entry);
  assert.ok(
    entries.some(({ id }) => id !== undefined),
    'the store numbers them',
  );
  assert.ok(openedLog(entries).every((entry) => !('id' in entry)));
});

test('a browser that has a chair in a running game is refused the console, by either of its tokens', async () => {
  const { house, code, host, desk } = await led();
  desk.cut();
  await house.clock.pass(70_000);
  const fresh = 'f5'.repeat(16);
  assert.deepEqual(await host.ask({ type: 'room.freeMaster', door: fresh } as never), {});
  assert.deepEqual(await host.ask(taking(fresh) as never), { refused: 'not-seated' }, 'a chair is no visitor');
  const tab = openPage(house, code, 'another tab of the host', { key: fresh });
  await connect(house, tab, code);
  const asked = { ...taking(fresh), beside: host.token };
  assert.deepEqual(await answered(house, tab, asked), { refused: 'leads-and-plays' });
  assert.deepEqual([tab.role, rolesIn(tab.view)], ['visitor', 0]);
  const guest = openPage(house, code, 'somebody who does not play', { key: fresh });
  await connect(house, guest, code);
  assert.deepEqual(await answered(house, guest, { ...taking(fresh), beside: 'ab'.repeat(16) }), {});
  assert.deepEqual([guest.role, rolesIn(guest.view)], ['master', 7]);
});

test('whoever sits down with the browser that has the console gets up from there', async () => {
  const { house, code, desk, master } = await laid();
  const phone = openPage(house, code, 'the phone of whoever leads');
  await connect(house, phone, code);
  assert.deepEqual(await phone.ask({ ...sitting('Hedda'), beside: desk.token } as never), {});
  await house.clock.pass(1);
  assert.deepEqual([typeof phone.role, desk.role, phone.view.master.held], ['number', 'visitor', false]);
  const again = { ...taking(master), beside: phone.token };
  assert.deepEqual(await answered(house, desk, again), { refused: 'leads-and-plays' });
  assert.deepEqual(await phone.ask({ type: 'room.leave' }), {});
  assert.deepEqual(await answered(house, desk, again), {});
  assert.equal(desk.role, 'master');
});

test('neither a console nor a chair moves to a browser that has the other one', async () => {
  const { house, code, host, desk } = await led();
  const tickets = { desk: 'd1'.repeat(16), host: 'd2'.repeat(16) };
  for (const [page, ticket] of [[desk, tickets.desk] as const, [host, tickets.host] as const]) {
    assert.deepEqual(await page.ask({ type: 'room.ticket', ticket } as never), {});
    const other = page === desk ? host : desk;
    const next = openPage(house, code, `new at ${ticket}`, { key: ticket });
    await connect(house, next, code);
    const move = { type: 'room.move', ticket, beside: other.token };
    assert.deepEqual(await answered(house, next, move), { refused: 'leads-and-plays' });
    assert.equal(next.role, 'visitor');
  }
});
