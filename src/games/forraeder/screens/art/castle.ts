/** The castle at night: the sky, and the walls before it, so that the moon passes between them. And a strip of it. */
import { cutPoly, gouge, gouges, type Point, path, seeded } from '../../../../web/art/lino.ts';
import { star, swirl } from '../../../../web/art/sky.ts';
import { arch, crimson } from './shapes.ts';

const W = 1920;
const H = 1080;
const moon = [1180, 130, 74] as const;
const stone = '#2f2031';
const stoneUp = '#3a283b';
const roof = '#1a1020';
const cut = '#4c3649';
const deep = '#0b0711';

/** One window for each seat; with fewer seats the wings stay dark. */

export const windowPlaces: readonly Point[] = [
  [558, 395],
  [758, 440],
  [890, 440],
  [1030, 440],
  [1162, 440],
  [1362, 395],
  [558, 540],
  [758, 590],
  [890, 590],
  [1030, 590],
  [1162, 590],
  [1362, 540],
  [558, 685],
  [758, 740],
  [890, 740],
  [1030, 740],
  [1162, 740],
  [1362, 685],
  [306, 700],
  [430, 700],
  [1490, 700],
  [1614, 700],
];

export const nightSky = (): string => {
  const r = seeded(77),
    sky = '#120c1b',
    cutS = '#241a33';
  let s =
    `<rect width="${W}" height="${H}" fill="${sky}"/>` +
    path(
      swirl(moon[0], moon[1], moon[2] + 40, moon[2] + 40, 52, 27, r, {
        w: 3.4,
        density: 1,
        len: 0.034,
        clip: (x, y) => x > -40 && x < W + 40 && y > -40 && y < 980 && !(x < 640 && y < 330),
      }),
      cutS,
    ) +
    path(
      swirl(moon[0], moon[1], moon[2] + 60, moon[2] + 60, 16, 60, r, {
        w: 2.6,
        density: 0.5,
        len: 0.03,
        clip: (x, y) => x > -40 && x < W + 40 && y > -40 && y < 900 && !(x < 640 && y < 330),
      }),
      '#4d1a2c',
    );
  for (let i = 0; i < 64; i++) {
    const x = r() * W,
      y = r() * 560;
    if ((x < 470 && y < 540) || (x < 660 && y < 320)) continue;
    s += path(star(x, y, 3 + r() * 6), r() > 0.65 ? '#d8b868' : '#9a8fae');
  }
  return s;
};

export const nightKeep = (): string => {
  const r = seeded(78);
  let s = '';
  // hills
  s += path(
    cutPoly(
      [
        [-10, 900],
        [-10, 690],
        [140, 640],
        [300, 720],
        [520, 640],
        [1400, 640],
        [1640, 730],
        [1780, 630],
        [1930, 690],
        [1930, 900],
      ],
      r,
      5,
      30,
    ),
    '#1b1222',
  );
  const tower = (x: number, w: number, top: number, base: number, rh: number, tone = stone, flag = true): string => {
    let t =
      path(
        cutPoly(
          [
            [x - w / 2, base],
            [x - w / 2, top],
            [x + w / 2, top],
            [x + w / 2, base],
          ],
          r,
          1.4,
          40,
        ),
        tone,
      ) +
      path(
        cutPoly(
          [
            [x - w / 2 - 16, top + 4],
            [x - w / 2 - 8, top - 18],
            [x, top - rh],
            [x + w / 2 + 8, top - 18],
            [x + w / 2 + 16, top + 4],
          ],
          r,
          1.2,
          36,
        ),
        roof,
      );
    let g = '';
    for (let y = top + 26; y < base - 10; y += 30)
      for (let q = -w / 2 + 14 + ((y / 30) % 2) * 24; q < w / 2 - 30; q += 56)
        if (r() > 0.42) g += gouge(x + q, y, x + q + 30 + r() * 14, y + 1, 2);
    t +=
      path(g, cut) +
      path(
        gouges([
          [x - w / 2 + 4, top - 14, x - 4, top - rh + 20, 3.6],
          [x - w * 0.2, top - 10, x + 2, top - rh * 0.62, 2.6],
          [x + w * 0.2, top - 8, x + 8, top - rh * 0.5, 2.4],
        ]),
        '#4d1a2c',
      );
    return !flag
      ? t
      : t +
          path(`M${x - 2} ${top - rh - 44}h4v50h-4Z`, roof) +
          path(`M${x + 2} ${top - rh - 42}q26 -4 44 8q-20 4 -44 16Z`, crimson);
  };
  const battle = (x0: number, x1: number, top: number, base: number, tone: string): string => {
    const pts: [number, number][] = [[x0, base]];
    const n = Math.round((x1 - x0) / 46) * 2 + 1,
      w = (x1 - x0) / n;
    for (let i = 0; i < n; i++) {
      const y = i % 2 ? top + 22 : top;
      pts.push([x0 + i * w, y], [x0 + (i + 1) * w, y]);
    }
    pts.push([x1, base]);
    let g = '';
    for (let y = top + 54; y < base - 10; y += 32)
      for (let q = x0 + 16 + ((y / 32) % 2) * 30; q < x1 - 40; q += 64)
        if (r() > 0.42) g += gouge(q, y, q + 34 + r() * 14, y + 1, 2);
    return path(cutPoly(pts, r, 0.9, 44), tone) + path(g, cut);
  };
  s +=
    battle(228, 520, 600, 900, '#281a2a') +
    battle(1400, 1692, 600, 900, '#281a2a') +
    tower(226, 76, 606, 900, 96, '#281a2a', false) +
    tower(1694, 76, 606, 900, 96, '#281a2a', false);
  s +=
    tower(824, 118, 270, 460, 120, '#281a2a', false) +
    tower(1096, 118, 262, 460, 128, '#281a2a', false) +
    battle(672, 1248, 330, 920, stoneUp) +
    tower(558, 172, 290, 910, 170) +
    tower(1362, 172, 290, 910, 170);
  // gate
  s +=
    path(arch(960, 930, 150, 112), deep) +
    path(
      gouges([
        [914, 928, 914, 862, 3],
        [938, 928, 938, 836, 3],
        [960, 928, 960, 828, 3],
        [982, 928, 982, 836, 3],
        [1006, 928, 1006, 862, 3],
        [888, 884, 1032, 884, 2.4],
      ]),
      '#4c3649',
    );
  // rock and moat
  s += path(
    cutPoly(
      [
        [-10, 960],
        [120, 900],
        [230, 872],
        [470, 900],
        [880, 922],
        [1040, 922],
        [1460, 898],
        [1700, 870],
        [1820, 905],
        [1930, 950],
        [1930, 1090],
        [-10, 1090],
      ],
      r,
      4,
      26,
    ),
    '#0d0812',
  );
  let m = '';
  for (let k = 0; k < 90; k++) {
    const x = r() * W,
      y = 940 + r() * 136;
    m += gouge(x, y, x + 50 + r() * 90, y + r() * 2, 2);
  }
  s += path(m, '#241a33');
  return s;
};
