import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as inks from './inks.ts';
import { town } from './town.ts';

test('no word is drawn into the town: its signs are the same in every language', () => {
  for (const ink of [inks.day, inks.desk, inks.night])
    for (const isLean of [true, false]) {
      const art = town(ink, isLean);
      assert.ok(art.length > 10_000);
      assert.doesNotMatch(art, /<text|NaN|undefined/);
    }
});
