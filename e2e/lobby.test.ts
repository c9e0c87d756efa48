/** From the front door to a laid table, on every kind of device. */
import assert from 'node:assert/strict';
import { da as promises } from '../src/web/texts/about/da.ts';
import { evening } from './support/evening.ts';
import { hold } from './support/illumuffinati.ts';
import { fillChairs, layTable, openDoor, sayReady, sitDown, toTab, typeCode } from './support/lobby.ts';
import { Gallery } from './support/looks.ts';
import { exactly, frontWords, gameWords, houseWords, saying } from './support/words.ts';

evening('a host lays a table, guests sit down, and every screen of the lobby is sound', async ({ device }) => {
  const gallery = new Gallery();
  const host = await device({ name: 'host', language: 'da' });
  const guest = await device({ name: 'guest', language: 'sv' });
  const table = await device({ name: 'table', kind: 'table', language: 'da' });
  const danish = houseWords('da');
  const swedish = houseWords('sv');

  await host.goto('/');
  await host.sees(host.button(saying(frontWords('da').host)));
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

evening('the words beside a switch turn it', async ({ device }) => {
  const host = await device({ name: 'host', language: 'sv' });
  const words = houseWords('sv');
  const { options } = gameWords('sv');
  const wordsOf = (name: string) => host.page.locator('.opt > .nm').filter({ hasText: new RegExp(`^${name}`) });
  const press = async (name: string, on: boolean) => {
    await wordsOf(name).first().click();
    await host.sees(host.page.getByRole('switch', { name, exact: true, checked: on }));
  };
  await layTable(host);
  await press(words.join.isNew, true);
  await press(words.join.isNew, false);
  await sitDown(host, 'Bodil');
  await toTab(host, 'options');
  const { name } = options.doctor;
  const isOn = await host.page.getByRole('switch', { name, exact: true }).getAttribute('aria-checked');
  await press(name, isOn !== 'true');
  await press(name, isOn === 'true');
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

evening('a guest who is sent away from the last chair is told so, and may sit down again', async ({ device }) => {
  const host = await device({ name: 'host', language: 'da' });
  const guests = await Promise.all(['Cyril', 'Dagny'].map((name) => device({ name, language: 'nb' })));
  const [danish, norwegian] = [houseWords('da'), houseWords('nb')];
  const code = await layTable(host);
  await sitDown(host, 'Bodil');
  for (const guest of guests) {
    await typeCode(guest, code);
    await sitDown(guest, guest.name);
  }
  const last = guests[1]!;
  await toTab(host, 'seats');
  await host.press(/Dagny/);
  await host.press(exactly(danish.lobby.remove('Dagny')));
  await last.sees(last.heading(norwegian.errors.pages.removed.title));
  await last.press(exactly(norwegian.errors.again));
  await sitDown(last, 'Dagny');
  await host.sees(host.text('Dagny'));
});

evening(
  'a screen that cannot be drawn says so and keeps its line; the log is told where, and not what',
  async (here) => {
    const { device, house } = here;
    const host = await device({ name: 'host', language: 'da' });
    const guest = await device({ name: 'guest', language: 'sv' });
    const words = houseWords('sv');
    const code = await layTable(host);
    await sitDown(host, 'Bodil');
    await typeCode(guest, code);
    await sitDown(guest, 'Cyril');
    let lines = 0;
    guest.page.on('websocket', () => lines++);
    // Whoever is ready is shown names in a list.
    await guest.page.evaluate(() => {
      Intl.ListFormat.prototype.format = () => {
        throw new TypeError('Dagny holds the black card');
      };
    });
    await guest.press(exactly(words.lobby.ready));
    await guest.sees(guest.heading(words.errors.broken.title));
    const gallery = new Gallery();
    await gallery.look(guest, 'broken');
    gallery.isFlawless();
    await toTab(host, 'seats');
    await host.sees(host.text('Cyril'));
    assert.equal(guest.troubles.length, 1, 'it is in the browser’s own console');
    guest.troubles.length = 0;
    for (let i = 0; i < 30 && !house.output().includes('could not draw'); i++) await guest.changes();
    const told = house
      .output()
      .split('\n')
      .filter((line) => line.includes('could not draw'));
    assert.equal(told.length, 1);
    const { screen, kind, frames } = JSON.parse(told[0]!);
    assert.deepEqual([screen, kind], ['lobby/phone', 'TypeError']);
    assert.match(frames[0], /^[\w-]+\.js:\d+:\d+$/);
    assert.doesNotMatch(house.output(), /Dagny|black/);
    assert.equal(lines, 0, 'the line is the same');
    await guest.press(exactly(words.errors.broken.again));
    await guest.sees(guest.button(exactly(words.lobby.notReady)));
  },
);
