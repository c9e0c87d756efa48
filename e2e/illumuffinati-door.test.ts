/**
 * The door: a raise and an acceptance sent at the same moment from two browsers, and a release without money that is
 * overtaken by a raise. Whatever arrives first counts, and no gold is lost or made.
 */
import assert from 'node:assert/strict';
import type { Device } from './support/device.ts';
import { evening } from './support/evening.ts';
import { Cook, hold, layMuffins, muffinWords, setChoice, setNumber } from './support/illumuffinati.ts';
import { fillChairs, openDoor, sayReady, sitDown, toTab, typeCode } from './support/lobby.ts';
import { exactly, houseWords } from './support/words.ts';

const words = houseWords('en');
const t = muffinWords('en');
const START_GOLD = 25;

async function untilShown(cook: Cook, screen: string): Promise<void> {
  while (cook.nameOf(await cook.shown()) !== screen) await cook.device.changes();
}

/** A table of four whose host is the first Inspector, at the moment when the door can be opened. */
async function atTheDoor(device: (setup: { name: string; kind?: 'table' }) => Promise<Device>) {
  const [host, guest, table] = [
    await device({ name: 'Albertina' }),
    await device({ name: 'Bodil' }),
    await device({ name: 'table', kind: 'table' }),
  ];
  const code = await layMuffins(host);
  await sitDown(host, 'Albertina');
  await openDoor(table, host, code);
  await typeCode(guest, code);
  await sitDown(guest, 'Bodil');
  await sayReady(guest);
  await fillChairs(host, 4);
  await toTab(host, 'options');
  await setChoice(host, 'firstInspector', 'host');
  await setNumber(host, 'passSeconds', '−', '10 s');
  await host.press(exactly(words.lobby.start));
  await host.press(exactly(t.buttons.nameInspector('Albertina')));
  const [inspector, baker] = [new Cook(host, 'Albertina', { isGreedy: true }), new Cook(guest, 'Bodil')];
  const passing = baker.play(async (screen) => {
    if (screen === 'baker') baker.stop();
  });
  await Promise.all([passing, untilShown(inspector, 'insp')]);
  await guest.sees(guest.button(exactly(t.negotiate.more(1))).and(guest.page.locator(':enabled')));
  return { host, guest, table, inspector, baker };
}

/** Letting somebody go for nothing names the amount that was seen: a raise meanwhile, and nothing has happened. */
async function raisedMeanwhile(host: Device, guest: Device, table: Device): Promise<void> {
  await guest.press(exactly(t.negotiate.more(2)));
  await host.sees(host.button(exactly(t.phone.holdTake('Bodil', 2))));
  const free = host.button(exactly(t.phone.letGoFree));
  await host.sees(free.and(host.page.locator(':enabled')));
  await free.click();
  const dialog = host.page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /Bodil/ }).click();
  await hold(host, dialog.locator('.im-hold'), async () => {
    await guest.press(exactly(t.negotiate.more(1)));
    await host.loses(dialog);
  });
  await host.sees(host.text(t.phone.changed('Bodil')));
  assert.ok((await host.words()).includes(t.phone.changedHelp(3)));
  const place = table.page.locator('.it-place').filter({ hasText: 'Bodil' });
  assert.equal(await place.locator('.it-board').count(), 0, 'she is still in the room');
  assert.equal(Number(await place.locator('.it-bribe b').innerText()), 3);
}

evening('the door: a raise overtakes a release, and a raise and an acceptance meet', async ({ device }) => {
  const { host, guest, table } = await atTheDoor(device);
  await raisedMeanwhile(host, guest, table);

  // The finger is down on the coins; at the moment when it has been long enough the other taps.
  const coins = host.button(exactly(t.phone.holdTake('Bodil', 3)));
  const raise = guest.button(exactly(t.negotiate.more(2)));
  await host.sees(coins.and(host.page.locator(':enabled')));
  await Promise.all([
    hold(host, coins, () => host.loses(host.page.locator('.im-tile').filter({ hasText: 'Bodil' }))),
    raise.click({ delay: 450 }),
  ]);
  await guest.sees(guest.text(t.phone.youAreHome));
  const place = table.page.locator('.it-place').filter({ hasText: 'Bodil' });
  await place.locator('.it-board').waitFor();
  const paid = START_GOLD - Number((await place.locator('.it-purse').innerText()).trim());
  assert.ok([3, 5].includes(paid), `she has paid ${paid}`);
  // What left the purse lies in the pile, on every screen.
  await host.sees(host.page.locator('.im-pile b'));
  assert.equal(Number(await host.page.locator('.im-pile b').innerText()), paid);
  await table.sees(table.page.locator('.it-heap b'));
  assert.equal(Number(await table.page.locator('.it-heap b').innerText()), paid);
});
