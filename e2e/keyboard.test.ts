/** With a keyboard alone, and with less motion: lay a table, sit down, play a day. Nothing moves on the way. */
import assert from 'node:assert/strict';
import { evening } from './support/evening.ts';
import { Keys } from './support/keys.ts';
import { standsStill } from './support/looks.ts';
import { exactly, frontWords, gameWords, houseWords, like, saying } from './support/words.ts';

const words = houseWords('en');
const front = frontWords('en');
const t = gameWords('en');
const PHASE_MS = 240_000;

evening('somebody with a keyboard alone lays a table, sits down and plays a day', async ({ device }) => {
  const phone = await device({ name: 'keys', motion: 'less' });
  const keys = new Keys(phone);
  const still = (name: string) => standsStill(phone, name);
  const sees = (what: ReturnType<typeof phone.text>) => what.first().waitFor({ timeout: PHASE_MS });

  await phone.goto('/');
  await phone.sees(phone.button(saying(front.host)));
  await still('front page');
  await keys.press(saying(front.host));
  await keys.press(saying(words.posters.maffia.name));
  await keys.press(saying(front.ways.table.name));
  await phone.sees(phone.field(words.join.name));
  await still('door');
  await keys.to(exactly(words.join.name));
  await phone.page.keyboard.type('Gunvor');
  await keys.press(exactly(words.join.sit));
  await keys.press(exactly(words.lobby.fillBots(6)));
  await phone.sees(phone.button(exactly(words.lobby.start)));
  await still('lobby');
  await keys.press(saying(words.lobby.tabs.options));
  await keys.to(saying(t.presets.standard.name));
  for (const preset of ['blitz', 'solo'] as const) {
    await keys.key('ArrowRight');
    await phone.sees(phone.page.getByRole('radio', { name: saying(t.presets[preset].name), checked: true }));
  }
  await keys.press(exactly(words.lobby.start));

  await sees(phone.text(t.briefing.title));
  await still('briefing');
  // Alone there are five cards: nobody else is to be asked for time or given a break.
  for (let card = 1; card < 5; card++) await keys.press(exactly(t.buttons.nextCard));
  await keys.press(exactly(t.buttons.ackBriefing));

  await sees(phone.heading(t.deal.title));
  await still('deal');
  await keys.to(exactly(t.phone.holdCard));
  await phone.page.keyboard.down(' ');
  const card = phone.button(t.phone.holdCard).locator('b');
  await phone.sees(card);
  await phone.page.keyboard.up(' ');
  await card.waitFor({ state: 'detached' });
  await keys.press(exactly(t.buttons.ackRole));
  await sees(phone.heading(t.nightZero.title));
  await still('night zero');

  const square = phone.page.getByRole('list', { name: t.day.talk });
  await sees(square);
  await still('day');
  // Somebody else may be quicker to nominate the same seat: then the next one.
  const own = phone.button(saying(t.phone.takeBack));
  for (let tries = 0; tries < 5 && !(await own.isVisible()); tries++) {
    const first = await square.getByRole('button', { disabled: false }).first().locator('.nm').innerText();
    await keys.to(saying(first.trim()));
    await keys.key('ArrowRight');
    await keys.key('Enter');
    await keys.press(like(t.buttons.nominate));
    await own.waitFor({ timeout: 5_000 }).catch(() => {});
  }
  await sees(own);
  await keys.press(exactly(t.buttons.ready), ' ');
  await sees(phone.page.getByRole('switch', { name: t.buttons.ready, checked: true }));

  // Its own speech is ended by keyboard if it comes, and the hand raised for the first who is called.
  const hand = phone.button(like(t.buttons.raiseHand));
  const done = phone.button(exactly(t.buttons.done));
  await sees(hand.or(done));
  await still('speeches');
  if (await done.isVisible()) {
    await keys.press(exactly(t.buttons.done));
    await sees(hand);
  }
  await still('vote');
  await keys.press(like(t.buttons.raiseHand));
  await sees(phone.button(exactly(t.buttons.lowerHand)).or(phone.text(t.vote.holdUp)));
  await sees(phone.text(t.phases['vote-result']));
  await still('result');
  assert.equal(await phone.page.getByRole('dialog').count(), 0);
});
