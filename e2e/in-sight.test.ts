/**
 * What is asked can be answered without being sought: on a phone that lies on its side and in a wide window the answer
 * stands beside the questions, on the smallest phone below them.
 */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { Stand } from '../scripts/pictures/stand.ts';
import * as games from '../src/games/index.ts';
import type { AnyGame } from '../src/kernel/game.ts';
import { LANGUAGES } from '../src/kernel/game.ts';
import { playedIn } from '../test/scenes/evenings.ts';
import { stillsOf, TIGHT } from '../test/scenes/stills.ts';
import { evening, inBrowser, openBrowser } from './support/evening.ts';
import { gwTexts } from './support/gws-brott.ts';
import { layTable, playAlone, sitDown, typeCode } from './support/lobby.ts';
import { Gallery } from './support/looks.ts';
import { exactly, frontWords, houseWords, saying } from './support/words.ts';

const words = houseWords('en');
const SIZES = [
  { width: 844, height: 390 },
  { width: 568, height: 320 },
] as const;

/** Whole, without scrolling. */
async function isInSight({ page }: { readonly page: Page }, what: Locator, name: string): Promise<void> {
  await what.first().waitFor();
  const { width, height } = page.viewportSize()!;
  const box = (await what.first().boundingBox())!;
  const isIn = box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
  assert.ok(isIn, `${name} is in sight at ${width} x ${height}: ${JSON.stringify(box)}`);
}

for (const size of SIZES) {
  evening(`join and lobby on a phone of ${size.width} x ${size.height}`, async ({ device }) => {
    const gallery = new Gallery();
    const host = await device({ name: 'host', size });
    const guest = await device({ name: 'guest', size });
    const code = await layTable(host);
    await isInSight(host, host.field(words.join.name), 'the name');
    await isInSight(host, host.button(exactly(words.join.sit)), 'sitting down');
    await gallery.look(host, 'join');
    await sitDown(host, 'Alma');
    await isInSight(host, host.page.getByRole('navigation', { name: words.lobby.hostTabs }), 'the tabs');
    await isInSight(host, host.page.locator('.frame-menu'), 'the menu');
    assert.ok((await host.page.locator('.frame-menu').boundingBox())!.x < 8, 'the menu lies at the edge');
    await gallery.look(host, 'lobby of the host');
    await typeCode(guest, code);
    await sitDown(guest, 'Bodil');
    await isInSight(guest, guest.button(exactly(words.lobby.ready)), 'being ready');
    await gallery.look(guest, 'lobby of a guest');
    gallery.isFlawless();
  });
}

evening('sitting down in a wide window', async ({ device }) => {
  const host = await device({ name: 'host', kind: 'master', size: { width: 1366, height: 768 } });
  await layTable(host);
  const name = host.field(words.join.name);
  const sit = host.button(exactly(words.join.sit));
  await isInSight(host, name, 'the name');
  await isInSight(host, sit, 'sitting down');
  const [left, right] = [(await name.boundingBox())!, (await sit.boundingBox())!];
  assert.ok(left.x + left.width < right.x, 'the answer stands beside the question');
});

/** A phone, the same under the bars of its browser, and the smallest. */
const FRONT_SIZES = [
  { width: 390, height: 844 },
  { width: 390, height: 664 },
  { width: 320, height: 568 },
] as const;

for (const language of LANGUAGES) {
  evening(`the three ways in of the front page, ${language}`, async ({ device }) => {
    const phone = await device({ name: 'phone', language });
    const front = frontWords(language);
    for (const size of FRONT_SIZES) {
      await phone.page.setViewportSize(size);
      await phone.goto('/');
      const ways = phone.page.locator('.way-in');
      await ways.locator('.picture').nth(1).waitFor({ state: 'attached' });
      await isInSight(phone, phone.field(front.code), front.code);
      await isInSight(phone, phone.button(exactly(front.join)), front.join);
      await isInSight(phone, ways.filter({ hasText: front.host }), front.host);
      await isInSight(phone, ways.filter({ hasText: front.alone }), front.alone);
    }
  });
}

/** Runs in the page: what an arrow leads to from each thing that can be pressed, by their numbers, and whether one sees where one is. */
function arrowsFrom(): { readonly count: number; readonly first: number } {
  const every = document.querySelectorAll<HTMLElement>('.home a, .home button:not([tabindex="-1"])');
  const all = [...every].filter((one) => one.checkVisibility());
  for (const [i, one] of all.entries()) one.dataset.spot = String(i);
  return { count: all.length, first: all.indexOf(document.activeElement as HTMLElement) };
}

