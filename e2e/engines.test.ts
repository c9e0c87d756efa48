/**
 * Every engine that phones have: Chromium, Firefox, and WebKit as iPhones do. One evening with all of them at one table,
 * and the first minute of every game alone in each. What cannot be had on this system is named in the last line of
 * `npm test` (scripts/e2e.ts). Pictures of the same moments lie side by side in dist/engines.
 */
import assert from 'node:assert/strict';
import type { Phase } from '../src/games/maffia/state.ts';
import { playable } from '../src/web/catalogue.ts';
import { soundWords } from '../src/web/sound/words.ts';
import { en as promises } from '../src/web/texts/about/en.ts';
import { en as drawers } from '../src/web/texts/drawers/en.ts';
import { en as later } from '../src/web/texts/evening/en.ts';
import { Album } from './support/album.ts';
import { type Engine, engines, phoneWith } from './support/engines.ts';
import { type Evening, evening } from './support/evening.ts';
import { firstMinute, isWhole } from './support/first-minute.ts';
import { fillChairs, layTable, sitDown } from './support/lobby.ts';
import { playMaffia, readCard } from './support/maffia-phone.ts';
import { Phone } from './support/phone.ts';
import { chooseShort } from './support/short.ts';
import { tabOf } from './support/tab.ts';
import { exactly, frontWords, gameWords, houseWords, saying } from './support/words.ts';

const words = houseWords('en');
const t = gameWords('en');
const CARD = '.secret-place button';
const NAMES: { readonly [engine in Engine]: string } = { chromium: 'Karin', firefox: 'Folke', webkit: 'Wilma' };

/** One that fails waits for the others: the engines are those of the next test, too. */
async function together(works: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(works);
  await Promise.all(works);
}

/** By the link that the host sends round. */
async function comeByLink(engine: Engine, here: Evening, code: string): Promise<Phone> {
  const phone = await phoneWith(engine, here, NAMES[engine]);
  await phone.tab.goto(`/${code}`);
  await phone.write(exactly(words.join.name), phone.name);
  await phone.press(exactly(words.join.sit));
  await phone.press(exactly(words.lobby.ready));
  await phone.seesWords(saying(words.lobby.notReady));
  return phone;
}

/** A page that is opened again holds the same card: on the table before it, or by day among one's notes. */
async function openAgain(phone: Phone): Promise<void> {
  const role = await readCard(phone);
  await phone.tab.reload();
  const isThere = (selector: string) => phone.tab.run((wanted) => document.querySelector(wanted) !== null, selector);
  await phone.until('the card', async () => {
    if (await isThere(CARD)) return true;
    await phone.tryTo(exactly(t.buttons.notes));
    return false;
  });
  const shown = await phone.hold(/./, () => phone.reads('.secret-place .is-held b'), CARD);
  assert.equal(shown.toLowerCase(), t.roles[role].name.toLowerCase());
  if (await isThere('dialog[open]')) await phone.press(/./, '.drawer .close');
}

/** A line that is cut comes back by itself. */
async function loseLine(phone: Phone): Promise<void> {
  await phone.tab.loseNetwork();
  await phone.seesWords(saying(words.line.away));
  await phone.tab.findNetwork();
  await phone.losesWords(saying(words.line.away));
}

/** What everybody can do when it is over: see it again, and count it again on their own device. */
async function lookBack(phone: Phone, take: (moment: string) => Promise<void>): Promise<void> {
  await phone.seesWords(new RegExp(`${t.outcomes.village}|${t.outcomes.mafia}`));
  await take('end');
  await phone.press(exactly(words.end.replay));
  const first = await phone.reads('.rp-say [role=status]');
  await phone.press(exactly(later.replay.on));
  await phone.until('another moment', async () => (await phone.reads('.rp-say [role=status]')) !== first);
  await take('replay');
  await phone.press(exactly(words.drawers.close));
  await phone.loses('.rp-say');
  await phone.press(exactly(words.end.seal));
  await phone.seesWords(saying(drawers.seal.title));
  await phone.seesWords(saying(drawers.seal.same));
  await take('seal');
}

