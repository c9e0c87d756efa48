/** A screen that cannot be drawn leaves no dead page behind. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { h, render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { maffia } from '../src/games/index.ts';
import type { AnyGame, Typed } from '../src/kernel/game.ts';
import type { Entry } from '../src/kernel/table.ts';
import { isBreakage } from '../src/protocol.ts';
import { draw, open, root, written } from './mounted/dom.ts';
import { House } from './mounted/house.ts';
import { wordsOf } from './mounted/look.ts';
import './mounted/scripts.ts';
import { serve } from './mounted/served.ts';
import { layRoom } from './scenes/laid.ts';
import { playedBySeed } from './scenes/sweep.ts';

const server = await serve();
open();
const { Boundary } = await import('../src/web/boundary.tsx');
const { takeBroken } = await import('../src/web/broken.ts');
const { loadTexts, textsIn } = await import('../src/web/texts/index.ts');
await loadTexts('en');
await loadTexts('sv');
const broken = textsIn('en').errors.broken;
const { load, loaded } = await import('../src/web/games.ts');
const { openPage } = await import('./mounted/page.ts');
await load('maffia', 'en');

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

test('what was told and cannot be folded ends in the same words, and the server is told as of a screen', async (t) => {
  const game = maffia as unknown as AnyGame;
  const { log, truth } = playedBySeed(game, { seed: 'broken', seats: 7 });
  const laid = layRoom(log.slice(0, 20) as readonly Entry[], truth.options, {
    game,
    names: ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
  });
  const sent: unknown[] = [];
  const house = new (class extends House {
    override take(line: Parameters<House['take']>[0], text: string): void {
      sent.push(JSON.parse(text));
      super.take(line, text);
    }
  })(laid.room);
  const { page, close } = await openPage(0);
  assert.doesNotMatch(wordsOf(page), new RegExp(broken.title));
  const before = loaded.maffia!;
  t.after(() => {
    loaded.maffia = before;
  });
  loaded.maffia = {
    ...before,
    record: () => {
      throw new TypeError('Anna holds the black card');
    },
  };
  for (let seconds = 0; seconds < 60 && !wordsOf(page).includes(broken.title); seconds++) await house.passes(1_000);
  for (const word of Object.values(broken)) assert.ok(wordsOf(page).includes(word), wordsOf(page));
  assert.doesNotMatch(wordsOf(page), /Anna/);
  const reports = sent.filter(isBreakage);
  assert.deepEqual(
    reports.map(({ broke: { screen, kind } }) => [screen, kind]),
    [['fold/phone', 'TypeError']],
  );
  await close();
});

/** From now on whoever reads these words fails, until they are mended or the test is over. */
function spoils(t: TestContext, words: object, name: string) {
  const before = Object.getOwnPropertyDescriptor(words, name)!;
  let read = 0;
  const get = () => {
    read++;
    throw new TypeError('Anna holds the black card');
  };
  Object.defineProperty(words, name, { get, configurable: true });
  const mend = () => void Object.defineProperty(words, name, before);
  t.after(mend);
  return { mend, wasRead: () => read > 0 };
}

async function inGame() {
  const { room, guests } = await server.lay(['Alma', 'Bodil', 'Cyril'], 'ordet-fanger');
  assert.deepEqual(await guests[0]!.ask({ type: 'room.start' }), {});
  const phone = await server.opens(room, { as: guests[1]! });
  const inside = () => wordsOf(phone.page.querySelector('.inside')!);
  return { host: guests[0]!, phone, inside };
}

test('a sheet that cannot be drawn says so on the sheet: the game stays, and the sheet can be closed', async (t) => {
  const { en } = await import('../src/web/texts/drawers/en.ts');
  const { phone, inside } = await inGame();
  const game = inside();
  const { mend } = spoils(t, en, 'settings');
  await phone.presses(/^menu/i, /^settings/i);
  const sheet = wordsOf(phone.page.querySelector('dialog')!);
  for (const word of Object.values(broken)) assert.ok(sheet.includes(word), sheet);
  assert.equal(inside(), game);
  await phone.presses(/^close/i, /^menu/i);
  assert.ok(phone.has(/^rules/i));
  mend();
  await phone.presses(/^settings/i);
  assert.doesNotMatch(phone.says(), new RegExp(broken.title));
  await phone.closes();
});

test('what lies over a game and cannot be drawn leaves the game where it is, and is tried again when it changes', async (t) => {
  const { en } = await import('../src/web/texts/later/en.ts');
  const { phone, host, inside } = await inGame();
  const { mend } = spoils(t, en, 'pause');
  const does = async (type: string) => {
    const done = host.ask({ type } as Typed);
    await server.passes(200);
    assert.deepEqual(await done, {});
  };
  const game = inside();
  await does('room.pause');
  assert.ok(phone.says().includes(broken.title), phone.says());
  assert.ok(phone.has(new RegExp(broken.again)));
  assert.equal(inside(), game);
  mend();
  await does('room.resume');
  assert.ok(!phone.says().includes(broken.title), phone.says());
  await does('room.pause');
  assert.match(phone.says(), /we take a break/i);
  await phone.closes();
});

test('news that cannot be drawn is left out, and the game goes on', async (t) => {
  const { en } = await import('../src/web/texts/door/en.ts');
  const { phone, host, inside } = await inGame();
  const { wasRead } = spoils(t, en.lead, 'youStandIn');
  host.cut();
  await server.passes(70_000);
  assert.ok(wasRead(), 'Bodil leads in the place of the host');
  assert.ok(!phone.says().includes(broken.title), phone.says());
  assert.ok(phone.has(/^menu/i) && inside() !== '');
  await phone.closes();
});
