/** Names as the table of Maffia prints them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitOf, inColumn, printed } from './names.ts';

const FAMILY = '👩‍👩‍👧‍👦';

test('a long name goes on two lines, and no letter of it is torn: not even a family of emoji', () => {
  assert.deepEqual(printed('Alma', 4).text, 'Alma');
  assert.equal(printed('Wilhelmina-Margareta', 4).text, 'Wilhelmina-\nMargareta');
  const families = printed(FAMILY.repeat(6), 4);
  assert.equal(families.text, `${FAMILY.repeat(3)}-\n${FAMILY.repeat(3)}`);
  assert.ok(families.fit > 0.7, 'it is as wide as six letters, and not as forty');
  assert.equal(printed(FAMILY, 0.5).text, FAMILY, 'one letter has no middle');
  assert.equal(inColumn(FAMILY, 2).text, FAMILY);
  assert.equal(fitOf(FAMILY.repeat(4), 8), 1);
});
