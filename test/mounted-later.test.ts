/** Words that come later than the page: never none, and in the language of whoever reads, also when that changes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Typed } from '../src/kernel/game.ts';
import { open } from './mounted/dom.ts';
import { enter } from './mounted/look.ts';
import './mounted/scripts.ts';
import { serve } from './mounted/served.ts';

const server = await serve();
open();
const { setLanguage } = await import('../src/web/memory.ts');
const { loadTexts, textsIn } = await import('../src/web/texts/index.ts');
for (const language of LANGUAGES) await loadTexts(language);
const later = {
  en: (await import('../src/web/texts/later/en.ts')).en,
  da: (await import('../src/web/texts/later/da.ts')).da,
  sv: (await import('../src/web/texts/later/sv.ts')).sv,
  nb: (await import('../src/web/texts/later/nb.ts')).nb,
};

test('whoever is refused a chair reads why in their own language', async () => {
  setLanguage('nb');
  const { room } = await server.lay(['Alma'], 'gws-brott');
  const phone = await server.opens(room);
  const { name, sit } = textsIn('nb').join;
  await enter(phone.control(new RegExp(name)), 'Alma');
  await phone.presses(new RegExp(sit));
  assert.ok(phone.says().includes(later.nb.refusals['name-taken']!), phone.says());
  await phone.closes();
});

test('a page that nobody hopes to see is in the reader’s language, and in the one they choose then', async () => {
  setLanguage('da');
  const phone = await server.opens('XXXX');
  for (const language of ['da', 'sv', 'en'] as const) {
    setLanguage(language);
    await server.passes(100);
    for (const word of Object.values(later[language].pages['no-such-room']))
      assert.ok(phone.says().includes(word), phone.says());
  }
  await phone.closes();
});

test('a pause is, too, and so is the menu over it', async () => {
  setLanguage('sv');
  const { room, guests } = await server.lay(['Alma', 'Bodil', 'Cyril', 'Dagny'], 'ordet-fanger');
  const starts = guests[0]!.ask({ type: 'room.start' } as Typed);
  await server.passes(100);
  assert.deepEqual(await starts, {});
  const phone = await server.opens(room, { as: guests[1]! });
  await phone.presses(new RegExp(`^${textsIn('sv').drawers.menu}`), new RegExp(`^${later.sv.pause.ask}`));
  for (const language of ['sv', 'nb', 'da'] as const) {
    setLanguage(language);
    await server.passes(100);
    const { why, resume } = later[language].pause;
    for (const word of [why.asked.title, why.asked.text, resume]) assert.ok(phone.says().includes(word), phone.says());
  }
  await phone.closes();
  setLanguage('en');
});
