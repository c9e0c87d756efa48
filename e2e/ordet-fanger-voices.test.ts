/**
 * Ordet fanger round one table: three phones and a screen. A duel that one tap settles, a dead heat with a neutral card, a
 * claim that the table votes on, a joker, a series; then two people with two piles each and a list of their own.
 */
import assert from 'node:assert/strict';
import type { Device } from './support/device.ts';
import { evening } from './support/evening.ts';
import { comeTo } from './support/illumuffinati-laid.ts';
import { sayReady, sitDown, typeCode } from './support/lobby.ts';
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
import { layDuels, PEOPLE, shownOn, watchTable } from './support/ordet-fanger-laid.ts';
import { exactly, houseWords, saying } from './support/words.ts';

const w = screenWords('en');
const house = houseWords('en');
const CODE = 'LYKT';
const STEPS_MAX = 200;

/** Whatever has not been seen yet is wished for, after a duel that one tap has settled. */
async function playOn(guests: readonly Guest[], table: Device, gallery: Gallery): Promise<void> {
  const how: Wish = { wish: 'settle' };
  const wishes: Wish['wish'][] = ['tie', 'vote'];
  let hasLooked = false;
  for (let step = 0; step < STEPS_MAX; step++) {
    const what = await voiceStep(guests, how);
    const seen = await shownOn(table);
    if (['neutral', 'ballot', 'joker', 'series'].every((one) => (seen as readonly string[]).includes(one))) return;
    if (what === 'duel' && how.wish === 'settle' && wishes.length > 0) how.wish = wishes.shift()!;
    if (what !== 'flip' || hasLooked) continue;
    hasLooked = true;
    await gallery.look(table, 'turn');
    for (const guest of guests) await gallery.look(guest.device, `turn ${await guest.screen()}`);
  }
  assert.fail(`seen: ${await shownOn(table)}`);
}

evening(
  'three phones and a table play duels, a dead heat, a vote, a joker and a series',
  async ({ device }) => {
    const gallery = new Gallery();
    const table = await device({ name: 'table', kind: 'table', motion: 'full' });
    await watchTable(table);
    const guests: Guest[] = [];
    for (const name of PEOPLE)
      guests.push(new Guest(await device({ name, motion: name === 'Alma' ? 'full' : 'less' }), name));
    await Promise.all([comeTo(table, CODE, 'table'), ...guests.map((guest) => comeTo(guest.device, CODE, guest.name))]);
    await playOn(guests, table, gallery);
    gallery.isFlawless();
  },
  (folder) => layDuels(folder, CODE),
);

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
  await gallery.look(host, 'options');
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
