import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isVirtual } from './hold.ts';

test('a finger or a mouse is not taken for a screen reader', () => {
  assert.equal(isVirtual({ detail: 1, buttons: 0, pointerType: 'touch' }), false);
  assert.equal(isVirtual({ detail: 1, buttons: 0, pointerType: 'mouse' }), false);
  assert.equal(isVirtual({ detail: 1, buttons: 0 }), false);
});

test('a press without length is', () => {
  assert.equal(isVirtual({ detail: 0, buttons: 0, pointerType: 'mouse' }), true);
  assert.equal(isVirtual({ detail: 1, buttons: 0, pointerType: '' }), true);
  assert.equal(isVirtual({ detail: 1, buttons: 1, pointerType: 'touch' }), true);
});
