/** With the largest text every screen of the lobby can still be read and pressed, also on a small phone. */
import { evening } from './support/evening.ts';
import { fillChairs, layTable, sitDown, toTab, typeCode } from './support/lobby.ts';
import { Gallery } from './support/looks.ts';
import { exactly, frontWords, houseWords, saying } from './support/words.ts';

evening('the largest text cuts nothing off, at a full table as well', async ({ device }) => {
  const gallery = new Gallery();
  const words = houseWords('sv');
  const host = await device({ name: 'host', language: 'sv' });
  const guest = await device({ name: 'guest', language: 'da' });
  for (const one of [host, guest]) {
    await one.context.addInitScript(() => localStorage.setItem('konklave.size', '3'));
  }
  await host.goto('/');
  await host.sees(host.button(saying(frontWords('sv').host)));
  await gallery.look(host, 'front page');
  const code = await layTable(host);
  await host.sees(host.field(words.join.name));
  await gallery.look(host, 'door');
  await sitDown(host, 'Gunvor Kvarnström');
  await gallery.look(host, 'invite');
  await typeCode(guest, code);
  await sitDown(guest, 'Bodil');
  await guest.sees(guest.button(exactly(houseWords('da').lobby.ready)));
  await gallery.look(guest, 'guest');
  await fillChairs(host, 22);
  await gallery.look(host, 'seats');
  await toTab(host, 'options');
  await gallery.look(host, 'options');
  const ways = host.page.getByRole('dialog').getByRole('button');
  await host.press(exactly(words.drawers.menu));
  await host.sees(host.heading(words.drawers.menu));
  await gallery.look(host, 'menu');
  await ways.filter({ hasText: saying(words.drawers.rules) }).click();
  await host.sees(host.heading(exactly(words.drawers.rules)));
  await gallery.look(host, 'rules');
  await host.page.keyboard.press('Escape');
  await host.press(exactly(words.drawers.menu));
  await ways.filter({ hasText: saying(words.drawers.settings) }).click();
  await host.sees(host.heading(exactly(words.drawers.settings)));
  await gallery.look(host, 'settings');
  gallery.isFlawless();
});
