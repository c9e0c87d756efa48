/** A phone that cannot buzz for a page, as no iPhone can, is neither promised it nor asked for it. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Typed } from '../src/kernel/game.ts';
import { open } from './mounted/dom.ts';
import './mounted/scripts.ts';
import { serve } from './mounted/served.ts';

const server = await serve();
open();
const { buzz } = await import('../src/web/settings.ts');
const { loadTexts } = await import('../src/web/texts/index.ts');
await loadTexts('en');

/** Alma shuffles and has the first turn; Bodil waits for hers. */
async function shuffling(t: TestContext) {
  const { room, guests } = await server.lay(['Alma', 'Bodil', 'Cyril'], 'ordet-fanger');
  const [alma, bodil] = guests;
  const does = async (command: object) => {
    const done = alma!.ask(command as Typed);
    await server.passes(2_000);
    assert.deepEqual(await done, {});
  };
  await does({ type: 'room.setOption', name: 'jokers', value: false });
  await does({ type: 'room.start' });
  const phone = await server.opens(room, { as: bodil! });
  t.after(() => phone.closes());
  const goesOn = async () => {
    await does({ type: 'shuffle' });
    await does({ type: 'draw', drawPile: 'left', playPile: null });
  };
  return { phone, goesOn };
}

const PROMISE = /you are number 2\. Your phone buzzes when it is your turn/i;

test('where a phone cannot buzz nothing promises it, there is no switch for it, and the game goes on', async (t) => {
  assert.equal(navigator.vibrate, undefined);
  const { phone, goesOn } = await shuffling(t);
  assert.match(phone.says(), /you are number 2\./i);
  assert.doesNotMatch(phone.says(), /buzz/i);
  await phone.presses(/^menu/i, /^settings/i);
  assert.ok(!phone.has(/buzz/i) && phone.has(/^left/i), phone.says());
  await phone.presses(/^close/i);
  await goesOn();
  assert.match(phone.says(), /your turn/i);
});

test('where it can, it says so and buzzes once the turn is one’s own, unless that is switched off', async (t) => {
  const buzzed: unknown[] = [];
  Object.defineProperty(navigator, 'vibrate', { value: (ms: unknown) => buzzed.push(ms), configurable: true });
  t.after(() => {
    Reflect.deleteProperty(navigator, 'vibrate');
    buzz.value = 'on';
  });
  const { phone, goesOn } = await shuffling(t);
  assert.match(phone.says(), PROMISE);
  await goesOn();
  assert.equal(buzzed.length, 1);

  const silent = await shuffling(t);
  await silent.phone.presses(/^menu/i, /^settings/i, /buzz/i, /^close/i);
  assert.equal(buzz.value, 'off');
  assert.doesNotMatch(silent.phone.says(), /buzzes/i);
  await silent.goesOn();
  assert.equal(buzzed.length, 1);
});
