/** The host ends a game before anybody has won: a pause, and a button that must be held. */
import type { Device } from './device.ts';
import { exactly, houseWords, saying } from './words.ts';

export async function endForAll(host: Device): Promise<void> {
  const words = houseWords(host.language);
  await host.press(exactly(words.drawers.menu));
  await host.press(saying(words.pause.ask));
  const hold = host.button(exactly(words.pause.cancel));
  await host.sees(hold);
  const box = (await hold.first().boundingBox())!;
  await host.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await host.page.mouse.down();
  await host.loses(hold);
  await host.page.mouse.up();
}
