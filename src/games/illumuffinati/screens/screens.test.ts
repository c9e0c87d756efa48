import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '../../../kernel/game.ts';
import { type Face, NUMBERS } from '../content.ts';
import type { View } from '../state.ts';
import { movedFor } from '../state.ts';
import { textsFor } from '../texts/all.ts';
import { walls } from '../texts/wall/index.ts';
import { backs } from './art/back.ts';
import { heap, hollow, stack } from './art/coins.ts';
import { nose, splitScene } from './art/later-scenes.ts';
import { muffinArt } from './art/muffins.ts';
import { pageKey } from './clock.ts';
import { newsAfter } from './news.ts';
import { againOf } from './race.ts';
import { gained, signed, standings } from './ranks.ts';
import { placesFor } from './table/places.ts';

const FACES: readonly Face[] = [...NUMBERS, 'J'];

test('every face of the deck is drawn once, and no drawing brings a style of its own', () => {
  const drawings = FACES.map(muffinArt);
  assert.equal(new Set(drawings).size, FACES.length);
  for (const art of [...drawings, ...Object.values(backs), nose('red'), nose('taped')]) {
    assert.ok(art.startsWith('<'));
    assert.ok(!/style=|NaN|undefined/.test(art));
  }
});

test('coins are counted: a stack, a heap and a purse have as many as there are', () => {
  const coins = (art: string) => art.split('fill="#f2c65a"').length - 1;
  for (const n of [1, 5, 10, 26, 47]) {
    assert.equal(coins(stack(0, 0, n)), n);
    assert.equal(coins(heap(0, 0, n, { cap: 4 })), n);
  }
  assert.equal(hollow(0, 0, 6, 2).split('<ellipse').length - 1, 2);
  // Second thoughts: whatever the answer, the picture holds all coins of the bribe.
  for (let keep = 0; keep <= 20; keep++) assert.equal(coins(splitScene(20 - keep, keep)), 20);
});

test('words of the table and of the console are in all four languages', async () => {
  const shape = (node: unknown, path = ''): string[] =>
    typeof node === 'object' && node !== null
      ? Object.entries(node).flatMap(([key, value]) => shape(value, `${path}.${key}`))
      : [`${path} ${typeof node}`];
  const wanted = shape(await walls.en());
  assert.ok(wanted.length > 100, String(wanted.length));
  for (const language of LANGUAGES) assert.deepEqual(shape(await walls[language]()), wanted, language);
});

const counted = (gold: number[], suspicious: number[], openShop: number[], more: Partial<View> = {}): View =>
  ({ gold, suspicious, openShop, ranking: null, burglary: null, titles: null, ...more }) as View;

test('nobody has a place before it is said who wins; then all stand from the first to the last, ties by seat', () => {
  const view = counted([60, 66, 60, 50], [1, 0, 1, 0], [2, 2, 2, 3]);
  const placed = (more: Partial<View>) => standings({ ...view, ...more }).map(({ seat, place }) => [seat, place]);
  const nobody = [0, 1, 2, 3].map((seat) => [seat, null]);
  assert.deepEqual(placed({}), nobody);
  assert.deepEqual(placed({ isCancelled: true }), nobody);
  assert.deepEqual(placed({ ranking: { places: [2, 1, 2, 4], winners: [1], why: 'gold' } }), [
    [1, 1],
    [0, 2],
    [2, 2],
    [3, 4],
  ]);
});

test('what the burglary moved stands at the thief and at the robbed', () => {
  const view = counted([70, 50], [3, 0], [1, 1], {
    titles: { thief: 0, absent: 1 },
    burglary: { victim: 1, amount: 10 },
  });
  assert.deepEqual([movedFor(view, 0), movedFor(view, 1)].map(signed), ['+10', '−10']);
  const own = counted([70], [3], [1], { titles: { thief: 0, absent: 0 }, burglary: { victim: null, amount: 0 } });
  assert.equal(signed(movedFor(own, 0)), '');
  assert.deepEqual([0, 7].map(gained), ['0', '+7']);
});

test('whoever races once more is told why', () => {
  const t = textsFor('en');
  const race = { attempt: 1, isRunning: true, isCued: false, times: [] };
  const again = (more: object) => againOf(t, { ...race, ...more } as never);
  const times = [0, 1].map((seat) => ({ seat, ms: 300 }));
  assert.equal(again({}), undefined);
  assert.equal(again({ times }), t.nose.again);
  assert.equal(again({ attempt: 2 }), 'Nobody touched a nose. Attempt 2 of 3.');
  for (const more of [{ isCued: true }, { isRunning: false }]) assert.equal(again({ times, ...more }), undefined);
});

test('there is a place on the table for every Baker', () => {
  for (const players of [4, 5, 6, 7]) {
    const { k, at } = placesFor(players);
    assert.equal(at.length, players - 1);
    for (const [x, y] of at) assert.ok(x >= 0 && y >= 200 && x + 448 * k <= 1920 && y + 288 * k <= 980, `${x} ${y}`);
  }
});

test('whatever came at once is read aloud together, and once', () => {
  const before = ['Bodil offers 2 gold.', 'One card is left.'];
  const opened = newsAfter(null, before);
  assert.equal(opened.text, 'One card is left.', 'a page that is opened reads what is so now');
  const turned = newsAfter(opened, [...before, 'Bodil turns over: 22 Hazelnut.', 'A mistake.', 'Sold: Cyril 9.']);
  assert.equal(turned.text, 'Bodil turns over: 22 Hazelnut. A mistake. Sold: Cyril 9.');
  const same = [...before, 'Bodil turns over: 22 Hazelnut.', 'A mistake.', 'Sold: Cyril 9.'];
  assert.equal(newsAfter(turned, same), turned, 'nothing came, and nothing is read again');
  assert.equal(newsAfter(turned, []).text, '', 'a new game has told nothing');
});

test('a phone begins at its top with every new screen, and with the own turn to pass', () => {
  const at = (phase: View['phase'], more: Partial<View> = {}) =>
    pageKey(
      {
        phase,
        round: 0,
        run: 0,
        home: [],
        gold: [25, 25, 25, 25],
        inspector: 0,
        passes: 0,
        ...more,
      } as unknown as View,
      2,
    );
  assert.equal(at('open'), at('negotiate'), 'the same cards, and now one may pay');
  assert.notEqual(at('negotiate'), at('takeback', { home: [1] }));
  assert.notEqual(at('takeback', { home: [1] }), at('negotiate', { home: [1] }));
  assert.notEqual(at('hide'), at('hide', { passes: 1 }), 'the bag has come');
  assert.equal(at('earnings'), at('round-end'));
});
