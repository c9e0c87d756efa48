/**
 * Ordet fanger at a distance: three phones type their answers, the photo finish says who was first, one answer is doubted
 * and voted on; then a team of two against robots.
 */
import assert from 'node:assert/strict';
import { evening } from './support/evening.ts';
import { fillChairs, sayReady, sitDown, toTab, typeCode } from './support/lobby.ts';
import { Gallery } from './support/looks.ts';
import { chooseOwnList, Guest, layOrdet, screenWords, whoActs } from './support/ordet-fanger.ts';
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
    const phone = await device({ name, lessMotion: name === 'Cleo' });
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
  await other.device.sees(other.device.page.getByText(w.duel.starts));
  await one.device.sees(one.device.page.getByText(w.duel.held));
  await other.answer('a bear');
  await third.device.sees(third.device.page.getByText('a bear'));
  await gallery.look(third.device, 'photo');
  await whoActs(guests, (all) => all.some((screen) => screen === 'flip' || screen === 'typed'));
  gallery.isFlawless();
});

evening('a team of two shares a pile against robots', async ({ device }) => {
  const host = await device({ name: 'host' });
  const guest = await device({ name: 'guest' });
  const code = await layOrdet(host, { remote: true });
  await sitDown(host, 'Alma');
  await typeCode(guest, code);
  await sitDown(guest, 'Bo');
  await sayReady(guest);
  await fillChairs(host, 5);
  await toTab(host, 'seats');
  const pair = host.button(exactly(w.lobby.pair));
  await pair.nth(0).click();
  await pair.nth(1).click();
  await host.sees(host.page.getByText('Alma + Bo'));
  await chooseOwnList(host);
  await host.press(exactly(house.lobby.start));
  const guests = [new Guest(host, 'Alma'), new Guest(guest, 'Bo')];
  const team = await toDuel(guests);
  assert.equal(team.length, 2, 'both of the team are in the duel');
});
