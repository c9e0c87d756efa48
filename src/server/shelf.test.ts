import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Shelf } from './shelf.ts';

test('a shelf holds what was used last, and no more than it may', () => {
  const shelf = new Shelf(10);
  shelf.put('a', 'aaaa');
  shelf.put('b', 'bbbb');
  assert.equal(shelf.take('a'), 'aaaa');
  shelf.put('c', 'cccc');
  assert.deepEqual([shelf.take('a'), shelf.take('b'), shelf.take('c')], ['aaaa', undefined, 'cccc']);
  shelf.put('a', 'a');
  assert.deepEqual([shelf.length, shelf.take('a')], [5, 'a']);
  shelf.put('d', 'd'.repeat(11));
  assert.deepEqual([shelf.length, shelf.take('d')], [0, undefined], 'what is too long for it is not kept');
  shelf.put('e', 'e');
  shelf.drop('e');
  shelf.drop('e');
  assert.equal(shelf.length, 0);
});
