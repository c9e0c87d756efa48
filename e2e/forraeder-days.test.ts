/**
 * Forræder over days: game time is wall time, and the calendar goes on whoever is away. The house is dark between the
 * hours, so that days pass in seconds; somebody who comes back a day later is told what happened.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Device } from './support/device.ts';
import { evening } from './support/evening.ts';
import { castleWords, layCastle } from './support/forraeder.ts';
import { fillChairs, sayReady, sitDown, toTab, typeCode } from './support/lobby.ts';
import { Gallery } from './support/looks.ts';
import { exactly, houseWords, saying } from './support/words.ts';

const CHAIRS = 8;
/** The first evening: the cards are out in the morning, and the second day's talk is in the afternoon. */
const EVENING = 20;
const DAY_MS = 86_400_000;
/** Tomorrow's, because no house lets its clock be set back. */
const tomorrowEvening = () => new Date(Date.now() + DAY_MS).setUTCHours(EVENING, 0, 0, 0);

/** Most of a day: whatever hour it was, another has come. */
const MOST_OF_A_DAY = 22;
const DAYS_MAX = 6;

/** To one, by the sheet for talk. */
async function whisper(from: Device, to: string, text: string): Promise<void> {
  const { phone } = castleWords(from.language);
  await from.press(exactly(phone.chat));
  await from.page.getByRole('combobox', { name: exactly(phone.said.to) }).selectOption({ label: to });
  await from.sees(from.text(phone.said.two(to)));
  await from.field(exactly(phone.said.write)).fill(text);
  await from.press(exactly(phone.said.send));
  await from.sees(from.page.locator('.bubble.mine').filter({ hasText: text }));
}

const phaseOf = (phone: Device) => phone.page.locator('.bar .phase').first();

evening(
  'a season over days: dark hours, a restart between the days, and one who comes back a day later',
  async ({ device, house }) => {
    await house.hurry(2, tomorrowEvening());
    const gallery = new Gallery();
    const host = await device({ name: 'Alma', language: 'en' });
    const guest = await device({ name: 'Bodil', language: 'nb' });
    const t = castleWords('en');
    const n = castleWords('nb');
    const code = await layCastle(host, { remote: true });
    await sitDown(host, 'Alma');
    await typeCode(guest, code);
    await sitDown(guest, 'Bodil');
    await sayReady(guest);
    await fillChairs(host, CHAIRS);
    await toTab(host, 'options');
    await host.page
      .getByRole('radio', { name: saying(t.presets.calendar.name) })
      .first()
      .click();
    // The hours of sleep are the host's to say, as times.
    const ends = host.page.getByLabel(exactly(t.options.dayEndsAt.name));
    await ends.fill('21:30');
    await ends.press('Tab');
    await host.sees(host.text(houseWords('en').lobby.changedFrom('22:00')));
    await gallery.look(host, 'the day');
    await host.press(saying(houseWords('en').lobby.start));

    // The first hours: both seal their wish.
    await host.choose(saying(t.wishes.willing));
    await host.press(exactly(t.phone.wish.seal));
    await guest.choose(saying(n.wishes.reluctant));
    await guest.press(exactly(n.phone.wish.seal));
    await host.sees(host.button(exactly(t.phone.wish.sealed)));
    await gallery.look(host, 'arrival over days');

    // She whispers, and only the other reads it.
    await whisper(guest, 'Alma', 'Stol ikke på noen.');
    await gallery.look(guest, 'a whisper');
    await host.press(exactly(t.phone.chat));
    await host.press(exactly('Bodil'));
    await host.sees(host.text('Stol ikke på noen.'));
    await gallery.look(host, 'a whisper');
    for (const one of [host, guest]) await one.page.keyboard.press('Escape');

    // Night for the server, twelve hours long: the cards are out when it is back.
    await house.darkFor(12.5);
    await host.sees(host.heading(exactly(t.phone.card.title)));
    await guest.sees(guest.heading(exactly(n.phone.card.title)));
    await host.press(exactly(t.phone.today));
    await host.sees(host.heading(exactly(t.phone.days.title)));
    await gallery.look(host, 'today');
    // No house on plain HTTP calls anybody: it says so, and gives the hours for a calendar.
    await host.sees(host.text(t.phone.days.called.cannot));
    const download = host.page.waitForEvent('download');
    await host.press(exactly(t.phone.days.calendar));
    const file = readFileSync(await (await download).path(), 'utf8');
    assert.match(file, /^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    const ids = file.match(/^UID:.*$/gm)!;
    assert.ok(ids.length > 10 && new Set(ids).size === ids.length, file);
    for (const [, hour] of file.matchAll(/^DT(?:START|END):\d{8}T(\d{4})/gm))
      assert.ok(hour! >= '0800' && hour! <= '2130', hour);
    await host.press(exactly(t.phone.days.toTable));

    // Bodil goes away. The mission, the talk, the vote, the night and breakfast go on without her, and without a server.
    await guest.page.close();
    await house.darkFor(2.2);
    await host.sees(phaseOf(host).filter({ hasText: /./ }));
    await house.darkFor(26); // past the mission, whose name would stand where the day is looked for
    await host.sees(phaseOf(host).filter({ hasText: saying(t.phone.day(2)) }));

    // A day later she opens the door again, and is told.
    await guest.openPage();
    await guest.goto(`/${code}`);
    await guest.sees(guest.heading(exactly(n.phone.days.title)));
    const since = await guest.page.locator('.fr-since').innerText();
    for (const line of [n.log.table(1), n.log.night(1), n.log.breakfast(2)]) assert.ok(since.includes(line), since);
    await gallery.look(guest, 'since');
    await guest.press(exactly(n.phone.days.toTable));
    await guest.sees(phaseOf(guest).filter({ hasText: /./ }));

    // She is away again, and the castle goes on by itself, with a restart every day, to its last card.
    await guest.page.close();
    const end = host.page.locator('.fr-end h1');
    for (let days = 0; days < DAYS_MAX && !(await end.isVisible()); days++) {
      const before = await phaseOf(host).innerText();
      await house.darkFor(MOST_OF_A_DAY);
      await host.sees(phaseOf(host).filter({ hasNotText: exactly(before) }));
    }
    await host.sees(end);
    await gallery.look(host, 'the end');

    // When she comes back it is all over, and she is told all of it.
    await guest.openPage();
    await guest.goto(`/${code}`);
    await guest.sees(guest.heading(exactly(n.phone.days.title)));
    const tale = await guest.page.locator('.fr-since').innerText();
    assert.ok(
      [n.end.loyals, n.end.traitors].some((line) => tale.includes(line)),
      tale,
    );
    await gallery.look(guest, 'the whole tale');
    await guest.press(exactly(n.phone.days.toTable));
    await guest.sees(guest.page.locator('.fr-end h1'));
    gallery.isFlawless();
  },
);
