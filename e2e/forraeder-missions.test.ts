/**
 * The six missions, and the one that a person leads: each by a finger on one phone and by keys alone on another, with
 * the table's screen. Whatever is asked has a name, and nothing on the way is cut off or too faint.
 */
import assert from 'node:assert/strict';
import type { MissionId as Mission } from '../src/games/forraeder/missions/index.ts';
import { SHOW_MS as RAVENS_SHOW_MS } from '../src/games/forraeder/missions/raven-tower/content.ts';
import type { Device } from './support/device.ts';
import { evening } from './support/evening.ts';
import { castleWords } from './support/forraeder.ts';
import { codeOf, enter, laySeasons, Season } from './support/forraeder-season.ts';
import { Keys } from './support/keys.ts';
import { Gallery } from './support/looks.ts';
import { exactly, saying } from './support/words.ts';

const t = castleWords('en');
const words = t.phone.mission;

const inMission = (mission: Mission, people = 2, seed = 'castle'): Season =>
  new Season({ people, seed }).onDay({ day: 1, pile: 6 }).inMission(mission);

/** No clock may end what is still being looked at and done here. */
const SLOW = 0.25;

/** A season that deals like this. */
function dealt(mission: Mission, isRight: (season: Season) => boolean): Season {
  for (let k = 0; ; k++) {
    const season = inMission(mission, 2, `${mission} ${k}`);
    if (isRight(season)) return season;
  }
}

const LAID: { readonly [M in Mission]?: () => Season } = {
  'coats-of-arms': () => inMission('coats-of-arms').to('mission', 'open'),
  // The picture is gone: a guest has guessed after it.
  'raven-tower': () =>
    inMission('raven-tower').waits(RAVENS_SHOW_MS).does(2, { type: 'ravens.estimate', round: 1, value: 90 }),
  // Nobody who rings passes Alma.
  'bell-tower': () =>
    dealt('bell-tower', ({ state }) => Math.max(...Object.values(state.bells as object)) === state.bells[0]),
  // The scribe is Bodil, who has a keyboard.
  'cipher-lock': () => dealt('cipher-lock', ({ state }) => state.cipher.scribe === 1),
};

/** Lets go again: what was read is gone. */
async function readsByKeys(keys: Keys, seal: RegExp, secret: string): Promise<string> {
  const { page } = keys.device;
  await keys.to(seal);
  await page.keyboard.down(' ');
  const held = page.locator(`${secret}.is-held`);
  await held.waitFor();
  const read = await held.innerText();
  await page.keyboard.up(' ');
  await held.waitFor({ state: 'detached' });
  return read;
}

/** What is written where the clock is. */
function underClock(): string[] {
  const clock = document.querySelector('.ft-clock');
  if (!clock) return [];
  const at = clock.getBoundingClientRect();
  return [...document.querySelectorAll('.ft-layer :is(p, li, h1, td)')].flatMap((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const isApart = right <= at.left || left >= at.right || bottom <= at.top || top >= at.bottom;
    return one === clock || isApart ? [] : [one.textContent ?? ''];
  });
}

interface Pair {
  readonly touch: Device;
  readonly keys: Keys;
}

