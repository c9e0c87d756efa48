/** A television that can scan nothing becomes the table's screen, and speaks what the host chooses. */
import assert from 'node:assert/strict';
import { da as danish } from '../src/web/texts/evening/da.ts';
import { en as english } from '../src/web/texts/evening/en.ts';
import { evening } from './support/evening.ts';
import { fillChairs, layTable, sitDown, toTab } from './support/lobby.ts';
import { Gallery } from './support/looks.ts';
import { drawerWords, exactly, frontWords, houseWords, saying } from './support/words.ts';

evening('a television asks to be the table, is let in by its sign, and speaks the host’s language', async (here) => {
  const { device, house } = here;
  const gallery = new Gallery();
  const words = houseWords('en');
  const host = await device({ name: 'host' });
  const television = await device({ name: 'television', kind: 'table', language: 'da', motion: 'full' });
  const code = await layTable(host);
  await sitDown(host, 'Alma');

  await television.goto('/');
  await television.page.getByRole('link', { name: frontWords('da').asTable }).click();
  await television.sees(television.heading(danish.screen.title));
  await gallery.look(television, 'code');
  await television.field(danish.screen.codeLabel).fill(code);
  await television.press(exactly(danish.screen.ask));
  await television.sees(television.heading(danish.screen.asking));
  const sign = television.page.locator('.as-sign b');
  await television.sees(sign.filter({ hasText: /^[A-Z]{4}$/ }));
  await gallery.look(television, 'sign');
  const shown = await sign.innerText();

  // Whoever leads sees the same letters, says no first, and lets it in when it asks again.
  await host.sees(host.text(english.knock.title));
  await host.sees(host.text(exactly(shown)));
  await gallery.look(host, 'knock');
  await host.press(exactly(english.knock.no));
  await television.sees(television.heading(danish.screen.gone));
  await host.loses(host.text(english.knock.title));
  await television.press(exactly(danish.screen.again));
  await host.press(exactly(english.knock.letIn));
  await television.page.waitForURL(new RegExp(`/${code}/table$`));

  // It was laid in English; the television is Danish, and the table speaks what the host says.
  await television.sees(television.text(words.lobby.seated(1)));
  await toTab(host, 'invite');
  await host.page.getByRole('radiogroup', { name: english.big.speaks }).getByRole('radio', { name: 'Svenska' }).click();
  await television.sees(television.text(houseWords('sv').lobby.seated(1)));
  assert.equal(await television.page.locator('.in-room').getAttribute('lang'), 'sv');
  await host.sees(host.page.getByRole('radiogroup', { name: english.big.speaks }));
  await gallery.look(host, 'invite');

  // How loud it is, too: the browser of the television keeps what the host has set.
  const table = drawerWords('en').table;
  await host.press(exactly(words.drawers.menu));
  await host.page
    .getByRole('dialog')
    .getByRole('button')
    .filter({ hasText: saying(words.drawers.settings) })
    .click();
  await host.page.getByRole('slider', { name: table.sounds }).fill('3');
  const loud = () =>
    localStorage.getItem('konklave.volume') === '0.3' && localStorage.getItem('konklave.muted') === 'no';
  await television.page.waitForFunction(loud);
  await gallery.look(host, 'settings');
  await host.page.getByRole('switch', { name: table.silent }).click();
  await television.page.waitForFunction(() => localStorage.getItem('konklave.muted') === 'yes');
  await host.page.keyboard.press('Escape');

  // It stays the table's in the game, when it is loaded anew, and after the server was killed.
  await fillChairs(host, 7);
  await host.press(exactly(words.lobby.start));
  const inGame = television.page.locator('[data-surface="table"][data-game="maffia"]');
  await television.sees(inGame);
  await gallery.look(television, 'in the game');
  await house.kill();
  await house.start();
  await television.reload();
  await television.sees(inGame);

  // In a game the question is one line, which the host may lay aside; it then waits under “Invite”.
  const laptop = await device({ name: 'laptop', kind: 'table' });
  await laptop.goto('/table');
  await laptop.field(english.screen.codeLabel).fill(code);
  await laptop.press(exactly(english.screen.ask));
  const line = host.page.getByRole('status', { name: english.knock.title });
  await host.sees(line);
  assert.equal(await host.button(exactly(english.knock.letIn)).count(), 0, 'nothing is to be answered at once');
  await gallery.look(host, 'knock in a game');
  await host.press(exactly(english.knock.later));
  await host.loses(line);
  await host.press(exactly(words.drawers.menu));
  await host.page
    .getByRole('dialog')
    .getByRole('button', { name: saying(words.lobby.tabs.invite) })
    .click();
  await host.press(exactly(english.knock.letIn));
  await laptop.sees(laptop.page.locator('[data-surface="table"][data-game="maffia"]'));
  gallery.isFlawless();
});
