import assert from 'node:assert/strict';
import { test } from 'node:test';
import { birdsOf } from './art.ts';

test('as many ravens are drawn as there are, each within the picture', () => {
  const cells = Array.from({ length: 97 }, (_, k) => (k * 41) % 4096);
  const birds = birdsOf(cells);
  assert.equal(birds.length, cells.length);
  for (const { x, y } of birds) assert.ok(x > 0 && x < 1 && y > 0 && y < 1, `${x}, ${y}`);
});
