/**
 * A whole evening around one table, in Swedish: three phones, the table's screen, a human game master and bots. On the
 * way every phone is opened again in every phase, the server is killed once, and somebody changes devices.
 */
import assert from 'node:assert/strict';
import type { Phase } from '../src/games/maffia/state.ts';
import type { Device } from './support/device.ts';
import { evening } from './support/evening.ts';
import {
  chooseOption,
  choosePreset,
  fillChairs,
  layTable,
  openDoor,
  sayReady,
  sitDown,
  step,
  toTab,
  typeCode,
} from './support/lobby.ts';
import { Gallery } from './support/looks.ts';
import { holding, lead } from './support/party.ts';
import { Player } from './support/player.ts';
import { squareHolds } from './support/square.ts';
import { keepVigil } from './support/vigil.ts';
import { exactly, gameWords, houseWords, saying } from './support/words.ts';

const NAMES = ['Alma', 'Bodil', 'Cyril'];
const words = houseWords('sv');
const t = gameWords('sv');

/** A page that is opened again is in its seat, and asks nothing. */
async function openAgain(device: Device, code: string): Promise<void> {
  await device.reload();
  await device.sees(device.page.locator('[data-surface]').filter({ hasText: code }));
  assert.equal(await device.page.getByRole('dialog').count(), 0);
  assert.equal(await device.field(words.join.name).count(), 0);
}

/** The old device shows the square, the new one opens what is in it and is asked once; the old one goes dark. */
async function changeDevice(player: Player, code: string, next: Device): Promise<void> {
  const old = player.device;
  await old.press(exactly(words.drawers.menu));
  await old.press(saying(words.drawers.moveDevice));
  const square = old.page.getByRole('img', { name: words.drawers.moveDevice });
  await old.sees(square);
  const link = `/${code}#m${old.ticket}`;
  await square.locator('path[d*="M"]').waitFor({ state: 'attached' });
  assert.ok(await squareHolds(square, new URL(link, old.page.url()).href), 'the square holds the link');
  await next.goto(link);
  await next.press(exactly(words.take.sit));
  await next.sees(next.page.locator('[data-surface]').filter({ hasText: code }));
  await old.sees(old.heading(words.errors.pages.replaced.title));
  player.device = next;
}

/** Those that wait for somebody. The brief ones between them may pass while a slow machine still looks at another. */
const PHASES = [
  'briefing',
  'day-talk',
  'nominee-list',
  'speech',
  'vote-call',
  'night',
  'declaration',
  'ended',
] as const;

evening('a whole evening around one table, with a human master', async ({ device, house }) => {
  const gallery = new Gallery();
  const phones: Device[] = [];
  for (const name of NAMES) phones.push(await device({ name, language: 'sv' }));
  const table = await device({ name: 'table', kind: 'table', language: 'sv' });
  const master = await device({ name: 'master', kind: 'master', language: 'sv' });
  const [host, ...guests] = phones as [Device, ...Device[]];

  const code = await layTable(host);
  await sitDown(host, NAMES[0]!);
  await openDoor(table, host, code);
  for (const [i, guest] of guests.entries()) {
    await typeCode(guest, code);
    await sitDown(guest, NAMES[i + 1]!);
    await sayReady(guest);
  }
  await fillChairs(host, 7);
  await toTab(host, 'options');
  await choosePreset(host, 'solo');
  await chooseOption(host, 'gameMaster', 'human');
  await step(host, 'nightSeconds', '+', '30 s');
  await openDoor(master, host, code);
  await master.sees(master.button(exactly(words.lobby.start)));
  await gallery.look(master, 'lobby');
  await table.sees(table.text(NAMES[2]!));
  await master.press(exactly(words.lobby.start));

  const players = phones.map((phone, i) => new Player(phone, NAMES[i]!));
  const devices = () => [...players.map((player) => player.device), table, master];
  const met = new Set<Phase>();
  await lead(master, players, async (phase) => {
    if (met.has(phase)) return;
    met.add(phase);
    await holding(devices(), async () => {
      await Promise.all(devices().map((one) => gallery.look(one, phase)));
      if (phase === 'night') await keepVigil(code, players, table, master);
      if (phase === 'nominee-list')
        await changeDevice(players[1]!, code, await device({ name: 'tablet', language: 'sv' }));
      if (phase === 'speech') {
        await house.kill();
        await house.start();
      }
      for (const one of [devices()[met.size % players.length]!, table, master]) await openAgain(one, code);
    });
  });

  for (const phase of PHASES) assert.ok(met.has(phase), `${phase} was played`);
  for (const { device: phone } of players) {
    await phone.press(exactly(t.buttons.turnCards));
    await phone.sees(phone.text(t.end.cards));
    await gallery.look(phone, 'cards');
    await phone.press(exactly(t.phone.toDebrief));
    await phone.sees(phone.heading(t.debrief.title));
    await gallery.look(phone, 'debrief');
  }
  gallery.isFlawless();
});
