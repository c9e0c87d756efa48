/**
 * Maffia for its pictures: three phones, the table's screen and a human master. Whatever a phase shows is taken once,
 * by day and by night, in a dark room; and once more in a bright one, where phone and console may be bright.
 */
import type { Device } from '../../e2e/support/device.ts';
import type { Evening } from '../../e2e/support/evening.ts';
import {
  chooseOption,
  choosePreset,
  fillChairs,
  layTable,
  openDoor,
  sayReady,
  sitDown,
  toTab,
  typeCode,
} from '../../e2e/support/lobby.ts';
import { holding, lead } from '../../e2e/support/party.ts';
import { Player } from '../../e2e/support/player.ts';
import { exactly, gameWords, houseWords, like } from '../../e2e/support/words.ts';
import { en as desk } from '../../src/games/maffia/screens/master/words/en.ts';
import type { Language } from '../../src/kernel/game.ts';
import { en as close } from '../../src/web/texts/evening/en.ts';
import type { Album, Sitting } from './album.ts';

const LANGUAGE: Language = 'en';
const NAMES = ['Alma', 'Bodil', 'Cyril'];
const TABLE = { width: 800, height: 450 };
/** Where the console looks different from the moment before. */
const AT_CONSOLE = ['briefing', 'day-talk', 'vote-call', 'night', 'declaration', 'ended'];

const words = houseWords(LANGUAGE);
const t = gameWords(LANGUAGE);

/** The last of the phones lies in a bright room, and so does the console, once: what may be bright, is. */
const DARK = ['deal', 'night-zero', 'night'];

const turnLight = (device: Device, light: 'bright' | 'dark'): Promise<unknown> =>
  device.page.evaluate((chosen) => localStorage.setItem('konklave.light', chosen), light);

async function takeBright(device: Device, album: Album, name: string): Promise<void> {
  await device.sees(device.page.locator('[data-light=bright]'));
  await album.take(device, `bright-${name}`);
}

/** Opened again, because a page reads what was chosen when it is opened. */
async function takeBrightConsole(master: Device, album: Album, phase: string): Promise<void> {
  await turnLight(master, 'bright');
  await master.reload();
  await master.sees(master.heading(/./));
  await takeBright(master, album, phase);
  await turnLight(master, 'dark');
  await master.reload();
  await master.sees(master.heading(/./));
}

interface Party {
  readonly phones: readonly Device[];
  readonly table: Device;
  readonly master: Device;
}

async function toTheTable(evening: Evening, album: Album): Promise<Party> {
  const phones: Device[] = [];
  for (const name of NAMES) phones.push(await evening.device({ name, language: LANGUAGE }));
  const table = await evening.device({ name: 'table', kind: 'table', language: LANGUAGE, size: TABLE });
  const master = await evening.device({ name: 'master', kind: 'master', language: LANGUAGE });
  const [host, ...guests] = phones as [Device, ...Device[]];
  await guests[1]!.goto('/');
  await turnLight(guests[1]!, 'bright');
  await host.goto('/');
  await host.sees(host.button(exactly(words.home.host)));
  await host.page.waitForLoadState('networkidle');
  await album.take(host, 'front-page');
  const code = await layTable(host);
  await host.field(words.join.name).fill(NAMES[0]!);
  await album.take(host, 'door');
  await sitDown(host, NAMES[0]!);
  await openDoor(table, host, code);
  for (const [i, guest] of guests.entries()) {
    await typeCode(guest, code);
    await sitDown(guest, NAMES[i + 1]!);
    await sayReady(guest);
  }
  await album.take(guests[0]!, 'guest');
  await takeBright(guests[1]!, album, 'guest');
  await album.take(host, 'invite');
  await fillChairs(host, 9);
  await album.take(host, 'chairs');
  await toTab(host, 'options');
  await choosePreset(host, 'blitz');
  await chooseOption(host, 'gameMaster', 'human');
  await chooseOption(host, 'pace', 'calm'); // so that nothing is over before its picture is taken
  await album.take(host, 'rules');
  await openDoor(master, host, code);
  await master.sees(master.button(exactly(words.lobby.start)));
  await album.take(master, 'lobby');
  await table.sees(table.text(words.lobby.seated(9)));
  await table.page.waitForLoadState('networkidle');
  await album.take(table, 'lobby');
  await master.press(exactly(words.lobby.start));
  return { phones, table, master };
}

