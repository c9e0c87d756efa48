/** The room by lamp light: bricks, the lamp, the pool of light whose rim is the clock, the table. */
import {
  cutDisc,
  cutPoly,
  fan,
  gouge,
  gouges,
  n1,
  path as P,
  type Point,
  type Random,
  rad,
} from '../../../../web/art/lino.ts';
import { swirl } from '../../../../web/art/sky.ts';
import { C } from './inks.ts';

interface Wall {
  readonly gap?: number;
  /** Where the wall is left plain, so that words can be read. */
  readonly clear?: (x: number, y: number) => boolean;
}

export const bricks = (w: number, h: number, r: Random, { gap = 46, clear = () => true }: Wall = {}): string => {
  let d = '';
  for (let y = 20, row = 0; y < h; y += gap, row++)
    for (let x = (row % 2) * gap * 1.2 - gap; x < w; x += gap * 2.4) {
      if (r() > 0.3 && clear(x + gap, y))
        d += gouge(x + r() * 8, y, x + gap * 1.7 + r() * 16, y + (r() - 0.5) * 3, gap * 0.07);
      if (r() > 0.86 && clear(x, y + gap / 2)) d += gouge(x, y + 4, x + 1, y + gap - 8, gap * 0.05);
    }
  return P(d, C.brick);
};

/** A wall of the interrogation room. */
export const wall = (w: number, h: number, r: Random, looks: Wall = {}): string =>
  `<rect width="${w}" height="${h}" fill="${C.noir}"/>${bricks(w, h, r, looks)}`;

/** The lamp: hangs from (px, 0), its shade at (x, y), turned by the swing. */
export const lamp = (px: number, x: number, y: number, k = 1, { lit = true } = {}): string => {
  const a = (Math.atan2(x - px, y) * 180) / Math.PI;
  return (
    `<path d="M${n1(px)} -10L${n1(x)} ${n1(y - 60 * k)}" stroke="#cbbd9c" stroke-width="${n1(5 * k)}" fill="none"/>` +
    `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(-a)}) scale(${k})">` +
    P('M-30 -62H30V-40H-30Z', '#5a0f2a') +
    P('M-34 -48Q0 -66 34 -48L128 44Q0 78 -128 44Z', C.rasp) +
    P(
      gouges([
        [-22, -44, -96, 38, 6],
        [-8, -46, -40, 50, 5],
        [12, -46, 28, 52, 5],
        [26, -42, 84, 42, 6],
      ]),
      C.raspDeep,
    ) +
    P(gouge(-60, 0, -24, -42, 4), '#e8668e') +
    P('M-128 44Q0 78 128 44Q0 60 -128 44Z', lit ? C.cream : '#4e1128') +
    (lit
      ? P('M-44 56Q0 66 44 56Q34 92 0 92Q-34 92 -44 56Z', C.cream) + P(gouge(-22, 70, 10, 84, 4, 4), C.custardCut)
      : '') +
    '</g>'
  );
};

const STEPS = [
  ['#43291f', 1.5],
  ['#5f4222', 1.22],
  ['#8a6528', 1],
] as const;

/** Pool of light on the table seen from above, in printed steps; its rim is drawn apart (rimCuts). */
export const pool = (cx: number, cy: number, rx: number, ry: number, r: Random): string => {
  let s = '';
  STEPS.forEach(([c, k], q) => {
    s += P(cutDisc(cx, cy, rx * k, ry * k, r, rx * 0.012, 72), c);
    let f = '';
    for (let j = 0; j < 60; j++) {
      const a = rad(j * 6 + q * 3);
      const o = k * (1.05 + 0.05 * (j % 2));
      f += gouge(
        cx + rx * k * 0.97 * Math.cos(a),
        cy + ry * k * 0.97 * Math.sin(a),
        cx + rx * o * Math.cos(a),
        cy + ry * o * Math.sin(a),
        4.4,
      );
    }
    s += P(f, c);
  });
  return s + P(cutDisc(cx, cy, rx * 0.8, ry * 0.8, r, rx * 0.008, 72), C.custard);
};

/** Sixty cuts round the pool, clockwise from the top: the lit ones are left. */
export const rimCuts = (cx: number, cy: number, rx: number, ry: number): string[] =>
  Array.from({ length: 60 }, (_, j) => {
    const a = rad(j * 6 - 90);
    const l = j % 5 === 0 ? 0.85 : 0.88;
    return gouge(
      cx + rx * 0.97 * Math.cos(a),
      cy + ry * 0.97 * Math.sin(a),
      cx + rx * l * Math.cos(a),
      cy + ry * l * Math.sin(a),
      6,
    );
  });

/** Light that falls: each printed step of the pool has its own cone. */
export const cone = (r: Random, [lx, ly]: Point, rim: number, [cx, cy]: Point, rx: number, c: string): string =>
  P(
    cutPoly(
      [
        [lx - rim, ly],
        [lx + rim, ly + rim * 0.24],
        [cx + rx, cy],
        [cx - rx, cy],
      ],
      r,
      2,
      30,
    ),
    c,
  );

/** A beam straight down, wider below: from (x, y) with half widths a and b to the height `to`. */
export const beam = (r: Random, x: number, y: number, a: number, to: number, b: number, c: string): string =>
  P(
    cutPoly(
      [
        [x - a, y],
        [x + a, y],
        [x + b, to],
        [x - b, to],
      ],
      r,
      3,
      34,
    ),
    c,
  );

/** The interrogation table seen from above. */
export const tabletop = (cx: number, cy: number, rx: number, ry: number, r: Random): string =>
  P(cutDisc(cx, cy + 16, rx + 6, ry + 8, r, 3, 110), '#1a1016') +
  P(cutDisc(cx, cy, rx, ry, r, 3, 120), C.wood) +
  P(
    swirl(cx, cy, rx * 0.3, ry * 0.3, 12, Math.min(rx, ry) / 17, r, {
      w: 3.4,
      density: 0.7,
      len: 0.06,
      clip: (x, y) => ((x - cx) / (rx - 14)) ** 2 + ((y - cy) / (ry - 14)) ** 2 < 1,
    }),
    C.woodCut,
  );

/** The same table from the side: a board from `y` down. */
export const board = (r: Random, y: number, grains = 70): string => {
  let w = '';
  const plank = (at: number): readonly Point[] => [
    [-10, at],
    [1930, at - 8],
    [1930, 1090],
    [-10, 1090],
  ];
  for (let k = 0; k < grains; k++) {
    const gx = r() * 1920;
    const gy = y + 34 + r() * (1050 - y);
    w += gouge(gx, gy, gx + 90 + r() * 120, gy + (r() - 0.5) * 5, 3);
  }
  return P(cutPoly(plank(y), r, 3, 40), '#1a1016') + P(cutPoly(plank(y + 12), r, 3, 40), C.wood) + P(w, C.woodCut);
};

export const rays = (x: number, y: number): string => P(fan(x, y, 170, 620, 62, 118, 13, 5), C.custardCut);
