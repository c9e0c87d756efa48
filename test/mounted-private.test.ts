/** A private window that may keep nothing, or a browser that forgets what a site keeps: the evening goes on. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Typed } from '../src/kernel/game.ts';
import { open } from './mounted/dom.ts';
import { enter } from './mounted/look.ts';
import './mounted/scripts.ts';
import { serve } from './mounted/served.ts';

const server = await serve();
open();
const { anyToken, forget, keep, recall } = await import('../src/web/memory.ts');
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

/** The browser throws away what the site keeps, while its page is open. */
function wipe(): () => void {
  const before = STORES.map((name) => Object.getOwnPropertyDescriptor(globalThis, name)!);
  const empty = new Map<string, string>();
  const value = {
    getItem: (key: string) => empty.get(key) ?? null,
    setItem: (key: string, one: string) => void empty.set(key, one),
    removeItem: (key: string) => void empty.delete(key),
  };
  for (const name of STORES) Object.defineProperty(globalThis, name, { value, configurable: true });
  return () => STORES.forEach((name, i) => void Object.defineProperty(globalThis, name, before[i]!));
}

test('where all is forgotten in the middle of a game the page that is open goes on, by its own key', async () => {
  const { room, guests } = await server.lay(['Alma', 'Bodil'], 'ordet-fanger');
  const phone = await server.opens(room);
  await enter(phone.control(/^your name/i), 'Cyril');
  await phone.presses(/^sit down/i);
  hand.value = 'left';
  const begun = guests[0]!.ask({ type: 'room.start' });
  await server.passes(500);
  assert.deepEqual(await begun, {});
  const before = anyToken(room, 'phone');
  const mayAgain = wipe();
  try {
    server.cuts(BROKEN);
    await server.passes(10_000);
    const { seats } = await server.stateOf(room);
    assert.deepEqual([seats.length, seats[2]!.connected], [3, true]);
    assert.doesNotMatch(phone.says(), /playing already/i);
    assert.deepEqual([anyToken(room, 'phone'), hand.value], [before, 'left']);
    await phone.closes();

    // Loaded anew it knows nobody: a bot plays the chair, and in the next game there is one.
    forget(`token.${room}`);
    const stranger = await server.opens(room);
    assert.match(stranger.says(), /they are playing already/i);
    await server.passes(10_000);
    const does = async (command: object) => {
      const done = guests[0]!.ask(command as Typed);
      await server.passes(500);
      assert.deepEqual(await done, {}, JSON.stringify(command));
    };
    await does({ type: 'room.cover', seat: 2, bot: 'clever' });
    for (const type of ['room.pause', 'room.cancel', 'room.rematch']) await does({ type });
    await server.passes(6_000);
    await enter(stranger.control(/^your name/i), 'Cyril again');
    await stranger.presses(/^sit down/i);
    assert.ok(stranger.has(/^i am ready/i), stranger.says());
    await stranger.closes();
  } finally {
    hand.value = 'right';
    mayAgain();
  }
});
