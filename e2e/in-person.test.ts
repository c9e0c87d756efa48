/**
 * A whole evening around one table, in Swedish: three phones, the table's screen, a human game master and bots, until
 * somebody has won. On the way pages are opened again in every phase, the server is killed once, somebody changes
 * devices, and what every page holds is searched for secrets.
 */
import assert from 'node:assert/strict';
import type { Phase } from '../src/games/maffia/state.ts';
import { changeDevice, openAgain } from './support/again.ts';
import type { Device } from './support/device.ts';
import { evening } from './support/evening.ts';
import { chooseOption, fillChairs, layTable, openDoor, sayReady, sitDown, step, typeCode } from './support/lobby.ts';
import { Gallery } from './support/looks.ts';
import { holding, lead } from './support/party.ts';
import { Player } from './support/player.ts';
import { chooseShort, seesWinner } from './support/short.ts';
import { keepVigil } from './support/vigil.ts';
import { exactly, gameWords, houseWords } from './support/words.ts';

const NAMES = ['Alma', 'Bodil', 'Cyril'];
const words = houseWords('sv');
const t = gameWords('sv');
const PHASES: readonly Phase[] = [
  'briefing',
  'deal',
  'night-zero',
  'day-talk',
  'last-nominations',
  'nominee-list',
  'speech',
  'vote-call',
  'vote-result',
  'night',
  'declaration',
  'ended',
];

evening('a whole evening around one table, with a human master', async ({ device, house }) => {
  const gallery = new Gallery();
  const phones: Device[] = [];
  for (const name of NAMES) phones.push(await device({ name, language: 'sv' }));
  const table = await device({ name: 'table', kind: 'table', language: 'sv' });
  const master = await device({ name: 'master', kind: 'master', language: 'sv' });
  const tablet = await device({ name: 'tablet', language: 'sv' });
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
  await chooseShort(host, 3, { withNight: true });
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
      // Brief phases are over soon: pages are opened again first. Then all are looked at.
      const again = [devices()[met.size % players.length]!, table, master];
      await Promise.all(again.map((one) => openAgain(one, code)));
      await Promise.all(devices().map((one) => gallery.look(one, phase)));
      if (phase === 'nominee-list') {
        await keepVigil(code, players, table, master);
        await changeDevice(players[1]!, code, tablet);
      }
      if (phase === 'speech') {
        await house.kill();
        await house.start();
      }
    });
  });

  for (const phase of PHASES) assert.ok(met.has(phase), `${phase} was played`);
  for (const { device: phone } of players) {
    await seesWinner(phone);
    await phone.press(exactly(t.buttons.turnCards));
    await phone.sees(phone.text(t.end.cards));
    await gallery.look(phone, 'cards');
    await phone.press(exactly(t.phone.toDebrief));
    await phone.sees(phone.heading(t.debrief.title));
    await gallery.look(phone, 'debrief');
  }
  gallery.isFlawless();
});
