/** Drawings are code: a changed digit is a changed picture. Who means to change one looks at it, and freezes it anew. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { ROOM_LIMITS } from '../../kernel/room/commands.ts';
import { party, ways } from './front.ts';
import { icons } from './icons.ts';
import { bowl, curtains, dealt, letter, timeline, wreath } from './keepsakes.ts';
import { candle, cardBack, cardCrown, cardFoot, edgeCuts, hand, lantern, ring, seal } from './marks.ts';
import { maskAt, maskNames } from './mask.ts';
import { maskOn, masks } from './masks.ts';
import { dawn, day, dusk, gold, hush, night, red } from './palette.ts';
import { castle, interrogation, shout, townMap } from './posters.ts';
import { symbolArt } from './symbols.ts';
import { roundTable, smallTable, tableScene } from './table.ts';
import { along, hole, roundVillage, thread, village, villageStrip } from './village.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
const guests = [{ mask: 'owl', tint: 1 }, null, { mask: 'fox', tint: 6 }] as const;

const pictures: { readonly [name: string]: () => string } = {
  masks: () => Object.values(masks).join(''),
  icons: () => JSON.stringify(icons),
  symbols: () => JSON.stringify(symbolArt),
  palettes: () => JSON.stringify([day, night, dusk, dawn, gold, red, hush]),
  marks: () =>
    [
      hand('#fff', '#000', '#bf2f3c'),
      seal('#000'),
      cardBack('#111', '#222'),
      cardCrown('#111'),
      cardFoot('#111', '#222'),
      ring(0.38),
      candle(0.62),
      candle(0.3, '#e5d8be', '#cfbe9d', false),
      lantern(true),
      lantern(false),
      ...edgeCuts(390, 800),
    ].join(''),
  village7: () => village(day, { seats: 7, sun: [1500, 120, 60], clear: [[100, 100, 200, 200]] }),
  village12: () => village(dusk, { lit: (seat) => seat !== 7 }),
  village22: () => village(night, { seats: 22, moon: [1500, 120, 60], rx: 706, ry: 356, scale: 0.86 }),
  roundVillage: () => roundVillage(red, { sun: [300, 100, 40] }),
  villageStrip: () => villageStrip(dusk, { w: 800, h: 392, R: 760, ground: 112, houses: 9, scale: 1.22, seed: 5 }),
  yarn: () => thread([10, 20], [300, 200]) + hole({ x: 10, y: 20 }, '#fff'),
  castle: () => castle({ w: 380, h: 640 }),
  interrogation: () => interrogation({ w: 760, h: 320 }),
  shout: () => shout({ word: ['Et dyr', 'med lang', 'hale'] }),
  townMap: () => townMap({ w: 640, h: 300 }),
  roundTable: () => roundTable({ cx: 960, cy: 540, R: 300, W: 1920, H: 1080 }) + smallTable(100, 100, 80),
  front: () =>
    party() +
    Object.values(ways)
      .map((way) => way())
      .join(''),
  tableScene: () => tableScene({ guests }) + tableScene({ guests, lit: false }),
  keepsakes: () =>
    [
      letter(),
      letter(true),
      bowl([1, 2, 3]),
      dealt(),
      wreath(),
      curtains(390, 300),
      timeline({
        segs: [
          ['day', 3, 'Day 1'],
          ['night', 1],
        ],
        at: 0.4,
        marks: [[0.1, 'nom']],
        seen: 0.6,
      }),
    ].join(''),
};

const frozen: { readonly [name: string]: string } = {
  masks: 'e7c2b4d7eae2',
  icons: '295d055f989b',
  symbols: 'c6c2b43ed958',
  palettes: '015783bc41ba',
  marks: '1338aeaae744',
  village7: 'df0eb71da226',
  village12: 'cd334b5f3a97',
  village22: '7b9214065a54',
  roundVillage: 'e2ca42507ef5',
  villageStrip: '931bca3220c4',
  yarn: '12f9d710854f',
  castle: '9c0aca2d23a6',
  interrogation: 'f8569df4d216',
  shout: '913b17cab278',
  townMap: '67e4ca29f271',
  roundTable: 'e83ef3c9c6c9',
  front: '8c683aa080c9',
  tableScene: '23fa6727cb3a',
  keepsakes: 'be119c5a0583',
};

for (const [name, draw] of Object.entries(pictures)) {
  test(`the picture "${name}" is the one that was looked at`, () => assert.equal(hashOf(draw()), frozen[name]));
}

test('the same arguments draw the same picture', () => {
  for (const draw of Object.values(pictures)) assert.equal(draw(), draw());
});

test('no drawing carries a style that the content security policy would drop, or anything but drawing', () => {
  for (const [name, draw] of Object.entries(pictures)) {
    assert.doesNotMatch(draw(), / style=|<style|<script| on\w+=|(href|src)="(?!#)/, name);
  }
});

test('there are as many masks as a room has numbers for, and the first and last are those the look named', () => {
  assert.equal(maskNames.length, ROOM_LIMITS.masks);
  assert.deepEqual([maskAt(0), maskAt(23), maskNames.indexOf('plague-doctor')], ['owl', 'bee', 13]);
});

test('a mask on its own ground brings the ground with it', () => {
  assert.match(masks.owl, /--mask-cut/);
  assert.doesNotMatch(maskOn('owl', '#123456'), /--mask-cut/);
});

test('every seat gets the same room along the ring, at every number of seats', () => {
  for (const seats of [7, 9, 15, 22]) {
    const at = along(seats, 960, 484, 580, 308);
    const places = Array.from({ length: seats }, (_, seat) => at(seat / seats));
    const gaps = places.map((place, seat) => {
      const next = places[(seat + 1) % seats]!;
      return Math.hypot(next.x - place.x, next.y - place.y);
    });
    assert.ok(Math.max(...gaps) / Math.min(...gaps) < 1.2, `${seats} seats: ${gaps.map(Math.round)}`);
  }
});

test('words that a person typed cannot become part of a drawing', () => {
  const art = timeline({ segs: [['day', 1, '<b onclick="x">&']], at: 0, marks: [] });
  assert.match(art, /&lt;b onclick=&quot;x&quot;&gt;&amp;/);
});
