/** Ordet fanger: what is plainly no word (OF-70a), and that nothing else is taken for it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './texts/all.ts';
import { LANGUAGES } from '../../kernel/game.ts';
import { answersIn, juniorIds, sets, titleIn } from './content.ts';
import { isNonsense } from './nonsense.ts';

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}]+/gu) ?? [];

test('[OF-70a] no listed answer of any language is taken for nonsense, nor a word of one, nor a title', () => {
  const ids = [...sets['set-1'], ...sets['set-2']].map(({ id }) => id);
  let count = 0;
  for (const language of LANGUAGES) {
    for (const id of [...ids, ...juniorIds]) {
      const texts = [...answersIn(language, id).map(({ text }) => text), titleIn(language, id, '')];
      for (const text of texts.flatMap((one) => [one, ...wordsIn(one)])) {
        count++;
        assert.ok(!isNonsense(text), `${language} ${id}: ${text}`);
      }
    }
  }
  assert.ok(count > 15_000, `${count}`);
});

test('[OF-70a] no vowel, keys in a row, letters that stutter and a beginning that nobody can say are no word', () => {
  const lines = [
    'xyzzy asdf ASDF! asdfgh qwerty qwertyuiop lkjh fghj zxcv mnbv gfdsa', // rows of keys, both ways
    'asdasd qweasd asdlkj rtyrty sdfsdf', // nothing but short runs of keys
    'abcdef aaaa zzzz hahaha lalalala nooooo', // the alphabet, and stutter
    'hfjdks dfgdfg bcdfgh', // no vowel
    'sdfkja fjksla jfkdlsa', // five consonants to begin with
  ];
  for (const text of lines.flatMap((line) => line.split(' '))) assert.ok(isNonsense(text), text);
  assert.ok(isNonsense('asdf qwerty'));
});

test('[OF-70a] what looks odd and is a word, a name or initials is left to people', () => {
  const odd =
    'property Robert ølkjøleskap hummerstuvning ytre Mtskheta Szczecin Schtroumpf Schwyz rhythm lynx LGBTQ HTTPS NRK BMW ' +
    'WWW III XXXVIII chachacha dodo tsetse Tintin angstskrig världsschlager Afghanistan klæder klöver Mississippi psst ' +
    'Þór Wrocław Vltava Krk mp3 7-Eleven H&M москва 東京 y x';
  for (const text of odd.split(' ')) assert.ok(!isNonsense(text), text);
  for (const text of ['Karl XIII', 'Qwerty the clown', '???', '']) assert.ok(!isNonsense(text), text);
});
