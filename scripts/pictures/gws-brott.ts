/**
 * GW:s brott for its pictures: GW and a criminal on phones, two bots, the table's screen and a human master's console. GW
 * looks through the infiltrator, walks towards the criminal whom the script knows, and gives away all handcuffs.
 */
import type { Device } from '../../e2e/support/device.ts';
import type { Evening } from '../../e2e/support/evening.ts';
import { type Asked, chooseGw, gwScreens, gwTexts, layGwTable, Rogue, stepGw } from '../../e2e/support/gws-brott.ts';
import { fillChairs, openDoor, sayReady, sitDown, toTab, typeCode } from '../../e2e/support/lobby.ts';
import { exactly, houseWords, saying } from '../../e2e/support/words.ts';
import type { Language } from '../../src/kernel/game.ts';
import type { Album, Sitting } from './album.ts';

const LANGUAGE: Language = 'en';
const TABLE = { width: 960, height: 540 };
const MASTER = { width: 1366, height: 900 };

const words = houseWords(LANGUAGE);
const t = gwTexts(LANGUAGE);
const w = gwScreens(LANGUAGE);

interface Party {
  readonly hunter: Device;
  readonly thief: Device;
  readonly table: Device;
  readonly master: Device;
}

async function toTheTable(evening: Evening, album: Album): Promise<Party> {
  const hunter = await evening.device({ name: 'Egon', language: LANGUAGE });
  const thief = await evening.device({ name: 'Dagny', language: LANGUAGE });
  const table = await evening.device({ name: 'table', kind: 'table', language: LANGUAGE, size: TABLE });
  const master = await evening.device({ name: 'master', kind: 'master', language: LANGUAGE, size: MASTER });
  const code = await layGwTable(hunter);
  await sitDown(hunter, 'Egon');
  await openDoor(table, hunter, code);
  await typeCode(thief, code);
  await sitDown(thief, 'Dagny');
  await sayReady(thief);
  await fillChairs(hunter, 4);
  await toTab(hunter, 'options');
  await chooseGw(hunter, 'gameMaster', 'human');
  await chooseGw(hunter, 'gwAid', 'possible-squares');
  await chooseGw(hunter, 'trumps', 'four');
  await stepGw(hunter, 'handcuffs', '+', '3');
  await album.take(hunter, 'options');
  await openDoor(master, hunter, code);
  await master.sees(master.button(exactly(words.lobby.start)));
  await table.page.waitForLoadState('networkidle');
  await album.take(table, 'lobby');
  await master.press(exactly(words.lobby.start));
  return { hunter, thief, table, master };
}

/** Takes a picture while something is held. */
async function held(device: Device, name: string, take: () => Promise<void>): Promise<void> {
  const box = await device.button(exactly(name)).first().boundingBox();
  if (!box) return;
  await device.page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.78);
  await device.page.mouse.down();
  await take();
  await device.page.mouse.up();
}

export const sit: Sitting = async (evening, album) => {
  const { hunter, thief, table, master } = await toTheTable(evening, album);
  let rounds = 0;

  const asThief = async (asked: Asked): Promise<boolean | undefined> => {
    if (asked === 'waiting' || asked === 'ended') return undefined;
    if (asked === 'cards') {
      const isFirst = (await thief.button(exactly(w.deal.holdCriminal)).count()) > 0;
      await album.take(thief, isFirst ? 'deal' : 'hand');
      const label = isFirst ? w.deal.holdCriminal : w.deal.holdHand;
      await held(thief, label, () => album.take(thief, isFirst ? 'deal-held' : 'hand-held'));
    } else await album.take(thief, asked === 'moment' ? 'caught' : asked);
    if (asked === 'pieces') await album.take(table, 'pieces');
    if (asked === 'turn') {
      await album.take(table, 'turn');
      await album.take(master, 'turn');
      await thief.press(exactly(w.tools.cover));
      await thief.sees(thief.button(exactly(w.cover.off)));
      await album.take(thief, 'covered');
      await thief.press(exactly(w.cover.off));
    }
    if (asked === 'rolled') {
      await thief.page.locator('.gb-dicerow').getByRole('button', { disabled: false }).first().click();
      await album.take(thief, 'rolled-die');
      await album.take(hunter, 'gw-listens');
    }
    if (asked === 'moving') {
      await thief.page.locator('[data-square].is-live').first().click();
      await album.take(thief, 'moving-square');
      await thief.press(exactly(w.tools.list));
      await album.take(thief, 'moving-list');
      await thief.press(exactly(w.tools.map));
    }
    return false;
  };

  const asHunter = async (asked: Asked): Promise<boolean | undefined> => {
    if (asked === 'waiting' || asked === 'ended') return undefined;
    if (asked !== 'look') await album.take(hunter, asked === 'moment' ? 'click' : `gw-${asked.replace('gw-', '')}`);
    if (asked === 'will-you') await album.take(table, 'who-is-gw');
    if (asked === 'gw-step' && rounds > 1) {
      await album.take(table, 'gw-walks');
      await album.take(thief, 'gw-near');
    }
    if (asked === 'moment') await album.take(table, 'arrest');
    if (asked !== 'gw-turn' || ++rounds !== 2) return false;
    await hunter.press(exactly(w.gw.trump));
    await hunter.press(saying(t.trumps.infiltrator.name));
    await album.take(hunter, 'trumps');
    await hunter.press(exactly(w.trumps.play(t.trumps.infiltrator.name)));
    await hunter.sees(hunter.button(exactly(w.look.hold)));
    await album.take(hunter, 'look-ready');
    await gw.holdSeal(async () => {
      // Three seconds, for all three at once.
      await Promise.all([album.take(hunter, 'look'), album.take(thief, 'do-not-laugh'), album.take(table, 'look')]);
    });
    return true;
  };

  const criminal = new Rogue(thief, 'Dagny', { hunts: false, at: asThief });
  const gw = new Rogue(hunter, 'Egon', { hunts: true, towards: () => criminal.square, at: asHunter });
  await Promise.all([gw.play(), criminal.play()]);

  const last = table.page.locator('.gt-scrub li:last-child .is-now');
  await last.waitFor({ timeout: 120_000 });
  await album.take(table, 'end');
  await album.take(master, 'end');
  for (const [phone, name] of [
    [hunter, 'gw-won'],
    [thief, 'lost'],
  ] as const)
    await album.take(phone, name);
  await thief.press(exactly(w.end.ways));
  await thief.sees(thief.page.getByRole('slider'));
  await thief.page.getByRole('slider').press('End');
  await album.take(thief, 'ways');
  await thief.press(exactly(w.end.table));
  await album.take(thief, 'who-was-who');
};
