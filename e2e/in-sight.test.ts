/**
 * What is asked can be answered without being sought: on a phone that lies on its side and in a wide window the answer
 * stands beside the questions, on the smallest phone below them.
 */
import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import type { Device } from './support/device.ts';
import { evening } from './support/evening.ts';
import { gwTexts } from './support/gws-brott.ts';
import { layTable, playAlone, sitDown, typeCode } from './support/lobby.ts';
import { Gallery } from './support/looks.ts';
import { exactly, houseWords } from './support/words.ts';

const words = houseWords('en');
const SIZES = [
  { width: 844, height: 390 },
  { width: 568, height: 320 },
] as const;

/** Whole, without scrolling. */
async function isInSight(device: Device, what: Locator, name: string): Promise<void> {
  await device.sees(what);
  const { width, height } = device.page.viewportSize()!;
  const box = (await what.first().boundingBox())!;
  const isIn = box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
  assert.ok(isIn, `${name} is in sight at ${width} x ${height}: ${JSON.stringify(box)}`);
}

for (const size of SIZES) {
  evening(`join and lobby on a phone of ${size.width} x ${size.height}`, async ({ device }) => {
    const gallery = new Gallery();
    const host = await device({ name: 'host', size });
    const guest = await device({ name: 'guest', size });
    const code = await layTable(host);
    await isInSight(host, host.field(words.join.name), 'the name');
    await isInSight(host, host.button(exactly(words.join.sit)), 'sitting down');
    await gallery.look(host, 'join');
    await sitDown(host, 'Alma');
    await isInSight(host, host.page.getByRole('navigation', { name: words.lobby.hostTabs }), 'the tabs');
    await isInSight(host, host.page.locator('.frame-menu'), 'the menu');
    assert.ok((await host.page.locator('.frame-menu').boundingBox())!.x < 8, 'the menu lies at the edge');
    await gallery.look(host, 'lobby of the host');
    await typeCode(guest, code);
    await sitDown(guest, 'Bodil');
    await isInSight(guest, guest.button(exactly(words.lobby.ready)), 'being ready');
    await gallery.look(guest, 'lobby of a guest');
    gallery.isFlawless();
  });
}

evening('sitting down in a wide window', async ({ device }) => {
  const host = await device({ name: 'host', kind: 'master', size: { width: 1366, height: 768 } });
  await layTable(host);
  const name = host.field(words.join.name);
  const sit = host.button(exactly(words.join.sit));
  await isInSight(host, name, 'the name');
  await isInSight(host, sit, 'sitting down');
  const [left, right] = [(await name.boundingBox())!, (await sit.boundingBox())!];
  assert.ok(left.x + left.width < right.x, 'the answer stands beside the question');
});

evening('the first question of GW:s brott on the smallest phone', async ({ device }) => {
  const phone = await device({ name: 'phone', size: { width: 320, height: 568 } });
  await playAlone(phone, 'gws-brott');
  const { willing, unwilling } = gwTexts('en').buttons;
  await isInSight(phone, phone.button(exactly(willing)), willing);
  await isInSight(phone, phone.button(exactly(unwilling)), unwilling);
});
