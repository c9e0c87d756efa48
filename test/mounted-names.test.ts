/** How people are called where there is little room. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from './mounted/dom.ts';

open();
const { shortOf } = await import('../src/web/lobby.ts');

const FAMILY = '👩‍👩‍👧‍👦';

test('a name is shortened by whole letters: a family of emoji stays together', () => {
  assert.equal(shortOf('Hildur Berg', ['Hildur Berg', 'Hildur Dahl']), 'Hildur B.');
  assert.equal(shortOf(`Bo ${FAMILY}🐻`, [`Bo ${FAMILY}🐻`, 'Bo Ek']), `Bo ${FAMILY}.`);
  assert.equal(shortOf(`Bo ${FAMILY}`, [`Bo ${FAMILY}`, 'Bo 👩']), `Bo ${FAMILY}`);
});
