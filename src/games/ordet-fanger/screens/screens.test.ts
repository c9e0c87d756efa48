/** Ordet fanger on screens: words fit their boxes, lists are judged in words, the photo finish runs to the left. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '../../../kernel/game.ts';
import '../texts/all.ts';
import { symbolArt } from '../../../web/art/symbols.ts';
import { ownCards, sets, symbols, titleIn } from '../content.ts';
import { spanOf, stepOf } from './finish.ts';
import { fit } from './fit.ts';
import { judgeList } from './lists.ts';
import { da } from './words/da.ts';
import { en } from './words/en.ts';
import { nb } from './words/nb.ts';
import { sv } from './words/sv.ts';

test('every title fits a duellist’s phone at 20 px and more, and a card of the ring', () => {
  for (const { id } of [...sets['set-1'], ...sets['set-2']]) {
    for (const language of LANGUAGES) {
      const title = titleIn(language, id, '');
      assert.ok(fit(title, 356 * (320 / 390), 190, 60) >= 20, `${id} ${language} above a keyboard`);
      assert.ok(fit(title, 148, 79, 20, 11) >= 12, `${id} ${language} in the ring`);
    }
  }
});

test('a longer text is never larger', () => {
  const sizes = ['Is', 'Is og sne', 'Is og sne og regn og slud'].map((text) => fit(text, 300, 120, 90));
  assert.deepEqual(
    sizes,
    sizes.toSorted((a, b) => b - a),
  );
});

test('what is wrong with a pasted list is said in words, and what can be played is taken', () => {
  const lines = (count: number, more = '') => Array.from({ length: count }, (_, i) => `Thing ${i}${more}`).join('\n');
  const judge = (text: string) => judgeList(text, en.lobby);
  assert.deepEqual(judge(lines(24)), { isGood: true, words: en.lobby.checked(24) });
  assert.ok(judge(lines(3)).words.includes(en.lobby.problems.few(3)));
  assert.ok(judge(lines(150)).words.includes(en.lobby.problems.many(150)));
  assert.ok(judge(lines(29)).words.includes(en.lobby.problems.uneven(29)));
  assert.ok(judge(`${lines(23)}\nThing 4`).words.includes(en.lobby.problems.twice(24)));
  assert.ok(judge(`${lines(23)}\n${'long '.repeat(20)}`).words.includes(en.lobby.problems.long(24)));
  for (const text of [lines(24), lines(3), lines(29), lines(44), '', 'x'])
    assert.equal(judge(text).isGood, text === '' || ownCards(text) !== undefined);
});

test('the strip shows the leader near its right edge, and has a ruler of few numbers', () => {
  const runner = (side: number, r: number) => ({ side, answers: [], r });
  const { from, to } = spanOf([runner(0, 2370), runner(1, 2480)], 100);
  assert.ok(from < 2370 && to > 2480 && (2370 - from) / (to - from) < 0.3);
  for (const span of [90, 400, 1500, 20_000]) assert.ok(span / stepOf(span) <= 7);
});

test('every symbol is drawn, and the four languages have the same words', () => {
  for (const sign of symbols) assert.ok(symbolArt[sign].includes('currentColor'));
  const keys = (words: object): string[] =>
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'object' && !Array.isArray(value) ? keys(value).map((one) => `${key}.${one}`) : [key],
    );
  for (const words of [da, sv, nb]) assert.deepEqual(keys(words), keys(en));
});
