/** The kitchen: the oven, the tray with one muffin for each Baker, flour, and the Inspector who waits. */
import { cutPoly, disc, fan, gouge, gouges, path as P, seeded } from '../../../../web/art/lino.ts';
import { inspectorCoat } from '../art/figures.ts';
import { C } from '../art/inks.ts';
import { muffinArt } from '../art/muffins.ts';
import { signs } from '../art/signs.ts';

const puff = (x: number, y: number, k: number, c = '#e5d8be', cut = '#b9a98d'): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">` +
  P(disc(0, 0, 40) + disc(44, 8, 30) + disc(-42, 12, 28) + disc(16, 24, 30) + disc(-14, 26, 26), c) +
  P(
    gouges([
      [-26, 8, -8, -20, 4, -6],
      [30, 18, 52, 0, 4, -6],
      [-52, 22, -40, 6, 3, -4],
      [0, 38, 26, 40, 3, 4],
    ]),
    cut,
  ) +
  '</g>';
const oven = (): string => {
  const r = seeded(31);
  let kn = '';
  for (let k = 0; k < 5; k++)
    kn +=
      P(disc(120 + k * 120, 62, 26), '#3a0c1f') +
      P(disc(120 + k * 120, 58, 24), C.paper) +
      P(gouge(120 + k * 120, 58, 120 + k * 120 + 16 * Math.cos(k * 1.3), 58 + 16 * Math.sin(k * 1.3), 6), C.raspDeep);
  return (
    P(
      cutPoly(
        [
          [-10, 4],
          [734, 0],
          [740, 560],
          [-14, 566],
        ],
        r,
        3,
        40,
      ),
      '#3a0c1f',
    ) +
    P(
      cutPoly(
        [
          [0, 0],
          [724, -4],
          [728, 548],
          [-4, 552],
        ],
        r,
        3,
        40,
      ),
      C.rasp,
    ) +
    P(
      cutPoly(
        [
          [0, 0],
          [724, -4],
          [724, 112],
          [0, 116],
        ],
        r,
        2,
        40,
      ),
      C.raspDeep,
    ) +
    kn +
    P(
      gouges([
        [24, 150, 20, 520, 7],
        [706, 150, 706, 480, 6],
        [40, 536, 300, 538, 5],
        [420, 536, 690, 534, 5],
      ]),
      C.raspDeep,
    ) +
    P(gouges([[14, 140, 12, 300, 4]]), '#f08cab') +
    P(
      cutPoly(
        [
          [70, 150],
          [660, 146],
          [664, 460],
          [66, 464],
        ],
        r,
        3,
        40,
      ),
      '#1b0a12',
    ) +
    P(
      cutPoly(
        [
          [88, 168],
          [642, 164],
          [646, 444],
          [84, 448],
        ],
        r,
        3,
        40,
      ),
      C.custard,
    ) +
    P(fan(365, 470, 190, 300, 200, 340, 17, 9), C.custardCut) +
    P(
      gouges([
        [100, 276, 634, 272, 6],
        [98, 386, 638, 384, 6],
      ]),
      '#7a5520',
    ) +
    [0, 1, 2, 3, 4, 5]
      .map((k) => `<g transform="translate(${112 + k * 86} 196) scale(3.3)" color="#a5782c">${signs.muffin}</g>`)
      .join('')
  );
};
const tray = (n: number): string => {
  const r = seeded(17);
  let s =
    P(
      cutPoly(
        [
          [-30, 96],
          [830, 92],
          [880, 160],
          [-84, 166],
        ],
        r,
        2.4,
        40,
      ),
      '#0d0b0e',
    ) +
    P(
      cutPoly(
        [
          [-26, 80],
          [826, 76],
          [872, 146],
          [-76, 152],
        ],
        r,
        2.4,
        40,
      ),
      '#8d8076',
    ) +
    P(
      cutPoly(
        [
          [2, 88],
          [800, 84],
          [830, 134],
          [-34, 138],
        ],
        r,
        2,
        40,
      ),
      '#4f4642',
    ) +
    P(
      gouges([
        [-60, 150, 300, 152, 3],
        [420, 150, 840, 146, 3],
      ]),
      '#c9bba6',
    );
  for (let k = 0; k < n; k++)
    s +=
      `<g transform="translate(${-18 + k * 134} -39) scale(.85)">${muffinArt(3)}</g>` +
      P(
        gouges([
          [70 + k * 134, -66, 62 + k * 134, -112, 4, 10],
          [92 + k * 134, -70, 100 + k * 134, -124, 4, -10],
        ]),
        '#a5937e',
      );
  return s;
};