/** What is opened in the middle of a day: the corner of care, and a pause for all. */
async function takeDrawers({ phones, table, master }: Party, album: Album): Promise<void> {
  const [phone] = phones as [Device];
  await phone.press(exactly(t.buttons.notWell));
  await phone.sees(phone.page.getByRole('dialog'));
  await album.take(phone, 'not-well');
  await phone.page.keyboard.press('Escape');
  await master.press(exactly(desk.go.pause));
  for (const one of [table, phone]) {
    await one.sees(one.text(words.pause.why.master.title));
    await album.take(one, 'pause');
  }
  await master.press(exactly(desk.go.resume));
  await phone.loses(phone.text(words.pause.why.master.title));
}

/** The moment of NOW: the hand on the phone of somebody who may raise it, and the word on the table. */
async function takeHand({ phones, table, master }: Party, album: Album): Promise<void> {
  for (const name of [like(t.master.callVote), like(desk.go.calls), exactly(desk.go.on)])
    if (await master.tryTo(master.page.getByRole('button', { name, disabled: false }))) break;
  const handOf = (phone: Device) => phone.button(like(t.buttons.raiseHand));
  const phone = await Promise.any(
    phones.map(async (one) =>
      handOf(one)
        .waitFor()
        .then(() => one),
    ),
  );
  const isOpen = () => handOf(phone).isVisible();
  await Promise.all([phone, table].map((one) => album.takeIf(one, 'vote-hand', isOpen)));
}

export const sit: Sitting = async (evening, album) => {
  const party = await toTheTable(evening, album);
  const { phones, table, master } = party;
  const players = phones.map((phone, i) => new Player(phone, NAMES[i]!));
  const seen = new Set<string>();
  await lead(master, players, async (phase) => {
    for (const phone of phones.slice(0, 2))
      if (await phone.page.locator('.mf-out').count()) await album.take(phone, 'out');
    if (seen.has(phase)) return;
    seen.add(phase);
    await holding([...phones, table, master], async () => {
      // Phones and console are held, so that bots nominate and nobody ends the day.
      if (phase === 'day-talk') await table.sees(table.page.locator('.mt-seat.is-nominee').nth(1));
      await Promise.all([
        ...[phones[0]!, table].map((one) => album.take(one, phase)),
        ...(DARK.includes(phase) ? [] : [takeBright(phones[2]!, album, phase)]),
      ]);
      if (AT_CONSOLE.includes(phase)) await album.take(master, phase);
      if (phase === 'vote-call') await takeHand(party, album);
      if (phase === 'day-talk') {
        await takeDrawers(party, album);
        await takeBrightConsole(master, album, phase);
      }
    });
  });
  const [phone] = phones as [Device];
  await phone.press(exactly(t.buttons.turnCards));
  await album.take(phone, 'cards');
  await phone.press(exactly(t.phone.toDebrief));
  await album.take(phone, 'debrief');

  await phone.press(exactly(words.end.next));
  await phone.sees(phone.button(exactly(close.next.enough)));
  await album.take(phone, 'next');
  await phone.press(exactly(close.next.enough));
  await table.sees(table.heading(close.close.over));
  await album.take(table, 'evening');
  await phone.press(exactly(close.close.titles));
  await album.take(phone, 'evening-titles');
  await phone.press(exactly(close.close.toCandle));
  await album.take(phone, 'evening-candle');
};
