/** Every game on the wall: two clicks to a game alone with bots, and a lobby that follows when the host chooses another. */
import assert from 'node:assert/strict';
import { playable } from '../src/web/catalogue.ts';
import { evening } from './support/evening.ts';
import { layTable, playAlone, sitDown, toTab, typeCode } from './support/lobby.ts';
import { Gallery } from './support/looks.ts';
import { exactly, houseWords, saying } from './support/words.ts';

const words = houseWords('en');

evening('every game is played alone with bots after two clicks, with its rules at hand', async ({ device }) => {
  for (const { id } of playable) {
    const phone = await device({ name: id });
    await playAlone(phone, id);
    await phone.page.waitForURL(/\/[A-Z]{4,5}$/);
    await phone.sees(phone.page.locator(`.in-room[data-game="${id}"] .inside main`));
    await phone.press(exactly(words.drawers.menu));
    const sheet = phone.page.getByRole('dialog');
    await sheet.getByRole('button', { name: saying(words.drawers.rules) }).click();
    await phone.sees(phone.page.locator('.brief li'));
    await sheet.getByRole('searchbox').fill('a');
    await phone.sees(phone.page.locator('.rules .cl'));
    const clauses = await phone.page.locator('.rules .cl').count();
    assert.ok(clauses > 20, `${id}: ${clauses} clauses are found`);
    await phone.press(exactly(words.drawers.close));
    await phone.loses(sheet);
    assert.deepEqual(phone.troubles, []);
    await phone.close();
  }
});

evening('the host chooses another game, and everybody’s lobby follows', async ({ device }) => {
  const gallery = new Gallery();
  const host = await device({ name: 'host' });
  const guest = await device({ name: 'guest' });
  const code = await layTable(host, { remote: true });
  await sitDown(host, 'Alma');
  await typeCode(guest, code);
  await sitDown(guest, 'Bodil');
  await toTab(host, 'options');
  for (const { id, seats } of [...playable.slice(1), playable[0]!]) {
    const { name } = words.posters[id];
    const shelf = host.page.getByRole('group', { name: words.home.games });
    await shelf.getByRole('button', { name: saying(name) }).click();
    await host.sees(shelf.getByRole('button', { name: saying(name), pressed: true }));
    for (const phone of [host, guest]) {
      const frame = phone.page.locator(`.in-room[data-game="${id}"]`);
      await phone.sees(frame.locator('.bar .clock').filter({ hasText: `2 / ${seats.join('–')}` }));
    }
    await host.sees(host.page.locator('.options .group'));
    await gallery.look(host, `options of ${id}`);
  }
  gallery.isFlawless();
});
