/**
 * The night on two phones. In two castles that differ in nothing but the cards, Alma is a traitor in one and loyal in the
 * other: whatever is seen of her phone without holding the seal is the same to the letter, in every window. In one castle
 * a traitor and a loyal get as many frames as each other, all of one size, whatever they write.
 */
import assert from 'node:assert/strict';
import { guestNames } from '../src/games/forraeder/content.ts';
import type { Device } from './support/device.ts';
import { evening } from './support/evening.ts';
import { castleWords } from './support/forraeder.ts';
import { codeOf, enter, laySeasons, Season } from './support/forraeder-season.ts';
import { standsStill } from './support/looks.ts';
import { exactly } from './support/words.ts';

const WINDOWS = ['council', 'letters', 'deed'] as const;
type Window = (typeof WINDOWS)[number];
/** One a second: so many are listened to in each window. */
const FRAMES = 8;
/** No window may close while somebody looks at it. */
const SLOW = 0.5;
const t = castleWords('en');

/** At the beginning of a window. */
const castle = (window: Window, traitors: readonly number[], people: number) =>
  new Season({ people }).onDay({ day: 2, pile: 9, traitors }).atNight().to(window);

/** The deed after a temptation to which somebody said yes: there are three now, and nobody is murdered. */
const TEMPTED = 4;
function tempted(traitors: readonly number[]): Season {
  const season = new Season({ seats: 12, people: 1 }).onDay({ day: 2, pile: 9, traitors }).atNight();
  for (const seat of traitors) season.does(seat, { type: 'night.council', plan: 'tempt', target: TEMPTED });
  return season.to('letters').does(TEMPTED, { type: 'night.letter', answer: 'yes' }).to('deed');
}

/** Runs in the page. All that is seen, without the clock and the room's code; and where everything lies. */
function seen(code: string): { readonly page: string; readonly words: string; readonly places: readonly string[] } {
  const main = document.querySelector('main')!.closest('body')!;
  const clock = document.querySelector<HTMLElement>('.bar .clock');
  const time = clock?.innerText ?? '';
  const drawn = [...main.querySelectorAll('main *, .bar *')].filter((one) => !one.closest('.clock'));
  const places = drawn.map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return `${one.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`;
  });
  const copy = main.cloneNode(true) as HTMLElement;
  for (const one of copy.querySelectorAll('.bar .clock, script')) one.remove();
  const words = main.innerText.replace(time, '').replaceAll(code, '');
  return { page: copy.innerHTML.replaceAll(code, ''), words, places };
}

/** Holds the seal, reads, and looks where everything else lies meanwhile. */
async function held(device: Device, seal: string) {
  const { page } = device;
  const box = (await page.locator(seal).first().boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.75);
  await page.mouse.down();
  const open = page.locator(`${seal}.is-held`);
  await open.waitFor();
  const words = await open.innerText();
  const outside = await page.evaluate(
    (inside) =>
      [...document.querySelectorAll('main *, .bar *')]
        .filter((one) => !one.closest(`${inside}, .vh, .clock`))
        .map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return `${one.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`;
        }),
    seal,
  );
  await page.mouse.up();
  await open.waitFor({ state: 'detached' });
  return { words, outside, box };
}

/** Holds the seal until these words have come: they come with a beat. */
async function reads({ page }: Device, seal: string, words: string): Promise<void> {
  const box = (await page.locator(seal).first().boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.75);
  await page.mouse.down();
  await page.locator(`${seal}.is-held`, { hasText: words }).waitFor();
  await page.mouse.up();
  await page.locator(`${seal}.is-held`).waitFor({ state: 'detached' });
}

const title = (device: Device, window: Window) =>
  device.page.locator('.bar .phase').filter({ hasText: new RegExp(t.phases[window], 'i') });

/** What a person does in a window: marks one, chooses, writes a line; or answers. */
async function act(device: Device, window: Window, name: string): Promise<void> {
  if (window === 'letters') {
    await device.press(exactly(t.buttons.no));
    return device.sees(device.text(t.phone.letter.answered)); // it comes with the next beat
  }
  await device
    .button(new RegExp(`^${name}`))
    .first()
    .click();
  await device.press(exactly(t.phone.night3.choose(name)));
  await device.field(exactly(t.phone.night3.write)).fill('Not a word.');
  await device.press(exactly(t.buttons.write));
}

