/** A screen that cannot be drawn leaves no dead page behind. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { h, render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { draw, open, root, written } from './mounted/dom.ts';
import './mounted/scripts.ts';

open();
const { Boundary } = await import('../src/web/boundary.tsx');
const { takeBroken } = await import('../src/web/broken.ts');
const { loadTexts, textsIn } = await import('../src/web/texts/index.ts');
await loadTexts('en');
await loadTexts('sv');
const broken = textsIn('en').errors.broken;

let fails = false;
let again = (): void => {};

function Screen() {
  const [times, setTimes] = useState(0);
  again = () => setTimes(times + 1);
  if (fails) throw new TypeError('Anna holds the black card');
  return h('p', null, `drawn ${times}`);
}

function Frame({ during }: { during: string }) {
  return h(
    'div',
    null,
    h('b', null, 'the menu'),
    h(Boundary, { screen: 'lobby/phone', during, code: 'LYKT', children: h(Screen, null) }),
  );
}

test('it says so in plain words, what is around it stays, and it is tried again when something else goes on', () => {
  const page = root();
  const shows = (during: string) => {
    render(h(Frame, { during }), page as never);
    draw();
    return written(page);
  };
  fails = false;
  assert.match(shows('day'), /the menu.*drawn 0/s);
  fails = true;
  again();
  draw();
  for (const text of [written(page), shows('day')]) {
    assert.match(text, /the menu/);
    for (const word of Object.values(broken)) assert.ok(text.includes(word), word);
    assert.doesNotMatch(text, /drawn|Anna/);
  }
  assert.ok(shows('night').includes(broken.title), 'still so');
  fails = false;
  assert.match(shows('morning'), /drawn 0/);
  assert.ok(!written(page).includes(broken.title));
  const [told, ...more] = takeBroken();
  assert.deepEqual([told?.screen, told?.kind, more.length], ['lobby/phone', 'TypeError', 0], 'the same is told once');
});

test('what fails after it was drawn is caught too, and the table says it in its own language', () => {
  const Late = () => {
    useEffect(() => {
      throw new Error('Anna');
    }, []);
    return h('p', null, 'drawn');
  };
  const page = root();
  render(h(Boundary, { screen: 'maffia/table', words: textsIn('sv'), children: h(Late, null) }), page as never);
  draw();
  assert.ok(written(page).includes(textsIn('sv').errors.broken.title));
  assert.equal(takeBroken()[0]?.screen, 'maffia/table');
});
