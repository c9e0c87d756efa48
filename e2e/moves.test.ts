/**
 * Another device takes a seat over, and somebody else the console: what the old ones show, and what links still open.
 * Whoever comes too late is let in for the next game.
 */
import assert from 'node:assert/strict';
import { en as evenings } from '../src/web/texts/evening/en.ts';
import { endForAll } from './support/ending.ts';
import { evening } from './support/evening.ts';
import { chooseOption, layTable, openDoor, sitDown, toTab, typeCode } from './support/lobby.ts';
import { Gallery } from './support/looks.ts';
import { readSquare } from './support/square.ts';
import { drawerWords, exactly, houseWords, saying } from './support/words.ts';

const words = houseWords('en');

evening('a seat moves to another device with a square that is good once', async ({ device }) => {
  const [host, guest, tablet, thief] = await Promise.all(
    ['host', 'guest', 'tablet', 'thief'].map((name) => device({ name })),
  );
  const code = await layTable(host!);
  await sitDown(host!, 'Alma');
  await typeCode(guest!, code);
  await sitDown(guest!, 'Bodil');

  await guest!.press(saying(words.drawers.moveDevice));
  const square = guest!.page.getByRole('img', { name: words.drawers.moveDevice });
  const { pathname, hash } = new URL(await readSquare(square));
  const link = pathname + hash;
  assert.match(link, new RegExp(`^/${code}#m[0-9a-f]{32}$`));

  await tablet!.goto(link);
  await tablet!.press(exactly(drawerWords('en').take.sit));
  await tablet!.sees(tablet!.button(exactly(words.lobby.ready)));
  assert.equal(new URL(tablet!.page.url()).hash, '', 'the ticket does not stay in the address');
  await guest!.sees(guest!.heading(words.errors.pages['handed-on'].title));
  assert.equal(await guest!.button(words.errors.takeHere).count(), 0, 'it cannot be taken back');
  await tablet!.reload();
  await tablet!.sees(tablet!.button(exactly(words.lobby.ready)));

  await thief!.goto(link);
  await thief!.press(exactly(drawerWords('en').take.sit));
  await thief!.sees(thief!.heading(words.errors.pages['no-such-ticket'].title));
});

evening('the console is one person’s, and the host gives it to another', async ({ device }) => {
  const host = await device({ name: 'host' });
  const [first, second] = await Promise.all(
    ['first', 'second'].map((name) => device({ name, kind: 'master', language: 'en' })),
  );
  const code = await layTable(host);
  await sitDown(host, 'Alma');
  await toTab(host, 'options');
  await chooseOption(host, 'gameMaster', 'human');
  await openDoor(first!, host, code);
  const isMaster = (one: typeof host) => one.sees(one.text(words.master.note));
  const isNone = (one: typeof host) => one.sees(one.text(words.master.noKeyHelp));
  await isMaster(first!);
  await openDoor(second!, host, code);
  await isNone(second!);
  await first!.reload();
  await isMaster(first!);

  await toTab(host, 'invite');
  await host.press(exactly(words.lobby.freeMaster));
  await isNone(first!);
  await host.loses(host.button(exactly(words.lobby.freeMaster)));
  await openDoor(second!, host, code);
  await isMaster(second!);
  await first!.reload();
  await isNone(first!);
});

evening('whoever comes too late waits at the door, and it opens for the next game', async ({ device }) => {
  const gallery = new Gallery();
  const host = await device({ name: 'host' });
  const guest = await device({ name: 'guest' });
  const code = await layTable(host);
  await sitDown(host, 'Alma');
  await host.press(exactly(words.lobby.fillBots(6)));
  await host.press(exactly(words.lobby.start));
  await host.sees(host.page.locator('.in-room[data-game="maffia"] .mf'));
  await typeCode(guest, code);
  await guest.sees(guest.heading(words.errors.pages['not-open'].title));
  await gallery.look(guest, 'they are playing');

  await endForAll(host);
  await host.press(exactly(words.end.next));
  await host.press(exactly(evenings.next.again(words.posters.maffia.name)));
  await sitDown(guest, 'Yrsa');
  await guest.sees(guest.button(exactly(words.lobby.ready)));
  gallery.isFlawless();
});
