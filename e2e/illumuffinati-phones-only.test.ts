/**
 * Without a table's screen: whoever has nothing but a phone, and whoever has it read aloud, is told by it what the table
 * would have shown. On a small phone what one lays is at hand all the time.
 */
import assert from 'node:assert/strict';
import { cardIn } from '../src/games/illumuffinati/texts/index.ts';
import type { Device } from './support/device.ts';
import { evening } from './support/evening.ts';
import { Cook, letGoFree, muffinWords, untilShown } from './support/illumuffinati.ts';
import { comeTo, layGame, toLastPass } from './support/illumuffinati-laid.ts';
import { exactly } from './support/words.ts';

const CODE = 'ALNE';
const t = muffinWords('en');
/** Bots bargain faster; with no clock nobody is hurried. */
const FACTOR = 4;
/** A phone of the smallest kind, a usual one under the bars of its browser, and one on its side. */
const SMALL = [
  { width: 320, height: 568 },
  { width: 390, height: 664 },
  { width: 844, height: 390 },
];

const readAloud = (device: Device) => device.page.locator('p.vh[role="status"]');

/** Runs in the page. */
const areInSight = (controls: readonly Element[]): boolean[] =>
  controls.map((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

evening(
  'phones only: cards have names, what was paid is told, and the purse is at hand',
  async ({ device, house }) => {
    await house.hurry(FACTOR);
    const host = await device({ name: 'Albertina' });
    const guest = await device({ name: 'Dagny' });
    await comeTo(host, CODE, 'Albertina');
    await comeTo(guest, CODE, 'Dagny');
    const baker = new Cook(guest, 'Dagny');
    await untilShown(baker, 'hide');

    // Faces that lie open all the time are the names of the cards.
    const cards = guest.page.locator('.im-hand button');
    const names = await cards.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
    const faces = [...Array.from({ length: 30 }, (_, k) => k + 1), 'J' as const].map((face) => cardIn(t, face));
    for (const [k, name] of names.entries()) {
      const own = faces.filter((face) => name === `${t.phone.cardAt(k + 1)}, ${face}`);
      assert.equal(own.length, 1, name);
    }
    assert.ok(names.length > 0);
    await baker.pass();
    await untilShown(baker, 'baker');
    const inspector = guest.page.locator('.im-rest li').filter({ hasText: 'Albertina' });
    await guest.sees(inspector.getByRole('img', { name: t.roles.inspector }));
    await guest.sees(inspector.getByRole('img', { name: t.things.purse }));

    // What is laid is laid from where it stands, on small phones too.
    const lay = guest.page.locator('.im-bid, .im-slide, .im-baker .btn-big');
    await guest.sees(lay);
    const before = guest.page.viewportSize()!;
    for (const size of SMALL) {
      await guest.page.setViewportSize(size);
      assert.deepEqual(await lay.evaluateAll(areInSight), [true, true, true], `${size.width} x ${size.height}`);
    }
    // Whoever has scrolled down sees the next screen from its top.
    await guest.page.setViewportSize(SMALL[0]!);
    await guest.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    assert.ok((await guest.page.evaluate(() => scrollY)) > 0);

    // Who goes, and for what.
    await guest.press(exactly(t.negotiate.more(2)));
    await host.sees(host.button(exactly(t.phone.holdTake('Dagny', 2))));
    await letGoFree(host, { hasText: 'Bodil' });
    await guest.sees(guest.page.locator('main').getByText(t.log.free('Bodil')));
    assert.equal(await guest.page.evaluate(() => scrollY), 0);
    await guest.page.setViewportSize(before);
    await guest.press(exactly(t.phone.leave(2)));
    await letGoFree(host, { hasText: 'Cyril' });

    // The card and all that it brings are read aloud, not the last sentence alone.
    await guest.press(exactly(t.buttons.flip));
    const said = readAloud(host).filter({ hasText: /Dagny turns over: / });
    await said.waitFor({ state: 'attached' });
    assert.match(await said.innerText(), /All bags are opened\..*Sold: /);
    await host.sees(host.page.locator('.im-earn').getByRole('img', { name: t.things.jewel }));
  },
  (folder) =>
    layGame(
      folder,
      { code: CODE, seats: 4, people: [0, 3], options: { firstInspector: 'host', peekToView: false, timers: 'off' } },
      toLastPass,
    ),
);
