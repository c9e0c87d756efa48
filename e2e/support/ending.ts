/** The ways out of a game that go by a button that must be held. */
import type { Device } from './device.ts';
import { exactly, houseWords, saying } from './words.ts';

async function hold(device: Device, words: string, done: () => Promise<void>): Promise<void> {
  const button = device.button(exactly(words)).first();
  await button.scrollIntoViewIfNeeded();
  const box = (await button.boundingBox())!;
  await device.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await device.page.mouse.down();
  await done();
  await device.page.mouse.up();
}

/** The host ends a game before anybody has won: a pause first. */
export async function endForAll(host: Device): Promise<void> {
  const words = houseWords(host.language);
  await host.press(exactly(words.drawers.menu));
  await host.press(saying(words.pause.ask));
  await hold(host, words.pause.cancel, () => host.loses(host.button(exactly(words.pause.cancel))));
}

/** Gets up for good, and stands at the front door. */
export async function leave(guest: Device): Promise<void> {
  const words = houseWords(guest.language);
  await guest.press(exactly(words.drawers.menu));
  await hold(guest, words.drawers.leave, () => guest.sees(guest.button(exactly(words.home.host))));
}
