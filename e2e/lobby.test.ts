/** From the front door to a laid table, on every kind of device. */
import assert from 'node:assert/strict';
import { da as promises } from '../src/web/texts/about/da.ts';
import { evening } from './support/evening.ts';
import { hold } from './support/illumuffinati.ts';
import { fillChairs, layTable, openDoor, sayReady, sitDown, toTab, typeCode } from './support/lobby.ts';
import { Gallery } from './support/looks.ts';
import { exactly, gameWords, houseWords, saying } from './support/words.ts';

evening('a host lays a table, guests sit down, and every screen of the lobby is sound', async ({ device }) => {
  const gallery = new Gallery();
  const host = await device({ name: 'host', language: 'da' });
  const guest = await device({ name: 'guest', language: 'sv' });
  const table = await device({ name: 'table', kind: 'table', language: 'da' });
  const danish = houseWords('da');
  const swedish = houseWords('sv');

  await host.goto('/');
  await host.sees(host.button(exactly(danish.home.host)));
  await gallery.look(host, 'front page');
  await host.goto('/about');
  await host.sees(host.heading(promises.title));
  await host.sees(host.text(promises.try.fits));
  await host.field(promises.try.label).fill(`${promises.try.sentence}s`);
  await host.sees(host.text(promises.try.broken));
  await gallery.look(host, 'promises');
  await host.goto('/nowhere-at-all');
  await host.sees(host.heading(danish.errors.pages.nowhere.title));
  await gallery.look(host, 'nowhere');

  const code = await layTable(host);
  await host.sees(host.field(danish.join.name));
  await gallery.look(host, 'join');
  await sitDown(host, 'Bodil');
  await host.sees(host.text(code));
  await gallery.look(host, 'invite');
  await openDoor(table, host, code);
  await table.sees(table.text('Bodil'));

  await typeCode(guest, code);
  await sitDown(guest, 'Cyril');
  await guest.sees(guest.button(exactly(swedish.lobby.ready)));
  await gallery.look(guest, 'guest');
  await sayReady(guest);
  await table.sees(table.text('Cyril'));

  await fillChairs(host, 7);
  await gallery.look(host, 'seats');
  await table.sees(table.text(danish.lobby.seated(7)));
  await gallery.look(table, 'lobby');
  await toTab(host, 'options');
  await gallery.look(host, 'options');
  await host.press(saying(danish.drawers.menu));
  await host.sees(host.heading(danish.drawers.menu));
  await gallery.look(host, 'menu');

  assert.equal(new URL(table.page.url()).hash, '', 'the key does not stay in the address');
  gallery.isFlawless();
});

evening('whoever leads the game from the host’s chair has no chair any more', async ({ device }) => {
  const host = await device({ name: 'host', language: 'da' });
  const guest = await device({ name: 'guest', language: 'sv' });
  const words = houseWords('da');
  const code = await layTable(host);
  await sitDown(host, 'Bodil');
  await typeCode(guest, code);
  await sitDown(guest, 'Cyril');
  await fillChairs(host, 8);
  await toTab(host, 'options');
  await host.page.getByRole('radio', { name: exactly(gameWords('da').options.gameMaster.values.human) }).click();
  await host.sees(host.text(words.lobby.leadHelp('Cyril')));
  await hold(host, host.button(exactly(words.lobby.lead)).first(), () =>
    host.page.waitForURL(new RegExp(`/${code}/master$`)),
  );
  await host.sees(host.text(words.master.note));
  await host.sees(host.text(words.lobby.seated(7)));
  await host.sees(host.text('Cyril'));
  await host.loses(host.text('Bodil'));
});
