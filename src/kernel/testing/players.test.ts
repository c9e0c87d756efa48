import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oneOf } from '../offer.ts';
import { lots } from '../random.ts';
import { sampleOne } from './players.ts';

test('a player who would do something of care, and is offered none, does something else', () => {
  const plain = { command: { type: 'say', number: oneOf([1, 2]) } };
  const care = { command: { type: 'leave' }, care: true } as const;
  for (let seed = 0; seed < 50; seed++) {
    assert.equal(sampleOne([plain], lots(seed), 1000)?.type, 'say');
    assert.equal(sampleOne([plain, care], lots(seed), 1000)?.type, 'leave');
    assert.equal(sampleOne([plain, care], lots(seed), 0)?.type, 'say');
  }
  assert.equal(sampleOne([], lots(1), 1000), undefined);
});
