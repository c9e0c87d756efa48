/**
 * Illumuffinati for its pictures: two phones, the table's screen and a human master with five at the table. Each screen
 * is taken once, when it is first seen.
 */
import type { Device } from '../../e2e/support/device.ts';
import { Evening, openBrowser } from '../../e2e/support/evening.ts';
import { House } from '../../e2e/support/house.ts';
import {
  Cook,
  hold,
  layMuffins,
  letGoFree,
  muffinWords,
  phaseOnTable,
  setChoice,
  setNumber,
} from '../../e2e/support/illumuffinati.ts';
import { comeTo, does, layEqual, layGame, NAMES as PEOPLE, toLastPass } from '../../e2e/support/illumuffinati-laid.ts';
import { fillChairs, openDoor, sayReady, sitDown, toTab, typeCode } from '../../e2e/support/lobby.ts';
import { exactly, houseWords } from '../../e2e/support/words.ts';
import { playOf as cardsOf, ok, toPhaseIn } from '../../src/games/illumuffinati/room-fixtures.ts';
import type { Language } from '../../src/kernel/game.ts';
import type { Album, Sitting } from './album.ts';

const LANGUAGE: Language = 'en';
const TABLE = { width: 800, height: 450 };
const NAMES = ['Albertina', 'Bodil'] as const;
const SEATS = 5;
/** After so many both phones have been on either side of the table; the end is laid. */
const ROUNDS = 3;
const words = houseWords(LANGUAGE);
const t = muffinWords(LANGUAGE);

interface Party {
  readonly phones: readonly [Device, Device];
  readonly table: Device;
  readonly master: Device;
}

async function toTheTable(evening: Evening, album: Album): Promise<Party> {
  const host = await evening.device({ name: NAMES[0], language: LANGUAGE });
  const guest = await evening.device({ name: NAMES[1], language: LANGUAGE });
  const table = await evening.device({ name: 'table', kind: 'table', language: LANGUAGE, size: TABLE });
  const master = await evening.device({
    name: 'master',
    kind: 'master',
    language: LANGUAGE,
    size: { width: 1366, height: 900 },
  });
  const code = await layMuffins(host);
  await sitDown(host, NAMES[0]);
  await openDoor(table, host, code);
  await typeCode(guest, code);
  await sitDown(guest, NAMES[1]);
  await sayReady(guest);
  await fillChairs(host, SEATS);
  await toTab(host, 'options');
  await album.take(host, 'options');
  await setChoice(host, 'gameMaster', 'human');
  await setNumber(host, 'passSeconds', '−', '10 s');
  await openDoor(master, host, code);
  await master.sees(master.button(exactly(words.lobby.start)));
  await table.sees(table.text(words.lobby.seated(SEATS)));
  await album.take(table, 'lobby');
  await master.press(exactly(words.lobby.start));
  return { phones: [host, guest], table, master };
}

/** While the seal is held, the screen shows more. */
async function held(device: Device, album: Album, name: string, isStill = async () => true): Promise<void> {
  const seal = device.page.locator('.im-look').first();
  if ((await seal.count()) === 0) return;
  const isOpen = async () => (await isStill()) && (await device.page.locator('.mc-blind').count()) > 0;
  await hold(device, seal, () => album.takeIf(device, name, isOpen));
}

async function takePhone(cook: Cook, album: Album, screen: string): Promise<void> {
  const { device } = cook;
  if (screen === 'dark') return; // nothing but darkness
  // The bags are opened first; what is bargained with comes then.
  if (screen === 'baker') await device.sees(device.page.locator('.im-bid'));
  if (screen === 'insp') await device.sees(device.page.locator('.im-take:enabled')).catch(() => {}); // nobody pays
  const isStill = async () => cook.nameOf(await cook.shown()) === screen;
  // At the oven the Inspector waits outside already.
  const isOutside = screen === 'bake' && (await device.page.locator('.im-look').count()) === 0;
  if (!(await album.takeIf(device, isOutside ? 'outside' : screen, isStill))) return void cook.seen.delete(screen);
  if (['bake', 'hide', 'baker', 'home'].includes(screen)) await held(device, album, `${screen}-held`, isStill);
  if (screen !== 'baker' || device.name !== NAMES[0]) return;
  await device.press(exactly(t.phone.card));
  await device.sees(device.heading(t.reference.title));
  await album.take(device, 'reference');
  await device.choose(exactly(t.phone.values));
  await album.take(device, 'values');
  await device.page.keyboard.press('Escape');
  await device.loses(device.page.getByRole('dialog'));
}

