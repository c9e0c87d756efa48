/** A double tap, on a clock that a test moves: the second tap is not for the button that came under the finger. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { h } from 'preact';
import { happen, open, pass, root } from './mounted/dom.ts';
import { settled } from './mounted/settled.ts';

open();
const { render } = await import('preact');
const { Button, Steady } = await import('../src/web/kit/index.ts');

function stage() {
  const page = root();
  const pressed: string[] = [];
  const draw = async (of: string) => {
    render(
      h(Steady, { of, children: h(Button, { onPress: () => void pressed.push(of), children: of }) }),
      page as never,
    );
    await settled();
  };
  const tap = async () => {
    happen(page.querySelector('button')!, 'click');
    await settled();
  };
  const isHeld = () => page.querySelector('.steady')!.getAttribute('aria-disabled') !== null;
  return { draw, tap, pressed, isHeld };
}

test('the second tap of two is not for the button that comes in between', async () => {
  const { draw, tap, pressed, isHeld } = stage();
  await draw('Next: Anna speaks');
  await tap();
  await draw('Next: Bo speaks');
  assert.ok(isHeld());
  pass(200);
  await tap();
  assert.deepEqual(pressed, ['Next: Anna speaks']);
  pass(200);
  await settled();
  assert.ok(!isHeld());
  await tap();
  assert.deepEqual(pressed, ['Next: Anna speaks', 'Next: Bo speaks']);
});

test('the same button may be tapped as quickly as one likes, and one that comes by itself at once', async () => {
  const { draw, tap, pressed, isHeld } = stage();
  pass(1_000);
  await draw('One more');
  await tap();
  await tap();
  pass(400);
  await draw('Now');
  assert.ok(!isHeld());
  await tap();
  assert.deepEqual(pressed, ['One more', 'One more', 'Now']);
});
