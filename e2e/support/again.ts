/** The same chair on a page that is opened again, or on another device. */
import assert from 'node:assert/strict';
import type { Device } from './device.ts';
import type { Player } from './player.ts';
import { readSquare } from './square.ts';
import { drawerWords, exactly, houseWords, saying } from './words.ts';

/** The frame is there at once, what is in it when it has been fetched. */
async function isSeated(device: Device, code: string): Promise<void> {
  await device.sees(device.page.locator('[data-surface]').filter({ hasText: code }));
  for (const part of ['main', 'h1']) await device.page.locator(part).first().waitFor({ state: 'attached' });
}

/** A page that is opened again is in its seat, and asks nothing. */
export async function openAgain(device: Device, code: string): Promise<void> {
  await device.reload();
  await isSeated(device, code);
  assert.equal(await device.page.getByRole('dialog').count(), 0);
  assert.equal(await device.field(houseWords(device.language).join.name).count(), 0);
}

/** The old device shows a square, the new one opens what is in it and is asked once; the old one goes dark. */
export async function changeDevice(player: Player, code: string, next: Device): Promise<void> {
  const old = player.device;
  const words = houseWords(old.language);
  await old.press(exactly(words.drawers.menu));
  await old.press(saying(words.drawers.moveDevice));
  const link = new URL(await readSquare(old.page.getByRole('img', { name: words.drawers.moveDevice })));
  assert.equal(link.origin, new URL(old.page.url()).origin, 'the square leads to this house');
  await next.goto(link.pathname + link.hash);
  await next.press(exactly(drawerWords(old.language).take.sit));
  await isSeated(next, code);
  await old.sees(old.heading(words.errors.pages['handed-on'].title));
  player.device = next;
}
