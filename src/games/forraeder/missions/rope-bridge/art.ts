/** M6: the rope bridge over the gorge. */
import { cutPoly, disc, fan, gouge, gouges, n1, type Point, path, seeded } from '../../../../web/art/lino.ts';
import { swirl } from '../../../../web/art/sky.ts';
import type { Box } from '../../screens/art/hall.ts';
import { gold, goldDeep } from '../../screens/art/shapes.ts';

interface Bridge {
  readonly x0?: number;
  readonly y0?: number;
  readonly x1?: number;
  readonly y1?: number;
  readonly sag?: number;
  /** Planks that held, the one that groans, how far the group will go. */
  readonly done: number;
  readonly now: number;
  readonly pledged: number;
  /** It has given way. */
  readonly isBroken?: boolean;
}

export const gorge = ({
  W = 1920,
  H = 1080,
  clear = [],
}: {
  W?: number;
  H?: number;
  clear?: readonly Box[];
}): string => {
  const r = seeded(23),
    free = (x: number, y: number): boolean => clear.every(([a, b, w, h]) => x < a || x > a + w || y < b || y > b + h);
  let s =
    `<rect width="${W}" height="${H}" fill="#8c1830"/>` +
    path(
      swirl(1080, 300, 130, 130, 46, 28, r, {
        w: 4,
        density: 1.1,
        len: 0.04,
        clip: (x, y) => x > -40 && x < W + 40 && y > -40 && y < H && free(x, y),
      }),
      '#6d1026',
    ) +
    path(
      swirl(1080, 300, 140, 140, 22, 56, r, {
        w: 3,
        density: 0.5,
        len: 0.04,
        clip: (x, y) => x > -40 && x < W + 40 && y > -40 && y < H && free(x, y),
      }),
      '#ab2a40',
    );
  s += path(disc(1080, 300, 112), gold) + path(fan(1080, 300, 74, 106, 15, 140, 13, 3.2), goldDeep);
  // far ridges in printed steps, then the river
  s +=
    path(
      cutPoly(
        [
          [300, 1090],
          [420, 640],
          [600, 560],
          [760, 640],
          [960, 520],
          [1160, 630],
          [1320, 560],
          [1500, 660],
          [1620, 1090],
        ],
        r,
        6,
        26,
      ),
      '#5e1125',
    ) +
    path(
      cutPoly(
        [
          [360, 1090],
          [480, 790],
          [680, 730],
          [860, 800],
          [1040, 720],
          [1240, 800],
          [1420, 740],
          [1560, 1090],
        ],
        r,
        6,
        26,
      ),
      '#420c1c',
    );
  s += path(
    cutPoly(
      [
        [500, 1090],
        [640, 905],
        [900, 880],
        [1200, 890],
        [1420, 920],
        [1500, 1090],
      ],
      r,
      4,
      30,
    ),
    '#241022',
  );
  let m = '';
  for (let k = 0; k < 40; k++) {
    const x = 620 + r() * 740,
      y = 905 + r() * 160;
    m += gouge(x, y, x + 40 + r() * 90, y + 2, 2.2);
  }
  s += path(m, '#7a2438');
  // cliffs
  const rock = '#1d101b',
    rc = '#3d2438';
  s +=
    path(
      cutPoly(
        [
          [-10, 1090],
          [-10, 626],
          [240, 616],
          [400, 632],
          [432, 690],
          [402, 800],
          [470, 900],
          [452, 1090],
        ],
        r,
        6,
        26,
      ),
      rock,
    ) +
    path(
      cutPoly(
        [
          [W + 10, 1090],
          [W + 10, 560],
          [1720, 552],
          [1540, 574],
          [1500, 640],
          [1536, 760],
          [1470, 880],
          [1510, 1090],
        ],
        r,
        6,
        26,
      ),
      rock,
    );
  let g = '';
  for (let k = 0; k < 26; k++) {
    const x = 20 + r() * 380,
      y = 690 + r() * 320;
    g += gouge(x, y, x + 24 + r() * 30, y + 40 + r() * 40, 3);
  }
  for (let k = 0; k < 24; k++) {
    const x = 1530 + r() * 370,
      y = 640 + r() * 300;
    g += gouge(x, y, x - 24 - r() * 30, y + 40 + r() * 40, 3);
  }
  s += path(g, rc);
  s += path(
    gouges([
      [0, 632, 390, 640, 4, -4],
      [1556, 582, 1900, 566, 4, -2],
    ]),
    '#5d3450',
  );
  return s;
};

