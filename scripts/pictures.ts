/**
 * Pictures of every screen, from a game that is played for them:
 *
 *   npm run pictures                          writes docs/pictures
 *
 * Three phones, the table's screen and a human master; whatever a phase shows is taken once, by day and by night.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Device } from '../e2e/support/device.ts';
import { closeBrowser, Evening, openBrowser } from '../e2e/support/evening.ts';
import { House } from '../e2e/support/house.ts';
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
} from '../e2e/support/lobby.ts';
import { holding, lead } from '../e2e/support/party.ts';
import { Player } from '../e2e/support/player.ts';
import { exactly, gameWords, houseWords } from '../e2e/support/words.ts';
import type { Language } from '../src/kernel/game.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs/pictures');
const LANGUAGE: Language = 'en';
const NAMES = ['Alma', 'Bodil', 'Cyril'];
const TABLE = { width: 800, height: 450 };
/** Where the console looks different from the moment before. */
const AT_CONSOLE = ['briefing', 'day-talk', 'vote-call', 'night', 'declaration', 'ended'];
const MB = 1_000_000;
const ALL_MAX = 6 * MB;

const words = houseWords(LANGUAGE);
const t = gameWords(LANGUAGE);
const taken = new Set<string>();

/** When nothing moves any more: a picture is of a screen, not of the way to it. */
async function take(device: Device, name: string): Promise<void> {
  const file = `${device.kind}-${name}.png`;
  if (taken.has(file)) return;
  taken.add(file);
  await device.page.evaluate(() => document.fonts.ready);
  await device.page.screenshot({ path: join(folder, file), animations: 'disabled' });
}

async function toTheTable(
  evening: Evening,
): Promise<{ code: string; phones: Device[]; table: Device; master: Device }> {
  const phones: Device[] = [];
  for (const name of NAMES) phones.push(await evening.device({ name, language: LANGUAGE }));
  const table = await evening.device({ name: 'table', kind: 'table', language: LANGUAGE, size: TABLE });
  const master = await evening.device({ name: 'master', kind: 'master', language: LANGUAGE });
  const [host, ...guests] = phones as [Device, ...Device[]];
  await host.goto('/');
  await host.sees(host.button(exactly(words.home.host)));
  await host.page.waitForLoadState('networkidle');
  await take(host, 'front-page');
  const code = await layTable(host);
  await host.field(words.join.name).fill(NAMES[0]!);
  await take(host, 'door');
  await sitDown(host, NAMES[0]!);
  await openDoor(table, host, code);
  for (const [i, guest] of guests.entries()) {
    await typeCode(guest, code);
    await sitDown(guest, NAMES[i + 1]!);
    await sayReady(guest);
  }
  await take(guests[0]!, 'guest');
  await take(host, 'invite');
  await fillChairs(host, 9);
  await take(host, 'chairs');
  await toTab(host, 'options');
  await choosePreset(host, 'solo');
  await chooseOption(host, 'gameMaster', 'human');
  await step(host, 'nightSeconds', '+', '30 s');
  await take(host, 'rules');
  await openDoor(master, host, code);
  await master.sees(master.button(exactly(words.lobby.start)));
  await take(master, 'lobby');
  await table.sees(table.text(words.lobby.seated(9)));
  await table.page.waitForLoadState('networkidle');
  await take(table, 'lobby');
  await master.press(exactly(words.lobby.start));
  return { code, phones, table, master };
}

async function play(evening: Evening): Promise<void> {
  const { phones, table, master } = await toTheTable(evening);
  const players = phones.map((phone, i) => new Player(phone, NAMES[i]!));
  const seen = new Set<string>();
  await lead(master, players, async (phase) => {
    if (seen.has(phase)) return;
    seen.add(phase);
    await holding([...phones, table, master], async () => {
      await Promise.all([phones[0]!, table].map((one) => take(one, phase)));
      if (AT_CONSOLE.includes(phase)) await take(master, phase);
    });
  });
  const [phone] = phones as [Device];
  await phone.press(exactly(t.buttons.turnCards));
  await take(phone, 'cards');
  await phone.press(exactly(t.phone.toDebrief));
  await take(phone, 'debrief');
}

spawnSync(process.execPath, [join(root, 'scripts/build.ts'), '--if-older'], { stdio: ['ignore', 2, 2] });
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const evening = new Evening(await House.open(), await openBrowser());
try {
  await play(evening);
} finally {
  await evening.close();
  await closeBrowser();
}
const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
console.log(`${taken.size} pictures in docs/pictures, ${(bytes / MB).toFixed(1)} MB`);
if (bytes > ALL_MAX) {
  console.error(`That is more than ${ALL_MAX / MB} MB: make them smaller.`);
  process.exitCode = 1;
}
