/** Whoever leads may have nothing but a phone: the host gets up, and the console of every game fits the screen. */
import assert from 'node:assert/strict';
import { playable } from '../src/web/catalogue.ts';
import type { GameLobby } from '../src/web/stage.ts';
import type { Device } from './support/device.ts';
import { evening } from './support/evening.ts';
import { hold } from './support/illumuffinati.ts';
import { sitDown, toTab } from './support/lobby.ts';
import { exactly, houseWords, saying } from './support/words.ts';

const words = houseWords('en');

/** Nothing can be pushed sideways, and what is opened lies whole on the screen. */
async function fits(phone: Device, what: string): Promise<void> {
  const { width } = phone.page.viewportSize()!;
  assert.equal(await phone.page.evaluate(() => document.documentElement.scrollWidth), width, what);
}

for (const { id, seats } of playable) {
  evening(`the console of ${id} on a phone`, async ({ device }) => {
    const phone = await device({ name: 'host' });
    await phone.goto('/');
    await phone.press(saying(words.posters[id].name));
    await phone.press(exactly(words.home.startEvening));
    await phone.page.waitForURL(/\/[A-Z]{4,5}$/);
    await sitDown(phone, 'Alma');
    await toTab(phone, 'options');
    await import(`../src/games/${id}/texts/all.ts`);
    const { lobby } = (await import(`../src/games/${id}/screens/lobby.ts`)) as { lobby: GameLobby };
    const { name, values } = lobby.option('en', 'gameMaster');
    const human = phone.page.getByRole('radiogroup', { name, exact: true }).getByRole('radio', { name: values.human! });
    await human.click();
    await toTab(phone, 'invite');
    await phone.sees(phone.page.locator('.screen-door').filter({ hasText: words.lobby.leadHelp(undefined) }));
    const lead = phone.button(exactly(words.lobby.lead)).first();
    // Not behind the bar, which lies over the page's lower end.
    await lead.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await hold(phone, lead, () => phone.page.waitForURL(/\/master$/));
    await phone.sees(phone.text(words.master.privacy));
    await fits(phone, 'in the lobby');
    await phone.press(exactly(words.lobby.fillBots(seats[0])));
    await phone.press(exactly(words.lobby.start));
    await phone.sees(phone.page.locator('main.master .mend'));
    await fits(phone, 'in play');
    await phone.press(exactly(words.drawers.menu));
    await phone.sees(phone.button(saying(words.drawers.moveConsole)));
    await fits(phone, 'with the menu open');
  });
}
