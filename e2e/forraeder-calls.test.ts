/**
 * Being called in a season over days: each device says yes or no for itself, the browser is asked first, and the house
 * reaches it by its push service when a new hour has come. Whoever turns it off is left alone.
 */
import assert from 'node:assert/strict';
import type { Device } from './support/device.ts';
import { evening } from './support/evening.ts';
import { castleWords } from './support/forraeder.ts';
import { codeOf, enter, laySeasons, Season } from './support/forraeder-season.ts';
import { Gallery } from './support/looks.ts';
import { openPushService, subscribesAt } from './support/push-service.ts';
import { drawerWords, exactly, houseWords, saying } from './support/words.ts';

const CODE = codeOf(0);
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** Wherever it is eight in the evening now: twelve hours later the castle has opened. */
function utcOffset(): number {
  const ahead = 20 * 60 - Math.floor((Date.now() / MINUTE_MS) % DAY_MINUTES);
  return ahead > 12 * 60 ? ahead - DAY_MINUTES : ahead < -12 * 60 ? ahead + DAY_MINUTES : ahead;
}
const season = () =>
  new Season({ people: 2, options: { pace: 'days', playMode: 'remote', utcOffset: utcOffset() }, ago: MINUTE_MS });

/** The row in the settings, with its switch. */
async function callsOn(device: Device) {
  const words = houseWords(device.language);
  await device.press(exactly(words.drawers.menu));
  const ways = device.page.getByRole('dialog').getByRole('button');
  await ways.filter({ hasText: saying(words.drawers.settings) }).click();
  return device.page.getByRole('switch', { name: exactly(drawerWords(device.language).settings.calls) });
}

/** The page is not looked at; the browser itself hears the call. */
async function hears(device: Device, call: object): Promise<readonly string[]> {
  const { page } = device;
  const session = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const origin = new URL(page.url()).origin;
  const registrationId = await found;
  await page.goto('about:blank');
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(call) });
  await page.goto(`${origin}/${CODE}`);
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    for (;;) {
      const shown = await registration.getNotifications();
      if (shown.length > 0) return shown.map(({ title, body }) => `${title}: ${body}`);
      await new Promise(requestAnimationFrame);
    }
  });
}

evening(
  'a phone is called when a new hour has come, after its browser was asked; one says no, one changes its mind',
  async ({ device, house }) => {
    const service = await openPushService();
    try {
      const gallery = new Gallery();
      const host = await device({ name: 'Alma', language: 'en' });
      const guest = await device({ name: 'Bodil', language: 'da' });
      const en = drawerWords('en').settings;
      const da = drawerWords('da').settings;
      const castle = castleWords('en').phone;

      // A house without a contact calls nobody, and says so.
      await enter(host, CODE, 'Alma');
      const cannot = await callsOn(host);
      await host.sees(host.text(en.callsCannot));
      assert.ok(await cannot.isDisabled());
      await gallery.look(host, 'no calls here');

      house.settings = { PUSH_CONTACT: 'mailto:castle@konklave.example', PUSH_SERVICES: service.origin };
      await house.hurry(1);
      await host.context.grantPermissions(['notifications']);
      await subscribesAt(host, service);
      await host.reload();
      const own = await callsOn(host);
      await host.sees(host.text(en.callsHelp));
      await own.click();
      await host.sees(host.page.getByRole('switch', { name: exactly(en.calls), checked: true }));
      await gallery.look(host, 'called');

      // This browser was told no: the page says whose no it is.
      await subscribesAt(guest, service);
      await enter(guest, CODE, 'Bodil');
      const refused = await callsOn(guest);
      await refused.and(guest.page.locator(':enabled')).click();
      await guest.sees(guest.text(da.callsDenied));
      assert.ok(await refused.isDisabled());
      assert.equal(await refused.getAttribute('aria-checked'), 'false');
      await gallery.look(guest, 'refused');

      // The page is opened again: it is still on.
      await host.reload();
      await callsOn(host);
      await host.sees(host.page.getByRole('switch', { name: exactly(en.calls), checked: true }));

      // Twelve hours later the cards are out, and one phone is called: the one that wanted it.
      await host.reload();
      await host.sees(host.button(exactly(castle.wish.seal)));
      await house.darkFor(12.5);
      const call = await service.comes(1);
      assert.deepEqual(call, { title: castleWords('en').title, text: en.callText, url: `/${CODE}` });

      // It has looked at the new hour before it is put away: nothing lies on top when it is opened again.
      await host.sees(host.heading(exactly(castle.card.title)));
      await host.press(exactly(castle.today));
      await host.press(exactly(castle.days.toTable));
      assert.deepEqual(await hears(host, call), [`${call.title}: ${call.text}`]);

      // Off again: the next hour comes in silence.
      const again = await callsOn(host);
      await again.and(host.page.locator('[aria-checked=true]')).click();
      await host.sees(host.page.getByRole('switch', { name: exactly(en.calls), checked: false }));
      await house.darkFor(2.5);
      await host.sees(host.page.locator('.fr-mission'));
      assert.equal(service.calls.length, 1);
      gallery.isFlawless();
    } finally {
      service.close();
    }
  },
  laySeasons(season()),
);
