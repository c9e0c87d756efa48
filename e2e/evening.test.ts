/** After a game: once more through anybody's eyes, the board of the evening, the next game, and a candle blown out. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Language } from '../src/kernel/game.ts';
import { en as drawers } from '../src/web/texts/drawers/en.ts';
import { da } from '../src/web/texts/evening/da.ts';
import { en as words } from '../src/web/texts/evening/en.ts';
import { nb } from '../src/web/texts/evening/nb.ts';
import { sv } from '../src/web/texts/evening/sv.ts';
import { evening } from './support/evening.ts';
import { comeBack, FINISHED, layFinished } from './support/finished.ts';
import { Gallery } from './support/looks.ts';
import { exactly, houseWords, saying } from './support/words.ts';

const house = houseWords('en');
const eveningWords = { en: words, da, sv, nb };

evening(
  'a finished game is seen again, counted on the board, followed by another and cleared away',
  async ({ device }) => {
    const gallery = new Gallery();
    const host = await device({ name: 'host' });
    const guest = await device({ name: 'guest', language: 'nb' });
    await comeBack(host, FINISHED.host);
    await comeBack(guest, FINISHED.guest);

    // The replay: as the table saw it, through somebody's eyes, and with everything open.
    await host.press(exactly(house.end.replay));
    const said = host.page.locator('.rp-say [role=status]');
    await host.sees(said);
    const first = await said.innerText();
    const middles = ['.rp-box', '.rp-box .table'].map(async (place) => {
      const { x, y, width, height } = (await host.page.locator(place).boundingBox())!;
      return [Math.round(x + width / 2), Math.round(y + height / 2)];
    });
    const [stage, picture] = await Promise.all(middles);
    assert.deepEqual(picture, stage, 'the picture stands in the middle of the stage');
    await host.press(exactly(words.replay.on));
    await host.loses(said.filter({ hasText: exactly(first) }));
    await host.page.getByRole('slider', { name: words.replay.time }).fill('30');
    const whole = await host.words();
    assert.ok(!/: (Doctor|Sheriff|Mafia)\b/i.test(whole), 'as the table saw it, no card is told');
    await gallery.look(host, 'replay, table');
    await host.press(exactly(words.replay.all));
    await host.sees(host.heading(words.replay.asAll));
    await host.sees(host.text(/: Doctor$/));
    const slider = host.page.getByRole('slider', { name: words.replay.time });
    await slider.fill((await slider.getAttribute('max'))!);
    const secrets = host.page.locator('.rp-lines li');
    const dealt = secrets.filter({ hasText: /: (Doctor|Sheriff|Avenger|Freemason|Mafia|Villager)$/ });
    const people = (await host.page.locator('.rp-eyes button').count()) - 2;
    assert.equal(await dealt.count(), people, 'at the end everybody’s card still stands there');
    const isInSight = () => {
      const [side, last] = ['.rp-side', '.rp-lines li:last-child'].map((one) => document.querySelector(one)!);
      return last!.getBoundingClientRect().top < side!.getBoundingClientRect().bottom;
    };
    assert.ok(await host.page.evaluate(isInSight), 'and what was told last is in sight');
    await gallery.look(host, 'replay, all open');
    await host.press(saying('Dagny B.'));
    await host.sees(host.heading(words.replay.couldNot('Dagny Bagare')));
    await gallery.look(host, 'replay, eyes');
    await host.page.keyboard.press('Escape');
    await host.loses(said);
    const focus = await host.page.evaluate(() => document.activeElement?.textContent);
    assert.equal(focus?.trim(), house.end.replay, 'the focus is where it was');

    // A saved game in which somebody has changed a card: told in words, with the rest below a fold.
    await host.press(exactly(house.end.seal));
    await host.sees(host.heading(drawers.seal.title));
    const [file] = await Promise.all([host.page.waitForEvent('download'), host.press(exactly(drawers.seal.save))]);
    const game = readFileSync(await file.path(), 'utf8');
    const changed = game.replace('"role":"doctor"', '"role":"villager"');
    assert.notEqual(changed, game);
    await host.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'changed.json', mimeType: 'application/json', buffer: Buffer.from(changed) });
    await host.sees(host.heading(drawers.seal.unlikeRoom));
    await host.sees(host.text(/^The file says: .*: Villager$/));
    await host.sees(host.text(/^The house says: .*: Doctor$/));
    assert.doesNotMatch(await host.words(), /[{}]/, 'nothing that only a programmer reads');
    await gallery.look(host, 'changed file');
    await host.page.keyboard.press('Escape');

    // The board, and the next game with the same people.
    await host.press(exactly(house.drawers.menu));
    await host.press(exactly(house.end.board));
    await host.sees(host.text(words.board.title(1)));
    await host.sees(host.page.getByRole('row', { name: saying(FINISHED.host) }));
    await gallery.look(host, 'board');
    await host.page.keyboard.press('Escape');
    await host.press(exactly(house.end.next));
    await gallery.look(host, 'next game');
    await host.press(exactly(words.next.again('Maffia')));
    await host.sees(host.page.getByRole('navigation', { name: house.lobby.hostTabs }));
    await guest.sees(guest.button(exactly(houseWords('nb').lobby.ready)));

    // What was played is still known in the next lobby, and can be seen again from there.
    await host.press(exactly(house.drawers.menu));
    await host.press(exactly(house.end.board));
    await host.press(saying(`${house.end.replay}: Maffia 1`));
    await host.sees(said.filter({ hasText: exactly(first) }));
    await host.page.keyboard.press('Escape');

    // The candle: held, and then the table is cleared for all.
    await host.press(exactly(house.drawers.menu));
    await host.press(exactly(house.end.board));
    await host.press(saying(words.board.blowTitle));
    const candle = host.button(exactly(words.board.blow));
    await host.sees(candle);
    await gallery.look(host, 'candle');
    await candle.scrollIntoViewIfNeeded();
    const box = (await candle.boundingBox())!;
    await host.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await host.page.mouse.down();
    await host.page.waitForURL((url) => url.pathname === '/');
    await host.page.mouse.up();
    await guest.sees(guest.heading(houseWords('nb').errors.pages.closed.title));
    gallery.isFlawless();
  },
  layFinished,
);

evening(
  'the evening ends with a board, titles, a card for everybody and a candle, unless one more game is wanted',
  async ({ device }) => {
    const gallery = new Gallery();
    const host = await device({ name: 'host' });
    const guest = await device({ name: 'guest', language: 'nb' });
    const table = await device({ name: 'table', kind: 'table' });
    await comeBack(host, FINISHED.host);
    await comeBack(guest, FINISHED.guest);
    await comeBack(table, 'table');

    await host.press(exactly(house.end.next));
    await host.press(exactly(words.next.enough));
    const tableWords = eveningWords[(await table.page.locator('.in-room').getAttribute('lang')) as Language];
    await table.sees(table.heading(tableWords.close.over));
    await table.sees(table.text(tableWords.titles.nose.name));
    await table.sees(table.text(saying(tableWords.close.thanks(FINISHED.host))));
    await gallery.look(table, 'ceremony');
    await host.sees(host.heading(words.board.title(1)));
    await gallery.look(host, 'evening, board');

    // Everybody has a card with their own face; it is drawn and saved on the phone itself.
    await guest.press(exactly(nb.close.titles));
    await guest.sees(guest.heading(FINISHED.guest));
    await gallery.look(guest, 'evening, titles');
    const [card] = await Promise.all([guest.page.waitForEvent('download'), guest.press(exactly(nb.close.save))]);
    const picture = readFileSync(await card.path());
    assert.deepEqual([picture.readUInt32BE(16), picture.readUInt32BE(20)], [1080, 1350], 'a picture of that size');
    assert.equal(await guest.button(exactly(nb.close.toCandle)).count(), 0, 'only whoever leads blows it out');

    await host.press(exactly(words.close.toCandle));
    await host.sees(host.button(exactly(words.board.blow)));
    await gallery.look(host, 'evening, candle');
    // A page that is opened again is where the others are.
    await guest.reload();
    await guest.sees(guest.heading(nb.board.title(1)));

    await host.press(exactly(words.board.wait));
    await host.press(exactly(words.next.again('Maffia')));
    await host.sees(host.page.getByRole('navigation', { name: house.lobby.hostTabs }));
    await guest.sees(guest.button(exactly(houseWords('nb').lobby.ready)));
    await table.sees(table.heading(FINISHED.code));
    gallery.isFlawless();
  },
  layFinished,
);
