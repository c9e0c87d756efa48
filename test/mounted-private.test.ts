/** A private window that may keep nothing: all that a browser remembers refuses, and the evening goes on. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from './mounted/dom.ts';
import { enter } from './mounted/look.ts';
import './mounted/scripts.ts';
import { serve } from './mounted/served.ts';

const server = await serve();
open();
const { keep, recall } = await import('../src/web/memory.ts');
const { hand } = await import('../src/web/settings.ts');
const { loadTexts } = await import('../src/web/texts/index.ts');
await loadTexts('en');

const BROKEN = 1006;
const STORES = ['localStorage', 'sessionStorage'] as const;

/** Every touch of a store is refused, as Safari does it where cookies are blocked. */
function keepNothing(): () => void {
  const before = STORES.map((name) => Object.getOwnPropertyDescriptor(globalThis, name)!);
  const get = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of STORES) Object.defineProperty(globalThis, name, { get, configurable: true });
  return () => STORES.forEach((name, i) => void Object.defineProperty(globalThis, name, before[i]!));
}

test('where nothing may be kept one sits down, loses the line, and has the same chair', async () => {
  const mayAgain = keepNothing();
  try {
    const { room } = await server.lay(['Alma', 'Bodil']);
    const phone = await server.opens(room);
    await enter(phone.control(/^your name/i), 'Cyril');
    await phone.presses(/^sit down/i);
    assert.deepEqual(
      (await server.stateOf(room)).seats.map(({ name }) => name),
      ['Alma', 'Bodil', 'Cyril'],
    );
    hand.value = 'left';
    keep('name', 'Cyril');
    assert.equal(recall('name'), 'Cyril', 'it is remembered as long as the page is there');

    server.cuts(BROKEN);
    await server.passes(10_000);
    assert.ok(phone.has(/^i am ready/i), 'back in the lobby, and not at the door');
    assert.equal((await server.stateOf(room)).seats.length, 3);
    await phone.closes();
  } finally {
    hand.value = 'right';
    mayAgain();
  }
});
