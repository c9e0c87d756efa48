/**
 * Ordet fanger: 300 answers and 40 pairs in each language, written by somebody who had the titles of the cards and
 * nothing else (`said/`). What was found and told apart once may not get worse.
 *
 *   said/answers-en.tsv   card, answer, `right` or `wrong` for that card
 *   said/pairs-en.tsv     two answers to two cards, `same` or `different`
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import './texts/all.ts';
import { LANGUAGES, type Language } from '../../kernel/game.ts';
import { passes } from './answers.ts';
import { bankOf, isSame, match } from './banks.ts';
import { categoryNamed } from './content.ts';

const rows = (name: string): string[][] =>
  readFileSync(new URL(`./said/${name}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));

const isFound = (card: string, answer: string): boolean =>
  passes(categoryNamed(card, '')?.check, answer) && match(bankOf(card), answer) !== undefined;

/** Right answers that no bank has. */
const missing: { readonly [language in Language]: readonly string[] } = {
  en: [],
  da: ['and & flæskesteg'], // a duck, not a joiner
  sv: [],
  nb: [],
};

test('[OF-71, OF-74] what people type is found where it is right, and not where it is wrong', () => {
  for (const language of LANGUAGES) {
    const said = rows(`answers-${language}`);
    const [right, wrong] = ['right', 'wrong'].map((verdict) => said.filter((row) => row[2] === verdict));
    assert.deepEqual([right!.length, wrong!.length], [260, 40]);
    const texts = (list: string[][]) => list.map(([, text]) => text);
    assert.deepEqual(texts(right!.filter(([card, text]) => !isFound(card!, text!))), missing[language], language);
    assert.deepEqual(texts(wrong!.filter(([card, text]) => isFound(card!, text!))), [], language);
  }
});

/** The same thing said twice that is not noticed; never the other way round. */
const unnoticed: { readonly [language in Language]: readonly string[] } = {
  en: ['color', 'bananna'],
  da: [],
  sv: ['August Strindberg'],
  nb: [],
};

test('[OF-82] two answers to two cards are the same or not as people say', () => {
  for (const language of LANGUAGES) {
    const pairs = rows(`pairs-${language}`);
    assert.equal(pairs.length, 40);
    const taken = pairs.filter(([one, other]) => isSame([], one!, other!));
    assert.deepEqual(
      taken.filter((row) => row[2] !== 'same'),
      [],
      language,
    );
    const left = pairs.filter((row) => row[2] === 'same' && !taken.includes(row));
    assert.deepEqual(
      left.map(([, other]) => other),
      unnoticed[language],
      language,
    );
  }
});
