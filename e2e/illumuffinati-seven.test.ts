/**
 * Seven at the table: in the first interrogation two go home, and one inspection follows for both of them. One phone
 * inspects, one sits under the lamp; the others are bots, and the house's time runs faster.
 */
import assert from 'node:assert/strict';
import type { Device } from './support/device.ts';
import { evening } from './support/evening.ts';
import { Cook, Course, gather, letGoFree, muffinWords, setChoice, untilShown } from './support/illumuffinati.ts';
import { Gallery } from './support/looks.ts';
import { exactly, houseWords } from './support/words.ts';

const words = houseWords('sv');
const t = muffinWords('sv');
const SEATS = 7;
const FACTOR = 5;

/** How many cards lie at each place of the table's screen, and who is home. */
const placesOn = (table: Device): Promise<string[]> =>
  table.page.locator('.it-place').evaluateAll((places) =>
    places
      .map((place) => {
        const cards = place.querySelectorAll('.it-lie .mc').length;
        return place.querySelector('.it-board') ? `${cards} home` : `${cards}`;
      })
      .sort(),
  );

evening('seven players: two go home first, and the dog comes once', async ({ device, house }) => {
  await house.hurry(FACTOR);
  const gallery = new Gallery();
  const host = await device({ name: 'Albertina', language: 'sv' });
  const guest = await device({ name: 'Bodil', language: 'sv' });
  const table = await device({ name: 'table', kind: 'table', language: 'sv' });
  await gather([host, guest], table, ['Albertina', 'Bodil'], SEATS);
  await setChoice(host, 'firstInspector', 'host');
  await host.press(exactly(words.lobby.start));
  await host.press(exactly(t.buttons.nameInspector('Albertina')));
  const course = await Course.of(table);

  const [inspector, baker] = [new Cook(host, 'Albertina'), new Cook(guest, 'Bodil')];
  const passing = baker.play({ until: 'baker' });
  await Promise.all([passing, untilShown(inspector, 'insp'), course.through('hide', 'open', 'negotiate')]);
  assert.deepEqual(await placesOn(table), Array(SEATS - 1).fill('5'), 'six bags of five');
  assert.equal(await host.page.locator('.im-tile').count(), SEATS - 1);
  assert.ok((await host.words()).includes(t.phone.twoGo(2)));
  await gallery.look(host, 'six tiles');
  await gallery.look(table, 'six in the room');

  // The first one: no inspection, the same cards, and another one may go.
  const opened = await table.page.locator('.it-open .no').allInnerTexts();
  await letGoFree(host, { hasNotText: 'Bodil' });
  await course.through('negotiate', 'takeback', 'negotiate');
  await host.sees(host.text(t.phone.twoGo(1)));
  assert.equal(await host.page.locator('.im-tile').count(), SEATS - 2);
  assert.deepEqual(await placesOn(table), [...Array(SEATS - 2).fill('5'), '5 home'], 'nobody has lost a card');
  const stillOpen = await table.page.locator('.it-open .no').allInnerTexts();
  assert.ok(stillOpen.length === SEATS - 2 && stillOpen.every((number) => opened.includes(number)), 'no new card');

  // The second one: then the dog, once, for everybody who stays.
  await letGoFree(host, { hasNotText: 'Bodil' });
  await course.through('negotiate', 'negotiate', 'inspect', 'negotiate');
  await host.sees(host.page.locator('.im-insp.is-four'));
  assert.deepEqual(await placesOn(table), ['4', '4', '4', '4', '5 home', '5 home'], 'who left keeps five');
  const interrogation = (await course.phases()).filter((phase) => ['negotiate', 'inspect'].includes(phase));
  assert.deepEqual(interrogation, ['negotiate', 'negotiate', 'inspect', 'negotiate']);
  await guest.sees(guest.page.locator('.im-rest'));
  await gallery.look(guest, 'two are home');
  gallery.isFlawless();
});
