/**
 * Ordet fanger round one table: three phones and a screen with a list of their own. A duel that one tap settles, a dead
 * heat with a neutral card, a claim that the table votes on, a joker, a series; then two people with two piles each.
 */
import assert from 'node:assert/strict';
import { evening } from './support/evening.ts';
import { openDoor, sayReady, sitDown, typeCode } from './support/lobby.ts';
import { Gallery } from './support/looks.ts';
import {
  chooseOwnList,
  chooseValue,
  Guest,
  layOrdet,
  screenWords,
  voiceStep,
  type Wish,
  whoActs,
} from './support/ordet-fanger.ts';
import { exactly, houseWords, saying } from './support/words.ts';

const w = screenWords('en');
const house = houseWords('en');

evening('three phones and a table play duels, a dead heat, a vote, a joker and a series', async ({ device }) => {
  const gallery = new Gallery();
  const host = await device({ name: 'host' });
  const table = await device({ name: 'table', kind: 'table' });
  const code = await layOrdet(host);
  await sitDown(host, 'Alma');
  await openDoor(table, host, code);
  const guests = [new Guest(host, 'Alma')];
  for (const name of ['Bo', 'Cleo']) {
    const phone = await device({ name });
    await typeCode(phone, code);
    await sitDown(phone, name);
    await sayReady(phone);
    guests.push(new Guest(phone, name));
  }
  await chooseOwnList(host);
  await chooseValue(host, 'duelSignal', 'flash');
  await gallery.look(host, 'options');
  await host.press(exactly(house.lobby.start));

  const seen = new Set<string>();
  const how: Wish = { wish: 'settle' };
  const wishes = ['tie', 'vote'] as const;
  let duels = 0;
  const done = () => ['neutral', 'ballot', 'series', 'joker'].every((what) => seen.has(what));
  for (let step = 0; step < 600 && !done(); step++) {
    const what = await voiceStep(guests, how);
    seen.add(what);
    if (what === 'duel') {
      const next = wishes[duels++];
      if (next && how.wish === 'settle') how.wish = next;
    }
    const words = await table.words();
    if (words.includes(w.duel.series)) seen.add('series');
    if ((await table.page.getByRole('img', { name: /Joker/ }).count()) > 0) seen.add('joker');
    if (what === 'flip' && !seen.has('looked')) {
      seen.add('looked');
      await gallery.look(table, 'turn');
      for (const guest of guests) await gallery.look(guest.device, `turn ${await guest.screen()}`);
    }
  }
  assert.ok(done(), `seen: ${[...seen]}`);
  gallery.isFlawless();
});

evening('two play with two piles each, and choose the place before the face is known', async ({ device }) => {
  const gallery = new Gallery();
  const host = await device({ name: 'host' });
  const guest = await device({ name: 'guest', size: { width: 320, height: 640 } });
  const code = await layOrdet(host);
  await sitDown(host, 'Alma');
  await typeCode(guest, code);
  await sitDown(guest, 'Bo');
  await sayReady(guest);
  await chooseOwnList(host);
  await chooseValue(host, 'duelSignal', 'flash');
  await host.press(exactly(house.lobby.start));
  const guests = [new Guest(host, 'Alma'), new Guest(guest, 'Bo')];
  const how = { wish: 'settle' } as const;
  const seen = new Set<string>();
  for (let step = 0; step < 60 && !(seen.has('place') && seen.has('duel')); step++) {
    const what = await voiceStep(guests, { ...how });
    seen.add(what);
    if (what === 'flip' && !seen.has('looked')) {
      seen.add('looked');
      for (const one of guests) await gallery.look(one.device, `two ${await one.screen()}`);
    }
  }
  assert.ok(seen.has('place') && seen.has('duel'), `seen: ${[...seen]}`);
  await whoActs(guests, (all) => all.includes('flip') || all.includes('duel'));
  await host.sees(host.page.getByText(saying(w.you)));
  gallery.isFlawless();
});