/** The bridge: six planks on two ropes. done = crossed, now = the one that groans, rest waits; beyond the pledge it is only drawn in outline. */
export const bridgeArt = ({
  x0 = 418,
  y0 = 640,
  x1 = 1518,
  y1 = 588,
  sag = 118,
  done,
  now,
  pledged,
  isBroken = false,
}: Bridge): { art: string; at: (plank: number) => Point } => {
  const r = seeded(12),
    P = (t: number): Point => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)],
    Q = (t: number): Point => {
      const [x, y] = P(t);
      return [x, y - 132 + 20 * Math.sin(Math.PI * t)];
    };
  const rope = (f: (t: number) => Point, dy: number, c: string, w: number): string => {
    let d = '';
    for (let k = 0; k <= 40; k++) {
      const [x, y] = f(k / 40);
      d += `${k ? 'L' : 'M'}${n1(x)} ${n1(y + dy)}`;
    }
    return `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linejoin="round"/>`;
  };
  let s = rope(Q, -22, '#7a5526', 8) + rope(P, 8, '#5a3c1a', 9),
    ties = '';
  for (let k = 0; k <= 24; k++) {
    const t = k / 24,
      [x, y] = P(t),
      [u, v] = Q(t);
    ties += gouge(u, v - 20, x, y + 8, 2.6);
  }
  s += path(ties, '#7a5526');
  for (let k = 1; k <= 6; k++) {
    const t = (k - 0.5) / 6,
      [x, y] = P(t),
      [, yb] = P(t + 0.01),
      rot = (Math.atan2(yb - y, (x1 - x0) * 0.01) * 180) / Math.PI,
      ghost = k > pledged,
      state = k <= done ? 'done' : k === now ? 'now' : ghost ? 'ghost' : 'wait',
      isGone = isBroken && k === now;
    const wood = { done: '#d3a45c', now: '#f2b84b', wait: '#8a5f33', ghost: 'none' }[state],
      cut = { done: '#8f6430', now: '#b57c1d', wait: '#5d3c1e', ghost: '#a9788a' }[state];
    s +=
      `<g transform="translate(${n1(x)} ${n1(y + (isGone ? 150 : 0))}) rotate(${n1(rot + (isGone ? 38 : state === 'now' ? -3 : 0))})">` +
      (ghost
        ? `<path d="${cutPoly(
            [
              [-76, -10],
              [76, -10],
              [72, 30],
              [-72, 30],
            ],
            r,
            1,
            40,
          )}" fill="#1d101b" fill-opacity=".55" stroke="#e0a9b4" stroke-width="3.4" stroke-dasharray="13 10"/>`
        : path(
            cutPoly(
              [
                [-74, 30],
                [-78, -8],
                [-72, 44],
                [72, 44],
                [78, -8],
                [74, 30],
              ],
              r,
              1,
              40,
            ),
            '#1b0d14',
          ) +
          path(
            cutPoly(
              [
                [-80, -12],
                [80, -12],
                [75, 32],
                [-75, 32],
              ],
              r,
              1.4,
              30,
            ),
            wood,
          ) +
          path(
            gouges([
              [-66, -2, 10, -3, 2.4],
              [-20, 8, 66, 6, 2.4],
              [-62, 20, -6, 21, 2.4],
              [14, 22, 64, 20, 2.4],
            ]),
            cut,
          ) +
          path(disc(-66, 10, 4) + disc(66, 10, 4), '#1b0d14')) +
      (state === 'now' ? path('M18 -12L26 2L16 12L28 32L34 32L24 12L33 2L28 -12Z', '#1b0d14') : '') +
      '</g>';
  }
  // ropes in front, posts
  s +=
    rope(P, -16, '#a87a3d', 7) +
    (
      [
        [x0 - 12, y0 + 20, 176],
        [x1 + 12, y1 + 16, 170],
      ] as const
    )
      .map(
        ([x, y, h]) =>
          path(
            cutPoly(
              [
                [x - 15, y],
                [x - 12, y - h],
                [x + 12, y - h],
                [x + 15, y],
              ],
              r,
              1.4,
              26,
            ),
            '#5a3418',
          ) +
          path(
            gouges([
              [x - 5, y - 8, x - 4, y - h + 12, 2.4],
              [x + 6, y - 20, x + 5, y - h + 40, 2],
            ]),
            '#8a5b2c',
          ) +
          path(`M${x - 18} ${y - h + 18}h36v12h-36Z`, '#a87a3d'),
      )
      .join('');
  return { art: s, at: (plank) => P((plank - 0.5) / 6) };
};
