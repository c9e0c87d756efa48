import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextSpot } from './home-television.ts';

/** Two ways in at the right, three cards below. */
const SPOTS = [
  { x: 1500, y: 100 },
  { x: 1500, y: 300 },
  { x: 300, y: 800 },
  { x: 900, y: 810 },
  { x: 1500, y: 800 },
];

test('arrows go to what lies next in their direction, and nowhere where nothing is', () => {
  const goes = (from: number, key: string) => nextSpot(SPOTS, SPOTS[from]!, key);
  assert.equal(goes(0, 'ArrowDown'), 1);
  assert.equal(goes(1, 'ArrowDown'), 4, 'straight ahead, not the first of the row');
  assert.equal(goes(4, 'ArrowLeft'), 3);
  assert.equal(goes(3, 'ArrowLeft'), 2);
  assert.equal(goes(2, 'ArrowRight'), 3);
  assert.equal(goes(4, 'ArrowUp'), 1);
  assert.equal(goes(0, 'ArrowUp'), -1);
  assert.equal(goes(4, 'ArrowRight'), -1);
});