evening(
  'a phone at night does not show whose it is: two castles, one of them with a traitor in her chair',
  async ({ device, house }) => {
    await house.hurry(SLOW);
    const phones = await Promise.all(
      [0, 1].map((at) => device({ name: at === 0 ? 'traitor' : 'loyal', language: 'en', motion: 'less' })),
    );
    for (const [k, window] of [...WINDOWS, 'deed' as const].entries()) {
      const seal = window === 'letters' ? '.fr-brev' : '.fr-parch';
      const atRest = (phone: Device, at: number) => phone.page.evaluate(seen, codeOf(2 * k + at));
      await Promise.all(phones.map((phone, at) => enter(phone, codeOf(2 * k + at), 'Alma')));
      await Promise.all(phones.map((phone) => phone.sees(title(phone, window))));
      await Promise.all(phones.map((phone) => phone.sees(phone.page.locator(seal))));
      await Promise.all(phones.map((phone) => phone.loses(phone.text(t.phone.away))));
      const [one, other] = await Promise.all(phones.map(atRest));
      assert.equal(one!.words, other!.words, `${window}: the same words`);
      assert.equal(one!.page, other!.page, `${window}: the same page`);
      assert.deepEqual(one!.places, other!.places, `${window}: all in the same place`);
      assert.ok(!/traitor|loyal/i.test(one!.words), one!.words);

      const [hers, his] = await Promise.all(phones.map((phone) => held(phone, seal)));
      assert.deepEqual(hers!.outside, his!.outside, `${window}: nothing moves while the seal is held`);
      assert.deepEqual(hers!.box, his!.box);
      if (window !== 'letters') assert.notEqual(hers!.words, his!.words, 'under the seal they differ');
      const outcome = t.phone.night3.joined(guestNames[TEMPTED]!);
      assert.deepEqual(
        [hers, his].map((one) => one!.words.includes(outcome)),
        [k === WINDOWS.length, false],
      );
      await Promise.all(phones.map((phone) => act(phone, window, 'Dagny')));
      const [after, later] = await Promise.all(phones.map(atRest));
      assert.equal(after!.words, later!.words, `${window}: the same words after the choice`);
      assert.deepEqual(after!.places, later!.places);
      // TR-102: what was chosen on the phone is the proposal, whether the fellow has another or none.
      if (window === 'council') await reads(phones[0]!, seal, 'it will be Dagny.');
      for (const phone of phones) await standsStill(phone, window);
    }
  },
  laySeasons(
    ...WINDOWS.flatMap((window) => [castle(window, [0, 2], 1), castle(window, [2, 3], 1)]),
    ...[tempted([0, 2]), tempted([2, 3])],
  ),
);

/** The smallest phone: there the longest words need the most room. */
const SMALL = { width: 320, height: 568 };

evening(
  'the own card in the menu is of one size, at rest and held, whatever it says',
  async ({ device, house }) => {
    await house.hurry(SLOW);
    const sizes = await Promise.all(
      [0, 1].map(async (at) => {
        const phone = await device({
          name: at === 0 ? 'traitor' : 'loyal',
          language: 'en',
          motion: 'less',
          size: SMALL,
        });
        await enter(phone, codeOf(at), 'Alma');
        await phone.sees(title(phone, 'council'));
        await phone.page.locator('.frame-menu').click();
        const card = phone.page.locator('.fr-own button');
        await card.waitFor();
        await standsStill(phone, 'menu');
        const rest = (await card.boundingBox())!;
        await phone.page.mouse.move(rest.x + rest.width / 2, rest.y + rest.height / 2);
        await phone.page.mouse.down();
        const open = phone.page.locator('.fr-own button.is-held');
        await open.waitFor();
        const isCut = await open.evaluate((one) => one.scrollHeight > one.clientHeight);
        const shown = { words: await open.innerText(), box: await open.boundingBox(), isCut };
        await phone.page.mouse.up();
        await open.waitFor({ state: 'detached' });
        assert.match(shown.words, at === 0 ? /Traitor\s+With you: / : /Loyal/);
        assert.deepEqual([shown.box, shown.isCut], [rest, false]);
        return rest;
      }),
    );
    assert.deepEqual(sizes[0], sizes[1]);
  },
  laySeasons(castle('council', [0, 2, 3], 1), castle('council', [2, 3], 1)),
);

/** Sizes of what a phone is sent, as they come. */
function listen({ page }: Device): { at: number; bytes: number }[] {
  const frames: { at: number; bytes: number }[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push({ at: Date.now(), bytes: Buffer.byteLength(payload) })),
  );
  return frames;
}

evening(
  'a traitor and a loyal are sent as much at night, in frames of one size, whatever they write',
  async ({ device, house }) => {
    await house.hurry(SLOW);
    const names = ['Alma', 'Bodil'];
    const phones = await Promise.all(names.map((name) => device({ name, language: 'en' })));
    const heard = phones.map(listen);
    for (const [k, window] of WINDOWS.entries()) {
      await Promise.all(phones.map((phone, at) => enter(phone, codeOf(k), names[at]!)));
      await Promise.all(phones.map((phone) => phone.sees(title(phone, window))));
      await Promise.all(phones.map((phone) => phone.loses(phone.text(t.phone.away))));
      const from = Date.now();
      await Promise.all(phones.map((phone) => act(phone, window, 'Dagny')));
      const since = () => heard.map((frames) => frames.filter(({ at }) => at > from));
      while (since().some((frames) => frames.length < FRAMES)) await phones[0]!.changes();
      const [traitor, loyal] = since();
      assert.ok(
        Math.abs(traitor!.length - loyal!.length) <= 1,
        `${window}: ${traitor!.length} and ${loyal!.length} frames`,
      );
      assert.equal(new Set([...traitor!, ...loyal!].map(({ bytes }) => bytes)).size, 1, `${window}: all of one size`);
    }
  },
  laySeasons(...WINDOWS.map((window) => castle(window, [0, 2], 2))),
);
