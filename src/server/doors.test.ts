/** The links to the table screen and to the master's console: what they show, and when. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as games from '../games/index.ts';
import { openedLog } from '../kernel/fairness.ts';
import type { RoomState } from '../kernel/room/state.ts';
import type { Entry } from '../kernel/table.ts';
import { sitting } from './testing/client.ts';
import { connect, openHouse, openPage, type TestHouse, type TestPage } from './testing/house.ts';

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
  const desk = openPage(house, code, 'the master', { token: master });
  await connect(house, host, code);
  await connect(house, desk, code);
  assert.deepEqual(await host.ask(sitting('Alma')), {});
  for (const name of ['Bodil', 'Cyril', 'Dagny', 'Egon', 'Fritjof', 'Gunvor']) {
    assert.deepEqual(await host.ask({ type: 'room.addBot', name, pronouns: '', mask: 0, bot: 'quiet' } as never), {});
  }
  assert.equal(desk.role, 'master');
  return { house, code, host, desk, master };
}

const rolesIn = (view: RoomState): number => Object.keys((view.play as { roles?: object } | null)?.roles ?? {}).length;

test('a game that leads itself shows its console nothing, whenever it is opened', async () => {
  const { house, code, host, desk, master } = await laid();
  assert.deepEqual(await host.ask({ type: 'room.start' }), {});
  await house.clock.pass(200_000);
  assert.ok(rolesIn(host.view) > 0, 'cards were dealt');
  assert.deepEqual([desk.role, rolesIn(desk.view)], ['visitor', 0]);
  const late = openPage(house, code, 'a second console', { token: master });
  await connect(house, late, code);
  assert.deepEqual([late.role, rolesIn(late.view)], ['visitor', 0]);
  assert.deepEqual(await late.ask({ type: 'master.advance' } as never), { refused: 'master-only' });
});

test('a person who leads sees all, and no more once the game was handed over', async () => {
  const { house, code, host, desk, master } = await laid();
  assert.deepEqual(await host.ask({ type: 'room.setOption', name: 'gameMaster', value: 'human' } as never), {});
  assert.deepEqual(await host.ask({ type: 'room.start' }), {});
  for (let i = 0; i < 4 && rolesIn(desk.view) === 0; i++) await desk.ask({ type: 'master.advance' } as never);
  assert.equal(rolesIn(desk.view), 7);
  const thief = openPage(house, code, 'the link in other hands', { token: master });
  await connect(house, thief, code);
  assert.deepEqual([thief.closedFor, rolesIn(thief.view), desk.closedFor], ['busy', 0, undefined]);
  assert.deepEqual(await desk.ask({ type: 'room.handOver' }), {});
  await house.clock.pass(1);
  assert.deepEqual([desk.role, rolesIn(desk.view)], ['visitor', 0]);
  const again = openPage(house, code, 'the console again', { token: master });
  await connect(house, again, code);
  assert.deepEqual([again.role, rolesIn(again.view)], ['visitor', 0]);
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