evening(`${engines.join(', ')} at one table: a whole evening of Maffia`, async (here) => {
  const album = new Album('evening');
  const host = await here.device({ name: NAMES.chromium });
  const code = await layTable(host);
  await sitDown(host, NAMES.chromium);
  const phones = new Map<Engine, Phone>([['chromium', new Phone(NAMES.chromium, tabOf(host))]]);
  for (const engine of engines.slice(1)) phones.set(engine, await comeByLink(engine, here, code));
  await fillChairs(host, 7);
  await chooseShort(host, 3);
  await host.press(exactly(words.lobby.start));

  const seen = new Set<Phase>();
  const playing = [...phones].map(async ([engine, phone]) => {
    const take = (moment: string) => album.take(moment, engine, phone);
    let hasLostLine = false;
    await playMaffia(phone, async (phase) => {
      seen.add(phase);
      await take(phase);
      if (phase === 'deal') await openAgain(phone);
      if (phase === 'briefing' || phase === 'deal' || hasLostLine) return;
      hasLostLine = true; // in the first night, unless that was over before this phone had come so far
      await loseLine(phone);
    });
    assert.ok(hasLostLine);
    await lookBack(phone, take);
  });
  await together(playing);
  for (const phase of ['deal', 'night-zero', 'day-talk', 'vote-call'] as const) assert.ok(seen.has(phase), phase);
  album.close();
});

evening(`a phone that slept and a page that was put away: ${engines.join(', ')}`, async (here) => {
  const host = await here.device({ name: 'Alma' });
  const code = await layTable(host);
  await sitDown(host, 'Alma');
  const each = engines.map(async (engine) => {
    const phone = await comeByLink(engine, here, code);
    // In a pocket the line dies without a word, and what is pressed then goes nowhere at first.
    await phone.tab.sleep();
    await phone.press(exactly(words.lobby.notReady));
    await phone.wake();
    await phone.press(exactly(words.lobby.ready));
    await phone.seesWords(saying(words.lobby.notReady));
    // What else was open then is dead as well: without an end to it the next page might wait for one of those.
    await phone.tab.loseNetwork();
    await phone.tab.findNetwork();
    // Another page, and back: whether the browser has kept this one as it was or loads it anew.
    await phone.tab.goto('/about');
    await phone.seesWords(saying(promises.title));
    await phone.tab.back();
    await phone.press(exactly(words.lobby.notReady));
    await phone.seesWords(saying(words.lobby.sayReady));
  });
  await together(each);
});

for (const { id } of playable) {
  evening(`${id}: the first minute alone in ${engines.join(', ')}`, async (here) => {
    const album = new Album(id);
    const alone = engines.map(async (engine) => {
      const phone = await phoneWith(engine, here, engine);
      await phone.tab.goto('/');
      await phone.press(saying(frontWords('en').alone));
      await phone.sees('dialog[open]');
      await phone.press(saying(words.posters[id].name));
      // In the lobby the bar says which game it is.
      await phone.until('the game', async () => !(await phone.reads('.bar .phase')).includes(words.posters[id].name));
      await firstMinute(phone, async (screen) => {
        await album.take(String(screen), engine, phone);
        await isWhole(phone, `screen ${screen} of ${id}`);
      });
      await phone.press(exactly(words.drawers.menu));
      await phone.press(saying(words.drawers.rules));
      await phone.sees('.brief li');
      await album.take('rules', engine, phone);
      await isWhole(phone, `rules of ${id}`);
      // The same device as the table's screen, which WebKit lets sound when it is touched, and not before.
      const room = await phone.tab.run(() => location.pathname, null);
      await phone.tab.goto(`${room}/table`);
      await phone.sees('main.table .sound-button');
      await album.take('table', engine, phone);
      if (engine !== 'webkit') return;
      const tap = saying(soundWords.en.tap);
      await phone.seesWords(tap);
      await phone.until('sound', async () => {
        await phone.tryTo(tap); // it is awake as the finger comes down, and the button another one
        return !tap.test(await phone.words());
      });
    });
    await together(alone);
    album.close();
  });
}