evening(
  'a television: arrows lead to everything, one sees where one is, and the language can be chosen',
  async ({ device }) => {
    const screen = await device({ name: 'television', size: { width: 1920, height: 1080 } });
    const { page } = screen;
    await screen.goto('/');
    await screen.sees(screen.button(saying(frontWords('en').makeTable)));
    const { count, first } = await page.evaluate(arrowsFrom);
    const spot = () => page.evaluate(() => Number((document.activeElement as HTMLElement).dataset.spot));
    assert.ok(
      await page
        .locator('.way-in')
        .first()
        .evaluate((one) => one === document.activeElement),
      'from the start',
    );
    const reached = new Set([first]);
    for (const from of reached) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        await page.locator(`[data-spot="${from}"]`).focus();
        await page.keyboard.press(key);
        reached.add(await spot());
        const isSeen = await page.evaluate(() => {
          const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        });
        assert.ok(isSeen, `${key} from ${from}: one sees where one is`);
      }
    }
    assert.equal(reached.size, count, `reached ${[...reached]}`);

    await page.locator('.language-menu > button').focus();
    await page.keyboard.press('Enter');
    await screen.sees(screen.button('Svenska'));
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    const swedish = frontWords('sv');
    await screen.sees(screen.button(saying(swedish.makeTable)));
    assert.ok(await page.locator('.language-menu > button').evaluate((one) => one === document.activeElement));

    await page.locator('.way-in').last().focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: swedish.alone });
    await screen.sees(sheet);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    assert.ok(await sheet.evaluate((one) => one.contains(document.activeElement)), 'arrows stay on the sheet');
    assert.ok(await page.evaluate(() => document.activeElement!.closest('.shelf') !== null), 'and lead to its games');
    assert.equal(await sheet.getByRole('textbox').count(), 0);
  },
);

evening('the first question of GW:s brott on the smallest phone', async ({ device }) => {
  const phone = await device({ name: 'phone', size: { width: 320, height: 568 } });
  await playAlone(phone, 'gws-brott');
  const { willing, unwilling } = gwTexts('en').buttons;
  await isInSight(phone, phone.button(exactly(willing)), willing);
  await isInSight(phone, phone.button(exactly(unwilling)), unwilling);
});

/** What must be in sight on scenes that have hardly room enough on the smallest phone. */
const WANTED: { readonly [game: string]: (page: Page) => readonly Locator[] } = {
  forraeder: (page) => [page.locator('.fr-card'), page.getByRole('button', { name: 'I have seen my card' })],
  // Four Bakers and what they offer; a fifth and a sixth are scrolled to.
  illumuffinati: (page) => [0, 1, 2, 3].map((one) => page.locator('.im-tile').nth(one)),
};

for (const [id, names] of Object.entries(TIGHT)) {
  inBrowser(`${id}: what is to be pressed is in sight on the smallest phone: ${names.join(', ')}`, async () => {
    const game = (Object.values(games) as unknown as AnyGame[]).find((one) => one.id === id)!;
    const small = stillsOf(game, playedIn(game)).filter(({ size }) => size === 'small');
    assert.equal(small.length, names.length);
    const stand = await Stand.open(join(import.meta.dirname, '../dist/web'));
    const viewport = { width: 320, height: 568 };
    const context = await (await openBrowser()).newContext({
      ...{ viewport, isMobile: true, hasTouch: true, reducedMotion: 'reduce' },
    });
    try {
      for (const still of small) {
        const page = await context.newPage();
        await page.goto(stand.base + stand.lay(still).path);
        for (const what of WANTED[id]!(page)) await isInSight({ page }, what, still.name);
        const below = page.locator('.phone > .thumb');
        const edge = (await below.boundingBox())!.y;
        for (const what of WANTED[id]!(page)) {
          const { y, height } = (await what.boundingBox())!;
          const isAnswer = await what.evaluate((one) => one.closest('.thumb') !== null);
          assert.ok(isAnswer || y + height <= edge, `${still.name}: ${y + height} lies under the answers at ${edge}`);
        }
      }
    } finally {
      await context.close();
      stand.close();
    }
  });
}
