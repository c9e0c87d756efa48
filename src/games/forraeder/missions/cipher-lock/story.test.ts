import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textsFor } from '../../texts/all.ts';
import { clueIn } from './story.ts';

test('a clue speaks of a symbol as people there do, with its article', () => {
  for (const [language, said] of [
    ['da', 'Sværdet står på plads 2.'],
    ['sv', 'Svärdet står på plats 2.'],
    ['nb', 'Sverdet står på plass 2.'],
  ] as const)
    assert.equal(clueIn(textsFor(language), { kind: 'at', symbol: 'sword', place: 2 }), said);
});
