/**
 * Ordet fanger at a distance: three phones type their answers, the photo finish says who was first, one answer is doubted
 * and voted on; then a team of two against robots.
 */
import assert from 'node:assert/strict';
import { textsFor } from '../src/games/ordet-fanger/texts/all.ts';
import { evening } from './support/evening.ts';
import { fillChairs, sayReady, sitDown, toTab, typeCode } from './support/lobby.ts';
import { Gallery } from './support/looks.ts';
import {
  chooseOwnList,
  Guest,
  LIST,
  layOrdet,
  openAllOptions,
  screenWords,
  whoActs,
  writeOption,
} from './support/ordet-fanger.ts';
import { exactly, houseWords } from './support/words.ts';

const w = screenWords('en');
const house = houseWords('en');

/** Cards are flipped until two phones are in a duel. */
async function toDuel(guests: readonly Guest[], wanted = 2): Promise<Guest[]> {
  for (let step = 0; step < 120; step++) {
    const screens = await whoActs(guests, (all) => all.some((one) => one !== 'other' && one !== 'onlooker'));
    const typing = guests.filter((_, i) => screens[i] === 'typed');
    if (typing.length >= wanted) return typing;
    for (const [i, guest] of guests.entries()) {
      if (screens[i] === 'shuffle') await guest.press(w.shuffle.button);
      if (screens[i] === 'flip') (await guest.press(w.turn.left)) || (await guest.press(w.turn.right));
      if (screens[i] === 'photo') await guest.press(w.photo.fine);
      if (screens[i] === 'neutral') await guest.press(w.turn.left);
      if (screens[i] === 'ballot') await guest.press(w.ballot.abstain);
      if (screens[i] === 'typed') await guest.press(w.duel.giveUp);
      if (screens[i] === 'typed') await guest.press(w.duel.stuck);
    }
  }
  throw new Error('no duel came');
}

evening('three at a distance: a duel is typed, judged by the clock, doubted and voted on', async ({ device }) => {
  const gallery = new Gallery();
  const host = await device({ name: 'host' });
  const code = await layOrdet(host, { remote: true });
  await sitDown(host, 'Alma');
  const guests = [new Guest(host, 'Alma')];
  for (const name of ['Bo', 'Cleo']) {
    const phone = await device({ name, motion: name === 'Cleo' ? 'less' : 'full' });
    await typeCode(phone, code);
    await sitDown(phone, name);
    await sayReady(phone);
    guests.push(new Guest(phone, name));
  }
  await chooseOwnList(host);
  await host.press(exactly(house.lobby.start));

  const [one, other] = (await toDuel(guests)) as [Guest, Guest];
  const third = guests.find((guest) => guest !== one && guest !== other)!;
  // Its own words are refused in a small line that only its sender reads; the race goes on.
  await one.answer('!');
  await one.device.sees(one.device.page.getByText(w.typed.another));
  await one.answerFor(third.device, 'a purple unicorn');
  await third.device.sees(third.device.heading(w.photo.alone(one.name)));
  assert.ok(await third.press(w.photo.reasons.unknown), 'the third doubts');
  await third.device.sees(third.device.page.getByText(w.ballot.unknown(third.name)));
  await gallery.look(third.device, 'ballot');
  assert.ok(await third.press(w.ballot.not), 'the third votes');
  // The race starts again; the one who was rejected waits three seconds longer.
  await Promise.all([
    other.device.sees(other.device.page.getByText(w.duel.answerIn)),
    one.device.sees(one.device.page.getByText(w.duel.held(other.name))),
  ]);
  // What is entered while the count runs stays in the field until it can be sent.
  await other.answerFor(third.device, 'a bear');
  await gallery.look(third.device, 'photo');
  await whoActs(guests, (all) => all.some((screen) => screen === 'flip' || screen === 'typed'));
  gallery.isFlawless();
});

evening('a team of two shares a pile against robots, and takes a card with one answer', async ({ device }) => {
  const gallery = new Gallery();
  const host = await device({ name: 'host' });
  const guest = await device({ name: 'guest' });
  const code = await layOrdet(host, { remote: true });
  await sitDown(host, 'Alma');
  await typeCode(guest, code);
  await sitDown(guest, 'Bo');
  await sayReady(guest);
  await fillChairs(host, 4);
  await toTab(host, 'seats');
  const pair = host.button(exactly(w.lobby.pair));
  await pair.nth(0).click();
  await pair.nth(1).click();
  await host.sees(host.page.getByText('Alma + Bo'));
  // Robots know nothing of this trip.
  await chooseOwnList(host, LIST.replace(/:.*/g, ''));
  await host.press(exactly(house.lobby.start));
  const bo = new Guest(guest, 'Bo');
  const guests = [new Guest(host, 'Alma'), bo];
  assert.equal((await toDuel(guests)).length, 2, 'both of the team are in the duel');
  const sawWin = guests.map((one) => one.device.sees(one.device.page.getByText(exactly(w.end.youWon))));
  await bo.answer('a bicycle made for two'); // one answer counts for both, and nobody but the two can judge it
  for (const one of guests) await one.device.sees(one.device.heading('a bicycle made for two'));
  await gallery.look(host, 'honest');
  assert.ok(await bo.press(w.ballot.own.counts), 'the team judges its own answer');
  await Promise.all(sawWin);
  gallery.isFlawless();
});

/** Runs in the page, before all else: a browser that cannot listen. */
function deaf(): void {
  Object.assign(globalThis, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
}

evening('a list that cannot be played says why, and a browser that cannot listen says so', async ({ device }) => {
  const host = await device({ name: 'host' });
  await host.context.addInitScript(deaf);
  await layOrdet(host, { remote: true });
  await sitDown(host, 'Alma');
  await fillChairs(host, 2);
  await openAllOptions(host);
  const list = host.field(exactly(textsFor('en').options.ownCategories));
  await list.fill('One thing\nAnother thing\nA third thing');
  await host.sees(host.page.getByText(w.lobby.problems.few(3)));
  const take = list.locator('xpath=..').getByRole('button', { name: exactly(w.lobby.save) });
  assert.ok(await take.isDisabled(), 'it is not taken');
  // Meanwhile it is seen as cards, and a card that is taken away is a line less.
  await host.sees(host.page.getByRole('article').filter({ hasText: 'A third thing' }));
  await host.press(exactly(w.lobby.takeAway('Another thing')));
  await host.sees(host.page.getByText(w.lobby.problems.few(2)));
  assert.equal(await list.inputValue(), 'One thing\nA third thing');
  await writeOption(host, 'ownCategories', LIST);
  await host.sees(host.page.getByText(w.lobby.checked(44)));
  await host.page.getByRole('switch', { name: textsFor('en').options.speech, exact: true }).click();
  await host.press(exactly(house.lobby.start));
  await host.sees(host.page.getByText(w.speech.none));
  assert.equal(await host.button(exactly(w.speech.yes)).count(), 0, 'nobody is asked for what cannot be');
  await host.press(exactly(w.speech.no));
  await host.sees(host.button(exactly(w.shuffle.button)));
});
