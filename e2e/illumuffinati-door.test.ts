/**
 * The door: raises and acceptances that are under way at the same moment, from two browsers. What both have sent is held
 * on its way until it is sure that neither has heard of the other; then it arrives in one order, in the other, and at
 * once. Whatever arrives first counts, and no gold is lost or made.
 */
import assert from 'node:assert/strict';
import type { Device } from './support/device.ts';
import { evening } from './support/evening.ts';
import { Cook, gather, hold, Line, muffinWords, setChoice, untilShown } from './support/illumuffinati.ts';
import { exactly, houseWords } from './support/words.ts';

const words = houseWords('en');
const t = muffinWords('en');
const START_GOLD = 25;
const SEATS = 6;
const FACTOR = 3;
const NAMES = ['Albertina', 'Bodil', 'Cyril', 'Dagny'];

/** Everybody's gold as the table shows it: purses, bribes and the pile. */
async function goldOn(table: Device): Promise<number> {
  const numbers = await table.page.locator('.it-purse, .it-bribe b, .it-heap b').allInnerTexts();
  return numbers.reduce((sum, text) => sum + Number(text.trim()), 0);
}

interface Room {
  readonly host: Device;
  readonly table: Device;
  readonly guests: readonly Device[];
  readonly lines: ReadonlyMap<Device, Line>;
}

/** A table of six whose host is the first Inspector, at the moment when the door can be opened. */
async function atTheDoor(
  device: (setup: { name: string; kind?: 'table' }) => Promise<Device>,
  hurry: (factor: number) => Promise<void>,
): Promise<Room> {
  await hurry(FACTOR);
  const phones = await Promise.all(NAMES.map((name) => device({ name })));
  const lines = new Map(phones.map((phone) => [phone, new Line(phone)]));
  const [host, ...guests] = phones as [Device, ...Device[]];
  const table = await device({ name: 'table', kind: 'table' });
  await gather(phones, table, NAMES, SEATS);
  await setChoice(host, 'firstInspector', 'host');
  await setChoice(host, 'timers', 'off');
  await host.press(exactly(words.lobby.start));
  await host.press(exactly(t.buttons.nameInspector('Albertina')));
  const passing = guests.map((guest) => new Cook(guest, guest.name).play({ until: 'baker' }));
  await Promise.all([...passing, untilShown(new Cook(host, 'Albertina'), 'insp')]);
  return { host, table, guests, lines };
}

const placeOf = (table: Device, name: string) => table.page.locator('.it-place').filter({ hasText: name });

/** Lays so much, and everybody sees it. */
async function lays(guest: Device, name: string, step: 1 | 2, { host, table }: Room): Promise<void> {
  const chip = guest.button(exactly(t.negotiate.more(step))).and(guest.page.locator(':enabled'));
  await guest.sees(chip);
  await chip.click();
  await table.sees(
    placeOf(table, name)
      .locator('.it-bribe b')
      .filter({ hasText: exactly(String(step)) }),
  );
  await host.sees(host.button(exactly(t.phone.holdTake(name, step))).and(host.page.locator(':enabled')));
}

/** Letting somebody go for nothing names the amount that was seen: a raise meanwhile, and nothing has happened. */
async function raisedMeanwhile(guest: Device, name: string, { host, table, lines }: Room): Promise<void> {
  await host.button(exactly(t.phone.letGoFree)).click();
  const dialog = host.page.getByRole('dialog');
  await dialog.getByRole('radio').filter({ hasText: name }).click();
  // On its way while she raises, however long either takes.
  host.holdBack();
  const said = lines.get(host)!.says('sendHome');
  await hold(host, dialog.locator('.im-hold'), () => said);
  await guest.press(exactly(t.negotiate.more(1)));
  await table.sees(
    placeOf(table, name)
      .locator('.it-bribe b')
      .filter({ hasText: exactly('3') }),
  );
  host.letThrough();
  await host.loses(dialog);
  await host.sees(host.text(t.phone.changed(name)));
  assert.ok((await host.words()).includes(t.phone.changedHelp(3)));
  assert.equal(await placeOf(table, name).locator('.it-board').count(), 0, 'she is still in the room');
  assert.equal(Number(await placeOf(table, name).locator('.it-bribe b').innerText()), 3);
}

