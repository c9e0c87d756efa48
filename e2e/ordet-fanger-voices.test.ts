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
  type Screen,
  screenWords,
  whoActs,
} from './support/ordet-fanger.ts';
import { exactly, houseWords, saying } from './support/words.ts';

const w = screenWords('en');
const house = houseWords('en');

/** One thing happens: a card is drawn, or whatever stands open is brought to its end in the way that is wanted. */
async function oneStep(guests: readonly Guest[], how: { wish: 'settle' | 'tie' | 'vote' }): Promise<Screen> {
  const screens = await whoActs(guests, (all) => all.some((screen) => screen !== 'other'));
  const who = (screen: Screen) => guests.filter((_, i) => screens[i] === screen);
  const [shuffler] = who('shuffle');
  if (shuffler) {
    await shuffler.press(w.shuffle.button);
    return 'shuffle';
  }
  const duellists = who('duel');
  if (duellists.length === 2) {
    const [one, other] = duellists as [Guest, Guest];
    if (how.wish === 'tie') {
      how.wish = 'settle';
      await one.press(w.duel.same);
    } else if (how.wish === 'vote') {
      await one.press(w.duel.me);
    } else await one.press(other.name);
    return 'duel';
  }
  const judges = who('verdict');
  if (judges.length > 0) {
    for (const judge of judges) {
      if (how.wish === 'vote' && (await judge.press(w.verdict.disagree))) break;
      await judge.press(w.verdict.agree);
    }
    return 'verdict';
  }
  if (who('ballot').length > 0) {
    how.wish = 'settle';
    for (const voter of who('ballot')) await voter.press(w.duel.same);
    return 'ballot';
  }
  const [third] = who('neutral');
  if (third) {
    await third.press(w.turn.left);
    return 'neutral';
  }
  const [placer] = who('place');
  if (placer) {
    await placer.press(w.turn.toRight);
    return 'place';
  }
  const [mover] = who('flip');
  if (mover && !(await mover.press(w.turn.left))) await mover.press(w.turn.right);
  return mover ? 'flip' : 'other';
}

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
  const how: { wish: 'settle' | 'tie' | 'vote' } = { wish: 'settle' };
  const wishes = ['tie', 'vote'] as const;
  let duels = 0;
  const done = () => ['neutral', 'ballot', 'series', 'joker'].every((what) => seen.has(what));
  for (let step = 0; step < 260 && !done(); step++) {
    const what = await oneStep(guests, how);
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
    const what = await oneStep(guests, { ...how });
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