/** A house of its own with games that are on already, for screens that live play shows seldom or too shortly. */
async function inHouse(
  lay: (folder: string) => Promise<void>,
  play: (evening: Evening) => Promise<void>,
): Promise<void> {
  const evening = new Evening(await House.open(lay), await openBrowser());
  try {
    await play(evening);
  } finally {
    await evening.close();
  }
}

/** The oven, the last Baker's choice, and her last card. */
async function takeRound(album: Album): Promise<void> {
  const seating = { seats: 4, people: [0, 3], language: LANGUAGE, options: { firstInspector: 'host' } } as const;
  await inHouse(
    async (folder) => {
      await layGame(folder, { ...seating, code: 'BAKE' }, (room) =>
        does(room, 0, { type: 'master.setFirstInspector', seat: 0 }),
      );
      await layGame(folder, { ...seating, code: 'LAST' }, toLastPass);
    },
    async (evening) => {
      const host = await evening.device({ name: 'Albertina', language: LANGUAGE });
      const guest = await evening.device({ name: 'Dagny', language: LANGUAGE });
      const table = await evening.device({ name: 'table', kind: 'table', language: LANGUAGE, size: TABLE });
      await comeTo(table, 'BAKE', 'table');
      await table.sees(table.page.locator('.it-bake'));
      await album.take(table, 'bake');
      await comeTo(host, 'LAST', 'Albertina');
      await comeTo(guest, 'LAST', 'Dagny');
      await guest.sees(guest.page.locator('.im-hand'));
      await album.take(guest, 'discard');
      await held(guest, album, 'discard-held');
      await new Cook(guest, 'Dagny').pass();
      for (const name of ['Bodil', 'Cyril']) await letGoFree(host, { hasText: name });
      await guest.sees(guest.page.locator('.im-last'));
      await album.take(guest, 'last');
    },
  );
}

/** The host has stopped the clock in the middle of the bargaining, and one phone is gone. */
async function takePause(album: Album): Promise<void> {
  const code = 'DARK';
  const people = [0, 1, 3];
  const lay = (folder: string) =>
    layGame(folder, { code, seats: 4, people, language: LANGUAGE, options: { firstInspector: 'host' } }, (room) => {
      does(room, 0, { type: 'master.setFirstInspector', seat: 0 });
      for (const seat of [1, 3]) does(room, seat, { type: 'ready' });
      for (const seat of [1, 2, 3]) {
        const [low, next] = cardsOf(room).hands[seat]!;
        does(room, seat, { type: seat === 3 ? 'discardCards' : 'passCards', cards: [low!, next!] });
      }
      toPhaseIn(room, 'negotiate');
      does(room, 1, { type: 'setBribe', total: 6 });
      ok(room, 'server', { type: 'room.connection', who: 3, connected: false, via: 'here' });
      ok(room, 0, { type: 'room.pause' });
    });
  await inHouse(lay, async (evening) => {
    const host = await evening.device({ name: 'Albertina', language: LANGUAGE });
    const guest = await evening.device({ name: 'Bodil', language: LANGUAGE });
    const table = await evening.device({ name: 'table', kind: 'table', language: LANGUAGE, size: TABLE });
    await comeTo(host, code, 'Albertina');
    await comeTo(guest, code, 'Bodil');
    await comeTo(table, code, 'table');
    const gone = t.pause.gone('Dagny', 1);
    await guest.sees(guest.page.locator('.im-paused').filter({ hasText: gone }));
    await album.take(guest, 'pause');
    await table.sees(table.page.locator('.it-room.is-dark').filter({ hasText: gone }));
    await album.take(table, 'pause');
  });
}