/** Both are said, and neither has arrived: she raises by two, and her coins are taken for what lay there before. */
async function bothSay(guest: Device, name: string, lying: number, { host, table, lines }: Room): Promise<void> {
  for (const one of [guest, host]) one.holdBack();
  const raised = lines.get(guest)!.says('setBribe');
  const taken = lines.get(host)!.says('sendHome');
  const coins = host.button(exactly(t.phone.holdTake(name, lying)));
  await Promise.all([guest.press(exactly(t.negotiate.more(2))).then(() => raised), hold(host, coins, () => taken)]);
  assert.equal(await placeOf(table, name).locator('.it-board').count(), 0, 'nobody has heard of it');
  assert.equal(Number(await placeOf(table, name).locator('.it-bribe b').innerText()), lying);
}

/** She is home, everywhere; gives what she has paid. */
async function paidBy(guest: Device, name: string, before: number, { host, table }: Room): Promise<number> {
  await guest.sees(guest.page.locator('.im-home, .im-take-back'));
  await table.sees(placeOf(table, name).locator('.it-board'));
  const paid = START_GOLD - Number((await placeOf(table, name).locator('.it-purse').innerText()).trim());
  // What left the purse lies in the pile, on every screen, and no other coin has moved.
  await table.sees(table.page.locator('.it-heap b').filter({ hasText: exactly(String(before + paid)) }));
  assert.equal(await goldOn(table), START_GOLD * SEATS);
  await host.loses(host.page.locator('.im-tile').filter({ hasText: name }));
  return paid;
}

/** Whoever is asked how much stays leaves it all; then the Inspector sees what is in the pile. */
async function toNextRun({ host }: Room, still: readonly Device[], pile: number): Promise<void> {
  const cooks = [...still].map((guest) => new Cook(guest, guest.name));
  const answering = cooks.map((cook) => cook.play());
  await untilShown(new Cook(host, 'Albertina'), 'insp');
  for (const cook of cooks) cook.stop();
  await Promise.all(answering);
  assert.equal(Number(await host.page.locator('.im-pile b').innerText()), pile);
}

evening('the door: a raise and an acceptance at the same moment, in every order', async ({ device, house }) => {
  const room = await atTheDoor(device, (factor) => house.hurry(factor));
  const { host, guests, table } = room;
  const [bodil, cyril, dagny] = guests as [Device, Device, Device];
  await lays(bodil, 'Bodil', 2, room);
  await raisedMeanwhile(bodil, 'Bodil', room);

  // The raise arrives first: what lies there then is taken, and that is more than she saw.
  await bothSay(bodil, 'Bodil', 3, room);
  bodil.letThrough();
  await table.sees(
    placeOf(table, 'Bodil')
      .locator('.it-bribe b')
      .filter({ hasText: exactly('5') }),
  );
  host.letThrough();
  assert.equal(await paidBy(bodil, 'Bodil', 0, room), 5);

  // The acceptance arrives first: the raise comes too late, and its gold stays in the purse.
  await toNextRun(room, [cyril, dagny], 5);
  await lays(cyril, 'Cyril', 2, room);
  await bothSay(cyril, 'Cyril', 2, room);
  host.letThrough();
  await table.sees(placeOf(table, 'Cyril').locator('.it-board'));
  cyril.letThrough();
  assert.equal(await paidBy(cyril, 'Cyril', 5, room), 2);

  // Both at once: one of the two, the same on every screen.
  await toNextRun(room, [dagny], 7);
  await lays(dagny, 'Dagny', 1, room);
  await bothSay(dagny, 'Dagny', 1, room);
  for (const one of [dagny, host]) one.letThrough();
  const paid = await paidBy(dagny, 'Dagny', 7, room);
  assert.ok([1, 3].includes(paid), `she has paid ${paid}`);
  await toNextRun(room, [], 7 + paid);
});