const MISSIONS: { readonly [M in Mission]?: (pair: Pair) => Promise<void> } = {
  'silver-chest': async ({ touch, keys }) => {
    await touch.choose(saying(t.buttons.carry));
    await touch.press(exactly(words.chest.lay));
    await keys.to(saying(t.buttons.carry));
    await keys.key('ArrowRight');
    assert.match(await keys.name(), saying(t.buttons.key));
    await keys.press(exactly(words.chest.lay));
  },
  'coats-of-arms': async ({ touch, keys }) => {
    const answer = /was number \d+$/;
    await touch.page.getByRole('radio').first().click();
    await touch.press(answer);
    await keys.to(/^(Boar|Raven|Wolf|Stag|Tower|Key|Crown|Oak|Ship|Sun|Moon|Fish)$/);
    for (let step = 0; step < 3; step++) await keys.key('ArrowDown');
    await keys.press(answer);
  },
  'raven-tower': async ({ touch, keys }) => {
    await touch.press(exactly('+10'));
    await touch.press(exactly(words.ravens.guess(110)));
    await touch.sees(touch.button(exactly(words.ravens.guessed(110))));
    // The first of all numbers, however often the key has to be pressed: a page that is being drawn may miss one.
    const guess = keys.device.button(exactly(words.ravens.guess(1)));
    do {
      await keys.to(saying(t.mission.ravens));
      await keys.key('Home');
    } while (
      !(await guess.waitFor({ timeout: 2_000 }).then(
        () => true,
        () => false,
      ))
    );
    await keys.press(exactly(words.ravens.guess(1)));
  },
  'bell-tower': async ({ touch, keys }) => {
    assert.match(await readsByKeys(keys, exactly(words.bells.hold), '.fr-sealed'), /\d/);
    await touch.press(exactly(t.buttons.ring));
    await touch.loses(touch.button(exactly(t.buttons.ring)));
  },
  'cipher-lock': async ({ touch, keys }) => {
    await touch.press(exactly(words.cipher.tellOwn));
    await touch.press(exactly(words.cipher.tellOther));
    await touch.page.getByRole('combobox', { name: exactly(words.cipher.kind) }).selectOption('leftOf');
    await touch.page.locator('.fr-form .btn-primary').click();
    await keys.device.sees(keys.device.page.locator('.fr-told li').nth(1));
    assert.ok((await readsByKeys(keys, saying(words.cipher.own), '.fr-clue')).length > 20);
    await keys.press(exactly(`${words.cipher.place} 1: ${words.cipher.down}`));
    await keys.press(exactly(words.cipher.try));
    await keys.device.sees(keys.device.page.locator('.fr-tried li, .fr-news'));
  },
  'rope-bridge': async ({ touch, keys }) => {
    await touch.choose(/^5/);
    await touch.press(exactly(words.bridge.pledge(5)));
    await keys.to(/^6/);
    await keys.key('ArrowDown');
    await keys.key('ArrowDown');
    await keys.press(exactly(words.bridge.pledge(4)));
    await touch.sees(touch.page.locator('ol.fr-planks'));
  },
};

const NAMES = Object.keys(MISSIONS) as Mission[];
const seasons = () => NAMES.map((mission) => LAID[mission]?.() ?? inMission(mission));

evening(
  'each mission by a finger and by keys alone, beside the table’s screen',
  async ({ device, house }) => {
    await house.hurry(SLOW);
    const gallery = new Gallery();
    const touch = await device({ name: 'Alma', language: 'en' });
    const own = await device({ name: 'Bodil', language: 'en', motion: 'less' });
    const table = await device({ name: 'table', kind: 'table', language: 'en' });
    const keys = new Keys(own);
    for (const [at, mission] of NAMES.entries()) {
      await Promise.all([touch, own].map((phone) => enter(phone, codeOf(at), phone.name)));
      await enter(table, codeOf(at), 'table');
      await table.sees(table.page.locator('.ft-layer'));
      for (const one of [touch, own]) await one.sees(one.heading(/./));
      await gallery.look(table, mission);
      await gallery.look(touch, mission);
      if (mission === 'raven-tower') await table.sees(table.page.locator('.ft-clock'));
      assert.deepEqual(await table.page.evaluate(underClock), [], `${mission}: words under the clock`);
      await MISSIONS[mission]!({ touch, keys });
      await gallery.look(own, `${mission}, answered`);
    }
    gallery.isFlawless();
  },
  laySeasons(...seasons()),
);

const field = () =>
  new Season({ people: 2, options: { gameMaster: 'human', fieldMission: true } })
    .onDay({ day: 1, pile: 6 })
    .inMission('field-mission');

evening(
  'a mission in the field: the master enters what it was worth, and everybody sees it',
  async ({ device }) => {
    const gallery = new Gallery();
    const phone = await device({ name: 'Alma', language: 'en' });
    const table = await device({ name: 'table', kind: 'table', language: 'en' });
    const master = await device({ name: 'master', kind: 'master', language: 'en' });
    for (const one of [phone, table, master]) await enter(one, codeOf(0), one.name);
    await phone.sees(phone.heading(exactly(t.missions['field-mission'].name)));
    await gallery.look(phone, 'field mission');
    await gallery.look(table, 'field mission');
    const more = master.page.locator('.fm-choose').getByRole('button').last();
    await more.click();
    await more.click();
    await gallery.look(master, 'field mission');
    await master.press(exactly('Enter 2 bars'));
    await phone.sees(phone.page.locator('.fr-news').filter({ hasText: t.phone.moment.paid(2) }));
    await table.sees(table.page.locator('.ft-paid'));
    gallery.isFlawless();
  },
  laySeasons(field()),
);
