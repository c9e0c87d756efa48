/**
 * Ordet fanger for its pictures: three phones, the table's screen and a human master round one table with the blue box,
 * then the same phones at a distance with a short list of their own, to the end of the game. Each screen is taken once.
 */
import type { Device } from '../../e2e/support/device.ts';
import { type Evening, openBrowser } from '../../e2e/support/evening.ts';
import { openDoor, sayReady, sitDown, toTab, typeCode } from '../../e2e/support/lobby.ts';
import {
  chooseValue,
  Guest,
  layOrdet,
  openAllOptions,
  typedStep,
  voiceStep,
  type Wish,
  writeOption,
} from '../../e2e/support/ordet-fanger.ts';
import { exactly, houseWords } from '../../e2e/support/words.ts';
import { sets, titleIn } from '../../src/games/ordet-fanger/content.ts';
import '../../src/games/ordet-fanger/texts/all.ts';
import type { Language } from '../../src/kernel/game.ts';
import type { Album, Sitting } from './album.ts';
import { greyscale } from './ordet-fanger-greyscale.ts';

const LANGUAGE: Language = 'en';
const TABLE = { width: 800, height: 450 };
const NAMES = ['Albertina', 'Bodil', 'Cyril'] as const;
const words = houseWords(LANGUAGE);
const ANSWERS = ['a bus', 'my brother', 'Paris', 'a bear', 'cheese', 'Pippi', 'a lamp', 'Napoleon', 'the moon', 'soup'];

/** Which screen a device shows, by the class of its frame; a console, by whether something waits for a ruling. */
const shownOn = (device: Device): Promise<string> =>
  device.page.evaluate(() => {
    const main = document.querySelector('main');
    if (main?.classList.contains('om')) return document.querySelector('.om-rule') ? 'ruling' : 'console';
    const names = [...(main?.classList ?? [])].filter((name) => /^(of-|is-)/.test(name));
    const part = document.querySelector('main.ot > [class^="ot-"]')?.className.split(' ')[0];
    return [...names, ...(part ? [part] : [])].map((name) => name.replace(/^o[ft]-/, '')).join('-');
  });

/** A card on its edge is on its way: the picture is of the table when it lies. */
const isTurning = (device: Device): Promise<boolean> =>
  device.page.evaluate(() => document.querySelector('main.ot .of-edge') !== null);

/** Takes each screen of a device, once it was still there when the picture had been taken. */
function watch(device: Device, album: Album, prefix: string) {
  let isOver = false;
  const done = (async () => {
    for (; !isOver; await device.changes()) {
      const now = await shownOn(device).catch(() => '');
      const isStill = async () => (await shownOn(device)) === now && !(await isTurning(device));
      if (now !== '' && !now.includes('reveal'))
        await album.takeIf(device, `${prefix}-${now}`, isStill).catch(() => {});
    }
  })();
  return {
    close: async () => {
      isOver = true;
      await done;
    },
  };
}

async function gather(album: Album, phones: readonly Device[], remote: boolean): Promise<string> {
  const [host, ...others] = phones as [Device, ...Device[]];
  const code = await layOrdet(host, { remote });
  await sitDown(host, NAMES[0]);
  for (const [i, guest] of others.entries()) {
    await typeCode(guest, code);
    await sitDown(guest, NAMES[i + 1]!);
    await sayReady(guest);
  }
  if (!remote) {
    await toTab(host, 'seats');
    await album.take(host, 'lobby-seats');
  }
  return code;
}

async function roundOneTable(evening: Evening, album: Album, phones: readonly Device[]): Promise<void> {
  const [host] = phones as [Device];
  const table = await evening.device({ name: 'table', kind: 'table', language: LANGUAGE, size: TABLE });
  const master = await evening.device({
    name: 'master',
    kind: 'master',
    language: LANGUAGE,
    size: { width: 1366, height: 900 },
  });
  const code = await gather(album, phones, false);
  await openDoor(table, host, code);
  await toTab(host, 'options');
  await album.take(host, 'lobby-options');
  await chooseValue(host, 'gameMaster', 'human');
  await chooseValue(host, 'duelSignal', 'flash');
  await openDoor(master, host, code);
  await master.press(exactly(words.lobby.start));
  const watching = [table, master, ...phones].map((device) => watch(device, album, 'voices'));
  const guests = phones.map((phone, i) => new Guest(phone, NAMES[i]!));
  const how: Wish = { wish: 'settle' };
  const wishes: Wish['wish'][] = ['tie', 'vote'];
  let duels = 0;
  for (let step = 0; step < 90 && duels < 7; step++) {
    if ((await voiceStep(guests, how)) !== 'duel') continue;
    duels++;
    if (how.wish === 'settle' && wishes.length > 0) how.wish = wishes.shift()!;
  }
  for (const one of watching) await one.close();
}

/** Every third card of the blue box: a round of a few minutes. */
const SHORT_LIST = sets['set-1']
  .filter((_, i) => i % 3 === 0)
  .map(({ id }) => titleIn('en', id, ''))
  .join('\n');

async function atADistance(evening: Evening, album: Album, phones: readonly Device[]): Promise<void> {
  const [host] = phones as [Device];
  const table = await evening.device({ name: 'wall', kind: 'table', language: LANGUAGE, size: TABLE });
  const code = await gather(album, phones, true);
  await openDoor(table, host, code);
  await openAllOptions(host);
  await writeOption(host, 'ownCategories', SHORT_LIST);
  await album.take(host, 'lobby-list');
  await chooseValue(host, 'cardSets', 'own');
  await host.page
    .getByRole('group', { name: 'Rounds', exact: true })
    .getByRole('button', { name: 'Rounds: −' })
    .click();
  await host.press(exactly(words.lobby.start));
  const watching = [table, ...phones].map((device) => watch(device, album, 'typed'));
  const guests = phones.map((phone, i) => new Guest(phone, NAMES[i]!));
  let said = 0;
  const answer = () => `${ANSWERS[said % ANSWERS.length]} ${Math.floor(said++ / ANSWERS.length) || ''}`.trim();
  for (let step = 0; step < 200; step++) {
    const screens = await Promise.all(guests.map((guest) => guest.screen()));
    if (screens.every((screen) => screen === 'over')) break;
    if (screens.includes('over')) continue;
    await typedStep(guests, answer);
  }
  await album.take(host, 'typed-over');
  await album.take(table, 'typed-over');
  for (const one of watching) await one.close();
}

/** Told apart by outline alone. */
async function withoutColour(album: Album): Promise<void> {
  const page = await (await openBrowser()).newPage({ viewport: { width: 1960, height: 440 } });
  await page.setContent(greyscale);
  await album.keep(page, 'greyscale');
  await page.close();
}

export const sit: Sitting = async (evening, album) => {
  await withoutColour(album);
  const phones: Device[] = [];
  for (const name of NAMES) phones.push(await evening.device({ name, language: LANGUAGE }));
  await roundOneTable(evening, album, phones);
  await atADistance(evening, album, phones);
};