/** 1920 x 1080 */
export const kitchen = (): string => {
  const r = seeded(41);
  let t = '';
  for (let y = 0; y < 6; y++)
    for (let x = 0; x < 17; x++)
      t +=
        gouge(x * 118 + (y % 2) * 40, 40 + y * 118, x * 118 + 92 + (y % 2) * 40, 40 + y * 118 + (r() - 0.5) * 3, 3.4) +
        gouge(x * 118 + 108, 50 + y * 118, x * 118 + 107, 136 + y * 118, 3);
  return (
    `<rect width="1920" height="1080" fill="#1d141b"/>${P(t, '#2b2028')}` +
    P(
      cutPoly(
        [
          [430, 240],
          [1330, 240],
          [1560, 740],
          [220, 740],
        ],
        r,
        4,
        40,
      ),
      '#3a2520',
    ) +
    P(
      cutPoly(
        [
          [520, 260],
          [1240, 260],
          [1420, 740],
          [340, 740],
        ],
        r,
        4,
        40,
      ),
      '#54371f',
    ) +
    `<g transform="translate(524 70)">${oven()}</g><g transform="translate(488 516)">${tray(6)}</g>` +
    P(
      cutPoly(
        [
          [-10, 700],
          [1930, 694],
          [1930, 1090],
          [-10, 1090],
        ],
        r,
        3,
        40,
      ),
      '#140d12',
    ) +
    P(
      cutPoly(
        [
          [-10, 712],
          [1930, 706],
          [1930, 1090],
          [-10, 1090],
        ],
        r,
        3,
        40,
      ),
      C.wood,
    ) +
    (() => {
      let w = '';
      for (let k = 0; k < 70; k++) {
        const x = r() * 1920,
          y = 740 + r() * 320;
        w += gouge(x, y, x + 90 + r() * 120, y + (r() - 0.5) * 5, 3);
      }
      return P(w, C.woodCut);
    })() +
    P(
      cutPoly(
        [
          [-10, 716],
          [520, 712],
          [520, 724],
          [-10, 730],
        ],
        seeded(3),
        2,
        40,
      ),
      C.wood,
    ) +
    `<g transform="translate(226 462)">${inspectorCoat(0.86)}</g>` +
    P(
      cutPoly(
        [
          [-10, 712],
          [540, 709],
          [540, 790],
          [-10, 790],
        ],
        seeded(3),
        2,
        40,
      ),
      C.wood,
    ) +
    puff(560, 690, 1.2) +
    puff(660, 708, 0.8) +
    puff(1290, 696, 1.1) +
    puff(1190, 712, 0.7) +
    puff(470, 712, 0.6) +
    `<g transform="translate(330 640) rotate(8)">${P('M-46 -58H52V66H-46Z', '#0d0b0e')}${P('M-50 -62H46V60H-50Z', C.paper)}${P(
      gouges([
        [-36, -34, 32, -34, 2.6],
        [-36, -14, 26, -14, 2.6],
        [-36, 6, 34, 6, 2.6],
        [-36, 26, 10, 26, 2.6],
      ]),
      '#6a5c45',
    )}${P(Array.from({ length: 6 }, (_, k) => disc(-42 + k * 17, -62, 5)).join(''), C.raspDeep)}</g>`
  );
};
