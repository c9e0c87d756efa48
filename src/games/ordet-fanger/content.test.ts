/** Ordet fanger: the cards and the answers, as a person with a list would check them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './texts/all.ts';
import { LANGUAGES } from '../../kernel/game.ts';
import { answersIn, bankOf, match } from './banks.ts';
import { CARDS_PER_SET, juniorIds, letterOf, sets, symbols, titleIn } from './content.ts';
import { fold, lettersOf } from './words.ts';

const all = Object.values(sets).flat();

test('both sets have 72 cards, nine for each symbol, three of each difficulty', () => {
  assert.equal(new Set(all.map(({ id }) => id)).size, 2 * CARDS_PER_SET);
  for (const set of Object.values(sets)) {
    assert.equal(set.length, CARDS_PER_SET);
    for (const symbol of symbols) {
      for (const difficulty of [1, 2, 3])
        assert.equal(
          set.filter((card) => card.symbol === symbol && card.difficulty === difficulty).length,
          3,
          `${symbol} ${difficulty}`,
        );
    }
  }
  assert.equal(new Set(symbols.map(letterOf)).size, 8);
});

test('every title is there in four languages, fits on a phone, and is no other card', () => {
  for (const language of LANGUAGES) {
    const titles = all.map(({ id }) => titleIn(language, id, ''));
    for (const title of titles) assert.ok(title.length > 4 && title.length <= 66, title);
    assert.equal(new Set(titles.map(fold)).size, titles.length, language);
    for (const id of juniorIds) assert.ok(titleIn(language, id, '').length > 3 && titleIn(language, id, '') !== id);
  }
});

test('a Danish title has its comma before what says more of it, as all other Danish words here', () => {
  for (const id of [...all.map((card) => card.id), ...juniorIds])
    assert.doesNotMatch(titleIn('da', id, ''), /[^,] (der|hvor) |(?<!,|hvor|før) (man|du) /);
});

test('every card has at least eight answers in each language, none twice', () => {
  for (const id of [...all.map((card) => card.id), ...juniorIds]) {
    for (const language of LANGUAGES) {
      const answers = answersIn(language, id);
      assert.ok(answers.length >= 8, `${id} ${language} has ${answers.length}`);
      const words = answers.flatMap(({ forms }) => forms.map(({ bare }) => bare));
      assert.equal(new Set(words).size, words.length, `${id} ${language} has one twice`);
      for (const { text } of answers) {
        assert.ok(text.length <= 60 && text === text.trim() && fold(text) !== '', `${id} ${language} ${text}`);
        assert.notEqual(match(bankOf(id), text), undefined);
      }
    }
  }
});

/** Names of people, places and things that keep their letters in every language. */
const NAMES = /^(the )?[\p{Lu}\d]|rösti|^a-ha$|surströmming|^van /u;

test('no leftovers of another language: letters that it does not have stand in names alone', () => {
  const foreign = { en: /[åäöæø]/i, da: /[äö]/i, nb: /[äö]/i, sv: /[æø]/i };
  for (const { id } of all) {
    for (const language of LANGUAGES) {
      for (const { text } of answersIn(language, id))
        if (foreign[language].test(text)) assert.match(text, NAMES, `${id} ${language}: ${text}`);
    }
  }
  for (const { id } of all)
    for (const language of LANGUAGES) assert.doesNotMatch(titleIn(language, id, ''), foreign[language], id);
});

test('the four languages are four: common words differ', () => {
  const marks = {
    en: /^(A|An|Some(thing|one)|Weather)\b/,
    da: /^(En|Et|Noget|Nogen|Mad|Vejr)\b/,
    sv: /^(En|Ett|Något|Någon|Mat|Väder)\b/,
    nb: /^(En|Et|Noe|Noen|Mat|Vær)\b/,
  };
  for (const { id } of all)
    for (const language of LANGUAGES) assert.match(titleIn(language, id, ''), marks[language], id);
});

test('[OF-74] the cards with a machine check accept their own banks', () => {
  for (const language of LANGUAGES) {
    for (const { text } of answersIn(language, 's1-71')) assert.equal(lettersOf(text).length, 5, text);
    for (const { text } of answersIn(language, 's2-49')) assert.ok(lettersOf(text).join('').endsWith('land'), text);
  }
  assert.deepEqual(
    all.filter(({ check }) => check).map(({ id }) => id),
    ['s1-71', 's2-49'],
  );
});
