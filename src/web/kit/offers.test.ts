import assert from 'node:assert/strict';
import { test } from 'node:test';
import { integerIn, type Offer, oneOf, someOf, textOf } from '../../kernel/offer.ts';
import { allowed, offerOf } from './offers.ts';

const offers: Offer[] = [
  { command: { type: 'nominate', target: oneOf([1, 4, 5]) } },
  { command: { type: 'nominate', target: oneOf([5, 6]) } },
  { command: { type: 'withdraw', target: 4 } },
  { command: { type: 'point', targets: someOf([2, 3], 0, 2) } },
  { command: { type: 'extend', minutes: integerIn(2, 4) } },
  { command: { type: 'note', text: textOf(1, 200) } },
  { command: { type: 'deal', cards: { first: 1 } } },
];

test('allowed gives every value of a field over all offers of its type, each once', () => {
  assert.deepEqual(allowed(offers, 'nominate', 'target'), [1, 4, 5, 6]);
  assert.deepEqual(allowed(offers, 'withdraw', 'target'), [4]);
  assert.deepEqual(allowed(offers, 'point', 'targets'), [2, 3]);
  assert.deepEqual(allowed(offers, 'extend', 'minutes'), [2, 3, 4]);
});

test('allowed gives nothing where nothing can be listed', () => {
  assert.deepEqual(allowed(offers, 'vote', 'target'), []);
  assert.deepEqual(allowed(offers, 'nominate', 'reason'), []);
  assert.deepEqual(allowed(offers, 'note', 'text'), []);
  assert.deepEqual(allowed(offers, 'deal', 'cards'), []);
  assert.deepEqual(allowed([], 'nominate', 'target'), []);
});

test('offerOf finds what may be done, and says undefined where it may not', () => {
  assert.equal(offerOf(offers, 'withdraw')?.target, 4);
  assert.equal(offerOf(offers, 'vote'), undefined);
});
