/** GW:s brott: words of the screens that depend on a number or a name. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { da } from './da.ts';
import { en } from './en.ts';
import { nb } from './nb.ts';
import { sv } from './sv.ts';

test('below a die stands how far it reaches, and beside a roll what it may cost', () => {
  for (const [words, reach, risk, small] of [
    [en, 'reaches 4 squares', '3 % risk of losing the turn', '< 1 %'],
    [da, '4 mulige felter', '3 % risiko for at miste turen', '< 1 %'],
    [sv, 'når 4 rutor', '3 % risk att förlora draget', '< 1 %'],
    [nb, 'når 4 ruter', '3 % risiko for å miste turen', '< 1 %'],
  ] as const) {
    assert.equal(words.turn.squares(4), reach);
    assert.equal(words.turn.bust(3), risk);
    assert.ok(words.turn.bust(0.4).startsWith(small));
  }
});

test('whose turn it is in Swedish: a name that ends in s, x or z takes no other', () => {
  assert.equal(sv.wait.turn('Alma'), 'Nu är det Almas tur.');
  assert.deepEqual(['Nils', 'Max', 'Liz'].map(sv.bar.turnOf), ['Nils tur', 'Max tur', 'Liz tur']);
});
