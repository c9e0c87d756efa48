/** Every option of every game in every language: a name, choices in words and a help that says something; no field for raw values. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as games from '../src/games/index.ts';
import { type AnyGame, LANGUAGES } from '../src/kernel/game.ts';
import type { AnyOption } from '../src/kernel/options.ts';
import { open } from './mounted/dom.ts';
import { controlsIn, nameOf, press, shown, textOf } from './mounted/look.ts';
import './mounted/scripts.ts';
import { serve } from './mounted/served.ts';
import { settled } from './mounted/settled.ts';

const server = await serve();
open();
const { playable } = await import('../src/web/catalogue.ts');
const { load, loadWords, lobbyOf } = await import('../src/web/games.ts');
const { setLanguage } = await import('../src/web/memory.ts');
const { loadTexts, textsIn } = await import('../src/web/texts/index.ts');
for (const language of LANGUAGES) await loadTexts(language);
after(() => assert.deepEqual(server.house.troubles, []));

const catalogue = Object.fromEntries((Object.values(games) as AnyGame[]).map((game) => [game.id, game]));
/** Numbers that need no word: 12 bars, 1.5 times. */
/** Values that are the right word by chance: in English, and in no other language. */
const ENGLISH = [
  'revealPolicy always',
  'revealPolicy never',
  'judging typed',
  'repeats allowed',
  'flipFoul off',
  'tieBreak showdown',
];
const isNumber = (value: string): boolean => /^\d+(\.\d+)?$/.test(value);

for (const { id } of playable) {
  test(`${id}: every option, choice and preset has words in every language`, async () => {
    await load(id, 'en');
    const about = lobbyOf(id);
    const game = catalogue[id]!;
    const own = Object.keys(about.device?.() ?? {}); // of the host's device: nobody chooses them
    const printed = Object.entries(game.options as { readonly [name: string]: AnyOption }).filter(
      ([name]) => !own.includes(name),
    );
    for (const language of LANGUAGES) {
      await loadWords(id, language);
      const first = printed[0]![0];
      about.option(language, first); // what is fetched when it is first wanted
      await settled();
      for (const [name, option] of printed) {
        const where = `${language}, ${name}`;
        const said = about.option(language, name);
        assert.ok(said.name.length > 2 && said.name !== name, `${where}: its name`);
        // Chosen at the chairs, where it has words of its own (below).
        if (about.seatingOptions?.includes(name)) continue;
        assert.match(said.help, /\S \S/, `${where}: its help`);
        assert.notEqual(said.help, said.name, where);
        if (option.kind === 'text') assert.ok(about.TextOption, `${where}: something better than a field`);
        if (option.kind === 'text' || option.kind === 'flag') continue;
        for (const value of option.values.map(String)) {
          const word = said.values[value];
          assert.ok(word || isNumber(value), `${where}: ${value} in words`);
          const isWord = language === 'en' && ENGLISH.includes(`${name} ${value}`);
          assert.ok(isNumber(value) || (word === value) === isWord, `${where}: ${value} is said as ${word}`);
        }
      }
      assert.ok(about.option(language, 'preset').name.length > 2, `${language}: what presets are called`);
      for (const preset of Object.keys(game.presets ?? {})) {
        const { name, help } = about.preset(language, preset);
        assert.ok(name !== preset && name.length > 2 && help.length > 5, `${language}, ${preset}`);
      }
    }
  });

  test(`${id}: whoever lays the table chooses among words, types nothing but words of their own, and reads no raw value`, async () => {
    setLanguage('en');
    const { room, guests } = await server.lay(['Alma', 'Bodil', 'Cyril'], id);
    const game = catalogue[id]!;
    const specification = Object.entries(game.options as { readonly [name: string]: AnyOption });
    const raw = specification
      .flatMap(([name, { values }]) => [name, ...values.map(String)])
      .filter((one) => /^[a-z]+([A-Z]|-[a-z])/.test(one));
    const isRaw = (words: string) => words.split(/[\s.,:;()]+/).some((word) => raw.includes(word));
    const phone = await server.opens(room, { as: guests[0]! });
    await phone.presses(/^tonight’s rules/i, /^all \d+ choices/i);
    for (const preset of Object.keys(game.presets ?? {})) {
      await phone.presses(new RegExp(`^${lobbyOf(id).preset('en', preset).name}`));
      assert.equal((await server.stateOf(room)).options.preset, preset);
      const form = phone.page.querySelector('.options')!;
      const rows = shown(form).filter((one) => one.matches('.opt'));
      assert.ok(rows.length > 10);
      for (const row of rows) assert.ok(!isRaw(textOf(row)), `${preset}: ${textOf(row)}`);
      const typed = controlsIn(form).filter((one) => one.matches('input, textarea'));
      const clocks = preset === 'calendar' ? ['When the day begins', 'When the day ends'] : [];
      assert.deepEqual(typed.map(nameOf), id === 'ordet-fanger' ? ['Your own categories'] : clocks);
    }
    await phone.closes();
  });
}

for (const language of LANGUAGES) {
  test(`${language}: what is chosen at the chairs of Ordet fanger is chosen and told in words`, async () => {
    setLanguage(language);
    const { room, guests } = await server.lay(['Alma', 'Bodil', 'Cyril'], 'ordet-fanger');
    await guests[0]!.ask({ type: 'room.setOption', name: 'judging', value: 'typed' } as never);
    const game = catalogue['ordet-fanger']!;
    const names = lobbyOf('ordet-fanger').seatingOptions!;
    const all = game.options as { readonly [name: string]: AnyOption };
    const raw = names.flatMap((name) => all[name]!.values.map(String));
    const phone = await server.opens(room, { as: guests[0]! });
    await phone.presses(new RegExp(`^${textsIn(language).lobby.tabs.seats}`));
    const form = () => shown(phone.page).find((one) => one.matches('.of-seating'))!;
    const chips = () => controlsIn(form()).map(nameOf);
    const presses = async (at: number) => {
      await press(controlsIn(form())[at]!);
      await server.passes(200);
    };
    const [together, junior, start] = [0, 1, 2];
    await presses(start);
    await presses(junior);
    const sheet = shown(phone.page).find((one) => one.matches('.of-six'))!;
    await press(controlsIn(sheet)[0]!);
    await server.passes(200);
    const alone = textOf(form());
    await presses(together);
    await presses(chips().indexOf(chips()[together]!, together + 1));
    const { options } = await server.stateOf(room);
    assert.deepEqual(
      names.map((name) => options[name]),
      ['1+2', '1=junior-animals', '1=500'],
    );
    for (const said of [alone, textOf(form())])
      for (const word of said.split(/[\s,;:]+/))
        assert.ok(!raw.includes(word) && !/\d=|junior-/.test(word), `${word}: ${said}`);
    await phone.closes();
  });
}

test('a seat that an option names is shown by whoever sits there, and only when the host decides', async () => {
  setLanguage('en');
  const { room, guests } = await server.lay(['Alma', 'Bodil', 'Cyril'], 'gws-brott');
  const phone = await server.opens(room, { as: guests[0]! });
  await phone.presses(/^tonight’s rules/i);
  const seen = () => textOf(phone.page.querySelector('.options')!);
  assert.doesNotMatch(seen(), /GW's seat/);
  await phone.presses(/^The host decides/);
  assert.match(seen(), /GW's seat Only when the host decides. Alma/);
  await phone.presses(/^GW's seat: \+/);
  assert.match(seen(), /GW's seat Only when the host decides. Bodil|GW's seat Usually: Alma Bodil/);
  assert.equal((await server.stateOf(room)).options.gwSeat, 2);
  await phone.closes();
});
