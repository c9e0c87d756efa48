/** The interrogation room from above: wall, coat, table, light, and the blotters that the Bakers' cards lie on. */
import { cutDisc, cutPoly, fan, gouges, path as P, type Point, seeded } from '../../../../web/art/lino.ts';
import { inspectorCoat } from '../art/figures.ts';
import { C } from '../art/inks.ts';
import { cone, lamp, pool, tabletop, wall } from '../art/light.ts';
import { POOL } from './places.ts';

const { cx, cy, rx, ry } = POOL;

/** The empty room: cut once. */
export const roomGround = (): string => {
  const r = seeded(8);
  return (
    `<rect width="1920" height="1080" fill="${C.noir}"/>` +
    wall(1920, 420, r, { gap: 48, clear: (x, y) => !(x < 700 && y < 280) }) +
    `<g transform="translate(1210 122)">${inspectorCoat(1.1)}</g>` +
    tabletop(960, 736, 1010, 440, r)
  );
};

/** The light in its printed steps, without the rim. */
export const roomLight = (): string => pool(cx, cy, rx, ry, seeded(80));

export const roomCone = (): string => {
  const r = seeded(81);
  return (
    cone(r, [858, 172], 96, [cx, cy - 20], 236, '#5f4222') +
    cone(r, [858, 176], 70, [cx, cy], 206, C.custard) +
    P(cutDisc(cx, cy, 214, 109, r, 2, 72), C.custard) +
    P(fan(838, 120, 120, 270, 44, 92, 7, 2.6), C.custardCut)
  );
};

const SWING = gouges([
  [1010, 130, 1046, 96, 3, 6],
  [1000, 166, 1054, 126, 3, 6],
  [706, 96, 680, 58, 3, -6],
  [700, 134, 660, 92, 3, -6],
]);

export const roomLamp = (lit: boolean): string => lamp(816, 860, 150, 0.96, { lit }) + (lit ? P(SWING, '#6b5661') : '');

/** What a Baker's cards lie on; lit where something happens. */
export const mat = ([x, y]: Point, k: number, isLit: boolean, seed: number): string => {
  const r = seeded(seed + 50);
  return (
    `<g transform="translate(${x} ${y}) scale(${k})">` +
    P(
      cutPoly(
        [
          [-14, 52],
          [446, 46],
          [458, 290],
          [-20, 294],
        ],
        r,
        2.4,
        30,
      ),
      '#120b10',
    ) +
    P(
      cutPoly(
        [
          [-12, 48],
          [450, 42],
          [454, 284],
          [-18, 288],
        ],
        r,
        2.4,
        30,
      ),
      isLit ? '#5f4222' : '#1d1319',
    ) +
    P(
      gouges([
        [6, 282, 210, 283, 2.4],
        [250, 282, 430, 278, 2.4],
      ]),
      isLit ? C.amber : '#4a3540',
    ) +
    '</g>'
  );
};
