/**
 * What a phone shows of a hand, and when: nothing at rest, words while the seal is held, by finger and by keyboard. The
 * others' cards are nowhere in the page, and neither the two jewels nor the two 30s can be told apart in it.
 */
import assert from 'node:assert/strict';
import { NUMBERS } from '../src/games/illumuffinati/content.ts';
import { evening } from './support/evening.ts';
import { Cook, layMuffins, muffinWords, setChoice } from './support/illumuffinati.ts';
import { Keys } from './support/keys.ts';
import { fillChairs, openDoor, sitDown, toTab } from './support/lobby.ts';
import { standsStill } from './support/looks.ts';
import { heapOf, keptBy } from './support/secrets.ts';
import { exactly, houseWords, saying } from './support/words.ts';

const words = houseWords('en');
const t = muffinWords('en');
const PHASE_MS = 60_000;

/** Names of muffins that stand in the page as words. */
const namesIn = (page: string): string[] =>
  NUMBERS.map((number) => t.muffins[number - 1]!).filter((name) => name !== 'Plain' && page.includes(`>${name}<`));

evening('a hand is in the page only while it is held, and nobody else’s ever', async ({ device }) => {
  const phone = await device({ name: 'Albertina', motion: 'less' });
  const table = await device({ name: 'table', kind: 'table' });
  const keys = new Keys(phone);
  const code = await layMuffins(phone);
  await sitDown(phone, 'Albertina');
  await openDoor(table, phone, code);
  await fillChairs(phone, 4);
  await toTab(phone, 'options');
  // The last seat inspects first, so that this one takes both jewels.
  await setChoice(phone, 'firstInspector', 'host');
  await phone.press(exactly(words.lobby.start));
  const last = await phone.page.locator('.im-names button b').last().innerText();
  await keys.press(saying(t.buttons.nameInspector(last)));

  // Bake: at rest there are three backs and two dots.
  const seal = phone.button(exactly(t.phone.look));
  await seal.waitFor({ timeout: PHASE_MS });
  const hand = phone.page.locator('.im-cards, .im-hand');
  assert.equal(await hand.locator('.mc-back').count(), 3);
  assert.deepEqual(namesIn(await phone.page.content()), []);
  await standsStill(phone, 'bake');
  await keys.to(exactly(t.phone.look));
  await phone.page.keyboard.down(' ');
  await hand.locator('.mc-blind').first().waitFor();
  assert.equal(await hand.locator('.mc-blind').count(), 3);
  await phone.page.keyboard.up(' ');
  await hand.locator('.mc-blind').first().waitFor({ state: 'detached' });
  assert.deepEqual(namesIn(await phone.page.content()), []);
  await keys.press(exactly(t.phone.seenThem));

  // Hide: both jewels are in the hand, and look alike; chosen by keyboard: hold Space, arrows, Enter.
  await phone.page.locator('.im-hand').waitFor({ timeout: PHASE_MS });
  assert.equal(await phone.page.locator('.im-hand li').count(), 5);
  assert.ok(!(await phone.page.content()).includes('#im-crown"></use></svg></span><span class="nm"'));
  await keys.to(exactly(t.phone.look));
  await phone.page.keyboard.down(' ');
  const jewels = phone.page.locator('.im-hand .mc-blind').filter({ hasText: t.things.jewel });
  await jewels.first().waitFor();
  assert.equal(await jewels.count(), 2);
  const [one, other] = await jewels.evaluateAll((all) => all.map((card) => card.outerHTML));
  assert.equal(one, other, 'the two jewels are one in the page');
  await keys.key('ArrowRight');
  await keys.key('Enter');
  await keys.key('ArrowRight');
  await keys.key('Enter');
  await phone.page.keyboard.up(' ');
  assert.equal(await phone.page.locator('.im-hand .im-gap').count(), 2);
  assert.equal(await phone.page.locator('.im-hand .mc-blind').count(), 0);
  await standsStill(phone, 'hide');

  // Nothing of the deck, nor of another hand, is anywhere in the memory of the page.
  const heap = await heapOf(phone.page);
  const copies = heap.having('hands', 'counts', 'bribes', 'room');
  const hands = copies.flatMap(({ inside }) => [...inside.get('hands')!.inside.keys()]);
  assert.deepEqual([...new Set(hands.filter((seat) => /^\d+$/.test(seat)))], ['0'], 'only the own hand is known');
  assert.ok(copies.every(({ inside }) => !inside.has('deck')));
  assert.doesNotMatch(await keptBy(phone.page), /JJ|hands|cards/);

  // By keyboard the button is held until it has filled.
  const give = phone.page.locator('main .im-hold');
  await keys.to(exactly(t.phone.holdGive));
  await phone.page.keyboard.down('Enter');
  await give.waitFor({ state: 'detached' });
  await phone.page.keyboard.up('Enter');
  await phone.sees(phone.heading(/is packing a bag/));
  assert.deepEqual(namesIn(await phone.page.content()), []);
  // The table saw that two cards went on.
  await table.sees(table.text(t.phone.passedOf(1, 3)));
  for (const { inside } of (await heapOf(table.page)).having('hands', 'counts', 'bribes', 'room'))
    assert.deepEqual(
      [...inside.get('hands')!.inside.keys()].filter((seat) => /^\d+$/.test(seat)),
      [],
    );

  // Under the lamp: the finger, a raise by slider, the reference card, all by keyboard.
  const cook = new Cook(phone, 'Albertina');
  while (cook.nameOf(await cook.shown()) !== 'baker') await phone.changes();
  const slider = phone.page.getByRole('slider', { name: t.phone.howMuch });
  await slider.and(phone.page.locator(':enabled')).waitFor({ timeout: PHASE_MS });
  // Whoever came by the front page has its styles along: they stay with the posters.
  const open = phone.page.locator('.im-four .mc-paper');
  const [card, muffin] = await Promise.all([open.boundingBox(), open.locator('.art').boundingBox()]);
  assert.ok(muffin!.width < card!.width && muffin!.y > card!.y + 1, 'a muffin has its place on its card');
  await slider.focus();
  for (let step = 0; step < 3; step++) await keys.key('ArrowRight');
  await keys.press(exactly(t.phone.lay(3)));
  await table.sees(
    table.page.locator('.it-place').filter({ hasText: 'Albertina' }).locator('.it-bribe b').filter({ hasText: '3' }),
  );
  await keys.press(/^Point at/);
  await table.sees(table.page.locator('.it-fng').filter({ hasText: 'A' }));
  await keys.press(exactly(t.phone.card));
  await phone.sees(phone.heading(t.reference.title));
  await keys.key('Escape');
  await phone.loses(phone.page.getByRole('dialog'));
  await standsStill(phone, 'interrogation');
});
