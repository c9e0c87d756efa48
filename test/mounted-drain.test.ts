/** A house that is about to be renewed says so to whoever begins something, in the language of whoever reads. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { h, render } from 'preact';
import { LANGUAGES } from '../src/kernel/game.ts';
import { open, root } from './mounted/dom.ts';
import { controlsIn, nameOf, press, wordsOf } from './mounted/look.ts';
import './mounted/scripts.ts';
import { serve } from './mounted/served.ts';
import { settled } from './mounted/settled.ts';

const server = await serve();
open();
const { Home } = await import('../src/web/home.tsx');
const { setLanguage } = await import('../src/web/memory.ts');
const { wishAlone } = await import('../src/web/wish.ts');
const { frontWords, loadFrontWords } = await import('../src/web/texts/front/index.ts');
const { loadTexts, textsIn } = await import('../src/web/texts/index.ts');
const { laterWords, loadLaterWords } = await import('../src/web/texts/later/index.ts');
for (const language of LANGUAGES) await loadTexts(language);

const SAYS = {
  en: /house is about to be renewed.*Try again in a few minutes/,
  da: /Huset bliver snart opdateret.*Prøv igen om nogle minutter/,
  sv: /Huset ska strax förnyas.*Försök igen om några minuter/,
  nb: /Huset skal snart fornyes.*Prøv igjen om noen minutter/,
} as const;
const { en } = SAYS;

const tables = await Promise.all(LANGUAGES.map(() => server.lay(['Alma', 'B', 'C', 'D', 'E', 'F', 'G'])));
const empty = await server.lay([], 'illumuffinati');
void server.house.house.drain.begin(() => 1);

for (const [i, language] of LANGUAGES.entries()) {
  test(`whoever presses Start is told so, and the lobby stays (${language})`, async () => {
    setLanguage(language);
    const { room, guests } = tables[i]!;
    const phone = await server.opens(room, { as: guests[0]! });
    const { start, startAnyway } = textsIn(language).lobby;
    await phone.presses(new RegExp(`^(${start}|${startAnyway})`));
    assert.match(phone.says(), SAYS[language]);
    assert.equal((await server.stateOf(room)).phase, 'lobby');
    assert.ok(phone.has(new RegExp(`^(${start}|${startAnyway})`)), 'and may try again');
    await phone.closes();
  });

  test(`whoever lays a table, or wants to play alone, is told so (${language})`, async () => {
    setLanguage(language);
    await loadFrontWords(language);
    const { table, alone } = frontWords().ways;
    const { failedHelp } = textsIn(language).home;
    for (const { name: button } of [table, alone]) {
      const page = root();
      render(h(Home, {}), page as never);
      await settled();
      // What is pressed last lies over the page.
      const called = (name: string) => controlsIn(page).findLast((one) => nameOf(one).startsWith(name))!;
      await press(called('Maffia'));
      await settled();
      await press(called(button));
      await server.passes(200);
      const said = wordsOf(page.querySelector('.toast')!);
      assert.match(said, SAYS[language]);
      assert.ok(!said.includes(failedHelp));
      render(null, page as never);
    }
    assert.deepEqual(server.went, []);
  });
}

test('whoever wanted to play alone and may not begin now is in the lobby, and may begin later', async () => {
  setLanguage('en');
  const { room } = empty;
  wishAlone(room, { name: 'Gunvor', mask: 3 });
  const phone = await server.opens(room);
  await server.passes(1_000);
  assert.match(phone.says(), en);
  const { start, startAnyway } = textsIn('en').lobby;
  assert.ok(phone.has(new RegExp(`^(${start}|${startAnyway})`)), phone.says());
  await phone.closes();
});

test('the four say it each in its own words', async () => {
  for (const language of LANGUAGES) {
    await loadLaterWords(language);
    assert.equal(en.test(laterWords(language).refusals.renewing!), language === 'en');
  }
});
