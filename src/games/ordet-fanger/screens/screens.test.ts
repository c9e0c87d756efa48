/** Ordet fanger on screens: words fit their boxes, lists are judged in words, the photo finish runs to the left. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LANGUAGES } from '../../../kernel/game.ts';
import '../texts/all.ts';
import { symbolArt } from '../../../web/art/symbols.ts';
import { ownCards, sets, symbols, titleIn } from '../content.ts';
import { does, duelling, says, startOf, typed, viewOf, wait } from '../fixtures.ts';
import type { OfTexts } from '../texts/index.ts';
import { nearest } from './count.ts';
import { spanOf, stepOf } from './finish.ts';
import { fit } from './fit.ts';
import { judgeList } from './lists.ts';
import type { Desk } from './master/desk.ts';
import { scriptOf } from './master/script.ts';
import { en as consoleWords } from './master/words/en.ts';
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

test('each language has its own quotation marks, and a screen none of its own', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const marks = (text: string) => [...new Set(text.match(/[“”„»«]/g))].sort().join('');
  const own = { en: '“”', da: '«»', sv: '”', nb: '«»' };
  for (const language of LANGUAGES) {
    for (const folder of ['words', 'master/words', '../texts'])
      for (const mark of marks(read(`${folder}/${language}.ts`)))
        assert.ok(own[language].includes(mark), `${folder} ${language}`);
  }
  assert.deepEqual([da.quoted('smør'), nb.quoted('smør')], ['»smør«', '«smør»']);
  for (const folder of ['.', 'phone', 'table', 'master'])
    for (const file of readdirSync(new URL(`${folder}/`, import.meta.url)).filter((name) => name.endsWith('.tsx')))
      assert.equal(marks(read(`${folder}/${file}`)), '', `${folder}/${file}`);
});

test('who is next to you: all that have as much, and nobody is ahead who is level', () => {
  const ranks = [9, 8, 8, 5, 5].map((total, side) => ({ side, total, rounds: [total] }));
  assert.deepEqual(nearest(ranks, 4), { where: 'place', sides: [1, 2], total: 8 });
  assert.deepEqual(nearest(ranks, 1), { where: 'place', sides: [0], total: 9 });
  assert.deepEqual(nearest(ranks, 0), { where: 'behind', sides: [1, 2], total: 8 });
  assert.deepEqual(nearest(ranks.slice(1), 2), { where: 'level', sides: [1], total: 8 });
});

test('[OF-78a] the console asks the table to vote where it votes, and nobody else where one judges the own answer', () => {
  const said = (options: object, bots: readonly number[]) => {
    const table = duelling(typed(4, { gameMaster: 'human', ...options }, bots));
    says(table, 0, 'wobblet', startOf(table) + 1000);
    wait(table, 400);
    if (bots.length === 0) does(table, 3, { type: 'challenge', side: 0, reason: 'wrong' });
    const desk = {
      view: viewOf(table, 'master'),
      w: en,
      c: consoleWords,
      t: {} as OfTexts,
      side: () => 'Ulla',
      sides: String,
    };
    return scriptOf(desk as unknown as Desk);
  };
  const { ballotAnswer, ballotVote, ballotRule } = consoleWords.script;
  assert.deepEqual(said({}, []), { say: ballotAnswer, after: ballotVote });
  assert.deepEqual(said({ disputes: 'master' }, []), { say: ballotAnswer, after: ballotRule });
  assert.deepEqual(said({}, [1, 2, 3]), { say: 'Be honest, Ulla!', after: en.ballot.own.lead });
});