/** The end of a game in which two are equal in everything: too rare to wait for, so it is laid. */
async function takeEnd(album: Album): Promise<void> {
  const code = 'MELK';
  let equal: readonly [number, number] = [0, 0];
  const lay = async (folder: string) => {
    equal = await layEqual(folder, code, 40);
  };
  await inHouse(lay, async (evening) => {
    const [mine, theirs] = equal.map((seat) => PEOPLE[seat]!) as [string, string];
    const phone = await evening.device({ name: mine, language: LANGUAGE });
    const other = await evening.device({ name: theirs, language: LANGUAGE });
    const table = await evening.device({ name: 'table', kind: 'table', language: LANGUAGE, size: TABLE });
    await comeTo(phone, code, mine);
    await comeTo(other, code, theirs);
    await comeTo(table, code, 'table');
    await phone.sees(phone.button(exactly(t.buttons.ready)));
    await album.take(phone, 'final-count');
    await table.sees(table.page.locator('.it-burg'));
    await album.take(table, 'final-count');
    for (const one of [phone, other]) await one.press(exactly(t.buttons.ready));
    await phone.sees(phone.page.locator('.im-nose'));
    await album.take(phone, 'nose');
    await phone.sees(phone.heading(exactly(t.nose.now)));
    await album.take(phone, 'nose-now');
    await album.take(table, 'nose-race');
    await phone.page.keyboard.press(' ');
    await phone.sees(phone.page.locator('.im-win'));
    await album.take(phone, 'win');
    await table.sees(table.heading(exactly(`${mine}!`)));
    await album.take(table, 'nose-times');
    await phone.press(exactly(t.phone.toCount));
    await phone.sees(phone.page.locator('.im-rk.is-count'));
    await album.take(phone, 'count');
    await table.sees(table.page.locator('.it-cnt'));
    await album.take(table, 'count');
  });
}

/** Every picture of the table by what is drawn: one phase may have several. */
const drawnOn = (table: Device): Promise<string> =>
  table.page.evaluate(() => document.querySelector('main.it > div')?.className.split(' ')[0] ?? '');

export const sit: Sitting = async (evening, album) => {
  const { phones, table, master } = await toTheTable(evening, album);
  const cooks = [
    new Cook(phones[0], NAMES[0], { bribe: 2, isGreedy: true }),
    new Cook(phones[1], NAMES[1], { bribe: 5, isGreedy: true }),
  ];
  let isOver = false;
  let rounds = 0;
  const shownOn = async (device: Device) => {
    const phase = (await phaseOnTable(table)) ?? '';
    return phase && device === table ? `${phase}-${await drawnOn(table)}` : phase;
  };
  const watch = (device: Device, take: (now: string) => Promise<void>) =>
    (async () => {
      for (let last = ''; !isOver; await device.changes()) {
        const now = await shownOn(device);
        if (now !== last && now) await take(now);
        last = now;
      }
    })();
  const keep = async (device: Device, now: string) => {
    await album.takeIf(device, now.replace('-it-', '-'), async () => (await shownOn(device)) === now);
  };
  const watching = [
    watch(table, async (now) => {
      if (!/dark$|^bake-it-(bake|room)/.test(now)) await keep(table, now);
      if (now.startsWith('round-end') && ++rounds === ROUNDS) for (const cook of cooks) cook.stop();
    }),
    watch(master, (now) => keep(master, now)),
  ];
  // Whoever watches notices first that the devices are gone: what went wrong is said by those who play.
  for (const one of watching) one.catch(() => {});
  await Promise.all(cooks.map((cook) => cook.play({ at: (screen) => takePhone(cook, album, screen) })));
  isOver = true;
  await Promise.all(watching);
  await takeRound(album);
  await takePause(album);
  await takeEnd(album);
};
