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
  await step(host, 'nightSeconds', '+', '60 s');
  await openDoor(master, host, code);
  await master.sees(master.button(exactly(words.lobby.start)));
  await gallery.look(master, 'lobby');
  await table.sees(table.text(NAMES[2]!));
  await master.press(exactly(words.lobby.start));

  const players = phones.map((phone, i) => new Player(phone, NAMES[i]!));
  const met = new Set<Phase>();
  let turn = 0;
  await lead(master, players, async (phase) => {
    if (met.has(phase)) return;
    met.add(phase);
    await holding([...phones, table, master], async () => {
      await Promise.all([...phones, table, master].map((one) => gallery.look(one, phase)));
      const one = phones[turn++ % phones.length]!;
      await openAgain(one, code);
      if (phase === 'speech') {
        await house.kill();
        await house.start();
      }
    });
  });
  for (const phone of phones) await phone.sees(phone.button(exactly(t.buttons.turnCards)));
  console.log([...met].join(' '), [...gallery.seen.keys()].length);
  gallery.isFlawless();
  void saying;
});
